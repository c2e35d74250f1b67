"""Annotated names for tests of `get_type_hints`: of a module, classes with and without bases, a metaclass, a function.

Stands in the place of CPython's module of this name, which does what 3.14 does not allow any more. The names are those that tests ask for.
"""

import functools
import types
import typing

f: typing.Tuple[int, int]
u: int | float
x: int = 3
y: str = 'text'


class C:
    y: typing.Optional['C'] = None


class D(C):
    k: str = ''
    j: str = ''


h_class = types.new_class('H', (C,))
j_class = types.new_class('J')


class M(type):
    o: type = int


class S(metaclass=type('Meta', (type,), {})):
    y: str = ''
    x: str = ''


class F:
    z: int = 0


class Y(F):
    pass


def foo(x: int = 1):
    pass


def dec(function):
    return functools.wraps(function)(lambda *args, **kwargs: function(*args, **kwargs))
