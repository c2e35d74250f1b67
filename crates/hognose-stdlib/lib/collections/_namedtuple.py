"""`namedtuple`: tuples whose positions have names.

`__new__` is compiled for each class, because its parameters are the field names and calls to it are what programs spend time in;
everything else is closures. Field names have been checked to be identifiers before they become source.
"""

from keyword import iskeyword

try:
    from _hognose import caller_module
except ImportError:
    def caller_module():
        return None

try:
    from _hognose import native
except ImportError:
    def native(cls):
        return cls


# The descriptor of one field. (A docstring would collide with the slot.)
class tuplegetter:
    __slots__ = ("index", "__doc__")

    def __init__(self, index, doc):
        self.index = index
        self.__doc__ = doc

    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        if not isinstance(obj, tuple):
            raise TypeError(f"descriptor for index '{self.index}' for tuple subclasses doesn't apply to '{type(obj).__name__}' object")
        return obj[self.index]

    def __set__(self, obj, value):
        raise AttributeError("can't set attribute")

    def __delete__(self, obj):
        raise AttributeError("can't delete attribute")

    def __repr__(self):
        return f"_tuplegetter({self.index}, {self.__doc__!r})"

    def __reduce__(self):
        return tuplegetter, (self.index, self.__doc__)

tuplegetter.__name__ = tuplegetter.__qualname__ = "_tuplegetter"
tuplegetter.__module__ = "collections"
native(tuplegetter)

_tuple_new = tuple.__new__


def _renamed(fields):
    seen = set()
    for position, name in enumerate(fields):
        if not name.isidentifier() or iskeyword(name) or name.startswith("_") or name in seen:
            fields[position] = f"_{position}"
        seen.add(name)


def _check_names(typename, fields, rename):
    for name in [typename, *fields]:
        if type(name) is not str:
            raise TypeError("Type names and field names must be strings")
        if not name.isidentifier():
            raise ValueError(f"Type names and field names must be valid identifiers: {name!r}")
        if iskeyword(name):
            raise ValueError(f"Type names and field names cannot be a keyword: {name!r}")
    seen = set()
    for name in fields:
        if name.startswith("_") and not rename:
            raise ValueError(f"Field names cannot start with an underscore: {name!r}")
        if name in seen:
            raise ValueError(f"Encountered duplicate field name: {name!r}")
        seen.add(name)


def _make_new(fields, defaults, typename):
    names = ", ".join(fields)
    values = f"({names},)" if fields else "()"
    source = f"lambda _cls{', ' if fields else ''}{names}: _tuple_new(_cls, {values})"
    __new__ = eval(source, {"_tuple_new": _tuple_new, "__builtins__": {}, "__name__": f"namedtuple_{typename}"})
    __new__.__name__ = "__new__"
    __new__.__doc__ = f"Create new instance of {typename}({names})"
    if defaults:
        __new__.__defaults__ = defaults
    return __new__


def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
    if module is None:
        module = caller_module()
    return make_namedtuple(typename, field_names, rename, defaults, module, (tuple,))


def make_namedtuple(typename, field_names, rename, defaults, module, bases):
    if isinstance(field_names, str):
        field_names = field_names.replace(",", " ").split()
    fields = list(map(str, field_names))
    typename = str(typename)
    if rename:
        _renamed(fields)
    _check_names(typename, fields, rename)

    field_defaults = {}
    if defaults is not None:
        defaults = tuple(defaults)
        if len(defaults) > len(fields):
            raise TypeError("Got more default values than field names")
        field_defaults = dict(zip(fields[len(fields) - len(defaults):], defaults))

    fields = tuple(fields)
    size = len(fields)
    template = "(" + ", ".join([f"{name}=%r" for name in fields]) + ")"

    def _make(cls, iterable):
        result = _tuple_new(cls, iterable)
        if len(result) != size:
            raise TypeError(f"Expected {size} arguments, got {len(result)}")
        return result

    def _replace(self, /, **kwds):
        result = self._make([kwds.pop(name, value) for name, value in zip(fields, self)])
        if kwds:
            raise TypeError(f"Got unexpected field names: {list(kwds)!r}")
        return result

    def __repr__(self):
        return self.__class__.__name__ + template % self

    def _asdict(self):
        return dict(zip(self._fields, self))

    def __getnewargs__(self):
        return tuple(self)

    _make.__doc__ = f"Make a new {typename} object from a sequence or iterable"
    _replace.__doc__ = f"Return a new {typename} object replacing specified fields with new values"
    for method in (_make, _replace, __repr__, _asdict, __getnewargs__):
        method.__qualname__ = f"{typename}.{method.__name__}"
        method.__module__ = "collections"
    __new__ = _make_new(fields, defaults, typename)
    __new__.__qualname__ = f"{typename}.__new__"

    namespace = {
        "__doc__": f"{typename}({', '.join(fields)})",
        "__slots__": (),
        "_fields": fields,
        "_field_defaults": field_defaults,
        "__new__": __new__,
        "_make": classmethod(_make),
        "__replace__": _replace,
        "_replace": _replace,
        "__repr__": __repr__,
        "_asdict": _asdict,
        "__getnewargs__": __getnewargs__,
        "__match_args__": fields,
    }
    for position, name in enumerate(fields):
        namespace[name] = tuplegetter(position, f"Alias for field number {position}")

    if module is not None:
        namespace["__module__"] = module
    return type(typename, bases, namespace)


namedtuple.__module__ = "collections"
