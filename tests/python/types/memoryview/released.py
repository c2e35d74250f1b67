# since: 3.14
# Nothing can be done with a released view but to compare it, show it and release it again.
import array

m = memoryview(bytearray(b'abc'))
with m as same:
    print(same is m, same.tolist())  # expect: True [97, 98, 99]
a = bytearray(b'xyz')
uses = [
    lambda: len(m), lambda: m[0], lambda: m[:], lambda: m.__setitem__(0, 1), lambda: m.tolist(), lambda: bytes(m), lambda: bytearray(m),
    lambda: b''.join([m]), lambda: b'' + m, lambda: m.obj, lambda: m.nbytes, lambda: m.format, lambda: m.shape, lambda: list(m),
    lambda: iter(m), lambda: hash(m), lambda: m == m, lambda: m == a, lambda: a == m, lambda: m.cast('B'), lambda: memoryview(m),
    lambda: m.__enter__(), lambda: m.hex(), lambda: b'ab'.find(m), lambda: int(m), lambda: float(m), lambda: int.from_bytes(m, 'big'),
    lambda: str(m, 'ascii'), lambda: bool(m), lambda: reversed(m), lambda: 1 in m, lambda: m.count(1), lambda: m.toreadonly(),
    lambda: m in b'ab', lambda: b'ab'.startswith(m), lambda: b'ab'.replace(m, b''), lambda: b'%s' % m, lambda: array.array('B', m),
    lambda: 'released' in repr(m), lambda: m.release(), lambda: a.__iadd__(m),
]
for use in uses:
    try:
        print(use())
    except Exception as error:
        print(type(error).__name__, error)
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: TypeError sequence item 0: expected a bytes-like object, memoryview found
# expect: TypeError can't concat memoryview to bytes
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: True
# expect: False
# expect: False
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: TypeError int() argument must be a string, a bytes-like object or a real number, not 'memoryview'
# expect: TypeError float() argument must be a string or a real number, not 'memoryview'
# expect: ValueError operation forbidden on released memoryview object
# expect: TypeError decoding to str: need a bytes-like object, memoryview found
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: ValueError operation forbidden on released memoryview object
# expect: True
# expect: None
# expect: TypeError can't concat memoryview to bytearray


class Releases:
    def __index__(self):
        v.release()
        return 2


v = memoryview(bytearray(b'abcd'))
print(v[:Releases()].tolist())  # expect: [97, 98]
v = memoryview(bytearray(b'abcd'))
try:
    v[Releases()] = 1
except ValueError as error:
    print(error)  # expect: operation forbidden on released memoryview object
