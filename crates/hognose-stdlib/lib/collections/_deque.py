"""`deque`: a list with room at its front.

`_items[_head:]` is the content; the slots before `_head` are free and hold None. `popleft` moves the head on, `appendleft` moves it back,
and both sides are constant time on average: the free part is dropped when it is the larger half, and made as large as the content when it runs out.
Every change alters the head, the length or the identity of `_items`, which is how iterators notice it.
"""

from reprlib import recursive_repr

from _hognose import facade, native as _native, qualified as _qualified, set_builtin as _builtin

GenericAlias = type(list[int])
_LARGE = 1 << 63


def _snapshot(deque):
    items = deque._items
    return deque, items, deque._head, len(items)


@facade("_deque_iterator", "collections", prepare=_snapshot)
def _forward(deque, items, head, size):
    for position in range(head, size):
        if deque._items is not items or deque._head != head or len(items) != size:
            raise RuntimeError("deque mutated during iteration")
        yield items[position]
    if deque._items is not items or deque._head != head or len(items) != size:
        raise RuntimeError("deque mutated during iteration")


@facade("_deque_reverse_iterator", "collections", prepare=_snapshot)
def _backward(deque, items, head, size):
    position = size
    while True:
        if deque._items is not items or deque._head != head or len(items) != size:
            raise RuntimeError("deque mutated during iteration")
        if position == head:
            return
        position -= 1
        yield items[position]


@_qualified
class deque:
    __slots__ = ("_items", "_head", "_maxlen", "__weakref__")
    __module__ = "collections"
    __hash__ = None

    def __new__(cls, *args, **kwargs):
        self = object.__new__(cls)
        self._items = []
        self._head = 0
        self._maxlen = None
        return self

    def __init__(self, iterable=(), maxlen=None):
        if maxlen is not None:
            if not isinstance(maxlen, int):
                raise TypeError("an integer is required")
            if maxlen < 0:
                raise ValueError("maxlen must be non-negative")
        self._maxlen = maxlen
        self._head = 0
        if maxlen is None:
            self._items = list(iterable)
        else:
            self._items = []
            deque.extend(self, iterable)

    @property
    def maxlen(self):
        return self._maxlen

    # --- the two ends

    def append(self, item, /):
        items = self._items
        items.append(item)
        if self._maxlen is not None and len(items) - self._head > self._maxlen:
            self._drop_first()

    def appendleft(self, item, /):
        head = self._head
        items = self._items
        if self._maxlen is not None and len(items) - head >= self._maxlen:
            if not self._maxlen:
                return
            items.pop()
        if not head:
            head = len(items) + 8
            items[0:0] = [None] * head
        head -= 1
        items[head] = item
        self._head = head

    def pop(self):
        items = self._items
        if len(items) == self._head:
            raise IndexError("pop from an empty deque")
        return items.pop()

    def popleft(self):
        items = self._items
        head = self._head
        if len(items) == head:
            raise IndexError("pop from an empty deque")
        item = items[head]
        items[head] = None
        head += 1
        if head > 32 and head * 4 > len(items) * 3:
            self._items = items[head:]
            self._head = 0
        else:
            self._head = head
        return item

    def _drop_first(self):
        items = self._items
        head = self._head
        items[head] = None
        head += 1
        if head > 32 and head * 4 > len(items) * 3:
            self._items = items[head:]
            self._head = 0
        else:
            self._head = head

    def extend(self, iterable, /):
        if self._maxlen is None:
            if iterable is self:
                iterable = self._content()
            self._items.extend(iterable)
            return
        if iterable is self:
            iterable = self._content()
        for item in iterable:
            deque.append(self, item)

    def extendleft(self, iterable, /):
        if iterable is self:
            iterable = self._content()
        for item in iterable:
            deque.appendleft(self, item)

    # --- the whole

    def _content(self):
        return self._items[self._head:]

    def clear(self):
        self._items = []
        self._head = 0

    def copy(self):
        if type(self) is deque:
            return deque(self._content(), self._maxlen)
        if self._maxlen is None:
            return type(self)(self)
        return type(self)(self, self._maxlen)

    __copy__ = copy

    def rotate(self, n=1, /):
        if not isinstance(n, int):
            raise TypeError(f"'{type(n).__name__}' object cannot be interpreted as an integer")
        items = self._items
        head = self._head
        size = len(items) - head
        if size < 2:
            return
        if n == 1:
            deque.appendleft(self, items.pop())
        elif n == -1:
            # `popleft` may have moved the items to a new list.
            item = deque.popleft(self)
            self._items.append(item)
        else:
            n %= size
            if n:
                cut = len(items) - n
                self._items = items[cut:] + items[head:cut]
                self._head = 0

    def reverse(self):
        items = self._content()
        items.reverse()
        self._items = items
        self._head = 0

    def count(self, value, /):
        items = self._items
        head = self._head
        size = len(items)
        count = 0
        for item in self._content():
            if item is value or item == value:
                count += 1
            if self._items is not items or self._head != head or len(items) != size:
                raise RuntimeError("deque mutated during iteration")
        return count

    def index(self, value, start=0, stop=None, /):
        items = self._items
        head = self._head
        size = len(items)
        start, stop, _ = slice(start, stop).indices(size - head)
        for position in range(start, stop):
            item = items[head + position]
            if item is value or item == value:
                return position
            if self._items is not items or self._head != head or len(items) != size:
                raise RuntimeError("deque mutated during iteration")
        raise ValueError("deque.index(x): x not in deque")

    def insert(self, index, value, /):
        items = self._items
        head = self._head
        size = len(items) - head
        if self._maxlen is not None and size >= self._maxlen:
            raise IndexError("deque already at its maximum size")
        if index < 0:
            index = max(index + size, 0)
        elif index > size:
            index = size
        if index == 0:
            deque.appendleft(self, value)
        else:
            items.insert(head + index, value)

    def remove(self, value, /):
        items = self._items
        head = self._head
        size = len(items)
        if head < size and items[head] is value:
            self.popleft()
            return
        for position in range(head, size):
            item = items[position]
            same = item is value or item == value
            if self._items is not items or self._head != head or len(items) != size:
                raise IndexError("deque mutated during iteration")
            if same:
                del items[position]
                return
        raise ValueError("deque.remove(x): x not in deque")

    # --- as a sequence

    def __len__(self):
        return len(self._items) - self._head

    def __bool__(self):
        return len(self._items) != self._head

    def __iter__(self):
        # Of subclasses: a deque itself has an iterator of its own.
        return _forward(self)

    def __reversed__(self):
        return _backward(self)

    def __contains__(self, value, /):
        items = self._items
        head = self._head
        size = len(items)
        for item in self._content():
            if item is value or item == value:
                return True
            if self._items is not items or self._head != head or len(items) != size:
                raise RuntimeError("deque mutated during iteration")
        return False

    def _position(self, index):
        if not isinstance(index, int):
            convert = getattr(type(index), "__index__", None)
            if convert is None:
                raise TypeError(f"sequence index must be integer, not '{type(index).__name__}'")
            index = convert(index)
        if not -_LARGE <= index < _LARGE:
            raise IndexError("cannot fit 'int' into an index-sized integer")
        position = index + (self._head if index >= 0 else len(self._items))
        if self._head <= position < len(self._items):
            return position
        raise IndexError("deque index out of range")

    def __getitem__(self, index, /):
        return self._items[self._position(index)]

    def __setitem__(self, index, value, /):
        self._items[self._position(index)] = value

    def __delitem__(self, index, /):
        del self._items[self._position(index)]

    def __add__(self, other, /):
        if not isinstance(other, deque):
            raise TypeError(f'can only concatenate deque (not "{type(other).__name__}") to deque')
        result = self.copy()
        result.extend(other)
        return result

    def __iadd__(self, other, /):
        self.extend(other)
        return self

    def __mul__(self, n, /):
        if not isinstance(n, int):
            return NotImplemented
        result = self.copy()
        result *= n
        return result

    __rmul__ = __mul__

    def __imul__(self, n, /):
        if not isinstance(n, int):
            return NotImplemented
        items = self._content()
        if self._maxlen is not None and items and n > 0:
            # More repetitions than fill the deque only push out equal ones.
            n = min(n, -(-self._maxlen // len(items)) + 1)
        items *= n
        if self._maxlen is not None:
            del items[:max(0, len(items) - self._maxlen)]
        self._items = items
        self._head = 0
        return self

    def __eq__(self, other, /):
        if not isinstance(other, deque):
            return NotImplemented
        return self._content() == other._content()

    def __ne__(self, other, /):
        if not isinstance(other, deque):
            return NotImplemented
        return self._content() != other._content()

    def __lt__(self, other, /):
        if not isinstance(other, deque):
            return NotImplemented
        return self._content() < other._content()

    def __le__(self, other, /):
        if not isinstance(other, deque):
            return NotImplemented
        return self._content() <= other._content()

    def __gt__(self, other, /):
        if not isinstance(other, deque):
            return NotImplemented
        return self._content() > other._content()

    def __ge__(self, other, /):
        if not isinstance(other, deque):
            return NotImplemented
        return self._content() >= other._content()

    @recursive_repr("[...]")
    def __repr__(self):
        name = type(self).__name__
        if self._maxlen is None:
            return f"{name}({self._content()!r})"
        return f"{name}({self._content()!r}, maxlen={self._maxlen})"

    def __reduce__(self):
        state = getattr(self, "__dict__", None) or None
        if self._maxlen is None:
            return type(self), (), state, iter(self)
        return type(self), ((), self._maxlen), state, iter(self)

    __class_getitem__ = classmethod(GenericAlias)


_builtin(_native(deque))
