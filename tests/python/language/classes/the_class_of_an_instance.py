# `__class__` of instances, read at one place for many of them: what a class says of it counts, and what is assigned to it.


class Plain:
    pass


class Slotted:
    __slots__ = ("a",)


class Derived(Plain):
    __class__ = Plain


class Claims:
    @property
    def __class__(self):
        return int


class Asks:
    def __getattribute__(self, name):
        return "asked for " + name


class Falls:
    def __getattr__(self, name):
        return "fell to " + name


class Meta(type):
    pass


class OfMeta(metaclass=Meta):
    pass


def names(objects):
    found = []
    for o in objects:
        c = o.__class__
        found.append(getattr(c, "__name__", c))
    return found


several = [Plain(), Slotted(), Derived(), Claims(), Asks(), Falls(), OfMeta(), ValueError(), 3, "x", Plain]
for _ in range(3):
    print(names(several))
    print(names([Plain()] * 5))
    print(names([Slotted(), Plain()] * 2))
# expect: ['Plain', 'Slotted', 'Plain', 'int', 'asked for __class__', 'Falls', 'OfMeta', 'ValueError', 'int', 'str', 'type']
# expect: ['Plain', 'Plain', 'Plain', 'Plain', 'Plain']
# expect: ['Slotted', 'Plain', 'Slotted', 'Plain']
# expect: ['Plain', 'Slotted', 'Plain', 'int', 'asked for __class__', 'Falls', 'OfMeta', 'ValueError', 'int', 'str', 'type']
# expect: ['Plain', 'Plain', 'Plain', 'Plain', 'Plain']
# expect: ['Slotted', 'Plain', 'Slotted', 'Plain']
# expect: ['Plain', 'Slotted', 'Plain', 'int', 'asked for __class__', 'Falls', 'OfMeta', 'ValueError', 'int', 'str', 'type']
# expect: ['Plain', 'Plain', 'Plain', 'Plain', 'Plain']
# expect: ['Slotted', 'Plain', 'Slotted', 'Plain']

o, p = Plain(), Plain()
o.a = p.a = 1


class Other:
    def hello(self):
        return "hello from " + self.__class__.__name__


def twice():
    return [x.__class__.__name__ for x in (o, p, o)]


print(twice(), twice())  # expect: ['Plain', 'Plain', 'Plain'] ['Plain', 'Plain', 'Plain']
o.__class__ = Other
print(twice(), o.hello(), type(o).__name__)  # expect: ['Other', 'Plain', 'Other'] hello from Other Other
o.__dict__["__class__"] = "of the dict"
print(twice(), o.__dict__)  # expect: ['Other', 'Plain', 'Other'] {'a': 1, '__class__': 'of the dict'}


class Late:
    pass


late = Late()


def ask():
    return late.__class__


print([ask().__name__ for _ in range(4)])  # expect: ['Late', 'Late', 'Late', 'Late']
Late.__getattribute__ = lambda self, name: Slotted
print([ask().__name__ for _ in range(2)])  # expect: ['Slotted', 'Slotted']


class Same:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        if other.__class__ is self.__class__:
            return self.n == other.n
        return NotImplemented

    def __hash__(self):
        return hash((self.__class__, self.n))


class SameToo(Same):
    pass


print(Same(1) == Same(1), Same(1) == SameToo(1), SameToo(2) == SameToo(2), Same(1) == 1)
# expect: True False True False
print(len({Same(i % 3) for i in range(9)} | {SameToo(i % 3) for i in range(9)}), Same(2) in [SameToo(2), Same(2)])
# expect: 6 True
