# What a site remembers of a descriptor follows the changes of its class, of the owner and of the instance.


class D:
    def __get__(self, obj, owner):
        return ("D", obj is not None, owner.__name__)


class E:
    def __get__(self, obj, owner):
        return "E"


class Data:
    def __get__(self, obj, owner):
        return "data"

    def __set__(self, obj, value):
        obj.__dict__["d"] = value


class A:
    d = D()


class Other:
    d = "plain"


def read(o):
    try:
        return o.d
    except AttributeError as error:
        return f"missing: {error}"


def shown(o):
    print([read(o) for _ in range(3)])


a = A()
shown(a)  # expect: [('D', True, 'A'), ('D', True, 'A'), ('D', True, 'A')]
D.__get__ = lambda self, obj, owner: "new get"
shown(a)  # expect: ['new get', 'new get', 'new get']
A.__dict__["d"].__class__ = E
shown(a)  # expect: ['E', 'E', 'E']
A.d = D()
shown(a)  # expect: ['new get', 'new get', 'new get']
a.d = "own"
shown(a)  # expect: ['own', 'own', 'own']
shown(A())  # expect: ['new get', 'new get', 'new get']
A.d = Data()
shown(a)  # expect: ['data', 'data', 'data']
a.d = "stored"
shown(a)  # expect: ['data', 'data', 'data']
print(a.__dict__)  # expect: {'d': 'stored'}
D.__set__ = lambda self, obj, value: print("set", value)
A.d = D()
shown(a)  # expect: ['new get', 'new get', 'new get']
a.d = 3  # expect: set 3
shown(a)  # expect: ['new get', 'new get', 'new get']
del D.__set__
shown(a)  # expect: ['stored', 'stored', 'stored']
b = A()
shown(b)  # expect: ['new get', 'new get', 'new get']
b.__class__ = Other
shown(b)  # expect: ['plain', 'plain', 'plain']


class Sub(A):
    pass


c = Sub()
shown(c)  # expect: ['new get', 'new get', 'new get']
Sub.d = 5
shown(c)  # expect: [5, 5, 5]
del Sub.d
shown(c)  # expect: ['new get', 'new get', 'new get']
Sub.__getattr__ = lambda self, name: "hook " + name


def fails(self, obj, owner):
    raise AttributeError("no")


D.__get__ = fails
shown(c)  # expect: ['hook d', 'hook d', 'hook d']
shown(A())  # expect: ['missing: no', 'missing: no', 'missing: no']
del Sub.__getattr__
shown(c)  # expect: ['missing: no', 'missing: no', 'missing: no']
del D.__get__
print([type(read(c)).__name__ for _ in range(3)])  # expect: ['D', 'D', 'D']
D.__get__ = len
try:
    A().d
except TypeError as error:
    print("TypeError")  # expect: TypeError
del A.d
shown(c)
# expect: ["missing: 'Sub' object has no attribute 'd'", "missing: 'Sub' object has no attribute 'd'", "missing: 'Sub' object has no attribute 'd'"]


class Slotted:
    __slots__ = ("x",)
    d = E()


s = Slotted()
shown(s)  # expect: ['E', 'E', 'E']


class Counted:
    n = 0

    def __get__(self, obj, owner):
        if obj is None:
            return self
        Counted.n += 1
        return Counted.n


class User:
    hits = Counted()


u = User()
print([u.hits + u.hits for _ in range(4)], User.hits is User.__dict__["hits"])  # expect: [3, 7, 11, 15] True
