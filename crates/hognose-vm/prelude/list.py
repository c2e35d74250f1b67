# Lists, tuples and ranges where Python has to run (see `containers.py`).


# list and tuple.


def list_make(iterable=(), /):
    return list_of(iterable)


def list___init__(self, iterable=(), /):
    list_replace(self, list_of(iterable))


def tuple_make(iterable=(), /):
    return tuple([item for item in iterable])


def tuple___new__(cls, iterable=(), /):
    return tuple.__new__(cls, [item for item in iterable])


def list_index(self, value, start=0, stop=9223372036854775807, /):
    items = payload_of(self)
    value = look(value)
    at = bound(start, len(items))
    stop = bound(stop, len(items))
    while at < stop and at < len(items):
        found = items[at]
        if found is value or found == value:
            return at
        at += 1
    raise ValueError(f"{'list' if isinstance_exact(self, list) else 'tuple'}.index(x): x not in "
                     f"{'list' if isinstance_exact(self, list) else 'tuple'}")


tuple_index = list_index


def list_count(self, value, /):
    items = payload_of(self)
    value = look(value)
    n = 0
    at = 0
    while at < len(items):
        found = items[at]
        if found is value or found == value:
            n += 1
        at += 1
    return n


tuple_count = list_count


def list_remove(self, value, /):
    items = payload_of(self)
    value = look(value)
    at = 0
    while at < len(items):
        found = items[at]
        if found is value or found == value:
            del items[at:at + 1]
            return
        at += 1
    raise ValueError("list.remove(x): x not in list")


def list___contains__(self, key, /):
    items = payload_of(self)
    key = look(key)
    at = 0
    while at < len(items):
        found = items[at]
        if found is key or found == key:
            return True
        at += 1
    return False


tuple___contains__ = list___contains__


def list___getitem__(self, key, /):
    return payload_of(self)[key_index(key)]


tuple___getitem__ = list___getitem__


def list___setitem__(self, key, value, /):
    key = key_index(key)
    if type_of(key) is slice:
        value = list_of_iterator(value)
    payload_of(self)[key] = value


def list___delitem__(self, key, /):
    del payload_of(self)[key_index(key)]


def list___iadd__(self, value, /):
    list_extend(self, value)
    return self


def list___mul__(self, value, /):
    return payload_of(self) * to_index(value)


list___rmul__ = tuple___mul__ = tuple___rmul__ = list___mul__


def list___imul__(self, value, /):
    list_replace(self, payload_of(self) * to_index(value))
    return self


def difference(a, b):
    # The first place where two sequences differ, or -1 when one is the beginning of the other.
    at = 0
    while at < len(a) and at < len(b):
        x = a[at]
        y = b[at]
        if x is not y and not (x == y):
            return at
        at += 1
    return -1


def comparable(self, value):
    # The builtin sequences behind two operands of one type, or `None`.
    value = look(value)
    base = list if isinstance_exact(self, list) else tuple
    if not isinstance_exact(value, base):
        return None
    return payload_of(self), payload_of(value)


def list___eq__(self, value, /):
    both = comparable(self, value)
    if both is None:
        return NotImplemented
    a, b = both
    return len(a) == len(b) and difference(a, b) < 0 and len(a) == len(b)


def list___ne__(self, value, /):
    both = comparable(self, value)
    if both is None:
        return NotImplemented
    a, b = both
    return not (len(a) == len(b) and difference(a, b) < 0 and len(a) == len(b))


def list___lt__(self, value, /):
    both = comparable(self, value)
    if both is None:
        return NotImplemented
    a, b = both
    at = difference(a, b)
    return len(a) < len(b) if at < 0 else a[at] < b[at]


def list___le__(self, value, /):
    both = comparable(self, value)
    if both is None:
        return NotImplemented
    a, b = both
    at = difference(a, b)
    return len(a) <= len(b) if at < 0 else a[at] <= b[at]


def list___gt__(self, value, /):
    both = comparable(self, value)
    if both is None:
        return NotImplemented
    a, b = both
    at = difference(a, b)
    return len(a) > len(b) if at < 0 else a[at] > b[at]


def list___ge__(self, value, /):
    both = comparable(self, value)
    if both is None:
        return NotImplemented
    a, b = both
    at = difference(a, b)
    return len(a) >= len(b) if at < 0 else a[at] >= b[at]



def tuple___eq__(self, value, /):
    # Unlike lists, tuples of different lengths are compared item by item, too.
    both = comparable(self, value)
    if both is None:
        return NotImplemented
    a, b = both
    return difference(a, b) < 0 and len(a) == len(b)


def tuple___ne__(self, value, /):
    both = comparable(self, value)
    if both is None:
        return NotImplemented
    a, b = both
    return not (difference(a, b) < 0 and len(a) == len(b))


tuple___lt__ = list___lt__
tuple___le__ = list___le__
tuple___gt__ = list___gt__
tuple___ge__ = list___ge__


def slice_parts(self):
    return self.start, self.stop, self.step


def slice___eq__(self, value, /):
    return slice_parts(self) == slice_parts(value) if type_of(value) is slice else NotImplemented


def slice___ne__(self, value, /):
    return slice_parts(self) != slice_parts(value) if type_of(value) is slice else NotImplemented


def slice___lt__(self, value, /):
    return slice_parts(self) < slice_parts(value) if type_of(value) is slice else NotImplemented


def slice___le__(self, value, /):
    return slice_parts(self) <= slice_parts(value) if type_of(value) is slice else NotImplemented


def slice___gt__(self, value, /):
    return slice_parts(self) > slice_parts(value) if type_of(value) is slice else NotImplemented


def slice___ge__(self, value, /):
    return slice_parts(self) >= slice_parts(value) if type_of(value) is slice else NotImplemented


def tuple___hash__(self, /):
    return hash_of_parts([hash(look(item)) for item in payload_of(self)])


def list___repr__(self, /):
    items = payload_of(self)
    if not items:
        return '[]'
    if repr_running(self):
        return '[...]'
    parts = []
    at = 0
    while at < len(items):
        parts.append(repr(items[at]))
        at += 1
    return '[' + ', '.join(parts) + ']'


def tuple___repr__(self, /):
    items = payload_of(self)
    if not items:
        return '()'
    if repr_running(self):
        return '(...)'
    shown = ', '.join([repr(item) for item in items])
    return f'({shown},)' if len(items) == 1 else f'({shown})'


def slice___repr__(self, /):
    return f'slice({self.start!r}, {self.stop!r}, {self.step!r})'


# range.


def range_make(*args):
    if len(args) == 1:
        return range(to_index(args[0]))
    start = to_index(args[0])
    stop = to_index(args[1])
    if len(args) == 2:
        return range(start, stop)
    return range(start, stop, to_index(args[2]))


def range_length(self):
    # `len`, of any size.
    start, stop, step = self.start, self.stop, self.step
    if step > 0:
        return (stop - start + step - 1) // step if start < stop else 0
    return (start - stop - step - 1) // -step if stop < start else 0


def range___getitem__(self, key, /):
    key = key_index(key)
    start, step = self.start, self.step
    n = range_length(self)
    if type_of(key) is slice:
        low, high, stride = key.indices(n)
        return range(start + low * step, start + high * step, step * stride)
    if key < 0:
        key += n
    if key < 0 or key >= n:
        raise IndexError("range object index out of range")
    return start + key * step


def range___contains__(self, key, /):
    key = look(key)
    if type_of(key) is int or type_of(key) is bool:
        return key in self
    for item in self:
        if item == key:
            return True
    return False


def range_count(self, value, /):
    value = look(value)
    if type_of(value) is int or type_of(value) is bool:
        return 1 if value in self else 0
    n = 0
    for item in self:
        if item == value:
            n += 1
    return n


def range_index(self, value, /):
    value = look(value)
    if type_of(value) is int or type_of(value) is bool:
        return self.index(value)
    at = 0
    for item in self:
        if item == value:
            return at
        at += 1
    raise ValueError("sequence.index(x): x not in sequence")
