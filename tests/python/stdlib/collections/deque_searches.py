# What searches a deque, turns it round, copies it and fills it from the left, in all its states: room in front, moved items, subclasses.
# since: 3.14
from collections import deque
import copy


class Odd:
    def __init__(self, n): self.n = n
    def __eq__(self, other): return isinstance(other, Odd) and self.n == other.n


d = deque(range(5))
print(3 in d, 7 in d, 2.0 in d, "2" in d, None in d, True in d)  # expect: True False True False False True
d.extendleft("abc")
print(d, "a" in d, d.index("a"), d.index(3), d.count(1), d.count("b"))
# expect: deque(['c', 'b', 'a', 0, 1, 2, 3, 4]) True 2 6 1 1
for _ in range(6):
    d.popleft()
print(d, 1 in d, 2 in d, len(d), bool(d))  # expect: deque([3, 4]) False False 2 True
d.extend([2, 2, Odd(1), 2.0])
print(d.count(2), d.count(Odd(1)), Odd(1) in d, Odd(2) in d, d.index(Odd(1)))  # expect: 3 1 True False 4
d.remove(2)
d.remove(4)
print(d.count(2), len(d), bool(d), bool(deque()))  # expect: 2 4 True False
d.remove(d[0])
d.remove(d[-1])
print(len(d), type(d[0]).__name__)  # expect: 2 Odd
for call in (lambda: d.remove(99), lambda: d.index(99), lambda: d.index(2, 5), lambda: d.remove(Odd(7))):
    try:
        print(call())
    except ValueError as error:
        print("ValueError", "not in deque" in str(error))
# expect: ValueError True
# expect: ValueError True
# expect: ValueError True
# expect: ValueError True
d.reverse()
print(type(d[0]).__name__, len(d))  # expect: float 2

full = deque("abcde", 3)
full.extendleft("xy")
full.reverse()
print(full, full.copy(), copy.copy(full).maxlen, "c" in full, full.count("y"))
# expect: deque(['c', 'x', 'y'], maxlen=3) deque(['c', 'x', 'y'], maxlen=3) 3 True 1
full.extendleft(iter("pq"))
print(full)  # expect: deque(['q', 'p', 'c'], maxlen=3)
other = full.copy()
other.append("z")
print(full, other, full == other)
# expect: deque(['q', 'p', 'c'], maxlen=3) deque(['p', 'c', 'z'], maxlen=3) False


class Mine(deque):
    pass


m = Mine([1, 2, 3], 5)
print(2 in m, m.count(3), m.index(3), type(m.copy()).__name__, m.copy().maxlen)  # expect: True 1 2 Mine 5
m.remove(1)
m.reverse()
m.extendleft((8, 9))
print(m)  # expect: Mine([9, 8, 3, 2], maxlen=5)

queue = deque()
out = []
for i in range(100):
    queue.append(i)
    queue.appendleft(-i)
    if i % 3:
        out.append(queue.popleft())
        out.append(queue.pop())
print(sum(out), len(queue), queue[0], queue[-1], -99 in queue)  # expect: 0 68 -99 99 True
while queue:
    queue.popleft()
queue.appendleft(1)
print(queue)  # expect: deque([1])
queue = deque([1])
for i in range(200):
    queue.append(queue.popleft() + i)
    queue.appendleft(queue.pop())
print(queue)  # expect: deque([19901])
try:
    queue = deque(range(40))
    for x in queue:
        queue.append(0)
        for _ in range(35):
            queue.popleft()
except RuntimeError as error:
    print(error)  # expect: deque mutated during iteration


class Grows:
    def __eq__(self, other):
        grown.append(1)
        return False


for search in ("__contains__", "index", "count", "remove"):
    grown = deque([Grows(), 2])
    try:
        print(getattr(grown, search)(5))
    except (RuntimeError, IndexError) as error:
        print(type(error).__name__, error)
# expect: RuntimeError deque mutated during iteration
# expect: RuntimeError deque mutated during iteration
# expect: RuntimeError deque mutated during iteration
# expect: IndexError deque mutated during iteration
for call in (lambda: deque([1]).remove(2), lambda: deque().index(1)):
    try:
        call()
    except ValueError as error:
        print(error)
# expect: deque.remove(x): x not in deque
# expect: deque.index(x): x not in deque
