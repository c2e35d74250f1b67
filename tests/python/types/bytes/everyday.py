# bytes in everyday use
data = 'héllo'.encode()
print(data, len(data), data[1], data[:2], data.decode(), bytes([104, 105]))
# expect: b'h\xc3\xa9llo' 6 195 b'h\xc3' héllo b'hi'
print(b'a' + b'b', b'-'.join([b'x', b'y']), list(b'ab'), b'abc'.hex())  # expect: b'ab' b'x-y' [97, 98] 616263
print(bytes.fromhex('616263'), b'a,b'.split(b','), b' x '.strip(), b'abc'.find(b'c'))
# expect: b'abc' [b'a', b'b'] b'x' 2
print(b'aa'.replace(b'a', b'bc'), b'A'.lower(), int.from_bytes(b'\x01\x00', 'big'))
# expect: b'bcbc' b'a' 256
print((1024).to_bytes(2, 'little'), b'abc' < b'abd', b'%d-%s' % (5, b'x'), bytes(2))
# expect: b'\x00\x04' True b'5-x' b'\x00\x00'
print(sum(b'abc'), max(b'abc'), b'x' in b'xyz', sorted(b'cab'), b'abc'[::-1])
# expect: 294 99 True [97, 98, 99] b'cba'
print(bytes(reversed(b'abc')), {b'k': 1}[b'k'], b'' or b'empty')  # expect: b'cba' 1 b'empty'
print(b'abc'.startswith((b'x', b'a')))  # expect: True
out = bytearray()
for c in b'abc': out.append(c + 1)
out += b'!'
out[0:1] = b'ZZ'
print(out, bytes(out), out.decode())  # expect: bytearray(b'ZZcd!') b'ZZcd!' ZZcd!
