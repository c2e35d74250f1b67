"""Weak references and the containers made of them, on the native `ref`.

References are cleared at a collection and their callbacks run at the next safe point, so an entry may be seen as gone before its callback has
removed it: the containers skip such entries. `__del__` is never called, and `atexit` of a finalizer means the end of the session, which runs nothing.
"""

from _hognose import ref, settle, weak_references as _references
from _weakrefset import WeakSet
from collections.abc import MutableMapping

__all__ = ["ref", "proxy", "getweakrefcount", "getweakrefs", "WeakKeyDictionary", "ReferenceType", "ProxyType", "CallableProxyType",
           "ProxyTypes", "WeakValueDictionary", "WeakSet", "WeakMethod", "finalize"]

ReferenceType = ref
_missing = object()


# --- proxies --------------------------------------------------------------------------------------------------------------------

class ProxyType:
    __slots__ = ("__weakref__", "_hognose_ref")
    __hash__ = None

    def __new__(cls, *args, **kwargs):
        raise TypeError("cannot create 'weakref.ProxyType' instances")

    def __getattribute__(self, name):
        return getattr(_target(self), name)

    def __setattr__(self, name, value):
        setattr(_target(self), name, value)

    def __delattr__(self, name):
        delattr(_target(self), name)

    def __str__(self):
        return str(_target(self))

    def __repr__(self):
        target = _get_ref(self)()
        if target is None:
            return f"<weakproxy at {id(self):#x}; dead>"
        cls = type(target)
        name = cls.__qualname__ if cls.__module__ == "builtins" else f"{cls.__module__}.{cls.__qualname__}"
        return f"<weakproxy at {id(self):#x}; to {name!r} at {id(target):#x}>"

    def __bytes__(self):
        return bytes(_target(self))

    def __bool__(self):
        return bool(_target(self))

    def __len__(self):
        return len(_target(self))

    def __getitem__(self, key):
        return _target(self)[key]

    def __setitem__(self, key, value):
        _target(self)[key] = value

    def __delitem__(self, key):
        del _target(self)[key]

    def __contains__(self, item):
        return item in _target(self)

    def __iter__(self):
        return iter(_target(self))

    def __next__(self):
        target = _target(self)
        if not hasattr(type(target), "__next__"):
            raise TypeError("Weakref proxy referenced a non-iterator '%.200s' object" % type(target).__name__)
        return next(target)

    def __reversed__(self):
        return reversed(_target(self))

    def __int__(self):
        return int(_target(self))

    def __float__(self):
        return float(_target(self))

    def __index__(self):
        return _target(self).__index__()

    def __neg__(self):
        return -_target(self)

    def __pos__(self):
        return +_target(self)

    def __abs__(self):
        return abs(_target(self))

    def __invert__(self):
        return ~_target(self)


class CallableProxyType(ProxyType):
    __slots__ = ()

    def __call__(self, /, *args, **kwargs):
        return _target(self)(*args, **kwargs)


ProxyTypes = (ProxyType, CallableProxyType)
for _kind in ProxyTypes:
    _kind.__module__ = "weakref"

_get_ref = ProxyType._hognose_ref.__get__
_set_ref = ProxyType._hognose_ref.__set__


def _target(proxy):
    reference = _get_ref(proxy)
    settle(reference)
    target = reference()
    if target is None:
        raise ReferenceError("weakly-referenced object no longer exists")
    return target


def _plain(value):
    return _target(value) if isinstance(type(value), type) and issubclass(type(value), ProxyType) else value


def _give_operators():
    import operator

    def forward(name, function):
        def method(self, other):
            return function(_plain(self), _plain(other))
        method.__name__ = name
        setattr(ProxyType, name, method)

    for name in "add sub mul matmul truediv floordiv mod pow lshift rshift and or xor".split():
        function = getattr(operator, f"__{name}__")
        forward(f"__{name}__", function)
        forward(f"__r{name}__", lambda a, b, function=function: function(b, a))
        forward(f"__i{name}__", getattr(operator, f"__i{name}__"))
    for name in "eq ne lt le gt ge".split():
        forward(f"__{name}__", getattr(operator, name))
    forward("__divmod__", divmod)
    forward("__rdivmod__", lambda a, b: divmod(b, a))


_give_operators()
ProxyType.__hash__ = None


class _ProxyRef(ref):
    """The weak reference inside a proxy, which knows the proxy."""
    __slots__ = ("proxy",)


def proxy(object, callback=None, /):
    if callback is None:
        for reference in _references(object):
            if type(reference) is _ProxyRef and reference.__callback__ is None:
                return reference.proxy
    self = _new(CallableProxyType if callable(object) else ProxyType)
    reference = _ProxyRef(object, None if callback is None else lambda dead: callback(self))
    reference.proxy = self
    _set_ref(self, reference)
    return self


def getweakrefs(object, /):
    """Return a list of all weak references and proxies to an object."""
    return [reference.proxy if type(reference) is _ProxyRef else reference for reference in _references(object)]


def getweakrefcount(object, /):
    """Return the number of weak references and proxies to an object."""
    return len(_references(object))


_new = object.__new__


# --- methods --------------------------------------------------------------------------------------------------------------------

class WeakMethod(ref):
    """A weak reference to a bound method: dead when the object or the function is, not with the method object."""
    __slots__ = ("_func_ref", "_meth_type", "_alive", "__weakref__")

    def __new__(cls, meth, callback=None):
        try:
            obj = meth.__self__
            func = meth.__func__
        except AttributeError:
            raise TypeError(f"argument should be a bound method, not {type(meth)}") from None

        def dead(_):
            self = self_ref()
            if self is not None and self._alive:
                self._alive = False
                if callback is not None:
                    callback(self)

        self = ref.__new__(cls, obj, dead)
        self._func_ref = ref(func, dead)
        self._meth_type = type(meth)
        self._alive = True
        self_ref = ref(self)
        return self

    def __call__(self):
        obj = super().__call__()
        func = self._func_ref()
        if obj is None or func is None:
            return None
        return self._meth_type(func, obj)

    def __eq__(self, other):
        if isinstance(other, WeakMethod):
            if not self._alive or not other._alive:
                return self is other
            return ref.__eq__(self, other) and self._func_ref == other._func_ref
        return NotImplemented

    def __ne__(self, other):
        if isinstance(other, WeakMethod):
            return not self == other
        return NotImplemented

    __hash__ = ref.__hash__


# --- dictionaries ---------------------------------------------------------------------------------------------------------------

class KeyedRef(ref):
    """The reference to a value, which knows the key that it is stored under."""
    __slots__ = ("key",)

    def __new__(cls, ob, callback, key):
        self = ref.__new__(cls, ob, callback)
        self.key = key
        return self

    def __init__(self, ob, callback, key):
        super().__init__(ob, callback)


class WeakValueDictionary(MutableMapping):
    def __init__(self, other=(), /, **kw):
        data = self.data = {}

        def remove(key):
            # Another value may have taken the place meanwhile.
            found = data.get(key)
            if found is not None and found() is None:
                del data[key]

        self._remove = remove
        self.update(other, **kw)

    def __getitem__(self, key):
        found = self.data[key]
        settle(found)
        value = found()
        if value is None:
            raise KeyError(key)
        return value

    def __setitem__(self, key, value):
        # A callback is given the plain reference, which does not know the key.
        self.data[key] = KeyedRef(value, lambda dead, remove=self._remove: remove(key), key)

    def __delitem__(self, key):
        del self.data[key]

    def __contains__(self, key):
        found = self.data.get(key)
        settle(found)
        return found is not None and found() is not None

    def __len__(self):
        settle()
        alive = 0
        for found in list(self.data.values()):
            if found() is not None:
                alive += 1
        return alive

    def __repr__(self):
        return f"<{self.__class__.__name__} at {id(self):#x}>"

    def copy(self):
        new = WeakValueDictionary()
        for key, value in self.items():
            new[key] = value
        return new

    __copy__ = copy

    def __deepcopy__(self, memo):
        from copy import deepcopy
        new = self.__class__()
        for key, value in self.items():
            new[deepcopy(key, memo)] = value
        return new

    def get(self, key, default=None):
        found = self.data.get(key)
        if found is None:
            return default
        settle(found)
        value = found()
        return default if value is None else value

    def items(self):
        settle()
        for key, found in list(self.data.items()):
            value = found()
            if value is not None:
                yield key, value

    def keys(self):
        settle()
        for key, found in list(self.data.items()):
            if found() is not None:
                yield key

    __iter__ = keys

    def values(self):
        settle()
        for found in list(self.data.values()):
            value = found()
            if value is not None:
                yield value

    def itervaluerefs(self):
        yield from list(self.data.values())

    def valuerefs(self):
        settle()
        return list(self.data.values())

    def popitem(self):
        settle()
        while True:
            key, found = self.data.popitem()
            value = found()
            if value is not None:
                return key, value

    def pop(self, key, *args):
        settle(self.data.get(key))
        found = self.data.pop(key, None)
        value = None if found is None else found()
        if value is None:
            if args:
                return args[0]
            raise KeyError(key)
        return value

    def setdefault(self, key, default=None):
        value = self.get(key)
        if value is None:
            self[key] = default
            return default
        return value

    def update(self, other=(), /, **kwargs):
        if hasattr(other, "items"):
            other = other.items()
        elif hasattr(other, "keys"):
            other = [(key, other[key]) for key in other.keys()]
        for key, value in other:
            self[key] = value
        for key, value in kwargs.items():
            self[key] = value

    def __ior__(self, other):
        self.update(other)
        return self

    def __or__(self, other):
        from collections.abc import Mapping
        if not isinstance(other, Mapping):
            return NotImplemented
        new = self.copy()
        new.update(other)
        return new

    def __ror__(self, other):
        from collections.abc import Mapping
        if not isinstance(other, Mapping):
            return NotImplemented
        new = self.__class__()
        new.update(other)
        new.update(self)
        return new


class WeakKeyDictionary(MutableMapping):
    def __init__(self, dict=None):
        data = self.data = {}

        def remove(dead):
            data.pop(dead, None)

        self._remove = remove
        if dict is not None:
            self.update(dict)

    def __getitem__(self, key):
        settle()
        return self.data[ref(key)]

    def __setitem__(self, key, value):
        self.data[ref(key, self._remove)] = value

    def __delitem__(self, key):
        del self.data[ref(key)]

    def __contains__(self, key):
        settle()
        try:
            weak = ref(key)
        except TypeError:
            return False
        return weak in self.data

    def __len__(self):
        settle()
        alive = 0
        for weak in list(self.data):
            if weak() is not None:
                alive += 1
        return alive

    def __repr__(self):
        return f"<{self.__class__.__name__} at {id(self):#x}>"

    def copy(self):
        new = WeakKeyDictionary()
        for key, value in self.items():
            new[key] = value
        return new

    __copy__ = copy

    def __deepcopy__(self, memo):
        from copy import deepcopy
        new = self.__class__()
        for key, value in self.items():
            new[key] = deepcopy(value, memo)
        return new

    def get(self, key, default=None):
        settle()
        return self.data.get(ref(key), default)

    def items(self):
        settle()
        for weak, value in list(self.data.items()):
            key = weak()
            if key is not None:
                yield key, value

    def keys(self):
        settle()
        for weak in list(self.data):
            key = weak()
            if key is not None:
                yield key

    __iter__ = keys

    def values(self):
        settle()
        for weak, value in list(self.data.items()):
            if weak() is not None:
                yield value

    def keyrefs(self):
        settle()
        return list(self.data)

    def popitem(self):
        settle()
        while True:
            weak, value = self.data.popitem()
            key = weak()
            if key is not None:
                return key, value

    def pop(self, key, *args):
        settle()
        return self.data.pop(ref(key), *args)

    def setdefault(self, key, default=None):
        return self.data.setdefault(ref(key, self._remove), default)

    def update(self, dict=None, /, **kwargs):
        if dict is not None:
            if not hasattr(dict, "items"):
                dict = type({})(dict)
            for key, value in dict.items():
                self[key] = value
        if kwargs:
            self.update(kwargs)

    def __ior__(self, other):
        self.update(other)
        return self

    def __or__(self, other):
        from collections.abc import Mapping
        if not isinstance(other, Mapping):
            return NotImplemented
        new = self.copy()
        new.update(other)
        return new

    def __ror__(self, other):
        from collections.abc import Mapping
        if not isinstance(other, Mapping):
            return NotImplemented
        new = self.__class__()
        new.update(other)
        new.update(self)
        return new


# --- finalizers -----------------------------------------------------------------------------------------------------------------

class finalize:
    """Calls a function once, when the object is collected or when it is called itself."""
    __slots__ = ()
    # finalizer -> [weak reference, function, positional, named, at exit]
    _registry = {}

    def __init__(self, obj, func, /, *args, **kwargs):
        self._registry[self] = [ref(obj, self), func, args, kwargs or None, True]

    def __call__(self, _=None):
        info = self._registry.pop(self, None)
        if info is not None:
            return info[1](*info[2], **(info[3] or {}))

    def detach(self):
        settle()
        info = self._registry.get(self)
        obj = info and info[0]()
        if obj is not None and self._registry.pop(self, None):
            return obj, info[1], info[2], info[3] or {}

    def peek(self):
        settle()
        info = self._registry.get(self)
        obj = info and info[0]()
        if obj is not None:
            return obj, info[1], info[2], info[3] or {}

    @property
    def alive(self):
        settle()
        return self in self._registry

    @property
    def atexit(self):
        info = self._registry.get(self)
        return bool(info) and info[4]

    @atexit.setter
    def atexit(self, value):
        info = self._registry.get(self)
        if info:
            info[4] = bool(value)

    def __repr__(self):
        info = self._registry.get(self)
        obj = info and info[0]()
        if obj is None:
            return f"<{type(self).__name__} object at {id(self):#x}; dead>"
        return f"<{type(self).__name__} object at {id(self):#x}; for {type(obj).__qualname__!r} at {id(obj):#x}>"
