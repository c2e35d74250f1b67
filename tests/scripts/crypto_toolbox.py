# judge: 3.11
"""Digests, signatures, encodings, identifiers and binary records."""

import base64
import binascii
import hashlib
import hmac
import io
import json
import secrets
import string
import struct
import uuid
from collections import namedtuple
from dataclasses import dataclass

SECRET = b"correct horse battery staple"


def b64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64url(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def sign(claims: dict) -> str:
    head = b64url(json.dumps({"alg": "HS256", "typ": "JWT"}, separators=(",", ":")).encode())
    body = b64url(json.dumps(claims, separators=(",", ":"), sort_keys=True).encode())
    mac = hmac.new(SECRET, f"{head}.{body}".encode(), hashlib.sha256).digest()
    return ".".join((head, body, b64url(mac)))


def verify(token: str) -> dict:
    head, body, mac = token.split(".")
    wanted = hmac.digest(SECRET, f"{head}.{body}".encode(), "sha256")
    if not hmac.compare_digest(wanted, unb64url(mac)):
        raise PermissionError("bad signature")
    return json.loads(unb64url(body))


token = sign({"sub": "ann", "exp": 1700000000, "roles": ["admin", "ops"]})
print(token, verify(token), sep="\n")
try:
    verify(token[:-2] + "AA")
except PermissionError as error:
    print(error)

for name in ("md5", "sha1", "sha256", "sha512", "sha3_256", "blake2b", "blake2s"):
    digest = hashlib.new(name, b"hello")
    print(f"{digest.name:<9}{digest.digest_size:>3}{digest.block_size:>4} {digest.hexdigest()[:40]}")
running = hashlib.sha256()
for part in (b"a" * 1000, b"b", b""):
    running.update(part)
copy = running.copy()
copy.update(b"!")
print(running.hexdigest() != copy.hexdigest(), running.hexdigest()[:16], hashlib.blake2b(b"x", digest_size=8, key=b"k", salt=b"s", person=b"p").hexdigest())
print(hashlib.pbkdf2_hmac("sha256", b"password", b"salt", 50).hex()[:32], hashlib.shake_128(b"x").hexdigest(8), sorted(hashlib.algorithms_guaranteed)[:3])
print(hashlib.file_digest(io.BytesIO(b"file body"), "sha1").hexdigest(), hashlib.md5(b"etag", usedforsecurity=False).hexdigest())
for wrong in (lambda: hashlib.new("nope"), lambda: hashlib.sha256("text"), lambda: hmac.new("text", b"", "md5"), lambda: base64.b64decode("abc"),
              lambda: binascii.unhexlify("abc"), lambda: bytes.fromhex("zz"), lambda: base64.b32decode("a"), lambda: base64.b64decode("a!b=", validate=True),
              lambda: struct.unpack("<I", b"abc"), lambda: uuid.UUID("xyz"), lambda: base64.b85decode(b"\x00")):
    try:
        wrong()
    except (ValueError, TypeError, struct.error) as error:
        print(f"{type(error).__module__}.{type(error).__qualname__}: {error}")

blob = bytes(range(0, 250, 7))
for encode in (base64.b64encode, base64.b32encode, base64.b16encode, base64.b85encode, base64.a85encode, base64.z85encode if hasattr(base64, "z") else base64.b32hexencode, binascii.hexlify):
    text = encode(blob)
    print(f"{encode.__name__:<14} {len(text):>3} {text[:30]}")
print(base64.encodebytes(blob * 2).count(b"\n"), base64.a85decode("<~87cURD]i,\"Ebo80~>", adobe=True), binascii.crc32(b"hello"), hex(binascii.crc_hqx(b"x", 0)), blob[:4].hex("-", 1))

print(uuid.uuid5(uuid.NAMESPACE_DNS, "python.org"), uuid.uuid3(uuid.NAMESPACE_URL, "http://x"), uuid.UUID(int=5), uuid.UUID("{12345678-1234-5678-1234-567812345678}").fields)
ident = uuid.uuid5(uuid.NAMESPACE_OID, "x")
print(ident.version, ident.variant, ident.hex == str(ident).replace("-", ""), ident.urn[:9], repr(ident), ident.time_low, sorted([ident, uuid.UUID(int=0)])[0].int)
print(len(secrets.token_hex(8)), len(secrets.token_bytes(5)), len(secrets.token_urlsafe(16)), secrets.choice("a"), secrets.randbelow(1), uuid.uuid4().version)
password = "".join(secrets.choice(string.ascii_letters + string.digits) for _ in range(20))
print(len(password), password.isalnum(), secrets.compare_digest("a", "b"))

Header = namedtuple("Header", "magic version flags count")
HEADER = struct.Struct(">4sHHI")
RECORD = struct.Struct("<hxxf8s?")


@dataclass
class Record:
    number: int
    value: float
    label: str
    ok: bool

    def pack(self) -> bytes:
        return RECORD.pack(self.number, self.value, self.label.encode(), self.ok)

    @classmethod
    def unpack(cls, number, value, label, ok):
        return cls(number, value, label.rstrip(b"\0").decode(), ok)


records = [Record(-3, 1.5, "first", True), Record(7, 0.1, "toolonglabel", False)]
data = HEADER.pack(b"HOGN", 1, 0b101, len(records)) + b"".join(r.pack() for r in records)
header = Header._make(HEADER.unpack_from(data))
print(len(data), header, RECORD.size, struct.calcsize("bhiq"), struct.calcsize("=bhiq"), data[:14].hex(" "))
for fields in RECORD.iter_unpack(data[HEADER.size:]):
    print(Record.unpack(*fields))
buffer = bytearray(8)
struct.pack_into(">H", buffer, 2, 0xBEEF)
view = memoryview(buffer)
view[0:2] = b"\x01\x02"
print(buffer.hex(), view.cast("H").tolist()[:1], int.from_bytes(buffer[:4], "big"), (1025).to_bytes(4, "little", signed=True), struct.unpack("!d", struct.pack("!d", 2.5)), struct.pack("<e3s2x", 0.5, b"ab"))
