# finditer and sub with a function: one match after the other, however many and whatever the function does
# since: 3.14
import re

text = ' '.join(str(n) for n in range(100))
print(sum(int(m.group()) for m in re.finditer(r'\d+', text)), [m.span() for m in re.finditer('x*', 'axxb')])
# expect: 4950 [(0, 0), (1, 3), (3, 3), (4, 4)]
found = re.finditer(r'\d', '1a2b3')
print(next(found)[0], next(found).start(), list(m[0] for m in found), next(found, 'end'))
# expect: 1 2 ['3'] end
print(re.sub(r'\d+', lambda m: str(int(m[0]) % 7), text, count=70))
# expect: 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99
print(re.subn(r'\d', lambda m: None, 'a1b2c'), re.subn('x*', lambda m: '-', 'abxxd'), re.subn('b', lambda m: 'x', 'bbb', count=2))
# expect: ('abc', 2) ('-a-b--d-', 5) ('xxb', 2)
print(re.subn('b', lambda m: 'x', 'bbb', count=-1), re.subn('q', lambda m: 1 / 0, 'bbb'))
# expect: ('bbb', 0) ('bbb', 0)
print(re.sub('.', lambda m: re.sub('.', lambda n: n[0] * 2, m[0].upper()), 'abc'))  # expect: AABBCC
print(re.sub(b'[ab]', lambda m: bytes([m[0][0] + 1]), bytearray(b'abc')), re.sub('[\u0101b]', lambda m: '\u4e00', 'a\u0101b'))
# expect: b'bcc' a一一
seen = []


def stop(m):
    seen.append(m.start())
    if len(seen) == 6:
        raise KeyError(m[0])
    return ''


try:
    re.sub('[a-z]', stop, 'abcdefghijkl')
except KeyError as error:
    print(error, seen)  # expect: 'f' [0, 1, 2, 3, 4, 5]
for wrong in (5, b'x', [1]):
    try:
        re.sub('b', lambda m: wrong, 'abc')
    except TypeError as error:
        print(error)
# expect: sequence item 1: expected str instance, int found
# expect: sequence item 1: expected str instance, bytes found
# expect: sequence item 1: expected str instance, list found
for m in re.finditer('b(?P<n>c)?', 'abcb', ):
    print(m, m.lastgroup, m.pos, m.endpos, m.groupdict())
# expect: <re.Match object; span=(1, 3), match='bc'> n 0 4 {'n': 'c'}
# expect: <re.Match object; span=(3, 4), match='b'> None 0 4 {'n': None}
print([m.span() for m in re.compile('a|$').finditer('aaba', 1, 3)])  # expect: [(1, 2), (3, 3)]
