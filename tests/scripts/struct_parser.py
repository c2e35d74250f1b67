# since: 3.14
"""Reads and writes a small binary format: headers, varints, checksums, strings, bit fields and views."""

import array
import binascii
import codecs
import enum
import io
import math
import operator
import struct
import sys
from collections import namedtuple
from contextlib import suppress
from dataclasses import astuple, dataclass
from functools import reduce
from itertools import chain, islice
from typing import BinaryIO, ClassVar, Iterator


class Kind(enum.IntEnum):
    INT, TEXT, FLOATS, NONE = range(4)


class Flags(enum.IntFlag):
    PACKED = 1
    SIGNED = 2
    LAST = 0x80


class FormatError(ValueError):
    def __init__(self, offset: int, message: str):
        super().__init__(f"at {offset:#06x}: {message}")
        self.offset = offset


def write_varint(out: BinaryIO, n: int) -> int:
    n = n << 1 if n >= 0 else (-n << 1) - 1
    count = 0
    while True:
        byte, n = n & 0x7F, n >> 7
        out.write(bytes([byte | (0x80 if n else 0)]))
        count += 1
        if not n:
            return count


def read_varint(source: BinaryIO) -> int:
    result = shift = 0
    while byte := source.read(1):
        result |= (byte[0] & 0x7F) << shift
        if byte[0] < 0x80:
            return -((result + 1) >> 1) if result & 1 else result >> 1
        shift += 7
    raise FormatError(source.tell(), "varint is cut off")


@dataclass
class Header:
    FORMAT: ClassVar[struct.Struct] = struct.Struct("!4sBBHI")
    magic: bytes
    version: int
    flags: int
    count: int
    crc: int

    def pack(self):
        return self.FORMAT.pack(*astuple(self))

    @classmethod
    def read(cls, source):
        data = source.read(cls.FORMAT.size)
        try:
            header = cls(*cls.FORMAT.unpack(data))
        except struct.error as error:
            raise FormatError(0, str(error)) from error
        if header.magic != b"\x89BIN":
            raise FormatError(0, f"bad magic {header.magic!r}")
        return header


def encode(values) -> bytes:
    body = io.BytesIO()
    for value in values:
        match value:
            case None:
                body.write(bytes([Kind.NONE]))
            case int():
                body.write(bytes([Kind.INT]))
                write_varint(body, value)
            case str():
                data = value.encode()
                body.write(bytes([Kind.TEXT]))
                write_varint(body, len(data))
                body.write(data)
            case [*items]:
                body.write(bytes([Kind.FLOATS]))
                write_varint(body, len(items))
                body.write(struct.pack(f"<{len(items)}d", *items))
            case _:
                raise TypeError(f"cannot encode {type(value).__name__}")
    data = body.getvalue()
    return Header(b"\x89BIN", 1, Flags.PACKED | Flags.SIGNED, len(values), binascii.crc32(data)).pack() + data


def decode(data: bytes) -> Iterator:
    source = io.BytesIO(data)
    header = Header.read(source)
    rest = source.getbuffer()[source.tell():]
    if binascii.crc32(rest) != header.crc:
        raise FormatError(source.tell(), f"checksum {header.crc:08x} expected")
    for _ in range(header.count):
        match Kind(source.read(1)[0]):
            case Kind.NONE:
                yield None
            case Kind.INT:
                yield read_varint(source)
            case Kind.TEXT:
                yield source.read(read_varint(source)).decode("utf-8", "replace")
            case Kind.FLOATS:
                n = read_varint(source)
                yield list(chain.from_iterable(struct.iter_unpack("<d", source.read(8 * n))))


values = [0, -1, 300, 2**40, -(2**20), "", "héllo ☃", None, [1.5, -0.0, math.inf], []]
blob = encode(values)
print(len(blob), blob[:16].hex(" ", 4), list(decode(blob)) == values)
print(*(blob[i:i + 16].hex(" ").ljust(48) + "".join(chr(b) if 32 <= b < 127 else "." for b in blob[i:i + 16]) for i in range(0, 48, 16)), sep="\n")
for broken in (blob[:8], b"\x89BIX" + blob[4:], blob[:-1] + b"\x00", blob[:12] + b"\xff" * 3):
    try:
        list(decode(broken))
    except FormatError as error:
        print(type(error).__name__, error, type(error.__cause__).__name__)
try:
    encode([1, {2}])
except TypeError as error:
    print(error)
buffer = bytearray(range(16))
view = memoryview(buffer)
words = view.cast("I")
words[1] = 0xCAFEBABE
print(buffer[4:8].hex(), view[2:6].tolist(), words.shape, words.itemsize, view.readonly, view[::-4].tobytes(), memoryview(b"abc") == b"abc", view.nbytes, words.format, len(words))
with suppress(ValueError, TypeError, BufferError):
    buffer.append(1)
    print("not reached")
view.release()
words.release()
buffer.append(0xFF)
floats = array.array("f", [1, 2.5, -3])
floats.extend([4.0])
floats.byteswap()
print(floats.tobytes()[:4].hex(), floats.itemsize, array.array("h", b"\x01\x00\xff\xff").tolist(), array.array("u" if False else "w", "hé").tounicode() if sys.version_info >= (3, 13) else "hé", floats.typecode)
print(struct.unpack("<bBhHiIqQ", bytes(range(30))), struct.pack(">3sxp?e", b"abcdef", b"pas", True, 0.333), struct.unpack(">f", struct.pack(">f", 0.1))[0], struct.calcsize("@ci"), struct.pack("=2h", -1, 1))
for fmt, args in (("h", (40000,)), ("b", ("x",)), ("2i", (1,)), ("y", (1,)), ("4s", ("text",)), ("?", (5,))):
    try:
        print(struct.pack(fmt, *args))
    except (struct.error, OverflowError) as error:
        print(f"{fmt}: {error}")
text = "naïve ☃ 😀"
for codec in ("utf-8", "utf-16-le", "utf-32-be", "latin-1", "ascii", "cp1252", "utf-8-sig", "unicode_escape"):
    try:
        data = text.encode(codec)
        print(f"{codec:<15}{len(data):>4} {data[:12]!r} {data.decode(codec) == text}")
    except UnicodeEncodeError as error:
        print(f"{codec:<15}{error.object[error.start]!r} {error.reason}", text.encode(codec, "xmlcharrefreplace"), text.encode(codec, "ignore"), text.encode(codec, "backslashreplace")[-12:])
decoder = codecs.getincrementaldecoder("utf-8")("strict")
print([decoder.decode(bytes([b])) for b in "é☃".encode()], b"\xff\xfeA\x00".decode("utf-16"), b"caf\xe9".decode("utf-8", "replace"), codecs.encode("Hello", "rot13"), b"a\xffb".decode("utf-8", "surrogateescape").encode("utf-8", "surrogateescape"), codecs.lookup("UTF8").name)
print(reduce(operator.xor, b"checksum"), bytes.maketrans(b"ab", b"xy"), b"aabbcc".translate(None, b"b"), b"%s-%d-%x" % (b"k", 5, 255), b"a,b,,c".split(b","), b"  x ".strip(), bytes(3), bytes([65, 66]) + b"\n", b"abc".find(b"c"), b"AbC".swapcase(), bytearray(b"xyz").pop(), b"x".join([b"1", b"2"]), b"tail".removesuffix(b"il"), list(b"hi"), b"\x00\x7f\x80'", int.from_bytes(b"\xff\xfe", "little", signed=True))
