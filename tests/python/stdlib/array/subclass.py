# since: 3.14
# A subclass of array: own arguments, attributes, copies, what reduces it.
import array
import copy


class Counted(array.array):
    def __new__(cls, typecode, items=(), **named):
        made = super().__new__(cls, typecode, items)
        made.named = named
        return made

    def __init__(self, *args, **named):
        pass


class Plain(array.array):
    pass


class Own(array.array):
    def __init__(self, typecode, newarg=None):
        self.newarg = newarg


c = Counted('i', [1, 2], size=3)
print(c, repr(c), c.named, len(c), c == array.array('i', [1, 2]))
# expect: Counted('i', [1, 2]) Counted('i', [1, 2]) {'size': 3} 2 True
p = Plain('h', b'abcd')
p.x = 1
print(str(p), p.__dict__, type(p[:1]).__name__, type(p + p).__name__, type(p * 2).__name__, type(copy.copy(p)).__name__)
# expect: Plain('h', [25185, 25699]) {'x': 1} array array array array
p += Plain('h', [1])
print(type(p).__name__, p.x, p, bytes(p), memoryview(p).format, memoryview(p).obj is p)
# expect: Plain 1 Plain('h', [25185, 25699, 1]) b'abcd\x01\x00' h True
print(Own('b', newarg=1), Own('b', newarg=1).newarg)  # expect: Own('b') 1
try:
    Plain('b', newarg=1)
except TypeError as error:
    print(error)  # expect: array.array() takes no keyword arguments
print(p.__reduce_ex__(3)[1:], p.__reduce_ex__(2)[1:])
# expect: ((<class '__main__.Plain'>, 'h', 4, b'abcd\x01\x00'), {'x': 1}) (('h', [25185, 25699, 1]), {'x': 1})
print(array.array('i', [1]).__reduce_ex__(2), array.array('d', [1]).__reduce_ex__(3)[1:])
# expect: (<class 'array.array'>, ('i', [1]), None) ((<class 'array.array'>, 'd', 16, b'\x00\x00\x00\x00\x00\x00\xf0?'), None)
rebuild = array._array_reconstructor
print(rebuild(Plain, 'i', 8, b'\1\0\0\0'), rebuild(array.array, 'h', 5, b'\0\1'), rebuild(array.array, 'b', 13, b'\xff' * 8))
# expect: Plain('i', [1]) array('h', [1]) array('q', [-1])
print(rebuild(array.array, 'd', 14, b'\0\0\x80?'), rebuild(array.array, 'u', 20, b'a\0\0\0'))
# expect: array('d', [1.0]) array('u', 'a')
for args in [('', 'i', 8, b''), (int, 'i', 8, b''), (array.array, 'i', 22, b''), (array.array, '?', 0, b''), (array.array, 'i', 0, ''),
             (array.array, 'i', 8, b'\0'), (array.array, 1, 8, b'')]:
    try:
        print(rebuild(*args))
    except Exception as error:
        print(type(error).__name__, error)
# expect: TypeError first argument must be a type object, not str
# expect: TypeError int is not a subtype of array.array
# expect: ValueError third argument must be a valid machine format code.
# expect: ValueError second argument must be a valid type code
# expect: TypeError fourth argument should be bytes, not str
# expect: ValueError bytes length not a multiple of item size
# expect: TypeError _array_reconstructor() argument 2 must be a unicode character, not int
for write in [lambda: setattr(array.array('i'), 'x', 1), lambda: setattr(array.array('i'), 'typecode', 'b')]:
    try:
        write()
    except AttributeError as error:
        print(error)
# expect: 'array.array' object has no attribute 'x' and no __dict__ for setting new attributes
# expect: attribute 'typecode' of 'array.array' objects is not writable
