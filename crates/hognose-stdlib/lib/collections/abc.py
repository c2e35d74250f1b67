"""The abstract containers: what a class must offer to count as one, and the methods it gets in return.

The one-method ABCs (`Hashable`, `Iterable` …) recognise any class that has their methods; the others recognise those that were registered.
"""

from abc import ABCMeta, abstractmethod

__all__ = ["Awaitable", "Coroutine", "AsyncIterable", "AsyncIterator", "AsyncGenerator", "Hashable", "Iterable", "Iterator", "Generator",
           "Reversible", "Sized", "Container", "Callable", "Collection", "Set", "MutableSet", "Mapping", "MutableMapping", "MappingView",
           "KeysView", "ItemsView", "ValuesView", "Sequence", "MutableSequence", "ByteString", "Buffer"]

GenericAlias = type(list[int])
_missing = object()


def _offers(cls, *names):
    """NotImplemented unless the MRO defines every name; a name set to None says no."""
    mro = cls.__mro__
    for name in names:
        for base in mro:
            if name in base.__dict__:
                if base.__dict__[name] is None:
                    return NotImplemented
                break
        else:
            return NotImplemented
    return True


class Hashable(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __hash__(self):
        return 0

    @classmethod
    def __subclasshook__(cls, other):
        if cls is Hashable:
            return _offers(other, "__hash__")
        return NotImplemented


class Awaitable(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __await__(self):
        yield

    @classmethod
    def __subclasshook__(cls, other):
        if cls is Awaitable:
            return _offers(other, "__await__")
        return NotImplemented

    __class_getitem__ = classmethod(GenericAlias)


def _throw(typ, val, tb):
    if val is None:
        if tb is None:
            raise typ
        val = typ()
    if tb is not None:
        val = val.with_traceback(tb)
    raise val


class Coroutine(Awaitable):
    __slots__ = ()

    @abstractmethod
    def send(self, value):
        raise StopIteration

    @abstractmethod
    def throw(self, typ, val=None, tb=None):
        _throw(typ, val, tb)

    def close(self):
        try:
            self.throw(GeneratorExit)
        except (GeneratorExit, StopIteration):
            pass
        else:
            raise RuntimeError("coroutine ignored GeneratorExit")

    @classmethod
    def __subclasshook__(cls, other):
        if cls is Coroutine:
            return _offers(other, "__await__", "send", "throw", "close")
        return NotImplemented


class AsyncIterable(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __aiter__(self):
        return AsyncIterator()

    @classmethod
    def __subclasshook__(cls, other):
        if cls is AsyncIterable:
            return _offers(other, "__aiter__")
        return NotImplemented

    __class_getitem__ = classmethod(GenericAlias)


class AsyncIterator(AsyncIterable):
    __slots__ = ()

    @abstractmethod
    async def __anext__(self):
        raise StopAsyncIteration

    def __aiter__(self):
        return self

    @classmethod
    def __subclasshook__(cls, other):
        if cls is AsyncIterator:
            return _offers(other, "__anext__", "__aiter__")
        return NotImplemented


class AsyncGenerator(AsyncIterator):
    __slots__ = ()

    async def __anext__(self):
        return await self.asend(None)

    @abstractmethod
    async def asend(self, value):
        raise StopAsyncIteration

    @abstractmethod
    async def athrow(self, typ, val=None, tb=None):
        _throw(typ, val, tb)

    async def aclose(self):
        try:
            await self.athrow(GeneratorExit)
        except (GeneratorExit, StopAsyncIteration):
            pass
        else:
            raise RuntimeError("asynchronous generator ignored GeneratorExit")

    @classmethod
    def __subclasshook__(cls, other):
        if cls is AsyncGenerator:
            return _offers(other, "__aiter__", "__anext__", "asend", "athrow", "aclose")
        return NotImplemented


class Iterable(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __iter__(self):
        while False:
            yield None

    @classmethod
    def __subclasshook__(cls, other):
        if cls is Iterable:
            return _offers(other, "__iter__")
        return NotImplemented

    __class_getitem__ = classmethod(GenericAlias)


class Iterator(Iterable):
    __slots__ = ()

    @abstractmethod
    def __next__(self):
        raise StopIteration

    def __iter__(self):
        return self

    @classmethod
    def __subclasshook__(cls, other):
        if cls is Iterator:
            return _offers(other, "__iter__", "__next__")
        return NotImplemented


class Reversible(Iterable):
    __slots__ = ()

    @abstractmethod
    def __reversed__(self):
        while False:
            yield None

    @classmethod
    def __subclasshook__(cls, other):
        if cls is Reversible:
            return _offers(other, "__reversed__", "__iter__")
        return NotImplemented


class Generator(Iterator):
    __slots__ = ()

    def __next__(self):
        return self.send(None)

    @abstractmethod
    def send(self, value):
        raise StopIteration

    @abstractmethod
    def throw(self, typ, val=None, tb=None):
        _throw(typ, val, tb)

    def close(self):
        try:
            self.throw(GeneratorExit)
        except GeneratorExit:
            return None
        except StopIteration as stop:
            return stop.value
        raise RuntimeError("generator ignored GeneratorExit")

    @classmethod
    def __subclasshook__(cls, other):
        if cls is Generator:
            return _offers(other, "__iter__", "__next__", "send", "throw", "close")
        return NotImplemented


class Sized(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __len__(self):
        return 0

    @classmethod
    def __subclasshook__(cls, other):
        if cls is Sized:
            return _offers(other, "__len__")
        return NotImplemented


class Container(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __contains__(self, x):
        return False

    @classmethod
    def __subclasshook__(cls, other):
        if cls is Container:
            return _offers(other, "__contains__")
        return NotImplemented

    __class_getitem__ = classmethod(GenericAlias)


class Collection(Sized, Iterable, Container):
    __slots__ = ()

    @classmethod
    def __subclasshook__(cls, other):
        if cls is Collection:
            return _offers(other, "__len__", "__iter__", "__contains__")
        return NotImplemented


class Buffer(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __buffer__(self, flags, /):
        raise NotImplementedError

    @classmethod
    def __subclasshook__(cls, other):
        if cls is Buffer:
            return _offers(other, "__buffer__")
        return NotImplemented


class _CallableGenericAlias(GenericAlias):
    """`Callable[[argument types], result]`, flattened so that its parameters can be found."""
    __slots__ = ()

    def __new__(cls, origin, args):
        if not (isinstance(args, tuple) and len(args) == 2):
            raise TypeError("Callable must be used as Callable[[arg, ...], result].")
        arguments, result = args
        if isinstance(arguments, (tuple, list)):
            args = (*arguments, result)
        elif not _stands_for_parameters(arguments):
            raise TypeError(f"Expected a list of types, an ellipsis, ParamSpec, or Concatenate. Got {arguments}")
        return super().__new__(cls, origin, args)

    def __repr__(self):
        args = self.__args__
        if len(args) == 2 and _stands_for_parameters(args[0]):
            return super().__repr__()
        shown = ", ".join([_type_repr(arg) for arg in args[:-1]])
        return f"collections.abc.Callable[[{shown}], {_type_repr(args[-1])}]"

    def __reduce__(self):
        args = self.__args__
        if not (len(args) == 2 and _stands_for_parameters(args[0])):
            args = list(args[:-1]), args[-1]
        return _CallableGenericAlias, (Callable, args)

    def __getitem__(self, item):
        if not isinstance(item, tuple):
            item = (item,)
        if len(self.__parameters__) == 1 and _stands_for_parameters(self.__parameters__[0]) and item and not isinstance(item[0], (tuple, list)):
            item = (item,)
        new = super().__getitem__(item).__args__
        if not isinstance(new[0], (tuple, list)):
            result = new[-1]
            new = (new[:-1], result)
        return _CallableGenericAlias(Callable, tuple(new))


def _stands_for_parameters(obj):
    if obj is Ellipsis:
        return True
    kind = type(obj)
    return kind.__module__ == "typing" and kind.__name__ in ("ParamSpec", "_ConcatenateGenericAlias")


def _type_repr(obj):
    if isinstance(obj, type) and not isinstance(obj, GenericAlias):
        if obj.__module__ == "builtins":
            return obj.__qualname__
        return f"{obj.__module__}.{obj.__qualname__}"
    if obj is Ellipsis:
        return "..."
    if isinstance(obj, type(_type_repr)):
        return obj.__name__
    return repr(obj)


class Callable(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __call__(self, *args, **kwds):
        return False

    @classmethod
    def __subclasshook__(cls, other):
        if cls is Callable:
            return _offers(other, "__call__")
        return NotImplemented

    __class_getitem__ = classmethod(_CallableGenericAlias)


class Set(Collection):
    __slots__ = ()

    def __le__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        if len(self) > len(other):
            return False
        for element in self:
            if element not in other:
                return False
        return True

    def __lt__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        return len(self) < len(other) and self.__le__(other)

    def __gt__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        return len(self) > len(other) and self.__ge__(other)

    def __ge__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        if len(self) < len(other):
            return False
        for element in other:
            if element not in self:
                return False
        return True

    def __eq__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        return len(self) == len(other) and self.__le__(other)

    @classmethod
    def _from_iterable(cls, it):
        return cls(it)

    def __and__(self, other):
        if not isinstance(other, Iterable):
            return NotImplemented
        return self._from_iterable(value for value in other if value in self)

    __rand__ = __and__

    def isdisjoint(self, other):
        for value in other:
            if value in self:
                return False
        return True

    def __or__(self, other):
        if not isinstance(other, Iterable):
            return NotImplemented
        return self._from_iterable(element for part in (self, other) for element in part)

    __ror__ = __or__

    def __sub__(self, other):
        if not isinstance(other, Set):
            if not isinstance(other, Iterable):
                return NotImplemented
            other = self._from_iterable(other)
        return self._from_iterable(value for value in self if value not in other)

    def __rsub__(self, other):
        if not isinstance(other, Set):
            if not isinstance(other, Iterable):
                return NotImplemented
            other = self._from_iterable(other)
        return self._from_iterable(value for value in other if value not in self)

    def __xor__(self, other):
        if not isinstance(other, Set):
            if not isinstance(other, Iterable):
                return NotImplemented
            other = self._from_iterable(other)
        return (self - other) | (other - self)

    __rxor__ = __xor__

    def _hash(self):
        # Equal sets of whatever class must hash alike, so this is what frozenset computes.
        return hash(frozenset(self))


class MutableSet(Set):
    __slots__ = ()

    @abstractmethod
    def add(self, value):
        raise NotImplementedError

    @abstractmethod
    def discard(self, value):
        raise NotImplementedError

    def remove(self, value):
        if value not in self:
            raise KeyError(value)
        self.discard(value)

    def pop(self):
        for value in self:
            break
        else:
            raise KeyError
        self.discard(value)
        return value

    def clear(self):
        try:
            while True:
                self.pop()
        except KeyError:
            pass

    def __ior__(self, it):
        for value in it:
            self.add(value)
        return self

    def __iand__(self, it):
        for value in (self - it):
            self.discard(value)
        return self

    def __ixor__(self, it):
        if it is self:
            self.clear()
            return self
        if not isinstance(it, Set):
            it = self._from_iterable(it)
        for value in it:
            if value in self:
                self.discard(value)
            else:
                self.add(value)
        return self

    def __isub__(self, it):
        if it is self:
            self.clear()
        else:
            for value in it:
                self.discard(value)
        return self


class Mapping(Collection):
    __slots__ = ()
    __abc_tpflags__ = 1 << 6

    @abstractmethod
    def __getitem__(self, key):
        raise KeyError

    def get(self, key, default=None):
        try:
            return self[key]
        except KeyError:
            return default

    def __contains__(self, key):
        try:
            self[key]
        except KeyError:
            return False
        return True

    def keys(self):
        return KeysView(self)

    def items(self):
        return ItemsView(self)

    def values(self):
        return ValuesView(self)

    def __eq__(self, other):
        if not isinstance(other, Mapping):
            return NotImplemented
        return dict(self.items()) == dict(other.items())

    __reversed__ = None


class MappingView(Sized):
    __slots__ = ("_mapping",)

    def __init__(self, mapping):
        self._mapping = mapping

    def __len__(self):
        return len(self._mapping)

    def __repr__(self):
        return f"{self.__class__.__name__}({self._mapping!r})"

    __class_getitem__ = classmethod(GenericAlias)


class KeysView(MappingView, Set):
    __slots__ = ()

    @classmethod
    def _from_iterable(cls, it):
        return set(it)

    def __contains__(self, key):
        return key in self._mapping

    def __iter__(self):
        yield from self._mapping


class ItemsView(MappingView, Set):
    __slots__ = ()

    @classmethod
    def _from_iterable(cls, it):
        return set(it)

    def __contains__(self, item):
        key, value = item
        try:
            found = self._mapping[key]
        except KeyError:
            return False
        return found is value or found == value

    def __iter__(self):
        mapping = self._mapping
        for key in mapping:
            yield key, mapping[key]


class ValuesView(MappingView, Collection):
    __slots__ = ()

    def __contains__(self, value):
        mapping = self._mapping
        for key in mapping:
            found = mapping[key]
            if found is value or found == value:
                return True
        return False

    def __iter__(self):
        mapping = self._mapping
        for key in mapping:
            yield mapping[key]


class MutableMapping(Mapping):
    __slots__ = ()

    @abstractmethod
    def __setitem__(self, key, value):
        raise KeyError

    @abstractmethod
    def __delitem__(self, key):
        raise KeyError

    def pop(self, key, default=_missing):
        try:
            value = self[key]
        except KeyError:
            if default is _missing:
                raise
            return default
        del self[key]
        return value

    def popitem(self):
        for key in self:
            break
        else:
            raise KeyError from None
        value = self[key]
        del self[key]
        return key, value

    def clear(self):
        try:
            while True:
                self.popitem()
        except KeyError:
            pass

    def update(self, other=(), /, **kwds):
        if isinstance(other, Mapping):
            for key in other:
                self[key] = other[key]
        elif hasattr(other, "keys"):
            for key in other.keys():
                self[key] = other[key]
        else:
            for key, value in other:
                self[key] = value
        for key, value in kwds.items():
            self[key] = value

    def setdefault(self, key, default=None):
        try:
            return self[key]
        except KeyError:
            self[key] = default
        return default


class Sequence(Reversible, Collection):
    __slots__ = ()
    __abc_tpflags__ = 1 << 5

    @abstractmethod
    def __getitem__(self, index):
        raise IndexError

    def __iter__(self):
        position = 0
        try:
            while True:
                yield self[position]
                position += 1
        except IndexError:
            return

    def __contains__(self, value):
        for item in self:
            if item is value or item == value:
                return True
        return False

    def __reversed__(self):
        for position in range(len(self) - 1, -1, -1):
            yield self[position]

    def index(self, value, start=0, stop=None):
        if start is not None and start < 0:
            start = max(len(self) + start, 0)
        if stop is not None and stop < 0:
            stop += len(self)
        position = start
        while stop is None or position < stop:
            try:
                item = self[position]
            except IndexError:
                break
            if item is value or item == value:
                return position
            position += 1
        raise ValueError

    def count(self, value):
        count = 0
        for item in self:
            if item is value or item == value:
                count += 1
        return count


class MutableSequence(Sequence):
    __slots__ = ()

    @abstractmethod
    def __setitem__(self, index, value):
        raise IndexError

    @abstractmethod
    def __delitem__(self, index):
        raise IndexError

    @abstractmethod
    def insert(self, index, value):
        raise IndexError

    def append(self, value):
        self.insert(len(self), value)

    def clear(self):
        try:
            while True:
                self.pop()
        except IndexError:
            pass

    def reverse(self):
        size = len(self)
        for position in range(size // 2):
            mirror = size - position - 1
            self[position], self[mirror] = self[mirror], self[position]

    def extend(self, values):
        if values is self:
            values = list(values)
        for value in values:
            self.append(value)

    def pop(self, index=-1):
        value = self[index]
        del self[index]
        return value

    def remove(self, value):
        del self[self.index(value)]

    def __iadd__(self, values):
        self.extend(values)
        return self


class ByteString(Sequence):
    """Deprecated by its inventors: `Sequence[int]` or `Buffer` says what was meant."""
    __slots__ = ()


def _register_builtins():
    def generator():
        yield

    async def coroutine():
        pass

    async def async_generator():
        yield

    running = coroutine()
    Coroutine.register(type(running))
    running.close()
    AsyncGenerator.register(type(async_generator()))
    Generator.register(type(generator()))

    empty = {}
    for kind in (list, dict, set, tuple, str, bytes, bytearray, range, zip, enumerate, map, filter, reversed):
        if kind in (zip, enumerate, map, filter, reversed):
            Iterator.register(kind)
        else:
            Iterator.register(type(iter(kind(0) if kind is range else kind())))
    for iterator in (empty.keys(), empty.values(), empty.items(), reversed([]), reversed(empty)):
        Iterator.register(type(iter(iterator)))

    Set.register(frozenset)
    Set.register(type(empty.keys()))
    Set.register(type(empty.items()))
    KeysView.register(type(empty.keys()))
    ItemsView.register(type(empty.items()))
    ValuesView.register(type(empty.values()))
    MutableSet.register(set)
    Mapping.register(type(type.__dict__))
    MutableMapping.register(dict)
    for kind in (tuple, str, range, memoryview, bytes):
        Sequence.register(kind)
    for kind in (list, bytearray):
        MutableSequence.register(kind)
    from array import array
    MutableSequence.register(array)
    for kind in (bytes, bytearray, memoryview):
        Buffer.register(kind)
    for kind in (bytes, bytearray):
        ByteString.register(kind)

    from collections._deque import deque
    MutableSequence.register(deque)

    # What `match` takes for a sequence or a mapping.
    from _hognose import set_flag
    for kind in (Sequence, MutableSequence, deque):
        set_flag(kind, 'sequence')
    for kind in (Mapping, MutableMapping):
        set_flag(kind, 'mapping')


_register_builtins()
