# since: 3.14
# The bytes of an array: views lock its length, natives take it where they take bytes.
import array
import binascii
import hashlib
import struct

a = array.array('i', [1, 2, 3])
view = memoryview(a)
print(view.format, view.itemsize, view.shape, view.strides, view.nbytes, view.readonly, view.obj is a)
# expect: i 4 (3,) (4,) 12 False True
view[0] = 7
print(a, view.tolist(), view == a, a == view)  # expect: array('i', [7, 2, 3]) [7, 2, 3] True True
locked = [
    lambda: a.append(1), lambda: a.extend([1]), lambda: a.pop(), lambda: a.insert(0, 1), lambda: a.remove(2), lambda: a.clear(),
    lambda: a.frombytes(b'1234'), lambda: a.fromlist([1]), lambda: a.__imul__(2), lambda: a.__iadd__(a), lambda: a.__delitem__(0),
    lambda: a.__setitem__(slice(0, 1), array.array('i')),
]
for change in locked:
    try:
        change()
    except BufferError as error:
        print(error)
# expect: cannot resize an array that is exporting buffers
# expect: cannot resize an array that is exporting buffers
# expect: cannot resize an array that is exporting buffers
# expect: cannot resize an array that is exporting buffers
# expect: cannot resize an array that is exporting buffers
# expect: cannot resize an array that is exporting buffers
# expect: cannot resize an array that is exporting buffers
# expect: cannot resize an array that is exporting buffers
# expect: cannot resize an array that is exporting buffers
# expect: cannot resize an array that is exporting buffers
# expect: cannot resize an array that is exporting buffers
# expect: cannot resize an array that is exporting buffers
a[0:1] = array.array('i', [9])
a.extend([])
a.byteswap()
a.byteswap()
a.reverse()
print(a)  # expect: array('i', [3, 2, 9])
view.release()
a.append(4)
print(a)  # expect: array('i', [3, 2, 9, 4])
part = memoryview(a)[1:]
del part
a.append(5)
print(a, len(a))  # expect: array('i', [3, 2, 9, 4, 5]) 5

b = array.array('B', b'abc')
print(bytes(b), bytearray(b), b''.join([b, b'x', b]), b'-' + b, bytearray(b'-') + b)
# expect: b'abc' bytearray(b'abc') b'abcxabc' b'-abc' bytearray(b'-abc')
print(b'xabc'.find(b), b'abc'.startswith(b), b'abcabc'.replace(b, b'.'), b'1abc2'.split(b), b in b'abcd', b'%s' % b)
# expect: 1 True b'..' [b'1', b'2'] True b'abc'
print(int(array.array('B', b'12')), float(array.array('B', b'1.5')), int.from_bytes(b, 'big'), str(b, 'ascii'))
# expect: 12 1.5 6382179 abc
print(bytearray(b'abc') == b, b == bytearray(b'abc'), b'abc' == b, memoryview(b'abc') == b)
# expect: True True False True
print(hashlib.md5(b).hexdigest() == hashlib.md5(b'abc').hexdigest(), binascii.hexlify(b), binascii.crc32(b) == binascii.crc32(b'abc'))
# expect: True b'616263' True
print(struct.unpack('3s', b), struct.unpack_from('B', b, 1))  # expect: (b'abc',) (98,)
struct.pack_into('B', b, 0, 65)
print(b)  # expect: array('B', [65, 98, 99])
wide = bytearray(b'..')
wide.extend(array.array('h', [65, 66]))
wide[0:1] = b
print(wide)  # expect: bytearray(b'Abc.A\x00B\x00')
for code in 'uw':
    text = memoryview(array.array(code, 'ab'))
    print(text.format, text.itemsize, text == text, text.cast('B')[0])
    try:
        text[0]
    except NotImplementedError as error:
        print(error)
# expect: w 4 False 97
# expect: memoryview: format w not supported
# expect: w 4 False 97
# expect: memoryview: format w not supported
