# Iteration where Python has to run: the iterators that call functions, and the twins of the builtin functions over
# iterables.
#
# An iterator class whose participants are not all builtin is played by a generator that shows the class. When such a
# generator is left by an exception it goes on behind its only `yield` the next time (`exec/unwind.rs`), as the iterators
# of CPython do: what it counts it counts before it yields. A `for`
# asks for an iterator only once: `once` wraps what a second `iter()` would be noticed by.


def once(iterable):
    # An iterator over `iterable` that a `for` can go through, asked for here and never again.
    if for_loop_takes(iterable):
        return iterable
    iterator = builtin_iterator(iterable)
    return (item for item in iterable) if iterator is None else iterator


def list_of(iterable):
    # As `sized` does.
    iterable = look(iterable)
    if not has_native(iterable, '__len__') or not has_native(iterable, '__length_hint__'):
        iterator = iter(iterable)
        length_hint(iterable)
        iterable = once_of(iterator)
    return [item for item in iterable]


def list_of_all(iterator):
    # A list of what a builtin iterator or a generator gives.
    return [item for item in iterator]


def list_of_iterator(iterable):
    # For what asks for an iterator before it makes the list: slices that are assigned to, `join`, `a, *b = …`.
    return list_of(iter(iterable))


def sized(iterable):
    # What a list is filled from: its iterator, and after that how many items are to be expected. The number is of no
    # use here, but a guest's methods see that they are called, and what they raise counts.
    iterable = look(iterable)
    if has_native(iterable, '__len__') and has_native(iterable, '__length_hint__'):
        return iterable
    iterator = iter(iterable)
    length_hint(iterable)
    return once_of(iterator)


def length_hint(obj):
    method = lookup_special(obj, '__len__')
    if method is not None:
        try:
            n = look(method())
            if isinstance_exact(n, int) and 0 <= n <= 0xfffffffffffffff:
                return n
            return expected(length_of(n))
        except TypeError:
            pass
    method = lookup_special(obj, '__length_hint__')
    if method is None:
        return 0
    try:
        n = look(method())
    except TypeError:
        return 0
    if n is NotImplemented:
        return 0
    if not isinstance_exact(n, int):
        raise TypeError(f"__length_hint__ must be an integer, not {type_name(n)}")
    if n < 0:
        raise ValueError("__length_hint__() should return >= 0")
    return expected(n)


def expected(n):
    if n > 0x7fffffffffffffff:
        raise OverflowError("Python int too large to convert to C ssize_t")
    if n > 0xfffffffffffffff:
        raise MemoryError
    return n


def sequence_items(get):
    # The old protocol: `obj[0]`, `obj[1]`, … until `IndexError`.
    at = 0
    while True:
        try:
            item = get(at)
        except (IndexError, StopIteration):
            return
        at += 1
        yield item


def sequence_iterator(obj):
    return sequence_items(lookup_special(obj, '__getitem__'))


def unpack(iterable, n):
    # Exactly `n` items. What is left early is closed before it is said.
    items = []
    left = n
    for item in held(iterable):
        if left == 0:
            left = -1
            break
        items.append(item)
        left -= 1
    if left < 0:
        if isinstance_exact(iterable, dict) or isinstance_exact(iterable, list) or isinstance_exact(iterable, tuple):
            raise ValueError(f"too many values to unpack (expected {n}, got {len(iterable)})")
        raise ValueError(f"too many values to unpack (expected {n})")
    if left:
        raise ValueError(f"not enough values to unpack (expected {n}, got {n - left})")
    return items


def next_by_loop(iterator, default=MISSING):
    # One step of a builtin iterator that needs Python on its way.
    for item in iterator:
        return item
    if default is MISSING:
        raise StopIteration
    return default


# What builtin iterators ask (`types/adapters.rs`).


def plus(a, b):
    return a + b


def truth_of(value):
    return True if value else False


def same_or_equal(a, b):
    return True if a is b or a == b else False


def call_one(function, a):
    return function(a)


def call_two(function, a, b):
    return function(a, b)


def call_spread(function, args):
    return function(*tuple(args))


def close_generator(generator):
    # Also what it alone goes through, when it is an iterator over others.
    inner = held_by(generator)
    try:
        return close_gen(generator)
    finally:
        for iterator in inner:
            close_generator(iterator)


def drop(iterator):
    # A builtin is through with an argument before that has ended.
    if sole_here(iterator):
        close_generator(iterator)


def drop_all(iterators):
    for iterator in reversed(iterators):
        drop(iterator)


def next_then_close(generator, default=MISSING):
    item = next(generator) if default is MISSING else next(generator, default)
    close_generator(generator)
    return item


# Builtin functions.


def builtins_len(obj, /):
    obj = look(obj)
    method = lookup_special(obj, '__len__')
    if method is None:
        if has_name(type_of(obj), '__len__'):
            raise TypeError("'NoneType' object is not callable")
        raise TypeError(f"object of type '{type_name(obj)}' has no len()")
    return length_of(method())


def length_of(result):
    # What `__len__` gave as the length.
    n = to_index(result)
    if n < 0:
        raise ValueError("__len__() should return >= 0")
    if n > 0x7fffffffffffffff:
        raise OverflowError("cannot fit 'int' into an index-sized integer")
    return n


def builtins_iter(obj, *sentinel):
    obj = look(obj)
    if sentinel:
        if not callable(obj):
            raise TypeError("iter(v, w): v must be callable")
        return call_until(obj, sentinel[0])
    cls = type_of(obj)
    method = lookup_class(cls, '__iter__')
    if method is None:
        if has_name(cls, '__iter__') or lookup_class(cls, '__getitem__') is None:
            raise TypeError(f"'{type_name(obj)}' object is not iterable")
        return sequence_iterator(obj)
    iterator = look(lookup_special(obj, '__iter__')())
    if not has_name(type_of(iterator), '__next__'):
        raise TypeError(f"iter() returned non-iterator of type '{type_name(iterator)}'")
    return iterator


def has_name(cls, name):
    # Whether a class has a name at all, be it `None`.
    for base in mro_of(cls):
        if name in class_dict(base):
            return True
    return False


def call_until(function, sentinel):
    while True:
        item = function()
        if item is sentinel or item == sentinel:
            return
        yield item


def builtins_next(iterator, default=MISSING, /):
    iterator = look(iterator)
    if default is MISSING:
        return next(iterator)
    return next(iterator, default)


def builtins_any(iterable, /):
    for item in held(iterable):
        if item:
            return True
    return False


def builtins_all(iterable, /):
    for item in held(iterable):
        if not item:
            return False
    return True


def builtins_sum(iterable, /, start=0):
    start = look(start)
    if type_of(start) is not int:
        if isinstance_exact(start, str):
            raise TypeError("sum() can't sum strings [use ''.join(seq) instead]")
        if isinstance_exact(start, bytes):
            raise TypeError("sum() can't sum bytes [use b''.join(seq) instead]")
        if isinstance_exact(start, bytearray):
            raise TypeError("sum() can't sum bytearray [use b''.join(seq) instead]")
    iterator = once(iterable)
    adder = sum_begin(start)
    if adder is not None:
        # Many numbers of a builtin iterator, in parts between which it can be stopped.
        while sum_part(adder, iterator):
            pass
        for item in iterator:
            if not sum_add(adder, item):
                start = sum_end(adder) + item
                break
        else:
            return sum_end(adder)
    for item in held(iterator):
        start = start + item
    return start


def builtins_min(*args, key=None, default=MISSING):
    values = extreme_of('min', args, default)
    best = MISSING
    if key is None:
        if type_of(values) is list:
            at = extreme_at(values, False)
            if at is not None:
                return values[at]
        for item in held(values):
            if best is MISSING:
                best = item
            elif item < best:
                best = item
    else:
        best = extreme_by(key, values, False)
        if best is not MISSING:
            return best
        so_far = []
        while extreme_part(key, values, False, so_far):
            pass
        if so_far:
            best, least = so_far
        for item in held(values):
            value = key(item)
            if best is MISSING:
                best = item
                least = value
            elif value < least:
                best = item
                least = value
    if best is MISSING:
        return no_extreme('min', default)
    return best


def builtins_max(*args, key=None, default=MISSING):
    values = extreme_of('max', args, default)
    best = MISSING
    if key is None:
        if type_of(values) is list:
            at = extreme_at(values, True)
            if at is not None:
                return values[at]
        for item in held(values):
            if best is MISSING:
                best = item
            elif item > best:
                best = item
    else:
        best = extreme_by(key, values, True)
        if best is not MISSING:
            return best
        so_far = []
        while extreme_part(key, values, True, so_far):
            pass
        if so_far:
            best, most = so_far
        for item in held(values):
            value = key(item)
            if best is MISSING:
                best = item
                most = value
            elif value > most:
                best = item
                most = value
    if best is MISSING:
        return no_extreme('max', default)
    return best


def min_with(values, key):
    # Of a few items in a list or tuple, whose keys take frames.
    best = least = MISSING
    for item in values:
        value = key(item)
        if best is MISSING:
            best = item
            least = value
        elif value < least:
            best = item
            least = value
    return best


def max_with(values, key):
    best = most = MISSING
    for item in values:
        value = key(item)
        if best is MISSING:
            best = item
            most = value
        elif value > most:
            best = item
            most = value
    return best


def extreme_of(name, args, default):
    if len(args) == 0:
        raise TypeError(f"{name} expected at least 1 argument, got 0")
    if len(args) > 1:
        if default is not MISSING:
            raise TypeError(f"Cannot specify a default for {name}() with multiple positional arguments")
        return args
    return args[0]


def no_extreme(name, default):
    if default is MISSING:
        raise ValueError(f"{name}() iterable argument is empty")
    return default


def builtins_aiter(async_iterable, /):
    obj = look(async_iterable)
    method = lookup_special(obj, '__aiter__')
    if method is None:
        raise TypeError(f"'{type_name(obj)}' object is not an async iterable")
    iterator = look(method())
    if lookup_special(iterator, '__anext__') is None:
        raise TypeError(f"aiter() returned not an async iterator of type '{type_name(iterator)}'")
    return iterator


def builtins_anext(aiterator, default=MISSING, /):
    aiterator = look(aiterator)
    method = lookup_special(aiterator, '__anext__')
    if method is None:
        raise TypeError(f"'{type_name(aiterator)}' object is not an async iterator")
    if default is MISSING:
        return method()
    return step_anext(method(), default)


# What goes through a generator by itself (`exec/collect.rs`), from an item on that takes Python, or with all its items.


def sum_from(total, item, generator):
    try:
        total = total + item
    except BaseException as error:
        drop(generator)
        raise_again(error)
    for item in held(generator):
        total = total + item
    return total


def truth_of_item(item, generator):
    try:
        return True if item else False
    except BaseException as error:
        drop(generator)
        raise_again(error)


def any_from(item, generator):
    if truth_of_item(item, generator):
        drop(generator)
        return True
    return builtins_any(generator)


def all_from(item, generator):
    if not truth_of_item(item, generator):
        drop(generator)
        return False
    return builtins_all(generator)


def min_from(best, item, generator):
    try:
        if item < best:
            best = item
    except BaseException as error:
        drop(generator)
        raise_again(error)
    for item in held(generator):
        if item < best:
            best = item
    return best


def max_from(best, item, generator):
    try:
        if item > best:
            best = item
    except BaseException as error:
        drop(generator)
        raise_again(error)
    for item in held(generator):
        if item > best:
            best = item
    return best


def set_from_item(s, item, generator, then):
    try:
        set_enter(s, item)
    except BaseException as error:
        drop(generator)
        raise_again(error)
    for item in held(generator):
        set_enter(s, item)
    if then is None:
        return s
    return then(s) if then else None


def dict_from_item(d, n, item, generator):
    try:
        dict_enter(d, n, item)
    except BaseException as error:
        drop(generator)
        raise_again(error)
    for item in held(generator):
        n += 1
        dict_enter(d, n, item)
    return d


def count_on(twin, mapping, item, generator):
    try:
        twin(mapping, [item])
    except BaseException as error:
        drop(generator)
        raise_again(error)
    twin(mapping, held(generator))


def tuple_of_items(items):
    return tuple(items)


def text_of_items(items, text):
    return str.join(text, items)


def bytes_of_items(items, text):
    return bytes.join(text, items)


def bytearray_of_items(items, text):
    return bytearray.join(text, items)


def bytes_of_numbers(items):
    return bytes(items)


def bytearray_of_numbers(items):
    return bytearray(items)


def numbers_from_item(twin, items, item, generator):
    # An item that is no number of the usual sizes: the twin goes through all of them.
    try:
        return twin(numbers_again(items, item, generator))
    except BaseException as error:
        drop(generator)
        raise_again(error)


def numbers_again(items, item, generator):
    yield from items
    yield item
    for item in held(generator):
        yield item


def frozen_items(items):
    return frozen_copy(items)


def extreme_by(key, values, most):
    # The first item with the least or greatest key, where neither keys nor comparing take a frame: nothing has effects then.
    if type_of(values) is list:
        keys = leaf_results(key, values)
        if keys is not None:
            at = extreme_at(keys, most)
            if at is not None:
                return values[at]
    return MISSING


# `map`, `filter`, `enumerate`, `zip`, `reversed`.


def map_make(func=MISSING, /, *iterables, strict=False, **unknown):
    for name in unknown:
        raise TypeError(f"map() got an unexpected keyword argument {name!r}")
    if func is MISSING or not iterables:
        raise TypeError("map() must have at least two arguments.")
    if len(iterables) == 1:
        return map_one(func, once(iterables[0]))
    iterators = [iter(iterable) for iterable in iterables]
    if strict:
        return map_strict(func, iterators)
    if len(iterators) == 2:
        return map_two(func, once_of(iterators[0]), iterators[1])
    return map_many(func, iterators)


def once_of(iterator):
    # As `once`, for an iterator that was asked for already.
    return iterator if for_loop_takes(iterator) else items_of_iterator(iterator)


def items_of_iterator(iterator):
    step = lookup_special(iterator, '__next__')
    while True:
        try:
            item = step()
        except StopIteration:
            return
        yield item


def map_one(func, iterator):
    for item in iterator:
        yield func(item)


def map_two(func, first, second):
    for a in first:
        b = next(second, MISSING)
        if b is MISSING:
            drop(first)
            return
        yield func(a, b)
    drop(second)


def map_many(func, iterators):
    while True:
        args = []
        for iterator in iterators:
            item = next(iterator, MISSING)
            if item is MISSING:
                drop_all(iterators)
                return
            args.append(item)
        yield func(*args)


def map_strict(func, iterators):
    for args in zip_strict(iterators, 'map'):
        yield func(*args)


def filter_make(*args, **kwargs):
    if kwargs:
        raise TypeError("filter() takes no keyword arguments")
    if len(args) != 2:
        raise TypeError(f"filter expected 2 arguments, got {len(args)}")
    function, iterable = args
    if function is None or function is bool:
        return filter_true(once(iterable))
    return filter_by(function, once(iterable))


def filter_true(iterator):
    for item in iterator:
        if item:
            yield item


def filter_by(function, iterator):
    for item in iterator:
        if function(item):
            yield item


def enumerate_make(iterable, start=0):
    start = to_index(start)
    return enumerate_items(once(iterable), start)


def enumerate_items(iterator, n):
    for item in iterator:
        at = n
        n += 1
        yield at, item


def zip_make(*iterables, strict=False):
    iterators = [iter(iterable) for iterable in iterables]
    if not iterators:
        return zip()
    if strict:
        return zip_strict(iterators, 'zip')
    if len(iterators) == 2:
        first, second = iterators
        if for_loop_takes(second):
            return zip_loops(once_of(first), second)
        return zip_two(once_of(first), second)
    if len(iterators) == 3:
        first, second, third = iterators
        if for_loop_takes(second) and for_loop_takes(third):
            return zip_three(once_of(first), second, third)
    return zip_many(iterators)


def zip_loops(first, second):
    for a in first:
        for b in second:
            yield a, b
            break
        else:
            drop(first)
            return
    drop(second)


def zip_three(first, second, third):
    for a in first:
        for b in second:
            for c in third:
                yield a, b, c
                break
            else:
                drop(second)
                drop(first)
                return
            break
        else:
            drop(third)
            drop(first)
            return
    drop(third)
    drop(second)


def zip_two(first, second):
    for a in first:
        b = next(second, MISSING)
        if b is MISSING:
            drop(first)
            return
        yield a, b
    drop(second)


def zip_many(iterators):
    while True:
        items = []
        for iterator in iterators:
            item = next(iterator, MISSING)
            if item is MISSING:
                drop_all(iterators)
                return
            items.append(item)
        yield tuple(items)


def zip_strict(iterators, name):
    while True:
        items = []
        for i, iterator in enumerate(iterators):
            item = next(iterator, MISSING)
            if item is not MISSING:
                items.append(item)
                continue
            if i:
                before = "argument 1" if i == 1 else f"arguments 1-{i}"
                raise ValueError(f"{name}() argument {i + 1} is shorter than {before}")
            for j in range(1, len(iterators)):
                if next(iterators[j], MISSING) is not MISSING:
                    before = "argument 1" if j == 1 else f"arguments 1-{j}"
                    raise ValueError(f"{name}() argument {j + 1} is longer than {before}")
            return
        yield tuple(items)


def reversed_make(sequence, /):
    sequence = look(sequence)
    method = lookup_special(sequence, '__reversed__')
    if method is not None:
        return method()
    get = lookup_special(sequence, '__getitem__')
    if get is None or has_name(type_of(sequence), '__reversed__'):
        raise TypeError(f"'{type_name(sequence)}' object is not reversible")
    return items_backwards(get, len(sequence))


def items_backwards(get, n):
    while n > 0:
        n -= 1
        try:
            item = get(n)
        except (IndexError, StopIteration):
            return
        yield item


def make_iterator(cls, base, made):
    # `__new__` of a subclass of an iterator class: an instance that carries the iterator.
    if cls is base:
        return made
    return instance_of(cls, base, made)


def map___new__(cls, /, *args, **kwargs):
    return make_iterator(cls, map, map_make(*args, **kwargs))


def filter___new__(cls, /, *args, **kwargs):
    return make_iterator(cls, filter, filter_make(*args, **kwargs))


def enumerate___new__(cls, /, *args, **kwargs):
    return make_iterator(cls, enumerate, enumerate(*args, **kwargs))


def zip___new__(cls, /, *args, **kwargs):
    return make_iterator(cls, zip, zip(*args, **kwargs))


def reversed___new__(cls, /, *args, **kwargs):
    return make_iterator(cls, reversed, reversed(*args, **kwargs))


for function in (map_one, map_two, map_many, map_strict):
    set_facade(function, map)
for function in (filter_true, filter_by):
    set_facade(function, filter)
for function in (zip_loops, zip_two, zip_three, zip_many, zip_strict):
    set_facade(function, zip)
set_facade(enumerate_items, enumerate)
set_facade(items_backwards, reversed)
set_facade(sequence_items, class_named('iterator'))
set_facade(call_until, class_named('callable_iterator'))
