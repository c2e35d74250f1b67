"""`singledispatch` and `singledispatchmethod` of `functools`: functions chosen by the type of their first argument."""

from _wraps import update_wrapper
from abc import get_cache_token

GenericAlias = type(list[int])
_UnionType = type(int | str)


def _best_type(cls, registry):
    """The registered type nearest to `cls`: along its MRO, each class itself first, then the ABCs that it is the first to satisfy."""
    mro = cls.__mro__
    abstract = [kind for kind in registry if kind not in mro and hasattr(kind, "__mro__") and not isinstance(kind, GenericAlias)
                and issubclass(cls, kind)]
    for base in mro:
        if base in registry and base is not object:
            return base
        fresh = [kind for kind in abstract if issubclass(base, kind) and not any(issubclass(parent, kind) for parent in base.__bases__)]
        nearest = [kind for kind in fresh if not any(other is not kind and issubclass(other, kind) for other in fresh)]
        # An ABC that the class lists as a base goes before those it only satisfies, except their subclasses.
        explicit = _registered_base(base, registry)
        if explicit is not None:
            nearest = [kind for kind in nearest if issubclass(kind, explicit)]
            if not nearest:
                return explicit
        if len(nearest) > 1:
            raise RuntimeError(f"Ambiguous dispatch: {nearest[0]} or {nearest[1]}")
        if nearest:
            return nearest[0]
    return object if object in registry else None


def _registered_base(cls, registry):
    """The first registered class on the MROs of the bases of `cls`, up to its last abstract base."""
    bases = cls.__bases__
    for last in range(len(bases) - 1, -1, -1):
        if hasattr(bases[last], "__abstractmethods__"):
            for base in bases[:last + 1]:
                for kind in base.__mro__:
                    if kind in registry and kind is not object:
                        return kind
            break
    return None


def _is_dispatch_class(cls):
    if isinstance(cls, _UnionType) or _origin(cls) is not None:
        return _is_union(cls) and all(isinstance(arg, type) for arg in cls.__args__)
    return isinstance(cls, type) and not isinstance(cls, GenericAlias)


def _origin(cls):
    return getattr(cls, "__origin__", None)


def _is_union(cls):
    if isinstance(cls, _UnionType):
        return True
    origin = _origin(cls)
    return origin is not None and getattr(origin, "_name", None) == "Union" and hasattr(cls, "__args__")


def singledispatch(func):
    registry = {}
    memo = {}
    token = None

    def dispatch(cls):
        nonlocal token
        if token is not None:
            current = get_cache_token()
            if token != current:
                memo.clear()
                token = current
        found = memo.get(cls)
        if found is None:
            found = registry.get(cls)
            if found is None:
                found = registry.get(_best_type(cls, registry))
            memo[cls] = found
        return found

    def register(cls, func=None):
        nonlocal token
        if _is_dispatch_class(cls):
            if func is None:
                return lambda f: register(cls, f)
        else:
            if func is not None:
                raise TypeError(f"Invalid first argument to `register()`. {cls!r} is not a class or union type.")
            # A method's annotations are those of the function in it.
            func = cls
            plain = func.__func__ if isinstance(func, (classmethod, staticmethod)) else func
            if getattr(plain, '__annotate__', None) is None:
                raise TypeError(f"Invalid first argument to `register()`: {cls!r}. "
                                f"Use either `@register(some_class)` or plain `@register` on an annotated function.")
            argname, cls = next(iter(_type_hints(plain).items()))
            if not _is_dispatch_class(cls):
                if _is_union(cls):
                    raise TypeError(f"Invalid annotation for {argname!r}. {cls!r} not all arguments are classes.")
                if _is_forward_reference(cls):
                    raise TypeError(f"Invalid annotation for {argname!r}. {cls!r} is an unresolved forward reference.")
                raise TypeError(f"Invalid annotation for {argname!r}. {cls!r} is not a class.")
        if _is_union(cls):
            for arg in cls.__args__:
                registry[arg] = func
        else:
            registry[cls] = func
        if token is None and hasattr(cls, "__abstractmethods__"):
            token = get_cache_token()
        memo.clear()
        return func

    def wrapper(*args, **kw):
        if not args:
            raise TypeError(f"{funcname} requires at least 1 positional argument")
        return dispatch(args[0].__class__)(*args, **kw)

    funcname = getattr(func, "__name__", "singledispatch function")
    registry[object] = func
    wrapper.register = register
    wrapper.dispatch = dispatch
    wrapper.registry = type(type.__dict__)(registry)
    wrapper._clear_cache = memo.clear
    update_wrapper(wrapper, func)
    return wrapper


def _type_hints(func):
    """The annotations of a function with strings resolved; `typing` is asked only when there is a string to resolve."""
    try:
        annotations = func.__annotations__
    except NameError:
        annotations = {'return': 'unknown'}
    if any(isinstance(value, str) for value in annotations.values()):
        from annotationlib import Format
        from typing import get_type_hints
        return get_type_hints(func, format=Format.FORWARDREF)
    return {name: type(None) if value is None else value for name, value in annotations.items()}


def _is_forward_reference(cls):
    from annotationlib import ForwardRef
    return isinstance(cls, ForwardRef)


class singledispatchmethod:
    def __init__(self, func):
        if not callable(func) and not hasattr(func, "__get__"):
            raise TypeError(f"{func!r} is not callable or a descriptor")
        self.dispatcher = singledispatch(func)
        self.func = func

    def register(self, cls, method=None):
        return self.dispatcher.register(cls, func=method)

    def __get__(self, obj, cls=None):
        return _singledispatchmethod_get(self, obj, cls)

    @property
    def __isabstractmethod__(self):
        return getattr(self.func, "__isabstractmethod__", False)

    def __repr__(self):
        func = self.func
        name = getattr(func, "__qualname__", None) or getattr(func, "__name__", "?")
        return f"<single dispatch method descriptor {name}>"


class _singledispatchmethod_get:
    """A single-dispatch method as read from an object or a class."""

    def __init__(self, unbound, obj, cls):
        self._unbound = unbound
        self._dispatch = unbound.dispatcher.dispatch
        self._obj = obj
        self._cls = cls
        func = unbound.func
        try:
            self.__module__ = func.__module__
        except AttributeError:
            pass
        try:
            self.__doc__ = func.__doc__
        except AttributeError:
            pass

    def __repr__(self):
        func = self._unbound.func
        name = getattr(func, "__qualname__", None) or getattr(func, "__name__", "?")
        if self._obj is not None:
            return f"<bound single dispatch method {name} of {self._obj!r}>"
        return f"<single dispatch method {name}>"

    def __call__(self, /, *args, **kwargs):
        if not args:
            name = getattr(self._unbound.func, "__name__", "singledispatchmethod method")
            raise TypeError(f"{name} requires at least 1 positional argument")
        method = self._dispatch(args[0].__class__)
        # A registered object may be callable without being a descriptor; it is then called as it is.
        if hasattr(type(method), "__get__"):
            method = method.__get__(self._obj, self._cls)
        return method(*args, **kwargs)

    def __getattr__(self, name):
        if name not in {"__name__", "__qualname__", "__isabstractmethod__", "__annotations__", "__type_params__"}:
            raise AttributeError(name)
        return getattr(self._unbound.func, name)

    @property
    def __wrapped__(self):
        return self._unbound.func

    @property
    def register(self):
        return self._unbound.register


singledispatch.__module__ = singledispatchmethod.__module__ = _singledispatchmethod_get.__module__ = "functools"
