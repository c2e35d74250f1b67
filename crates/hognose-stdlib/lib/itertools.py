"""Iterators for looping.

Each is a generator that shows itself as the type of its name. What CPython looks at when it is made (arguments, `iter()` of what it is given)
is done in its `prepare` function, at the call; the generator has only the loop. An iterator whose function raised is finished here.
"""

from _hognose import qualified as _qualified
from _hognose import facade
from _hognose_native import prelude as _prelude

__all__ = ["accumulate", "batched", "chain", "combinations", "combinations_with_replacement", "compress", "count", "cycle", "dropwhile",
           "filterfalse", "groupby", "islice", "pairwise", "permutations", "product", "repeat", "starmap", "takewhile", "tee",
           "zip_longest"]

GenericAlias = type(list[int])
_missing = object()
# Closes a generator that an iterator alone holds and is through with.
_drop = _prelude('drop')
_MAXSIZE = (1 << 63) - 1


def _index(value):
    if type(value) is int:
        return value
    convert = getattr(type(value), "__index__", None)
    if convert is None:
        raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")
    return convert(value)


# --- endless ones --------------------------------------------------------------------------------------------------------------

@_qualified
class count:
    __slots__ = ("_next", "_step", "__weakref__")

    def __new__(cls, start=0, step=1):
        for value in (start, step):
            if not isinstance(value, (int, float, complex)) and not hasattr(type(value), "__index__") and not hasattr(type(value), "__float__"):
                raise TypeError("a number is required")
        self = object.__new__(cls)
        self._next = start
        self._step = step
        return self

    def __iter__(self):
        return self

    def __next__(self):
        value = self._next
        self._next = value + self._step
        return value

    def __repr__(self):
        step = self._step
        if isinstance(step, int) and step == 1:
            return f"{type(self).__name__}({self._next!r})"
        return f"{type(self).__name__}({self._next!r}, {step!r})"


@_qualified
class repeat:
    __slots__ = ("_object", "_left", "__weakref__")

    def __new__(cls, object=_missing, times=_missing):
        if object is _missing:
            raise TypeError("repeat() missing required argument 'object' (pos 1)")
        self = _new(cls)
        self._object = object
        self._left = None if times is _missing else max(_index(times), 0)
        return self

    def __iter__(self):
        return self

    def __next__(self):
        left = self._left
        if left is not None:
            if not left:
                raise StopIteration
            self._left = left - 1
        return self._object

    def __length_hint__(self):
        if self._left is None:
            raise TypeError("len() of unsized object")
        return self._left

    def __repr__(self):
        if self._left is None:
            return f"{type(self).__name__}({self._object!r})"
        return f"{type(self).__name__}({self._object!r}, {self._left})"


_new = object.__new__


def _cycle_arguments(iterable, /):
    return (iter(iterable),)


@facade("cycle", "itertools", prepare=_cycle_arguments)
def cycle(iterator):
    saved = []
    for item in iterator:
        saved.append(item)
        yield item
    while saved:
        yield from saved


# --- one pass over one iterable -------------------------------------------------------------------------------------------------

def _accumulate_arguments(iterable, func=None, *, initial=None):
    return iter(iterable), func, initial


@facade("accumulate", "itertools", prepare=_accumulate_arguments)
def accumulate(iterator, func, total):
    if total is None:
        for total in iterator:
            break
        else:
            return
    yield total
    if func is None:
        for item in iterator:
            total = total + item
            yield total
    else:
        for item in iterator:
            total = func(total, item)
            yield total


def _batched_arguments(iterable, n, *, strict=False):
    n = _index(n)
    if n < 1:
        raise ValueError("n must be at least one")
    return iter(iterable), n, strict


@facade("batched", "itertools", prepare=_batched_arguments)
def batched(iterator, n, strict):
    batch = []
    for item in iterator:
        batch.append(item)
        if len(batch) == n:
            yield tuple(batch)
            batch = []
    if batch:
        if strict:
            raise ValueError("batched(): incomplete batch")
        yield tuple(batch)


def _compress_arguments(data, selectors):
    return iter(data), iter(selectors)


@facade("compress", "itertools", prepare=_compress_arguments)
def compress(data, selectors):
    for item, selected in zip(data, selectors):
        if selected:
            yield item


def _predicate_arguments(predicate, iterable, /):
    return predicate, iter(iterable)


@facade("dropwhile", "itertools", prepare=_predicate_arguments)
def dropwhile(predicate, iterator):
    for item in iterator:
        if not predicate(item):
            yield item
            break
    else:
        return
    yield from iterator


@facade("takewhile", "itertools", prepare=_predicate_arguments)
def takewhile(predicate, iterator):
    for item in iterator:
        if not predicate(item):
            _drop(iterator)
            return
        yield item


@facade("filterfalse", "itertools", prepare=_predicate_arguments)
def filterfalse(predicate, iterator):
    if predicate is None or predicate is bool:
        for item in iterator:
            if not item:
                yield item
    else:
        for item in iterator:
            if not predicate(item):
                yield item


def _starmap_arguments(function, iterable, /):
    return function, iter(iterable)


@facade("starmap", "itertools", prepare=_starmap_arguments)
def starmap(function, iterator):
    for arguments in iterator:
        yield function(*tuple(arguments))


def _pairwise_arguments(iterable, /):
    return (iter(iterable),)


@facade("pairwise", "itertools", prepare=_pairwise_arguments)
def pairwise(iterator):
    for first in iterator:
        for second in iterator:
            yield first, second
            first = second


def _bound(value, message):
    """A limit of `islice`: None, or an integer that no sequence length exceeds."""
    if value is None:
        return None
    try:
        value = _index(value)
    except TypeError:
        raise ValueError(message) from None
    if not 0 <= value <= _MAXSIZE:
        raise ValueError(message)
    return value


def _islice_arguments(*arguments):
    if not 2 <= len(arguments) <= 4:
        raise TypeError(f"islice expected at {'least 2' if len(arguments) < 2 else 'most 4'} arguments, got {len(arguments)}")
    iterable, start, *rest = arguments
    if not rest:
        stop = _bound(start, "Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.")
        return iter(iterable), 0, stop, 1
    bounds = "Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize."
    stop = _bound(rest[0], "Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.")
    start = _bound(start, bounds)
    step = 1
    if len(rest) == 2 and rest[1] is not None:
        message = "Step for islice() must be a positive integer or None."
        step = _bound(rest[1], message)
        if not step:
            raise ValueError(message)
    return iter(iterable), start or 0, stop, step


@facade("islice", "itertools", prepare=_islice_arguments)
def islice(iterator, start, stop, step):
    # The items before `start` are taken also when nothing is given out; after them exactly those up to `stop`.
    if stop is not None and stop < start:
        stop = start
    if start:
        for _ in zip(range(start), iterator):
            pass
    if step == 1:
        if stop is None:
            yield from iterator
        else:
            for _, item in zip(range(stop - start), iterator):
                yield item
            _drop(iterator)
        return
    if stop == start:
        return
    position = start
    for item in iterator:
        yield item
        position += step
        skip = step - 1
        if stop is not None and position >= stop:
            for _ in zip(range(skip - (position - stop)), iterator):
                pass
            return
        for _ in zip(range(skip), iterator):
            pass


@facade("_grouper", "itertools")
def _grouper(state, key):
    while state[2] is key:
        item = state[1]
        yield item
        if state[2] is not key:
            return
        state[0](state)


def _groupby_arguments(iterable, key=None):
    return iter(iterable), key


@facade("groupby", "itertools", prepare=_groupby_arguments)
def groupby(iterator, keyfunc):
    # state: how to advance, the item at the front, the token of the group that may take it, the front's key, whether a new run has begun
    def advance(state):
        for item in iterator:
            break
        else:
            state[1] = state[2] = None
            state[4] = False
            state[5] = True
            return
        key = item if keyfunc is None else keyfunc(item)
        state[1] = item
        if not (state[3] is key or state[3] == key):
            state[2] = None
            state[4] = True
        state[3] = key

    state = [advance, None, None, None, False, False]
    for item in iterator:
        break
    else:
        return
    state[1] = item
    state[3] = item if keyfunc is None else keyfunc(item)
    while True:
        token = state[2] = object()
        state[4] = False
        yield state[3], _grouper(state, token)
        while not state[4]:
            if state[5]:
                return
            advance(state)


# --- several iterables ----------------------------------------------------------------------------------------------------------

_FROM_ITERABLE = object()


def _chain_arguments(*iterables):
    if iterables and iterables[0] is _FROM_ITERABLE:
        return (iter(iterables[1]),)
    return (iterables,)


@facade("chain", "itertools", prepare=_chain_arguments)
def chain(iterables):
    for iterable in iterables:
        yield from iterable


def _from_iterable(cls, iterable, /):
    return cls(_FROM_ITERABLE, iterable)


_from_iterable.__name__ = "from_iterable"
_from_iterable.__qualname__ = "chain.from_iterable"
chain.from_iterable = classmethod(_from_iterable)
chain.__class_getitem__ = classmethod(GenericAlias)


def _zip_longest_arguments(*iterables, fillvalue=None, **others):
    if others:
        raise TypeError("zip_longest() got an unexpected keyword argument")
    iterators = []
    for position, iterable in enumerate(iterables):
        iterators.append(iter(iterable))
    return iterators, fillvalue


@facade("zip_longest", "itertools", prepare=_zip_longest_arguments)
def zip_longest(iterators, fillvalue):
    left = len(iterators)
    done = [False] * left
    while left:
        row = []
        for position, iterator in enumerate(iterators):
            if done[position]:
                row.append(fillvalue)
                continue
            item = next(iterator, _missing)
            if item is _missing:
                left -= 1
                if not left:
                    return
                done[position] = True
                item = fillvalue
            row.append(item)
        yield tuple(row)


class _TeeLink:
    """One item of a teed iterator, and where the next one is (None: not fetched yet)."""
    __slots__ = ("item", "after")

    def __init__(self):
        self.item = None
        self.after = None


@_qualified
class _tee:
    __slots__ = ("_source", "_link", "__weakref__")

    def __new__(cls, iterable, /):
        if isinstance(iterable, _tee):
            return iterable.__copy__()
        self = object.__new__(cls)
        # The source is a list, so that clones share whether it is being advanced right now.
        self._source = [iter(iterable), False]
        self._link = _TeeLink()
        return self

    def __iter__(self):
        return self

    def __next__(self):
        link = self._link
        if link.after is None:
            source = self._source
            if source[1]:
                raise RuntimeError("tee() re-entrance")
            source[1] = True
            try:
                item = next(source[0])
            finally:
                source[1] = False
            link.item = item
            link.after = _TeeLink()
        self._link = link.after
        return link.item

    def __copy__(self):
        other = object.__new__(_tee)
        other._source = self._source
        other._link = self._link
        return other


_tee.__module__ = "itertools"


def tee(iterable, n=2, /):
    n = _index(n)
    if n < 0:
        raise ValueError("n must be >= 0")
    if n == 0:
        return ()
    first = _tee(iterable)
    return (first, *[first.__copy__() for _ in range(n - 1)])


# --- combinatorics --------------------------------------------------------------------------------------------------------------

def _product_arguments(*iterables, repeat=1):
    repeat = _index(repeat)
    if repeat < 0:
        raise ValueError("repeat argument cannot be negative")
    if not repeat:
        return ([],)
    return ([tuple(iterable) for iterable in iterables] * repeat,)


@facade("product", "itertools", prepare=_product_arguments)
def product(pools):
    size = len(pools)
    if not size:
        yield ()
    elif size == 1:
        for a in pools[0]:
            yield (a,)
    elif size == 2:
        second = pools[1]
        for a in pools[0]:
            for b in second:
                yield a, b
    elif size == 3:
        _, second, third = pools
        for a in pools[0]:
            for b in second:
                for c in third:
                    yield a, b, c
    else:
        # The last two pools are plain loops; the ones before them turn like an odometer.
        for pool in pools:
            if not pool:
                return
        last = pools[-1]
        before = pools[-2]
        wheels = pools[:-2]
        positions = [0] * len(wheels)
        prefix = [pool[0] for pool in wheels]
        while True:
            for b in before:
                head = (*prefix, b)
                for c in last:
                    yield head + (c,)
            wheel = len(wheels) - 1
            while wheel >= 0:
                position = positions[wheel] + 1
                if position < len(wheels[wheel]):
                    positions[wheel] = position
                    prefix[wheel] = wheels[wheel][position]
                    break
                positions[wheel] = 0
                prefix[wheel] = wheels[wheel][0]
                wheel -= 1
            else:
                return


def _size(r):
    r = _index(r)
    if r < 0:
        raise ValueError("r must be non-negative")
    return r


def _combination_arguments(iterable, r):
    return tuple(iterable), _size(r)


@facade("combinations", "itertools", prepare=_combination_arguments)
def combinations(pool, r):
    n = len(pool)
    if r > n:
        return
    if r == 2:
        for i in range(n - 1):
            a = pool[i]
            for b in pool[i + 1:]:
                yield a, b
        return
    if r == 0:
        yield ()
        return
    # The last position runs in a plain loop; `chosen` are the positions before it.
    chosen = list(range(r - 1))
    last = r - 2
    while True:
        head = tuple([pool[i] for i in chosen])
        for item in pool[(chosen[last] + 1 if r > 1 else 0):]:
            yield head + (item,)
        place = last
        while place >= 0 and chosen[place] == place + n - r:
            place -= 1
        if place < 0:
            return
        position = chosen[place] + 1
        for following in range(place, r - 1):
            chosen[following] = position
            position += 1


@facade("combinations_with_replacement", "itertools", prepare=_combination_arguments)
def combinations_with_replacement(pool, r):
    n = len(pool)
    if r == 0:
        yield ()
        return
    if not n:
        return
    chosen = [0] * (r - 1)
    while True:
        head = tuple([pool[i] for i in chosen])
        for item in pool[(chosen[-1] if chosen else 0):]:
            yield head + (item,)
        place = r - 2
        while place >= 0 and chosen[place] == n - 1:
            place -= 1
        if place < 0:
            return
        chosen[place:] = [chosen[place] + 1] * (r - 1 - place)


def _permutations_arguments(iterable, r=None):
    pool = tuple(iterable)
    if r is None:
        return pool, len(pool)
    if not isinstance(r, int):
        raise TypeError("Expected int as r")
    return pool, _size(r)


@facade("permutations", "itertools", prepare=_permutations_arguments)
def permutations(pool, r):
    n = len(pool)
    if r > n:
        return
    if r == 0:
        yield ()
        return
    # `free[k]` are the positions left for place k, in order; `turn[k]` is which of them is taken now.
    free = [list(range(n))]
    turn = [0]
    chosen = []
    while True:
        # Go down to the last place.
        while len(chosen) < r - 1:
            left = free[-1]
            at = turn[-1]
            chosen.append(pool[left[at]])
            free.append(left[:at] + left[at + 1:])
            turn.append(0)
        head = tuple(chosen)
        for position in free[-1]:
            yield head + (pool[position],)
        # Go up until a place has another choice.
        while True:
            free.pop()
            turn.pop()
            if not free:
                return
            chosen.pop()
            turn[-1] += 1
            if turn[-1] < len(free[-1]):
                break
