"""Digests of bytes.

Promises CPython 3.14's `hashlib`, but for `scrypt` and `file_digest`'s fast path. A hash object holds
what it was given, so that it can be saved; the native `_hashlib` makes the digest when it is asked for.
"""

from operator import index as _index

from _buffers import plain_bytes as _plain_bytes
from _hognose import native as _native
from _hognose_native import set_function_twin as _set_function_twin
from _hashlib import blake2 as _blake2, digest as _digest, pbkdf2 as _pbkdf2, shake as _shake
import _hashlib

_MISSING = object()

_SIZES = {'md5': (16, 64), 'sha1': (20, 64), 'sha224': (28, 64), 'sha256': (32, 64), 'sha384': (48, 128), 'sha512': (64, 128),
          'sha3_224': (28, 144), 'sha3_256': (32, 136), 'sha3_384': (48, 104), 'sha3_512': (64, 72), 'shake_128': (0, 168),
          'shake_256': (0, 136), 'blake2b': (64, 128), 'blake2s': (32, 64), 'sha512_224': (28, 128), 'sha512_256': (32, 128)}

algorithms_guaranteed = {'blake2b', 'blake2s', 'md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha3_224', 'sha3_256', 'sha3_384',
                         'sha3_512', 'sha512', 'shake_128', 'shake_256'}
algorithms_available = algorithms_guaranteed | {'sha512_224', 'sha512_256'}

__all__ = (*sorted(algorithms_guaranteed), 'new', 'algorithms_guaranteed', 'algorithms_available', 'pbkdf2_hmac', 'file_digest')


def _bytes_of(data):
    if isinstance(data, str):
        raise TypeError('Strings must be encoded before hashing')
    if isinstance(data, (bytes, bytearray)):
        return data
    try:
        return _plain_bytes(data)
    except TypeError:
        raise TypeError('object supporting the buffer API required') from None


def _bytes_like(data):
    """Bytes for a parameter: messages name the type."""
    try:
        return _plain_bytes(data)
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not '{type(data).__name__}'") from None


def _c_int(value):
    value = _index(value)
    if not -2 ** 31 <= value < 2 ** 31:
        raise OverflowError(f'Python int too {"large" if value > 0 else "small"} to convert to C int')
    return value


def _c_unsigned(value, bits, kind):
    value = _index(value)
    if value < 0:
        raise ValueError('Cannot convert negative int')
    if value >> bits:
        raise OverflowError(f'Python int too large for C unsigned {kind}')
    return value


@_native
class HASH:
    """A hash object: made by `new` and the functions named after algorithms."""

    __slots__ = ('name', '_data', '__weakref__')

    def __init__(self, *args, **kwargs):
        raise TypeError(f"cannot create '_hashlib.{type(self).__name__}' instances")

    @property
    def digest_size(self):
        return _SIZES[self.name][0]

    @property
    def block_size(self):
        return _SIZES[self.name][1]

    def update(self, obj, /):
        """Adds bytes to what is hashed."""
        data = _bytes_of(obj)
        if isinstance(self._data, bytes):
            # Those that it began with, which are somebody else's.
            self._data = bytearray(self._data)
        self._data += data

    def digest(self):
        """The digest of everything so far."""
        return _digest(self.name, self._data)

    def hexdigest(self):
        """The digest in hexadecimal."""
        return self.digest().hex()

    def copy(self):
        """A hash object in the same state."""
        return _make(type(self), self.name, self._data)

    def __repr__(self):
        return f"<{self.name} _hashlib.{type(self).__name__} object @ {id(self):#x}>"


class HASHXOF(HASH):
    """A hash object whose digest has any length."""

    __slots__ = ()

    def digest(self, length=_MISSING):
        if length is _MISSING:
            raise TypeError("digest() missing required argument 'length' (pos 1)")
        return _shake(self.name, self._data, length)

    def hexdigest(self, length=_MISSING):
        if length is _MISSING:
            raise TypeError("hexdigest() missing required argument 'length' (pos 1)")
        return _shake(self.name, self._data, length).hex()


class blake2b:
    """A BLAKE2 hash object."""

    __slots__ = ('_data', '_size', '_parameters')
    name = 'blake2b'
    block_size = 128
    MAX_DIGEST_SIZE = MAX_KEY_SIZE = 64
    SALT_SIZE = PERSON_SIZE = 16
    _offset_size = 8
    # Of the type in messages.
    _kind = 'Blake2b'

    def __init__(self, data=_MISSING, *, digest_size=None, key=b'', salt=b'', person=b'', fanout=1, depth=1, leaf_size=0, node_offset=0,
                 node_depth=0, inner_size=0, last_node=False, usedforsecurity=True, string=None):
        if string is not None:
            if data is not _MISSING:
                raise TypeError("'data' and 'string' are mutually exclusive and support for 'string' keyword parameter is slated for "
                                "removal in a future version.")
            data = string
        most = self.MAX_DIGEST_SIZE
        digest_size = most if digest_size is None else _c_int(digest_size)
        key, salt, person = _bytes_like(key), _bytes_like(salt), _bytes_like(person)
        fanout, depth = _c_int(fanout), _c_int(depth)
        leaf_size = _c_unsigned(leaf_size, 32, 'long')
        node_offset = _c_unsigned(node_offset, 64, 'long long')
        node_depth, inner_size = _c_int(node_depth), _c_int(inner_size)
        if not 0 < digest_size <= most:
            raise ValueError(f'digest_size for {self._kind} must be between 1 and {most} bytes, here it is {digest_size}')
        if len(salt) > self.SALT_SIZE:
            raise ValueError(f'maximum salt length is {self.SALT_SIZE} bytes')
        if len(person) > self.PERSON_SIZE:
            raise ValueError(f'maximum person length is {self.PERSON_SIZE} bytes')
        if not 0 <= fanout <= 255:
            raise ValueError('fanout must be between 0 and 255')
        if not 0 < depth <= 255:
            raise ValueError('depth must be between 1 and 255')
        if node_offset >> 8 * self._offset_size:
            raise OverflowError('node_offset is too large')
        if not 0 <= node_depth <= 255:
            raise ValueError('node_depth must be between 0 and 255')
        if not 0 <= inner_size <= most:
            raise ValueError(f'inner_size must be between 0 and is {most}')
        if len(key) > self.MAX_KEY_SIZE:
            raise ValueError(f'maximum key length is {self.MAX_KEY_SIZE} bytes')
        self._size = digest_size
        tree = (bytes([fanout, depth]) + leaf_size.to_bytes(4, 'little') + node_offset.to_bytes(self._offset_size, 'little')
                + bytes([node_depth, inner_size]))
        first = (bytes([digest_size, len(key)]) + tree).ljust(2 * self.SALT_SIZE, b'\0')
        first += salt.ljust(self.SALT_SIZE, b'\0') + person.ljust(self.PERSON_SIZE, b'\0')
        self._parameters = first + bytes([bool(last_node)])
        self._data = bytearray()
        if key:
            self._data += key.ljust(self.block_size, b'\0')
        if data is not _MISSING:
            self._data += _bytes_of(data)

    @property
    def digest_size(self):
        return self._size

    def update(self, obj, /):
        self._data += _bytes_of(obj)

    def copy(self):
        made = object.__new__(type(self))
        made._data = self._data.copy()
        made._size = self._size
        made._parameters = self._parameters
        return made

    def digest(self):
        return _blake2(self.name, self._parameters, self._data)[:self._size]

    def hexdigest(self):
        return self.digest().hex()


class blake2s(blake2b):
    """A BLAKE2 hash object for small machines."""

    __slots__ = ()
    name = 'blake2s'
    block_size = 64
    MAX_DIGEST_SIZE = MAX_KEY_SIZE = 32
    SALT_SIZE = PERSON_SIZE = 8
    _kind = 'Blake2s'
    _offset_size = 6


def _make(cls, name, data):
    made = object.__new__(cls)
    made.name = name
    made._data = bytearray(data)
    return made


def new(name, data=b'', *, usedforsecurity=True, **options):
    """A hash object by the name of the algorithm."""
    if not options and type(name) is str and name in _usual:
        return _usual[name](data)
    if not isinstance(name, str):
        raise TypeError(f"new() argument 'name' must be str, not {type(name).__name__}")
    return _new(name, data, options)


def _new(name, data, options):
    known = name.lower().replace('-', '_')
    if known.startswith('sha_') and known[4:].isdigit():
        known = 'sha' + known[4:]
    if known in ('blake2b512', 'blake2b'):
        return blake2b(data, **options)
    if known in ('blake2s256', 'blake2s'):
        return blake2s(data, **options)
    if known not in _SIZES:
        raise ValueError('unsupported hash type ' + name)
    return _make(HASHXOF if known.startswith('shake') else HASH, known, _bytes_of(data))


def _constructor(name):
    def construct(data=b'', *, usedforsecurity=True, string=None):
        return _new(name, data if string is None else string, {})
    construct.__name__ = construct.__qualname__ = 'openssl_' + name
    construct.__doc__ = f'A hash object of {name}.'
    return construct


# The constructors that are natives, and those whose place they took: snapshots find them here.
_usual, _displaced = {}, {}
for _name in ('md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'sha3_224', 'sha3_256', 'sha3_384', 'sha3_512', 'shake_128',
              'shake_256'):
    _made = _constructor(_name)
    # What is ordinary natives do.
    _ordinary = getattr(_hashlib, 'openssl_' + _name, None)
    if _ordinary is not None:
        _displaced[_name] = _made
        _made = _usual[_name] = _set_function_twin(_ordinary, _made)
    globals()[_name] = _made
del _name, _made, _ordinary


def pbkdf2_hmac(hash_name, password, salt, iterations, dklen=None):
    """A key from a password (PKCS #5)."""
    if not isinstance(hash_name, str):
        raise TypeError(f"pbkdf2_hmac() argument 'hash_name' must be str, not {type(hash_name).__name__}")
    password, salt = _bytes_like(password), _bytes_like(salt)
    name = new(hash_name).name
    if iterations < 1:
        raise ValueError('iteration value must be greater than 0.')
    if dklen is None:
        dklen = _SIZES[name][0]
    if dklen < 1:
        raise ValueError('key length must be greater than 0.')
    return _pbkdf2(name, password, salt, iterations, dklen)


def file_digest(fileobj, digest, /, *, _bufsize=262144):
    """A hash object of what a binary file holds."""
    made = new(digest) if isinstance(digest, str) else digest()
    while chunk := fileobj.read(_bufsize):
        made.update(chunk)
    return made
