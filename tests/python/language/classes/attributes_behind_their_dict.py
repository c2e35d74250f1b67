# Once a program has asked for `__dict__`, attributes are in that dict: reading them and calling methods goes on as before, whatever is done to it.


class Thing:
    kind = "class"

    def __init__(self, x):
        self.x = x

    def twice(self):
        return self.x * 2

    @property
    def half(self):
        return self.x / 2


def read(thing):
    return thing.x


def call(thing):
    return thing.twice()


def kind(thing):
    return thing.kind


a, b = Thing(1), Thing(20)
vars(a)["y"] = 5
b.__dict__.update(x=30, z=1)
print([read(t) for t in (a, b, a, b)], [call(t) for t in (a, b, a)], a.half, b.half)  # expect: [1, 30, 1, 30] [2, 60, 2] 0.5 15.0
for _ in range(3):
    a.x += 1
print(read(a), a.__dict__)  # expect: 4 {'x': 4, 'y': 5}

# The name moves to another place in the dict, comes back, is shadowed.
del a.__dict__["x"]
a.__dict__["x"] = "moved"
print(read(a), call(a))  # expect: moved movedmoved
a.__dict__["twice"] = lambda: "of the dict"
print(call(a), call(b), call(a))  # expect: of the dict 60 of the dict
del a.twice
print(call(a))  # expect: movedmoved
print(kind(a), kind(b))  # expect: class class
a.__dict__["kind"] = "own"
print(kind(a), kind(b))  # expect: own class
del a.__dict__["kind"]
print(kind(a))  # expect: class
a.__dict__["half"] = "not seen"
print(a.half if isinstance(a.x, int) else a.__dict__["half"])  # expect: not seen
a.__dict__["__dict__"] = "a name as others"
print(sorted(a.__dict__))  # expect: ['__dict__', 'half', 'x', 'y']

# Another dict, one of a subclass, one whose keys are not interned.
a.__dict__ = {"".join(["x"]): 7}
print([read(t) for t in (a, b)], call(a))  # expect: [7, 30] 14


class Loud(dict):
    def __getitem__(self, key):
        return "loud"


a.__dict__ = Loud(x=8)
print([read(t) for t in (a, b)], call(a))  # expect: [8, 30] 16
a.__dict__.clear()
try:
    read(a)
except AttributeError as error:
    print(error)  # expect: 'Thing' object has no attribute 'x'

# The class changes.
Thing.twice = lambda self: "new"
print(call(b), call(Thing(1)))  # expect: new new
Thing.x = property(lambda self: "of the class")
print(read(b), read(a))  # expect: of the class of the class
del Thing.x
print(read(b))  # expect: 30


class Asking(Thing):
    def __getattr__(self, name):
        return f"asked for {name}"


c = Asking(2)
vars(c)
print([c.x, c.twice(), c.missing] * 2)  # expect: [2, 'new', 'asked for missing', 2, 'new', 'asked for missing']
