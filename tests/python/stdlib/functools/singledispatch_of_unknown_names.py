# since: 3.14
# An annotation that names nothing is told by register().
from functools import singledispatch


@singledispatch
def show(value):
    return 'base'


def text(value: 'Unknown'): ...
def number(value: 5): ...
def known(value: 'list'): ...
def nothing(value): ...


for function in [text, number, known]:
    try:
        print(show.register(function) is function)
    except (TypeError, NameError) as error:
        print(type(error).__name__, error)
# expect: TypeError Invalid annotation for 'value'. ForwardRef('Unknown') is an unresolved forward reference.
# expect: TypeError Invalid annotation for 'value'. 5 is not a class.
# expect: True
print(show.registry.keys() - {object})  # expect: {<class 'list'>}
nothing.__annotations__ = {'value': int}
try:
    show.register(nothing)
except TypeError as error:
    print(str(error).split(':')[0])  # expect: Invalid first argument to `register()`
