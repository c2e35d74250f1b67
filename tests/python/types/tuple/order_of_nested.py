"""Tuples and lists in tuples and lists, compared: numbers, strings, other lengths, NaN, classes of the guest's."""
import heapq

nan = float('nan')
values = [
    (1, 2), (1, (2, 3)), (1, (2, 4)), (1, (2,)), (True, (2, 3)), (1, ('a', 'b')), (1, ('a', 'c')), (1, [2, 3]), (1, nan), (1, (nan, 2)),
    (1, ((2, 3), 4)), (1, (2, 3), 'x'), (1, (10 ** 20, 3)), (1, ('a' * 2000, 'c')), (1.0, ()),
]
for n, a in enumerate(values):
    line = ''
    for b in values[n:]:
        try:
            line += f'{a < b:d}{a <= b:d}{a == b:d}{a != b:d}{a > b:d} '
        except TypeError as e:
            line += f'{a == b:d} '
    print(line)
# expect: 01100 0 0 0 0 0 0 0 00010 0 0 0 0 0 0
# expect: 01100 11010 00011 01100 0 0 0 0 00010 0 11010 11010 0 00011
# expect: 01100 00011 00011 0 0 0 0 00010 0 00011 11010 0 00011
# expect: 01100 11010 0 0 0 0 00010 0 11010 11010 0 00011
# expect: 01100 0 0 0 0 00010 0 11010 11010 0 00011
# expect: 01100 11010 0 0 0 0 0 0 11010 00011
# expect: 01100 0 0 0 0 0 0 11010 00011
# expect: 01100 0 0 0 0 0 0 0
# expect: 01100 0 0 0 0 0 0
# expect: 01100 0 00010 00010 0 00011
# expect: 01100 0 0 0 00011
# expect: 01100 11010 0 00011
# expect: 01100 0 00011
# expect: 01100 00011
# expect: 01100
for a, b in (((1, (2, 'a')), (1, (2, 3))), ((1, [2]), (1, (2,))), ((1, (2, None)), (1, (2, None, 1))), ((None,), (None,)), ((1, (None,)), (1, (2,)))):
    try:
        print(a < b, a == b)
    except TypeError as e:
        print(e, a == b)
# expect: '<' not supported between instances of 'str' and 'int' False
# expect: '<' not supported between instances of 'list' and 'tuple' False
# expect: True False
# expect: False True
# expect: '<' not supported between instances of 'NoneType' and 'int' False

class Odd:
    def __eq__(self, other):
        print('eq')
        return True

    def __lt__(self, other):
        print('lt')
        return True

odd = Odd()
print((1, (odd, 2)) < (1, (odd, 3)), (1, (odd, 2)) == (1, (Odd(), 2)), ((odd,),) < ((Odd(),),))
# expect: eq
# expect: eq
# expect: True True False
print([(1, (2, 3))] < [(1, (2, 4))], [[1, [2]]] == [[1, [2]]], [1, (2, 3)] < [1, (2, 3), 0])
# expect: True True True
heap = []
for n in range(12):
    heapq.heappush(heap, (n * 7 % 5, (n * 3 % 4, n)))
print([heapq.heappop(heap) for _ in range(12)] == sorted((n * 7 % 5, (n * 3 % 4, n)) for n in range(12)))
# expect: True
print(sorted([(1, ('b', 1)), (1, ('a', 2)), (0, ('z', 0)), (1, ('a', 1))]), min([(2, (1, 1)), (2, (1, 0))]), max([(2, (1, 1)), (2, (1, 0))]))
# expect: [(0, ('z', 0)), (1, ('a', 1)), (1, ('a', 2)), (1, ('b', 1))] (2, (1, 0)) (2, (1, 1))
