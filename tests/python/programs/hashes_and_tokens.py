# checksums, signatures and encodings
# judge: 3.11
import base64
import binascii
import hashlib
import hmac
import struct


data = b'The quick brown fox'
for name in ('md5', 'sha1', 'sha256', 'sha3_256', 'blake2s'):
    print(name, hashlib.new(name, data).hexdigest()[:24])
# expect: md5 a2004f37730b9445670a738f
# expect: sha1 c519c1a06cdbeb2bc499e221
# expect: sha256 5cac4f980fedc3d3f1f99b4b
# expect: sha3_256 6a982a1fd2b2b33bf284768b
# expect: blake2s d91e3f27d04ad78e7395da9f
h = hashlib.sha256()
for word in data.split():
    h.update(word)
print(h.hexdigest() == hashlib.sha256(b''.join(data.split())).hexdigest(), h.digest_size, h.name, h.block_size)
# expect: True 32 sha256 64
signature = hmac.new(b'secret', b'payload', hashlib.sha256).hexdigest()
print(signature[:16], hmac.compare_digest(signature, signature), hmac.digest(b'k', b'm', 'sha1').hex()[:8])
# expect: b82fcb791acec578 True 772b71c8
encoded = base64.b64encode(data)
print(encoded, base64.b64decode(encoded) == data, base64.urlsafe_b64encode(b'\xfb\xff'), base64.b32encode(b'hi'), base64.b16encode(b'hi'))
# expect: b'VGhlIHF1aWNrIGJyb3duIGZveA==' True b'-_8=' b'NBUQ====' b'6869'
try:
    base64.b64decode('abc')
except binascii.Error as error:
    print('error:', error)
# expect: error: Incorrect padding
print(binascii.hexlify(b'\x00\xff', '-'), bytes.fromhex('de ad'))
# expect: b'00-ff' b'\xde\xad'
packed = struct.pack('>IhB3s', 1, -2, 3, b'abc')
print(packed, struct.unpack('>IhB3s', packed), struct.calcsize('>IhB3s'), base64.b85encode(b'data!'))
# expect: b'\x00\x00\x00\x01\xff\xfe\x03abc' (1, -2, 3, b'abc') 10 b'WMOn+Ap'
token = '.'.join(base64.urlsafe_b64encode(p).rstrip(b'=').decode() for p in (b'{"alg":"HS256"}', b'{"sub":1}'))
print(token, base64.urlsafe_b64decode('eyJzdWIiOjF9' + '=='))
# expect: eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9 b'{"sub":1}'
print(hashlib.pbkdf2_hmac('sha256', b'pw', b'salt', 2).hex()[:16], hashlib.shake_128(b'x').hexdigest(4))
# expect: 061df616343cb988 e472c5e3
