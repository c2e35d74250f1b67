# Loops over these look for the next item where it is: what changes in between is seen as everywhere else.
from itertools import chain, count, cycle, islice, repeat, tee

numbers = [1, 2, 3]
seen = []
for x in chain(numbers, (7, 8), "ab", range(2), b"xy", {"k": 1}, {5}):
    seen.append(x)
    if x == 3:
        numbers.append(4)
    if x == 4:
        numbers.clear()
print(seen)  # expect: [1, 2, 3, 4, 7, 8, 'a', 'b', 0, 1, 120, 121, 'k', 5]

steps = islice(count(10, 5), 2, 9, 3)
for x in steps:
    print(x, end=" ")  # expect: 20 35 50 []
print(list(steps))

ends = islice([1, 2, 3], 10)
print([x for x in ends], [x for x in ends])  # expect: [1, 2, 3] []

source = count(1)
for x in islice(source, 3):
    print(x, next(source), end="; ")  # expect: 1 2; 3 4; 5 6; 7
print(next(source))

for x in repeat("r", 3):
    print(x, end=" ")  # expect: r r r 0 repeat(0)
endless = repeat(0)
for n, x in enumerate(endless):
    if n == 3:
        break
print(next(endless), endless)

rounds = cycle([1, 2, 3])
taken = []
for x in rounds:
    taken.append(x)
    if len(taken) == 8:
        break
print(taken, next(rounds), list(islice(rounds, 5)))  # expect: [1, 2, 3, 1, 2, 3, 1, 2] 3 [1, 2, 3, 1, 2]

a, b = tee(range(150))
firsts = []
for x in a:
    firsts.append(x)
    if x % 40 == 0:
        firsts.append(next(b))
print(sum(firsts), firsts[-1], list(b)[:3])  # expect: 11181 149 [4, 5, 6]
a, b, c = tee(iter("tees"), 3)
print(list(zip(a, b)), list(c))
# expect: [('t', 't'), ('e', 'e'), ('e', 'e'), ('s', 's')] ['t', 'e', 'e', 's']
shared = [1, 2]
a, b = tee(shared)
print(next(a), next(a))  # expect: 1 2
shared.append(3)
print(list(a), [x for x in b])  # expect: [3] [1, 2, 3]

data = bytes(range(250, 256))
total = 0
walk = iter(data)
for byte in walk:
    total += byte
    if byte == 253:
        print(next(walk))  # expect: 254
print(total, list(walk))  # expect: 1261 []
grows = bytearray(b"ab")
for byte in grows:
    if len(grows) < 5:
        grows.append(byte + 2)
print(grows)  # expect: bytearray(b'abcde')


class Bytes(bytes):
    pass


print([byte for byte in Bytes(b"sub")])  # expect: [115, 117, 98]

big = count(2**63 - 2)
for x in big:
    print(x, end=" ")
    if x > 2**63:
        break
# expect: 9223372036854775806 9223372036854775807 9223372036854775808 9223372036854775809 count(9223372036854775810)
print(big)
halves = []
for x in count(0.5, 0.25):
    halves.append(x)
    if x > 1:
        break
print(halves)  # expect: [0.5, 0.75, 1.0, 1.25]

pairs = zip(count(), repeat("z"), cycle("ab"))
for i, z, c in pairs:
    if i == 3:
        break
print(i, z, c, next(pairs))  # expect: 3 z b (4, 'z', 'a')
changing = {"a": 1, "b": 2}
try:
    for key in chain(["first"], changing):
        print(key, end=" ")  # expect: first a b c [1, 5, 6, 8, 8]
        changing["c"] = 3
except RuntimeError as error:
    print(error)


def given():
    yield 1
    yield from chain(islice(count(5), 2), (x * 2 for x in repeat(4, 2)))


print(list(given()))
nested = iter([0])
for _ in range(30):
    nested = chain(nested, [1])
total = 0
for x in nested:
    total += x
print(total)  # expect: 30
