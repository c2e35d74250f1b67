# What the loop does itself for builtins: `len`, `isinstance`, `append`, `pop`, `get`, `in`, `[]` with strings, truths, comparisons of
# strings. Subclasses and other callers get what they ask for.
# since: 3.14


class L(list):
    def append(self, x):
        super().append(('L', x))

    def pop(self, *a):
        return 'popped', super().pop(*a)

    def __len__(self):
        return 40 + list.__len__(self)


class D(dict):
    def get(self, key, default=None):
        return 'got', key, default

    def __getitem__(self, key):
        return 'item', key

    def __contains__(self, key):
        return key == 'x'

    def __missing__(self, key):
        return 'missing'


class Count(dict):
    def __missing__(self, key):
        return 0


class S(str):
    def __eq__(self, other):
        return True

    __hash__ = str.__hash__


a, b = [], L()
for x in (a, b):
    for i in range(3):
        x.append(i)
    print(len(x), x.pop(), x.pop(0), x)
# expect: 3 2 0 [1]
# expect: 43 ('popped', ('L', 2)) ('popped', ('L', 0)) [('L', 1)]
try:
    [].pop()
except IndexError as e:
    print(e)  # expect: pop from empty list
f = a.append
f(5)
list.append(a, 6)
print(a, list.pop(a), len(''), len('ab' * 30), len('ä€'), len({}), len({1, 2}), len(()), len((1,)))
# expect: [1, 5] 6 0 60 2 0 2 0 1

d = {'a': 1, 'long' * 10: 2, 'b': 3, 1: 4, None: 5, (1, 2): 6}
for key in ('a', 'lo' + 'ng' + 'long' * 9, 'b', 'c', 1, 1.0, True, None, (1, 2), S('a'), S('zz')):
    print(d.get(key), d.get(key, 'd'), key in d, key not in d)
# expect: 1 1 True False
# expect: 2 2 True False
# expect: 3 3 True False
# expect: None d False True
# expect: 4 4 True False
# expect: 4 4 True False
# expect: 4 4 True False
# expect: 5 5 True False
# expect: 6 6 True False
# expect: 1 1 True False
# expect: None d False True
try:
    d['zz']
except KeyError as e:
    print('KeyError', e)  # expect: KeyError 'zz'
for n in range(20):
    d['k%d' % n] = n
del d['k3'], d['a']
d['k4'] += 100
d['k5'] = 'five'
print(d.get('k3'), d['k4'], d['k5'], 'a' in d, 'k19' in d, len(d))  # expect: None 104 five False True 24
print(D(a=1).get('a'), D(a=1)['b'], 'x' in D(), 'a' in D(a=1), Count()['q'], 'q' in Count())
# expect: ('got', 'a', None) ('item', 'b') True False 0 False
try:
    print({}.get([]))
except TypeError as e:
    print(e)  # expect: cannot use 'list' as a dict key (unhashable type: 'list')
try:
    {}.get()
except TypeError as e:
    print(e)  # expect: get expected at least 1 argument, got 0


class Claims:
    @property
    def __class__(self):
        return int


class Meta(type):
    def __instancecheck__(cls, x):
        return x == 'yes'


class Checked(metaclass=Meta):
    pass


class Sub(int):
    pass


print(isinstance(Claims(), int), isinstance(Claims(), Claims), isinstance('yes', Checked), isinstance(1, Checked), isinstance(Checked(), Checked))
# expect: True True True False True
print(isinstance(True, int), isinstance(Sub(), (str, int)), isinstance(1, (str, (list, int))), isinstance(1, int | str), isinstance(None, type(None)))
# expect: True True True True True
for bad in (1, 'int', (int, 1)):
    try:
        print(isinstance('a', bad))
    except TypeError as e:
        print(e)
# expect: isinstance() arg 2 must be a type, a tuple of types, or a union
# expect: isinstance() arg 2 must be a type, a tuple of types, or a union
# expect: isinstance() arg 2 must be a type, a tuple of types, or a union

for v in ([], [0], {}, {1: 1}, '', 'a', 'ab' * 20, (), (0,), 0, 0.0, None, 2**80, set(), b'', L(), D()):
    print(1 if v else 0, 1 if not v else 0, end=' ')
# expect: 0 1 1 0 0 1 1 0 0 1 1 0 1 0 0 1 1 0 0 1 0 1 0 1 1 0 0 1 0 1 1 0 0 1
print()

word = ''.join(['na', 'me'])
for other in ('name', 'nam', 'Name', 'value', 'é', 'name' * 8, S('q')):
    print(word == other, word != other, 'x' if word == 'name' else 'y', end=' ')
# expect: True False x False True x False True x False True x False True x False True x True True x
print()

import heapq


class Event:
    def __init__(self, time):
        self.time = time

    def __lt__(self, other):
        return self.time < other.time

    def __repr__(self):
        return f'{type(self).__name__}({self.time})'


class Early(Event):
    pass


class Late(Event):
    pass


class Upside(Early):
    def __gt__(self, other):
        return self.time < other.time


heap = []
for n, kind in enumerate([Early, Late, Event, Upside] * 3):
    heapq.heappush(heap, kind(n * 7 % 11))
print([heapq.heappop(heap) for _ in range(len(heap))])
# expect: [Early(0), Upside(0), Late(2), Event(3), Upside(5), Early(1), Event(4), Early(6), Late(7), Late(8), Upside(10), Event(9)]
print(Early(1) < Upside(2), Upside(1) < Early(2), sorted([Upside(3), Early(2), Late(1)]), min(Early(2), Upside(3)))
# expect: False True [Late(1), Upside(3), Early(2)] Early(2)


class Picky(Event):
    def __lt__(self, other):
        if type(other) is not Picky:
            return NotImplemented
        return self.time > other.time


print(sorted([Picky(1), Picky(3), Picky(2)]))  # expect: [Picky(3), Picky(2), Picky(1)]
try:
    sorted([Picky(1), 2])
except TypeError as e:
    print(e)  # expect: '<' not supported between instances of 'int' and 'Picky'
print(heapq.heappushpop([Picky(3), Picky(1)], Picky(2)))  # expect: Picky(3)
try:
    sorted([Late(3), Picky(2), Late(1)])
except TypeError as e:
    print(e)  # expect: '<' not supported between instances of 'Picky' and 'Late'


# `object.__setattr__`, where a class changes in between.
class Frozen:
    def __init__(self, x):
        object.__setattr__(self, 'x', x)
        object.__setattr__(self, 'y', x + 1)

    def __setattr__(self, name, value):
        raise AttributeError('frozen')

    def __lt__(self, other):
        return self.x < other.x


one, two = Frozen(1), Frozen(2)
print(one.x, one.y, two.y, one < two, sorted([two, one])[0].x)  # expect: 1 2 3 True 1
Frozen.x = property(lambda self: -self.__dict__['x'], lambda self, v: self.__dict__.__setitem__('x', v * 10))
three = Frozen(3)
print(three.x, three.y, one < two, one.x)  # expect: -30 4 False -1
del Frozen.x
four = Frozen(4)
del four.__dict__['x']
try:
    print(four < one)
except AttributeError as e:
    print(e)  # expect: 'Frozen' object has no attribute 'x'
object.__setattr__(four, 'x', 9)
print(four.x, list(vars(four)))  # expect: 9 ['y', 'x']


class Slotted:
    __slots__ = ('a',)


s = Slotted()
for _ in range(3):
    object.__setattr__(s, 'a', _)
    try:
        object.__setattr__(s, 'b', 1)
    except AttributeError as e:
        print(s.a, e)


# Exceptions use buffers again; none sees what another had.
# expect: 0 'Slotted' object has no attribute 'b' and no __dict__ for setting new attributes
# expect: 1 'Slotted' object has no attribute 'b' and no __dict__ for setting new attributes
# expect: 2 'Slotted' object has no attribute 'b' and no __dict__ for setting new attributes
def fail(n):
    try:
        raise ValueError(n)
    except ValueError as e:
        e.note = n
        return e


kept = [fail(n) for n in range(4)]
for n in range(3000):
    fail(n)
print([(e.args, e.note, e.__traceback__ is not None) for e in kept], hasattr(ValueError(), 'note'))
# expect: [((0,), 0, True), ((1,), 1, True), ((2,), 2, True), ((3,), 3, True)] False
for kind in (StopIteration(1, 2), SystemExit(3), KeyError('k'), OSError('no'), UnicodeDecodeError('a', b'b', 0, 1, 'c'), ImportError('m')):
    try:
        raise kind
    except (ValueError, KeyError) as e:
        print('first', repr(e))
    except BaseException as e:
        print('second', repr(e), getattr(e, 'value', None), getattr(e, 'errno', None))
# expect: second StopIteration(1, 2) 1 None
# expect: second SystemExit(3) None None
# expect: first KeyError('k')
# expect: second OSError('no') None None
# expect: first UnicodeDecodeError('a', b'b', 0, 1, 'c')
# expect: second ImportError('m') None None
try:
    try:
        raise KeyError
    except 5:
        pass
except TypeError as e:
    print(e)  # expect: catching classes that do not inherit from BaseException is not allowed

# A comparison that raises loses no item and doubles none.
def kept(call, items):
    try:
        call(items)
    except TypeError as e:
        print([x.time for x in items], e)


for values in ([3, 'x', 1], [1, 2, 'x', 4, 5, 6, 7], [7, 6, 5, 4, 3, 2, 'x'], [1, 'x', 2]):
    kept(heapq.heapify, [Event(v) for v in values])
    kept(heapq.heappop, [Event(v) for v in values])
    kept(lambda h: heapq.heappush(h, Event(0)), [Event(v) for v in values])
    kept(lambda h: heapq.heapreplace(h, Event(9)), [Event(v) for v in values])
# expect: [3, 'x', 1] '<' not supported between instances of 'str' and 'int'
# expect: ['x', 1] '<' not supported between instances of 'int' and 'str'
# expect: [3, 'x', 1, 0] '<' not supported between instances of 'int' and 'str'
# expect: [9, 'x', 1] '<' not supported between instances of 'str' and 'int'
# expect: [1, 2, 6, 4, 5, 'x', 7] '<' not supported between instances of 'str' and 'int'
# expect: [7, 2, 'x', 4, 5, 6] '<' not supported between instances of 'int' and 'str'
# expect: [9, 2, 'x', 4, 5, 6, 7] '<' not supported between instances of 'int' and 'str'
# expect: [7, 6, 5, 4, 3, 2, 'x'] '<' not supported between instances of 'int' and 'str'
# expect: [5, 6, 2, 4, 3, 'x'] '<' not supported between instances of 'str' and 'int'
# expect: [5, 6, 9, 4, 3, 2, 'x'] '<' not supported between instances of 'int' and 'str'
# expect: [1, 'x', 2] '<' not supported between instances of 'str' and 'int'
# expect: ['x', 2] '<' not supported between instances of 'int' and 'str'
# expect: [1, 'x', 2, 0] '<' not supported between instances of 'int' and 'str'
# expect: [9, 'x', 2] '<' not supported between instances of 'str' and 'int'
