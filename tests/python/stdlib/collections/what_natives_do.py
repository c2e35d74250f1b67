# deques, counters and named tuples do alike where natives do the work and where a subclass has it done in Python
# since: 3.14
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple

state = 5


def number(n):
    global state
    state = state * 48271 % 2147483647
    return state % n


class Queue(deque):
    pass


for most in (None, 0, 1, 5):
    a, b = deque([1, 2], most), Queue([1, 2], most)
    log = []
    for step in range(60):
        kind, value = number(8), number(100)
        for queue in (a, b):
            try:
                if kind < 3:
                    queue.append(value)
                elif kind < 5:
                    queue.appendleft(value)
                elif kind == 5:
                    log.append(queue.popleft())
                elif kind == 6:
                    log.append(queue.pop())
                else:
                    log.append(queue[value % 4 - 2])
            except IndexError as error:
                log.append(str(error))
        if list(a) != list(b) or len(a) != len(b) or bool(a) != bool(b):
            print('differ', a, b)
    print(a, len(log), log[::2] == log[1::2], list(a) == [*a], sum(a), sorted(a) == sorted(b))
# expect: deque([24, 99, 0, 94, 90, 43, 39, 62, 50, 33, 97, 28, 1, 2, 97, 15, 14, 57, 94, 52, 12, 76, 94, 25, 16, 97, 94, 20, 92, 21, 63, 78, 41, 54]) 36 True True 1774 True
# expect: deque([], maxlen=0) 56 True True 0 True
# expect: deque([9], maxlen=1) 38 True True 9 True
# expect: deque([76, 19, 39, 50, 92], maxlen=5) 46 True True 276 True
queue = deque(range(5))
try:
    for item in queue:
        queue.append(item)
except RuntimeError as error:
    print(error)  # expect: deque mutated during iteration
queue = deque(range(100))
print([queue.popleft() for _ in range(70)][-1], queue[0], queue[-1], len(queue))  # expect: 69 70 99 30
try:
    deque([1])[3]
except IndexError as error:
    print(error)  # expect: deque index out of range

counts = Counter('abracadabra')
counts.update(['a', 'z'])
counts['q'] = 1.5
counts.update('qa')
print(counts.most_common(3), counts['nothing'], counts.most_common()[-1])
# expect: [('a', 7), ('q', 2.5), ('b', 2)] 0 ('z', 1)
try:
    Counter([1, [2], 3])
except TypeError as error:
    print(error)  # expect: unhashable type: 'list'
print(Counter(number(5) for _ in range(30)).most_common(), Counter(iter('aab')))
# expect: [(2, 11), (1, 6), (4, 6), (3, 4), (0, 3)] Counter({'a': 2, 'b': 1})
groups = defaultdict(list)
for i in range(6):
    groups[i % 2, 'x'].append(i)
print(dict(groups))  # expect: {(0, 'x'): [0, 2, 4], (1, 'x'): [1, 3, 5]}
order = OrderedDict((c, i) for i, c in enumerate('abc'))
order.move_to_end('a')
order.move_to_end('c', last=False)
print(order, order.popitem(last=False), order.popitem(), list(order))
# expect: OrderedDict({'b': 1}) ('c', 2) ('a', 0) ['b']
for wrong in (lambda: order.move_to_end('?'), lambda: OrderedDict().popitem(False), lambda: order.move_to_end([])):
    try:
        wrong()
    except (KeyError, TypeError) as error:
        print(type(error).__name__, error)
# expect: KeyError '?'
# expect: KeyError 'dictionary is empty'
# expect: TypeError unhashable type: 'list'

Point = namedtuple('Point', 'x y', defaults=[0])


class Named(Point):
    @property
    def x(self):
        return 'mine'


p, n = Point(1), Named(1, 2)
for point in (p, n, Point(y=5, x=4)):
    x, y = point
    print(point.x, point.y, point[0], x, y, point == (x, y), Point.x.__get__(point), hash(point) == hash((x, y)))
# expect: 1 0 1 1 0 True 1 True
# expect: mine 2 1 1 2 True 1 True
# expect: 4 5 4 4 5 True 4 True
try:
    p.x = 3
except AttributeError as error:
    print(error)  # expect: can't set attribute
try:
    x, y, z = p
except ValueError as error:
    print(error)  # expect: not enough values to unpack (expected 3, got 2)
