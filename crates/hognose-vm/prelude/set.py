# Sets where Python has to run (see `containers.py`).


def is_set(value):
    return isinstance_exact(value, set) or isinstance_exact(value, frozenset)


def hashed_elements(iterable, role='a set element'):
    # Elements with their hashes: those of a set or dict as they are stored. The error of one that has none speaks of its role.
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
            yield item, key_hash(item, role) if role else hash(item)


def set_fill(s, iterable):
    if is_set(iterable) or type_of(iterable) is dict:
        if payload_of(iterable) is payload_of(s):
            return
        if is_set(iterable) and set_taken_over(s, iterable):
            return
        set_room(s, len(payload_of(iterable)))
    elif not is_iterable(iterable):
        raise TypeError(f"'{type_name(iterable)}' object is not iterable")
    else:
        for item in held(iterable):
            if not set_take(s, item):
                set_enter(s, item)
        return
    for item, h in hashed_elements(iterable):
        set_put(s, item, h)


def set_enter(s, item):
    if not set_take(s, item):
        item = look(item)
        set_put(s, item, key_hash(item, 'a set element'))


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
    for item, h in hashed_elements(other, None):
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
    if not others:
        return same_kind(self, set_copied(self))
    result = set_without(self, look(others[0]))
    for other in others[1:]:
        set_take_away(result, look(other))
    return same_kind(self, result)


def set_without(s, other):
    # What is not in another set or dict goes into a new one, unless the other one is small.
    is_other_set = is_set(other)
    if (is_other_set or type_of(other) is dict) and len(payload_of(s)) >> 2 <= len(payload_of(other)):
        result = set()
        for item, h in hashed_elements(payload_of(s)):
            if (set_position(other, item, h) if is_other_set else dict_find(other, item)) < 0:
                set_put(result, item, h)
        return result
    result = set_copied(s)
    set_take_away(result, other)
    return result


def set_difference_update(self, /, *others):
    for other in others:
        set_take_away(self, look(other))


def set_exchange(s, other):
    if payload_of(other) is payload_of(s):
        set.clear(s)
        return
    if not is_set(other) and type_of(other) is not dict:
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
    if is_set(other):
        return set_includes(other, self)
    return len(set_common(self, other)) == len(payload_of(self))


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
