# since: 3.14
# Special methods that no operation is made of complain as other methods do.
for call in (lambda: float.__trunc__(1), lambda: int.__round__('a'), lambda: float.__floor__(2), lambda: str.__format__(1, ''),
             lambda: dict.__contains__([], 1), lambda: list.__contains__({}, 1), lambda: list.__getitem__((), 0),
             lambda: tuple.__getitem__([], 0), lambda: dict.__getitem__([], 0), lambda: set.__contains__({}, 1),
             lambda: list.__reversed__(()), lambda: int.__add__('a', 1), lambda: complex.__complex__(1), lambda: int.__getnewargs__(''),
             lambda: str.__contains__(1, ''), lambda: bytes.__bytes__('')):
    try:
        print(call())
    except TypeError as error:
        print(error)
# expect: descriptor '__trunc__' for 'float' objects doesn't apply to a 'int' object
# expect: descriptor '__round__' for 'int' objects doesn't apply to a 'str' object
# expect: descriptor '__floor__' for 'float' objects doesn't apply to a 'int' object
# expect: descriptor '__format__' for 'str' objects doesn't apply to a 'int' object
# expect: descriptor '__contains__' for 'dict' objects doesn't apply to a 'list' object
# expect: descriptor '__contains__' requires a 'list' object but received a 'dict'
# expect: descriptor '__getitem__' for 'list' objects doesn't apply to a 'tuple' object
# expect: descriptor '__getitem__' requires a 'tuple' object but received a 'list'
# expect: descriptor '__getitem__' for 'dict' objects doesn't apply to a 'list' object
# expect: descriptor '__contains__' for 'set' objects doesn't apply to a 'dict' object
# expect: descriptor '__reversed__' for 'list' objects doesn't apply to a 'tuple' object
# expect: descriptor '__add__' requires a 'int' object but received a 'str'
# expect: descriptor '__complex__' for 'complex' objects doesn't apply to a 'int' object
# expect: descriptor '__getnewargs__' for 'int' objects doesn't apply to a 'str' object
# expect: descriptor '__contains__' requires a 'str' object but received a 'int'
# expect: descriptor '__bytes__' for 'bytes' objects doesn't apply to a 'str' object
