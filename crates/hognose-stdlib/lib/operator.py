"""The operators as functions, and callables that fetch attributes, items and method results."""

from _hognose import native as _native, qualified as _qualified
from builtins import abs as _abs

from _operator import (add, and_, eq, floordiv, ge, getitem, gt, inv, invert, is_, is_not, le, lshift, lt, matmul, mod, mul, ne, neg,
                       not_, or_, pos, pow, rshift, sub, truediv, truth, xor)

__all__ = ["abs", "add", "and_", "attrgetter", "call", "concat", "contains", "countOf", "delitem", "eq", "floordiv", "ge", "getitem", "gt",
           "iadd", "iand", "iconcat", "ifloordiv", "ilshift", "imatmul", "imod", "imul", "index", "indexOf", "inv", "invert", "ior",
           "ipow", "irshift", "is_", "is_none", "is_not", "is_not_none", "isub", "itemgetter", "itruediv", "ixor", "le", "length_hint",
           "lshift", "lt", "matmul", "methodcaller", "mod", "mul", "ne", "neg", "not_", "or_", "pos", "pow", "rshift", "setitem", "sub",
           "truediv", "truth", "xor"]


def is_none(a, /):
    return a is None


def is_not_none(a, /):
    return a is not None


def abs(a, /):
    return _abs(a)


def index(a, /):
    if isinstance(a, int):
        # An integer it is already, whatever a subclass says in its __index__.
        return int.__index__(a)
    method = getattr(type(a), "__index__", None)
    if method is None:
        raise TypeError(f"'{type(a).__name__}' object cannot be interpreted as an integer")
    result = method(a)
    if not isinstance(result, int):
        raise TypeError(f"__index__ returned non-int (type {type(result).__name__})")
    return result


def concat(a, b, /):
    if not hasattr(a, "__getitem__"):
        raise TypeError(f"'{type(a).__name__}' object can't be concatenated")
    return a + b


def contains(a, b, /):
    return b in a


def countOf(a, b, /):
    count = 0
    try:
        items = iter(a)
    except TypeError:
        raise TypeError(f"argument of type '{type(a).__name__}' is not iterable") from None
    for item in items:
        if item is b or item == b:
            count += 1
    return count


def delitem(a, b, /):
    del a[b]


def indexOf(a, b, /):
    try:
        items = enumerate(a)
    except TypeError:
        raise TypeError(f"argument of type '{type(a).__name__}' is not iterable") from None
    for position, item in items:
        if item is b or item == b:
            return position
    raise ValueError("sequence.index(x): x not in sequence")


def setitem(a, b, c, /):
    a[b] = c


def length_hint(obj, default=0, /):
    if not isinstance(default, int):
        raise TypeError(f"'{type(default).__name__}' object cannot be interpreted as an integer")
    try:
        return len(obj)
    except TypeError:
        pass
    hint = getattr(type(obj), "__length_hint__", None)
    if hint is None:
        return default
    try:
        value = hint(obj)
    except TypeError:
        return default
    if value is NotImplemented:
        return default
    if not isinstance(value, int):
        raise TypeError(f"__length_hint__ must be an integer, not {type(value).__name__}")
    if value < 0:
        raise ValueError("__length_hint__() should return >= 0")
    return value


def call(obj, /, *args, **kwargs):
    return obj(*args, **kwargs)


def iadd(a, b, /):
    a += b
    return a


def iand(a, b, /):
    a &= b
    return a


def iconcat(a, b, /):
    if not hasattr(a, "__getitem__"):
        raise TypeError(f"'{type(a).__name__}' object can't be concatenated")
    a += b
    return a


def ifloordiv(a, b, /):
    a //= b
    return a


def ilshift(a, b, /):
    a <<= b
    return a


def imod(a, b, /):
    a %= b
    return a


def imul(a, b, /):
    a *= b
    return a


def imatmul(a, b, /):
    a @= b
    return a


def ior(a, b, /):
    a |= b
    return a


def ipow(a, b, /):
    a **= b
    return a


def irshift(a, b, /):
    a >>= b
    return a


def isub(a, b, /):
    a -= b
    return a


def itruediv(a, b, /):
    a /= b
    return a


def ixor(a, b, /):
    a ^= b
    return a


@_qualified
class attrgetter:
    __slots__ = ("_attrs", "_path", "_paths")

    def __new__(cls, /, *attrs):
        if not attrs:
            raise TypeError("attrgetter expected 1 argument, got 0")
        self = object.__new__(cls)
        self._attrs = attrs
        for name in attrs:
            if not isinstance(name, str):
                raise TypeError("attribute name must be a string")
        paths = [tuple(name.split(".")) for name in attrs]
        # One plain name is the common case: `_path` is then that name.
        self._path = attrs[0] if len(paths) == 1 and len(paths[0]) == 1 else None
        self._paths = paths
        return self

    def __call__(self, obj, /):
        if self._path is not None:
            return getattr(obj, self._path)
        values = []
        for path in self._paths:
            value = obj
            for name in path:
                value = getattr(value, name)
            values.append(value)
        return tuple(values) if len(values) > 1 else values[0]

    def __repr__(self):
        return f"operator.{type(self).__qualname__}({', '.join(map(repr, self._attrs))})"

    def __reduce__(self):
        return self.__class__, self._attrs


@_qualified
class itemgetter:
    __slots__ = ("_items", "_item")

    def __new__(cls, /, *items):
        if not items:
            raise TypeError("itemgetter expected 1 argument, got 0")
        self = object.__new__(cls)
        self._item = items[0]
        self._items = items if len(items) > 1 else None
        return self

    def __call__(self, obj, /):
        # Small, since sorting asks it for each item: see `exec/leaf.rs`.
        if self._items is None:
            return obj[self._item]
        return self._all_of(obj)

    def _all_of(self, obj):
        return tuple([obj[item] for item in self._items])

    def __repr__(self):
        return f"operator.{type(self).__qualname__}({', '.join(map(repr, self._items or (self._item,)))})"

    def __reduce__(self):
        return self.__class__, self._items or (self._item,)


_native(attrgetter)
_native(itemgetter)


@_qualified
class methodcaller:
    __slots__ = ("_name", "_args", "_kwargs")

    def __new__(cls, /, *args, **kwargs):
        if not args:
            raise TypeError("methodcaller needs at least one argument, the method name")
        name, *args = args
        self = object.__new__(cls)
        if not isinstance(name, str):
            raise TypeError("method name must be a string")
        self._name = name
        self._args = tuple(args)
        self._kwargs = kwargs
        return self

    def __call__(self, obj, /):
        # Most often there are no arguments, or one.
        if self._kwargs:
            return getattr(obj, self._name)(*self._args, **self._kwargs)
        args = self._args
        if not args:
            return getattr(obj, self._name)()
        if len(args) == 1:
            return getattr(obj, self._name)(args[0])
        return getattr(obj, self._name)(*args)

    def __repr__(self):
        parts = [repr(self._name), *map(repr, self._args), *(f"{name}={value!r}" for name, value in self._kwargs.items())]
        return f"operator.{type(self).__qualname__}({', '.join(parts)})"

    def __reduce__(self):
        if self._kwargs:
            from functools import partial
            return partial(self.__class__, self._name, **self._kwargs), self._args
        return self.__class__, (self._name, *self._args)


for _name in ("lt le eq ne ge gt abs add and_ floordiv index inv lshift mod mul matmul neg not_ or_ pos pow rshift sub truediv xor "
              "concat contains delitem getitem setitem iadd iand iconcat ifloordiv ilshift imod imul imatmul ior ipow irshift isub "
              "itruediv ixor").split():
    globals()[f"__{_name.rstrip('_')}__"] = globals()[_name]
__invert__ = inv
__not__ = not_
del _name
