"""Arrays of numbers of one type.

Promises CPython 3.14's `array` but for files. The items are kept in a list, and checked when they come in.
"""

import struct as _struct
from collections.abc import MutableSequence as _MutableSequence

__all__ = ['array', 'ArrayType', 'typecodes']
typecodes = 'bBuwhHiIlLqQfd'
_NAMES = {'b': 'signed char', 'B': 'unsigned byte integer', 'h': 'signed short integer', 'H': 'unsigned short', 'i': 'signed integer', 'I': 'unsigned int'}
_INTEGERS = 'bBhHiIlLqQ'


def _refuse_range(code, low):
    if low and code in 'IL':
        raise OverflowError("can't convert negative value to unsigned int")
    if code in _NAMES:
        raise OverflowError(f"{_NAMES[code]} is {'less than minimum' if low else 'greater than maximum'}")
    if low and code == 'Q':
        raise OverflowError("can't convert negative int to unsigned")
    if code in 'qQ':
        raise OverflowError('int too big to convert')
    raise OverflowError(f"Python int too large to convert to C {'unsigned ' if code == 'L' else ''}long")


class array:
    """Numbers, stored as one type."""

    __slots__ = ('_code', '_items', '_size', '__weakref__')

    def __new__(cls, typecode, initializer=(), /):
        if not isinstance(typecode, str) or len(typecode) != 1:
            raise TypeError('array() argument 1 must be a unicode character, '
                            f'not {"a string of length " + str(len(typecode)) if isinstance(typecode, str) else type(typecode).__name__}')
        if typecode not in typecodes:
            raise ValueError('bad typecode (must be b, B, u, w, h, H, i, I, l, L, q, Q, f or d)')
        self = object.__new__(cls)
        self._code = typecode
        self._size = 4 if typecode in 'uw' else _struct.calcsize(typecode)
        self._items = []
        if isinstance(initializer, (bytes, bytearray)):
            self.frombytes(initializer)
        elif isinstance(initializer, str):
            if typecode not in 'uw':
                raise TypeError(f"cannot use a str to initialize an array with typecode '{typecode}'")
            self._items = list(initializer)
        else:
            if isinstance(initializer, array) and typecode not in 'uw' and initializer._code in 'uw':
                raise TypeError(f"cannot use a unicode array to initialize an array with typecode '{typecode}'")
            self.extend(iter(initializer))
        return self

    @property
    def typecode(self):
        return self._code

    @property
    def itemsize(self):
        return self._size

    def _checked(self, value):
        code = self._code
        if code in _INTEGERS:
            if not isinstance(value, int):
                convert = getattr(type(value), '__index__', None)
                if convert is None:
                    raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")
                value = convert(value)
            bits = 8 * self._size
            low, high = (0, (1 << bits) - 1) if code.isupper() else (-(1 << bits - 1), (1 << bits - 1) - 1)
            if not low <= value <= high:
                _refuse_range(code, value < low)
            return int(value)
        if code in 'fd':
            if not isinstance(value, (int, float)) and not hasattr(type(value), '__float__'):
                raise TypeError(f'must be real number, not {type(value).__name__}')
            value = float(value)
            return _struct.unpack('f', _struct.pack('f', value))[0] if code == 'f' else value
        if not isinstance(value, str) or len(value) != 1:
            raise TypeError('array item must be a unicode character')
        return value

    def append(self, v, /):
        """Adds one item."""
        self._items.append(self._checked(v))

    def extend(self, bb, /):
        """Adds items."""
        if isinstance(bb, array):
            if bb._code != self._code:
                raise TypeError('can only extend with array of same kind')
            self._items += bb._items
            return
        checked = self._checked
        for item in bb:
            self._items.append(checked(item))

    def fromlist(self, list, /):
        """Adds the items of a list, or none of them."""
        self._items += [self._checked(item) for item in list]

    def tolist(self):
        """The items as a list."""
        return self._items.copy()

    def frombytes(self, buffer, /):
        """Adds items from their bytes."""
        data = memoryview(buffer).tobytes()
        if len(data) % self._size:
            raise ValueError('bytes length not a multiple of item size')
        n = len(data) // self._size
        if self._code in 'uw':
            self._items += data.decode('utf-32-le')
        else:
            self._items += _struct.unpack(f'={n}{self._wire}', data)

    @property
    def _wire(self):
        return {'l': 'q', 'L': 'Q'}.get(self._code, self._code)

    def tobytes(self):
        """The items as bytes."""
        if self._code in 'uw':
            return ''.join(self._items).encode('utf-32-le')
        return _struct.pack(f'={len(self._items)}{self._wire}', *self._items)

    def fromunicode(self, ustr, /):
        if self._code not in 'uw':
            raise ValueError("fromunicode() may only be called on unicode type arrays ('u' or 'w')")
        self._items += ustr

    def tounicode(self):
        if self._code not in 'uw':
            raise ValueError("tounicode() may only be called on unicode type arrays ('u' or 'w')")
        return ''.join(self._items)

    def byteswap(self):
        """Turns the bytes of each item around."""
        data = self.tobytes()
        size = self._size
        self._items = []
        self.frombytes(b''.join([data[at:at + size][::-1] for at in range(0, len(data), size)]))

    def buffer_info(self):
        return id(self), len(self._items)

    def pop(self, i=-1, /):
        """Removes and returns one item."""
        if not self._items:
            raise IndexError('pop from empty array')
        try:
            return self._items.pop(i)
        except IndexError:
            raise IndexError('pop index out of range') from None

    def insert(self, i, v, /):
        self._items.insert(i, self._checked(v))

    def remove(self, v, /):
        try:
            self._items.remove(v)
        except ValueError:
            raise ValueError('array.remove(x): x not in array') from None

    def index(self, v, start=0, stop=9223372036854775807, /):
        try:
            return self._items.index(v, start, stop)
        except ValueError:
            raise ValueError('array.index(x): x not in array') from None

    def count(self, v, /):
        return self._items.count(v)

    def reverse(self):
        self._items.reverse()

    def clear(self):
        self._items.clear()

    def _like(self, items):
        made = object.__new__(array)
        made._code = self._code
        made._size = self._size
        made._items = items
        return made

    def __copy__(self):
        return self._like(self._items.copy())

    def __deepcopy__(self, memo, /):
        return self._like(self._items.copy())

    def __len__(self):
        return len(self._items)

    def __iter__(self):
        return iter(self._items)

    def __contains__(self, value, /):
        return value in self._items

    def __getitem__(self, index, /):
        if isinstance(index, slice):
            return self._like(self._items[index])
        if not hasattr(type(index), '__index__'):
            raise TypeError('array indices must be integers')
        try:
            return self._items[index]
        except IndexError:
            raise IndexError('array index out of range') from None

    def __setitem__(self, index, value, /):
        if isinstance(index, slice):
            if not isinstance(value, array):
                raise TypeError(f'can only assign array (not "{type(value).__name__}") to array slice')
            if value._code != self._code:
                raise TypeError('bad argument type for built-in operation')
            self._items[index] = value._items
            return
        if not hasattr(type(index), '__index__'):
            raise TypeError('array indices must be integers')
        value = self._checked(value)
        try:
            self._items[index] = value
        except IndexError:
            raise IndexError('array assignment index out of range') from None

    def __delitem__(self, index, /):
        try:
            del self._items[index]
        except IndexError:
            raise IndexError('array assignment index out of range') from None

    def __add__(self, other, /):
        if not isinstance(other, array):
            raise TypeError(f'can only append array (not "{type(other).__name__}") to array')
        if other._code != self._code:
            raise TypeError('bad argument type for built-in operation')
        return self._like(self._items + other._items)

    def __iadd__(self, other, /):
        if not isinstance(other, array):
            raise TypeError(f'can only extend with array (not "{type(other).__name__}")')
        self.extend(other)
        return self

    def __mul__(self, n, /):
        return self._like(self._items * n)

    __rmul__ = __mul__

    def __imul__(self, n, /):
        self._items *= n
        return self

    def __eq__(self, other, /):
        return self._items == other._items if isinstance(other, array) else NotImplemented

    def __lt__(self, other, /):
        return self._items < other._items if isinstance(other, array) else NotImplemented

    def __le__(self, other, /):
        return self._items <= other._items if isinstance(other, array) else NotImplemented

    def __gt__(self, other, /):
        return self._items > other._items if isinstance(other, array) else NotImplemented

    def __ge__(self, other, /):
        return self._items >= other._items if isinstance(other, array) else NotImplemented

    __hash__ = None

    def __repr__(self):
        if not self._items:
            return f"{type(self).__name__}('{self._code}')"
        shown = repr(''.join(self._items)) if self._code in 'uw' else repr(self._items)
        return f"{type(self).__name__}('{self._code}', {shown})"

    __class_getitem__ = classmethod(type(list[int]))


ArrayType = array
_MutableSequence.register(array)
