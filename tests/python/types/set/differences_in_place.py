# `-=` and `difference_update` change the set itself: what is left keeps its order, and a set that they cannot finish with keeps what
# they had not come to.
# since: 3.14

a = set(range(40))
b = a
a -= {3, 5, 100}
print(a is b, sorted(a)[:6], len(a), list(a) == [n for n in range(40) if n not in (3, 5)])
# expect: True [0, 1, 2, 4, 6, 7] 38 True
a.difference_update(range(10, 40), [0])
print(a, a.pop(), a)  # expect: {2, 4, 6, 7, 8, 9} 1 {2, 4, 6, 7, 8, 9}
a -= a
print(a, b)  # expect: set() set()
a.difference_update([1])
print(a)  # expect: set()
a |= set(range(100))
for n in range(95):
    a -= {n}
print(a, list(a), len(a))  # expect: {95, 96, 97, 98, 99} [95, 96, 97, 98, 99] 5
a.add(1000)
a.difference_update(a)
print(a)  # expect: set()

words = set('the quick brown fox jumps over the lazy dog'.split())
words -= frozenset(['the', 'fox'])
words.difference_update({'dog': 1}, iter(['lazy', 'lazy']))
print(sorted(words))  # expect: ['brown', 'jumps', 'over', 'quick']
words.difference_update()
print(sorted(words))  # expect: ['brown', 'jumps', 'over', 'quick']

big = set(range(3000))
small = set(range(5))
small -= big
print(small, len(big))  # expect: set() 3000
big.difference_update(range(0, 3000, 2))
print(len(big), min(big), max(big), sum(big))  # expect: 1500 1 2999 2250000

s = {1, 2, 3, 4}
try:
    s.difference_update([1], [[]], [2])
except TypeError as error:
    print(error, s)  # expect: cannot use 'list' as a set element (unhashable type: 'list') {2, 3, 4}
try:
    s -= [2]
except TypeError as error:
    print(error, s)  # expect: unsupported operand type(s) for -=: 'set' and 'list' {2, 3, 4}


class Same:
    def __init__(self, name):
        self.name = name

    def __hash__(self):
        return 1

    def __eq__(self, other):
        return isinstance(other, Same) and self.name[0] == other.name[0]

    def __repr__(self):
        return self.name


class Never(Same):
    def __eq__(self, other):
        raise ValueError(self.name)

    __hash__ = Same.__hash__


s = {Same('ax'), Same('b'), 7}
s -= {Same('ay')}
print(sorted(map(str, s)))  # expect: ['7', 'b']
s.difference_update([Same('b1'), Same('b2'), 7])
print(s)  # expect: set()
s = {1, 2, Same('c')}
try:
    s -= {2, Never('n')}
except ValueError as error:
    print(error, len(s), Same('c') in s)  # expect: n 3 True

s = {1, 2, 3}
seen = []
for x in s:
    seen.append(x)
    s -= {9}
print(seen)  # expect: [1, 2, 3]
try:
    for x in s:
        s -= {x}
except RuntimeError as error:
    print(error)  # expect: Set changed size during iteration


class Own(set):
    pass


o = Own([1, 2, 3])
p = o
o -= {1}
print(o, o is p, type(o - {2}))  # expect: Own({2, 3}) True <class 'set'>
