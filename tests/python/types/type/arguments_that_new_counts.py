"""How many arguments a `__new__` of a builtin class says that it takes: the class is none of them."""

for make in (
    lambda: tuple.__new__(tuple, 1, 2),
    lambda: frozenset.__new__(frozenset, 1, 2),
    lambda: float.__new__(float, 1, 2),
    lambda: bool.__new__(bool, 1, 2),
    lambda: str.__new__(str, 1, 2, 3, 4),
    lambda: bytes.__new__(bytes, 1, 2, 3, 4),
    lambda: complex.__new__(complex, 1, 2, 3),
    lambda: int.__new__(int, 1, 2, 3),
    lambda: range.__new__(range, 1, 2, 3, 4),
    lambda: slice.__new__(slice, 1, 2, 3, 4),
    lambda: type.__new__(type, 1, 2),
    lambda: tuple.__new__(),
    lambda: object.__new__(),
    lambda: float.__new__(float, x=1),
    lambda: tuple.__new__(tuple, iterable=1),
    lambda: bool.__new__(bool, x=1),
    lambda: frozenset.__new__(frozenset, x=1),
):
    try:
        print(make())
    except TypeError as error:
        print(error)
# expect: tuple expected at most 1 argument, got 2
# expect: frozenset expected at most 1 argument, got 2
# expect: float expected at most 1 argument, got 2
# expect: bool expected at most 1 argument, got 2
# expect: str() takes at most 3 arguments (4 given)
# expect: bytes() takes at most 3 arguments (4 given)
# expect: complex() takes at most 2 arguments (3 given)
# expect: int() takes at most 2 arguments (3 given)
# expect: range expected at most 3 arguments, got 4
# expect: slice expected at most 3 arguments, got 4
# expect: type.__new__() takes exactly 3 arguments (2 given)
# expect: tuple.__new__(): not enough arguments
# expect: object.__new__(): not enough arguments
# expect: float() takes no keyword arguments
# expect: tuple() takes no keyword arguments
# expect: bool() takes no keyword arguments
# expect: frozenset() takes no keyword arguments
