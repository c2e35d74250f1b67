"""Functions that work on functions: partial application, caching, ordering. Dispatch by type is in `_singledispatch`.

The wrapper that `lru_cache` makes is a plain function (calls to it are the point of it), so `type(f)` says `function` here.
`__reduce__` is offered only where copying needs it.
"""

from _wraps import WRAPPER_ASSIGNMENTS, WRAPPER_UPDATES, update_wrapper, wraps
from _singledispatch import singledispatch, singledispatchmethod
from collections import namedtuple
from reprlib import recursive_repr
from _hognose import native as _native, qualified as _qualified
from _hognose_native import call_partial as _call_partial, keep as _keep, own_value as _own_value, recalled as _recalled, set_function_twin as _set_function_twin
from _hognose_native import set_own_value as _set_own_value, set_twin as _set_twin
import _functools

__all__ = ["update_wrapper", "wraps", "WRAPPER_ASSIGNMENTS", "WRAPPER_UPDATES", "total_ordering", "cache", "cmp_to_key", "lru_cache",
           "reduce", "partial", "partialmethod", "singledispatch", "singledispatchmethod", "cached_property", "Placeholder"]

GenericAlias = type(list[int])
_Method = type(recursive_repr.__get__(0))


# --- ordering -------------------------------------------------------------------------------------------------------------------

def _ordering_from_lt(lt):
    def __gt__(self, other):
        answer = type(self).__lt__(self, other)
        return answer if answer is NotImplemented else not answer and self != other

    def __le__(self, other):
        answer = type(self).__lt__(self, other)
        return answer if answer is NotImplemented else answer or self == other

    def __ge__(self, other):
        answer = type(self).__lt__(self, other)
        return answer if answer is NotImplemented else not answer

    return __gt__, __le__, __ge__


def _ordering_from_le(le):
    def __ge__(self, other):
        answer = type(self).__le__(self, other)
        return answer if answer is NotImplemented else not answer or self == other

    def __lt__(self, other):
        answer = type(self).__le__(self, other)
        return answer if answer is NotImplemented else answer and self != other

    def __gt__(self, other):
        answer = type(self).__le__(self, other)
        return answer if answer is NotImplemented else not answer

    return __ge__, __lt__, __gt__


def _ordering_from_gt(gt):
    def __lt__(self, other):
        answer = type(self).__gt__(self, other)
        return answer if answer is NotImplemented else not (answer or self == other)

    def __ge__(self, other):
        answer = type(self).__gt__(self, other)
        return answer if answer is NotImplemented else answer or self == other

    def __le__(self, other):
        answer = type(self).__gt__(self, other)
        return answer if answer is NotImplemented else not answer

    return __lt__, __ge__, __le__


def _ordering_from_ge(ge):
    def __le__(self, other):
        answer = type(self).__ge__(self, other)
        return answer if answer is NotImplemented else not answer or self == other

    def __gt__(self, other):
        answer = type(self).__ge__(self, other)
        return answer if answer is NotImplemented else answer and self != other

    def __lt__(self, other):
        answer = type(self).__ge__(self, other)
        return answer if answer is NotImplemented else not answer

    return __le__, __gt__, __lt__


# Which root is taken when a class defines several: the first of these.
_ORDERINGS = {"__lt__": _ordering_from_lt, "__le__": _ordering_from_le, "__gt__": _ordering_from_gt, "__ge__": _ordering_from_ge}


def total_ordering(cls):
    roots = [name for name in _ORDERINGS if getattr(cls, name, None) is not getattr(object, name, None)]
    if not roots:
        raise ValueError("must define at least one ordering operation: < > <= >=")
    for method in _ORDERINGS[roots[0]](None):
        if method.__name__ not in roots:
            method.__qualname__ = f"{cls.__qualname__}.{method.__name__}"
            setattr(cls, method.__name__, method)
    return cls


@_qualified
class KeyWrapper:
    """What `cmp_to_key` returns: called with an object it gives one that compares by the function."""
    __slots__ = ("_cmp", "obj")
    __hash__ = None

    def __init__(self, cmp, obj=None):
        self._cmp = cmp
        self.obj = obj

    def __call__(self, obj):
        return KeyWrapper(self._cmp, obj)

    def __lt__(self, other):
        if not isinstance(other, KeyWrapper):
            raise TypeError("other argument must be K instance")
        return self._cmp(self.obj, other.obj) < 0

    def __gt__(self, other):
        if not isinstance(other, KeyWrapper):
            raise TypeError("other argument must be K instance")
        return self._cmp(self.obj, other.obj) > 0

    def __eq__(self, other):
        if not isinstance(other, KeyWrapper):
            raise TypeError("other argument must be K instance")
        return self._cmp(self.obj, other.obj) == 0

    def __le__(self, other):
        if not isinstance(other, KeyWrapper):
            raise TypeError("other argument must be K instance")
        return self._cmp(self.obj, other.obj) <= 0

    def __ge__(self, other):
        if not isinstance(other, KeyWrapper):
            raise TypeError("other argument must be K instance")
        return self._cmp(self.obj, other.obj) >= 0


# Of functions that take no frame natives know what they say.
_set_twin(KeyWrapper, "__lt__", KeyWrapper.__lt__)
_set_twin(KeyWrapper, "__gt__", KeyWrapper.__gt__)


def cmp_to_key(mycmp):
    return KeyWrapper(mycmp)


# --- reduce and partial ---------------------------------------------------------------------------------------------------------

_missing = object()
_unsure = object()


def reduce(function, iterable, /, initial=_missing):
    try:
        iterator = iter(iterable)
    except TypeError:
        raise TypeError("reduce() arg 2 must support iteration") from None
    value = initial
    if value is _missing:
        for value in iterator:
            break
        else:
            raise TypeError("reduce() of empty iterable with no initial value")
    for item in iterator:
        value = function(value, item)
    return value


# With functions that have no effect natives do it.
reduce = _set_function_twin(_functools.reduce, reduce)


class _PlaceholderType:
    __slots__ = ()
    _only = None

    def __new__(cls):
        if _PlaceholderType._only is None:
            _PlaceholderType._only = object.__new__(cls)
        return _PlaceholderType._only

    def __init_subclass__(cls, *args, **kwargs):
        raise TypeError(f"type '{cls.__name__}' is not an acceptable base type")

    def __repr__(self):
        return "Placeholder"

    def __reduce__(self):
        return "Placeholder"


Placeholder = _PlaceholderType()


def _filled(args, holes, given, what):
    """The positional arguments of a call: `given` goes into the holes of `args` first."""
    if len(given) < holes:
        raise TypeError(f"missing positional arguments in '{what}' call; expected at least {holes}, got {len(given)}")
    values = iter(given)
    return (*[next(values) if arg is Placeholder else arg for arg in args], *values)


def _check_placeholders(args, keywords):
    if args and args[-1] is Placeholder:
        raise TypeError("trailing Placeholders are not allowed")
    for value in keywords.values():
        if value is Placeholder:
            raise TypeError("Placeholder cannot be passed as a keyword argument")


def _merged(old_args, old_holes, args):
    """`args` added to the stored ones: they fill holes first, holes beyond them stay."""
    if not old_holes:
        return old_args + args
    if len(args) < old_holes:
        args = args + (Placeholder,) * (old_holes - len(args))
    merged = _filled(old_args, old_holes, args, "partial")
    return merged


def _count_holes(args):
    holes = 0
    for arg in args:
        if arg is Placeholder:
            holes += 1
    return holes


@_qualified
class partial:
    __slots__ = ("func", "args", "keywords", "_holes", "__dict__", "__weakref__")

    def __new__(cls, /, *args, **keywords):
        if not args:
            raise TypeError("type 'partial' takes at least one argument")
        func, *args = args
        args = tuple(args)
        if not callable(func):
            raise TypeError("the first argument must be callable")
        _check_placeholders(args, keywords)
        if isinstance(func, partial) and type(func).__call__ is partial.__call__ and not func.__dict__:
            args = _merged(func.args, func._holes, args)
            if func.keywords:
                keywords = {**func.keywords, **keywords}
            func = func.func
        self = super().__new__(cls)
        self.func = func
        self.args = args
        self.keywords = keywords
        self._holes = _count_holes(args)
        return self

    def __call__(self, /, *args, **keywords):
        if self._holes:
            return _call_partial(self.func, _filled(self.args, self._holes, args, "partial"), self.keywords, (), keywords)
        return _call_partial(self.func, self.args, self.keywords, args, keywords)

    def __get__(self, obj, objtype=None):
        if obj is None:
            return self
        return _Method(self, obj)

    @recursive_repr()
    def __repr__(self):
        cls = type(self)
        parts = [repr(self.func), *map(repr, self.args), *(f"{name}={value!r}" for name, value in self.keywords.items())]
        return f"{cls.__module__}.{cls.__qualname__}({', '.join(parts)})"

    def __reduce__(self):
        return type(self), (self.func,), (self.func, self.args, self.keywords or None, self.__dict__ or None)

    def __setstate__(self, state):
        if not isinstance(state, tuple) or len(state) != 4:
            raise TypeError("invalid partial state")
        func, args, keywords, namespace = state
        if (not callable(func) or not isinstance(args, tuple) or (keywords is not None and not isinstance(keywords, dict))
                or (namespace is not None and not isinstance(namespace, dict))):
            raise TypeError("invalid partial state")
        if args and args[-1] is Placeholder:
            raise TypeError("trailing Placeholders are not allowed")
        self.func = func
        self.args = tuple(args)
        self.keywords = {} if keywords is None else keywords if type(keywords) is dict else dict(keywords)
        self._holes = _count_holes(args)
        self.__dict__.clear()
        self.__dict__.update(namespace or {})

    __class_getitem__ = classmethod(GenericAlias)


_native(partial)


class partialmethod:
    def __init__(self, func, /, *args, **keywords):
        if not callable(func) and getattr(func, "__get__", None) is None:
            raise TypeError(f"the first argument {func!r} must be a callable or a descriptor")
        _check_placeholders(args, keywords)
        if isinstance(func, partialmethod):
            args = _merged(func.args, func._holes, args)
            keywords = {**func.keywords, **keywords}
            func = func.func
        self.func = func
        self.args = args
        self.keywords = keywords
        self._holes = _count_holes(args)

    def __repr__(self):
        cls = type(self)
        parts = [repr(self.func), *map(repr, self.args), *(f"{name}={value!r}" for name, value in self.keywords.items())]
        return f"{cls.__module__}.{cls.__qualname__}({', '.join(parts)})"

    def __get__(self, obj, cls=None):
        get = getattr(self.func, "__get__", None)
        if get is not None:
            bound = get(obj, cls)
            if bound is not self.func:
                result = partial(bound, *self.args, **self.keywords)
                try:
                    result.__self__ = bound.__self__
                except AttributeError:
                    pass
                return result
        # The function did not bind (a plain callable, or it was asked for on the class).
        return self._unbound().__get__(obj, cls)

    def _unbound(self):
        def _method(cls_or_self, /, *args, **keywords):
            if self._holes:
                args = _filled(self.args, self._holes, args, "partialmethod")
            else:
                args = self.args + args
            return self.func(cls_or_self, *args, **{**self.keywords, **keywords})

        _method.__isabstractmethod__ = self.__isabstractmethod__
        _method.__partialmethod__ = self
        return _method

    @property
    def __isabstractmethod__(self):
        return getattr(self.func, "__isabstractmethod__", False)

    __class_getitem__ = classmethod(GenericAlias)


# --- caches ---------------------------------------------------------------------------------------------------------------------

_CacheInfo = namedtuple("CacheInfo", ["hits", "misses", "maxsize", "currsize"], module="functools")
_KEYWORDS = object()

# What the caches call, so that a program may put a cached function into the place of a builtin.
_hash, _iter, _len, _next, _type = hash, iter, len, next, type

# A lone argument of these classes is its own key.
_OWN_KEYS = frozenset((int, str))


def _make_key(args, kwds, typed):
    """The key of a call. A lone int or str is its own key; a marker parts positional arguments from named ones."""
    if not kwds and not typed:
        return args[0] if _len(args) == 1 and _type(args[0]) in _OWN_KEYS else args
    key = args
    if kwds:
        key = (*args, _KEYWORDS)
        for item in kwds.items():
            key += item
    if typed:
        key += tuple([_type(value) for value in args])
        if kwds:
            key += tuple([_type(value) for value in kwds.values()])
    return key


def lru_cache(maxsize=128, typed=False):
    if isinstance(maxsize, int):
        if maxsize < 0:
            maxsize = 0
    elif callable(maxsize) and isinstance(typed, bool):
        return _cached(maxsize, 128, typed, 128)
    elif maxsize is not None:
        raise TypeError("Expected first argument to be an integer, a callable, or None")

    def decorating_function(user_function):
        return _cached(user_function, maxsize, typed, maxsize)

    return decorating_function


def cache(user_function, /):
    return lru_cache(maxsize=None)(user_function)


def _cached(function, maxsize, typed, shown):
    if not callable(function):
        raise TypeError("the first argument must be callable")
    if maxsize == 0:
        wrapper, counts, clear = _uncached(function)
    else:
        wrapper, counts, clear = _memoised(function, typed, maxsize)

    def cache_info():
        hits, misses, size = counts()
        return _CacheInfo(hits, misses, shown and int(shown), size)

    def cache_clear():
        clear()

    # First, so that the counters of an inner cached function do not replace these.
    update_wrapper(wrapper, function)
    wrapper.cache_info = cache_info
    wrapper.cache_clear = cache_clear
    wrapper.cache_parameters = lambda: {"maxsize": shown, "typed": typed}
    return wrapper


def _ask(ask, key, absent):
    # The error of a key without a hash does not call it a key of a dict, and is no consequence of the one that does.
    try:
        return ask(key, absent)
    except TypeError:
        pass
    _hash(key)
    return ask(key, absent)


def _uncached(function):
    misses = 0

    def wrapper(*args, **kwds):
        nonlocal misses
        misses += 1
        return function(*args, **kwds)

    def clear():
        nonlocal misses
        misses = 0

    return wrapper, lambda: (0, misses, 0), clear


def _remember(memo, key, value):
    if _keep(memo, key, value):
        return value
    table, most = memo[0], memo[3]
    # The call, or a comparison of keys, may have filled the entry by recursion; that one stays.
    if most is None:
        table[key] = value
    elif key not in table:
        if _len(table) >= most:
            del table[_next(_iter(table))]
        table[key] = value
    return value


def _memoised(function, typed, maxsize):
    # What `exec/memo.rs` knows of it: the table, hits, misses, and how many entries it has at most. The oldest result is the first item.
    table = {}
    memo = [table, 0, 0, maxsize if maxsize is None else int(maxsize)]
    ask = table.get if maxsize is None else table.pop
    absent = object()
    unsure = object()

    def wrapper(*args, **kwds):
        value = _recalled(memo, args, kwds, absent, unsure)
        if value is unsure:
            return by_key(*args, **kwds)
        if value is absent:
            memo[2] += 1
            value = function(*args)
            _remember(memo, _make_key(args, kwds, typed), value)
        return value

    def by_key(*args, **kwds):
        key = _make_key(args, kwds, typed)
        if not table:
            # It would not look at the key.
            _hash(key)
        value = _ask(ask, key, absent)
        if value is not absent:
            memo[1] += 1
            if maxsize is None:
                return value
        else:
            memo[2] += 1
            value = function(*args, **kwds)
        return _remember(memo, key, value)

    def clear():
        memo[1] = memo[2] = 0
        table.clear()

    return by_key if typed else wrapper, lambda: (memo[1], memo[2], _len(table)), clear


# By it the wrapper is known.
_remembering = _memoised(len, False, None)[0]


class cached_property:
    def __init__(self, func):
        self.func = func
        self.attrname = None
        self.__doc__ = func.__doc__
        self.__module__ = func.__module__

    def __set_name__(self, owner, name):
        if self.attrname is None:
            self.attrname = name
        elif name != self.attrname:
            raise TypeError("Cannot assign the same cached_property to two different names "
                            f"({self.attrname!r} and {name!r}).")

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        name = self.attrname
        if name is None:
            raise TypeError("Cannot use cached_property instance without calling __set_name__ on it.")
        value = _own_value(instance, name, _missing, _unsure)
        if value is _missing:
            value = self.func(instance)
            if _set_own_value(instance, name, value):
                return value
            instance.__dict__[name] = value
        if value is not _unsure:
            return value
        # There is no `__dict__`, or another one.
        try:
            namespace = instance.__dict__
        except AttributeError:
            raise TypeError(f"No '__dict__' attribute on {type(instance).__name__!r} "
                            f"instance to cache {name!r} property.") from None
        value = namespace.get(name, _missing)
        if value is _missing:
            value = self.func(instance)
            try:
                namespace[name] = value
            except TypeError:
                raise TypeError(f"The '__dict__' attribute on {type(instance).__name__!r} instance "
                                f"does not support item assignment for caching {name!r} property.") from None
        return value

    __class_getitem__ = classmethod(GenericAlias)
