# nsmallest and nlargest: ties, keys, keys that compare in Python, what is no list, wrong arguments
import heapq

L = [5, 3, 8, 1, 9, 2, 3, 3]
print(heapq.nsmallest(3, L), heapq.nlargest(3, L), heapq.nsmallest(3, iter(L)), heapq.nlargest(100, L), heapq.nsmallest(0, L), heapq.nsmallest(-1, L))
# expect: [1, 2, 3] [9, 8, 5] [1, 2, 3] [9, 8, 5, 3, 3, 3, 2, 1] [] []
S = [('b', 2), ('a', 1), ('c', 2), ('d', 1), ('a', 3)]
print(heapq.nsmallest(3, S, key=lambda p: p[1]), heapq.nlargest(3, S, key=lambda p: p[1]), heapq.nsmallest(2, S), heapq.nlargest(2, S))
# expect: [('a', 1), ('d', 1), ('b', 2)] [('a', 3), ('b', 2), ('c', 2)] [('a', 1), ('a', 3)] [('d', 1), ('c', 2)]


class K:
    def __init__(self, v):
        self.v = v

    def __lt__(self, other):
        return self.v < other.v

    def __repr__(self):
        return f'K{self.v}'


print(heapq.nsmallest(2, [K(3), K(1), K(2)]), heapq.nlargest(2, [K(3), K(1), K(2)]), heapq.nlargest(2, (K(i % 7) for i in range(40))))
# expect: [K1, K2] [K3, K2] [K6, K6]
calls = []
print(heapq.nlargest(2, (i * 37 % 101 for i in range(200)), key=lambda v: calls.append(v) or v), len(calls))
# expect: [100, 100] 200
print(heapq.nsmallest(2, map(abs, range(-1030, 3))))  # expect: [0, 1]
print(heapq.nlargest(3, [1.5, float('inf'), 2, -1, 0.5]), heapq.nsmallest(3, ['b', 'a', 'cc', '']), heapq.nlargest(2, {1: 2, 5: 3, 4: 1}), heapq.nsmallest(2, {3, 1, 2}))
# expect: [inf, 2, 1.5] ['', 'a', 'b'] [5, 4] [1, 2]
wrong = [lambda: heapq.nsmallest(2, [1, 'a']), lambda: heapq.nsmallest('a', [1]), lambda: heapq.nsmallest(1.5, [1, 2, 3]),
         lambda: heapq.nsmallest(2, 5), lambda: heapq.nlargest(True, [1, 2])]
for f in wrong:
    try:
        print(f())
    except TypeError as e:
        print(e)
# expect: '<' not supported between instances of 'str' and 'int'
# expect: '>=' not supported between instances of 'str' and 'int'
# expect: 'float' object cannot be interpreted as an integer
# expect: 'int' object is not iterable
# expect: [2]
