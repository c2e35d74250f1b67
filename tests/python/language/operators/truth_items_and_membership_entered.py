# Functions of the guest's classes that say what an object contains, what becomes of an item, and whether it is true: in all places
# since: 3.14
# that ask, with results of all kinds.


class Bag:
    def __init__(self, *items):
        self.items = list(items)
        self.log = []

    def __contains__(self, item):
        self.log.append(item)
        return item in self.items

    def __setitem__(self, key, value):
        self.log.append((key, value))
        return 'nobody sees this'

    def __bool__(self):
        self.log.append('bool')
        return len(self.items) > 1


class Sized:
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n


class Both(Sized):
    def __bool__(self):
        return self.n == 0


class Says:
    def __init__(self, what):
        self.what = what

    def __contains__(self, item):
        return self.what

    def __bool__(self):
        return self.what

    def __setitem__(self, key, value):
        raise KeyError(key)


class Nothing:
    __contains__ = None
    __bool__ = None
    __setitem__ = None


def ask(o):
    found = []
    found.append(1 in o)
    found.append(2 not in o)
    if 3 in o:
        found.append('three')
    if 4 not in o:
        found.append('not four')
    found.append(not o)
    found.append('true' if o else 'false')
    while not o:
        found.append('not yet')
        break
    found.append(o and 'and')
    found.append(bool(o))
    o[1] = 'one'
    o['k'] = o
    return found


def show(value):
    return [type(v).__name__ if isinstance(v, (Bag, Says)) else v for v in value]


for _ in range(3):
    b = Bag(1, 4)
    print(show(ask(b)))
    print([type(e) is tuple and e[0] or e for e in b.log])
    print(show(ask(Bag())))
# expect: [True, True, False, 'true', 'and', True]
# expect: [1, 2, 3, 4, 'bool', 'bool', 'bool', 'bool', 'bool', 1, 'k']
# expect: [False, True, 'not four', True, 'false', 'not yet', 'Bag', False]
# expect: [True, True, False, 'true', 'and', True]
# expect: [1, 2, 3, 4, 'bool', 'bool', 'bool', 'bool', 'bool', 1, 'k']
# expect: [False, True, 'not four', True, 'false', 'not yet', 'Bag', False]
# expect: [True, True, False, 'true', 'and', True]
# expect: [1, 2, 3, 4, 'bool', 'bool', 'bool', 'bool', 'bool', 1, 'k']
# expect: [False, True, 'not four', True, 'false', 'not yet', 'Bag', False]

for o in (Sized(0), Sized(3), Both(0), Both(2)):
    print('yes' if o else 'no', not o, bool(o), o is (o or None))
# expect: no True False False
# expect: yes False True True
# expect: yes False True True
# expect: no True False False

for what in (True, False, 1, 0, '', 'x', None, [0], NotImplemented):
    for _ in range(2):
        try:
            print(what, 1 in Says(what), 1 not in Says(what))
        except Exception as e:
            print(type(e).__name__, e)
        try:
            print('true' if Says(what) else 'false')
        except TypeError as e:
            print(e)
        try:
            print(not Says(what))
        except TypeError as e:
            print(e)
# expect: True True False
# expect: true
# expect: False
# expect: True True False
# expect: true
# expect: False
# expect: False False True
# expect: false
# expect: True
# expect: False False True
# expect: false
# expect: True
# expect: 1 True False
# expect: __bool__ should return bool, returned int
# expect: __bool__ should return bool, returned int
# expect: 1 True False
# expect: __bool__ should return bool, returned int
# expect: __bool__ should return bool, returned int
# expect: 0 False True
# expect: __bool__ should return bool, returned int
# expect: __bool__ should return bool, returned int
# expect: 0 False True
# expect: __bool__ should return bool, returned int
# expect: __bool__ should return bool, returned int
# expect:  False True
# expect: __bool__ should return bool, returned str
# expect: __bool__ should return bool, returned str
# expect:  False True
# expect: __bool__ should return bool, returned str
# expect: __bool__ should return bool, returned str
# expect: x True False
# expect: __bool__ should return bool, returned str
# expect: __bool__ should return bool, returned str
# expect: x True False
# expect: __bool__ should return bool, returned str
# expect: __bool__ should return bool, returned str
# expect: None False True
# expect: __bool__ should return bool, returned NoneType
# expect: __bool__ should return bool, returned NoneType
# expect: None False True
# expect: __bool__ should return bool, returned NoneType
# expect: __bool__ should return bool, returned NoneType
# expect: [0] True False
# expect: __bool__ should return bool, returned list
# expect: __bool__ should return bool, returned list
# expect: [0] True False
# expect: __bool__ should return bool, returned list
# expect: __bool__ should return bool, returned list
# expect: TypeError NotImplemented should not be used in a boolean context
# expect: __bool__ should return bool, returned NotImplementedType
# expect: __bool__ should return bool, returned NotImplementedType
# expect: TypeError NotImplemented should not be used in a boolean context
# expect: __bool__ should return bool, returned NotImplementedType
# expect: __bool__ should return bool, returned NotImplementedType

for n in (-1, 2 ** 70, 1.5, True, 'x'):
    for _ in range(2):
        try:
            print(n, 'true' if Sized(n) else 'false')
        except Exception as e:
            print(type(e).__name__, e)
# expect: ValueError __len__() should return >= 0
# expect: ValueError __len__() should return >= 0
# expect: OverflowError cannot fit 'int' into an index-sized integer
# expect: OverflowError cannot fit 'int' into an index-sized integer
# expect: TypeError 'float' object cannot be interpreted as an integer
# expect: TypeError 'float' object cannot be interpreted as an integer
# expect: True true
# expect: True true
# expect: TypeError 'str' object cannot be interpreted as an integer
# expect: TypeError 'str' object cannot be interpreted as an integer

for _ in range(2):
    for action in (lambda o: 1 in o, lambda o: not o, lambda o: o.__setitem__(1, 2)):
        try:
            print(action(Nothing()))
        except TypeError as e:
            print(e)
    try:
        n = Nothing()
        n[1] = 2
    except TypeError as e:
        print(e)
    try:
        s = Says(1)
        s['k'] = 2
    except KeyError as e:
        print('KeyError', e)


# A store inside of an expression with many registers, and in a comprehension; a store that yields nothing to its neighbours.
# expect: 'Nothing' object is not a container
# expect: 'Nothing' cannot be interpreted as a boolean
# expect: 'NoneType' object is not callable
# expect: 'NoneType' object is not callable
# expect: KeyError 'k'
# expect: 'Nothing' object is not a container
# expect: 'Nothing' cannot be interpreted as a boolean
# expect: 'NoneType' object is not callable
# expect: 'NoneType' object is not callable
# expect: KeyError 'k'
class Grid:
    def __init__(self):
        self.cells = {}

    def __setitem__(self, at, value):
        x, y = at
        self.cells[x, y] = value

    def __getitem__(self, at):
        return self.cells.get(at, 0)

    def __contains__(self, at):
        return at in self.cells


def fill(n):
    g = Grid()
    a, b, c, d, e = 1, 2, 3, 4, 5
    for i in range(n):
        g[i, i] = a + b
        g[i, i] += c
        g[i, 0], g[0, i] = d, e
    return g, (a, b, c, d, e)


g, kept = fill(5)
print(sorted(g.cells.items()), kept, (2, 2) in g, (9, 9) in g, [(i, i) in g for i in (1, 7)])


# Without end.
# expect: [((0, 0), 5), ((0, 1), 5), ((0, 2), 5), ((0, 3), 5), ((0, 4), 5), ((1, 0), 4), ((1, 1), 6), ((2, 0), 4), ((2, 2), 6), ((3, 0), 4), ((3, 3), 6), ((4, 0), 4), ((4, 4), 6)] (1, 2, 3, 4, 5) True False [True, False]
class Endless:
    def __contains__(self, item):
        return item in self

    def __bool__(self):
        return not self

    def __setitem__(self, key, value):
        self[key] = value


for action in (lambda o: 1 in o, lambda o: not o, lambda o: o.__setitem__(1, 2)):
    try:
        action(Endless())
    except RecursionError as e:
        print('RecursionError')


# Generators, and values that are not functions.
# expect: RecursionError
# expect: RecursionError
# expect: RecursionError
class Odd:
    def __contains__(self, item):
        yield item

    __setitem__ = lambda self, *args: print('stored', args)
    __bool__ = staticmethod(lambda: False)


o = Odd()
for _ in range(2):
    print(1 in o)
    o[1] = 2
    print('true' if o else 'false')
# expect: True
# expect: stored (1, 2)
# expect: false
# expect: True
# expect: stored (1, 2)
# expect: false


class Shared:
    pass


def later(o):
    return [1 in o, not o, 'x' if o else 'y']


s = Shared()
Shared.__contains__ = lambda self, item: True
print(later(s))  # expect: [True, False, 'x']
Shared.__bool__ = lambda self: False
print(later(s))  # expect: [True, True, 'y']
del Shared.__bool__
Shared.__len__ = lambda self: 0
print(later(s))  # expect: [True, True, 'y']
Shared.__contains__ = lambda self, item: False
Shared.__len__ = lambda self: 1
print(later(s))  # expect: [False, False, 'x']


def many(o):
    r0, r1, r2, r3, r4, r5, r6, r7 = range(8)
    o[r0] = r1
    x = (r2 in o, r3, r4 not in o, r5, not o, r6, r7)
    o[x] = [r0, r1, r2, r3, r4, r5, r6, r7]
    return x


b = Bag(2, 4, 6)
for _ in range(3):
    print(many(b))
# expect: (True, 3, False, 5, False, 6, 7)
# expect: (True, 3, False, 5, False, 6, 7)
# expect: (True, 3, False, 5, False, 6, 7)
print(b.log[-1])  # expect: ((True, 3, False, 5, False, 6, 7), [0, 1, 2, 3, 4, 5, 6, 7])


# Caught where it is raised.
class Raises:
    def __contains__(self, item):
        raise ValueError(item)

    __bool__ = __contains__

    def __setitem__(self, key, value):
        raise LookupError(key)


def caught(o):
    got = []
    try:
        o[5] = 1
    except LookupError as e:
        got.append(e.args)
    try:
        if 7 in o:
            got.append('in')
    except ValueError as e:
        got.append(e.args)
    finally:
        got.append('done')
    return got


for _ in range(3):
    print(caught(Raises()))
# expect: [(5,), (7,), 'done']
# expect: [(5,), (7,), 'done']
# expect: [(5,), (7,), 'done']
