# since: 3.14
# A generic alias is no class for `issubclass`.
import collections.abc
import typing

for cls, of in (
    (list[int], int),
    (list[int], list),
    (list[int], object),
    (list[int], (int, list)),
    (list[int], collections.abc.Sized),
    (int, list[int]),
    (typing.List[int], int),
    (int | str, int),
    (1, int),
):
    try:
        print(issubclass(cls, of))
    except TypeError as e:
        print(e)
# expect: issubclass() arg 1 must be a class
# expect: issubclass() arg 1 must be a class
# expect: issubclass() arg 1 must be a class
# expect: issubclass() arg 1 must be a class
# expect: issubclass() arg 1 must be a class
# expect: issubclass() argument 2 cannot be a parameterized generic
# expect: issubclass() arg 1 must be a class
# expect: issubclass() arg 1 must be a class
# expect: issubclass() arg 1 must be a class
print(hasattr(list[int], '__bases__'))  # expect: False
