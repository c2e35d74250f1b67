"""`os.PathLike` and `os.fspath`, which the path modules stand on."""

import abc


class PathLike(abc.ABC):
    """An object that is a path."""

    __slots__ = ()

    @abc.abstractmethod
    def __fspath__(self):
        raise NotImplementedError

    @classmethod
    def __subclasshook__(cls, subclass):
        if cls is PathLike:
            return any('__fspath__' in base.__dict__ for base in subclass.__mro__) or NotImplemented
        return NotImplemented

    __class_getitem__ = classmethod(type(list[int]))


PathLike.__module__ = 'os'


def fspath(path):
    """The text or bytes of a path."""
    if isinstance(path, (str, bytes)):
        return path
    kind = type(path)
    method = getattr(kind, '__fspath__', None)
    if method is None:
        raise TypeError(f'expected str, bytes or os.PathLike object, not {kind.__name__}')
    result = method(path)
    if isinstance(result, (str, bytes)):
        return result
    raise TypeError(f'expected {kind.__name__}.__fspath__() to return str or bytes, not {type(result).__name__}')


fspath.__module__ = 'os'
