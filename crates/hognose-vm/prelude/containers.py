# Containers where Python has to run: keys and elements whose `__hash__` and `__eq__` a guest wrote, iterables that
# are generators, indexes with `__index__`; and the helpers of displays, `in`, `match` and calls.
#
# A lookup asks for one candidate of a hash after another, compares, and checks that the entry is still there: user
# code may have changed the container. Functions named after a native are its twins.


def truth(value):
    return True if value else False


# Keys.


def key_hash(key, role):
    try:
        return hash(key)
    except TypeError as error:
        if type_of(error) is not TypeError:
            raise_again(error)
        text = str(error)
    return key_role_error(key, role, text)


def dict_position(d, key, h):
    # Where in a dict a key is, or -1.
    while True:
        at = dict_candidate(d, h, 0)
        while at >= 0:
            found = dict_key_at(d, at)
            if found is key:
                return at
            if found == key:
                if dict_has_at(d, at, found):
                    return at
                break
            if not dict_has_at(d, at, found):
                break
            at = dict_candidate(d, h, at + 1)
        else:
            return -1


def dict_put(d, key, h, value):
    at = dict_position(d, key, h)
    if at < 0:
        dict_insert(d, h, key, value)
    else:
        dict_set_at(d, at, value)


def set_position(s, key, h):
    # Where in a set an element is, or -1.
    while True:
        at = set_candidate(s, h, 0)
        while at >= 0:
            found = set_key_at(s, at)
            if found is key:
                return at
            if found == key:
                if set_has_at(s, at, found):
                    return at
                break
            if not set_has_at(s, at, found):
                break
            at = set_candidate(s, h, at + 1)
        else:
            return -1


def set_put(s, key, h):
    if set_position(s, key, h) < 0:
        set_insert(s, h, key)


# Instructions.


def contains(container, item):
    container = look(container)
    method = lookup_special(container, '__contains__')
    if method is not None:
        return True if method(item) else False
    cls = type_of(container)
    if has_name(cls, '__contains__'):
        raise TypeError(f"'{type_name(container)}' object is not a container")
    if lookup_class(cls, '__iter__') is None and (has_name(cls, '__iter__') or lookup_class(cls, '__getitem__') is None):
        raise TypeError(f"argument of type '{type_name(container)}' is not a container or iterable")
    iterator = None
    try:
        iterator = iter(container)
    except TypeError:
        pass
    if iterator is None:
        raise TypeError(f"argument of type '{type_name(container)}' is not a container or iterable")
    try:
        while True:
            found = next(iterator, MISSING)
            if found is MISSING:
                return False
            if found is item or found == item:
                return True
    finally:
        drop(iterator)


def set_of(items):
    result = set()
    for item in items:
        item = look(item)
        set_put(result, item, key_hash(item, 'a set element'))
    return result


def dict_of(items):
    result = {}
    for at in range(0, len(items), 2):
        key = look(items[at])
        dict_put(result, key, key_hash(key, 'a dict key'), items[at + 1])
    return result


def list_extend(self, iterable, /):
    list_fill(payload_of(self), sized(iterable))


def list_fill(items, iterable):
    for item in iterable:
        items.append(item)


def set_add(self, item, /):
    item = look(item)
    set_put(self, item, key_hash(item, 'a set element'))


def set_update(self, /, *others):
    for other in others:
        set_fill(self, look(other))


def dict_set(d, key, value):
    key = look(key)
    dict_put(d, key, key_hash(key, 'a dict key'), value)


def dict_update(self, /, *args, **kwargs):
    dict_fill(self, 'update', args, kwargs)


def dict_spread(d, mapping):
    # `{**mapping}`.
    mapping = look(mapping)
    if isinstance_exact(mapping, dict) and has_native(mapping, '__iter__'):
        dict_merge_from(d, mapping)
        return
    keys = getattr(mapping, 'keys', None)
    if keys is None:
        raise TypeError(f"'{type_name(mapping)}' object is not a mapping")
    for key in keys():
        dict_set(d, key, mapping[key])


def callee_label(callee):
    # How messages name what is called: objects without a name by their text.
    text = callee_text(callee)
    return str(callee) if text is None else text


def refuse_items(callee, items):
    # `f(*items)` of what is not iterable.
    raise TypeError(f"{callee_label(callee)} argument after * must be an iterable, not {type_name(items)}")


def dict_merge(d, mapping, callee):
    # `f(**mapping)`.
    mapping = look(mapping)
    if isinstance_exact(mapping, dict) and has_native(mapping, '__iter__'):
        pairs = dict.items(mapping)
    else:
        keys = getattr(mapping, 'keys', None)
        if keys is None:
            raise TypeError(f"{callee_label(callee)} argument after ** must be a mapping, not {type_name(mapping)}")
        pairs = [(key, mapping[key]) for key in keys()]
    for key, value in pairs:
        if not isinstance_exact(key, str):
            raise TypeError("keywords must be strings")
        if key in d:
            raise TypeError(f"{callee_label(callee)} got multiple values for keyword argument '{plain_str(key)}'")
        d[key] = value


def _vm_match_keys(subject, keys):
    if not keys:
        return ()
    values = []
    seen = set()
    get = subject.get
    for key in keys:
        if key in seen:
            raise ValueError(f"mapping pattern checks duplicate key ({key!r})")
        seen.add(key)
        value = get(key, MISSING)
        if value is MISSING:
            return None
        values.append(value)
    return tuple(values)


def match_rest(subject, keys):
    rest = {}
    dict_spread(rest, subject)
    for key in keys:
        del rest[key]
    return rest


# Natives without a twin: convert the arguments, call again.


def convert_and_call(native, args, kwargs):
    params = conversions_of(native)
    args = list(args)
    changed = False
    for at in range(len(args)):
        how = params[at][1] if at < len(params) else 'l'
        old = args[at]
        new = convert(old, how)
        if new is not MISSING:
            args[at] = new
            changed = True
    for name, how in params:
        if name in kwargs:
            new = convert(kwargs[name], how)
            if new is not MISSING:
                kwargs[name] = new
                changed = True
    if not changed:
        for at in range(1, len(args)):
            new = settle_items(args[at])
            if new is not MISSING:
                args[at] = new
                changed = True
    if not changed:
        # Nothing else was in the way: what it took for bytes has them from a class of the guest.
        for at in range(len(args)):
            if lends_bytes(args[at]) and not isinstance_exact(args[at], PAYLOADS_WITH_BYTES):
                args[at] = lent_bytes(args[at])
                changed = True
        for name in kwargs:
            if lends_bytes(kwargs[name]):
                kwargs[name] = lent_bytes(kwargs[name])
                changed = True
    if changed:
        return native(*args, **kwargs)
    for value in args[1:] or args:
        if not is_native_value(value):
            raise TypeError(f"'{type_name(value)}' object cannot be interpreted as an integer")
    raise TypeError(f"{native_name(native)}(): an argument has a type that is not supported")


def is_native_value(value):
    return type_of(value) in (int, str, float, bool, list, tuple, dict, set)


def convert(value, how):
    # The converted value, or `MISSING` when there is nothing to convert.
    if how == 'a':
        return MISSING
    pending = is_pending(value)
    if pending:
        value = look(value)
    if how == 'i':
        if value is not None and not isinstance_exact(value, int) and lookup_special(value, '__index__') is not None:
            return to_index(value)
    elif how == 'f':
        if not isinstance_exact(value, float) and not isinstance_exact(value, int):
            method = lookup_special(value, '__float__')
            if method is not None:
                return checked_float(method(), value)
            if lookup_special(value, '__index__') is not None:
                return to_index(value)
    elif how == 't':
        if type_of(value) is not bool:
            return True if value else False
    elif how == 's':
        if type_of(value) is not list and type_of(value) is not tuple:
            return [item for item in value]
        settled = settle_items(value)
        if settled is not MISSING:
            return settled
    return value if pending else MISSING


def settle_items(value):
    # A list or tuple with what its pending items turned out to be, or `MISSING`.
    if type_of(value) is not list and type_of(value) is not tuple:
        return MISSING
    for item in value:
        if is_pending(item):
            settled = [look(item) for item in value]
            return settled if type_of(value) is list else tuple(settled)
    return MISSING


# Indexes.


def key_index(key):
    # A key of a sequence: an integer, or a slice of integers.
    key = look(key)
    if type_of(key) is not slice:
        return to_index(key)
    if plain_slice(key):
        return key
    step = slice_part(key.step)
    start = slice_part(key.start)
    return make_slice(start, slice_part(key.stop), step)


def slice_part(part):
    part = look(part)
    if part is None or isinstance_exact(part, int):
        return part
    if lookup_special(part, '__index__') is None:
        raise TypeError("slice indices must be integers or None or have an __index__ method")
    return to_index(part)


def slice_indices(self, length, /):
    length = to_index(length)
    if length < 0:
        raise ValueError("length should not be negative")
    if plain_slice(self):
        return self.indices(length)
    return key_index(self).indices(length)


def slice___hash__(self, /):
    return hash_of_parts([hash(self.start), hash(self.stop), hash(self.step)])


def bound(index, n):
    # A bound of a search in `n` items.
    index = look(index)
    if not isinstance_exact(index, int):
        if lookup_special(index, '__index__') is None:
            raise TypeError("slice indices must be integers or have an __index__ method")
        index = to_index(index)
    if index < 0:
        index += n
        return index if index > 0 else 0
    return index


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


# dict.


def dict_missing(self, key):
    if type_of(self) is not dict:
        method = lookup_special(self, '__missing__')
        if method is not None:
            return method(key)
    raise KeyError(key)


def dict_find(self, key):
    return dict_position(self, key, key_hash(key, 'a dict key'))


def dict___getitem__(self, key, /):
    key = look(key)
    at = dict_find(self, key)
    if at < 0:
        return dict_missing(self, key)
    return dict_value_at(self, at)


def dict___setitem__(self, key, value, /):
    key = look(key)
    dict_put(self, key, key_hash(key, 'a dict key'), value)


def dict___delitem__(self, key, /):
    key = look(key)
    at = dict_find(self, key)
    if at < 0:
        raise KeyError(key)
    dict_remove_at(self, at)


def dict___contains__(self, key, /):
    return dict_find(self, look(key)) >= 0


def dict_get(self, key, default=None, /):
    at = dict_find(self, look(key))
    return default if at < 0 else dict_value_at(self, at)


def dict_pop(self, key, default=MISSING, /):
    key = look(key)
    at = dict_find(self, key) if payload_of(self) else -1
    if at >= 0:
        return dict_remove_at(self, at)
    if default is MISSING:
        raise KeyError(key)
    return default


def dict_setdefault(self, key, default=None, /):
    key = look(key)
    h = key_hash(key, 'a dict key')
    at = dict_position(self, key, h)
    if at >= 0:
        return dict_value_at(self, at)
    dict_insert(self, h, key, default)
    return default


def dict_merge_from(d, source):
    # The items of another dict, with the hashes that it has stored.
    source = payload_of(source)
    if payload_of(d) is source:
        return
    n = len(source)
    at = dict_next(source, 0)
    while at >= 0:
        dict_put(d, dict_key_at(source, at), dict_hash_at(source, at), dict_value_at(source, at))
        if len(source) != n:
            raise RuntimeError("dict mutated during update")
        at = dict_next(source, at + 1)


def dict_fill(d, name, args, kwargs):
    # What `dict(…)` and `update(…)` take.
    if len(args) > 1:
        raise TypeError(f"{name} expected at most 1 argument, got {len(args)}")
    if args:
        source = look(args[0])
        if isinstance_exact(source, dict) and has_native(source, '__iter__'):
            dict_merge_from(d, source)
        else:
            keys = getattr(source, 'keys', None)
            if keys is not None:
                for key in keys():
                    dict_set(d, key, source[key])
            else:
                dict_fill_pairs(d, source)
    for key in kwargs:
        dict_set(d, key, kwargs[key])


def dict_fill_pairs(d, pairs):
    n = 0
    for item in pairs:
        item = look(item)
        if type_of(item) is tuple and len(item) == 2:
            key, value = item
        else:
            if not is_iterable(item):
                error = TypeError("object is not iterable")
                error.add_note(f"Cannot convert dictionary update sequence element #{n} to a sequence")
                raise error
            parts = [part for part in item]
            if len(parts) != 2:
                raise ValueError(f"dictionary update sequence element #{n} has length {len(parts)}; 2 is required")
            key, value = parts
        dict_set(d, key, value)
        n += 1


def is_iterable(value):
    cls = type_of(value)
    if lookup_class(cls, '__iter__') is not None:
        return True
    return not has_name(cls, '__iter__') and lookup_class(cls, '__getitem__') is not None


def dict_make(*args, **kwargs):
    result = {}
    dict_fill(result, 'dict', args, kwargs)
    return result


def dict___init__(self, /, *args, **kwargs):
    dict_fill(self, 'dict', args, kwargs)


def dict_class_fromkeys(cls, iterable, value=None, /):
    result = {} if cls is dict else cls()
    if type_of(result) is dict:
        for key in iterable:
            dict_set(result, key, value)
    else:
        for key in iterable:
            result[key] = value
    return result


def dict_copy_of(d):
    result = {}
    dict_merge_from(result, d)
    return result


def dict___or__(self, value, /):
    value = look(value)
    if not isinstance_exact(value, dict):
        return NotImplemented
    result = dict.copy(self)
    dict_fill(result, 'update', (value,), {})
    return result


def dict___ror__(self, value, /):
    value = look(value)
    if not isinstance_exact(value, dict):
        return NotImplemented
    result = dict.copy(value)
    dict_fill(result, 'update', (self,), {})
    return result


def dict___ior__(self, value, /):
    dict_fill(self, 'update', (value,), {})
    return self


def dict_equal(a, b):
    a = payload_of(a)
    b = payload_of(b)
    if len(a) != len(b):
        return False
    at = dict_next(a, 0)
    while at >= 0:
        key = dict_key_at(a, at)
        value = dict_value_at(a, at)
        place = dict_position(b, key, dict_hash_at(a, at))
        if place < 0:
            return False
        other = dict_value_at(b, place)
        if value is not other and not (value == other):
            return False
        at = dict_next(a, at + 1)
    return True


def dict___eq__(self, value, /):
    value = look(value)
    return dict_equal(self, value) if isinstance_exact(value, dict) else NotImplemented


def dict___ne__(self, value, /):
    value = look(value)
    return not dict_equal(self, value) if isinstance_exact(value, dict) else NotImplemented


def dict___repr__(self, /):
    d = payload_of(self)
    if not d:
        return '{}'
    if repr_running(self):
        return '{...}'
    parts = []
    at = dict_next(d, 0)
    while at >= 0:
        key = dict_key_at(d, at)
        value = dict_value_at(d, at)
        parts.append(repr(key) + ': ' + repr(value))
        at = dict_next(d, at + 1)
    return '{' + ', '.join(parts) + '}'


# Views.


def view_items_repr(self):
    if repr_running(self):
        return '...'
    return type_name(self) + '([' + ', '.join([repr(item) for item in self]) + '])'


dict_keys___repr__ = dict_values___repr__ = dict_items___repr__ = view_items_repr


def dict_keys___contains__(self, key, /):
    return dict_find(view_parts(self)[0], look(key)) >= 0


def dict_items___contains__(self, key, /):
    key = look(key)
    if not isinstance_exact(key, tuple) or len(key) != 2:
        return False
    d = view_parts(self)[0]
    at = dict_find(d, look(key[0]))
    if at < 0:
        return False
    found = dict_value_at(d, at)
    wanted = key[1]
    return found is wanted or truth(found == wanted)


def is_set_view(value):
    cls = type_of(value)
    return cls is DICT_KEYS or cls is DICT_ITEMS


def is_set_like(value):
    return isinstance_exact(value, set) or isinstance_exact(value, frozenset) or is_set_view(value)


def view_and(a, b):
    a = look(a)
    b = look(b)
    if not is_set_view(a):
        a, b = b, a
    if is_set_view(b) and len(b) > len(a):
        a, b = b, a
    result = set()
    for item in b:
        if item in a:
            result.add(item)
    return result


def view_or(a, b):
    result = set(look(a))
    result.update(look(b))
    return result


def view_sub(a, b):
    result = set(look(a))
    result.difference_update(look(b))
    return result


def view_xor(a, b):
    result = set(look(a))
    result.symmetric_difference_update(look(b))
    return result


def dict_keys___and__(self, value, /):
    return view_and(self, value)


def dict_keys___rand__(self, value, /):
    return view_and(value, self)


def dict_keys___or__(self, value, /):
    return view_or(self, value)


def dict_keys___ror__(self, value, /):
    return view_or(value, self)


def dict_keys___sub__(self, value, /):
    return view_sub(self, value)


def dict_keys___rsub__(self, value, /):
    return view_sub(value, self)


def dict_keys___xor__(self, value, /):
    return view_xor(self, value)


def dict_keys___rxor__(self, value, /):
    return view_xor(value, self)


dict_items___and__ = dict_keys___and__
dict_items___rand__ = dict_keys___rand__
dict_items___or__ = dict_keys___or__
dict_items___ror__ = dict_keys___ror__
dict_items___sub__ = dict_keys___sub__
dict_items___rsub__ = dict_keys___rsub__
dict_items___xor__ = dict_keys___xor__
dict_items___rxor__ = dict_keys___rxor__


def dict_keys_isdisjoint(self, other, /):
    other = look(other)
    if self is other:
        return len(self) == 0
    if is_set_like(other) and len(other) > len(self):
        self, other = other, self
    for item in other:
        if item in self:
            return False
    return True


dict_items_isdisjoint = dict_keys_isdisjoint


def all_in(a, b):
    for item in a:
        if item not in b:
            return False
    return True


def dict_keys___eq__(self, value, /):
    value = look(value)
    return len(self) == len(value) and all_in(self, value) if is_set_like(value) else NotImplemented


def dict_keys___ne__(self, value, /):
    value = look(value)
    return not (len(self) == len(value) and all_in(self, value)) if is_set_like(value) else NotImplemented


def dict_keys___lt__(self, value, /):
    value = look(value)
    return len(self) < len(value) and all_in(self, value) if is_set_like(value) else NotImplemented


def dict_keys___le__(self, value, /):
    value = look(value)
    return len(self) <= len(value) and all_in(self, value) if is_set_like(value) else NotImplemented


def dict_keys___gt__(self, value, /):
    value = look(value)
    return len(self) > len(value) and all_in(value, self) if is_set_like(value) else NotImplemented


def dict_keys___ge__(self, value, /):
    value = look(value)
    return len(self) >= len(value) and all_in(value, self) if is_set_like(value) else NotImplemented


dict_items___eq__ = dict_keys___eq__
dict_items___ne__ = dict_keys___ne__
dict_items___lt__ = dict_keys___lt__
dict_items___le__ = dict_keys___le__
dict_items___gt__ = dict_keys___gt__
dict_items___ge__ = dict_keys___ge__


# set and frozenset.


def is_set(value):
    return isinstance_exact(value, set) or isinstance_exact(value, frozenset)


def hashed_elements(iterable):
    # Elements with their hashes: those of a set or dict as they are stored.
    if is_set(iterable) and has_native(iterable, '__iter__'):
        at = set_next(iterable, 0)
        while at >= 0:
            yield set_key_at(iterable, at), set_hash_at(iterable, at)
            at = set_next(iterable, at + 1)
    elif type_of(iterable) is dict:
        at = dict_next(iterable, 0)
        while at >= 0:
            yield dict_key_at(iterable, at), dict_hash_at(iterable, at)
            at = dict_next(iterable, at + 1)
    else:
        for item in iterable:
            item = look(item)
            yield item, key_hash(item, 'a set element')


def set_fill(s, iterable):
    if is_set(iterable) or type_of(iterable) is dict:
        if payload_of(iterable) is payload_of(s):
            return
        set_room(s, len(payload_of(iterable)))
    elif not is_iterable(iterable):
        raise TypeError(f"'{type_name(iterable)}' object is not iterable")
    for item, h in hashed_elements(iterable):
        set_put(s, item, h)


def set_from(iterable):
    result = set()
    set_fill(result, look(iterable))
    return result


def same_kind(s, result):
    return frozen_copy(result) if is_frozen(s) else result


def set_make(iterable=(), /):
    return set_from(iterable)


def frozenset_make(iterable=(), /):
    return frozen_copy(set_from(iterable))


def set___init__(self, iterable=(), /):
    set_replace(self, set_from(iterable))


def frozenset___new__(cls, iterable=(), /):
    return instance_of(cls, frozenset, frozen_copy(set_from(iterable)))


def element_of(s, item):
    # The place of an element; an unhashable set stands for the frozen set that it equals.
    item = look(item)
    try:
        h = key_hash(item, 'a set element')
    except TypeError as error:
        if not isinstance_exact(item, set):
            raise_again(error)
        item = frozen_copy(item)
        h = hash(item)
    return set_position(s, item, h)


def set___contains__(self, object, /):
    return element_of(self, object) >= 0


frozenset___contains__ = set___contains__


def set_discard(self, object, /):
    at = element_of(self, object)
    if at >= 0:
        set_remove_at(self, at)


def set_remove(self, object, /):
    at = element_of(self, object)
    if at < 0:
        raise KeyError(object)
    set_remove_at(self, at)


def set_union(self, /, *others):
    result = set_copied(self)
    for other in others:
        set_fill(result, look(other))
    return same_kind(self, result)


def set_common(s, other):
    # The elements of `other` that are in `s`; of two sets the smaller one is walked.
    result = set()
    if is_set(other) and len(payload_of(other)) > len(payload_of(s)):
        s, other = other, s
    elif not is_set(other) and not is_iterable(other):
        raise TypeError(f"'{type_name(other)}' object is not iterable")
    for item, h in hashed_elements(other):
        if set_position(s, item, h) >= 0:
            set_put(result, item, h)
    return result


def set_intersection(self, /, *others):
    result = set_copied(self)
    for other in others:
        result = set_common(result, look(other))
    return same_kind(self, result)


def set_intersection_update(self, /, *others):
    result = set_copied(self)
    for other in others:
        result = set_common(result, look(other))
    set_replace(self, result)


def set_take_away(s, other):
    if not is_set(other) and not is_iterable(other):
        raise TypeError(f"'{type_name(other)}' object is not iterable")
    if payload_of(other) is payload_of(s):
        set.clear(s)
        return
    for item, h in hashed_elements(other):
        at = set_position(s, item, h)
        if at >= 0:
            set_remove_at(s, at)
    set_tidy(s)


def set_difference(self, /, *others):
    result = set_copied(self)
    for other in others:
        set_take_away(result, look(other))
    return same_kind(self, result)


def set_difference_update(self, /, *others):
    for other in others:
        set_take_away(self, look(other))


def set_exchange(s, other):
    if payload_of(other) is payload_of(s):
        set.clear(s)
        return
    if not is_set(other):
        other = set_from(other)
    for item, h in hashed_elements(other):
        at = set_position(s, item, h)
        if at >= 0:
            set_remove_at(s, at)
        else:
            set_insert(s, h, item)


def set_symmetric_difference(self, other, /):
    result = set_from(other)
    set_exchange(result, self)
    return same_kind(self, result)


def set_symmetric_difference_update(self, other, /):
    set_exchange(self, look(other))


def set_isdisjoint(self, other, /):
    other = look(other)
    if is_set(other) and len(payload_of(other)) > len(payload_of(self)):
        self, other = other, self
    for item, h in hashed_elements(other):
        if set_position(self, item, h) >= 0:
            return False
    return True


def set_includes(s, other):
    # Whether every element of a set is in another one.
    if len(payload_of(other)) > len(payload_of(s)):
        return False
    for item, h in hashed_elements(payload_of(other)):
        if set_position(s, item, h) < 0:
            return False
    return True


def set_issubset(self, other, /):
    other = look(other)
    return set_includes(other if is_set(other) else set_from(other), self)


def set_issuperset(self, other, /):
    for item, h in hashed_elements(look(other)):
        if set_position(self, item, h) < 0:
            return False
    return True


def set___and__(self, value, /):
    value = look(value)
    return same_kind(self, set_common(self, payload_of(value))) if is_set(value) else NotImplemented


def set___rand__(self, value, /):
    value = look(value)
    return set___and__(value, self) if is_set(value) else NotImplemented


def set___or__(self, value, /):
    value = look(value)
    return set_union(self, payload_of(value)) if is_set(value) else NotImplemented


def set___ror__(self, value, /):
    value = look(value)
    return set_union(value, payload_of(self)) if is_set(value) else NotImplemented


def set___sub__(self, value, /):
    value = look(value)
    return set_difference(self, payload_of(value)) if is_set(value) else NotImplemented


def set___rsub__(self, value, /):
    value = look(value)
    return set_difference(value, payload_of(self)) if is_set(value) else NotImplemented


def set___xor__(self, value, /):
    value = look(value)
    return set_symmetric_difference(self, payload_of(value)) if is_set(value) else NotImplemented


def set___rxor__(self, value, /):
    value = look(value)
    return set_symmetric_difference(value, payload_of(self)) if is_set(value) else NotImplemented


def set___iand__(self, value, /):
    value = look(value)
    if not is_set(value):
        return NotImplemented
    set_intersection_update(self, payload_of(value))
    return self


def set___ior__(self, value, /):
    value = look(value)
    if not is_set(value):
        return NotImplemented
    set_fill(self, payload_of(value))
    return self


def set___isub__(self, value, /):
    value = look(value)
    if not is_set(value):
        return NotImplemented
    set_take_away(self, payload_of(value))
    return self


def set___ixor__(self, value, /):
    value = look(value)
    if not is_set(value):
        return NotImplemented
    set_exchange(self, payload_of(value))
    return self


def set_equal(a, b):
    return len(payload_of(a)) == len(payload_of(b)) and set_includes(b, a)


def set___eq__(self, value, /):
    value = look(value)
    return set_equal(self, value) if is_set(value) else NotImplemented


def set___ne__(self, value, /):
    value = look(value)
    return not set_equal(self, value) if is_set(value) else NotImplemented


def set___lt__(self, value, /):
    value = look(value)
    if not is_set(value):
        return NotImplemented
    return len(payload_of(self)) < len(payload_of(value)) and set_includes(value, self)


def set___le__(self, value, /):
    value = look(value)
    return set_includes(value, self) if is_set(value) else NotImplemented


def set___gt__(self, value, /):
    value = look(value)
    if not is_set(value):
        return NotImplemented
    return len(payload_of(self)) > len(payload_of(value)) and set_includes(self, value)


def set___ge__(self, value, /):
    value = look(value)
    return set_includes(self, value) if is_set(value) else NotImplemented


def set___repr__(self, /):
    name = type_name(self)
    items = payload_of(self)
    if not items:
        return name + '()'
    if repr_running(self):
        return name + '(...)'
    shown = ', '.join([repr(item) for item in list(items)])
    if type_of(self) is set:
        return '{' + shown + '}'
    return name + '({' + shown + '})'


frozenset___repr__ = set___repr__
frozenset_union = set_union
frozenset_intersection = set_intersection
frozenset_difference = set_difference
frozenset_symmetric_difference = set_symmetric_difference
frozenset_isdisjoint = set_isdisjoint
frozenset_issubset = set_issubset
frozenset_issuperset = set_issuperset
frozenset___and__ = set___and__
frozenset___rand__ = set___rand__
frozenset___or__ = set___or__
frozenset___ror__ = set___ror__
frozenset___sub__ = set___sub__
frozenset___rsub__ = set___rsub__
frozenset___xor__ = set___xor__
frozenset___rxor__ = set___rxor__
frozenset___eq__ = set___eq__
frozenset___ne__ = set___ne__
frozenset___lt__ = set___lt__
frozenset___le__ = set___le__
frozenset___gt__ = set___gt__
frozenset___ge__ = set___ge__


def class_getitem(cls, item, /):
    return generic_alias(cls, item if type_of(item) is tuple else (item,))


DICT_KEYS = class_named('dict_keys')
DICT_ITEMS = class_named('dict_items')

for cls in (list, tuple, dict, set, frozenset, enumerate):
    install(cls, '__class_getitem__', classmethod(class_getitem))
for cls in (list, dict, set, bytearray, DICT_KEYS, DICT_ITEMS):
    install(cls, '__hash__', None)
