# zip of two lists, tuples or strings, and enumerate of one: by pairs, in parts, while they change, and behind their end.

words = ['ab', 'cd', 'ef']
numbers = (1, 2, 3, 4)

for a, b in zip(words, numbers):
    print(a, b)
# expect: ab 1
# expect: cd 2
# expect: ef 3
for pair in zip(numbers, words):
    print(pair)
# expect: (1, 'ab')
# expect: (2, 'cd')
# expect: (3, 'ef')
for i, x in enumerate(words, 10):
    print(i, x)
# expect: 10 ab
# expect: 11 cd
# expect: 12 ef
print(list(enumerate('aé€😀', -2)))  # expect: [(-2, 'a'), (-1, 'é'), (0, '€'), (1, '😀')]
print(list(zip('a€b', 'x😀y')), dict(zip('abc', words)), dict(enumerate('é€')))
# expect: [('a', 'x'), ('€', '😀'), ('b', 'y')] {'a': 'ab', 'b': 'cd', 'c': 'ef'} {0: 'é', 1: '€'}
print([(c, w) for c, w in zip('€uro', words)])  # expect: [('€', 'ab'), ('u', 'cd'), ('r', 'ef')]
print(sum(a * b for a, b in zip([1, 2, 3], (4, 5, 6))))  # expect: 32
print(*((i, c) for i, c in enumerate('xy')))  # expect: (0, 'x') (1, 'y')

# A shorter one ends it for good, whichever it is.
first, second = [1, 2], [10]
z = zip(first, second)
print(next(z), next(z, 'ended'))  # expect: (1, 10) ended
second.append(20)
print(next(z, 'ended'))  # expect: ended
first, second = [1], [10, 20]
z = zip(first, second)
print(next(z), next(z, 'ended'))  # expect: (1, 10) ended
first.append(2)
print(next(z, 'ended'), list(z))  # expect: ended []

# Lists that grow and shrink meanwhile.
grown = [1]
for i, x in enumerate(grown):
    if i < 4:
        grown.append(x * 2)
print(grown)  # expect: [1, 2, 4, 8, 16]
shrunk = [1, 2, 3, 4, 5, 6]
for i, x in enumerate(shrunk):
    shrunk.pop()
print(shrunk)  # expect: [1, 2, 3]
e = enumerate(grown)
print(sum(1 for _ in e), next(e, None))  # expect: 5 None
grown.append(0)
print(next(e, None))  # expect: None

# Left in the middle, and gone on with.
z = zip(words, numbers)
for a, b in z:
    break
print(a, b, next(z), list(z), list(z))  # expect: ab 1 ('cd', 2) [('ef', 3)] []
e = enumerate(words)
next(e)
print(list(zip(e, e)))  # expect: [((1, 'cd'), (2, 'ef'))]
(a, b), *rest = enumerate(words)
print(a, b, rest)  # expect: 0 ab [(1, 'cd'), (2, 'ef')]

# One over another one, and more than pairs.
print(list(enumerate(zip(words, numbers))))  # expect: [(0, ('ab', 1)), (1, ('cd', 2)), (2, ('ef', 3))]
print(list(zip(words, numbers, 'xyz')), list(zip(words)))
# expect: [('ab', 1, 'x'), ('cd', 2, 'y'), ('ef', 3, 'z')] [('ab',), ('cd',), ('ef',)]
for i, (a, b) in enumerate(zip(words, numbers)):
    print(i, a, b)
# expect: 0 ab 1
# expect: 1 cd 2
# expect: 2 ef 3
for a, b in zip(words, words[1:], strict=False):
    print(a, b)
# expect: ab cd
# expect: cd ef
try:
    for a, b in zip(words, numbers, strict=True):
        pass
except ValueError as e:
    print(e)  # expect: zip() argument 2 is longer than argument 1

# Starts beyond what fits a word.
for start in (2**39, 2**40, 2**47 - 1, 2**63 - 1, -2**40, -2**64):
    print([i - start for i, _ in enumerate('abc', start)], next(enumerate([0], start)))
# expect: [0, 1, 2] (549755813888, 0)
# expect: [0, 1, 2] (1099511627776, 0)
# expect: [0, 1, 2] (140737488355327, 0)
# expect: [0, 1, 2] (9223372036854775807, 0)
# expect: [0, 1, 2] (-1099511627776, 0)
# expect: [0, 1, 2] (-18446744073709551616, 0)
print(list(enumerate('ab', True)))  # expect: [(1, 'a'), (2, 'b')]
try:
    enumerate('ab', 1.5)
except TypeError as e:
    print(e)  # expect: 'float' object cannot be interpreted as an integer
print(type(zip([], [])).__name__, type(enumerate([])).__name__, iter(z) is z)  # expect: zip enumerate True


# Classes of the guest go their own way.
class Odd(list):
    def __iter__(self):
        return iter('odd')


print(list(zip(Odd(), Odd([1, 2, 3]))), list(enumerate(Odd())))


# What an item does to the list that it stands in.
# expect: [('o', 'o'), ('d', 'd'), ('d', 'd')] [(0, 'o'), (1, 'd'), (2, 'd')]
class Shrinks:
    def __del__(self):
        pass

    def __eq__(self, other):
        held.clear()
        return True


held = [Shrinks(), 1, 2]
print([i for i, x in enumerate(held) if x == 0], len(held))  # expect: [0] 0
print(max(enumerate([3, 9, 4]), key=lambda pair: pair[1]), min(zip('ba', [1, 2])))  # expect: (1, 9) ('a', 2)
print(sorted(enumerate('cab'), key=lambda p: p[1]), set(zip('aab', (1, 1, 2))) == {('a', 1), ('b', 2)})
# expect: [(1, 'a'), (2, 'b'), (0, 'c')] True
