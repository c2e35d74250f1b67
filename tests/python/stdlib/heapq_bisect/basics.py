# heaps and bisection
import heapq, bisect
h = []
for x in (5, 1, 4, 2): heapq.heappush(h, x)
print(h, heapq.heappop(h), h, heapq.nlargest(2, [1, 5, 3]))  # expect: [2, 5, 4] 1 [2, 5, 4] [5, 3]
print(heapq.nsmallest(2, 'hello'), heapq.heappushpop(h, 0), heapq.heapreplace(h, 9))  # expect: ['e', 'h'] 0 2
print(list(heapq.merge([1, 4], [2, 3])), heapq.nlargest(1, ['a', 'bbb'], key=len))
# expect: [1, 2, 3, 4] ['bbb']
x = [5, 3, 8, 1]
heapq.heapify(x)
print(x)  # expect: [1, 3, 8, 5]
try:
    heapq.heappop([])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: index out of range
a = [1, 3, 3, 5]
print(bisect.bisect(a, 3), bisect.bisect_left(a, 3), bisect.bisect_right(a, 0))  # expect: 3 1 0
print(bisect.insort(a, 4), a)  # expect: None [1, 3, 3, 4, 5]
print(bisect.bisect([(1, 'a'), (2, 'b')], 1.5, key=lambda t: t[0]))  # expect: 1
try:
    heapq.heappush([None], 'a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'str' and 'NoneType'
