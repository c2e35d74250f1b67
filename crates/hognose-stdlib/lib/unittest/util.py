"""Texts about values, as messages of assertions need them."""

from collections import Counter, namedtuple

_LONGEST = 80
_HEAD = 5
_TAIL = 5
_PLACEHOLDER = 12


def safe_repr(obj, short=False):
    """`repr`, or that of `object` where it raises; shortened to 80 characters on request."""
    try:
        text = repr(obj)
    except Exception:
        text = object.__repr__(obj)
    if not short or len(text) < _LONGEST:
        return text
    return text[:_LONGEST] + ' [truncated]...'


def strclass(cls):
    return f'{cls.__module__}.{cls.__qualname__}'


def _shortened(text, head, tail):
    left_out = len(text) - head - tail
    return f'{text[:head]}[{left_out} chars]{text[len(text) - tail:]}' if left_out > _PLACEHOLDER else text


def _common_prefix(texts):
    least, most = min(texts), max(texts)
    n = 0
    while n < len(least) and least[n] == most[n]:
        n += 1
    return n


def _common_shorten_repr(*args):
    """Texts of values; where one is long, what they have in common at the beginning is shortened, and long ends are."""
    texts = [safe_repr(arg) for arg in args]
    longest = max(map(len, texts))
    if longest <= _LONGEST:
        return tuple(texts)
    n = _common_prefix(texts)
    prefix = texts[0][:n]
    room = _LONGEST - (longest - n + _HEAD + _PLACEHOLDER)
    if room > _HEAD + _PLACEHOLDER + _TAIL:
        return tuple([_shortened(prefix, _HEAD, room) + text[n:] for text in texts])
    prefix = _shortened(prefix, _HEAD, _HEAD)
    return tuple([prefix + _shortened(text[n:], _LONGEST - _HEAD * 2 - _PLACEHOLDER - _TAIL - _PLACEHOLDER, _TAIL) for text in texts])


def sorted_list_difference(expected, actual):
    """What is in one sorted list and not in the other, both ways, without repetitions."""
    missing = [item for item in dict.fromkeys(expected) if item not in actual]
    unexpected = [item for item in dict.fromkeys(actual) if item not in expected]
    return missing, unexpected


def unorderable_list_difference(expected, actual):
    """Takes the items of a list from another one: what was not there, and what is left."""
    missing = []
    while expected:
        item = expected.pop()
        try:
            actual.remove(item)
        except ValueError:
            missing.append(item)
    return missing, actual


_Mismatch = namedtuple('Mismatch', 'actual expected value')


def count_differences(actual, expected):
    """Items that two sequences have in different numbers, in the order in which they come."""
    try:
        one, other = Counter(actual), Counter(expected)
        return [_Mismatch(one[item], other[item], item) for item in (one | other) if one[item] != other[item]]
    except TypeError:
        pass
    found = []
    seen = []
    for item in [*actual, *expected]:
        if not any([item is known or item == known for known in seen]):
            seen.append(item)
            counts = [len([1 for other in items if other is item or other == item]) for items in (actual, expected)]
            if counts[0] != counts[1]:
                found.append(_Mismatch(*counts, item))
    return found
