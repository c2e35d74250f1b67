# `__add__` of a sequence, called by name, raises what it cannot join; as an operator it leaves that to the other operand first.
class Right:
    def __radd__(self, other):
        return f"radd {other!r}"


class Text(str):
    pass


class Row(list):
    pass


class Pair(tuple):
    def __add__(self, other):
        return super().__add__(other)


for value in ("a", b"a", bytearray(b"a"), [1], (1,), Text("t"), Row([1])):
    for other in (1, None, "x", [2], (3,), b"y"):
        try:
            print(type(value).__name__, value.__add__(other))
        except TypeError as e:
            print(type(value).__name__, e)
    print(value + Right())
# expect: str can only concatenate str (not "int") to str
# expect: str can only concatenate str (not "NoneType") to str
# expect: str ax
# expect: str can only concatenate str (not "list") to str
# expect: str can only concatenate str (not "tuple") to str
# expect: str can only concatenate str (not "bytes") to str
# expect: radd 'a'
# expect: bytes can't concat int to bytes
# expect: bytes can't concat NoneType to bytes
# expect: bytes can't concat str to bytes
# expect: bytes can't concat list to bytes
# expect: bytes can't concat tuple to bytes
# expect: bytes b'ay'
# expect: radd b'a'
# expect: bytearray can't concat int to bytearray
# expect: bytearray can't concat NoneType to bytearray
# expect: bytearray can't concat str to bytearray
# expect: bytearray can't concat list to bytearray
# expect: bytearray can't concat tuple to bytearray
# expect: bytearray bytearray(b'ay')
# expect: radd bytearray(b'a')
# expect: list can only concatenate list (not "int") to list
# expect: list can only concatenate list (not "NoneType") to list
# expect: list can only concatenate list (not "str") to list
# expect: list [1, 2]
# expect: list can only concatenate list (not "tuple") to list
# expect: list can only concatenate list (not "bytes") to list
# expect: radd [1]
# expect: tuple can only concatenate tuple (not "int") to tuple
# expect: tuple can only concatenate tuple (not "NoneType") to tuple
# expect: tuple can only concatenate tuple (not "str") to tuple
# expect: tuple can only concatenate tuple (not "list") to tuple
# expect: tuple (1, 3)
# expect: tuple can only concatenate tuple (not "bytes") to tuple
# expect: radd (1,)
# expect: Text can only concatenate str (not "int") to str
# expect: Text can only concatenate str (not "NoneType") to str
# expect: Text tx
# expect: Text can only concatenate str (not "list") to str
# expect: Text can only concatenate str (not "tuple") to str
# expect: Text can only concatenate str (not "bytes") to str
# expect: radd 't'
# expect: Row can only concatenate list (not "int") to list
# expect: Row can only concatenate list (not "NoneType") to list
# expect: Row can only concatenate list (not "str") to list
# expect: Row [1, 2]
# expect: Row can only concatenate list (not "tuple") to list
# expect: Row can only concatenate list (not "bytes") to list
# expect: radd [1]

for other in (1, Right()):
    try:
        print(Pair((1, 2)) + other)
    except TypeError as e:
        print(e)
# expect: can only concatenate tuple (not "int") to tuple
# expect: can only concatenate tuple (not "Right") to tuple
for value in (Text("t"), Row([1])):
    try:
        value + 1
    except TypeError as e:
        print(e)
# expect: can only concatenate str (not "int") to str
# expect: can only concatenate list (not "int") to list
