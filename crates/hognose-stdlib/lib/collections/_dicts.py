"""`OrderedDict` and `defaultdict`: dicts with something added.

A dict keeps its order already, so an OrderedDict stores nothing more. Its views are those of dict and say so (`dict_keys`).
`move_to_end(key, last=False)` and `popitem(last=False)` of many keys cost what re-inserting costs.
"""

from reprlib import recursive_repr

from _collections_native import (
    keys_of_hash as _keys_of_hash, move_known as _move_known, move_to_end as _move_to_end, move_to_front as _move_to_front,
    pop_first as _pop_first,
)
from _hognose import native as _native, qualified as _qualified
from _hognose_native import set_function_twin as _set_function_twin

GenericAlias = type(list[int])
_missing = object()
_dict_pop = dict.pop
_dict_set = dict.__setitem__
_dict_update = dict.update
_dict_get = dict.__getitem__
_dict_keys = dict.keys


@_qualified
class OrderedDict(dict):
    __module__ = "collections"

    def __init__(self, other=(), /, **kwds):
        OrderedDict.update(self, other, **kwds)

    def update(self, other=(), /, **kwds):
        cls = type(self)
        given = type(other)
        if cls is OrderedDict or cls.__setitem__ is _dict_set:
            # A subclass of `dict` is asked for its items here, which `dict.update` would take as they are.
            if (not isinstance(other, dict) or given is OrderedDict
                    or given.__getitem__ is _dict_get and given.keys is _dict_keys):
                _dict_update(self, other, **kwds)
                return
        if hasattr(other, "keys"):
            for key in other.keys():
                self[key] = other[key]
        else:
            for key, value in other:
                self[key] = value
        for key, value in kwds.items():
            self[key] = value

    def popitem(self, last=True):
        if not self:
            raise KeyError("dictionary is empty")
        if last:
            return dict.popitem(self)
        if type(self) is OrderedDict:
            return _pop_first(self)
        key = next(dict.__iter__(self))
        return key, _dict_pop(self, key)

    def move_to_end(self, key, last=True):
        if last:
            _move_to_end(self, key)
            return
        _move_to_front(self, key)

    def pop(self, key, default=_missing):
        if default is _missing:
            return _dict_pop(self, key)
        return _dict_pop(self, key, default)

    def setdefault(self, key, default=None):
        if key in self:
            return self[key]
        self[key] = default
        return default

    def copy(self):
        return self.__class__(self)

    @classmethod
    def fromkeys(cls, iterable, value=None):
        self = cls()
        for key in iterable:
            self[key] = value
        return self

    def __eq__(self, other):
        if isinstance(other, OrderedDict):
            return dict.__eq__(self, other) and all(map(_same, self, other))
        return dict.__eq__(self, other)

    def __ne__(self, other):
        answer = self.__eq__(other)
        return answer if answer is NotImplemented else not answer

    def __or__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        new = self.__class__(self)
        new.update(other)
        return new

    def __ror__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        new = self.__class__(other)
        new.update(self)
        return new

    def __ior__(self, other):
        self.update(other)
        return self

    @recursive_repr()
    def __repr__(self):
        if not self:
            return f"{self.__class__.__name__}()"
        return f"{self.__class__.__name__}({dict(self.items())!r})"

    def __reduce__(self):
        return self.__class__, (), self.__getstate__(), None, iter(self.items())

    __class_getitem__ = classmethod(GenericAlias)


# The item keeps its key, where one that is equal is given.
def _move_slowly(mapping, key, /):
    _move_found(mapping, key, True)


def _move_first_slowly(mapping, key, /):
    _move_found(mapping, key, False)


def _move_found(mapping, key, last):
    number = hash(key)
    for known in _keys_of_hash(mapping, number):
        if known is key or known == key:
            _move_known(mapping, known, number, last)
            return
    raise KeyError(key)


_set_function_twin(_move_to_end, _move_slowly)
_set_function_twin(_move_to_front, _move_first_slowly)


def _same(a, b):
    return a is b or a == b


_native(OrderedDict)


@_qualified
class defaultdict(dict):
    __slots__ = ("default_factory",)
    __module__ = "collections"

    def __init__(self, default_factory=None, /, *args, **kwargs):
        if default_factory is not None and not callable(default_factory):
            raise TypeError("first argument must be callable or None")
        if args or kwargs:
            dict.__init__(self, *args, **kwargs)
        self.default_factory = default_factory

    def __missing__(self, key, /):
        factory = self.default_factory
        if factory is None:
            raise KeyError(key)
        self[key] = value = factory()
        return value

    def copy(self):
        return type(self)(self.default_factory, self)

    __copy__ = copy

    def __repr__(self):
        return f"{type(self).__name__}({_factory_repr(self)}, {dict.__repr__(self)})"

    def __or__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        new = self.copy()
        new.update(other)
        return new

    def __ror__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        new = type(self)(self.default_factory, other)
        new.update(self)
        return new

    def __ior__(self, other):
        self.update(other)
        return self

    def __reduce__(self):
        args = () if self.default_factory is None else (self.default_factory,)
        return type(self), args, None, None, iter(self.items())

    __class_getitem__ = classmethod(GenericAlias)


@recursive_repr()
def _factory_repr(self):
    return repr(self.default_factory)
