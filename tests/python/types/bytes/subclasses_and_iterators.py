# since: 3.14
# State of subclasses, iterators that have ended, __bytes__ = None, __init__ from an iterator that looks at the object.
import copy
import operator


class Attributed(bytearray):
    pass


class Slotted(bytearray):
    __slots__ = ('x', '__dict__')


b = Attributed(b'ab')
b.x = 1
c = copy.copy(b)
print(c, c.x, b.__reduce__()[1:], b.__reduce_ex__(3)[1:], str(b))
# expect: Attributed(b'ab') 1 (('ab', 'latin-1'), {'x': 1}) ((b'ab',), {'x': 1}) Attributed(b'ab')
s = Slotted(b'ab')
s.x, s.y = 1, 2
c = copy.copy(s)
print(c, c.x, c.y, s.__getstate__())  # expect: Slotted(b'ab') 1 2 ({'y': 2}, {'x': 1})
print(bytearray(b'a').__reduce__(), bytearray(b'\xff').__reduce_ex__(3), bytearray().__reduce_ex__(3))
# expect: (<class 'bytearray'>, ('a', 'latin-1'), None) (<class 'bytearray'>, (b'\xff',), None) (<class 'bytearray'>, (), None)
x = bytearray(b'abc')
i = iter(x)
print(list(i), x.append(9), list(i))  # expect: [97, 98, 99] None []


class Blocked(list):
    __bytes__ = None


class Odd(bytes):
    def __index__(self):
        raise TypeError


class Seven(int):
    def __index__(self):
        return 8


for make in [lambda: bytes(Blocked([1])), lambda: bytearray(Blocked([1])), lambda: bytes(Odd(b'foo')), lambda: bytearray(Odd(b'foo'))]:
    try:
        print(make())
    except TypeError as error:
        print(error)
# expect: 'NoneType' object is not callable
# expect: bytearray(b'\x01')
# expect: b'foo'
# expect: bytearray(b'foo')
print(operator.index(Seven(7)), Seven(7).__index__(), operator.index(True))  # expect: 7 8 1


def growing():
    for n in range(3):
        yield n
        print(g)


g = bytearray(b'zz')
g.__init__(growing())
# expect: bytearray(b'\x00')
# expect: bytearray(b'\x00\x01')
# expect: bytearray(b'\x00\x01\x02')
print(g)  # expect: bytearray(b'\x00\x01\x02')
print(repr(str(b'', 'no such encoding')))  # expect: ''
for decode in [lambda: b''.decode('no such encoding'), lambda: ''.encode('no such encoding')]:
    try:
        print(decode())  # expect:
    except LookupError as error:
        print(error)  # expect: unknown encoding: no such encoding
