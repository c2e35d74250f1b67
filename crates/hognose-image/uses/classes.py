# Classes: inheritance, special methods, properties, slots, iterators, context managers.
class Base:
    count = 0

    def __init__(self, name):
        self.name = name
        Base.count += 1

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)

    def __repr__(self):
        return f"{type(self).__name__}({self.name!r})"

    def __eq__(self, other):
        return isinstance(other, Base) and self.name == other.name

    def __hash__(self):
        return hash(self.name)

    def __lt__(self, other):
        return self.name < other.name

    @classmethod
    def make(cls, *args):
        return cls(*args)

    @staticmethod
    def twice(x):
        return x * 2

    @property
    def upper(self):
        return self.name.upper()

    @upper.setter
    def upper(self, value):
        self.name = value.lower()


class Derived(Base):
    def __init__(self, name, items=()):
        super().__init__(name)
        self.items = list(items)

    def __len__(self):
        return len(self.items)

    def __getitem__(self, at):
        return self.items[at]

    def __setitem__(self, at, value):
        self.items[at] = value

    def __contains__(self, item):
        return item in self.items

    def __iter__(self):
        return iter(self.items)

    def __call__(self, x):
        return x + 1

    def __add__(self, other):
        return Derived(self.name + other.name, self.items + other.items)

    def __bool__(self):
        return True

    def __enter__(self):
        return self

    def __exit__(self, kind, error, traceback):
        return kind is KeyError

    def __getattr__(self, name):
        raise AttributeError(name)


class Vector:
    __slots__ = ("x", "y")

    def __init__(self, x, y):
        self.x, self.y = x, y

    def __mul__(self, by):
        return Vector(self.x * by, self.y * by)

    def __str__(self):
        return f"<{self.x}, {self.y}>"


class Problem(Exception):
    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


class Meta(type):
    def __new__(meta, name, bases, namespace):
        return super().__new__(meta, name, bases, namespace)


class WithMeta(metaclass=Meta):
    pass


class Words(dict):
    def __missing__(self, key):
        return key


a, b = Derived.make("a", [1, 2]), Derived("b", [3])
a.upper = "C"
a[0] = 5
with a + b as both:
    raise KeyError
print(both, a == b, a < b, sorted([b, a]), len({a, b}), 5 in a, list(a), a(1), a.upper, Base.twice(2), Base.count, Vector(1, 2) * 2)
print(type(a).__mro__, a.__dict__, vars(b), dir(Vector)[:1], Words()["k"], WithMeta.__name__, getattr(a, "none", None), hasattr(b, "no"))
try:
    raise Problem(3, "it failed")
except Problem as problem:
    print(problem, problem.code, repr(problem), [*problem.args])
try:
    raise ExceptionGroup("several", [ValueError(1), TypeError(2)])
except* ValueError as group:
    print(group.exceptions)
except* TypeError:
    pass
