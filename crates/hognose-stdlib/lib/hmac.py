"""Keyed hashing for message authentication (RFC 2104).

Promises CPython 3.14's `hmac`.
"""

import hashlib
import warnings
from _hashlib import compare_digest

__all__ = ['new', 'HMAC', 'digest', 'compare_digest']
digest_size = None
_INNER = bytes([byte ^ 0x36 for byte in range(256)])
_OUTER = bytes([byte ^ 0x5c for byte in range(256)])


class HMAC:
    """A message authentication code that is being made."""

    blocksize = 64
    _hmac = None
    __slots__ = ('_inner', '_outer', 'block_size', 'digest_size', '__weakref__')

    def __init__(self, key, msg=None, digestmod=''):
        if not isinstance(key, (bytes, bytearray)):
            raise TypeError(f'key: expected bytes or bytearray, but got {type(key).__name__!r}')
        if not digestmod:
            raise TypeError("Missing required argument 'digestmod'.")
        self._init_old(key, msg, digestmod)

    def _init_old(self, key, msg, digestmod):
        if isinstance(digestmod, str):
            make = lambda data=b'': hashlib.new(digestmod, data)
        elif callable(digestmod):
            make = digestmod
        else:
            make = lambda data=b'': digestmod.new(data)
        self._outer = make()
        self._inner = make()
        self.digest_size = self._inner.digest_size
        size = getattr(self._inner, 'block_size', None)
        if size is None:
            warnings.warn(f'No block_size attribute on given digest object; Assuming {self.blocksize}.', RuntimeWarning, 2)
            size = self.blocksize
        elif size < 16:
            warnings.warn(f'block_size of {size} seems too small; using our default of {self.blocksize}.', RuntimeWarning, 2)
            size = self.blocksize
        self.block_size = size
        if len(key) > size:
            key = make(bytes(key)).digest()
        key = bytes(key).ljust(size, b'\0')
        self._outer.update(key.translate(_OUTER))
        self._inner.update(key.translate(_INNER))
        if msg is not None:
            self.update(msg)

    @property
    def name(self):
        return f'hmac-{self._inner.name}'

    def update(self, msg):
        """Adds to the message."""
        self._inner.update(msg)

    def copy(self):
        """A copy in the same state."""
        other = object.__new__(type(self))
        other.digest_size = self.digest_size
        other.block_size = self.block_size
        other._inner = self._inner.copy()
        other._outer = self._outer.copy()
        return other

    def digest(self):
        """The code of the message so far."""
        outer = self._outer.copy()
        outer.update(self._inner.digest())
        return outer.digest()

    def hexdigest(self):
        """The code in hexadecimal."""
        return self.digest().hex()


def new(key, msg=None, digestmod=''):
    """A code for a key, and what is known of the message."""
    return HMAC(key, msg, digestmod)


def digest(key, msg, digest):
    """The code of a message at once."""
    return HMAC(key, msg, digest).digest()
