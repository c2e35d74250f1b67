# Bytes: structures, digests, encodings.
import array
import base64
import binascii
import hashlib
import hmac
import secrets
import struct
import uuid
import zlib

data = b"some bytes" * 3
print(hashlib.sha256(data).hexdigest(), hashlib.md5(data).hexdigest(), hashlib.sha1(data).digest()[:2], hmac.new(b"k", data, "sha256").hexdigest(), hmac.compare_digest(b"a", b"a"))
print(base64.b64encode(data), base64.b64decode("YQ=="), base64.urlsafe_b64encode(data), base64.b32encode(b"a"), base64.b16encode(b"a"), binascii.hexlify(b"a"), binascii.crc32(data), zlib.crc32(data), zlib.adler32(data))
print(struct.pack(">IHb", 1, 2, 3), struct.unpack("<I", b"\1\0\0\0"), struct.calcsize("I"), struct.Struct("<2d").pack(1, 2), zlib.decompress(zlib.compress(data)) == data, int.from_bytes(b"\1\2", "big"), (258).to_bytes(2, "little"))
view, changed = memoryview(data), bytearray(b"abc")
changed[0] = 90
changed.extend(b"de")
changed += b"f"
print(view[1:3].tobytes(), changed, data.hex(), bytes.fromhex("00ff"), data.split(b" "), data[0], bytes([1, 2]), array.array("i", [1, 2]), data.find(b"e"), data.decode("ascii"), uuid.UUID(int=5), uuid.uuid5(uuid.NAMESPACE_DNS, "a"))
