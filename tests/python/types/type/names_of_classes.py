# `__name__` of classes of one site: of the usual metaclass, of one that has its own, after it was changed
from abc import ABC


class Plain:
    pass


class Abstract(ABC):
    pass


class Named(type):
    @property
    def __name__(cls):
        return "property of the metaclass"


class Asked(type):
    def __getattribute__(cls, name):
        return "asked for " + name if name == "__name__" else super().__getattribute__(name)


class Other(metaclass=Named):
    pass


class Another(metaclass=Asked):
    pass


def names(values):
    return [value.__class__.__name__ for value in values]


def of_classes(classes):
    return [cls.__name__ for cls in classes]


values = [1, "a", Plain(), Abstract(), Other(), Another(), [], Plain()]
for _ in range(3):
    print(names(values))
    print(of_classes([int, Plain, Abstract, Other, Another, Plain]))
# expect: ['int', 'str', 'Plain', 'Abstract', 'property of the metaclass', 'asked for __name__', 'list', 'Plain']
# expect: ['int', 'Plain', 'Abstract', 'property of the metaclass', 'asked for __name__', 'Plain']
# expect: ['int', 'str', 'Plain', 'Abstract', 'property of the metaclass', 'asked for __name__', 'list', 'Plain']
# expect: ['int', 'Plain', 'Abstract', 'property of the metaclass', 'asked for __name__', 'Plain']
# expect: ['int', 'str', 'Plain', 'Abstract', 'property of the metaclass', 'asked for __name__', 'list', 'Plain']
# expect: ['int', 'Plain', 'Abstract', 'property of the metaclass', 'asked for __name__', 'Plain']
Plain.__name__ = "Renamed"
print(names(values), of_classes([Plain]))
# expect: ['int', 'str', 'Renamed', 'Abstract', 'property of the metaclass', 'asked for __name__', 'list', 'Renamed'] ['Renamed']
print([type(cls).__name__ for cls in (Plain, Abstract, Other, int)])
# expect: ['type', 'ABCMeta', 'Named', 'type']


class Late(type):
    pass


class Thing(metaclass=Late):
    pass


def name_of(cls):
    return cls.__name__


print([name_of(Thing) for _ in range(3)])  # expect: ['Thing', 'Thing', 'Thing']
Late.__getattribute__ = lambda cls, name: "late " + name
print([name_of(Thing) for _ in range(2)], Thing.__name__)
# expect: ['late __name__', 'late __name__'] late __name__
del Late.__getattribute__
print([name_of(Thing) for _ in range(2)], Thing.__name__)  # expect: ['Thing', 'Thing'] Thing
print(type(sorted([Plain(), 3, "x"], key=lambda value: type(value).__name__)[0]), max([Abstract, Other], key=lambda cls: cls.__name__).__name__)
# expect: <class '__main__.Plain'> property of the metaclass
