# finditer and replacement functions: how far they go
import re

p = re.compile(r'(\w)(\d)?')
text = 'a1 b c2 d'
print([m.span() for m in p.finditer(text)], [m.groups() for m in p.finditer(text, 2, 6)], [m.group() for m in re.finditer('', 'ab')], list(p.finditer('')))
# expect: [(0, 2), (3, 4), (5, 7), (8, 9)] [('b', None), ('c', None)] ['', '', ''] []
it = p.finditer(text)
print(next(it).group(), next(it).group(), [m.group(1) for m in it], list(it))  # expect: a1 b ['c', 'd'] []
long = 'ab ' * 400
print(sum(1 for m in re.finditer('a', long)), next(re.finditer('b', long)).span(), len([m for m in re.finditer(r'\b', long)]))
# expect: 400 (1, 2) 800
print(re.sub('[ab]', lambda m: m.group().upper(), long[:30]), re.sub('[ab]', lambda m: m.group() * 2, 'abcab', count=3), re.subn('x*', lambda m: '-', 'axb'))
# expect: AB AB AB AB AB AB AB AB AB AB  aabbcaab ('-a--b-', 4)
seen = []


def stop(match):
    seen.append(match.start())
    if len(seen) == 3:
        raise KeyError('enough')
    return ''


try:
    re.sub('a', stop, 'a' * 50)
except KeyError as error:
    print(error, seen)  # expect: 'enough' [0, 1, 2]


class Text(str):
    pass


own = Text('a1b2')
print([m.string is own for m in p.finditer(own)], [type(m.group()).__name__ for m in p.finditer(own)])
# expect: [True, True] ['str', 'str']
for bad in (b'x', 5, None):
    try:
        p.finditer(bad)
    except TypeError as error:
        print(error)
# expect: cannot use a string pattern on a bytes-like object
# expect: expected string or bytes-like object, got 'int'
# expect: expected string or bytes-like object, got 'NoneType'
