# arrays, bytes and memory views
# since: 3.14
from array import array

a = array('i', [1, 2, 3])
a.append(4)
a.extend([5, 6])
print(a, a.itemsize, a.typecode, len(a), a[1:3], a.index(3), a.count(2), a.tolist())
# expect: array('i', [1, 2, 3, 4, 5, 6]) 4 i 6 array('i', [2, 3]) 2 1 [1, 2, 3, 4, 5, 6]
a[0] = 10
del a[1]
a.insert(1, 7)
a.reverse()
print(a, sum(a), 7 in a, a.pop(), a + array('i', [0]), a * 2 == array('i', a.tolist() * 2))
# expect: array('i', [6, 5, 4, 3, 7]) 35 True 10 array('i', [6, 5, 4, 3, 7, 0]) True
d = array('d', (x / 2 for x in range(3)))
print(d, d.tobytes()[:8], array('B', b'abc').tobytes(), array('u', 'hi') if False else '')
# expect: array('d', [0.0, 0.5, 1.0]) b'\x00\x00\x00\x00\x00\x00\x00\x00' b'abc'
for bad in (lambda: array('i', ['x']), lambda: array('B', [256]), lambda: array('q', [1.5]), lambda: array('?', [])):
    try:
        bad()
    except (TypeError, OverflowError, ValueError) as error:
        print(type(error).__name__, error)
# expect: TypeError 'str' object cannot be interpreted as an integer
# expect: OverflowError unsigned byte integer is greater than maximum
# expect: TypeError 'float' object cannot be interpreted as an integer
# expect: ValueError bad typecode (must be b, B, u, w, h, H, i, I, l, L, q, Q, f or d)
b = bytearray(b'hello world')
b[0:5] = b'HELLO'
view = memoryview(b)
view[6:] = b'WORLD'
print(b, bytes(view[::-1])[:5], view.nbytes, b.find(b'W'), b.hex(' ', 2), int.from_bytes(b[:2], 'big'))
# expect: bytearray(b'HELLO WORLD') b'DLROW' 11 6 48 454c 4c4f 2057 4f52 4c44 18501
print((1000).to_bytes(2, 'little'), bytes([65, 66]).decode(), b'a,b'.split(b','), bytes(3), b'%d-%s' % (5, b'x'))
# expect: b'\xe8\x03' AB [b'a', b'b'] b'\x00\x00\x00' b'5-x'
