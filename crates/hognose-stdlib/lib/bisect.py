"""Where an item belongs in a sorted sequence. Only `<` is asked of the items; `bisect_right` asks `x < item`, `bisect_left` asks `item < x`."""

__all__ = ["bisect", "bisect_left", "bisect_right", "insort", "insort_left", "insort_right"]

from operator import index as _index

import _bisect
from _hognose_native import set_function_twin as _set_function_twin


def _bounds(a, lo, hi):
    lo = _index(lo)
    if hi is not None:
        hi = _index(hi)
    if lo < 0:
        raise ValueError("lo must be non-negative")
    return lo, len(a) if hi is None else hi


def bisect_right(a, x, lo=0, hi=None, *, key=None):
    lo, hi = _bounds(a, lo, hi)
    if key is None:
        while lo < hi:
            mid = (lo + hi) // 2
            if x < a[mid]:
                hi = mid
            else:
                lo = mid + 1
    else:
        while lo < hi:
            mid = (lo + hi) // 2
            if x < key(a[mid]):
                hi = mid
            else:
                lo = mid + 1
    return lo


def bisect_left(a, x, lo=0, hi=None, *, key=None):
    lo, hi = _bounds(a, lo, hi)
    if key is None:
        while lo < hi:
            mid = (lo + hi) // 2
            if a[mid] < x:
                lo = mid + 1
            else:
                hi = mid
    else:
        while lo < hi:
            mid = (lo + hi) // 2
            if key(a[mid]) < x:
                lo = mid + 1
            else:
                hi = mid
    return lo


def insort_right(a, x, lo=0, hi=None, *, key=None):
    position = bisect_right(a, x if key is None else key(x), lo, hi, key=key)
    a.insert(position, x)


def insort_left(a, x, lo=0, hi=None, *, key=None):
    position = bisect_left(a, x if key is None else key(x), lo, hi, key=key)
    a.insert(position, x)


# Items that are compared natively are; what the natives leave is done by the functions above.
bisect_left = _set_function_twin(_bisect.bisect_left, bisect_left)
bisect_right = _set_function_twin(_bisect.bisect_right, bisect_right)
insort_left = _set_function_twin(_bisect.insort_left, insort_left)
insort_right = _set_function_twin(_bisect.insort_right, insort_right)
bisect = bisect_right
insort = insort_right
