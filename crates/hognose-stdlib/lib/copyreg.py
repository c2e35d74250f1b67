"""What takes objects apart and makes them again, by class: `copy` asks it. Also the functions that `__reduce_ex__` names.

There is no `pickle` here: extension codes are kept and used by nobody.
"""

from _hognose_native import prelude as _prelude

__all__ = ["pickle", "constructor", "add_extension", "remove_extension", "clear_extension_cache"]

dispatch_table = {}
_extension_registry = {}
_inverted_registry = {}
_extension_cache = {}

__newobj__ = _prelude("__newobj__")
__newobj_ex__ = _prelude("__newobj_ex__")
_reconstructor = _prelude("_reconstructor")


def pickle(ob_type, pickle_function, constructor_ob=None):
    if not callable(pickle_function):
        raise TypeError("reduction functions must be callable")
    dispatch_table[ob_type] = pickle_function
    if constructor_ob is not None:
        constructor(constructor_ob)


def constructor(object):
    if not callable(object):
        raise TypeError("constructors must be callable")


def _of_complex(number):
    return complex, (number.real, number.imag)


pickle(complex, _of_complex, complex)


def _of_union(union):
    import functools
    import operator
    return functools.reduce, (operator.or_, union.__args__)


pickle(type(int | str), _of_union)


def _slotnames(cls):
    """The attributes that `__slots__` of a class and of its bases name, kept on the class."""
    known = cls.__dict__.get("__slotnames__")
    if known is not None:
        return known
    found = []
    for base in cls.__mro__:
        slots = base.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if name in ("__dict__", "__weakref__"):
                continue
            if name.startswith("__") and not name.endswith("__"):
                stripped = base.__name__.lstrip("_")
                found.append(f"_{stripped}{name}" if stripped else name)
            else:
                found.append(name)
    try:
        cls.__slotnames__ = found
    except Exception:
        pass
    return found


def add_extension(module, name, code):
    code = int(code)
    if not 1 <= code <= 0x7fffffff:
        raise ValueError("code out of range")
    key = module, name
    if _extension_registry.get(key) == code and _inverted_registry.get(code) == key:
        return
    if key in _extension_registry:
        raise ValueError(f"key {key} is already registered with code {_extension_registry[key]}")
    if code in _inverted_registry:
        raise ValueError(f"code {code} is already in use for key {_inverted_registry[code]}")
    _extension_registry[key] = code
    _inverted_registry[code] = key


def remove_extension(module, name, code):
    key = module, name
    if _extension_registry.get(key) != code or _inverted_registry.get(code) != key:
        raise ValueError(f"key {key} is not registered with code {code}")
    del _extension_registry[key]
    del _inverted_registry[code]
    _extension_cache.pop(code, None)


def clear_extension_cache():
    _extension_cache.clear()
