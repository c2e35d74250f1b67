"""Shallow and deep copies, and copies with changes.

Immutable builtins copy to themselves; lists, tuples, dicts and sets are copied here; other objects by their `__copy__`, `__deepcopy__` or what
`__reduce_ex__(4)` says. Deep copies recurse in Python, so their depth is that of ordinary calls.
"""

import copyreg
from _hognose_native import clone_plain as _clone_plain

__all__ = ["Error", "copy", "deepcopy", "replace"]


class Error(Exception):
    pass


error = Error

def _dispatch_table():
    return copyreg.dispatch_table


def _lambda_type():
    return type(lambda: None)


_ATOMIC = {type(None), int, float, bool, complex, str, bytes, tuple, frozenset, type, range, slice, property, type(Ellipsis),
           type(NotImplemented), type(len), _lambda_type(), type((lambda: None).__code__), type([].append)}
_DEEP_ATOMIC = _ATOMIC - {tuple, frozenset, slice}

try:
    from _hognose import ref as _ref
    _ATOMIC.add(_ref)
    _DEEP_ATOMIC.add(_ref)
except ImportError:
    pass


def copy(x):
    cls = type(x)
    if cls is list or cls is dict or cls is set or cls is bytearray:
        return x.copy()
    if cls in _ATOMIC:
        return x
    if cls not in copyreg.dispatch_table:
        y = _clone_plain(x)
        if y is not None:
            return y
    if issubclass(cls, type):
        return x
    copier = getattr(cls, "__copy__", None)
    if copier is not None:
        return copier(x)
    if _is_plain(cls):
        y = _new(cls)
        _fill(x, y, cls, None)
        return y
    rv = _reduced(x, cls, "shallow")
    if isinstance(rv, str):
        return x
    return _rebuild(x, None, *rv)


def deepcopy(x, memo=None, _nil=[]):
    cls = type(x)
    if cls in _DEEP_ATOMIC:
        return x
    key = id(x)
    if memo is None:
        memo = {}
    else:
        known = memo.get(key, _nil)
        if known is not _nil:
            return known

    if cls is list:
        y = memo[key] = []
        append = y.append
        for item in x:
            append(item if type(item) in _DEEP_ATOMIC else deepcopy(item, memo))
    elif cls is dict:
        y = memo[key] = {}
        for name, value in x.items():
            y[deepcopy(name, memo)] = value if type(value) in _DEEP_ATOMIC else deepcopy(value, memo)
    elif cls is tuple:
        items = [deepcopy(item, memo) for item in x]
        # A tuple inside itself has been copied by now.
        known = memo.get(key, _nil)
        if known is not _nil:
            return known
        for old, new in zip(x, items):
            if old is not new:
                y = tuple(items)
                break
        else:
            y = x
    elif issubclass(cls, type):
        y = x
    else:
        copier = getattr(x, "__deepcopy__", None)
        if copier is not None:
            y = copier(memo)
        elif cls is _Method:
            y = cls(x.__func__, deepcopy(x.__self__, memo))
        else:
            if _is_plain(cls):
                y = memo[key] = _new(cls)
                _fill(x, y, cls, memo)
                _keep(x, memo)
                return y
            rv = _reduced(x, cls, "deep")
            y = x if isinstance(rv, str) else _rebuild(x, memo, *rv)

    if y is not x:
        memo[key] = y
        _keep(x, memo)
    return y


def _keep(x, memo):
    """The original must live as long as the memo: its id may not be taken by another object."""
    kept = memo.get(id(memo))
    if kept is None:
        memo[id(memo)] = [x]
    else:
        kept.append(x)


_new = object.__new__
_HOOKS = ("__reduce_ex__", "__reduce__", "__getstate__", "__getnewargs__", "__getnewargs_ex__", "__setstate__")
_DEFAULTS = tuple([getattr(object, name, None) for name in _HOOKS])


def _is_plain(cls):
    """Whether objects of the class are only their attributes, so that copying need not ask them how."""
    if cls.__new__ is not _new or cls.__getattribute__ is not object.__getattribute__ or cls in _dispatch_table():
        return False
    for name, default in zip(_HOOKS, _DEFAULTS):
        if getattr(cls, name, None) is not default:
            return False
    # A type of the interpreter's own (a generator, a frame) may hold more than attributes; classes made by Python code name their module.
    return "__module__" in cls.__dict__


def _fill(x, y, cls, memo):
    namespace = getattr(x, "__dict__", None)
    if namespace:
        y.__dict__.update(namespace if memo is None else deepcopy(namespace, memo))
    for base in cls.__mro__:
        slots = base.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if name in ("__dict__", "__weakref__"):
                continue
            if name.startswith("__") and not name.endswith("__") and base.__name__.strip("_"):
                name = f"_{base.__name__.lstrip('_')}{name}"
            try:
                value = getattr(x, name)
            except AttributeError:
                continue
            object.__setattr__(y, name, value if memo is None else deepcopy(value, memo))


def _reduced(x, cls, how):
    reductor = _dispatch_table().get(cls)
    if reductor is not None:
        return reductor(x)
    reductor = getattr(x, "__reduce_ex__", None)
    if reductor is not None:
        return reductor(4)
    reductor = getattr(x, "__reduce__", None)
    if reductor is None:
        raise Error(f"un({how})copyable object of type {cls}")
    return reductor()


class _Methods:
    def method(self):
        pass


_Method = type(_Methods().method)


def _rebuild(x, memo, func, args, state=None, listiter=None, dictiter=None):
    deep = memo is not None
    if deep and args:
        args = [deepcopy(arg, memo) for arg in args]
    y = func(*args)
    if deep:
        memo[id(x)] = y
    if state is not None:
        if deep:
            state = deepcopy(state, memo)
        if hasattr(y, "__setstate__"):
            y.__setstate__(state)
        else:
            slots = None
            if isinstance(state, tuple) and len(state) == 2:
                state, slots = state
            if state is not None:
                y.__dict__.update(state)
            if slots is not None:
                for name, value in slots.items():
                    setattr(y, name, value)
    if listiter is not None:
        for item in listiter:
            y.append(deepcopy(item, memo) if deep else item)
    if dictiter is not None:
        for name, value in dictiter:
            if deep:
                y[deepcopy(name, memo)] = deepcopy(value, memo)
            else:
                y[name] = value
    return y


def replace(obj, /, **changes):
    cls = obj.__class__
    method = getattr(cls, "__replace__", None)
    if method is None:
        raise TypeError(f"replace() does not support {cls.__name__} objects")
    return method(obj, **changes)
