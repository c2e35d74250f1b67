"""What objects of the host are in the guest: records, whose fields have names, members of enumerations, and handles.

When the first object of a class of the host comes in, the VM makes a class for it: a subclass of `Record`, `Row`, `Member` or `Handle`
with the name that the host gave. `_classes` holds those that there are. A record can be used as the dataclass that it often is at
home; a handle stands for an object that is at home still.
"""

import reprlib
from _hognose_native import object_number as _object_number

_classes = {}


class _Fields:
    """`__dataclass_fields__`, made when somebody asks."""

    def __get__(self, record, cls):
        from dataclasses import field, make_dataclass
        return make_dataclass(cls.__name__, [(name, object) for name in cls.__match_args__]).__dataclass_fields__


class Record:
    """An object of the host with named fields."""

    __match_args__ = ()
    __dataclass_fields__ = _Fields()
    __hash__ = None

    def __init__(self, *args, **kwargs):
        names = self.__match_args__
        if len(args) > len(names):
            raise TypeError(f'{type(self).__name__}() takes {len(names)} arguments but {len(args)} were given')
        values = dict(zip(names, args))
        for name, value in kwargs.items():
            if name not in names:
                raise TypeError(f'{type(self).__name__}() got an unexpected keyword argument {name!r}')
            if name in values:
                raise TypeError(f'{type(self).__name__}() got multiple values for argument {name!r}')
            values[name] = value
        missing = [name for name in names if name not in values]
        if missing:
            raise TypeError(f'{type(self).__name__}() is missing {", ".join(missing)}')
        for name in names:
            object.__setattr__(self, name, values[name])

    @reprlib.recursive_repr()
    def __repr__(self):
        fields = [f'{name}={getattr(self, name)!r}' for name in self.__match_args__ if hasattr(self, name)]
        return f'{type(self).__qualname__}({", ".join(fields)})'

    def __eq__(self, other):
        if type(other) is not type(self):
            return NotImplemented
        return self.__dict__ == other.__dict__

    def __replace__(self, /, **changes):
        return type(self)(**{**self.__dict__, **changes})


class Frozen(Record):
    """A record whose fields never change: it is hashed by them."""

    def __setattr__(self, name, value):
        from dataclasses import FrozenInstanceError
        raise FrozenInstanceError(f'cannot assign to field {name!r}')

    def __delattr__(self, name):
        from dataclasses import FrozenInstanceError
        raise FrozenInstanceError(f'cannot delete field {name!r}')

    def __hash__(self):
        return hash(tuple([getattr(self, name) for name in self.__match_args__]))


class _Names:
    """`_fields`: the names of the items."""

    def __get__(self, row, cls):
        return cls.__match_args__


class Row(tuple):
    """A tuple of the host whose items have names."""

    __slots__ = ()
    __match_args__ = ()
    _fields = _Names()
    _field_defaults = {}

    def __new__(cls, *args, **kwargs):
        names = cls.__match_args__
        values = dict(zip(names, args), **kwargs)
        if len(args) > len(names) or len(values) != len(args) + len(kwargs) or set(values) != set(names):
            raise TypeError(f'{cls.__name__}() takes {", ".join(names)}')
        return tuple.__new__(cls, [values[name] for name in names])

    def __getattr__(self, name):
        names = type(self).__match_args__
        if name in names:
            return self[names.index(name)]
        raise AttributeError(f'{type(self).__name__!r} object has no attribute {name!r}')

    def __repr__(self):
        return f'{type(self).__name__}({", ".join(f"{name}={value!r}" for name, value in zip(self._fields, self))})'

    @classmethod
    def _make(cls, items):
        return cls(*items)

    def _asdict(self):
        return dict(zip(self._fields, self))

    def _replace(self, /, **changes):
        return type(self)(**{**self._asdict(), **changes})

    __replace__ = _replace


class Member:
    """A member of an enumeration of the host. There is one for each name, as at home."""

    def __new__(cls, *args, **kwargs):
        raise TypeError(f'members of {cls.__name__} come from the host')

    @property
    def name(self):
        return self._name_

    @property
    def value(self):
        return self._value_

    def __setattr__(self, name, value):
        raise AttributeError(f'{type(self).__name__} cannot be changed: it is an enumeration of the host')

    def __delattr__(self, name):
        raise AttributeError(f'{type(self).__name__} cannot be changed: it is an enumeration of the host')

    def __repr__(self):
        return f'<{type(self).__name__}.{self._name_}: {self._value_!r}>'

    def __str__(self):
        return f'{type(self).__name__}.{self._name_}'

    def __format__(self, spec):
        return format(str(self), spec)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


class Handle:
    """An object that stays with the host: its attributes were read there, its methods are called there."""

    __slots__ = ('_object', '__weakref__')

    def __new__(cls, *args, **kwargs):
        raise TypeError(f'objects of {cls.__name__} come from the host')

    def __init_subclass__(cls, /, **kwargs):
        raise TypeError(f'{cls.__base__.__name__} is a class of the host: no other can derive from it')

    def __setattr__(self, name, value):
        raise AttributeError(f'{type(self).__name__!r} object cannot be changed here: it is one of the host')

    def __delattr__(self, name):
        raise AttributeError(f'{type(self).__name__!r} object cannot be changed here: it is one of the host')

    @reprlib.recursive_repr()
    def __repr__(self):
        attributes = [f' {name}={getattr(self, name)!r}' for name in type(self).__slots__ if hasattr(self, name)]
        return f'<{type(self).__qualname__} #{_object_number(self)}{"".join(attributes)}>'

    def __eq__(self, other):
        if not isinstance(other, Handle):
            return NotImplemented
        return _object_number(self) == _object_number(other)

    def __hash__(self):
        return hash(_object_number(self))

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __reduce_ex__(self, protocol):
        raise TypeError(f'cannot pickle {type(self).__name__!r} object')


# Only the VM looks at what is in that slot.
del Handle._object
