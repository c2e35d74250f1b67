"""What the path modules share."""

__all__ = ['commonprefix']


def commonprefix(m, /):
    """The longest text that all of them begin with."""
    if not m:
        return ''
    if not isinstance(m[0], (list, tuple)):
        from _fspath import fspath
        m = tuple(map(fspath, m))
    low, high = min(m), max(m)
    for at, char in enumerate(low):
        if char != high[at]:
            return low[:at]
    return low


def check_types(name, *paths):
    """Complains about text mixed with bytes."""
    for path in paths:
        if not isinstance(path, (str, bytes)):
            raise TypeError(f"{name}() argument must be str, bytes, or os.PathLike object, not {path.__class__.__name__!r}")
    raise TypeError("Can't mix strings and bytes in path components")
