"""Calls as values, and values that are equal to anything or only to themselves: parts of `unittest.mock`."""

import pprint


class _SentinelObject:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return f'sentinel.{self.name}'

    def __reduce__(self):
        return f'sentinel.{self.name}'


class _Sentinel:
    """Unique objects with names: `sentinel.name` is always the same one."""

    def __init__(self):
        self._sentinels = {}

    def __getattr__(self, name):
        if name == '__bases__':
            raise AttributeError(name)
        return self._sentinels.setdefault(name, _SentinelObject(name))


sentinel = _Sentinel()
DEFAULT = sentinel.DEFAULT
missing = sentinel.MISSING
deleted = sentinel.DELETED


class _ANY:
    """Equal to everything."""

    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    def __repr__(self):
        return '<ANY>'

    __hash__ = None


ANY = _ANY()


# Calls.


def arguments(args, kwargs):
    return ', '.join([repr(arg) for arg in args] + [f'{name}={value!r}' for name, value in kwargs.items()])


class Call(tuple):
    """A call: name, positional and named arguments. `call(1).name(2)` is a call of a result's attribute."""

    def __new__(cls, value=(), name='', parent=None, two=False, from_kall=True):
        args, kwargs = (), {}
        for item in value:
            if isinstance(item, str):
                name = item
            elif isinstance(item, tuple):
                args = item
            else:
                kwargs = item
        return tuple.__new__(cls, (args, kwargs) if two else (name, args, kwargs))

    def __init__(self, value=(), name=None, parent=None, two=False, from_kall=True):
        self._mock_name = name
        self._mock_parent = parent
        self._mock_from_kall = from_kall

    def _parts(self):
        return tuple(self) if len(self) == 3 else ('', *self)

    def __eq__(self, other):
        if not isinstance(other, tuple) or len(other) > 3:
            return NotImplemented if not isinstance(other, tuple) else False
        if getattr(self, '_mock_parent', None) and getattr(other, '_mock_parent', None) and self._mock_parent != other._mock_parent:
            return False
        name, args, kwargs = self._parts()
        other_name, other_args, other_kwargs = '', (), {}
        for item in other:
            if isinstance(item, str):
                other_name = item
            elif isinstance(item, tuple):
                other_args = item
            elif isinstance(item, dict):
                other_kwargs = item
            else:
                return False
        if name and other_name != name:
            return False
        # Values such as ANY may stand on either side.
        return (other_args, other_kwargs) == (args, kwargs)

    __ne__ = object.__ne__
    __hash__ = None

    def __call__(self, /, *args, **kwargs):
        if self._mock_name is None:
            return Call(('', args, kwargs), name='()')
        return Call((self._mock_name, args, kwargs), name=self._mock_name + '()', parent=self)

    def __getattr__(self, attr):
        if self._mock_name is None:
            return Call(name=attr, from_kall=False)
        return Call(name=f'{self._mock_name}.{attr}', parent=self, from_kall=False)

    def __getattribute__(self, attr):
        # Names of tuples are names of attributes that were called.
        if attr in tuple.__dict__:
            return self.__getattr__(attr)
        return tuple.__getattribute__(self, attr)

    @property
    def args(self):
        return self._parts()[1]

    @property
    def kwargs(self):
        return self._parts()[2]

    def __repr__(self):
        if not self._mock_from_kall:
            name = self._mock_name or 'call'
            return f'call{name}' if name.startswith('()') else name
        name, args, kwargs = self._parts()
        if not name:
            name = 'call'
        elif not name.startswith('()'):
            name = f'call.{name}'
        else:
            name = f'call{name}'
        return f'{name}({arguments(args, kwargs)})'

    def call_list(self):
        """The calls that led to this one, and it."""
        found = []
        item = self
        while item is not None:
            if item._mock_from_kall:
                found.append(item)
            item = item._mock_parent
        return CallList(reversed(found))


call = Call(from_kall=False)


class CallList(list):
    """Calls; `in` also finds some that follow each other."""

    def __contains__(self, value):
        if not isinstance(value, list):
            return list.__contains__(self, value)
        n = len(value)
        return any([self[at:at + n] == value for at in range(len(self) - n + 1)])

    def __repr__(self):
        return pprint.pformat(list(self))
