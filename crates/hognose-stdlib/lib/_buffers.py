"""Bytes of bytes-like objects, for modules written in Python.

What natives do with their arguments: the items of a view have to lie one behind the other.
"""


def contiguous(view):
    """A view whose items lie one behind the other."""
    if not view.c_contiguous:
        raise BufferError('memoryview: underlying buffer is not C-contiguous')
    return view


def plain_bytes(data):
    """The bytes of a bytes-like object."""
    if isinstance(data, (bytes, bytearray)):
        return data
    try:
        with memoryview(data) as view:
            return contiguous(view).tobytes()
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not '{type(data).__name__}'") from None


def writable_view(buffer, name):
    """A view of the bytes of an object that can be written."""
    try:
        view = memoryview(buffer)
    except TypeError:
        view = None
    if view is None or view.readonly or not view.c_contiguous:
        raise TypeError(f'{name}argument must be read-write bytes-like object, not {type(buffer).__name__}')
    return view if view.format == 'B' and view.ndim == 1 else view.cast('B')
