# Dicts and their views where Python has to run (see `containers.py`).


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
        if not dict_take(d, item):
            dict_enter(d, n, item)
        n += 1


def dict_enter(d, n, item):
    # One pair, the one number `n`.
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
    if type_of(b) is set:
        if len(a) <= len(b):
            return b.intersection(a)
    elif is_set_view(b) and len(b) > len(a):
        a, b = b, a
    result = set()
    for item in b:
        if item in a:
            result.add(item)
    return result


def set_of_view(value):
    # Of keys as of their dict, which says beforehand how many there are.
    value = look(value)
    return set(view_parts(value)[0]) if type_of(value) is DICT_KEYS else set(value)


def view_or(a, b):
    result = set_of_view(a)
    result.update(look(b))
    return result


def view_sub(a, b):
    result = set_of_view(a)
    result.difference_update(look(b))
    return result


def view_xor(a, b):
    a = look(a)
    b = look(b)
    if type_of(a) is DICT_ITEMS and type_of(b) is DICT_ITEMS:
        return different_items(a, b)
    result = set_of_view(a)
    result.symmetric_difference_update(b)
    return result


def different_items(a, b):
    own = view_parts(a)[0]
    left = own.copy()
    result = set()
    for key, value in b:
        found = own.get(key, MISSING)
        if found is not MISSING and (found is value or truth(found == value)):
            left.pop(key, None)
        else:
            result.add((key, value))
    result.update(left.items())
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
