"""Abstract base classes.

`ABCMeta` answers `isinstance` and `issubclass` for virtual subclasses. Its registry and caches are plain dicts on the class; the caches are
emptied when they grow past a bound, so a program that makes classes for ever runs in bounded memory.
`__abstractmethods__` is only set here: `object.__new__` is what refuses to instantiate.
"""

__all__ = ["ABC", "ABCMeta", "abstractmethod", "abstractclassmethod", "abstractstaticmethod", "abstractproperty",
           "get_cache_token", "update_abstractmethods"]

from _hognose_native import share_pattern as _share_pattern

_CACHE_LIMIT = 512
# Counts registrations; a negative answer given before a registration may be wrong after it.
_registrations = 0


def abstractmethod(funcobj):
    funcobj.__isabstractmethod__ = True
    return funcobj


class abstractclassmethod(classmethod):
    __isabstractmethod__ = True

    def __init__(self, callable):
        callable.__isabstractmethod__ = True
        super().__init__(callable)


class abstractstaticmethod(staticmethod):
    __isabstractmethod__ = True

    def __init__(self, callable):
        callable.__isabstractmethod__ = True
        super().__init__(callable)


class abstractproperty(property):
    __isabstractmethod__ = True


def get_cache_token():
    return _registrations


def _abstract_names(cls, names):
    found = {name for name, value in names if getattr(value, "__isabstractmethod__", False)}
    for base in cls.__bases__:
        for name in getattr(base, "__abstractmethods__", ()):
            if getattr(getattr(cls, name, None), "__isabstractmethod__", False):
                found.add(name)
    return frozenset(found)


def update_abstractmethods(cls):
    # Classes that are no ABC are left alone, so decorators may call this on anything.
    if hasattr(cls, "__abstractmethods__"):
        cls.__abstractmethods__ = _abstract_names(cls, list(cls.__dict__.items()))
    return cls


class ABCMeta(type):
    def __new__(mcls, name, bases, namespace, /, **kwargs):
        cls = super().__new__(mcls, name, bases, namespace, **kwargs)
        cls.__abstractmethods__ = _abstract_names(cls, list(namespace.items()))
        cls._abc_registry = {}
        cls._abc_yes = {}
        cls._abc_no = {}
        cls._abc_no_since = _registrations
        return cls

    def register(cls, subclass):
        global _registrations
        if not isinstance(subclass, type):
            raise TypeError("Can only register classes")
        if issubclass(subclass, cls):
            return subclass
        if issubclass(cls, subclass):
            raise RuntimeError("Refusing to create an inheritance cycle")
        cls._abc_registry[subclass] = True
        _registrations += 1
        _share_pattern(cls, subclass)
        return subclass

    def _dump_registry(cls, file=None):
        print(f"Class: {cls.__module__}.{cls.__qualname__}", file=file)
        print(f"Inv. counter: {get_cache_token()}", file=file)
        print(f"_abc_registry: {set(cls._abc_registry)!r}", file=file)
        print(f"_abc_cache: {set(cls._abc_yes)!r}", file=file)
        print(f"_abc_negative_cache: {set(cls._abc_no)!r}", file=file)
        print(f"_abc_negative_cache_version: {cls._abc_no_since!r}", file=file)

    def _abc_registry_clear(cls):
        cls._abc_registry.clear()

    def _abc_caches_clear(cls):
        cls._abc_yes.clear()
        cls._abc_no.clear()

    def __instancecheck__(cls, instance):
        kind = type(instance)
        if kind in cls._abc_yes:
            return True
        if cls._abc_no_since == _registrations and kind in cls._abc_no:
            claimed = instance.__class__
            return claimed is not kind and cls.__subclasscheck__(claimed)
        claimed = instance.__class__
        if claimed is kind:
            return cls.__subclasscheck__(kind)
        return cls.__subclasscheck__(claimed) or cls.__subclasscheck__(kind)

    def __subclasscheck__(cls, subclass):
        if not isinstance(subclass, type):
            raise TypeError("issubclass() arg 1 must be a class")
        yes = cls._abc_yes
        if subclass in yes:
            return True
        no = cls._abc_no
        if cls._abc_no_since != _registrations:
            no.clear()
            cls._abc_no_since = _registrations
        elif subclass in no:
            return False
        answer = cls.__subclasshook__(subclass)
        if answer is NotImplemented:
            answer = cls in getattr(subclass, "__mro__", ()) or _inherits(cls, subclass)
        elif not isinstance(answer, bool):
            raise AssertionError("__subclasshook__ must return either False, True, or NotImplemented")
        cache = yes if answer else no
        if len(cache) >= _CACHE_LIMIT:
            cache.clear()
        cache[subclass] = True
        return answer


def _inherits(cls, subclass):
    for registered in list(cls._abc_registry):
        if issubclass(subclass, registered):
            return True
    for child in cls.__subclasses__():
        if issubclass(subclass, child):
            return True
    return False


class ABC(metaclass=ABCMeta):
    __slots__ = ()
