# sub and subn with a replacement that is a plain text
# since: 3.14
import re

p = re.compile(r'\d+')
print(p.sub('x', 'a1 b22 c'), p.sub('', 'a1 b22 c'), p.sub('x', 'abc'), p.sub('x', ''), p.subn('x', '1 2 3'), p.subn('x', 'abc'))
# expect: ax bx c a b c abc  ('x x x', 3) ('abc', 0)
print(p.sub('x', '1 2 3', 2), p.sub('x', '1 2 3', count=1), p.sub(repl='x', string='1 2 3', count=0), p.sub('x', '1 2', -1), p.subn('x', '1 2', -1))
# expect: x x 3 x 2 3 x x x 1 2 ('1 2', 0)
print(p.sub(r'<\g<0>>', '1 2'), p.sub('\\n', '1'), p.sub('\n', '1 2'), p.sub(lambda m: m.group() * 2, '1 2'))
# expect: <1> <2>
# expect:
# expect:
# expect:  11 22
print(re.compile(rb'\d').sub(b'x', b'a1b2'), re.compile(rb'\d').sub(b'\\\\', b'a1b2'), re.compile('').sub('-', 'abc'), re.compile('x*').sub('-', 'axb'))
# expect: b'axbx' b'a\\b\\' -a-b-c- -a--b-
print(p.sub('\u20ac', 'a1'), p.sub('x', '\u20ac1\U0001f600'), p.sub('\U0001f600', '1'))  # expect: a€ €x😀 😀
text = 'none here'
print(p.sub('x', text) is text)  # expect: True


class Text(str):
    pass


print(p.sub(Text('x'), '1'), p.sub('x', Text('1')), type(p.sub('x', Text('a'))).__name__, p.sub('x', '1 1', True))
# expect: x x str x 1


class One:
    def __index__(self):
        return 1


print(p.sub('x', '1 1', One()), re.compile(b'1').sub(bytearray(b'x'), b'1'), re.compile(b'1').sub(b'x', bytearray(b'1')))
# expect: x 1 b'x' b'x'
for args in (('x', b'1'), (b'x', '1'), (1, '1'), ('x', 1), ('x', '1', 'y'), ('x',), (), ('\\q', '1'), ('\\1', '1'), (b'x', 'none')):
    try:
        print(p.sub(*args))
    except (TypeError, re.error, IndexError) as error:
        print(type(error).__name__, error)
# expect: TypeError cannot use a string pattern on a bytes-like object
# expect: TypeError sequence item 0: expected str instance, bytes found
# expect: TypeError decoding to str: need a bytes-like object, int found
# expect: TypeError expected string or bytes-like object, got 'int'
# expect: TypeError 'str' object cannot be interpreted as an integer
# expect: TypeError sub() missing required argument 'string' (pos 2)
# expect: TypeError sub() missing required argument 'repl' (pos 1)
# expect: PatternError bad escape \q at position 0
# expect: PatternError invalid group reference 1 at position 1
# expect: none
print(re.sub('a', 'b', 'banana'), re.sub('(?i)A', 'b', 'banana'), re.sub(p, 'n', '1a2'), re.subn('a', 'b', 'banana', count=2))
# expect: bbnbnb bbnbnb nan ('bbnbna', 2)
