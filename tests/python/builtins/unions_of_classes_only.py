# `|` with a class makes a union of classes, `None`, aliases and unions; any other operand is refused.
# since: 3.14
import typing

T = typing.TypeVar('T')
for value in (1, 1j, "int", [], b"x", {1: 2}.items, ..., len, slice(1), range(3)):
    for make in (lambda: int | value, lambda: value | int, lambda: list[int] | value):
        try:
            print(make())
        except TypeError as e:
            print(e)
# expect: unsupported operand type(s) for |: 'type' and 'int'
# expect: unsupported operand type(s) for |: 'int' and 'type'
# expect: unsupported operand type(s) for |: 'types.GenericAlias' and 'int'
# expect: unsupported operand type(s) for |: 'type' and 'complex'
# expect: unsupported operand type(s) for |: 'complex' and 'type'
# expect: unsupported operand type(s) for |: 'types.GenericAlias' and 'complex'
# expect: unsupported operand type(s) for |: 'type' and 'str'
# expect: unsupported operand type(s) for |: 'str' and 'type'
# expect: unsupported operand type(s) for |: 'types.GenericAlias' and 'str'
# expect: unsupported operand type(s) for |: 'type' and 'list'
# expect: unsupported operand type(s) for |: 'list' and 'type'
# expect: unsupported operand type(s) for |: 'types.GenericAlias' and 'list'
# expect: unsupported operand type(s) for |: 'type' and 'bytes'
# expect: unsupported operand type(s) for |: 'bytes' and 'type'
# expect: unsupported operand type(s) for |: 'types.GenericAlias' and 'bytes'
# expect: unsupported operand type(s) for |: 'type' and 'builtin_function_or_method'
# expect: unsupported operand type(s) for |: 'builtin_function_or_method' and 'type'
# expect: unsupported operand type(s) for |: 'types.GenericAlias' and 'builtin_function_or_method'
# expect: unsupported operand type(s) for |: 'type' and 'ellipsis'
# expect: unsupported operand type(s) for |: 'ellipsis' and 'type'
# expect: unsupported operand type(s) for |: 'types.GenericAlias' and 'ellipsis'
# expect: unsupported operand type(s) for |: 'type' and 'builtin_function_or_method'
# expect: unsupported operand type(s) for |: 'builtin_function_or_method' and 'type'
# expect: unsupported operand type(s) for |: 'types.GenericAlias' and 'builtin_function_or_method'
# expect: unsupported operand type(s) for |: 'type' and 'slice'
# expect: unsupported operand type(s) for |: 'slice' and 'type'
# expect: unsupported operand type(s) for |: 'types.GenericAlias' and 'slice'
# expect: unsupported operand type(s) for |: 'type' and 'range'
# expect: unsupported operand type(s) for |: 'range' and 'type'
# expect: unsupported operand type(s) for |: 'types.GenericAlias' and 'range'
for value in (None, str, list[str], int | str, typing.Any, T, typing.List[int], typing.Optional[str]):
    print(int | value, value | int, list[int] | value)
# expect: int | None None | int list[int] | None
# expect: int | str str | int list[int] | str
# expect: int | list[str] list[str] | int list[int] | list[str]
# expect: int | str int | str list[int] | int | str
# expect: int | typing.Any typing.Any | int list[int] | typing.Any
# expect: int | ~T ~T | int list[int] | ~T
# expect: int | typing.List[int] typing.List[int] | int list[int] | typing.List[int]
# expect: int | str | None str | None | int list[int] | str | None
