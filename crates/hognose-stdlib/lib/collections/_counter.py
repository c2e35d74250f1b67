"""`Counter`: a dict that counts. Missing elements count zero; the multiset operators keep only positive counts."""

from _collections_native import by_count as _by_count, count_elements as _count_elements
from _hognose_native import set_function_twin as _set_function_twin

GenericAlias = type(list[int])


def _count_one_by_one(mapping, iterable):
    get = mapping.get
    element = None
    try:
        for element in iterable:
            mapping[element] = get(element, 0) + 1
        return
    except TypeError:
        if _is_hashable(element):
            raise
    # CPython hashes an element before it asks the dict, whose message would say more.
    hash(element)


_set_function_twin(_count_elements, _count_one_by_one)


def _is_hashable(value):
    try:
        hash(value)
    except TypeError:
        return False
    return True


def _is_mapping(value):
    if isinstance(value, dict):
        return True
    from collections.abc import Mapping
    return isinstance(value, Mapping)


# Whether these are mappings is known without asking them.
_NO_MAPPINGS = frozenset((list, tuple, str, set, frozenset, range, bytes, map, filter, zip, enumerate, type(_ for _ in ()), type({}.keys()), type({}.values()), type({}.items())))


def _second(item):
    return item[1]


def _sorted_by_count(counts, /):
    return sorted(counts.items(), key=_second, reverse=True)


_set_function_twin(_by_count, _sorted_by_count)


def _items_changed(counts):
    return type(counts).items is not dict.items


class Counter(dict):
    __module__ = "collections"

    def __init__(self, iterable=None, /, **kwds):
        if type(self) is Counter and Counter.update is _update:
            # Nobody else has a say.
            if not kwds and (iterable is None or type(iterable) in _NO_MAPPINGS):
                if iterable is not None:
                    _count_elements(self, iterable)
                return
        super().__init__()
        if kwds:
            self.update(iterable, **kwds)
        else:
            self.update(iterable)

    def __missing__(self, key):
        return 0

    def total(self):
        return sum(self.values())

    def most_common(self, n=None):
        # Sorting is native and stable, so it beats a heap written in Python also when only a few are wanted.
        if n is None:
            return _sorted_by_count(self) if _items_changed(self) else _by_count(self)
        if n == 1:
            return [max(self.items(), key=_second)] if self else []
        if n <= 0:
            return []
        return Counter.most_common(self)[:n]

    def elements(self):
        from itertools import chain, repeat
        return chain.from_iterable([repeat(element, count) for element, count in self.items()])

    @classmethod
    def fromkeys(cls, iterable, v=None):
        raise NotImplementedError("Counter.fromkeys() is undefined.  Use Counter(iterable) instead.")

    def update(self, iterable=None, /, **kwds):
        if iterable is not None:
            if type(iterable) not in _NO_MAPPINGS and _is_mapping(iterable):
                if self:
                    get = self.get
                    for element, count in iterable.items():
                        self[element] = count + get(element, 0)
                else:
                    super().update(iterable)
            else:
                _count_elements(self, iterable)
        if kwds:
            self.update(kwds)

    def subtract(self, iterable=None, /, **kwds):
        if iterable is not None:
            get = self.get
            if _is_mapping(iterable):
                for element, count in iterable.items():
                    self[element] = get(element, 0) - count
            else:
                for element in iterable:
                    self[element] = get(element, 0) - 1
        if kwds:
            self.subtract(kwds)

    def copy(self):
        return self.__class__(self)

    def __reduce__(self):
        return self.__class__, (dict(self),)

    def __delitem__(self, element):
        if element in self:
            super().__delitem__(element)

    def __repr__(self):
        if not self:
            return f"{self.__class__.__name__}()"
        try:
            shown = dict(self.most_common())
        except TypeError:
            # The counts cannot be ordered.
            shown = dict(self)
        return f"{self.__class__.__name__}({shown!r})"

    def __eq__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        for counts in (self, other):
            for element in counts:
                if self[element] != other[element]:
                    return False
        return True

    def __ne__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return not self == other

    def __le__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        for counts in (self, other):
            for element in counts:
                if not self[element] <= other[element]:
                    return False
        return True

    def __lt__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return self <= other and self != other

    def __ge__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        for counts in (self, other):
            for element in counts:
                if not self[element] >= other[element]:
                    return False
        return True

    def __gt__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return self >= other and self != other

    def __add__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        result = Counter()
        for element, count in self.items():
            total = count + other[element]
            if total > 0:
                result[element] = total
        for element, count in other.items():
            if element not in self and count > 0:
                result[element] = count
        return result

    def __sub__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        result = Counter()
        for element, count in self.items():
            total = count - other[element]
            if total > 0:
                result[element] = total
        for element, count in other.items():
            if element not in self and count < 0:
                result[element] = 0 - count
        return result

    def __or__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        result = Counter()
        for element, count in self.items():
            other_count = other[element]
            larger = other_count if count < other_count else count
            if larger > 0:
                result[element] = larger
        for element, count in other.items():
            if element not in self and count > 0:
                result[element] = count
        return result

    def __and__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        result = Counter()
        for element, count in self.items():
            other_count = other[element]
            smaller = count if count < other_count else other_count
            if smaller > 0:
                result[element] = smaller
        return result

    def __pos__(self):
        result = Counter()
        for element, count in self.items():
            if count > 0:
                result[element] = count
        return result

    def __neg__(self):
        result = Counter()
        for element, count in self.items():
            if count < 0:
                result[element] = 0 - count
        return result

    def _keep_positive(self):
        for element in [element for element, count in self.items() if not count > 0]:
            del self[element]
        return self

    def __iadd__(self, other):
        for element, count in other.items():
            self[element] += count
        return self._keep_positive()

    def __isub__(self, other):
        for element, count in other.items():
            self[element] -= count
        return self._keep_positive()

    def __ior__(self, other):
        for element, other_count in other.items():
            if other_count > self[element]:
                self[element] = other_count
        return self._keep_positive()

    def __iand__(self, other):
        for element, count in list(self.items()):
            other_count = other[element]
            if other_count < count:
                self[element] = other_count
        return self._keep_positive()

    __class_getitem__ = classmethod(GenericAlias)


_update = Counter.update
