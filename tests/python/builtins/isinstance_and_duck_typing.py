# asking objects what they are
values = [1, True, 1.5, 'a', b'a', None, [1], (1,), {1: 2}, {1}, range(1), len, int, object(), ..., 1j, iter([]), (x for x in []), lambda: 0]
for v in values:
    print(type(v).__name__, isinstance(v, (int, float)), isinstance(v, str))
    print(callable(v), hasattr(v, '__iter__'), hasattr(v, '__len__'), bool(v))
# expect: int True False
# expect: False False False True
# expect: bool True False
# expect: False False False True
# expect: float True False
# expect: False False False True
# expect: str False True
# expect: False True True True
# expect: bytes False False
# expect: False True True True
# expect: NoneType False False
# expect: False False False False
# expect: list False False
# expect: False True True True
# expect: tuple False False
# expect: False True True True
# expect: dict False False
# expect: False True True True
# expect: set False False
# expect: False True True True
# expect: range False False
# expect: False True True True
# expect: builtin_function_or_method False False
# expect: True False False True
# expect: type False False
# expect: True False False True
# expect: object False False
# expect: False False False True
# expect: ellipsis False False
# expect: False False False True
# expect: complex False False
# expect: False False False True
# expect: list_iterator False False
# expect: False True False True
# expect: generator False False
# expect: False True False True
# expect: function False False
# expect: True False False True
