"""`WeakSet`: a set whose members do not live because of it. See `weakref`."""

from _hognose import ref, settle

GenericAlias = type(list[int])


class WeakSet:
    __hash__ = None

    def __init__(self, data=None):
        members = self.data = set()
        self._remove = members.discard
        if data is not None:
            self.update(data)

    def __iter__(self):
        settle()
        for weak in list(self.data):
            item = weak()
            if item is not None:
                yield item

    def __len__(self):
        settle()
        alive = 0
        for weak in list(self.data):
            if weak() is not None:
                alive += 1
        return alive

    def __contains__(self, item):
        try:
            weak = ref(item)
        except TypeError:
            return False
        return weak in self.data

    def __reduce__(self):
        return self.__class__, (list(self),), self.__getstate__()

    def add(self, item):
        self.data.add(ref(item, self._remove))

    def clear(self):
        self.data.clear()

    def copy(self):
        return self.__class__(self)

    def pop(self):
        settle()
        while True:
            try:
                weak = self.data.pop()
            except KeyError:
                raise KeyError("pop from empty WeakSet") from None
            item = weak()
            if item is not None:
                return item

    def remove(self, item):
        self.data.remove(ref(item))

    def discard(self, item):
        self.data.discard(ref(item))

    def update(self, other):
        for item in other:
            self.add(item)

    def __ior__(self, other):
        self.update(other)
        return self

    def difference(self, other):
        new = self.copy()
        new.difference_update(other)
        return new

    __sub__ = difference

    def difference_update(self, other):
        self.__isub__(other)

    def __isub__(self, other):
        if self is other:
            self.data.clear()
        else:
            self.data.difference_update([ref(item) for item in other])
        return self

    def intersection(self, other):
        return self.__class__(item for item in other if item in self)

    __and__ = intersection

    def intersection_update(self, other):
        self.__iand__(other)

    def __iand__(self, other):
        self.data.intersection_update([ref(item) for item in other])
        return self

    def issubset(self, other):
        return self.data.issubset([ref(item) for item in other])

    __le__ = issubset

    def __lt__(self, other):
        return self.data < set(map(ref, other))

    def issuperset(self, other):
        return self.data.issuperset([ref(item) for item in other])

    __ge__ = issuperset

    def __gt__(self, other):
        return self.data > set(map(ref, other))

    def __eq__(self, other):
        if not isinstance(other, self.__class__):
            return NotImplemented
        return self.data == set(map(ref, other))

    def symmetric_difference(self, other):
        new = self.copy()
        new.symmetric_difference_update(other)
        return new

    __xor__ = symmetric_difference

    def symmetric_difference_update(self, other):
        self.__ixor__(other)

    def __ixor__(self, other):
        if self is other:
            self.data.clear()
        else:
            self.data.symmetric_difference_update([ref(item, self._remove) for item in other])
        return self

    def union(self, other):
        return self.__class__([item for part in (self, other) for item in part])

    __or__ = union

    def isdisjoint(self, other):
        return not self.intersection(other)

    def __repr__(self):
        return repr(self.data)

    __class_getitem__ = classmethod(GenericAlias)


WeakSet.__module__ = "weakref"

from collections.abc import MutableSet

MutableSet.register(WeakSet)
