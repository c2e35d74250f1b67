# Methods of patterns with all kinds of arguments: plain ones, named ones, positions beyond the text, subclasses of str, and wrong ones.
# since: 3.14
import re

p = re.compile(r'(\w+)=(\d+)')
print(p.match(string='a=1'), p.match('xa=1', pos=1), p.match('a=1', 0, 2), p.search('  a=12', endpos=5), p.fullmatch('a=1x'))
# expect: <re.Match object; span=(0, 3), match='a=1'> <re.Match object; span=(1, 4), match='a=1'> None <re.Match object; span=(2, 5), match='a=1'> None
print(p.match('a=1', -5, 10), p.match('a=1', 10), p.search('a=1', 2, 1), p.match('a=1', 0, -1), p.match('a=1', 0, 2**70 % 100))
# expect: <re.Match object; span=(0, 3), match='a=1'> None None None <re.Match object; span=(0, 3), match='a=1'>
for f in (
    lambda: p.match(1),
    lambda: p.match(b'a=1'),
    lambda: re.Pattern.match(1, 'x'),
    lambda: re.Match.start(1),
    lambda: p.match(),
    lambda: p.match('x', 'y'),
    lambda: p.split('a', 'b'),
    lambda: p.match('a=1', 10**30),
    lambda: p.match('a=1', nowhere=1),
    lambda: re.compile(b'x').search('x'),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
# expect: TypeError expected string or bytes-like object, got 'int'
# expect: TypeError cannot use a string pattern on a bytes-like object
# expect: TypeError descriptor 'match' for 're.Pattern' objects doesn't apply to a 'int' object
# expect: TypeError descriptor 'start' for 're.Match' objects doesn't apply to a 'int' object
# expect: TypeError match() missing required argument 'string' (pos 1)
# expect: TypeError 'str' object cannot be interpreted as an integer
# expect: TypeError 'str' object cannot be interpreted as an integer
# expect: OverflowError Python int too large to convert to C ssize_t
# expect: TypeError match() got an unexpected keyword argument 'nowhere'
# expect: TypeError cannot use a bytes pattern on a string-like object


class Text(str):
    pass


class Index:
    def __init__(self, n):
        self.n = n

    def __index__(self):
        return self.n


m = p.match(Text('a=1'))
print(type(m.string).__name__, m.group(1), m.span(), m.re is p)  # expect: Text a (0, 3) True
print(p.match('xa=1', Index(1)), p.search('a=1 b=2', pos=True), p.split('x a=1 y', Index(1)))
# expect: <re.Match object; span=(1, 4), match='a=1'> <re.Match object; span=(4, 7), match='b=2'> ['x ', 'a', '1', ' y']
print(p.findall('a=1 b=2'), p.findall('a=1 b=2', 3), p.findall('a=1 b=2', 0, 3), p.findall('a=1 b=2', 5, 3), p.findall(Text('c=3')))
# expect: [('a', '1'), ('b', '2')] [('b', '2')] [('a', '1')] [] [('c', '3')]
print(p.split('x a=1 y b=2 z'), p.split('x a=1 y b=2 z', 1), p.split('x a=1 y b=2 z', maxsplit=1), p.split('none'))
# expect: ['x ', 'a', '1', ' y ', 'b', '2', ' z'] ['x ', 'a', '1', ' y b=2 z'] ['x ', 'a', '1', ' y b=2 z'] ['none']
match = p.match
print(match('q=1'), [m.group() for m in map(p.search, ['a=1', 'b', 'c=2']) if m])
# expect: <re.Match object; span=(0, 3), match='q=1'> ['a=1', 'c=2']
print(re.compile(b'x').findall(b'axbx'), re.compile(b'x').match(bytearray(b'xy')), re.compile('').findall('ab'))
# expect: [b'x', b'x'] <re.Match object; span=(0, 1), match=b'x'> ['', '', '']
print([(m.start(), m.end(), m.pos, m.endpos) for m in [p.match('--a=1--', 2, 5), p.search('--a=1--', 1)]])
# expect: [(2, 5, 2, 5), (2, 5, 1, 7)]
