"""Collections of garbage, as far as a program may ask for them.

Objects are not counted here: whatever nothing refers to goes with the next collection. Deliberately absent: lists of all
objects and of what refers to what.
"""

import _hognose

DEBUG_STATS, DEBUG_COLLECTABLE, DEBUG_UNCOLLECTABLE, DEBUG_SAVEALL, DEBUG_LEAK = 1, 2, 4, 32, 38

callbacks = []
garbage = []
_state = {'enabled': True, 'threshold': (2000, 10, 0), 'debug': 0, 'collections': 0, 'frozen': 0}
_PLAIN = (type(None), bool, int, float, complex, str, bytes, range, type(...), type(NotImplemented))


def collect(generation=2):
    """Frees what nothing refers to any more. 0: nobody counts the objects."""
    if not isinstance(generation, int):
        raise TypeError(f"'{type(generation).__name__}' object cannot be interpreted as an integer")
    if not 0 <= generation <= 2:
        raise ValueError('invalid generation')
    for callback in list(callbacks):
        callback('start', {'generation': generation, 'collected': 0, 'uncollectable': 0})
    _hognose.collect_garbage()
    _state['collections'] += 1
    for callback in list(callbacks):
        callback('stop', {'generation': generation, 'collected': 0, 'uncollectable': 0})
    return 0


def enable():
    """Says that collections happen by themselves, which they do in any case."""
    _state['enabled'] = True


def disable():
    """Says that they do not; memory is bounded, so they still do."""
    _state['enabled'] = False


def isenabled():
    """What was said last."""
    return _state['enabled']


def get_count():
    return (0, 0, 0)


def get_threshold():
    return _state['threshold']


def set_threshold(threshold0, threshold1=None, threshold2=None):
    old = _state['threshold']
    _state['threshold'] = (threshold0, old[1] if threshold1 is None else threshold1, 0)


def get_stats():
    done = _state['collections']
    return [{'collections': n, 'collected': 0, 'uncollectable': 0} for n in (0, 0, done)]


def get_debug():
    return _state['debug']


def set_debug(flags):
    _state['debug'] = flags


def is_tracked(obj):
    """Whether an object is one that could be part of a cycle."""
    return not isinstance(obj, _PLAIN) or type(obj) not in _PLAIN and not isinstance(obj, (bool, range))


def is_finalized(obj):
    return False


def freeze():
    pass


def unfreeze():
    pass


def get_freeze_count():
    return 0
