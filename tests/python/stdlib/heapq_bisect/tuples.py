# heaps and sorted lists of tuples: what decides, and what cannot be compared
from bisect import bisect_left, bisect_right, insort
from heapq import heapify, heappop, heappush, heappushpop, heapreplace, nlargest, nsmallest

nan = float('nan')


class Thing:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return self.name


def emptied(heap):
    heap = list(heap)
    heapify(heap)
    out = []
    while heap:
        out.append(heappop(heap))
    return out


print(emptied([(3, 'c'), (1, 'a'), (2, 'b'), (1, 'A'), (1,), (), (1, 'a', 0)]))
# expect: [(), (1,), (1, 'A'), (1, 'a'), (1, 'a', 0), (2, 'b'), (3, 'c')]
print(emptied([(1.5, 2), (1, 3), (True, 1), (2**60, 0), (-2**70, 0), (1.5, 1)]))
# expect: [(-1180591620717411303424, 0), (True, 1), (1, 3), (1.5, 1), (1.5, 2), (1152921504606846976, 0)]
print(emptied([('b', 1), ('a', 2), ('a', 1), ('\u20ac', 0)]))
# expect: [('a', 1), ('a', 2), ('b', 1), ('€', 0)]
print(emptied([(2, 1, Thing('x')), (1, 2, Thing('y')), (1, 1, Thing('z'))]))
# expect: [(1, 1, z), (1, 2, y), (2, 1, x)]
print(emptied([((1, 2), 'b'), ((1, 1), 'c'), ((0,), 'd')]))
# expect: [((0,), 'd'), ((1, 1), 'c'), ((1, 2), 'b')]
print(emptied([[3, 1], [1, 2], [2]]), emptied([(i * 7 % 10, i) for i in range(10)]))
# expect: [[1, 2], [2], [3, 1]] [(0, 0), (1, 3), (2, 6), (3, 9), (4, 2), (5, 5), (6, 8), (7, 1), (8, 4), (9, 7)]
heap = [(1, Thing('a')), (2, Thing('b'))]
for act in (lambda: heappush(heap, (1, Thing('c'))), lambda: heappushpop(heap, (1, Thing('d'))), lambda: heapify([(1, Thing('a')), (1, Thing('b'))]),
            lambda: bisect_left([(1, 'a')], (1, 2)), lambda: insort([(1, None)], (1, None)), lambda: bisect_right([(1, 2)], 3), lambda: heappush([(1, 2)], 3)):
    try:
        print(act())
    except TypeError as error:
        print(error)
# expect: '<' not supported between instances of 'Thing' and 'Thing'
# expect: '<' not supported between instances of 'Thing' and 'Thing'
# expect: '<' not supported between instances of 'Thing' and 'Thing'
# expect: '<' not supported between instances of 'str' and 'int'
# expect: None
# expect: '<' not supported between instances of 'int' and 'tuple'
# expect: '<' not supported between instances of 'int' and 'tuple'
print(emptied([(nan, 1), (1.0, 2), (0.5, 3)]), bisect_left([(nan, 1), (nan, 2)], (nan, 2)), bisect_left([(1.0, 1)], (nan, 2)))
# expect: [(0.5, 3), (1.0, 2), (nan, 1)] 1 0
x = (nan, 1)
print(bisect_left([x], x), bisect_right([x], x))  # expect: 0 1
heap = [(1, 'a'), (2, 'b'), (3, 'c')]
print(heapreplace(heap, (2, 'z')), heap, heappushpop(heap, (0, 'q')), heappushpop(heap, (2, 'bb')), heap)
# expect: (1, 'a') [(2, 'bb'), (2, 'z'), (3, 'c')] (0, 'q') (2, 'b') [(2, 'bb'), (2, 'z'), (3, 'c')]
print(nsmallest(2, [(3, 1), (1, 2), (2, 0)]), nlargest(1, [(3, 1), (1, 2)]))
# expect: [(1, 2), (2, 0)] [(3, 1)]
rows = [(i // 2, i) for i in range(10)]
print(bisect_left(rows, (2, 4)), bisect_right(rows, (2, 4)), bisect_left(rows, (2,)), bisect_left(rows, (99,)), bisect_left(rows, (1, 2), 5), bisect_left(rows, (2, 4), 0, 3))
# expect: 4 5 4 10 5 3
insort(rows, (2, 4.5))
print(rows)
# expect: [(0, 0), (0, 1), (1, 2), (1, 3), (2, 4), (2, 4.5), (2, 5), (3, 6), (3, 7), (4, 8), (4, 9)]


class Less:
    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        print('asked', self.n, other.n)
        return self.n < other.n


print([x.n for _, x in emptied([(1, Less(3)), (1, Less(1)), (0, Less(2))])])
# expect: asked 3 1
# expect: [2, 1, 3]
