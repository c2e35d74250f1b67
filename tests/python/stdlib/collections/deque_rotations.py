# Turns of a deque in both directions, with and without a limit, and what an iterator sees of them.
from collections import OrderedDict, deque

queue = deque(range(7))
for n in (1, 1, -1, -1, -1, 3, -3, 6, -6, 7, 0, 20, -20, True, 10 ** 9):
    queue.rotate(n)
    print(list(queue), queue[0], queue[-1])
# expect: [6, 0, 1, 2, 3, 4, 5] 6 5
# expect: [5, 6, 0, 1, 2, 3, 4] 5 4
# expect: [6, 0, 1, 2, 3, 4, 5] 6 5
# expect: [0, 1, 2, 3, 4, 5, 6] 0 6
# expect: [1, 2, 3, 4, 5, 6, 0] 1 0
# expect: [5, 6, 0, 1, 2, 3, 4] 5 4
# expect: [1, 2, 3, 4, 5, 6, 0] 1 0
# expect: [2, 3, 4, 5, 6, 0, 1] 2 1
# expect: [1, 2, 3, 4, 5, 6, 0] 1 0
# expect: [1, 2, 3, 4, 5, 6, 0] 1 0
# expect: [1, 2, 3, 4, 5, 6, 0] 1 0
# expect: [2, 3, 4, 5, 6, 0, 1] 2 1
# expect: [1, 2, 3, 4, 5, 6, 0] 1 0
# expect: [0, 1, 2, 3, 4, 5, 6] 0 6
# expect: [1, 2, 3, 4, 5, 6, 0] 1 0
queue.rotate()
queue.append('x')
queue.appendleft('y')
print(queue, queue.popleft(), queue.pop(), len(queue))  # expect: deque([0, 1, 2, 3, 4, 5, 6]) y x 7
for n in (1, -1, 2, 5):
    limited = deque('abcd', maxlen=4)
    limited.rotate(n)
    limited.append('e')
    print(limited)
# expect: deque(['a', 'b', 'c', 'e'], maxlen=4)
# expect: deque(['c', 'd', 'a', 'e'], maxlen=4)
# expect: deque(['d', 'a', 'b', 'e'], maxlen=4)
# expect: deque(['a', 'b', 'c', 'e'], maxlen=4)
for few in (deque(), deque([1])):
    few.rotate(3)
    print(few)
# expect: deque([])
# expect: deque([1])
for wrong in ('x', 1.5, None):
    try:
        queue.rotate(wrong)
    except TypeError as error:
        print(error)
# expect: 'str' object cannot be interpreted as an integer
# expect: 'float' object cannot be interpreted as an integer
# expect: 'NoneType' object cannot be interpreted as an integer
queue = deque([1, 2, 3])
try:
    for item in queue:
        queue.rotate(1)
except RuntimeError as error:
    print(error)
# expect: deque mutated during iteration
many = deque(range(100))
for _ in range(250):
    many.rotate(1)
for _ in range(77):
    many.rotate(-1)
print(many[0], many[99], sum(many), [item for item in many][:3])  # expect: 27 26 4950 [27, 28, 29]

ordered = OrderedDict.fromkeys('abcd')
ordered.move_to_end('a')
ordered.move_to_end('c', False)
ordered.move_to_end(key='b', last=True)
ordered.move_to_end('d', last=1)
print(list(ordered))  # expect: ['c', 'a', 'b', 'd']
for wrong in ('z', []):
    try:
        ordered.move_to_end(wrong)
    except (KeyError, TypeError) as error:
        print(type(error).__name__, error)
# expect: KeyError 'z'
# expect: TypeError unhashable type: 'list'
