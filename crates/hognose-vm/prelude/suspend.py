# Awaiting and host calls: coroutines, asynchronous generators, pending values.


def answer_of(pending):
    return look(pending)


def look_and_call(native, args, kwargs):
    # A native that did not take an argument which was not there yet.
    return native(*[look(arg) for arg in args], **{name: look(arg) for name, arg in kwargs.items()})


def call_tool(tool, /, *args, **kwargs):
    # A call of a tool by something else than a call instruction: a special method, a native.
    return tool(*args, **kwargs)


def run_main(coroutine):
    # The body of a module that awaits: driven by the scheduler of `asyncio`.
    return find_module('asyncio')._main(coroutine)


def run_thread(function, argument):
    # The first frame of a thread: `threading` catches what the function raises.
    function(argument)


def get_await(obj):
    # The iterator of an object with `__await__`.
    method = lookup_special(obj, '__await__')
    if method is None:
        raise TypeError(f"'{type_name(obj)}' object can't be awaited")
    result = method()
    if is_coroutine(result):
        raise TypeError("__await__() returned a coroutine")
    if lookup_class(type_of(result), '__next__') is None:
        raise TypeError(f"__await__() returned non-iterator of type {type_name(result)!r}")
    return result


def get_aiter(obj):
    result = lookup_special(obj, '__aiter__')()
    if lookup_class(type_of(result), '__anext__') is None:
        raise TypeError(
            f"'async for' received an object from __aiter__ that does not implement __anext__: {type_name(result)}")
    return result


def get_await_of_item(obj):
    # What `async for` awaits: what goes wrong is the fault of `__anext__`.
    try:
        return get_await(obj)
    except Exception as error:
        raise TypeError(f"'async for' received an invalid object from __anext__: {type_name(obj)}") from error


def coroutine___await__(self, /):
    return drive_coroutine(self)


def drive_coroutine(coroutine):
    return (yield from coroutine)


def generator_throw(self, typ, val=MISSING, tb=MISSING, /):
    return self.throw(make_thrown('throw', typ, val, tb))


coroutine_throw = generator_throw
coroutine_wrapper_throw = generator_throw
async_generator_asend_throw = generator_throw
async_generator_athrow_throw = generator_throw
anext_awaitable_throw = generator_throw


def make_thrown(method, typ, val, tb):
    if val is not MISSING or tb is not MISSING:
        warn(DeprecationWarning,
             f"the (type, exc, tb) signature of {method}() is deprecated, use the single-arg signature instead.")
    if tb is not MISSING and tb is not None and not isinstance_exact(tb, class_named('traceback')):
        raise TypeError("throw() third argument must be a traceback object")
    if isinstance_exact(typ, BaseException):
        if val is not MISSING and val is not None:
            raise TypeError("instance exception may not have a separate value")
        return typ
    if not (isinstance_exact(typ, type) and issubclass(typ, BaseException)):
        raise TypeError(f"exceptions must be classes or instances deriving from BaseException, not {type_name(typ)}")
    if isinstance(val, typ):
        return val
    if val is MISSING or val is None:
        return typ()
    if isinstance_exact(val, tuple):
        return typ(*val)
    return typ(val)


def send_to(iterator, value):
    # What `yield from` gives on, where the guest decides what attributes an iterator has.
    return iterator.send(value)


def throw_to(iterator, exc):
    throw = getattr(iterator, 'throw', MISSING)
    if throw is MISSING:
        raise_again(exc)
    return throw(exc)


def close_to(iterator):
    # The iterator is given up in any case.
    try:
        close = getattr(iterator, 'close', MISSING)
    except BaseException as error:
        return unraisable(error, f'Exception ignored while closing generator {iterator!r}')
    if close is not MISSING:
        close()


def async_generator___anext__(self, /):
    return step_asend(self, None)


def async_generator_asend(self, value, /):
    return step_asend(self, value)


def async_generator_athrow(self, typ, val=MISSING, tb=MISSING, /):
    return step_athrow(self, make_thrown('athrow', typ, val, tb))


def async_generator_aclose(self, /):
    return step_aclose(self, None)


def begin_step(generator, name):
    if generator_new(generator):
        # It is closed at the end of the task in which it begins.
        find_module('asyncio.tasks')._note_generator(generator)
    if generator_busy(generator):
        raise RuntimeError(f"{name}(): asynchronous generator is already running")
    set_generator_busy(generator, True)


# The steps. `thrown` is what was thrown into one that had not begun.


def step_asend(generator, value, thrown=MISSING):
    begin_step(generator, 'anext')
    try:
        item = send_on(generator, value) if thrown is MISSING else throw_on(generator, thrown)
        while is_pending(item) or item is not MISSING and not is_cell(item):
            item = yield from pass_through(generator, item)
    finally:
        set_generator_busy(generator, False)
    if item is MISSING:
        raise StopAsyncIteration
    return cell_content(item)


def step_awaited(generator, item, thrown=MISSING):
    # The rest of a step that `async for` began, from the first thing on that the generator awaits.
    try:
        if thrown is not MISSING:
            item = throw_on(generator, thrown)
        while is_pending(item) or item is not MISSING and not is_cell(item):
            item = yield from pass_through(generator, item)
    finally:
        set_generator_busy(generator, False)
    if item is MISSING:
        raise StopAsyncIteration
    return cell_content(item)


def step_athrow(generator, exc, thrown=MISSING):
    begin_step(generator, 'athrow')
    try:
        if thrown is MISSING and generator_ended(generator):
            return
        item = throw_on(generator, exc if thrown is MISSING else thrown)
        while is_pending(item) or item is not MISSING and not is_cell(item):
            item = yield from pass_through(generator, item)
    finally:
        set_generator_busy(generator, False)
    if item is MISSING:
        raise StopAsyncIteration
    return cell_content(item)


def step_aclose(generator, _, thrown=MISSING):
    begin_step(generator, 'aclose')
    try:
        if thrown is MISSING and generator_finished(generator):
            return
        item = throw_on(generator, GeneratorExit() if thrown is MISSING else thrown)
        while is_pending(item) or item is not MISSING and not is_cell(item):
            item = yield from pass_through(generator, item)
    except (StopAsyncIteration, GeneratorExit):
        return
    finally:
        set_generator_busy(generator, False)
    if item is not MISSING:
        raise RuntimeError("async generator ignored GeneratorExit")


def step_anext(awaitable, default, thrown=MISSING):
    # `anext` with a default.
    iterator = get_await(awaitable)
    try:
        if thrown is not MISSING:
            try:
                item = throw_to(iterator, thrown)
            except StopIteration as stop:
                return stop.value
            yield item
        return (yield from iterator)
    except StopAsyncIteration:
        return default


def async_generator_asend_close(self, /):
    # It throws, even into a step that has not begun.
    if generator_ended(self):
        return
    try:
        self.throw(GeneratorExit())
    except (StopIteration, StopAsyncIteration, GeneratorExit):
        return
    raise RuntimeError("coroutine ignored GeneratorExit")


async_generator_athrow_close = async_generator_asend_close


def pass_through(generator, item):
    # Hands an awaited thing to whoever drives, and what comes back to the generator.
    try:
        sent = yield item
    except BaseException as error:
        return throw_on(generator, error)
    return send_on(generator, sent)


def send_on(generator, value):
    # What the generator gives next; MISSING at its end. `StopIteration` must not end the steps that call this.
    try:
        return resume(generator, value)
    except StopIteration:
        return MISSING


def throw_on(generator, exc):
    try:
        return throw_into(generator, exc)
    except StopIteration:
        return MISSING


set_facade(drive_coroutine, class_named('coroutine_wrapper'))
set_facade(step_asend, class_named('async_generator_asend'))
set_facade(step_awaited, class_named('async_generator_asend'))
set_facade(step_athrow, class_named('async_generator_athrow'))
set_facade(step_aclose, class_named('async_generator_athrow'))
set_facade(step_anext, class_named('anext_awaitable'))
