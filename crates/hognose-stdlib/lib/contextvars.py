"""Context variables: values that follow the flow of control, each asyncio task having its own.

The current context is a value of the running thread's own that `Context.run` sets and resets; the main thread, which begins without one, uses
`_first` then. A context maps variables to values in a plain dict and copying it copies that dict.
"""

from _hognose import qualified as _qualified
from _sched import copied as _copied
from _threads import get_local, set_local

__all__ = ["Context", "ContextVar", "Token", "copy_context"]

GenericAlias = type(list[int])
_missing = object()


class _MissingType:
    __slots__ = ()

    def __repr__(self):
        return "<Token.MISSING>"


@_qualified
class Token:
    __slots__ = ("_context", "_var", "_old", "_used")
    __module__ = "_contextvars"
    MISSING = _MissingType()
    __hash__ = None

    def __new__(cls, *args, **kwargs):
        raise RuntimeError("Tokens can only be created by ContextVars")

    def __init_subclass__(cls, **kwargs):
        raise TypeError("type 'Token' is not an acceptable base type")

    @property
    def var(self):
        return self._var

    @property
    def old_value(self):
        return self._old

    def __repr__(self):
        return f"<Token{' used' if self._used else ''} var={self._var!r} at {id(self):#x}>"

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        self._var.reset(self)

    __class_getitem__ = classmethod(GenericAlias)


def _token(context, var, old):
    token = object.__new__(Token)
    token._context = context
    token._var = var
    token._old = old
    token._used = False
    return token


@_qualified
class ContextVar:
    __slots__ = ("_name", "_default", "__weakref__")
    __module__ = "_contextvars"

    def __new__(cls, name, *, default=_missing):
        if not isinstance(name, str):
            raise TypeError("context variable name must be a str")
        self = object.__new__(cls)
        self._name = name
        self._default = default
        return self

    def __init_subclass__(cls, **kwargs):
        raise TypeError("type 'ContextVar' is not an acceptable base type")

    @property
    def name(self):
        return self._name

    def get(self, default=_missing, /):
        context = get_local(0)
        if context is None:
            context = _first
        value = context._data.get(self, _missing)
        if value is not _missing:
            return value
        if default is not _missing:
            return default
        if self._default is not _missing:
            return self._default
        raise LookupError(self)

    def set(self, value, /):
        context = _current_context()
        token = _token(context, self, context._data.get(self, Token.MISSING))
        context._own()[self] = value
        return token

    def reset(self, token, /):
        if not isinstance(token, Token):
            raise TypeError(f"expected an instance of Token, got {token!r}")
        if token._used:
            raise RuntimeError(f"{token!r} has already been used once")
        if token._var is not self:
            raise ValueError(f"{token!r} was created by a different ContextVar")
        context = _current_context()
        if token._context is not context:
            raise ValueError(f"{token!r} was created in a different Context")
        token._used = True
        if token._old is Token.MISSING:
            context._own().pop(self, None)
        else:
            context._own()[self] = token._old

    def __repr__(self):
        default = "" if self._default is _missing else f" default={self._default!r}"
        return f"<ContextVar name={self._name!r}{default} at {id(self):#x}>"

    __class_getitem__ = classmethod(GenericAlias)


@_qualified
class Context:
    # Copies share what is in them until one of them changes: most never do. `_sched.copied` knows the slots by their order.
    __slots__ = ("_data", "_entered", "_shared", "__weakref__")
    __module__ = "_contextvars"
    __hash__ = None

    def __new__(cls, *args, **kwargs):
        if args or kwargs:
            raise TypeError("Context() does not accept any arguments")
        self = object.__new__(cls)
        self._data = {}
        self._entered = False
        self._shared = False
        return self

    def __init_subclass__(cls, **kwargs):
        raise TypeError("type 'Context' is not an acceptable base type")

    def run(self, callable, /, *args, **kwargs):
        if self._entered:
            raise RuntimeError(f"cannot enter context: {self!r} is already entered")
        previous = get_local(0)
        self._entered = True
        set_local(0, self)
        try:
            return callable(*args, **kwargs)
        finally:
            set_local(0, previous)
            self._entered = False

    def copy(self):
        other = object.__new__(Context)
        other._data = self._data
        other._entered = False
        other._shared = self._shared = True
        return other

    def _own(self):
        """What is in it, to be changed."""
        if self._shared:
            self._data = self._data.copy()
            self._shared = False
        return self._data

    def _key(self, var):
        if not isinstance(var, ContextVar):
            raise TypeError(f"a ContextVar key was expected, got {var!r}")
        return var

    def __getitem__(self, var):
        return self._data[self._key(var)]

    def __contains__(self, var):
        return self._key(var) in self._data

    def get(self, var, default=None, /):
        return self._data.get(self._key(var), default)

    def __len__(self):
        return len(self._data)

    def __iter__(self):
        return iter(self._data)

    def keys(self):
        return self._data.keys()

    def values(self):
        return self._data.values()

    def items(self):
        return self._data.items()

    def __eq__(self, other):
        if not isinstance(other, Context):
            return NotImplemented
        return self._data == other._data


_first = Context()
_first._entered = _first._shared = True


def _current_context():
    context = get_local(0)
    return _first if context is None else context


def copy_context():
    return _copied(_first)


from collections.abc import Mapping as _Mapping

_Mapping.register(Context)
