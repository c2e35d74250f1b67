"""Names for the types that the interpreter makes without a builtin name, and tools for making classes at run time.

The names are taken from live objects. Types of things that do not exist here (frames of running code, extension modules) are absent or are
what the object says.
"""

from _hognose import qualified as _qualified
from _hognose_native import set_own_values as _set_own_values

__all__ = ["AsyncGeneratorType", "BuiltinFunctionType", "BuiltinMethodType", "CapsuleType", "CellType", "ClassMethodDescriptorType",
           "CodeType", "CoroutineType", "DynamicClassAttribute", "EllipsisType", "FrameType", "FunctionType", "GeneratorType",
           "GenericAlias", "GetSetDescriptorType", "LambdaType", "MappingProxyType", "MemberDescriptorType", "MethodDescriptorType",
           "MethodType", "MethodWrapperType", "ModuleType", "NoneType", "NotImplementedType", "SimpleNamespace", "TracebackType",
           "UnionType", "WrapperDescriptorType", "coroutine", "get_original_bases", "new_class", "prepare_class", "resolve_bases"]


def _function():
    pass


def _generator():
    yield


async def _coroutine():
    pass


async def _async_generator():
    yield


def _cell():
    value = None

    def inner():
        return value

    return type(inner.__closure__[0])


class _Class:
    __slots__ = ("member",)

    def method(self):
        pass


FunctionType = type(_function)
LambdaType = type(lambda: None)
CodeType = type(_function.__code__)
MappingProxyType = type(type.__dict__)
CellType = _cell()
GeneratorType = type(_generator())
_running = _coroutine()
CoroutineType = type(_running)
_running.close()
AsyncGeneratorType = type(_async_generator())
MethodType = type(_Class().method)
BuiltinFunctionType = type(len)
BuiltinMethodType = type([].append)
WrapperDescriptorType = type(object.__init__)
MethodWrapperType = type(object().__str__)
MethodDescriptorType = type(str.join)
ClassMethodDescriptorType = type(dict.__dict__["fromkeys"])
ModuleType = type(__import__("builtins"))
GetSetDescriptorType = type(FunctionType.__dict__["__code__"]) if "__code__" in FunctionType.__dict__ else type(FunctionType.__code__)
MemberDescriptorType = type(_Class.member)
GenericAlias = type(list[int])
UnionType = type(int | str)
NoneType = type(None)
EllipsisType = type(...)
NotImplementedType = type(NotImplemented)


def _traceback_types():
    try:
        raise ValueError
    except ValueError as error:
        tb = error.__traceback__
        return type(tb), type(getattr(tb, "tb_frame", None))


TracebackType, FrameType = _traceback_types()
del _running, _cell, _traceback_types


class CapsuleType:
    """The type of opaque pointers of extensions, of which there are none."""

    def __new__(cls, *args, **kwargs):
        raise TypeError("cannot create 'PyCapsule' instances")


@_qualified
class SimpleNamespace:
    def __init__(self, mapping_or_iterable=(), /, **kwargs):
        if mapping_or_iterable != ():
            given = dict(mapping_or_iterable)
            for name in given:
                if not isinstance(name, str):
                    raise TypeError("keywords must be strings")
            self.__dict__.update(given)
        if kwargs and not _set_own_values(self, kwargs):
            self.__dict__.update(kwargs)

    def __repr__(self):
        key = id(self)
        name = "namespace" if type(self) is SimpleNamespace else type(self).__name__
        if key in _showing:
            return f"{name}(...)"
        _showing.add(key)
        try:
            parts = [f"{attribute}={value!r}" for attribute, value in self.__dict__.items() if isinstance(attribute, str) and attribute]
        finally:
            _showing.discard(key)
        return f"{name}({', '.join(parts)})"

    def __eq__(self, other):
        if not isinstance(self, SimpleNamespace) or not isinstance(other, SimpleNamespace):
            return NotImplemented
        return self.__dict__ == other.__dict__

    def __lt__(self, other):
        if not isinstance(other, SimpleNamespace):
            return NotImplemented
        return self.__dict__ < other.__dict__

    __hash__ = None

    def __replace__(self, /, **changes):
        result = type(self)()
        result.__dict__.update(self.__dict__)
        result.__dict__.update(changes)
        return result

    def __reduce__(self):
        return type(self), (), self.__dict__


_showing = set()


def new_class(name, bases=(), kwds=None, exec_body=None):
    resolved = resolve_bases(bases)
    meta, namespace, kwds = prepare_class(name, resolved, kwds)
    if exec_body is not None:
        exec_body(namespace)
    if resolved is not bases:
        namespace["__orig_bases__"] = bases
    return meta(name, resolved, namespace, **kwds)


def resolve_bases(bases):
    changed = False
    resolved = []
    for base in bases:
        if not isinstance(base, type):
            entries = getattr(base, "__mro_entries__", None)
            if entries is not None:
                replacement = entries(bases)
                if not isinstance(replacement, tuple):
                    raise TypeError("__mro_entries__ must return a tuple")
                resolved.extend(replacement)
                changed = True
                continue
        resolved.append(base)
    return tuple(resolved) if changed else bases


def prepare_class(name, bases=(), kwds=None):
    kwds = {} if kwds is None else dict(kwds)
    if "metaclass" in kwds:
        meta = kwds.pop("metaclass")
    elif bases:
        meta = type(bases[0])
    else:
        meta = type
    if isinstance(meta, type):
        meta = _most_derived(meta, bases)
    prepare = getattr(meta, "__prepare__", None)
    namespace = {} if prepare is None else prepare(name, bases, **kwds)
    return meta, namespace, kwds


def _most_derived(meta, bases):
    for base in bases:
        kind = type(base)
        if issubclass(meta, kind):
            continue
        if not issubclass(kind, meta):
            raise TypeError("metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses of all its bases")
        meta = kind
    return meta


def get_original_bases(cls, /):
    try:
        return cls.__dict__.get("__orig_bases__", cls.__bases__)
    except AttributeError:
        raise TypeError(f"Expected an instance of type, not {type(cls).__name__!r}") from None


class DynamicClassAttribute:
    """A property of instances that lets the class's metaclass answer when it is read on the class."""

    def __init__(self, fget=None, fset=None, fdel=None, doc=None):
        self.fget = fget
        self.fset = fset
        self.fdel = fdel
        self.__doc__ = doc or (fget.__doc__ if fget is not None else None)
        self.overwrite_doc = doc is None
        self.__isabstractmethod__ = bool(getattr(fget, "__isabstractmethod__", False))

    def __get__(self, instance, ownerclass=None):
        if instance is None:
            if self.__isabstractmethod__:
                return self
            raise AttributeError()
        if self.fget is None:
            raise AttributeError("unreadable attribute")
        return self.fget(instance)

    def __set__(self, instance, value):
        if self.fset is None:
            raise AttributeError("can't set attribute")
        self.fset(instance, value)

    def __delete__(self, instance):
        if self.fdel is None:
            raise AttributeError("can't delete attribute")
        self.fdel(instance)

    def _with(self, fget, fset, fdel, doc):
        result = type(self)(fget, fset, fdel, doc)
        result.overwrite_doc = self.overwrite_doc
        return result

    def getter(self, fget):
        doc = fget.__doc__ if self.overwrite_doc else None
        return self._with(fget, self.fset, self.fdel, doc or self.__doc__)

    def setter(self, fset):
        return self._with(self.fget, fset, self.fdel, self.__doc__)

    def deleter(self, fdel):
        return self._with(self.fget, self.fset, fdel, self.__doc__)


class _GeneratorWrapper:
    """Makes an object that behaves like a generator awaitable."""

    def __init__(self, gen):
        self._gen = gen
        self.__name__ = getattr(gen, "__name__", None)
        self.__qualname__ = getattr(gen, "__qualname__", None)

    def send(self, val):
        return self._gen.send(val)

    def throw(self, tp, *rest):
        return self._gen.throw(tp, *rest)

    def close(self):
        return self._gen.close()

    @property
    def gi_code(self):
        return self._gen.gi_code

    @property
    def gi_frame(self):
        return self._gen.gi_frame

    @property
    def gi_running(self):
        return self._gen.gi_running

    @property
    def gi_yieldfrom(self):
        return self._gen.gi_yieldfrom

    cr_code = gi_code
    cr_frame = gi_frame
    cr_running = gi_running
    cr_await = gi_yieldfrom

    def __next__(self):
        return next(self._gen)

    def __iter__(self):
        return self

    __await__ = __iter__


def coroutine(func):
    if not callable(func):
        raise TypeError("types.coroutine() expects a callable")
    from functools import wraps

    @wraps(func)
    def wrapped(*args, **kwargs):
        result = func(*args, **kwargs)
        if isinstance(result, CoroutineType):
            return result
        if isinstance(result, GeneratorType) or hasattr(result, "send") and hasattr(result, "throw") and hasattr(result, "close"):
            return result if hasattr(result, "__await__") else _GeneratorWrapper(result)
        return result

    return wrapped
