# Methods that were taken from their objects, called from where they stand: attributes, modules, names; and natives whose
# since: 3.14
# arguments are named.
import io
import random
import sys
from collections import OrderedDict, deque
from enum import IntEnum


class Counter:
    def __init__(self):
        self.n = 0

    def add(self, by, times=1, *, sign=1):
        self.n += by * times * sign
        return self.n

    def __call__(self, by, times=2):
        return self.add(by, times)


class Holder:
    pass


c = Counter()
h = Holder()
h.add = c.add
h.push = [].append
h.call = c
h.cls = Counter.add
h.made = Counter


def through_attributes(n):
    got = []
    for i in range(n):
        got.append(h.add(i))
        got.append(h.add(i, 2))
        got.append(h.add(i, 2, sign=-1))
        got.append(h.call(i))
        got.append(h.call(i, 1))
        got.append(h.cls(c, i))
        h.push(i)
    return got


print(through_attributes(4))
# expect: [0, 0, 0, 0, 0, 0, 1, 3, 1, 3, 4, 5, 7, 11, 7, 11, 13, 15, 18, 24, 18, 24, 27, 30]
print(h.push.__self__)  # expect: [0, 1, 2, 3]


def wrong(f):
    try:
        print('gave', f())
    except Exception as e:
        print(type(e).__name__, e)


for _ in range(3):
    wrong(lambda: h.add())
    wrong(lambda: h.add(1, 2, 3))
    wrong(lambda: h.add(1, nothing=2))
    wrong(lambda: h.call())
    wrong(lambda: h.push())
    wrong(lambda: h.push(1, 2))

# The attribute may be another method, a function, or none, the next time.
# expect: TypeError Counter.add() missing 1 required positional argument: 'by'
# expect: TypeError Counter.add() takes from 2 to 3 positional arguments but 4 were given
# expect: TypeError Counter.add() got an unexpected keyword argument 'nothing'
# expect: TypeError Counter.__call__() missing 1 required positional argument: 'by'
# expect: TypeError list.append() takes exactly one argument (0 given)
# expect: TypeError list.append() takes exactly one argument (2 given)
# expect: TypeError Counter.add() missing 1 required positional argument: 'by'
# expect: TypeError Counter.add() takes from 2 to 3 positional arguments but 4 were given
# expect: TypeError Counter.add() got an unexpected keyword argument 'nothing'
# expect: TypeError Counter.__call__() missing 1 required positional argument: 'by'
# expect: TypeError list.append() takes exactly one argument (0 given)
# expect: TypeError list.append() takes exactly one argument (2 given)
# expect: TypeError Counter.add() missing 1 required positional argument: 'by'
# expect: TypeError Counter.add() takes from 2 to 3 positional arguments but 4 were given
# expect: TypeError Counter.add() got an unexpected keyword argument 'nothing'
# expect: TypeError Counter.__call__() missing 1 required positional argument: 'by'
# expect: TypeError list.append() takes exactly one argument (0 given)
# expect: TypeError list.append() takes exactly one argument (2 given)
def changing():
    got = []
    for f in (c.add, len, str.upper, lambda x: ('own', x), [].append, 'x-y'.split, c):
        h.now = f
        try:
            got.append(h.now('-') if f is not c and f != c.add else h.now(1))
        except Exception as e:
            got.append(repr(e))
    return got


print(changing())  # expect: [31, 1, '-', ('own', '-'), None, ['x', 'y'], 33]
print(changing())  # expect: [34, 1, '-', ('own', '-'), None, ['x', 'y'], 36]

# Functions of a module that are methods of an object.
random.seed(7)
again = random.Random(7)
print([random.randint(1, 6) for _ in range(8)] == [again.randint(1, 6) for _ in range(8)])  # expect: True
pick = random.choice
print([pick('abc') for _ in range(3)] == [again.choice('abc') for _ in range(3)])  # expect: True
wrong(lambda: random.randint(1))
# expect: TypeError Random.randint() missing 1 required positional argument: 'b'


class Dice(random.Random):
    def random(self):
        return 0.5

    def getrandbits(self, k):
        return 1


print([Dice().randint(1, 6) for _ in range(3)], Dice().choice('abc'), Dice().uniform(1, 3))

# Natives with named arguments.
# expect: [2, 2, 2] b 2.0
def named():
    return (
        sorted([3, 1, 2], reverse=True), sorted('bA', key=str.lower), max([1, -5], key=abs), min([], default=7),
        list(enumerate('ab', start=3)), int('11', base=2), 'a,b,c'.split(sep=',', maxsplit=1), sum([1], start=2),
        '{a}{b}'.format(a=1, b='x'), '{0}{a}{1}'.format(1, 2, a=3), dict(a=1), dict({'b': 1}, a=2), dict([('c', 3)], c=4),
        list(zip([1], [2], strict=True)), round(3.14159, ndigits=2), 'x'.encode(encoding='ascii', errors='strict'),
        bytes('é', encoding='utf-8'), str(b'x', encoding='ascii'), complex(real=1, imag=2), pow(base=2, exp=3, mod=5),
        isinstance(print, object), OrderedDict(a=1, b=2), deque([1, 2], maxlen=1),
    )


for _ in range(2):
    print(named())
# expect: ([3, 2, 1], ['A', 'b'], -5, 7, [(3, 'a'), (4, 'b')], 3, ['a', 'b,c'], 3, '1x', '132', {'a': 1}, {'b': 1, 'a': 2}, {'c': 4}, [(1, 2)], 3.14, b'x', b'\xc3\xa9', 'x', (1+2j), 3, True, OrderedDict({'a': 1, 'b': 2}), deque([2], maxlen=1))
# expect: ([3, 2, 1], ['A', 'b'], -5, 7, [(3, 'a'), (4, 'b')], 3, ['a', 'b,c'], 3, '1x', '132', {'a': 1}, {'b': 1, 'a': 2}, {'c': 4}, [(1, 2)], 3.14, b'x', b'\xc3\xa9', 'x', (1+2j), 3, True, OrderedDict({'a': 1, 'b': 2}), deque([2], maxlen=1))
d = {'a': 0}
for i in range(3):
    d.update(b=i)
    d.update({'a': i}, c=i)
    d.update(**{'self': i, 'not a name': 1})
print(d)  # expect: {'a': 2, 'b': 2, 'c': 2, 'self': 2, 'not a name': 1}
for _ in range(2):
    wrong(lambda: sorted([1], nothing=2))
    wrong(lambda: sorted([1], [2], reverse=True))
    wrong(lambda: max([1], [2], keys=3))
    wrong(lambda: int(x='3'))
    wrong(lambda: int('3', base='x'))
    wrong(lambda: 'a'.split(sep=1))
    wrong(lambda: enumerate())
    wrong(lambda: enumerate([1], start='x'))
    wrong(lambda: list(zip([1], [2, 3], strict=True)))
    wrong(lambda: d.update(1, b=2))
    wrong(lambda: d.update([], [], b=2))
    wrong(lambda: [].append(object=1))
    wrong(lambda: len(obj=[1]))
    wrong(lambda: print('x', nothing=1))
    wrong(lambda: print('x', sep=1))
    wrong(lambda: print('x', end=1))
    wrong(lambda: '{a}'.format(b=1))
# expect: TypeError sort() got an unexpected keyword argument 'nothing'
# expect: TypeError sorted expected 1 argument, got 2
# expect: TypeError max() got an unexpected keyword argument 'keys'. Did you mean 'key'?
# expect: TypeError int() got an unexpected keyword argument 'x'
# expect: TypeError 'str' object cannot be interpreted as an integer
# expect: TypeError must be str or None, not int
# expect: TypeError enumerate() missing required argument 'iterable'
# expect: TypeError 'str' object cannot be interpreted as an integer
# expect: ValueError zip() argument 2 is longer than argument 1
# expect: TypeError 'int' object is not iterable
# expect: TypeError update expected at most 1 argument, got 2
# expect: TypeError list.append() takes no keyword arguments
# expect: TypeError len() takes no keyword arguments
# expect: TypeError print() got an unexpected keyword argument 'nothing'
# expect: TypeError sep must be None or a string, not int
# expect: TypeError end must be None or a string, not int
# expect: KeyError 'a'
# expect: TypeError sort() got an unexpected keyword argument 'nothing'
# expect: TypeError sorted expected 1 argument, got 2
# expect: TypeError max() got an unexpected keyword argument 'keys'. Did you mean 'key'?
# expect: TypeError int() got an unexpected keyword argument 'x'
# expect: TypeError 'str' object cannot be interpreted as an integer
# expect: TypeError must be str or None, not int
# expect: TypeError enumerate() missing required argument 'iterable'
# expect: TypeError 'str' object cannot be interpreted as an integer
# expect: ValueError zip() argument 2 is longer than argument 1
# expect: TypeError 'int' object is not iterable
# expect: TypeError update expected at most 1 argument, got 2
# expect: TypeError list.append() takes no keyword arguments
# expect: TypeError len() takes no keyword arguments
# expect: TypeError print() got an unexpected keyword argument 'nothing'
# expect: TypeError sep must be None or a string, not int
# expect: TypeError end must be None or a string, not int
# expect: KeyError 'a'


class Key:
    def __init__(self, name):
        self.name = name

    def __lt__(self, other):
        return self.name > other.name

    def __repr__(self):
        return f'Key({self.name!r})'


print(sorted([Key('a'), Key('b')], reverse=False), sorted('ab', key=Key), max('ab', key=Key), min([Key('x')], default=None))

# What is printed.
# expect: [Key('b'), Key('a')] ['b', 'a'] a Key('x')
for _ in range(2):
    print()
    print(1, -2, 2 ** 70, 1.5, None, True, 'é', '\u4e00', b'x', [1, 'a'], ('b',), {'k': "it's"}, sep='|')
    print('a', 'b', sep='', end='!\n')
    print(*range(3), sep=None, end=None, file=None)
# expect:
# expect: 1|-2|1180591620717411303424|1.5|None|True|é|一|b'x'|[1, 'a']|('b',)|{'k': "it's"}
# expect: ab!
# expect: 0 1 2
# expect:
# expect: 1|-2|1180591620717411303424|1.5|None|True|é|一|b'x'|[1, 'a']|('b',)|{'k': "it's"}
# expect: ab!
# expect: 0 1 2
out = io.StringIO()
for i in range(3):
    print(i, 'x', file=out, end=';')
    print('y', file=out)
print(repr(out.getvalue()))  # expect: '0 x;y\n1 x;y\n2 x;y\n'
own = sys.stdout
sys.stdout = out
print('to the text')
sys.stdout = own
print(out.getvalue().splitlines()[-1])  # expect: to the text
del sys.stdout
try:
    print('lost')
except RuntimeError as e:
    own.write(f'RuntimeError {e}\n')  # expect: RuntimeError lost sys.stdout
sys.stdout = None
print('nowhere')
sys.stdout = own
print('back')  # expect: back


class Stream:
    def __init__(self):
        self.parts = []

    def write(self, text):
        self.parts.append(text)


s = Stream()
print('a', 1, file=s)
print(s.parts)  # expect: ['a', ' ', '1', '\n']


class Shown:
    def __str__(self):
        print('asked')
        return 'shown'


print(Shown(), 'behind')

# Texts as they are written down.
# expect: asked
# expect: shown behind
for text in ('', 'plain', "it's", 'say "x"', """both ' and \"""", 'back\\slash', 'tab\t', 'é', '\x7f', '\u4e00', 'a' * 30, '\ud800'):
    print(repr(text), f'{text!r}', [text], f'{text!r:>12}', ascii(text))
# expect: '' '' ['']           '' ''
# expect: 'plain' 'plain' ['plain']      'plain' 'plain'
# expect: "it's" "it's" ["it's"]       "it's" "it's"
# expect: 'say "x"' 'say "x"' ['say "x"']    'say "x"' 'say "x"'
# expect: 'both \' and "' 'both \' and "' ['both \' and "'] 'both \' and "' 'both \' and "'
# expect: 'back\\slash' 'back\\slash' ['back\\slash'] 'back\\slash' 'back\\slash'
# expect: 'tab\t' 'tab\t' ['tab\t']      'tab\t' 'tab\t'
# expect: 'é' 'é' ['é']          'é' '\xe9'
# expect: '\x7f' '\x7f' ['\x7f']       '\x7f' '\x7f'
# expect: '一' '一' ['一']          '一' '\u4e00'
# expect: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'] 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
# expect: '\ud800' '\ud800' ['\ud800']     '\ud800' '\ud800'
for value in (5, -5, 2 ** 64, 1.5, None, True, 1j):
    print(f'{value!r}', f'{value!s}', f'{value!a}')


# Deques as builtin containers are: their length, truth and items.
# expect: 5 5 5
# expect: -5 -5 -5
# expect: 18446744073709551616 18446744073709551616 18446744073709551616
# expect: 1.5 1.5 1.5
# expect: None None None
# expect: True True True
# expect: 1j 1j 1j
class Named(deque):
    def __len__(self):
        return 42

    def __getitem__(self, i):
        return ('own', i)

    def __bool__(self):
        return False


def look(q):
    got = [len(q), bool(q), 'yes' if q else 'no']
    for i in (0, -1, 1, 5, True):
        try:
            got.append(q[i])
        except IndexError as e:
            got.append(str(e))
    return got


q = deque([1, 2, 3])
for _ in range(2):
    print(look(q), look(deque()), look(Named('ab')), look(deque('ab', 1)))
    q.popleft()
    q.append(9)
# expect: [3, True, 'yes', 1, 3, 2, 'deque index out of range', 2] [0, False, 'no', 'deque index out of range', 'deque index out of range', 'deque index out of range', 'deque index out of range', 'deque index out of range'] [42, False, 'no', ('own', 0), ('own', -1), ('own', 1), ('own', 5), ('own', True)] [1, True, 'yes', 'b', 'b', 'deque index out of range', 'deque index out of range', 'deque index out of range']
# expect: [3, True, 'yes', 2, 9, 3, 'deque index out of range', 3] [0, False, 'no', 'deque index out of range', 'deque index out of range', 'deque index out of range', 'deque index out of range', 'deque index out of range'] [42, False, 'no', ('own', 0), ('own', -1), ('own', 1), ('own', 5), ('own', True)] [1, True, 'yes', 'b', 'b', 'deque index out of range', 'deque index out of range', 'deque index out of range']
while q:
    q.pop()
print(len(q), not q)  # expect: 0 True


class Level(IntEnum):
    LOW = 1
    HIGH = 3


for _ in range(2):
    print(-Level.LOW, +Level.HIGH, ~Level.LOW, abs(Level.LOW), Level.LOW + 1, -True, bool(frozenset()), bool(b''), len(frozenset('ab')), len(b'abc'))
# expect: -1 3 -2 1 2 -1 False False 2 3
# expect: -1 3 -2 1 2 -1 False False 2 3
