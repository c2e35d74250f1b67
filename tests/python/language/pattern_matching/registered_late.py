# What is registered as a sequence or mapping matches as one, with the classes derived from it; the first base decides.
from collections import UserDict, UserList
from collections.abc import Mapping, MutableSequence, Sequence


def kind(value):
    match value:
        case [*_]:
            return 'sequence'
        case {}:
            return 'mapping'
        case _:
            return None


class Parent:
    pass


class Before(Parent):
    pass


print(kind(Parent()), kind(Before()))  # expect: None None
Mapping.register(Parent)


class After(Before):
    pass


print(kind(Parent()), kind(Before()), kind(After()))  # expect: mapping mapping mapping


class Listed:
    pass


MutableSequence.register(Listed)
print(kind(Listed()))  # expect: sequence
print(kind(type('A', (UserDict, Sequence), {})()), kind(type('B', (UserDict, list), {})()))
# expect: mapping mapping
print(kind(type('C', (list, Mapping), {'__abstractmethods__': frozenset()})([1])), kind(type('D', (UserList, dict), {})()))
# expect: sequence sequence
print(kind('text'), kind(b'bytes'), kind(range(3)))  # expect: None None sequence
