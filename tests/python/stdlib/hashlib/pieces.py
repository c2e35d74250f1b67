# A hash object keeps what it was given, copies go on by themselves, and the bytes that it began with stay as they are.
import hashlib

for make in (hashlib.md5, hashlib.sha1, hashlib.sha224, hashlib.sha256, hashlib.sha384, hashlib.sha512, hashlib.sha3_256):
    first = b'abc'
    made = make(first)
    copy = made.copy()
    made.update(b'd')
    made.update(bytearray(b'ef'))
    made.update(memoryview(b'g'))
    print(made.hexdigest() == make(b'abcdefg').hexdigest(), copy.digest() == make(b'abc').digest(), first, made.name, make().hexdigest()[:8])
source = bytearray(b'abc')
made = hashlib.md5(source)
source[0] = 0
print(made.hexdigest() == hashlib.new('md5', b'abc').hexdigest(), hashlib.new('sha256', usedforsecurity=False).name)
for call in (lambda: hashlib.md5('text'), lambda: made.update('text'), lambda: made.update(5), lambda: hashlib.new('none')):
    try:
        call()
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
# expect: True True b'abc' md5 d41d8cd9
# expect: True True b'abc' sha1 da39a3ee
# expect: True True b'abc' sha224 d14a028c
# expect: True True b'abc' sha256 e3b0c442
# expect: True True b'abc' sha384 38b060a7
# expect: True True b'abc' sha512 cf83e135
# expect: True True b'abc' sha3_256 a7ffc6f8
# expect: True sha256
# expect: TypeError Strings must be encoded before hashing
# expect: TypeError Strings must be encoded before hashing
# expect: TypeError object supporting the buffer API required
# expect: ValueError unsupported hash type none
