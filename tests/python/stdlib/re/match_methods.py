# what methods of a match take for a group: numbers, names, what has __index__, nothing else
# since: 3.14
import re


class Two:
    def __index__(self):
        return 2


m = re.match(r'(?P<first>\w+) (?P<second>\w+)( x)?', 'ab cde')
print(m[0], m[1], m['second'], m[Two()], m[True], m[3])  # expect: ab cde ab cde cde ab None
print(m.group(), m.group(0), m.group('first'), m.group(Two()), m.group(3))
# expect: ab cde ab cde ab cde None
print(m.group(1, 'second', 3), m.group(Two(), 0))  # expect: ('ab', 'cde', None) ('cde', 'ab cde')
print(m.groups(), m.groups(default='-'), m.groups(1), m.groupdict(), m.groupdict('-'))
# expect: ('ab', 'cde', None) ('ab', 'cde', '-') ('ab', 'cde', 1) {'first': 'ab', 'second': 'cde'} {'first': 'ab', 'second': 'cde'}
print(m.start(), m.end(), m.span(), m.start(2), m.end('second'), m.span(Two()), m.start(3), m.span(3))
# expect: 0 6 (0, 6) 3 6 (3, 6) -1 (-1, -1)
print(m.lastgroup, m.lastindex, re.match('(a)|b', 'b').lastgroup, re.match('(?P<n>a)(b)', 'ab').lastgroup)
# expect: second 2 None None
for wrong in (4, -1, 'third', 'x' * 300, None, 1.0, (1,), 10 ** 30):
    for ask in (m.__getitem__, m.group, m.start, m.end, m.span):
        try:
            ask(wrong)
        except Exception as error:
            print(type(error).__name__, error, end=', ')
    print()
# expect: IndexError no such group, IndexError no such group, IndexError no such group, IndexError no such group, IndexError no such group,
# expect: IndexError no such group, IndexError no such group, IndexError no such group, IndexError no such group, IndexError no such group,
# expect: IndexError no such group, IndexError no such group, IndexError no such group, IndexError no such group, IndexError no such group,
# expect: IndexError no such group, IndexError no such group, IndexError no such group, IndexError no such group, IndexError no such group,
# expect: IndexError no such group, IndexError no such group, IndexError no such group, IndexError no such group, IndexError no such group,
# expect: IndexError no such group, IndexError no such group, IndexError no such group, IndexError no such group, IndexError no such group,
# expect: IndexError no such group, IndexError no such group, IndexError no such group, IndexError no such group, IndexError no such group,
# expect: IndexError no such group, IndexError no such group, IndexError no such group, IndexError no such group, IndexError no such group,
try:
    m.group(1, 9)
except IndexError as error:
    print(error)  # expect: no such group
for call in (lambda: m.start(1, 2), lambda: m.groups(1, 2), lambda: m.__getitem__(), lambda: type(m).group(5)):
    try:
        call()
    except TypeError:
        print('TypeError')
# expect: TypeError
# expect: TypeError
# expect: TypeError
# expect: TypeError
b = re.match(rb'(.)(.+)', bytearray(b'xyz'))
print(b[1], b.group(2), b.groups(), b.string)  # expect: b'x' b'yz' (b'x', b'yz') bytearray(b'xyz')
print(re.match('(a)(b)?', 'a').groups('\u0101'), re.search('(\u4e00+)', 'a\u4e00\u4e00b')[1])
# expect: ('a', 'ā') 一一
