# since: 3.14
# What the special forms say of too many types or none, and names that stand for types.
import typing
from typing import ClassVar, Final, List, NotRequired, Optional, Required, Union

for what in [lambda: Final[int, str], lambda: ClassVar[()], lambda: Required[int, str], lambda: NotRequired[()], lambda: Union[()],
             lambda: Union['A'], lambda: Union[int, 'A', None], lambda: Optional['A'], lambda: Required['A'], lambda: Union[List['A'], int]]:
    try:
        print(what())
    except TypeError as error:
        print(error)
# expect: typing.Final accepts only single type. Got (<class 'int'>, <class 'str'>).
# expect: typing.ClassVar accepts only single type. Got ().
# expect: Required accepts only a single type. Got (<class 'int'>, <class 'str'>).
# expect: NotRequired accepts only a single type. Got ().
# expect: Cannot take a Union of no types.
# expect: ForwardRef('A')
# expect: int | ForwardRef('A') | None
# expect: ForwardRef('A') | None
# expect: typing.Required[ForwardRef('A')]
# expect: typing.List[ForwardRef('A')] | int
