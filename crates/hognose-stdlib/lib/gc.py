"""The garbage collector, as far as a program may ask for it.

`collect` collects at once, so weak references to what nobody holds are cleared behind it. Deliberately absent: generations, lists of
objects and who refers to them. Garbage is always collected; what `disable` says is only remembered.
"""

import _hognose

__all__ = ['enable', 'disable', 'isenabled', 'collect', 'get_count', 'get_threshold', 'set_threshold', 'get_stats', 'get_debug', 'set_debug',
           'is_tracked', 'is_finalized', 'freeze', 'unfreeze', 'get_freeze_count', 'callbacks', 'garbage', 'DEBUG_STATS', 'DEBUG_COLLECTABLE',
           'DEBUG_UNCOLLECTABLE', 'DEBUG_SAVEALL', 'DEBUG_LEAK']

DEBUG_STATS, DEBUG_COLLECTABLE, DEBUG_UNCOLLECTABLE, DEBUG_SAVEALL, DEBUG_LEAK = 1, 2, 4, 32, 38
callbacks = []
garbage = []
_enabled = True
_threshold = (2000, 10, 0)
_debug = 0


def enable():
    """Says that garbage is to be collected."""
    global _enabled
    _enabled = True


def disable():
    """Says that garbage is not to be collected, which it is all the same."""
    global _enabled
    _enabled = False


def isenabled():
    """What was said last."""
    return _enabled


def collect(generation=2):
    """Collects garbage. How many objects that were is not counted: 0."""
    if not isinstance(generation, int):
        raise TypeError(f"'{type(generation).__name__}' object cannot be interpreted as an integer")
    if not 0 <= generation <= 2:
        raise ValueError('invalid generation')
    _hognose.collect_garbage()
    return 0


def get_count():
    return (0, 0, 0)


def get_threshold():
    return _threshold


def set_threshold(threshold0, threshold1=10, threshold2=0, /):
    global _threshold
    _threshold = (threshold0, threshold1, 0)


def get_stats():
    return [{'collections': 0, 'collected': 0, 'uncollectable': 0} for _ in range(3)]


def get_debug():
    return _debug


def set_debug(flags, /):
    global _debug
    _debug = flags


def is_tracked(obj, /):
    """Whether an object can be part of a cycle."""
    return not isinstance(obj, (int, float, complex, str, bytes, type(None)))


def is_finalized(obj, /):
    """Finalizers are not called."""
    return False


def freeze():
    """There are no generations to keep objects out of."""


unfreeze = freeze


def get_freeze_count():
    return 0
