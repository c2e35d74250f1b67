# compiled patterns
import re
p = re.compile(r'(\d)(?P<l>[a-z])', re.I)
print(p, p.pattern, p.groups, p.groupindex, p.search('1A').groups())
# expect: re.compile('(\\d)(?P<l>[a-z])', re.IGNORECASE) (\d)(?P<l>[a-z]) 2 {'l': 2} ('1', 'A')
print(p.match('x1a', 1).span(), p.fullmatch('1ab', 0, 2).span(), p.findall('1a2b'))
# expect: (1, 3) (0, 2) [('1', 'a'), ('2', 'b')]
print(p.sub('_', '1a!'), p.split('x1ay'), p == re.compile(r'(\d)(?P<l>[a-z])', re.I))
# expect: _! ['x', '1', 'a', 'y'] True
print(hash(p) == hash(p), re.compile(p) is p, list(p.finditer('1a'))[0])
# expect: True True <re.Match object; span=(0, 2), match='1a'>
try:
    re.compile(p, re.M)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: cannot process flags argument with a compiled pattern
try:
    re.compile(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: first argument must be string or compiled pattern
print(re.compile('a' * 250), re.compile(b'x'), re.escape('a.b*c d_é-\n'), re.purge())
# expect: re.compile('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa) re.compile(b'x') a\.b\*c\ d_é\-\
# expect:  None
print(re.escape(b'a.b'))  # expect: b'a\\.b'
