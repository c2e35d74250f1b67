"""Universally unique identifiers (RFC 9562).

Promises CPython 3.14's `uuid`. Random parts come from `os.urandom`, times from `time`: capabilities of the host.
Deliberately absent: the hardware address (`getnode` makes a random one), and the command line.
"""

from enum import Enum

__all__ = ['UUID', 'SafeUUID', 'getnode', 'uuid1', 'uuid3', 'uuid4', 'uuid5', 'uuid6', 'uuid7',
           'uuid8', 'NAMESPACE_DNS', 'NAMESPACE_URL', 'NAMESPACE_OID', 'NAMESPACE_X500', 'NIL',
           'MAX', 'RESERVED_NCS', 'RFC_4122', 'RESERVED_MICROSOFT', 'RESERVED_FUTURE']

RESERVED_NCS, RFC_4122, RESERVED_MICROSOFT, RESERVED_FUTURE = [
    'reserved for NCS compatibility', 'specified in RFC 4122',
    'reserved for Microsoft compatibility', 'reserved for future definition']

_EPOCH_DELTA = 0x01b21dd213814000


class SafeUUID(Enum):
    """Whether a UUID was made in a way that is safe across processes."""

    safe = 0
    unsafe = -1
    unknown = None


class UUID:
    """One identifier: 128 bits."""

    __slots__ = ('int', 'is_safe', '__weakref__')

    def __init__(self, hex=None, bytes=None, bytes_le=None, fields=None, int=None, version=None,
                 *, is_safe=SafeUUID.unknown):
        if [hex, bytes, bytes_le, fields, int].count(None) != 4:
            raise TypeError('one of the hex, bytes, bytes_le, fields, or int arguments must be given')
        if int is not None:
            pass
        elif hex is not None:
            hex = hex.replace('urn:', '').replace('uuid:', '')
            hex = hex.strip('{}').replace('-', '')
            if len(hex) != 32:
                raise ValueError('badly formed hexadecimal UUID string')
            int = _int(hex, 16)
        elif bytes_le is not None:
            if len(bytes_le) != 16:
                raise ValueError('bytes_le is not a 16-char string')
            int = _int.from_bytes(bytes_le[3::-1] + bytes_le[5:3:-1] + bytes_le[7:5:-1]
                                  + bytes_le[8:])
        elif bytes is not None:
            if len(bytes) != 16:
                raise ValueError('bytes is not a 16-char string')
            int = _int.from_bytes(bytes)
        else:
            if len(fields) != 6:
                raise ValueError('fields is not a 6-tuple')
            int = 0
            for number, (value, bits) in enumerate(zip(fields, (32, 16, 16, 8, 8, 48)), 1):
                if not 0 <= value < 1 << bits:
                    raise ValueError(f'field {number} out of range (need a {bits}-bit value)')
                int = int << bits | value
        if not 0 <= int <= (1 << 128) - 1:
            raise ValueError('int is out of range (need a 128-bit value)')
        if version is not None:
            if not 1 <= version <= 8:
                raise ValueError('illegal version number')
            int = _versioned(int, version)
        object.__setattr__(self, 'int', int)
        object.__setattr__(self, 'is_safe', is_safe)

    @classmethod
    def _from_int(cls, value):
        self = object.__new__(cls)
        object.__setattr__(self, 'int', value)
        object.__setattr__(self, 'is_safe', SafeUUID.unknown)
        return self

    def __getstate__(self):
        state = {'int': self.int}
        if self.is_safe != SafeUUID.unknown:
            state['is_safe'] = self.is_safe.value
        return state

    def __setstate__(self, state):
        object.__setattr__(self, 'int', state['int'])
        object.__setattr__(self, 'is_safe', SafeUUID(state['is_safe']) if 'is_safe' in state
                           else SafeUUID.unknown)

    def __eq__(self, other):
        return self.int == other.int if isinstance(other, UUID) else NotImplemented

    def __lt__(self, other):
        return self.int < other.int if isinstance(other, UUID) else NotImplemented

    def __gt__(self, other):
        return self.int > other.int if isinstance(other, UUID) else NotImplemented

    def __le__(self, other):
        return self.int <= other.int if isinstance(other, UUID) else NotImplemented

    def __ge__(self, other):
        return self.int >= other.int if isinstance(other, UUID) else NotImplemented

    def __hash__(self):
        return hash(self.int)

    def __int__(self):
        return self.int

    def __repr__(self):
        return '%s(%r)' % (self.__class__.__name__, str(self))

    def __setattr__(self, name, value):
        raise TypeError('UUID objects are immutable')

    def __str__(self):
        text = '%032x' % self.int
        return f'{text[:8]}-{text[8:12]}-{text[12:16]}-{text[16:20]}-{text[20:]}'

    @property
    def bytes(self):
        return self.int.to_bytes(16)

    @property
    def bytes_le(self):
        raw = self.bytes
        return raw[3::-1] + raw[5:3:-1] + raw[7:5:-1] + raw[8:]

    @property
    def fields(self):
        return (self.time_low, self.time_mid, self.time_hi_version, self.clock_seq_hi_variant,
                self.clock_seq_low, self.node)

    time_low = property(lambda self: self.int >> 96)
    time_mid = property(lambda self: self.int >> 80 & 0xffff)
    time_hi_version = property(lambda self: self.int >> 64 & 0xffff)
    clock_seq_hi_variant = property(lambda self: self.int >> 56 & 0xff)
    clock_seq_low = property(lambda self: self.int >> 48 & 0xff)
    clock_seq = property(lambda self: self.int >> 48 & 0x3fff)
    node = property(lambda self: self.int & 0xffffffffffff)
    hex = property(lambda self: '%032x' % self.int)
    urn = property(lambda self: 'urn:uuid:' + str(self))

    @property
    def time(self):
        if self.version == 6:
            return (self.int >> 96) << 28 | (self.int >> 80 & 0xffff) << 12 | self.int >> 64 & 0x0fff
        if self.version == 7:
            return self.int >> 80
        return (self.time_hi_version & 0x0fff) << 48 | self.time_mid << 32 | self.time_low

    @property
    def variant(self):
        if not self.int & 0x8000 << 48:
            return RESERVED_NCS
        if not self.int & 0x4000 << 48:
            return RFC_4122
        if not self.int & 0x2000 << 48:
            return RESERVED_MICROSOFT
        return RESERVED_FUTURE

    @property
    def version(self):
        if self.variant == RFC_4122:
            return self.int >> 76 & 0xf
        return None


_int = int


def _versioned(value, version):
    value &= ~(0xc000 << 48 | 0xf000 << 64)
    return value | 0x8000 << 48 | version << 76


def _random_bits(bits):
    from os import urandom
    return int.from_bytes(urandom((bits + 7) // 8)) & ((1 << bits) - 1)


_node = None


def getnode():
    """A number for this machine: random, with the bit set that says so."""
    global _node
    if _node is None:
        _node = _random_bits(48) | 1 << 40
    return _node


_last_timestamp = None
_last_timestamp_v6 = None
_last_timestamp_v7 = None
_last_counter_v7 = 0


def _timestamp(last):
    from time import time_ns
    stamp = time_ns() // 100 + _EPOCH_DELTA
    return last + 1 if last is not None and stamp <= last else stamp


def uuid1(node=None, clock_seq=None):
    """From the time, a sequence number and the machine."""
    global _last_timestamp
    stamp = _last_timestamp = _timestamp(_last_timestamp)
    if clock_seq is None:
        clock_seq = _random_bits(14)
    if node is None:
        node = getnode()
    return UUID(fields=(stamp & 0xffffffff, stamp >> 32 & 0xffff, stamp >> 48 & 0x0fff,
                        clock_seq >> 8 & 0x3f, clock_seq & 0xff, node), version=1)


def uuid3(namespace, name):
    """From the MD5 hash of a namespace and a name."""
    if isinstance(name, str):
        name = name.encode()
    from hashlib import md5
    digest = md5(namespace.bytes + name, usedforsecurity=False).digest()
    return UUID._from_int(_versioned(int.from_bytes(digest[:16]), 3))


def uuid4():
    """A random one."""
    from os import urandom
    return UUID._from_int(_versioned(int.from_bytes(urandom(16)), 4))


def uuid5(namespace, name):
    """From the SHA-1 hash of a namespace and a name."""
    if isinstance(name, str):
        name = name.encode()
    from hashlib import sha1
    digest = sha1(namespace.bytes + name, usedforsecurity=False).digest()
    return UUID._from_int(_versioned(int.from_bytes(digest[:16]), 5))


def uuid6(node=None, clock_seq=None):
    """As `uuid1`, with the time in front, so that they sort by it."""
    global _last_timestamp_v6
    stamp = _last_timestamp_v6 = _timestamp(_last_timestamp_v6)
    if clock_seq is None:
        clock_seq = _random_bits(14)
    if node is None:
        node = getnode()
    value = ((stamp >> 12 & 0xffffffffffff) << 80 | (stamp & 0xfff) << 64
             | (clock_seq & 0x3fff) << 48 | node & 0xffffffffffff)
    return UUID._from_int(_versioned(value, 6))


def uuid7():
    """From the time in milliseconds, a counter and random bits."""
    global _last_timestamp_v7, _last_counter_v7
    from time import time_ns
    stamp = time_ns() // 1_000_000
    if _last_timestamp_v7 is None or stamp > _last_timestamp_v7:
        counter = _random_bits(41)
    else:
        if stamp < _last_timestamp_v7:
            stamp = _last_timestamp_v7 + 1
        counter = _last_counter_v7 + 1
        if counter > 0x3ffffffffff:
            stamp += 1
            counter = _random_bits(41)
    _last_timestamp_v7 = stamp
    _last_counter_v7 = counter
    value = ((stamp & 0xffffffffffff) << 80 | (counter >> 30 & 0xfff) << 64
             | (counter & 0x3fffffff) << 32 | _random_bits(32))
    return UUID._from_int(_versioned(value, 7))


def uuid8(a=None, b=None, c=None):
    """From three numbers of one's own, of 48, 12 and 62 bits."""
    if a is None:
        a = _random_bits(48)
    if b is None:
        b = _random_bits(12)
    if c is None:
        c = _random_bits(62)
    value = (a & 0xffffffffffff) << 80 | (b & 0xfff) << 64 | c & 0x3fffffffffffffff
    return UUID._from_int(_versioned(value, 8))


NAMESPACE_DNS = UUID('6ba7b810-9dad-11d1-80b4-00c04fd430c8')
NAMESPACE_URL = UUID('6ba7b811-9dad-11d1-80b4-00c04fd430c8')
NAMESPACE_OID = UUID('6ba7b812-9dad-11d1-80b4-00c04fd430c8')
NAMESPACE_X500 = UUID('6ba7b814-9dad-11d1-80b4-00c04fd430c8')
NIL = UUID('00000000-0000-0000-0000-000000000000')
MAX = UUID('ffffffff-ffff-ffff-ffff-ffffffffffff')
