# Arguments that are put in the order of the parameters where a call stands: names, defaults, `*args`, `**kwargs`, and all errors.
# since: 3.14


def plain(a, b, c=3, d=4):
    return a, b, c, d


def only(a, /, b, *, c, d=4):
    return a, b, c, d


def rest(a, b=2, *args, c=5, **kw):
    return a, b, args, c, kw


class Point:
    def __init__(self, x, y=0, *, z=0):
        self.x, self.y, self.z = x, y, z

    def moved(self, dx=0, dy=0, **more):
        return self.x + dx, self.y + dy, more

    @property
    def both(self):
        return self.x, self.y


for _ in range(3):
    print(plain(1, 2), plain(1, b=5), plain(b=1, a=2), plain(d=0, c=1, b=2, a=3), plain(1, 2, d=9))
    print(only(1, 2, c=3), only(1, c=3, b=2, d=1))
    print(rest(1), rest(1, 2, 3, 4), rest(b=1, a=2), rest(1, c=2, x=3, y=4), rest(1, 2, 3, c=4, z=5))
    p = Point(1, z=2)
    q = Point(y=4, x=3)
    print(p.both, p.z, q.both, Point(5).moved(dy=2), q.moved(dx=1, other=7), q.moved(1))
# expect: (1, 2, 3, 4) (1, 5, 3, 4) (2, 1, 3, 4) (3, 2, 1, 0) (1, 2, 3, 9)
# expect: (1, 2, 3, 4) (1, 2, 3, 1)
# expect: (1, 2, (), 5, {}) (1, 2, (3, 4), 5, {}) (2, 1, (), 5, {}) (1, 2, (), 2, {'x': 3, 'y': 4}) (1, 2, (3,), 4, {'z': 5})
# expect: (1, 0) 2 (3, 4) (5, 2, {}) (4, 4, {'other': 7}) (4, 4, {})
# expect: (1, 2, 3, 4) (1, 5, 3, 4) (2, 1, 3, 4) (3, 2, 1, 0) (1, 2, 3, 9)
# expect: (1, 2, 3, 4) (1, 2, 3, 1)
# expect: (1, 2, (), 5, {}) (1, 2, (3, 4), 5, {}) (2, 1, (), 5, {}) (1, 2, (), 2, {'x': 3, 'y': 4}) (1, 2, (3,), 4, {'z': 5})
# expect: (1, 0) 2 (3, 4) (5, 2, {}) (4, 4, {'other': 7}) (4, 4, {})
# expect: (1, 2, 3, 4) (1, 5, 3, 4) (2, 1, 3, 4) (3, 2, 1, 0) (1, 2, 3, 9)
# expect: (1, 2, 3, 4) (1, 2, 3, 1)
# expect: (1, 2, (), 5, {}) (1, 2, (3, 4), 5, {}) (2, 1, (), 5, {}) (1, 2, (), 2, {'x': 3, 'y': 4}) (1, 2, (3,), 4, {'z': 5})
# expect: (1, 0) 2 (3, 4) (5, 2, {}) (4, 4, {'other': 7}) (4, 4, {})


def tried(call):
    try:
        print(call())
    except Exception as e:
        print(type(e).__name__, e)


tried(lambda: plain(1))  # expect: TypeError plain() missing 1 required positional argument: 'b'
tried(lambda: plain(1, 2, 3, 4, 5))
# expect: TypeError plain() takes from 2 to 4 positional arguments but 5 were given
tried(lambda: plain(1, a=2))  # expect: TypeError plain() got multiple values for argument 'a'
tried(lambda: plain(1, 2, e=3))  # expect: TypeError plain() got an unexpected keyword argument 'e'
tried(lambda: only(a=1, b=2, c=3))
# expect: TypeError only() got some positional-only arguments passed as keyword arguments: 'a'
tried(lambda: only(1, 2))  # expect: TypeError only() missing 1 required keyword-only argument: 'c'
tried(lambda: rest(c=1))  # expect: TypeError rest() missing 1 required positional argument: 'a'
tried(lambda: rest(1, a=2))  # expect: TypeError rest() got multiple values for argument 'a'
tried(lambda: Point())  # expect: TypeError Point.__init__() missing 1 required positional argument: 'x'
tried(lambda: Point(1, q=2))  # expect: TypeError Point.__init__() got an unexpected keyword argument 'q'
tried(lambda: Point(1, x=2))  # expect: TypeError Point.__init__() got multiple values for argument 'x'

# Defaults and names may change.
plain.__defaults__ = (7,)
tried(lambda: plain(1, 2, 3))  # expect: (1, 2, 3, 7)
tried(lambda: plain(1, 2))  # expect: TypeError plain() missing 1 required positional argument: 'c'
plain.__defaults__ = (1, 2, 3, 4)
tried(lambda: plain())  # expect: (1, 2, 3, 4)
plain.__defaults__ = None
tried(lambda: plain(1, 2, d=1))  # expect: TypeError plain() missing 1 required positional argument: 'c'
only.__kwdefaults__ = {'c': 8}
tried(lambda: only(1, b=2, d=3))  # expect: (1, 2, 8, 3)
tried(lambda: only(1, b=2))  # expect: TypeError only() missing 1 required keyword-only argument: 'd'


# The deepest call binds too, and says so.
def deep(n, step=1, *, kind='k'):
    return deep(n + step, kind=kind)


try:
    deep(0)
except RecursionError as e:
    print('RecursionError')  # expect: RecursionError


def gen(n, m=2, *more, k=1):
    yield n, m, more, k


print(list(gen(1)), list(gen(1, k=3)), list(gen(1, 2, 3, m2=4) if False else gen(n=5)))
# expect: [(1, 2, (), 1)] [(1, 2, (), 3)] [(5, 2, (), 1)]


class Meta(type):
    def __call__(cls, *args, **kw):
        return super().__call__(*args, z=1, **kw)


class Made(Point, metaclass=Meta):
    pass


print(Made(1, y=2).z)  # expect: 1


# A property that changes its class, raises, or is deep.
class Odd:
    def __init__(self):
        self.n = 0

    @property
    def now(self):
        self.n += 1
        if self.n == 3:
            Odd.now = 'changed'
        return self.n

    @property
    def bad(self):
        return self.missing


odd = Odd()
print([odd.now for _ in range(5)])  # expect: [1, 2, 3, 'changed', 'changed']
tried(lambda: odd.bad)  # expect: AttributeError 'Odd' object has no attribute 'missing'


class Loop:
    @property
    def again(self):
        return self.again


try:
    Loop().again
except RecursionError:
    print('RecursionError')  # expect: RecursionError


# Loops over ranges, said with calls.
def loops(*args):
    out = []
    for i in range(*args):
        out.append(i)
    return out


def fixed():
    out = []
    for i in range(3):
        out.append(i)
    for i in range(2, 5):
        out.append(i)
    for i in range(9, 2, -3):
        out.append(i)
    for i in range(5, 2):
        out.append(i)
    for i in range(True):
        out.append(i)
    for i in range(2**60, 2**60 + 2):
        out.append(i)
    for i in range(2**47 - 2, 2**47 + 1):
        out.append(i)
    for i in range(-2**47 + 1, -2**47 - 2, -1):
        out.append(i)
    return out


print(loops(3), loops(1, 4), loops(4, 1, -1), fixed())
# expect: [0, 1, 2] [1, 2, 3] [4, 3, 2] [0, 1, 2, 2, 3, 4, 9, 6, 3, 0, 1152921504606846976, 1152921504606846977, 140737488355326, 140737488355327, 140737488355328, -140737488355327, -140737488355328, -140737488355329]


def wrong(step):
    for i in range(1, 2, step):
        return i


tried(lambda: wrong(0))  # expect: ValueError range() arg 3 must not be zero
tried(lambda: wrong(1.5))  # expect: TypeError 'float' object cannot be interpreted as an integer
tried(lambda: wrong('a'))  # expect: TypeError 'str' object cannot be interpreted as an integer


def shadowed(range):
    return [x for x in range(2)] + [y for y in range(3)]


print(shadowed(lambda n: 'ab' * n))  # expect: ['a', 'b', 'a', 'b', 'a', 'b', 'a', 'b', 'a', 'b']


def rebound():
    for i in range(3):
        i = 10
    return i


print(rebound())  # expect: 10


# An `__init__` that takes anything gets the instance too.
def tracked(f):
    def track(*args, **kw):
        print(f.__name__, [type(a).__name__ for a in args], kw)
        return f(*args, **kw)
    return track


class Anything:
    @tracked
    def __init__(self, *args, **kw):
        self.args, self.kw = args, kw

    @tracked
    def __call__(self, *args, x=1):
        return len(args), x

    @tracked
    def method(self, a=1, *rest, k=2):
        return a, rest, k

    @property
    @tracked
    def prop(self):
        return self.args


for _ in range(2):
    print(Anything().args, Anything(1, 2).args, Anything(1, k=2).kw, Anything(k=3).args)
    print(Anything(1)(2), Anything()(2, x=3), Anything().method(), Anything().method(5, 6, k=7), Anything(9).prop)
# expect: __init__ ['Anything'] {}
# expect: __init__ ['Anything', 'int', 'int'] {}
# expect: __init__ ['Anything', 'int'] {'k': 2}
# expect: __init__ ['Anything'] {'k': 3}
# expect: () (1, 2) {'k': 2} ()
# expect: __init__ ['Anything', 'int'] {}
# expect: __call__ ['Anything', 'int'] {}
# expect: __init__ ['Anything'] {}
# expect: __call__ ['Anything', 'int'] {'x': 3}
# expect: __init__ ['Anything'] {}
# expect: method ['Anything'] {}
# expect: __init__ ['Anything'] {}
# expect: method ['Anything', 'int', 'int'] {'k': 7}
# expect: __init__ ['Anything', 'int'] {}
# expect: prop ['Anything'] {}
# expect: (1, 1) (1, 3) (1, (), 2) (5, (6,), 7) (9,)
# expect: __init__ ['Anything'] {}
# expect: __init__ ['Anything', 'int', 'int'] {}
# expect: __init__ ['Anything', 'int'] {'k': 2}
# expect: __init__ ['Anything'] {'k': 3}
# expect: () (1, 2) {'k': 2} ()
# expect: __init__ ['Anything', 'int'] {}
# expect: __call__ ['Anything', 'int'] {}
# expect: __init__ ['Anything'] {}
# expect: __call__ ['Anything', 'int'] {'x': 3}
# expect: __init__ ['Anything'] {}
# expect: method ['Anything'] {}
# expect: __init__ ['Anything'] {}
# expect: method ['Anything', 'int', 'int'] {'k': 7}
# expect: __init__ ['Anything', 'int'] {}
# expect: prop ['Anything'] {}
# expect: (1, 1) (1, 3) (1, (), 2) (5, (6,), 7) (9,)


class Few:
    def __init__(self, a, *rest, k=1, **kw):
        self.all = a, rest, k, kw


print(Few(1).all, Few(1, 2, 3).all, Few(a=1, k=2).all, Few(1, 2, z=3).all)
# expect: (1, (), 1, {}) (1, (2, 3), 1, {}) (1, (), 2, {}) (1, (2,), 1, {'z': 3})
tried(lambda: Few())  # expect: TypeError Few.__init__() missing 1 required positional argument: 'a'
tried(lambda: Few(k=2))  # expect: TypeError Few.__init__() missing 1 required positional argument: 'a'


# As many parameters as are bound in place, and more.
def many(a, b, c, d, e, f, g, h, i=9, j=10, k=11, l=12, m=13, n=14, o=15, p=16, q=17, r=18, s=19, t=20, u=21, *v, w=23, **x):
    return (a + b + c + d + e + f + g + h, i + j + k + l + m + n + o + p + q + r + s + t + u, v, w, x)


def more(a, b=2, c=3, d=4, e=5, f=6, g=7, h=8, i=9, j=10, k=11, l=12, m=13, n=14, o=15, p=16, q=17, r=18, s=19, t=20, u=21, w=22, x=23, *, y=24):
    return a, b, x, y


for _ in range(2):
    print(many(1, 2, 3, 4, 5, 6, 7, 8), many(1, 2, 3, 4, 5, 6, h=0, g=7, u=0, z=1), many(*range(24), w=1))
    print(more(1), more(1, y=2), more(x=5, a=0), more(*range(23)))
# expect: (36, 195, (), 23, {}) (28, 174, (), 23, {'z': 1}) (28, 182, (21, 22, 23), 1, {})
# expect: (1, 2, 23, 24) (1, 2, 23, 2) (0, 2, 5, 24) (0, 1, 22, 24)
# expect: (36, 195, (), 23, {}) (28, 174, (), 23, {'z': 1}) (28, 182, (21, 22, 23), 1, {})
# expect: (1, 2, 23, 24) (1, 2, 23, 2) (0, 2, 5, 24) (0, 1, 22, 24)
tried(lambda: many(1, 2, 3, 4, 5, 6, 7))
# expect: TypeError many() missing 1 required positional argument: 'h'
tried(lambda: more(y=1))  # expect: TypeError more() missing 1 required positional argument: 'a'
tried(lambda: plain(**{str(n): n for n in range(9)}))
# expect: TypeError plain() got an unexpected keyword argument '0'
tried(lambda: rest(1, n1=1, n2=2, n3=3, n4=4, n5=5, n6=6, n7=7, n8=8, n9=9, n10=10))
# expect: (1, 2, (), 5, {'n1': 1, 'n2': 2, 'n3': 3, 'n4': 4, 'n5': 5, 'n6': 6, 'n7': 7, 'n8': 8, 'n9': 9, 'n10': 10})
