# Copies of objects that are nothing but their attributes, and of those that say how they are copied.
import copy
import copyreg
from dataclasses import dataclass


class Plain:
    kind = 'class'

    def __init__(self, a, b):
        self.a = a
        self.b = b


class Slots:
    __slots__ = ('a', '__b', 'c')

    def __init__(self):
        self.a = [1]
        self.__b = 2

    def b(self):
        return self.__b


class Both(Slots):
    def __init__(self):
        super().__init__()
        self.more = 'more'


@dataclass(frozen=True)
class Frozen:
    x: int
    y: list


class Stated(Plain):
    def __getstate__(self):
        return {'a': 'state'}


class Set(Plain):
    def __setstate__(self, state):
        self.__dict__.update(state, b='set')


class Copied(Plain):
    def __copy__(self):
        return 'copied'


class Made(Plain):
    def __new__(cls, *args):
        made = super().__new__(cls)
        made.made = len(args)
        return made


class Reduced(Plain):
    def __reduce__(self):
        return Reduced, ('r', self.b)


class Registered(Plain):
    pass


class Items(list):
    pass


copyreg.pickle(Registered, lambda value: (Registered, ('registered', value.b)))
items = [1]
plain = Plain(items, 'b')
other = copy.copy(plain)
other.b = 'changed'
other.late = 1
print(other is plain, other.a is items, plain.__dict__, other.__dict__, type(other).__name__, other.kind)  # expect: False True {'a': [1], 'b': 'b'} {'a': [1], 'b': 'changed', 'late': 1} Plain class
named = copy.copy(other)
print(named.__dict__ == other.__dict__, named.__dict__ is other.__dict__)  # expect: True False
named.a = 0
print(other.a, copy.copy(named).__dict__)  # expect: [1] {'a': 0, 'b': 'changed', 'late': 1}
slots = Slots()
again = copy.copy(slots)
print(again.a is slots.a, again.b(), hasattr(again, 'c'))  # expect: True 2 False
both = copy.copy(Both())
print(both.a, both.b(), both.more)  # expect: [1] 2 more
frozen = Frozen(1, [])
print(copy.copy(frozen) == frozen, copy.copy(frozen).y is frozen.y, copy.copy(frozen) is frozen)  # expect: True True False
for cls in (Stated, Set, Made, Reduced, Registered):
    value = copy.copy(cls('a', 'b'))
    print(type(value).__name__, value.__dict__)
# expect: Stated {'a': 'state'}
# expect: Set {'a': 'a', 'b': 'set'}
# expect: Made {'made': 2, 'a': 'a', 'b': 'b'}
# expect: Reduced {'a': 'r', 'b': 'b'}
# expect: Registered {'a': 'registered', 'b': 'b'}
print(copy.copy(Copied(1, 2)), copy.copy(Items([1, 2])), copy.copy(Plain) is Plain, copy.copy(Exception('e')).args)  # expect: copied [1, 2] True ('e',)
plain.__class__ = Stated
print(copy.copy(plain).__dict__)  # expect: {'a': 'state'}
