"""`pickle` for a guest that has none: its numbers are there, since tests name them while they are imported; using it is an error."""

HIGHEST_PROTOCOL = 5
DEFAULT_PROTOCOL = 5


class PickleError(Exception):
    """Never raised here."""


PicklingError = UnpicklingError = PickleError


def dumps(*args, **kwargs):
    raise ModuleNotFoundError("No module named 'pickle'", name='pickle')


def loads(*args, **kwargs):
    dumps()


def _loads(*args, **kwargs):
    dumps()


dump = load = Pickler = Unpickler = _dumps = dumps
