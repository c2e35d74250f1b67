"""Annotated names of all kinds, for tests of `get_type_hints`.

Stands in the place of CPython's module of this name, which changes `__annotations__` in a way that 3.14 does not have any more.
"""

from functools import wraps
from types import new_class
from typing import Optional, Tuple


class C:
    x = 5; y: Optional['C'] = None


x: int = 5; y: str = x; f: Tuple[int, int]


class M(type):
    o: type = object


(parenthesised): bool = True


class D(C):
    j: str = 'hi'; k: str = 'bye'


h_class = new_class('H', (C,))
j_class = new_class('J')


class F():
    z: int = 5

    def __init__(self, x):
        pass


class Y(F):
    def __init__(self):
        super(F, self).__init__(123)


class Meta(type):
    def __new__(meta, name, bases, namespace):
        return super().__new__(meta, name, bases, namespace)


class S(metaclass=Meta):
    x: str = 'something'
    y: str = 'something else'


def foo(x: int = 10):
    def bar(y: List[str]):
        x: str = 'yes'
    bar()


def dec(func):
    @wraps(func)
    def wrapper(*args, **kwargs):
        return func(*args, **kwargs)
    return wrapper


u: int | float
