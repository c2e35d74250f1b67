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


# Values of the host.


def enter_entries():
    # What could not be put into dicts and sets of the host while they were made, in its order.
    entry = next_entry()
    while entry is not MISSING:
        container, key, value = entry
        try:
            if isinstance_exact(container, dict):
                dict_put(container, key, key_hash(key, 'a dict key'), value)
            else:
                set_put(container, key, key_hash(key, 'a set element'))
        finally:
            entry_done()
        entry = next_entry()


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
        for found in once_of(iterator):
            if found is item or found == item:
                return True
        return False
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
