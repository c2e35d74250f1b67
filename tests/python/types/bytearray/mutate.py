# a bytearray changes in place
b = bytearray(b'abc')
b.append(100)
b.extend(b'ef')
b.extend([103])
b[0] = 65
b[1:3] = b'XYZ'
print(b, len(b))  # expect: bytearray(b'AXYZdefg') 8
del b[0]
b.insert(0, 33)
print(b.pop(), b.pop(0), b)  # expect: 103 33 bytearray(b'XYZdef')
b.remove(88)
b.reverse()
b += b'!'
b *= 2
print(b, b.copy() == b, b.copy() is b)  # expect: bytearray(b'fedZY!fedZY!') True False
b.clear()
print(b, bool(b), bytearray(2), bytearray('é', 'utf-8'), bytearray([1]), bytearray())
# expect: bytearray(b'') False bytearray(b'\x00\x00') bytearray(b'\xc3\xa9') bytearray(b'\x01') bytearray(b'')
b[:] = [1, 2, 3]
b[::2] = b'ab'
print(b)  # expect: bytearray(b'a\x02b')
