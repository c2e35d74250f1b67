# Keys that are methods taken from objects, and the least and greatest of numbers.
# since: 3.14
import math
from collections import Counter

counts = {'a': 3, 'b': 1, 'c': 2}
words = ['bb', 'a', 'ccc']
print(sorted(counts, key=counts.get), max(counts, key=counts.get), min(counts, key=counts.__getitem__))
# expect: ['b', 'c', 'a'] a b
print(max(Counter('abracadabra'), key=Counter('abracadabra').get))  # expect: a
print(sorted(words, key='ccca'.find), sorted(words, key='ccca'.count), list(map(counts.get, 'abx')))
# expect: ['bb', 'ccc', 'a'] ['bb', 'a', 'ccc'] [3, 1, None]


class Ranks:
    def __init__(self, order):
        self.order = order

    def rank(self, word):
        return self.order.index(word)

    def __call__(self, word):
        return -self.order.index(word)


ranks = Ranks(['ccc', 'bb', 'a'])
print(sorted(words, key=ranks.rank), sorted(words, key=ranks), max(words, key=ranks.rank))
# expect: ['ccc', 'bb', 'a'] ['a', 'bb', 'ccc'] a
try:
    sorted(['x', 'bb'], key=ranks.rank)
except ValueError as e:
    print(e)  # expect: list.index(x): x not in list
try:
    sorted(words, key=counts.__getitem__)
except KeyError as e:
    print(e)  # expect: 'bb'
try:
    max([1, [2]], key=counts.get)
except TypeError as e:
    print(type(e).__name__)  # expect: TypeError
print(sorted([2.5, -1, 3], key=math.floor), sorted([4, 1, 9], key=math.sqrt), list(map(round, [2.5, 3.5])), sorted([3, -4], key=hex))

# Numbers of several kinds; the first of those that are equal.
# expect: [-1, 2.5, 3] [1, 4, 9] [2, 4] [-4, 3]
print(min(3, 1, 2), max(3, 1.0, 2), min(1, 1.0), min(1.0, 1), max(True, 1), max(1, True), min(2**60, 3), max(2**60, 2.0**61))
# expect: 1 3 1 1.0 True 1 3 2.305843009213694e+18
nan = float('nan')
print(min(nan, 1), min(1, nan), max(nan, 1), max(1, nan), max(0.0, -0.0), min(0.0, -0.0), max(-0.0, 0.0))
# expect: nan 1 nan 1 0.0 0.0 -0.0
print(min('b', 'a'), max((1, 2), (1, 3)), min(3, 2, key=lambda x: -x))  # expect: a (1, 3) 3
for wrong in (lambda: min(1, 'a'), lambda: max(1), lambda: max(), lambda: min(1, None, 2), lambda: max(1j, 2)):
    try:
        print(wrong())
    except TypeError as e:
        print(e)

# What the operators do that the loop does not do itself.
# expect: '<' not supported between instances of 'str' and 'int'
# expect: 'int' object is not iterable
# expect: max expected at least 1 argument, got 0
# expect: '<' not supported between instances of 'NoneType' and 'int'
# expect: '>' not supported between instances of 'int' and 'complex'
print(2**10, 2**-1, 2.0**0.5, (-8) ** (1 / 3) == complex((-8) ** (1 / 3)), 0**0, (1 + 2j) * (3 - 1j), (1 + 2j) / 2, 1j**2, abs(3 + 4j))
# expect: 1024 0.5 1.4142135623730951 True 1 (5+5j) (0.5+1j) (-1+0j) 5.0
print((1, 2) + (3,), (1, 2) * 2, b'a' + b'b', b'ab' * 2, 7 // -2, -7 % 3, 7.5 // 2, -7.5 % 2, True + True, 5 % True)
# expect: (1, 2, 3) (1, 2, 1, 2) b'ab' b'abab' -4 2 3.0 0.5 2 0
for wrong in (lambda: 1 // 0, lambda: 0**-1, lambda: 1j / 0, lambda: 1.0 % 0, lambda: (1,) + [2], lambda: b'a' + 'b', lambda: 1j // 2):
    try:
        print(wrong())
    except Exception as e:
        print(type(e).__name__, e)
# expect: ZeroDivisionError division by zero
# expect: ZeroDivisionError zero to a negative power
# expect: ZeroDivisionError division by zero
# expect: ZeroDivisionError division by zero
# expect: TypeError can only concatenate tuple (not "list") to tuple
# expect: TypeError can't concat str to bytes
# expect: TypeError unsupported operand type(s) for //: 'complex' and 'int'
t = u = (1,)
t += (2,)
b = c = b'x'
b += b'y'
z = y = 1j
z *= 2
print(t, u, b, c, z, y)  # expect: (1, 2) (1,) b'xy' b'x' 2j 1j

# Sets and dicts that are displayed or comprehended.
print(sorted({x % 3 for x in range(7)}), {1.0 for _ in range(2)}, len({(x, 'a') for x in 'aab'}))
# expect: [0, 1, 2] {1.0} 2
for wrong in (lambda: {[x] for x in range(1)}, lambda: {(1, []) for _ in 'a'}):
    try:
        wrong()
    except TypeError as e:
        print(e)
# expect: cannot use 'list' as a set element (unhashable type: 'list')
# expect: cannot use 'tuple' as a set element (unhashable type: 'list')
print({'a': 1, 'b': 2, 'c': 3, 'd': 4, 'e': 5, 'f': 6, 'a': 7}, {'a': 1, 'b': 2, 'c': 3, 'd': 4, 'e': 5, 'f': 6, 'g': 7})
# expect: {'a': 7, 'b': 2, 'c': 3, 'd': 4, 'e': 5, 'f': 6} {'a': 1, 'b': 2, 'c': 3, 'd': 4, 'e': 5, 'f': 6, 'g': 7}
print(set('hello') == {'h', 'e', 'l', 'o'}, sorted('héllo€'), sorted('hello'), list('a😀b'), ''.join(reversed('abc')), tuple('xy'), sorted(set('ÿa')))

# Items set in other ways than in a list by its position.
# expect: True ['h', 'l', 'l', 'o', 'é', '€'] ['e', 'h', 'l', 'l', 'o'] ['a', '😀', 'b'] cba ('x', 'y') ['a', 'ÿ']
data = bytearray(b'abc')
data[0] = 122
data[-1] = 0
print(data)  # expect: bytearray(b'zb\x00')
l = [1, 2, 3, 4]
l[1:3] = 'xyz'
l[::2] = [0, 0, 0]
print(l)  # expect: [0, 'x', 0, 'z', 0]
d = {}
d[None] = 1
d[1.5] = 2
d[True] = 3
d[frozenset('a')] = 4
d[1] = 5
print(d, d[None], d[1.5], d[frozenset('a')])  # expect: {None: 1, 1.5: 2, True: 5, frozenset({'a'}): 4} 1 2 4
for f in (lambda: data.__setitem__(0, 256), lambda: l.__setitem__(9, 1), lambda: d[[]], lambda: d[2]):
    try:
        f()
    except Exception as e:
        print(type(e).__name__, e)
# expect: ValueError byte must be in range(0, 256)
# expect: IndexError list assignment index out of range
# expect: TypeError cannot use 'list' as a dict key (unhashable type: 'list')
# expect: KeyError 2
try:
    data[0] = 256
except ValueError as e:
    print(e)  # expect: byte must be in range(0, 256)
try:
    l[::2] = [1]
except ValueError as e:
    print(e)  # expect: attempt to assign sequence of size 1 to extended slice of size 3
try:
    d[{}] = 1
except TypeError as e:
    print(e)  # expect: cannot use 'dict' as a dict key (unhashable type: 'dict')
for x in (1, 2), 'ab', {3: 4}, {5}, frozenset([6]), {7: 8}.items(), iter([9]), b'c', (i for i in [10]):
    for y in x:
        print(y, end=' ')  # expect: 1 2 a b 3 5 6 (7, 8) 9 99 10
print()

# What goes through an iterator is done once.
try:
    l[::2] = iter([1])
except ValueError as e:
    print(e)  # expect: attempt to assign sequence of size 1 to extended slice of size 3
l[1:1] = iter('pq')
print(l)  # expect: [0, 'p', 'q', 'x', 0, 'z', 0]


class Odd:
    def __iter__(self):
        return iter([100])


print([type(x).__name__ for x in sorted([iter([5, 1]), iter([2]), Odd()], key=math.fsum)], list(map(math.prod, [iter([2, 3]), Odd()])))
# expect: ['list_iterator', 'list_iterator', 'Odd'] [6, 100]
