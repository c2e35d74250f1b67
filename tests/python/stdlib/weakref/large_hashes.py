# The hash of a weak reference is that of its target, also when it is a large number.
import weakref


class Thing:
    def __init__(self, name):
        self.name = name

    def __eq__(self, other):
        return self.name == other.name

    def __hash__(self):
        return 0x7fffffffffffff00


thing = Thing('a')
first, second = weakref.ref(thing), weakref.ref(thing, lambda dead: None)
print(hash(first) == hash(thing), hash(first) == hash(second), hash(first) == hash(first))
# expect: True True True
print(first in {second}, {first: 1}[second])  # expect: True 1
