"""Iterators for looping.

Their classes are builtin, and over builtin iterators so are they (`types/itertools.rs`). The twins here do what is left: arguments that
have to be converted, complaints about calls, and iterables that take Python to go through, for which a generator plays the iterator.
"""

from _hognose import misfit as _misfit
from _hognose_native import iterator_class as _iterator_class
from _hognose_native import iterator_parts as _iterator_parts
from _hognose_native import prelude as _prelude
from _hognose_native import set_facade as _set_facade
from _hognose_native import set_twin as _set_twin

__all__ = ["accumulate", "batched", "chain", "combinations", "combinations_with_replacement", "compress", "count", "cycle", "dropwhile",
           "filterfalse", "groupby", "islice", "pairwise", "permutations", "product", "repeat", "starmap", "takewhile", "tee",
           "zip_longest"]

GenericAlias = type(list[int])
_missing = object()
# Closes a generator that an iterator alone holds and is through with.
_drop = _prelude('drop')
_MAXSIZE = (1 << 63) - 1
_make_iterator = _prelude('make_iterator')
# What a `for` goes through without asking for an iterator again.
_once_of = _prelude('once_of')
_VARARGS = 4
_ANY = float('inf')


def _index(value):
    if type(value) is int:
        return value
    convert = getattr(type(value), "__index__", None)
    if convert is None:
        raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")
    return convert(value)


# Snapshots find the cells of a twin that runs by a way from the module.
_twins = {}


def _native(name, prepare, make):
    """A builtin class. `prepare` takes the arguments of a call that its native left alone, `make` what comes of them.

    The parameters of `prepare` are those of the class, also for messages about calls that do not fit: all of them positional-only,
    or none.
    """
    cls = _iterator_class(name)
    code = prepare.__code__
    least = code.co_argcount - len(prepare.__defaults__ or ())
    most = _ANY if code.co_flags & _VARARGS else code.co_argcount

    def build(*args, **kwargs):
        # No `try`: what is made here has to come straight from its call.
        if kwargs or not least <= len(args) <= most:
            complaint = _misfit(name, prepare, args, kwargs)
            if complaint is not None:
                raise TypeError(complaint)
        return make(*prepare(*args, **kwargs))

    def new(cls_, /, *args, **kwargs):
        return _make_iterator(cls_, cls, cls(*args, **kwargs))

    _set_twin(cls, "make", build)
    _set_twin(cls, "__new__", new)
    _twins[name] = build, new
    return cls


def _played(name, prepare):
    """The same, where a generator plays the iterator."""
    def decorate(function):
        cls = _native(name, prepare, function)
        _set_facade(function, cls)
        return cls
    return decorate


def _again(name, prepare):
    """The same, where the native makes the iterator when the arguments are what it knows."""
    def make(*args, **kwargs):
        return cls(*args, **kwargs)
    cls = _native(name, prepare, make)
    return cls


# --- endless ones --------------------------------------------------------------------------------------------------------------

def _count_arguments(start=0, step=1):
    return start, step


count = _again("count", _count_arguments)


def _count_repr(self):
    now, step = _iterator_parts(self)
    if isinstance(step, int) and step == 1:
        return f"{type(self).__name__}({now!r})"
    return f"{type(self).__name__}({now!r}, {step!r})"


_set_twin(count, "__repr__", _count_repr)


def _repeat_arguments(object, times=_missing):
    if times is _missing:
        return (object,)
    return object, min(max(_index(times), 0), 1 << 60)


repeat = _again("repeat", _repeat_arguments)


def _repeat_repr(self):
    object, left = _iterator_parts(self)
    if left < 0:
        return f"{type(self).__name__}({object!r})"
    return f"{type(self).__name__}({object!r}, {left})"


_set_twin(repeat, "__repr__", _repeat_repr)


def _cycle_arguments(iterable, /):
    return (iter(iterable),)


@_played("cycle", _cycle_arguments)
def cycle(iterator):
    saved = []
    for item in iterator:
        saved.append(item)
        yield item
    if saved:
        # From here on it is one over a list.
        yield from cycle(saved)


# --- one pass over one iterable -------------------------------------------------------------------------------------------------

def _accumulate_arguments(iterable, func=None, *, initial=None):
    return iter(iterable), func, initial


@_played("accumulate", _accumulate_arguments)
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


@_played("batched", _batched_arguments)
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


@_played("compress", _compress_arguments)
def compress(data, selectors):
    selectors = _once_of(selectors)
    for item in data:
        for selected in selectors:
            break
        else:
            return
        if selected:
            yield item


def _predicate_arguments(predicate, iterable, /):
    return predicate, iter(iterable)


@_played("dropwhile", _predicate_arguments)
def dropwhile(predicate, iterator):
    for item in iterator:
        if not predicate(item):
            yield item
            break
    else:
        return
    yield from iterator


@_played("takewhile", _predicate_arguments)
def takewhile(predicate, iterator):
    for item in iterator:
        if not predicate(item):
            _drop(iterator)
            return
        yield item


@_played("filterfalse", _predicate_arguments)
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


@_played("starmap", _starmap_arguments)
def starmap(function, iterator):
    for arguments in iterator:
        if type(arguments) is not tuple:
            arguments = tuple(arguments)
        yield function(*arguments)


def _pairwise_arguments(iterable, /):
    return (iter(iterable),)


@_played("pairwise", _pairwise_arguments)
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


@_played("islice", _islice_arguments)
def islice(iterator, start, stop, step):
    # The items before `start` are taken also when nothing is given out; after them exactly those up to `stop`.
    if stop is not None and stop < start:
        stop = start
    if start:
        left = start
        for _ in iterator:
            left -= 1
            if not left:
                break
    if step == 1:
        if stop is None:
            yield from iterator
        else:
            left = stop - start
            if left:
                for item in iterator:
                    left -= 1
                    yield item
                    if not left:
                        break
            _drop(iterator)
        return
    if stop is None:
        stop = -1
    # So many items were taken; which one is given out next.
    at = wanted = start
    if at == stop:
        _drop(iterator)
        return
    for item in iterator:
        if at != wanted:
            at += 1
            if at == stop:
                break
            continue
        at += 1
        wanted += step
        if 0 <= stop < wanted:
            wanted = stop
        yield item
        if at == stop:
            break
    _drop(iterator)


# What a `groupby` shares with its groups: the token of the group that may take items, the item that the next group begins with
# and its key, and whether there is nothing more.
_TOKEN, _ITEM, _KEY, _ENDED = range(4)


def _grouper(state, token, iterator, keyfunc, key, item):
    if state[_TOKEN] is not token:
        return
    yield item
    while state[_TOKEN] is token:
        for item in iterator:
            break
        else:
            state[_TOKEN] = None
            state[_ENDED] = True
            return
        found = item if keyfunc is None else keyfunc(item)
        if not (key is found or key == found):
            # The next group begins with it.
            state[_TOKEN] = None
            state[_ITEM] = item
            state[_KEY] = found
            return
        yield item


def _no_grouper(*args, **kwargs):
    if len(args) != 2:
        raise TypeError(f"_grouper expected 2 arguments, got {len(args)}")
    raise TypeError("incorrect usage of internal _grouper")


_grouper_class = _iterator_class("_grouper")
_set_facade(_grouper, _grouper_class)
_set_twin(_grouper_class, "make", _no_grouper)
_set_twin(_grouper_class, "__new__", _no_grouper)


def _groupby_arguments(iterable, key=None):
    return iter(iterable), key


@_played("groupby", _groupby_arguments)
def groupby(iterator, keyfunc):
    for item in iterator:
        break
    else:
        return
    key = item if keyfunc is None else keyfunc(item)
    state = [None, None, None, False]
    # The groups hold it as well. In a dict it is not looked for, where a loop over the groups ends early (`exec/sole.rs`).
    held = {None: iterator}
    iterator = None
    while True:
        token = state[_TOKEN] = object()
        yield key, _grouper(state, token, held[None], keyfunc, key, item)
        before = key
        if state[_TOKEN] is None:
            # The group has met the next one.
            if state[_ENDED]:
                return
            item = state[_ITEM]
            key = state[_KEY]
            # Asked once more, as CPython does.
            if not (before is key or before == key):
                continue
        state[_TOKEN] = False
        for item in held[None]:
            key = item if keyfunc is None else keyfunc(item)
            if not (before is key or before == key):
                break
        else:
            return


# --- several iterables ----------------------------------------------------------------------------------------------------------

def _chain_arguments(*iterables):
    return (iterables,)


def _chained(iterables):
    for iterable in iterables:
        yield from iter(iterable)


chain = _played("chain", _chain_arguments)(_chained)


def _from_iterable(cls, iterable, /):
    if cls is chain:
        return _chained(iter(iterable))
    return _make_iterator(cls, chain, chain.from_iterable(iterable))


_set_twin(chain, "class:from_iterable", _from_iterable)


def _zip_longest_arguments(*iterables, fillvalue=None, **others):
    if others:
        raise TypeError("zip_longest() got an unexpected keyword argument")
    iterators = []
    for position, iterable in enumerate(iterables):
        iterators.append(iter(iterable))
    return iterators, fillvalue


@_played("zip_longest", _zip_longest_arguments)
def zip_longest(iterators, fillvalue):
    if len(iterators) == 2:
        first, second = _once_of(iterators[0]), _once_of(iterators[1])
        for a in first:
            for b in second:
                break
            else:
                yield a, fillvalue
                for a in first:
                    yield a, fillvalue
                return
            yield a, b
        for b in second:
            yield fillvalue, b
        return
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


def _tee_arguments(iterable, /):
    return (iter(iterable),)


def _items_of(iterator):
    yield from iterator


def _tee_over(iterator):
    # The native knows builtin iterators and generators.
    return _tee(_items_of(iterator))


_tee = _native("_tee", _tee_arguments, _tee_over)


def tee(iterable, n=2, /):
    if type(n) is int and n == 2:
        first = _tee(iterable)
        return first, first.__copy__()
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
    if len(iterables) * repeat > 1 << 20:
        raise MemoryError
    return [tuple(iterable) for iterable in iterables] if repeat else (), repeat


def _product(pools, repeat):
    return product(*pools, repeat=repeat)


product = _native("product", _product_arguments, _product)


def _size(r):
    r = _index(r)
    if r < 0:
        raise ValueError("r must be non-negative")
    if r > 1 << 40:
        raise MemoryError
    return r


def _combination_arguments(iterable, r):
    return tuple(iterable), _size(r)


combinations = _again("combinations", _combination_arguments)
combinations_with_replacement = _again("combinations_with_replacement", _combination_arguments)


def _permutations_arguments(iterable, r=None):
    pool = tuple(iterable)
    if r is None:
        return pool, len(pool)
    if not isinstance(r, int):
        raise TypeError("Expected int as r")
    return pool, _size(r)


permutations = _again("permutations", _permutations_arguments)
