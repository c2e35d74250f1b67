"""Compressed data in the formats of zlib, gzip and raw deflate.

Promises CPython 3.14's `zlib` with zlib 1.3: compressed bytes are the same. The work is done by the native `_zlib`, whose streams are bytes
between two calls. A compressor may give its bytes a call later than CPython's; all of them together are the same.
"""

from _buffers import plain_bytes as _plain_bytes
from _hognose_native import set_function_twin as _set_function_twin
from _zlib import (adler32 as _adler32, crc32 as _crc32, deflate as _deflate, deflate_start as _deflate_start, inflate as _inflate,
                   inflate_preset as _inflate_preset, inflate_start as _inflate_start)

ZLIB_VERSION = ZLIB_RUNTIME_VERSION = '1.3.1'
__version__ = '1.0'

MAX_WBITS = 15
DEFLATED = 8
DEF_MEM_LEVEL = 8
DEF_BUF_SIZE = 16384

Z_NO_COMPRESSION = 0
Z_BEST_SPEED = 1
Z_BEST_COMPRESSION = 9
Z_DEFAULT_COMPRESSION = -1

Z_DEFAULT_STRATEGY = 0
Z_FILTERED = 1
Z_HUFFMAN_ONLY = 2
Z_RLE = 3
Z_FIXED = 4

Z_NO_FLUSH = 0
Z_PARTIAL_FLUSH = 1
Z_SYNC_FLUSH = 2
Z_FULL_FLUSH = 3
Z_FINISH = 4
Z_BLOCK = 5
Z_TREES = 6

# A compressor collects so many bytes before it works: its state is larger than that.
_WORTHWHILE = 16384
_UNLIMITED = 1 << 46


class error(Exception):
    pass


def _bytes_of(data):
    return data if isinstance(data, bytes) else _plain_bytes(data)


def _index(value):
    if isinstance(value, int):
        return value
    try:
        return type(value).__index__(value)
    except AttributeError:
        raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer") from None


def _c_int(value):
    value = _index(value)
    if not -1 << 31 <= value < 1 << 31:
        raise OverflowError('Python int too large to convert to C int')
    return value


def _size(value):
    value = _index(value)
    if not -1 << 63 <= value < 1 << 63:
        raise OverflowError('Python int too large to convert to C ssize_t')
    return value


def crc32(data, value=0, /):
    """The CRC-32 of bytes, after that of those before."""
    return _crc32(_bytes_of(data), _index(value) & 0xffffffff)


def adler32(data, value=1, /):
    """The Adler-32 of bytes, after that of those before."""
    return _adler32(_bytes_of(data), _index(value) & 0xffffffff)


crc32 = _set_function_twin(_crc32, crc32)
adler32 = _set_function_twin(_adler32, adler32)


def compress(data, /, level=Z_DEFAULT_COMPRESSION, wbits=MAX_WBITS):
    """Bytes, compressed."""
    data = _bytes_of(data)
    state = _deflate_start(_c_int(level), _c_int(wbits), DEF_MEM_LEVEL, Z_DEFAULT_STRATEGY, None)
    if state is None:
        raise error('Bad compression level')
    return _deflate(state, data, Z_FINISH)[0]


def decompress(data, /, wbits=MAX_WBITS, bufsize=DEF_BUF_SIZE):
    """Compressed bytes as they were."""
    data = _bytes_of(data)
    wbits, bufsize = _c_int(wbits), _size(bufsize)
    if bufsize < 0:
        raise ValueError('bufsize must be non-negative')
    state = _inflate_start(wbits, None)
    if state is None:
        raise error('Error -2 while preparing to decompress data: inconsistent stream state')
    why, out, _, _ = _inflate(state, data, _UNLIMITED)
    if why != 1:
        _complain(why, 'while decompressing data', True)
    return out


def _complain(why, when, ended=False):
    """Raises what is wrong with a stream that stopped for a reason; nothing, as long as more may come."""
    if why == 2:
        raise error(f'Error 2 {when}')
    if why == 0:
        if ended:
            raise error(f'Error -5 {when}: incomplete or truncated stream')
    elif why != 1:
        raise error(f'Error -3 {when}: {why}')


def compressobj(level=Z_DEFAULT_COMPRESSION, method=DEFLATED, wbits=MAX_WBITS, memLevel=DEF_MEM_LEVEL,
                strategy=Z_DEFAULT_STRATEGY, zdict=None):
    """An object that compresses piece by piece."""
    settings = [_c_int(value) for value in (level, method, wbits, memLevel, strategy)]
    if zdict is not None:
        zdict = _bytes_of(zdict)
    method = settings.pop(1)
    state = _deflate_start(*settings, zdict) if method == DEFLATED else None
    if state is None:
        raise ValueError('Invalid initialization option')
    if state is False:
        raise ValueError('Invalid dictionary')
    made = object.__new__(Compress)
    made._state = state
    made._waiting = bytearray()
    # A header is given at once.
    made._begun = settings[1] < 0
    made._said = False
    # Blocks of level 0 depend on the pieces, so none are collected.
    made._collects = settings[0] != 0
    return made


class Compress:
    """Compresses piece by piece; made by `compressobj`."""

    __slots__ = ('_state', '_waiting', '_begun', '_said', '_collects')

    def __new__(cls, *args, **kwargs):
        raise TypeError(f"cannot create 'zlib.{cls.__name__}' instances")

    def _feed(self, flush):
        out, self._state = _deflate(self._state, bytes(self._waiting), flush)
        self._waiting = bytearray()
        return out

    def compress(self, data, /):
        """Takes in bytes; gives what is compressed so far."""
        data = _bytes_of(data)
        if not self._state:
            raise error('Error -2 while compressing data: inconsistent stream state')
        self._said = True
        if self._collects and len(data) < 4096 and len(self._waiting) + len(data) < _WORTHWHILE:
            head = b'' if self._begun else self._feed(Z_NO_FLUSH)
            self._begun = True
            self._waiting += data
            return head
        self._begun = True
        self._waiting += data
        return self._feed(Z_NO_FLUSH)

    def flush(self, mode=Z_FINISH, /):
        """Gives what is not given yet; by default, the end."""
        mode = _c_int(mode)
        if mode == Z_NO_FLUSH:
            return b''
        if not self._state or not 0 < mode < Z_TREES:
            raise error('Error -2 while flushing: inconsistent stream state')
        self._begun = True
        head = b''
        if self._said and not self._waiting:
            # A flush does something when anything was said since the one before, even if it was nothing.
            head = self._feed(Z_NO_FLUSH)
        self._said = False
        return head + self._feed(mode)

    def copy(self):
        """An object in the same state."""
        if not self._state:
            raise ValueError('Inconsistent stream state')
        made = object.__new__(type(self))
        made._state = self._state
        made._waiting = self._waiting.copy()
        made._begun = self._begun
        made._said = self._said
        made._collects = self._collects
        return made

    def __copy__(self):
        return self.copy()

    def __deepcopy__(self, memo, /):
        return self.copy()


def decompressobj(wbits=MAX_WBITS, zdict=b''):
    """An object that decompresses piece by piece."""
    made = object.__new__(Decompress)
    made._zdict = _dictionary(zdict)
    made._state = _start(wbits, made._zdict)
    made._unused_data = made._unconsumed_tail = b''
    made._eof = False
    return made


def _dictionary(zdict):
    try:
        return bytes(_bytes_of(zdict))
    except TypeError:
        raise TypeError('zdict argument must support the buffer protocol') from None


def _start(wbits, zdict):
    wbits = _c_int(wbits)
    state = _inflate_start(wbits, zdict if wbits < 0 and zdict else None)
    if state is None:
        raise ValueError('Invalid initialization option')
    return state


def _step(state, data, most, zdict):
    """Decompresses, with the dictionary when it is asked for."""
    why, out, state, rest = _inflate(state, data, most)
    if why == 2 and zdict:
        state = _inflate_preset(state, zdict)
        if state is None:
            raise error('Error -3 while setting zdict: invalid input data')
        why, out, state, rest = _inflate(state, data[len(data) - rest:], most)
    return why, out, state, rest


class Decompress:
    """Decompresses piece by piece; made by `decompressobj`."""

    __slots__ = ('_state', '_zdict', '_unused_data', '_unconsumed_tail', '_eof')

    def __new__(cls, *args, **kwargs):
        raise TypeError(f"cannot create 'zlib.{cls.__name__}' instances")

    @property
    def unused_data(self):
        """What came behind the end."""
        return self._unused_data

    @property
    def unconsumed_tail(self):
        """What was not looked at, because enough was given."""
        return self._unconsumed_tail

    @property
    def eof(self):
        """Whether the end was reached."""
        return self._eof

    def _feed(self, data, most):
        why, out, self._state, rest = _step(self._state, data, most, self._zdict)
        left = data[len(data) - rest:] if rest else b''
        if why == 1:
            self._eof = True
            self._unused_data += left
            if not self._unconsumed_tail:
                # As in CPython, a tail that was there is replaced even at the end.
                left = b''
        self._unconsumed_tail = left
        return why, out

    def decompress(self, data, /, max_length=0):
        """Takes in bytes; gives what they are, up to so many bytes."""
        data = _bytes_of(data)
        max_length = _size(max_length)
        if max_length < 0:
            raise ValueError('max_length must be non-negative')
        if not self._state:
            raise error('Error -2 while decompressing data: inconsistent stream state')
        why, out = self._feed(data, max_length or _UNLIMITED)
        _complain(why, 'while decompressing data')
        return out

    def flush(self, length=DEF_BUF_SIZE, /):
        """Gives all that is left."""
        if _size(length) <= 0:
            raise ValueError('length must be greater than zero')
        if not self._state:
            return b''
        # What is wrong with the rest is not said here.
        why, out = self._feed(self._unconsumed_tail, _UNLIMITED)
        if why == 1:
            self._state = b''
        return out

    def copy(self):
        """An object in the same state."""
        if not self._state:
            raise ValueError('Inconsistent stream state')
        made = object.__new__(type(self))
        for name in Decompress.__slots__:
            setattr(made, name, getattr(self, name))
        return made

    def __copy__(self):
        return self.copy()

    def __deepcopy__(self, memo, /):
        return self.copy()


class _ZlibDecompressor:
    """Decompresses piece by piece, and keeps what it has not looked at."""

    __slots__ = ('_state', '_zdict', '_unused_data', '_input', '_eof', '_needs_input')

    def __init__(self, wbits=MAX_WBITS, zdict=b''):
        self._zdict = _dictionary(zdict)
        self._state = _start(wbits, self._zdict)
        self._unused_data = self._input = b''
        self._eof = False
        self._needs_input = True

    @property
    def unused_data(self):
        """What came behind the end."""
        return self._unused_data

    @property
    def eof(self):
        """Whether the end was reached."""
        return self._eof

    @property
    def needs_input(self):
        """Whether more has to come before more can be given."""
        return self._needs_input

    def decompress(self, data, max_length=-1):
        """Takes in bytes; gives what they are, up to so many bytes (all when that is negative)."""
        data = _bytes_of(data)
        max_length = _size(max_length)
        if self._eof:
            raise EOFError('End of stream already reached')
        data = self._input + data
        why, out, state, rest = _step(self._state, data, _UNLIMITED if max_length < 0 else max_length, self._zdict)
        _complain(why, 'while decompressing data')
        self._state = state
        left = data[len(data) - rest:] if rest else b''
        self._needs_input = False
        if why == 1:
            self._eof = True
            self._unused_data, left = left, b''
        else:
            self._needs_input = not left and (max_length < 0 or len(out) < max_length)
        self._input = left
        return out
