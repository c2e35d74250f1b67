# Operators and truth are found where they were last time: what changes between is seen, and who comes first stays the same.
# since: 3.14


class Plain:
    pass


class Vector:
    def __init__(self, *parts):
        self.parts = parts

    def __add__(self, other):
        if not isinstance(other, Vector):
            return NotImplemented
        return Vector(*(a + b for a, b in zip(self.parts, other.parts)))

    def __mul__(self, k):
        return Vector(*(a * k for a in self.parts))

    def __rmul__(self, k):
        return 'from the right', k, self.parts

    def __rsub__(self, k):
        return NotImplemented

    def __iadd__(self, other):
        if other == 'no':
            return NotImplemented
        self.parts += (other,)
        return self

    def __lt__(self, other):
        return ('less', other)

    def __eq__(self, other):
        return NotImplemented if other is None else 'equal'

    __hash__ = None

    def __repr__(self):
        return f'Vector{self.parts}'


def failing(function):
    try:
        return function()
    except Exception as e:
        return f'{type(e).__name__}: {e}'


def in_place(v, other):
    v += other
    return v


def number_in_place(n, v):
    n *= v
    return n


v = Vector(1, 2)
for turn in range(3):
    print(v + v, v * 3, 3 * v, 2.5 * v, True * v, (1 << 70) * v)
    print(failing(lambda: v + 1), '|', failing(lambda: 1 + v), '|', failing(lambda: 7 - v))
    print(in_place(v, turn), '|', failing(lambda: in_place(v, 'no')), '|', number_in_place(4, v))
    print(v < 1, v < None, v == 1, v == None, v != 1, failing(lambda: 1 < v), failing(lambda: v > 1))
# expect: Vector(2, 4) Vector(3, 6) ('from the right', 3, (1, 2)) ('from the right', 2.5, (1, 2)) ('from the right', True, (1, 2)) ('from the right', 1180591620717411303424, (1, 2))
# expect: TypeError: unsupported operand type(s) for +: 'Vector' and 'int' | TypeError: unsupported operand type(s) for +: 'int' and 'Vector' | TypeError: unsupported operand type(s) for -: 'int' and 'Vector'
# expect: Vector(1, 2, 0) | TypeError: unsupported operand type(s) for +=: 'Vector' and 'str' | ('from the right', 4, (1, 2, 0))
# expect: ('less', 1) ('less', None) equal False False TypeError: '<' not supported between instances of 'int' and 'Vector' TypeError: '>' not supported between instances of 'Vector' and 'int'
# expect: Vector(2, 4, 0) Vector(3, 6, 0) ('from the right', 3, (1, 2, 0)) ('from the right', 2.5, (1, 2, 0)) ('from the right', True, (1, 2, 0)) ('from the right', 1180591620717411303424, (1, 2, 0))
# expect: TypeError: unsupported operand type(s) for +: 'Vector' and 'int' | TypeError: unsupported operand type(s) for +: 'int' and 'Vector' | TypeError: unsupported operand type(s) for -: 'int' and 'Vector'
# expect: Vector(1, 2, 0, 1) | TypeError: unsupported operand type(s) for +=: 'Vector' and 'str' | ('from the right', 4, (1, 2, 0, 1))
# expect: ('less', 1) ('less', None) equal False False TypeError: '<' not supported between instances of 'int' and 'Vector' TypeError: '>' not supported between instances of 'Vector' and 'int'
# expect: Vector(2, 4, 0, 2) Vector(3, 6, 0, 3) ('from the right', 3, (1, 2, 0, 1)) ('from the right', 2.5, (1, 2, 0, 1)) ('from the right', True, (1, 2, 0, 1)) ('from the right', 1180591620717411303424, (1, 2, 0, 1))
# expect: TypeError: unsupported operand type(s) for +: 'Vector' and 'int' | TypeError: unsupported operand type(s) for +: 'int' and 'Vector' | TypeError: unsupported operand type(s) for -: 'int' and 'Vector'
# expect: Vector(1, 2, 0, 1, 2) | TypeError: unsupported operand type(s) for +=: 'Vector' and 'str' | ('from the right', 4, (1, 2, 0, 1, 2))
# expect: ('less', 1) ('less', None) equal False False TypeError: '<' not supported between instances of 'int' and 'Vector' TypeError: '>' not supported between instances of 'Vector' and 'int'


class Number(int):
    def __rmul__(self, other):
        return ('rmul', other)

    def __radd__(self, other):
        return NotImplemented


for turn in range(2):
    print(3 * Number(4), 3 + Number(4), Number(4) * 3, 2.0 * Number(4))
# expect: ('rmul', 3) 7 12 8.0
# expect: ('rmul', 3) 7 12 8.0


class Later:
    pass


def truths(value):
    return [not value, bool(value), 'yes' if value else 'no', 'no' if not value else 'yes', value and 1, [1 for _ in 'a' if value]]


later, plain = Later(), Plain()
print(truths(later)[1:4], truths(plain)[1:4])  # expect: [True, 'yes', 'yes'] [True, 'yes', 'yes']
Later.__len__ = lambda self: 0
print(truths(later)[:4], truths(plain)[1:4])  # expect: [True, False, 'no', 'no'] [True, 'yes', 'yes']
Later.__bool__ = lambda self: True
print(truths(later)[:4])  # expect: [False, True, 'yes', 'yes']
del Later.__bool__
print(truths(later)[:4])  # expect: [True, False, 'no', 'no']
del Later.__len__
print(truths(later)[:4])  # expect: [False, True, 'yes', 'yes']
Plain.__bool__ = lambda self: 5
print(failing(lambda: not plain))  # expect: TypeError: __bool__ should return bool, returned int
Plain.__bool__ = None
print(failing(lambda: 1 if plain else 2))  # expect: TypeError: 'Plain' cannot be interpreted as a boolean


def sub(base):
    class Sub(base):
        pass
    return Sub


for base in (list, str, int, dict, Later):
    empty = sub(base)()
    print(base.__name__, truths(empty)[:4])

# What is `super()` is found for each class, each class of the object, and anew when a class changes.
# expect: list [True, False, 'no', 'no']
# expect: str [True, False, 'no', 'no']
# expect: int [True, False, 'no', 'no']
# expect: dict [True, False, 'no', 'no']
# expect: Later [False, True, 'yes', 'yes']


class A:
    def f(self):
        return 'A'

    @classmethod
    def g(cls):
        return 'A', cls.__name__


class B(A):
    def f(self):
        return super().f() + 'B'

    @classmethod
    def g(cls):
        return super().g() + ('B',)

    def kept(self):
        found = super()
        return found.f(), type(found).__name__

    def inner(self):
        def of():
            return self
        return super().f(), of() is self


class C(A):
    def f(self):
        return super().f() + 'C'


class D(B, C):
    pass


for turn in range(4):
    print([x.f() for x in (B(), D(), B(), D(), C())], D.g(), B().kept(), D().kept(), D().inner())
    if turn == 1:
        A.f = lambda self: 'new A'
    if turn == 2:
        def f(self):
            return '(C)' + A.f(self)
        C.f = f
# expect: ['AB', 'ACB', 'AB', 'ACB', 'AC'] ('A', 'D', 'B') ('A', 'super') ('AC', 'super') ('AC', True)
# expect: ['AB', 'ACB', 'AB', 'ACB', 'AC'] ('A', 'D', 'B') ('A', 'super') ('AC', 'super') ('AC', True)
# expect: ['new AB', 'new ACB', 'new AB', 'new ACB', 'new AC'] ('A', 'D', 'B') ('new A', 'super') ('new AC', 'super') ('new AC', True)
# expect: ['new AB', '(C)new AB', 'new AB', '(C)new AB', '(C)new A'] ('A', 'D', 'B') ('new A', 'super') ('(C)new A', 'super') ('(C)new A', True)


def replaced(kind):
    class Own(A):
        def f(self):
            return super().f()
    if kind:
        super_ = lambda *args: 'another'
        globals()['super'] = super_
    return failing(lambda: Own().f())


print(replaced(False), replaced(True))  # expect: new A AttributeError: 'str' object has no attribute 'f'
del globals()['super']
print(replaced(False))  # expect: new A

# Class patterns find attributes where they were.


class Point:
    __match_args__ = ('x', 'y')

    def __init__(self, x, y):
        self.x, self.y = x, y


class Twice:
    __match_args__ = ('x', 'x')
    x = 1


def matched(value):
    match value:
        case Point(0, y):
            return 'zero', y
        case Point(x, y=5):
            return 'five', x
        case Point(x=a, y=b):
            return a, b
        case Twice(a, b):
            return a
    return 'no'


p = Point(3, 4)
for turn in range(2):
    print(matched(Point(0, 1)), matched(Point(2, 5)), matched(p), matched(1), failing(lambda: matched(Twice())))
# expect: ('zero', 1) ('five', 2) (3, 4) no TypeError: Twice() got multiple sub-patterns for attribute 'x'
# expect: ('zero', 1) ('five', 2) (3, 4) no TypeError: Twice() got multiple sub-patterns for attribute 'x'
del p.y
print(matched(p))  # expect: no
Point.__match_args__ = ('y', 'x')
print(matched(Point(1, 0)))  # expect: ('zero', 1)
Point.__match_args__ = ['x']
print(failing(lambda: matched(Point(1, 0))))
# expect: TypeError: Point.__match_args__ must be a tuple (got list)
Point.__match_args__ = ('x', 'y')
Point.x = property(lambda self: 0)
print(matched(p), failing(lambda: matched(Point)))  # expect: no no
