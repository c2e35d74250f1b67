"""Encode/decode a TLV container: struct headers, flags, varints, checksums, base64 armour, hexdump."""
import base64
import binascii
import hashlib
import struct
from enum import Flag, IntEnum, auto
from random import Random

HEADER = struct.Struct(">4sBBHI")
MAGIC = b"RCRD"
N = 5000


class Kind(IntEnum):
    INT = 1
    TEXT = 2
    POINT = 3
    LIST = 4
    BLOB = 5


class Opt(Flag):
    NONE = 0
    SIGNED = auto()
    ARMOUR = auto()
    URGENT = auto()


class DecodeError(ValueError):
    pass


def varint(n):
    n = (n << 1) ^ (n >> 63) if n < 0 else n << 1
    out = bytearray()
    while True:
        b = n & 0x7F
        n >>= 7
        if n:
            out.append(b | 0x80)
        else:
            out.append(b)
            return bytes(out)


def read_varint(buf, pos):
    shift = result = 0
    while True:
        b = buf[pos]
        pos += 1
        result |= (b & 0x7F) << shift
        if not b & 0x80:
            break
        shift += 7
    return (result >> 1) ^ -(result & 1), pos


def encode(v):
    if isinstance(v, int):
        body, kind = varint(v), Kind.INT
    elif isinstance(v, str):
        body, kind = v.encode("utf-8"), Kind.TEXT
    elif isinstance(v, tuple):
        body, kind = struct.pack("<2d", *v), Kind.POINT
    elif isinstance(v, list):
        body, kind = b"".join(map(encode, v)), Kind.LIST
    elif isinstance(v, (bytes, bytearray)):
        body, kind = bytes(v), Kind.BLOB
    else:
        raise TypeError(type(v).__name__)
    return bytes([kind]) + varint(len(body)) + body


def decode(buf, pos=0):
    try:
        kind = Kind(buf[pos])
    except ValueError:
        raise DecodeError(f"bad kind {buf[pos]} at {pos}") from None
    size, pos = read_varint(buf, pos + 1)
    end = pos + size
    if end > len(buf):
        raise DecodeError("truncated")
    chunk = buf[pos:end]
    match kind:
        case Kind.INT:
            return read_varint(chunk, 0)[0], end
        case Kind.TEXT:
            return str(chunk, "utf-8"), end
        case Kind.POINT:
            return struct.unpack("<2d", chunk), end
        case Kind.BLOB:
            return bytes(chunk), end
    items, p = [], 0
    while p < len(chunk):
        item, p = decode(chunk, p)
        items.append(item)
    return items, end


def pack(payload, opts):
    body = encode(payload)
    if Opt.SIGNED in opts:
        body += hashlib.md5(body).digest()
    if Opt.ARMOUR in opts:
        body = base64.b85encode(body)
    return HEADER.pack(MAGIC, 1, opts.value, binascii.crc_hqx(body, 0), len(body)) + body


def unpack(raw):
    view = memoryview(raw)
    magic, ver, flags, crc, size = HEADER.unpack_from(view)
    if magic != MAGIC or ver != 1:
        raise DecodeError("bad header")
    body = bytes(view[HEADER.size:HEADER.size + size])
    if binascii.crc_hqx(body, 0) != crc:
        raise DecodeError("crc mismatch")
    if flags > 7:
        raise DecodeError("bad flags")
    opts = Opt(flags)
    if opts & Opt.ARMOUR:
        try:
            body = base64.b85decode(body)
        except ValueError:
            raise DecodeError("bad armour") from None
    if opts & Opt.SIGNED:
        body, sig = body[:-16], body[-16:]
        if hashlib.md5(body).digest() != sig:
            raise DecodeError("bad signature")
    return decode(memoryview(body))[0], opts, HEADER.size + size


def hexdump(data, width=16):
    for off in range(0, len(data), width):
        row = data[off:off + width]
        text = "".join(chr(b) if 32 <= b < 127 else "." for b in row)
        yield f"{off:08x}  {row.hex(' '):<{width * 3}} |{text}|"


def payload(r):
    return [r.randrange(-10 ** 9, 10 ** 9), "λ" * r.randrange(5) + "abc", (r.random(), r.uniform(-9, 9)),
            [r.getrandbits(r.randint(1, 60)) for _ in range(r.randrange(6))], r.randbytes(r.randrange(40))]


def main():
    r = Random(77)
    stream = bytearray()
    originals = []
    for i in range(N):
        p = payload(r)
        opts = Opt.NONE
        for o, chance in ((Opt.SIGNED, .5), (Opt.ARMOUR, .2), (Opt.URGENT, .1)):
            if r.random() < chance:
                opts |= o
        originals.append(p)
        stream += pack(p, opts)
    pos, back, seen = 0, [], {}
    while pos < len(stream):
        value, opts, used = unpack(stream[pos:pos + 4096])
        back.append(value)
        seen[opts.value] = seen.get(opts.value, 0) + 1
        pos += used
    errors = {}
    for i in range(1500):
        broken = bytearray(stream[:400])
        broken[r.randrange(len(broken) // 3)] ^= 1 << r.randrange(8)
        try:
            unpack(broken)
        except (DecodeError, struct.error, IndexError) as e:
            key = str(e).split(" at ")[0]
            errors[key] = errors.get(key, 0) + 1
    h = hashlib.sha256()
    for line in hexdump(bytes(stream[:90000])):
        h.update(line.encode())
    b64 = base64.b64encode(bytes(stream)).decode()
    lines = [b64[i:i + 76] for i in range(0, len(b64), 76)]
    assert base64.b64decode("\n".join(lines)) == stream
    words = struct.iter_unpack("<I", stream[:len(stream) // 4 * 4])
    x = 0
    for (w,) in words:
        x = ((x << 5 | x >> 27) ^ w) & 0xFFFFFFFF
    print(back == originals, len(stream), sorted(seen.items()))
    print(sorted(errors.items()), f"{x:#010x}", int.from_bytes(stream[8:12], "big"))
    print(h.hexdigest()[:24], binascii.crc32(stream))


main()
