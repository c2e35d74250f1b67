# base64 and hashes
import base64, hashlib, binascii, hmac
print(base64.b64encode(b'hello\xff'), base64.b64decode('aGVsbG8='))  # expect: b'aGVsbG//' b'hello'
print(base64.urlsafe_b64encode(b'\xfb\xff'), base64.b32encode(b'hi'))  # expect: b'-_8=' b'NBUQ===='
print(base64.b16encode(b'\x01'), hashlib.sha256(b'abc').hexdigest())
# expect: b'01' ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
print(hashlib.md5(b'').hexdigest(), hashlib.sha1(b'a').digest()[:3])
# expect: d41d8cd98f00b204e9800998ecf8427e b'\x86\xf7\xe4'
print(binascii.hexlify(b'ab'), binascii.crc32(b'abc'))  # expect: b'6162' 891568578
print(hmac.new(b'k', b'm', 'sha256').hexdigest()[:10])  # expect: b60090e305
try:
    base64.b64decode('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: Error: Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4
h = hashlib.sha256()
h.update(b'a')
h.update(b'bc')
print(h.hexdigest() == hashlib.sha256(b'abc').hexdigest(), h.name, h.digest_size)  # expect: True sha256 32
