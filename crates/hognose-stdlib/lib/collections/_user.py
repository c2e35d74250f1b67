"""`UserDict`, `UserList`, `UserString`: containers made to be subclassed. The real one is in `.data`; every operation goes through overridable methods."""

from collections.abc import MutableMapping, MutableSequence, Sequence

_missing = object()


class UserDict(MutableMapping):
    __module__ = "collections"

    def __init__(self, dict=None, /, **kwargs):
        self.data = {}
        if dict is not None:
            self.update(dict)
        if kwargs:
            self.update(kwargs)

    def __len__(self):
        return len(self.data)

    def __getitem__(self, key):
        if key in self.data:
            return self.data[key]
        missing = getattr(self.__class__, "__missing__", None)
        if missing is not None:
            return missing(self, key)
        raise KeyError(key)

    def __setitem__(self, key, item):
        self.data[key] = item

    def __delitem__(self, key):
        del self.data[key]

    def __iter__(self):
        return iter(self.data)

    def __contains__(self, key):
        return key in self.data

    def get(self, key, default=None):
        return self[key] if key in self else default

    def __repr__(self):
        return repr(self.data)

    def __or__(self, other):
        if isinstance(other, UserDict):
            return self.__class__(self.data | other.data)
        if isinstance(other, dict):
            return self.__class__(self.data | other)
        return NotImplemented

    def __ror__(self, other):
        if isinstance(other, UserDict):
            return self.__class__(other.data | self.data)
        if isinstance(other, dict):
            return self.__class__(other | self.data)
        return NotImplemented

    def __ior__(self, other):
        self.data |= other.data if isinstance(other, UserDict) else other
        return self

    def __copy__(self):
        new = self.__class__.__new__(self.__class__)
        new.__dict__.update(self.__dict__)
        new.__dict__["data"] = self.__dict__["data"].copy()
        return new

    def copy(self):
        if self.__class__ is UserDict:
            return UserDict(self.data.copy())
        data = self.data
        try:
            # Attributes of a subclass come along; the items go through its own update.
            self.data = {}
            new = _shallow(self)
        finally:
            self.data = data
        new.update(self)
        return new

    @classmethod
    def fromkeys(cls, iterable, value=None):
        new = cls()
        for key in iterable:
            new[key] = value
        return new


def _shallow(obj):
    from copy import copy
    return copy(obj)


class UserList(MutableSequence):
    __module__ = "collections"

    def __init__(self, initlist=None):
        self.data = []
        if initlist is not None:
            self.data[:] = initlist.data if isinstance(initlist, UserList) else initlist

    def __repr__(self):
        return repr(self.data)

    def _plain(self, other):
        return other.data if isinstance(other, UserList) else other

    def __lt__(self, other):
        return self.data < self._plain(other)

    def __le__(self, other):
        return self.data <= self._plain(other)

    def __eq__(self, other):
        return self.data == self._plain(other)

    def __gt__(self, other):
        return self.data > self._plain(other)

    def __ge__(self, other):
        return self.data >= self._plain(other)

    def __contains__(self, item):
        return item in self.data

    def __len__(self):
        return len(self.data)

    def __getitem__(self, i):
        if isinstance(i, slice):
            return self.__class__(self.data[i])
        return self.data[i]

    def __setitem__(self, i, item):
        self.data[i] = item

    def __delitem__(self, i):
        del self.data[i]

    def _listed(self, other):
        if isinstance(other, UserList):
            return other.data
        return other if isinstance(other, type(self.data)) else list(other)

    def __add__(self, other):
        return self.__class__(self.data + self._listed(other))

    def __radd__(self, other):
        return self.__class__(self._listed(other) + self.data)

    def __iadd__(self, other):
        self.data += self._listed(other)
        return self

    def __mul__(self, n):
        return self.__class__(self.data * n)

    __rmul__ = __mul__

    def __imul__(self, n):
        self.data *= n
        return self

    def __copy__(self):
        new = self.__class__.__new__(self.__class__)
        new.__dict__.update(self.__dict__)
        new.__dict__["data"] = self.__dict__["data"][:]
        return new

    def append(self, item):
        self.data.append(item)

    def insert(self, i, item):
        self.data.insert(i, item)

    def pop(self, i=-1):
        return self.data.pop(i)

    def remove(self, item):
        self.data.remove(item)

    def clear(self):
        self.data.clear()

    def copy(self):
        return self.__class__(self)

    def count(self, item):
        return self.data.count(item)

    def index(self, item, *args):
        return self.data.index(item, *args)

    def reverse(self):
        self.data.reverse()

    def sort(self, /, *args, **kwds):
        self.data.sort(*args, **kwds)

    def extend(self, other):
        self.data.extend(self._plain(other))


def _text(value):
    return value.data if isinstance(value, UserString) else value


class UserString(Sequence):
    __module__ = "collections"

    def __init__(self, seq):
        if isinstance(seq, str):
            self.data = seq
        elif isinstance(seq, UserString):
            self.data = seq.data[:]
        else:
            self.data = str(seq)

    def __str__(self):
        return str(self.data)

    def __repr__(self):
        return repr(self.data)

    def __int__(self):
        return int(self.data)

    def __float__(self):
        return float(self.data)

    def __complex__(self):
        return complex(self.data)

    def __hash__(self):
        return hash(self.data)

    def __getnewargs__(self):
        return (self.data[:],)

    def __eq__(self, string):
        return self.data == _text(string)

    def __lt__(self, string):
        return self.data < _text(string)

    def __le__(self, string):
        return self.data <= _text(string)

    def __gt__(self, string):
        return self.data > _text(string)

    def __ge__(self, string):
        return self.data >= _text(string)

    def __contains__(self, char):
        return _text(char) in self.data

    def __len__(self):
        return len(self.data)

    def __getitem__(self, index):
        return self.__class__(self.data[index])

    def __add__(self, other):
        if isinstance(other, UserString):
            return self.__class__(self.data + other.data)
        return self.__class__(self.data + (other if isinstance(other, str) else str(other)))

    def __radd__(self, other):
        return self.__class__((other if isinstance(other, str) else str(other)) + self.data)

    def __mul__(self, n):
        return self.__class__(self.data * n)

    __rmul__ = __mul__

    def __mod__(self, args):
        return self.__class__(self.data % args)

    def __rmod__(self, template):
        return self.__class__(str(template) % self)

    def encode(self, encoding="utf-8", errors="strict"):
        return self.data.encode("utf-8" if encoding is None else encoding, "strict" if errors is None else errors)

    def replace(self, old, new, maxsplit=-1):
        return self.__class__(self.data.replace(_text(old), _text(new), maxsplit))

    def find(self, sub, start=0, end=None):
        return self.data.find(_text(sub), start, end)

    def rfind(self, sub, start=0, end=None):
        return self.data.rfind(_text(sub), start, end)

    def index(self, sub, start=0, end=None):
        return self.data.index(_text(sub), start, end)

    def rindex(self, sub, start=0, end=None):
        return self.data.rindex(_text(sub), start, end)

    def count(self, sub, start=0, end=None):
        return self.data.count(_text(sub), start, len(self.data) if end is None else end)

    def removeprefix(self, prefix, /):
        return self.__class__(self.data.removeprefix(_text(prefix)))

    def removesuffix(self, suffix, /):
        return self.__class__(self.data.removesuffix(_text(suffix)))

    def format(self, /, *args, **kwds):
        return self.data.format(*args, **kwds)

    def format_map(self, mapping):
        return self.data.format_map(mapping)

    def join(self, seq):
        return self.data.join(seq)

    def translate(self, *args):
        return self.__class__(self.data.translate(*args))

    def split(self, sep=None, maxsplit=-1):
        return self.data.split(sep, maxsplit)

    def rsplit(self, sep=None, maxsplit=-1):
        return self.data.rsplit(sep, maxsplit)

    def splitlines(self, keepends=False):
        return self.data.splitlines(keepends)

    def partition(self, sep):
        return self.data.partition(sep)

    def rpartition(self, sep):
        return self.data.rpartition(sep)

    def startswith(self, prefix, start=0, end=None):
        return self.data.startswith(prefix, start, end)

    def endswith(self, suffix, start=0, end=None):
        return self.data.endswith(suffix, start, end)

    def center(self, width, *args):
        return self.__class__(self.data.center(width, *args))

    def ljust(self, width, *args):
        return self.__class__(self.data.ljust(width, *args))

    def rjust(self, width, *args):
        return self.__class__(self.data.rjust(width, *args))

    def zfill(self, width):
        return self.__class__(self.data.zfill(width))

    def expandtabs(self, tabsize=8):
        return self.__class__(self.data.expandtabs(tabsize))

    def strip(self, chars=None):
        return self.__class__(self.data.strip(_text(chars)))

    def lstrip(self, chars=None):
        return self.__class__(self.data.lstrip(_text(chars)))

    def rstrip(self, chars=None):
        return self.__class__(self.data.rstrip(_text(chars)))

    maketrans = str.maketrans


def _give_plain_methods():
    # Methods that say the same of `.data`: those with a text for an answer wrap it again.
    def wrapping(name):
        def method(self):
            return self.__class__(getattr(self.data, name)())
        return method

    def passing(name):
        def method(self):
            return getattr(self.data, name)()
        return method

    groups = ((wrapping, "capitalize casefold lower swapcase title upper"),
              (passing, "isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isprintable isspace istitle isupper"))
    for make, names in groups:
        for name in names.split():
            method = make(name)
            method.__name__ = name
            method.__qualname__ = f"UserString.{name}"
            setattr(UserString, name, method)


_give_plain_methods()
