# The same method at several places, at one place methods of several kinds of values, and callables that are objects.
# since: 3.14


class Point:
    def __init__(self, x):
        self.x = x

    def shifted(self, by=1):
        return self.x + by

    def __call__(self, a, b=2):
        return (self.x, a, b)


class Other(Point):
    def shifted(self, by=1):
        return -self.x - by


p = Point(3)
for q in (p, Other(4), p):
    print(q.shifted(), q.shifted(10))
# expect: 4 13
# expect: -5 -14
# expect: 4 13
print([q.shifted() for q in (p, p, Other(1))])  # expect: [4, 4, -2]

# Integers of every size, floats, texts and instances at one place.
for v in (7, -1, 2**70, 10**40, 1.5, -0.25, True, 3):
    print(type(v).__name__, v.as_integer_ratio(), v.is_integer() if hasattr(v, 'is_integer') else None, v.conjugate(), v.real)
# expect: int (7, 1) True 7 7
# expect: int (-1, 1) True -1 -1
# expect: int (1180591620717411303424, 1) True 1180591620717411303424 1180591620717411303424
# expect: int (10000000000000000000000000000000000000000, 1) True 10000000000000000000000000000000000000000 10000000000000000000000000000000000000000
# expect: float (3, 2) False 1.5 1.5
# expect: float (-1, 4) False -0.25 -0.25
# expect: bool (1, 1) True 1 1
# expect: int (3, 1) True 3 3
for v in (255, 2**100, 'x', 1.0):
    try:
        print(v.bit_length())
    except AttributeError as e:
        print(e)

# Instances, bound methods and functions at one place.
# expect: 8
# expect: 101
# expect: 'str' object has no attribute 'bit_length'
# expect: 'float' object has no attribute 'bit_length'
stored = Point(0)
stored.f = p.shifted
stored.g = p
stored.h = lambda a, b=9: (a, b)
for f in (p, p.shifted, Other(2), len, Other(5).shifted, 'abc'.replace, print):
    try:
        print(f('a', 'b') if f is not p.shifted else f(5))
    except TypeError as e:
        print(type(e).__name__, e)
# expect: (3, 'a', 'b')
# expect: TypeError Point.shifted() takes from 1 to 2 positional arguments but 3 were given
# expect: (2, 'a', 'b')
# expect: TypeError len() takes exactly one argument (2 given)
# expect: TypeError Other.shifted() takes from 1 to 2 positional arguments but 3 were given
# expect: bbc
# expect: a b
# expect: None
print(stored.f(), stored.f(4), stored.g(1), stored.g(1, 3), stored.h(1))
# expect: 4 7 (3, 1, 2) (3, 1, 3) (1, 9)
for wrong in (lambda: p(), lambda: p(1, 2, 3), lambda: stored.g(), lambda: stored.f(1, 2)):
    try:
        wrong()
    except TypeError as e:
        print(e)
# expect: Point.__call__() missing 1 required positional argument: 'a'
# expect: Point.__call__() takes from 2 to 3 positional arguments but 4 were given
# expect: Point.__call__() missing 1 required positional argument: 'a'
# expect: Point.shifted() takes from 1 to 2 positional arguments but 3 were given


class Loud:
    def __call__(self):
        raise ValueError('loud')


try:
    Loud()()
except ValueError as e:
    print(e, e.__traceback__.tb_next.tb_frame.f_code.co_name)  # expect: loud __call__


def deep(n, call):
    return 0 if n == 0 else 1 + call(n - 1, call)


class Deep:
    def __call__(self, n, call):
        return deep(n, call)


print(deep(50, Deep()))  # expect: 50
print(type(p).__name__, type(3).__name__, type(type(p)).__name__, Point.__name__)
# expect: Point int type Point
Point.__name__ = 'Renamed'
print(type(p).__name__, type(Other(1)).__name__)  # expect: Renamed Other


class Meta(type):
    @property
    def __name__(cls):
        return 'by meta'


class Named(metaclass=Meta):
    pass


print(Named.__name__, type(Named()).__name__)  # expect: by meta by meta
