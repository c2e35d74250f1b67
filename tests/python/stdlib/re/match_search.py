# match, search, fullmatch, findall, finditer
import re
m = re.search(r'(\w+)@(\w+)\.com', 'mail bob@site.com now')
print(m, m.group(), m.group(1), m.group(1, 2), m.groups(), m.start(), m.end(2))
# expect: <re.Match object; span=(5, 17), match='bob@site.com'> bob@site.com bob ('bob', 'site') ('bob', 'site') 5 13
print(m.span(1), m[0], m[2], m.string, m.pos, m.endpos, m.lastindex, m.re.pattern)
# expect: (5, 8) bob@site.com site mail bob@site.com now 0 21 2 (\w+)@(\w+)\.com
print(re.match('b', 'abc'), re.match('a', 'abc').span(), re.fullmatch('a.c', 'abc'))
# expect: None (0, 1) <re.Match object; span=(0, 3), match='abc'>
print(re.fullmatch('a', 'abc'), re.findall(r'\d', 'a1b22'))  # expect: None ['1', '2', '2']
print(re.findall(r'(\w)(\d)', 'a1b2'), re.findall('', 'ab'))  # expect: [('a', '1'), ('b', '2')] ['', '', '']
print(re.findall(r'(a)|b', 'ab'), [x.group() for x in re.finditer(r'\w+', 'a bc')])
# expect: ['a', ''] ['a', 'bc']
print(bool(re.search('x', 'a')), re.search('', 'abc').span())  # expect: False (0, 0)
try:
    m.group(9)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: no such group
try:
    m.group('nope')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: no such group
try:
    m['x']
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: no such group
try:
    re.match('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: match() missing 1 required positional argument: 'string'
try:
    re.match(1, 'a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: first argument must be string or compiled pattern
try:
    re.match('a', 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: expected string or bytes-like object, got 'int'
try:
    re.match('a', b'a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use a string pattern on a bytes-like object
try:
    re.match(b'a', 'a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use a bytes pattern on a string-like object
