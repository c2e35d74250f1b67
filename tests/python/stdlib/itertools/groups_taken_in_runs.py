# Items of a group are taken many at a time where keys are known at once; what is left stays where it is.
from itertools import groupby, islice, count, chain

calls = []


def noted(x):
    calls.append(x)
    return x // 10


class Odd:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        return self.n % 2 == other.n % 2

    def __repr__(self):
        return f"Odd({self.n})"


numbers = [1, 1, 1, 2, 2, 3, 1, 1]
print([(k, list(g)) for k, g in groupby(numbers)])
# expect: [(1, [1, 1, 1]), (2, [2, 2]), (3, [3]), (1, [1, 1])]
print([(k, tuple(g)) for k, g in groupby(range(25), lambda x: x // 10)])
# expect: [(0, (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)), (1, (10, 11, 12, 13, 14, 15, 16, 17, 18, 19)), (2, (20, 21, 22, 23, 24))]
print([(k, list(g)) for k, g in groupby(range(0, 40, 7), noted)], calls)
# expect: [(0, [0, 7]), (1, [14]), (2, [21, 28]), (3, [35])] [0, 7, 14, 21, 28, 35]
print([(k, list(g)) for k, g in groupby([Odd(1), Odd(3), Odd(2), Odd(5)])])
# expect: [(Odd(1), [Odd(1), Odd(3)]), (Odd(2), [Odd(2)]), (Odd(5), [Odd(5)])]
print([(k, list(g)) for k, g in groupby(["a", "b", "B", "c", "C", "C"], str.lower)])
# expect: [('a', ['a']), ('b', ['b', 'B']), ('c', ['c', 'C', 'C'])]
print([(k, list(g)) for k, g in groupby([1, 1.0, True, 2, 2.0, "2"])])
# expect: [(1, [1, 1.0, True]), (2, [2, 2.0]), ('2', ['2'])]
nan = float("nan")
print([len(list(g)) for k, g in groupby([nan, nan, float("nan")])])  # expect: [2, 1]
print([(k, list(g)) for k, g in groupby(chain([1, 1], (1, 2), [2]))])  # expect: [(1, [1, 1, 1]), (2, [2, 2])]
# A group that was taken half, and one that is no longer current.
groups = groupby([1, 1, 1, 2, 2, 3])
_, first = next(groups)
print(next(first), list(islice(first, 1)))  # expect: 1 [1]
_, second = next(groups)
print(list(first), next(second), list(second), list(second))  # expect: [] 2 [2] []
print([(k, list(g)) for k, g in groups], list(groups))  # expect: [(3, [3])] []
# Longer than one run, and one behind the other.
for key, group in islice(groupby(count(), lambda x: x // 150), 2):
    items = list(group)
    print(key, len(items), items[0], items[-1])
# expect: 0 150 0 149
# expect: 1 150 150 299
print([(k, sum(g), max(g, default=None)) for k, g in groupby([5] * 100 + [6] * 130)])
# A key function that raises in the midst: what came before is lost with the list, what is behind goes on.
# expect: [(5, 500, None), (6, 780, None)]
def fails(x):
    if x == 3:
        raise ValueError(x)
    return 0


groups = groupby([1, 2, 3, 4], fails)
_, group = next(groups)
try:
    list(group)
except ValueError as error:
    print("raised", error)  # expect: raised 3
print(list(group))  # expect: [4]
print([k for k, g in groupby([])], [k for k, g in groupby([7])])  # expect: [] [7]
