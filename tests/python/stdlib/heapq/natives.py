# Heaps and bisection of items that are compared natively, of others, and of both in one list.
import bisect
import heapq


class Item:
    def __init__(self, value):
        self.value = value

    def __lt__(self, other):
        return self.value < (other.value if isinstance(other, Item) else other)

    def __gt__(self, other):
        return self.value > (other.value if isinstance(other, Item) else other)

    def __repr__(self):
        return f'I{self.value}'


heap = []
for number in [5, 1, 8, 3, 9, 2, 7, 1, 5]:
    heapq.heappush(heap, number)
    print(heap)
# expect: [5]
# expect: [1, 5]
# expect: [1, 5, 8]
# expect: [1, 3, 8, 5]
# expect: [1, 3, 8, 5, 9]
# expect: [1, 3, 2, 5, 9, 8]
# expect: [1, 3, 2, 5, 9, 8, 7]
# expect: [1, 1, 2, 3, 9, 8, 7, 5]
# expect: [1, 1, 2, 3, 9, 8, 7, 5, 5]
print([heapq.heappop(heap) for _ in range(4)], heap)  # expect: [1, 1, 2, 3] [5, 5, 8, 7, 9]
print(heapq.heapreplace(heap, 0), heapq.heappushpop(heap, 6), heapq.heappushpop(heap, -1), heap)
# expect: 5 0 -1 [5, 6, 8, 7, 9]
mixed = [3, 1.5, True, 2, 10**20, -0.0]
heapq.heapify(mixed)
print(mixed)  # expect: [-0.0, 1.5, True, 2, 100000000000000000000, 3]
heapq.heappush(mixed, Item(0.5))
print(mixed, heapq.heappop(mixed), heapq.heappop(mixed), mixed)
# expect: [True, 1.5, 3, 2, 100000000000000000000] -0.0 I0.5 [True, 1.5, 3, 2, 100000000000000000000]
tuples = [(2, 'b'), (1, 'z'), (1, 'a'), (2, 'a')]
heapq.heapify(tuples)
heapq.heappush(tuples, (1, Item(0))) if False else heapq.heappush(tuples, (0, Item(0)))
print(tuples, heapq.heappop(tuples), tuples)
# expect: [(1, 'a'), (1, 'z'), (2, 'b'), (2, 'a')] (0, I0) [(1, 'a'), (1, 'z'), (2, 'b'), (2, 'a')]
for action in (
    lambda: heapq.heappop([]),
    lambda: heapq.heapreplace([], 1),
    lambda: heapq.heappushpop([], 1),
    lambda: heapq.heappush((), 1),
    lambda: heapq.heappush([1, 'a'], 0),
    lambda: heapq.heapify([1, 'a']),
    lambda: heapq.heapify('ab'),
    lambda: heapq.heappop({}),
    lambda: bisect.bisect([1, 2, 3], 2, -1),
    lambda: bisect.bisect([1, 2, 3], 2, 0, 9),
    lambda: bisect.bisect([1, 'a'], 2),
    lambda: bisect.bisect([1, 2, 3], 2, None),
):
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)
# expect: IndexError index out of range
# expect: IndexError index out of range
# expect: 1
# expect: TypeError heappush() argument 1 must be list, not tuple
# expect: None
# expect: TypeError '<' not supported between instances of 'int' and 'str'
# expect: TypeError heapify() argument must be list, not str
# expect: TypeError heappop() argument must be list, not dict
# expect: ValueError lo must be non-negative
# expect: IndexError list index out of range
# expect: TypeError '<' not supported between instances of 'int' and 'str'
# expect: TypeError 'NoneType' object cannot be interpreted as an integer


class Heap(list):
    pass


own = Heap([3, 2, 1])
heapq.heapify(own)
heapq.heappush(own, 0)
print(own, type(own).__name__, heapq.heappop(own))  # expect: [1, 2, 3] Heap 0

numbers = [1, 3, 3, 3, 5]
print(bisect.bisect(numbers, 3), bisect.bisect_left(numbers, 3), bisect.bisect_right(numbers, 3, 0, 2))
# expect: 4 1 2
print(bisect.bisect_left(numbers, 3, lo=2), bisect.bisect(numbers, 9), bisect.bisect(numbers, 0), bisect.bisect([], 1))
# expect: 2 5 0 0
print(bisect.bisect((1, 2, 3), 2), bisect.bisect('abd', 'c'), bisect.bisect(range(10), 4))  # expect: 2 2 5
print(bisect.bisect(['a', 'bb', 'ccc'], 2, key=len), bisect.bisect_left([Item(1), Item(3)], Item(3)))
# expect: 2 1
for value in [4, 0, 3, 9]:
    bisect.insort(numbers, value)
    bisect.insort_left(numbers, float(value))
print(numbers)  # expect: [0.0, 0, 1, 3.0, 3, 3, 3, 3, 4.0, 4, 5, 9.0, 9]
print(bisect.bisect([1.0, float('nan'), 3.0], 2.0), bisect.bisect_left([1.0, float('nan'), 3.0], 2.0))
# expect: 2 1
