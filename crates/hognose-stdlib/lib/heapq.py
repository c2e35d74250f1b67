"""Heaps in lists: `heap[k] <= heap[2*k+1]` and `heap[k] <= heap[2*k+2]`. The `_max` functions keep the opposite order.

Sifting down goes to a leaf first and then up, since what was taken from the end nearly always belongs near the bottom. Items change places, so that a comparison that raises loses none.
"""

__all__ = ["heapify", "heapify_max", "heappop", "heappop_max", "heappush", "heappush_max", "heappushpop", "heappushpop_max", "heapreplace",
           "heapreplace_max", "merge", "nlargest", "nsmallest"]

import _heapq
from _hognose_native import set_function_twin as _set_function_twin

_missing = object()


def _changed():
    return RuntimeError("list changed size during iteration")


def _up(heap, top, position):
    size = len(heap)
    item = heap[position]
    while position > top:
        parent = (position - 1) >> 1
        above = heap[parent]
        less = item < above
        if len(heap) != size:
            raise _changed()
        if not less:
            break
        heap[position], heap[parent] = above, item
        position = parent


def _down(heap, position):
    size = len(heap)
    top = position
    item = heap[position]
    child = 2 * position + 1
    while child < size:
        right = child + 1
        if right < size:
            less = heap[child] < heap[right]
            if len(heap) != size:
                raise _changed()
            if not less:
                child = right
        heap[position], heap[child] = heap[child], item
        position = child
        child = 2 * position + 1
    _up(heap, top, position)


def _up_max(heap, top, position):
    size = len(heap)
    item = heap[position]
    while position > top:
        parent = (position - 1) >> 1
        above = heap[parent]
        less = above < item
        if len(heap) != size:
            raise _changed()
        if not less:
            break
        heap[position], heap[parent] = above, item
        position = parent


def _down_max(heap, position):
    size = len(heap)
    top = position
    item = heap[position]
    child = 2 * position + 1
    while child < size:
        right = child + 1
        if right < size:
            less = heap[right] < heap[child]
            if len(heap) != size:
                raise _changed()
            if not less:
                child = right
        heap[position], heap[child] = heap[child], item
        position = child
        child = 2 * position + 1
    _up_max(heap, top, position)


def _check(heap, name, which=""):
    if not isinstance(heap, list):
        raise TypeError(f"{name}() argument {which}must be list, not {type(heap).__name__}")


def heappush(heap, item, /):
    if not isinstance(heap, list):
        _check(heap, "heappush", "1 ")
    position = len(heap)
    size = position + 1
    heap.append(item)
    while position:
        parent = (position - 1) >> 1
        above = heap[parent]
        less = item < above
        if len(heap) != size:
            raise _changed()
        if not less:
            break
        heap[position], heap[parent] = above, item
        position = parent


def heappop(heap, /):
    if not isinstance(heap, list):
        _check(heap, "heappop")
    if not heap:
        raise IndexError("index out of range")
    last = heap.pop()
    if heap:
        first = heap[0]
        heap[0] = last
        _down(heap, 0)
        return first
    return last


def heapreplace(heap, item, /):
    if not isinstance(heap, list):
        _check(heap, "heapreplace", "1 ")
    if not heap:
        raise IndexError("index out of range")
    first = heap[0]
    heap[0] = item
    _down(heap, 0)
    return first


def heappushpop(heap, item, /):
    if not isinstance(heap, list):
        _check(heap, "heappushpop", "1 ")
    if heap and heap[0] < item:
        item, heap[0] = heap[0], item
        _down(heap, 0)
    return item


def heapify(heap, /):
    _check(heap, "heapify")
    for position in range(len(heap) // 2 - 1, -1, -1):
        _down(heap, position)


# Items that are compared natively are; what the natives leave is done by the functions above.
heappush = _set_function_twin(_heapq.heappush, heappush)
heappop = _set_function_twin(_heapq.heappop, heappop)
heapreplace = _set_function_twin(_heapq.heapreplace, heapreplace)
heappushpop = _set_function_twin(_heapq.heappushpop, heappushpop)
heapify = _set_function_twin(_heapq.heapify, heapify)


def heappush_max(heap, item, /):
    _check(heap, "heappush_max", "1 ")
    heap.append(item)
    _up_max(heap, 0, len(heap) - 1)


def heappop_max(heap, /):
    _check(heap, "heappop_max")
    if not heap:
        raise IndexError("index out of range")
    last = heap.pop()
    if heap:
        first = heap[0]
        heap[0] = last
        _down_max(heap, 0)
        return first
    return last


def heapreplace_max(heap, item, /):
    _check(heap, "heapreplace_max", "1 ")
    if not heap:
        raise IndexError("index out of range")
    first = heap[0]
    heap[0] = item
    _down_max(heap, 0)
    return first


def heappushpop_max(heap, item, /):
    _check(heap, "heappushpop_max", "1 ")
    if heap and item < heap[0]:
        item, heap[0] = heap[0], item
        _down_max(heap, 0)
    return item


def heapify_max(heap, /):
    _check(heap, "heapify_max")
    for position in range(len(heap) // 2 - 1, -1, -1):
        _down_max(heap, position)


# Older programs know these under private names.
_heapify_max = heapify_max
_heappop_max = heappop_max
_heappush_max = heappush_max
_heappushpop_max = heappushpop_max
_heapreplace_max = heapreplace_max


def merge(*iterables, key=None, reverse=False):
    make, replace, pop = (heapify_max, heapreplace_max, heappop_max) if reverse else (heapify, heapreplace, heappop)
    # Entries are [key, order of the iterable, item, fetch]; the order decides among equal keys and is unique.
    heap = []
    for order, iterator in enumerate(map(iter, iterables)):
        for item in iterator:
            heap.append([item if key is None else key(item), -order if reverse else order, item, iterator])
            break
    make(heap)
    while len(heap) > 1:
        entry = heap[0]
        iterator = entry[3]
        while True:
            yield entry[2]
            item = next(iterator, _missing)
            if item is _missing:
                pop(heap)
                break
            entry[0] = item if key is None else key(item)
            entry[2] = item
            # It stands in front, changed.
            replace(heap, entry)
            if heap[0] is not entry:
                break
    if heap:
        yield heap[0][2]
        yield from heap[0][3]


def nsmallest(n, iterable, key=None):
    if n == 1:
        return _extreme(min, iterable, key)
    return _first_of_sorted(n, iterable, key, False)


def nlargest(n, iterable, key=None):
    if n == 1:
        return _extreme(max, iterable, key)
    return _first_of_sorted(n, iterable, key, True)


def _extreme(choose, iterable, key):
    result = choose(iterable, default=_missing, key=key)
    return [] if result is _missing else [result]


def _reduce(items, keys, n, reverse):
    # For what the native leaves: keys that compare in Python.
    first = sorted(range(len(items)), key=keys.__getitem__, reverse=reverse)[:n]
    items[:], keys[:] = [items[i] for i in first], [keys[i] for i in first]


_reduce = _set_function_twin(_heapq.first_of_sorted, _reduce)


def _first_of_sorted(n, iterable, key, reverse):
    """The first n of `sorted(iterable)`: what cannot be among them is left out whenever a few times n items have gathered."""
    if type(n) is not int:
        try:
            size = len(iterable)
        except (TypeError, AttributeError):
            pass
        else:
            n >= size
        n = len(range(n))
    if n < 1:
        # The iterable is still asked for its iterator.
        iter(iterable)
        return []
    if type(iterable) is list or type(iterable) is tuple:
        items = list(iterable)
        keys = items[:] if key is None else list(map(key, items))
    else:
        room = max(4 * n, 1024)
        items, keys = [], []
        for item in iterable:
            items.append(item)
            keys.append(item if key is None else key(item))
            if len(items) >= room:
                _reduce(items, keys, n, reverse)
    _reduce(items, keys, n, reverse)
    return items
