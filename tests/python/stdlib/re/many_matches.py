# finditer and sub with a function: one match after the other, however many and whatever the function does
# since: 3.14
import re

text = ' '.join(str(n) for n in range(100))
print(sum(int(m.group()) for m in re.finditer(r'\d+', text)), [m.span() for m in re.finditer('x*', 'axxb')])
found = re.finditer(r'\d', '1a2b3')
print(next(found)[0], next(found).start(), list(m[0] for m in found), next(found, 'end'))
print(re.sub(r'\d+', lambda m: str(int(m[0]) % 7), text, count=70))
print(re.subn(r'\d', lambda m: None, 'a1b2c'), re.subn('x*', lambda m: '-', 'abxxd'), re.subn('b', lambda m: 'x', 'bbb', 2))
print(re.subn('b', lambda m: 'x', 'bbb', -1), re.subn('q', lambda m: 1 / 0, 'bbb'))
print(re.sub('.', lambda m: re.sub('.', lambda n: n[0] * 2, m[0].upper()), 'abc'))
print(re.sub(b'[ab]', lambda m: bytes([m[0][0] + 1]), bytearray(b'abc')), re.sub('[\u0101b]', lambda m: '\u4e00', 'a\u0101b'))
seen = []


def stop(m):
    seen.append(m.start())
    if len(seen) == 6:
        raise KeyError(m[0])
    return ''


try:
    re.sub('[a-z]', stop, 'abcdefghijkl')
except KeyError as error:
    print(error, seen)
for wrong in (5, b'x', [1]):
    try:
        re.sub('b', lambda m: wrong, 'abc')
    except TypeError as error:
        print(error)
for m in re.finditer('b(?P<n>c)?', 'abcb', ):
    print(m, m.lastgroup, m.pos, m.endpos, m.groupdict())
print([m.span() for m in re.compile('a|$').finditer('aaba', 1, 3)])
