# bytearrays compare with bytes, names share one object
a = bytearray(b'ab')
c = a
c.append(99)
print(a, a == b'abc', b'abc' == a, a < b'abd', a is c, a + b'x', type(a + b'x'))
# expect: bytearray(b'abc') True True True True bytearray(b'abcx') <class 'bytearray'>
print(type(b'x' + a), b'b' in a, 97 in a)  # expect: <class 'bytes'> True True
print(a.upper(), a.hex(), a.decode(), a.find(b'b'), list(a), a[1:], type(a[1:]))
# expect: bytearray(b'ABC') 616263 abc 1 [97, 98, 99] bytearray(b'bc') <class 'bytearray'>
print(bytes(a), a.translate(None, b'b'), repr(a), a.split(b'b'))
# expect: b'abc' bytearray(b'ac') bytearray(b'abc') [bytearray(b'a'), bytearray(b'c')]
print(list(reversed(a)), a.join([b'1', b'2']), a.isalpha())  # expect: [99, 98, 97] bytearray(b'1abc2') True
