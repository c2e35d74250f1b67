# | between classes
print(int | str, int | None, isinstance(1, int | str), isinstance('a', int | None))
# expect: int | str int | None True False
print(issubclass(bool, int | str), (int | str) == (str | int), (int | int))  # expect: True True <class 'int'>
print(list[int] | None, None | int)  # expect: list[int] | None None | int
try:
    int | 5
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for |: 'type' and 'int'
try:
    isinstance(1, list[int])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: isinstance() argument 2 cannot be a parameterized generic
try:
    isinstance(1, list[int] | int)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: isinstance() argument 2 cannot be a parameterized generic
