# Bytes of objects whose classes have a `__buffer__` of their own (PEP 688), and arrays where Python has to run.

FULL_READ_ONLY = 0x11c
ARRAY = class_named('array')
PAYLOADS_WITH_BYTES = (bytes, bytearray, ARRAY)


class _buffer_wrapper:
    # What a view of such an object is said to be of: it knows the object, and the view that it gave.
    __module__ = 'builtins'
    __slots__ = ('_lent',)


def borrowed(object, flags):
    # The view that the object gives.
    view = look(lookup_special(object, '__buffer__')(flags))
    if type_of(view) is not memoryview:
        raise TypeError("__buffer__ returned non-memoryview object")
    return view


def given_back(object, view):
    # Nobody looks at the view any more. As in CPython, what that raises reaches nobody.
    method = lookup_special(object, '__release_buffer__')
    if method is not None:
        try:
            method(view)
        except Exception:
            pass


def lent_bytes(object, flags=0):
    # The bytes themselves, for a native: the object hears at once that they were taken.
    view = borrowed(object, flags)
    data = view.tobytes()
    given_back(object, view)
    return data


def taken_bytes(value):
    return lent_bytes(value) if lends_bytes(value) else value


def joined_items(iterable):
    items = looked_items(iterable)
    for at in range(len(items)):
        item = items[at]
        if lends_bytes(item):
            try:
                items[at] = lent_bytes(item)
            except Exception:
                raise TypeError(f"sequence item {at}: expected a bytes-like object, {type_name(item)} found") from None
    return items


def bytes_affix(affix):
    affix = look(affix)
    if isinstance_exact(affix, tuple):
        return tuple([taken_bytes(look(item)) for item in affix])
    return taken_bytes(affix)


def memoryview_make(object):
    object = look(object)
    if not lends_bytes(object):
        return memoryview(object)
    view = borrowed(object, FULL_READ_ONLY)
    wrapper = _buffer_wrapper()
    set_hidden(wrapper, (object, view))
    return lend_view(view, wrapper)


def memoryview___new__(cls, /, object):
    return memoryview_make(object)


def memoryview_release(self, /):
    # The last view: the object hears of it.
    self = look(self)
    wrapper = self.obj
    end_view(self)
    given_back(*hidden(wrapper))


def memoryview___exit__(self, /, *args):
    memoryview_release(self)


def bytearray___reduce__(self, /):
    return bytearray___reduce_ex__(self, 2)


def bytearray___reduce_ex__(self, proto=0, /):
    # The parts of a plain one, with the class and the attributes of a subclass.
    self = look(self)
    proto = to_index(proto)
    call, args, state = bytearray.__reduce_ex__(bytearray.copy(self), proto)
    return type_of(self), args, lookup_special(self, '__getstate__')()


# Arrays.


def array_item(code, value):
    # An item as natives take it.
    value = look(value)
    if code in 'uw':
        return value
    return to_float(value) if code in 'fd' else to_index(value)


def array_make(typecode, initializer=(), /):
    typecode = look(typecode)
    initializer = look(initializer)
    if isinstance_exact(initializer, (str, bytes, bytearray, ARRAY)):
        return ARRAY(typecode, initializer)
    code = ARRAY(typecode).typecode
    return ARRAY(code, [array_item(code, value) for value in initializer])


def array___new__(cls, typecode, initializer=(), /, **named):
    return carrying(cls, ARRAY, array_make(typecode, initializer))


def array_append(self, v, /):
    self = look(self)
    ARRAY.append(self, array_item(ARRAY.typecode.__get__(self), v))


def array_insert(self, i, v, /):
    self = look(self)
    ARRAY.insert(self, to_index(i), array_item(ARRAY.typecode.__get__(self), v))


def array_extend(self, bb, /):
    self = look(self)
    code = ARRAY.typecode.__get__(self)
    for value in look(bb):
        ARRAY.append(self, array_item(code, value))


def array_fromlist(self, list, /):
    self = look(self)
    code = ARRAY.typecode.__get__(self)
    ARRAY.fromlist(self, [array_item(code, value) for value in look(list)])


def array___getitem__(self, key, /):
    return ARRAY.__getitem__(look(self), sequence_key(key))


def array___setitem__(self, key, value, /):
    self = look(self)
    key = sequence_key(key)
    value = look(value)
    if type_of(key) is not slice:
        value = array_item(ARRAY.typecode.__get__(self), value)
    ARRAY.__setitem__(self, key, value)


def array___delitem__(self, key, /):
    ARRAY.__delitem__(look(self), sequence_key(key))


def array_place(array, value, start, stop):
    # Where an item equals a value whose class decides; the array may change meanwhile.
    at = start
    while at < stop and at < ARRAY.__len__(array):
        if ARRAY.__getitem__(array, at) == value:
            return at
        at += 1
    return None


def array_index(self, v, start=0, stop=9223372036854775807, /):
    self = look(self)
    start, stop, _ = slice(slice_end(start), slice_end(stop)).indices(ARRAY.__len__(self))
    at = array_place(self, look(v), start, stop)
    if at is None:
        raise ValueError("array.index(x): x not in array")
    return at


def array_remove(self, v, /):
    self = look(self)
    at = array_place(self, look(v), 0, 9223372036854775807)
    if at is None:
        raise ValueError("array.remove(x): x not in array")
    ARRAY.__delitem__(self, at)


def array___contains__(self, key, /):
    return array_place(look(self), look(key), 0, 9223372036854775807) is not None


def array_count(self, v, /):
    self, value = look(self), look(v)
    n = 0
    at = array_place(self, value, 0, 9223372036854775807)
    while at is not None:
        n += 1
        at = array_place(self, value, at + 1, 9223372036854775807)
    return n


def array_tofile(self, f, /):
    look(f).write(ARRAY.tobytes(look(self)))


def array_fromfile(self, f, n, /):
    self = look(self)
    n = to_index(n)
    if n < 0:
        raise ValueError("negative count")
    size = n * ARRAY.itemsize.__get__(self)
    data = look(look(f).read(size))
    if not isinstance_exact(data, bytes):
        raise TypeError("read() didn't return bytes")
    ARRAY.frombytes(self, data)
    if len(data) != size:
        raise EOFError("read() didn't return enough bytes")


def array___reduce_ex__(self, value, /):
    # The parts of a plain array, with the class and the attributes of a subclass.
    self = look(self)
    protocol = look(value)
    if not isinstance_exact(protocol, int):
        raise TypeError("__reduce_ex__ argument should be an integer")
    call, args, state = ARRAY.__reduce_ex__(ARRAY.__copy__(self), plain_number(protocol))
    if call is ARRAY:
        call = type_of(self)
    else:
        args = (type_of(self),) + args[1:]
    return call, args, getattr(self, '__dict__', None)
