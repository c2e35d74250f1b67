# Natives that take numbers or bytes out of a generator: what they are given, when it ends, and what is no number.
import math


def given(items):
    try:
        for item in items:
            print('gives', item if isinstance(item, (int, float, bytes, str)) else type(item).__name__, end='; ')
            yield item
        print('end', end='; ')
    finally:
        print('closed', end='; ')


def show(function, items):
    try:
        print(function(given(items)))
    except BaseException as error:
        print(type(error).__name__, error)


class Indexed:
    def __init__(self, n):
        self.n = n

    def __index__(self):
        print('index', self.n, end='; ')
        return self.n

    def __float__(self):
        print('float', self.n, end='; ')
        return float(self.n)

    def __rmul__(self, other):
        return other * self.n * 10


class Sub(bytes):
    pass


for function in (bytes, bytearray, math.fsum, math.prod):
    for items in ([], [1, 2, 3], [1, 300, 2], [1, -1], [True, 2], [1, 'a', 2], [1, Indexed(2), 3], [Indexed(300), 4], [2**70]):
        show(function, items)
# expect: end; closed; b''
# expect: gives 1; gives 2; gives 3; end; closed; b'\x01\x02\x03'
# expect: gives 1; gives 300; closed; ValueError bytes must be in range(0, 256)
# expect: gives 1; gives -1; closed; ValueError bytes must be in range(0, 256)
# expect: gives True; gives 2; end; closed; b'\x01\x02'
# expect: gives 1; gives a; closed; TypeError 'str' object cannot be interpreted as an integer
# expect: gives 1; gives Indexed; index 2; gives 3; end; closed; b'\x01\x02\x03'
# expect: gives Indexed; index 300; closed; ValueError bytes must be in range(0, 256)
# expect: gives 1180591620717411303424; closed; ValueError bytes must be in range(0, 256)
# expect: end; closed; bytearray(b'')
# expect: gives 1; gives 2; gives 3; end; closed; bytearray(b'\x01\x02\x03')
# expect: gives 1; gives 300; closed; ValueError byte must be in range(0, 256)
# expect: gives 1; gives -1; closed; ValueError byte must be in range(0, 256)
# expect: gives True; gives 2; end; closed; bytearray(b'\x01\x02')
# expect: gives 1; gives a; closed; TypeError 'str' object cannot be interpreted as an integer
# expect: gives 1; gives Indexed; index 2; gives 3; end; closed; bytearray(b'\x01\x02\x03')
# expect: gives Indexed; index 300; closed; ValueError byte must be in range(0, 256)
# expect: gives 1180591620717411303424; closed; ValueError byte must be in range(0, 256)
# expect: end; closed; 0.0
# expect: gives 1; gives 2; gives 3; end; closed; 6.0
# expect: gives 1; gives 300; gives 2; end; closed; 303.0
# expect: gives 1; gives -1; end; closed; 0.0
# expect: gives True; gives 2; end; closed; 3.0
# expect: gives 1; gives a; closed; TypeError must be real number, not str
# expect: gives 1; gives Indexed; float 2; gives 3; end; closed; 6.0
# expect: gives Indexed; float 300; gives 4; end; closed; 304.0
# expect: gives 1180591620717411303424; end; closed; 1.1805916207174113e+21
# expect: end; closed; 1
# expect: gives 1; gives 2; gives 3; end; closed; 6
# expect: gives 1; gives 300; gives 2; end; closed; 600
# expect: gives 1; gives -1; end; closed; -1
# expect: gives True; gives 2; end; closed; 2
# expect: gives 1; gives a; gives 2; end; closed; aa
# expect: gives 1; gives Indexed; gives 3; end; closed; 60
# expect: gives Indexed; gives 4; end; closed; 12000
# expect: gives 1180591620717411303424; end; closed; 1180591620717411303424
for items in ([1.5, 2], [1e300, 1, -1e300], [float('inf'), 1.0], [float('inf'), 0.0, float('nan')], [0.1] * 10, [2**70, 0.5]):
    show(math.fsum, items)
    show(math.prod, items)
# expect: gives 1.5; gives 2; end; closed; 3.5
# expect: gives 1.5; gives 2; end; closed; 3.0
# expect: gives 1e+300; gives 1; gives -1e+300; end; closed; 1.0
# expect: gives 1e+300; gives 1; gives -1e+300; end; closed; -inf
# expect: gives inf; gives 1.0; end; closed; inf
# expect: gives inf; gives 1.0; end; closed; inf
# expect: gives inf; gives 0.0; gives nan; end; closed; nan
# expect: gives inf; gives 0.0; gives nan; end; closed; nan
# expect: gives 0.1; gives 0.1; gives 0.1; gives 0.1; gives 0.1; gives 0.1; gives 0.1; gives 0.1; gives 0.1; gives 0.1; end; closed; 1.0
# expect: gives 0.1; gives 0.1; gives 0.1; gives 0.1; gives 0.1; gives 0.1; gives 0.1; gives 0.1; gives 0.1; gives 0.1; end; closed; 1.0000000000000006e-10
# expect: gives 1180591620717411303424; gives 0.5; end; closed; 1.1805916207174113e+21
# expect: gives 1180591620717411303424; gives 0.5; end; closed; 5.902958103587057e+20
for join in (b', '.join, bytearray(b'-').join):
    for items in ([], [b'a', b'b'], [b'a', bytearray(b'b'), memoryview(b'c')], [b'a', 'c', b'd'], [Sub(b'x')]):
        show(join, items)
# expect: end; closed; b''
# expect: gives b'a'; gives b'b'; end; closed; b'a, b'
# expect: gives b'a'; gives bytearray; gives memoryview; end; closed; b'a, b, c'
# expect: gives b'a'; gives c; gives b'd'; end; closed; TypeError sequence item 1: expected a bytes-like object, str found
# expect: gives b'x'; end; closed; b'x'
# expect: end; closed; bytearray(b'')
# expect: gives b'a'; gives b'b'; end; closed; bytearray(b'a-b')
# expect: gives b'a'; gives bytearray; gives memoryview; end; closed; bytearray(b'a-b-c')
# expect: gives b'a'; gives c; gives b'd'; end; closed; TypeError sequence item 1: expected a bytes-like object, str found
# expect: gives b'x'; end; closed; bytearray(b'x')
print(math.prod(given([1, 2]), start=5))  # expect: gives 1; gives 2; end; closed; 10
print(Sub(given([1, 2])), bytes(given([65]), ) * 2)
# expect: gives 1; gives 2; end; closed; gives 65; end; closed; b'\x01\x02' b'AA'


def broken():
    yield 1
    raise ValueError('broken')


for function in (bytes, bytearray, math.fsum, math.prod):
    try:
        print(function(broken()))
    except ValueError as error:
        print(type(error).__name__, error)
# expect: ValueError broken
# expect: ValueError broken
# expect: ValueError broken
# expect: ValueError broken
kept = given([1, 2, 3])
print(next(kept))  # expect: gives 1; 1
print(bytes(kept), list(kept))  # expect: gives 2; gives 3; end; closed; b'\x02\x03' []


class Items:
    def __iter__(self):
        return given([1, 2])


class Bytes(Items):
    def __bytes__(self):
        return b'own'


class Index(Items):
    def __index__(self):
        return 3


for made in (Items(), Bytes(), Index()):
    for function in (bytes, bytearray, math.fsum, math.prod):
        print(function(made))
# expect: gives 1; gives 2; end; closed; b'\x01\x02'
# expect: gives 1; gives 2; end; closed; bytearray(b'\x01\x02')
# expect: gives 1; gives 2; end; closed; 3.0
# expect: gives 1; gives 2; end; closed; 2
# expect: b'own'
# expect: gives 1; gives 2; end; closed; bytearray(b'\x01\x02')
# expect: gives 1; gives 2; end; closed; 3.0
# expect: gives 1; gives 2; end; closed; 2
# expect: b'\x00\x00\x00'
# expect: bytearray(b'\x00\x00\x00')
# expect: gives 1; gives 2; end; closed; 3.0
# expect: gives 1; gives 2; end; closed; 2
