"""Tasks: coroutines driven by the loop, and the functions that wait for several of them.

A coroutine yields to its task a future (it waits for it), None (it lets the others go first) or a pending value (it waits for the host's answer).
Whatever may be a pending value is asked `is_pending` before anything else is asked of it, because any other question waits for the answer.
"""

import _sched
import contextvars
import itertools

from _sched import copied as _copied_context, differ as _differ, enter_in as _enter_in, generator_ended, is_pending
from _sched import outstanding as _outstanding, step as _step_of
from asyncio import coroutines, events, futures
from asyncio.exceptions import CancelledError, InvalidStateError
from asyncio.futures import Future, _PENDING, _CANCELLED, _FINISHED
from contextvars import _first as _first_context
from types import CoroutineType

__all__ = ("Task", "create_task", "FIRST_COMPLETED", "FIRST_EXCEPTION", "ALL_COMPLETED", "wait", "wait_for", "as_completed", "sleep",
           "gather", "shield", "ensure_future", "current_task", "all_tasks", "create_eager_task_factory", "eager_task_factory",
           "run_coroutine_threadsafe", "_register_task", "_unregister_task", "_enter_task", "_leave_task")

# Calls to the host remember the number of the task that made them; 0 is code outside of tasks.
_next_number = itertools.count(1).__next__
# How many tasks got a name when they were made. The others are named by their numbers, counted without those.
_named = 0
# What makes a handle of a callback in a loop whose class does not say otherwise: `BaseEventLoop.call_soon`, which is defined elsewhere.
usual_call_soon = None

# The number of the body of a program, while it has no task and when it has got one.
MAIN_NUMBER = 0x7FFF_FFFF

FIRST_COMPLETED = "FIRST_COMPLETED"
FIRST_EXCEPTION = "FIRST_EXCEPTION"
ALL_COMPLETED = "ALL_COMPLETED"


class _Yield:
    """Awaited, it lets everything else that is ready go first."""
    __slots__ = ()

    def __await__(self):
        yield


_others_first = _Yield()


async def _answer(value):
    return await value


def answer_of(value):
    """A coroutine for a tool call, which starts with it, as a coroutine function's body would."""
    _sched.give(value)
    return _answer(value)


async def _finish(number, generators, result, error):
    """The end of a task: calls that it made and nobody asked for run, in their order; its async generators are closed."""
    try:
        while error is None:
            call = _sched.unfinished(number)
            if not is_pending(call):
                break
            await call
    finally:
        for generator in reversed(generators):
            await generator.aclose()
    if error is not None:
        raise error
    return result


def _note_generator(generator):
    """An async generator begins: it is closed at the end of the task that runs, if it has not ended by then."""
    loop = events._get_running_loop()
    task = None if loop is None else loop._current_task
    if task is None:
        return
    generators = task._generators
    if not generators:
        task._generators = [generator]
        return
    if len(generators) >= 32 and not len(generators) & len(generators) - 1:
        generators[:] = [known for known in generators if not generator_ended(known)]
    generators.append(generator)


class Task(Future):
    __module__ = "_asyncio"
    _num_cancels_requested = 0
    _must_cancel = False
    _fut_waiter = None
    _log_destroy_pending = True
    _takes_turns = True
    # The async generators that began in it.
    _generators = ()
    # A text, the number behind "Task-", or nothing where that is the number of the task.
    _name = None
    # What is driven, when that is not the coroutine that it was made for.
    _driven = None

    def __init__(self, coro, *, loop=None, name=None, context=None, eager_start=False):
        # As a future begins. A task has most of what it needs in the object itself, which has room for four.
        self._loop = loop = events.get_event_loop() if loop is None else loop
        self._context = _copied_context(_first_context) if context is None else context
        if type(coro) is not CoroutineType:
            if not coroutines.iscoroutine(coro):
                raise TypeError(f"a coroutine was expected, got {coro!r}")
            self._takes_turns = False
        self._coro = coro
        self._callbacks = []
        self._number = number = _next_number()
        if name is not None:
            global _named
            _named += 1
            self._name = str(name)
        elif _named:
            self._name = number - _named
        # A loop with a `call_soon` of its own gets a callback each time.
        if getattr(loop.call_soon, "__func__", None) is not usual_call_soon:
            self._takes_turns = False
        if eager_start and loop.is_running():
            self._start_now()
        else:
            if self._takes_turns and not loop._closed:
                loop._ready.append(self)
            else:
                loop.call_soon(self._step, context=self._context)
            loop._tasks[number] = self

    @classmethod
    def _of_running(cls, driven, loop):
        """The body of a program that has run without a loop until now."""
        task = cls.__new__(cls)
        Future.__init__(task, loop=loop)
        task._number = MAIN_NUMBER
        task._name = "Task-main"
        task._coro = driven
        task._context = contextvars._current_context()
        loop._tasks[MAIN_NUMBER] = task
        return task

    def _describe(self):
        state, *rest = self._describe_state()
        if self._must_cancel and self._state == _PENDING:
            state = "cancelling"
        info = [type(self).__name__, state, f"name={self.get_name()!r}"]
        if self._coro is not None:
            info.append(f"coro=<{coroutines._format_coroutine(self._coro)}>")
        if self._fut_waiter is not None:
            info.append(f"wait_for={self._fut_waiter!r}")
        return info + rest

    def get_coro(self):
        return self._coro

    def get_context(self):
        return self._context

    def get_name(self):
        name = self._name
        if name is None:
            name = self._number
        return f"Task-{name}" if type(name) is int else name

    def set_name(self, value):
        self._name = str(value)

    def set_result(self, result):
        raise RuntimeError("Task does not support set_result operation")

    def set_exception(self, exception):
        raise RuntimeError("Task does not support set_exception operation")

    def get_stack(self, *, limit=None):
        frame = getattr(self._coro, "cr_frame", None)
        return [] if frame is None else [frame]

    def print_stack(self, *, limit=None, file=None):
        print(f"Task {self!r}", file=file)

    def cancel(self, msg=None):
        if self._state != _PENDING:
            return False
        self._num_cancels_requested += 1
        waiter = self._fut_waiter
        if waiter is not None and waiter.cancel(msg=msg):
            # It wakes the task up with the error.
            return True
        self._must_cancel = True
        self._cancel_message = msg
        return True

    def cancelling(self):
        return self._num_cancels_requested

    def uncancel(self):
        if self._num_cancels_requested > 0:
            self._num_cancels_requested -= 1
            if self._num_cancels_requested == 0:
                self._must_cancel = False
        return self._num_cancels_requested

    def _start_now(self):
        loop = self._loop
        outer = loop._current_task
        outer_number = _sched.enter(self._number)
        loop._current_task = self
        loop._tasks[self._number] = self
        try:
            self._context.run(self._advance, None)
        finally:
            loop._current_task = outer
            _sched.enter(outer_number)

    def _step(self, error=None):
        if self._state != _PENDING:
            raise InvalidStateError(f"step(): already done: {self!r}, {error!r}")
        if self._must_cancel:
            if not isinstance(error, CancelledError):
                error = self._make_cancelled_error()
            self._must_cancel = False
        self._fut_waiter = None
        loop = self._loop
        outer = loop._current_task
        if outer is not None:
            raise RuntimeError(f"Cannot enter into task {self!r} while another task {outer!r} is being executed.")
        loop._current_task = self
        outer_number = _sched.enter(self._number)
        try:
            self._advance(error)
        finally:
            loop._current_task = None
            _sched.enter(outer_number)

    def _wake(self, future):
        if future._state == _CANCELLED:
            self._step(future._make_cancelled_error())
        elif future._exception is not None:
            self._step(future._exception.with_traceback(future._exception_tb))
        else:
            self._step()

    def _wake_by_result(self, future):
        # A future of another kind: only its methods are known.
        try:
            future.result()
        except BaseException as error:
            self._step(error)
        else:
            self._step()

    def _take_turn(self, outer):
        """What `_step` does in a handle that runs in the task's context, where nothing is out of the ordinary. `outer` is the context of the loop."""
        loop = self._loop
        context = self._context
        waiter = self._fut_waiter
        if (waiter is not None and (waiter._exception is not None or waiter._state == _CANCELLED)
                or self._must_cancel or self._state != _PENDING or context._entered or loop._current_task is not None):
            if isinstance(waiter, Future):
                return events.Handle(self._wake, (waiter,), loop, context)._run()
            return events.Handle(self._step, (), loop, context)._run()
        if waiter is not None:
            self._fut_waiter = None
        context._entered = True
        loop._current_task = self
        outer_number = _enter_in(self._number, context)
        try:
            try:
                driven = self._driven
                ends = loop._ends
                try:
                    yielded = _step_of(self._coro if driven is None else driven, ends)
                except (KeyboardInterrupt, SystemExit) as leaving:
                    self._goes_on(leaving)
                    raise
                except BaseException as raised:
                    if self._goes_on(raised):
                        self._advance(None)
                else:
                    if is_pending(yielded):
                        self._wait_for(yielded)
                    elif yielded is ends:
                        if self._ends_with(ends.pop()):
                            self._advance(None)
                    elif yielded is None and not loop._closed:
                        loop._ready.append(self)
                    else:
                        self._wait_for(yielded)
            finally:
                _enter_in(outer_number, outer)
                loop._current_task = None
                context._entered = False
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException as error:
            loop.call_exception_handler({
                "message": f"Exception in callback {events.describe_callback(self._step)}",
                "exception": error,
                "handle": self,
            })

    def _advance(self, error, stopped=None):
        """One step of the coroutine, and what follows from how it stopped. `stopped` tells of a step that was made elsewhere."""
        while True:
            driven = self._coro if self._driven is None else self._driven
            try:
                if stopped is not None:
                    tell, stopped = stopped, None
                    yielded = tell()
                elif error is None:
                    yielded = driven.send(None)
                else:
                    yielded = driven.throw(error)
            except (KeyboardInterrupt, SystemExit) as leaving:
                self._goes_on(leaving)
                raise
            except BaseException as raised:
                if not self._goes_on(raised):
                    return
                error = None
            else:
                return self._wait_for(yielded)

    def _goes_on(self, raised):
        """A coroutine has ended, with a result or an error: whether there is another one to drive in its place."""
        if isinstance(raised, StopIteration):
            return self._ends_with(raised.value)
        if self._generators and not isinstance(raised, (KeyboardInterrupt, SystemExit)):
            self._driven = self._last_steps(None, raised)
            return True
        self._end()
        if isinstance(raised, CancelledError):
            self._cancelled_exc = raised
            super().cancel()
        else:
            super().set_exception(raised)
        return False

    def _ends_with(self, value):
        """A coroutine has ended with a result: whether there is another one to drive in its place."""
        number = self._number
        if self._must_cancel:
            self._must_cancel = False
            self._end()
            super().cancel(msg=self._cancel_message)
        elif is_pending(value):
            # The coroutine returned a tool call that it did not await: the task ends with its answer.
            self._driven = answer_of(value)
            return True
        elif self._generators or _outstanding(number):
            self._driven = self._last_steps(value, None)
            return True
        else:
            # It has no calls that would have to be given up. As a future gets its result.
            loop = self._loop
            loop._tasks.pop(number, None)
            self._result = value
            self._state = _FINISHED
            callbacks = self._callbacks
            if callbacks:
                self._run_callbacks_soon()
        return False

    def _wait_for(self, yielded):
        """The coroutine waits for what it has yielded."""
        loop = self._loop
        if is_pending(yielded):
            self._fut_waiter = loop._wait_for_answer(yielded, self)
        elif yielded is None:
            if self._takes_turns and not loop._closed:
                loop._ready.append(self)
            else:
                loop.call_soon(self._step, context=self._context)
            return
        elif self._takes_turns and type(yielded) in _OWN_KINDS and yielded._loop is loop and yielded._state == _PENDING \
                and yielded._asyncio_future_blocking and yielded is not self:
            yielded._asyncio_future_blocking = False
            yielded._callbacks.append((self, None))
            self._fut_waiter = yielded
        else:
            blocking = getattr(yielded, "_asyncio_future_blocking", None)
            if blocking is None:
                self._complain(f"Task got bad yield: {yielded!r}")
                return
            if yielded.get_loop() is not loop:
                self._complain(f"Task {self!r} got Future {yielded!r} attached to a different loop")
                return
            if not blocking:
                self._complain(f"yield was used instead of yield from in task {self!r} with {yielded!r}")
                return
            if yielded is self:
                self._complain(f"Task cannot await on itself: {self!r}")
                return
            yielded._asyncio_future_blocking = False
            wake = self._wake if isinstance(yielded, Future) else self._wake_by_result
            yielded.add_done_callback(wake, context=self._context)
            self._fut_waiter = yielded
        if self._must_cancel and self._fut_waiter.cancel(msg=self._cancel_message):
            self._must_cancel = False

    def _last_steps(self, result, error):
        generators = [generator for generator in self._generators if not generator_ended(generator)]
        self._generators = []
        return _finish(self._number, generators, result, error)

    def _end(self):
        self._loop._tasks.pop(self._number, None)
        self._driven = None
        _sched.give_up(self._number)

    def _complain(self, message):
        self._loop.call_soon(self._step, RuntimeError(message), context=self._context)


# --- which task, which tasks -----------------------------------------------------------------------------------------------------

def current_task(loop=None):
    if loop is None:
        loop = events.get_running_loop()
    return loop._current_task


def all_tasks(loop=None):
    if loop is None:
        loop = events.get_running_loop()
    return {task for task in loop._tasks.values() if not task.done()}


def _register_task(task):
    task._loop._tasks[getattr(task, "_number", task)] = task


def _unregister_task(task):
    task._loop._tasks.pop(getattr(task, "_number", task), None)


def _enter_task(loop, task):
    if loop._current_task is not None:
        raise RuntimeError(f"Cannot enter into task {task!r} while another task {loop._current_task!r} is being executed.")
    loop._current_task = task


def _leave_task(loop, task):
    if loop._current_task is not task:
        raise RuntimeError(f"Leaving task {task!r} does not match the current task {loop._current_task!r}.")
    loop._current_task = None


def create_task(coro, **kwargs):
    loop = events.get_running_loop()
    return loop.create_task(coro, **kwargs) if kwargs else loop.create_task(coro)


def create_eager_task_factory(custom_task_constructor):
    def factory(loop, coro, *, eager_start=True, **kwargs):
        return custom_task_constructor(coro, loop=loop, eager_start=eager_start, **kwargs)

    return factory


eager_task_factory = create_eager_task_factory(Task)


async def _await(awaitable):
    return await awaitable


def ensure_future(coro_or_future, *, loop=None):
    if is_pending(coro_or_future):
        coro_or_future = answer_of(coro_or_future)
    elif futures.isfuture(coro_or_future):
        if loop is not None and loop is not coro_or_future.get_loop():
            raise ValueError("The future belongs to a different loop than the one specified as the loop argument")
        return coro_or_future
    own = False
    if not coroutines.iscoroutine(coro_or_future):
        if not hasattr(type(coro_or_future), "__await__"):
            raise TypeError("An asyncio.Future, a coroutine or an awaitable is required")
        coro_or_future = _await(coro_or_future)
        own = True
    if loop is None:
        loop = events.get_event_loop()
    try:
        return loop.create_task(coro_or_future)
    except RuntimeError:
        if own:
            coro_or_future.close()
        raise


# --- sleeping and waiting --------------------------------------------------------------------------------------------------------

async def sleep(delay, result=None):
    if delay <= 0:
        await _others_first
        return result
    if delay != delay:
        raise ValueError("Invalid delay: NaN (not a number)")
    loop = events.get_running_loop()
    future = loop.create_future()
    timer = loop.call_later(delay, futures._set_result_unless_cancelled, future, result)
    try:
        return await future
    finally:
        timer.cancel()


async def wait(fs, *, timeout=None, return_when=ALL_COMPLETED):
    if is_pending(fs) or futures.isfuture(fs) or coroutines.iscoroutine(fs):
        raise TypeError(f"expect a list of futures, not {type(fs).__name__}")
    if not fs:
        raise ValueError("Set of Tasks/Futures is empty.")
    if return_when not in (FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED):
        raise ValueError(f"Invalid return_when value: {return_when}")
    # A dict is a set that keeps the order.
    distinct = {}
    for future in fs:
        if is_pending(future):
            future = ensure_future(future)
        elif coroutines.iscoroutine(future):
            raise TypeError("Passing coroutines is forbidden, use tasks explicitly.")
        distinct[future] = True
    return await _wait(distinct, timeout, return_when, events.get_running_loop())


def _release(waiter):
    if not waiter.done():
        waiter.set_result(None)


async def _wait(fs, timeout, return_when, loop):
    # Futures that are done already count too: their callbacks come in the next round.
    waiting = len(fs)
    waiter = loop.create_future()
    timer = None if timeout is None else loop.call_later(timeout, _release, waiter)

    def on_done(future):
        nonlocal waiting
        waiting -= 1
        if (waiting <= 0 or return_when == FIRST_COMPLETED
                or return_when == FIRST_EXCEPTION and not future.cancelled() and future.exception() is not None):
            if timer is not None:
                timer.cancel()
            _release(waiter)

    for future in fs:
        future.add_done_callback(on_done)
    try:
        await waiter
    finally:
        if timer is not None:
            timer.cancel()
        for future in fs:
            future.remove_done_callback(on_done)
    done, pending = set(), set()
    for future in fs:
        (done if future.done() else pending).add(future)
    return done, pending


async def _cancel_and_wait(future):
    """Cancels the future and waits until it is done, however it ends."""
    loop = events.get_running_loop()
    waiter = loop.create_future()

    def on_done(future):
        _release(waiter)

    future.add_done_callback(on_done)
    try:
        future.cancel()
        await waiter
    finally:
        future.remove_done_callback(on_done)


async def wait_for(fut, timeout):
    from asyncio.timeouts import timeout as time_limit
    if timeout is not None and timeout <= 0:
        future = ensure_future(fut)
        if future.done():
            return future.result()
        await _cancel_and_wait(future)
        try:
            return future.result()
        except CancelledError as error:
            raise TimeoutError from error
    async with time_limit(timeout):
        return await fut


class _AsCompletedIterator:
    """What `as_completed` returns: `for` gives coroutines, `async for` the futures, in the order they get done."""

    def __init__(self, aws, timeout):
        from asyncio.queues import Queue
        self._done = Queue()
        self._timer = None
        loop = events.get_event_loop()
        todo = {}
        for awaitable in aws:
            todo[ensure_future(awaitable, loop=loop)] = True
        for future in todo:
            future.add_done_callback(self._on_done)
        self._todo = todo
        self._left = len(todo)
        if todo and timeout is not None:
            self._timer = loop.call_later(timeout, self._on_timeout)

    def __aiter__(self):
        return self

    def __iter__(self):
        return self

    async def __anext__(self):
        if not self._left:
            raise StopAsyncIteration
        self._left -= 1
        return await self._next_done()

    def __next__(self):
        if not self._left:
            raise StopIteration
        self._left -= 1
        return self._next_result()

    def _on_timeout(self):
        for future in self._todo:
            future.remove_done_callback(self._on_done)
            # None stands for a future that came too late.
            self._done.put_nowait(None)
        self._todo.clear()

    def _on_done(self, future):
        if not self._todo:
            return
        self._todo.pop(future, None)
        self._done.put_nowait(future)
        if not self._todo and self._timer is not None:
            self._timer.cancel()

    async def _next_done(self):
        future = await self._done.get()
        if future is None:
            raise TimeoutError
        return future

    async def _next_result(self):
        return (await self._next_done()).result()


def as_completed(fs, *, timeout=None):
    if is_pending(fs) or futures.isfuture(fs) or coroutines.iscoroutine(fs):
        raise TypeError(f"expect an iterable of futures, not {type(fs).__name__}")
    return _AsCompletedIterator(fs, timeout)


class _GatheringFuture(Future):
    """What `gather` returns. Cancelling it cancels the children; it ends when they have."""

    def __init__(self, children, *, loop):
        super().__init__(loop=loop)
        self._children = children
        self._cancel_requested = False

    def cancel(self, msg=None):
        if self.done():
            return False
        any_cancelled = False
        for child in self._children:
            if child.cancel(msg=msg):
                any_cancelled = True
        if any_cancelled:
            self._cancel_requested = True
        return any_cancelled


# Futures that keep their callbacks as `Future` does.
_OWN_KINDS = (Future, Task, _GatheringFuture)


def _has_result(future):
    """Whether a future of ours has got a result. Of other kinds only their methods are known."""
    return type(future) in _OWN_KINDS and future._state == _FINISHED and future._exception is None


def gather(*coros_or_futures, return_exceptions=False):
    if not coros_or_futures:
        outer = events.get_event_loop().create_future()
        outer.set_result([])
        return outer

    # The same awaitable given twice is one child.
    known = None if _differ(coros_or_futures) else {}
    children = []
    distinct = finished = 0
    done_already = []
    loop = None
    outer = None

    def on_done(future):
        nonlocal finished
        finished += 1
        if outer is None or outer._state != _PENDING:
            return
        if not return_exceptions and not _has_result(future):
            if future.cancelled():
                outer.set_exception(future._make_cancelled_error())
                return
            error = future.exception()
            if error is not None:
                outer.set_exception(error)
                return
        if finished < distinct:
            return
        results = []
        for child in children:
            if _has_result(child):
                results.append(child._result)
            elif child.cancelled():
                message = child._cancel_message
                results.append(CancelledError("" if message is None else message))
            else:
                error = child.exception()
                results.append(child.result() if error is None else error)
        if outer._cancel_requested:
            # The children were cancelled on request, so the whole is, also if some child did not heed it.
            outer.set_exception(future._make_cancelled_error())
        else:
            outer.set_result(results)

    for awaitable in coros_or_futures:
        pending = known is not None and is_pending(awaitable)
        child = None if known is None or pending else known.get(awaitable)
        if child is None:
            if not pending and loop is not None and type(awaitable) is CoroutineType:
                child = loop.create_task(awaitable)
            else:
                child = ensure_future(awaitable, loop=loop)
            if loop is None:
                loop = child.get_loop()
            distinct += 1
            if known is not None and not pending:
                known[awaitable] = child
            if type(child) in _OWN_KINDS and child._state == _PENDING:
                # It sees nothing of a context.
                child._callbacks.append(((on_done, child), None))
            elif child.done():
                done_already.append(child)
            else:
                child.add_done_callback(on_done)
        children.append(child)

    outer = _GatheringFuture(children, loop=loop)
    for child in done_already:
        on_done(child)
    return outer


def shield(arg):
    inner = ensure_future(arg)
    if inner.done():
        return inner
    loop = inner.get_loop()
    outer = loop.create_future()

    def inner_done(inner):
        if outer.cancelled():
            return
        if inner.cancelled():
            outer.cancel()
            return
        error = inner.exception()
        if error is not None:
            outer.set_exception(error)
        else:
            outer.set_result(inner.result())

    def outer_done(outer):
        if not inner.done():
            inner.remove_done_callback(inner_done)
            inner.add_done_callback(lambda inner: _report_late_error(loop, inner))

    inner.add_done_callback(inner_done)
    outer.add_done_callback(outer_done)
    return outer


def run_coroutine_threadsafe(coro, loop):
    """Runs a coroutine in the loop of another thread."""
    import concurrent.futures
    if is_pending(coro):
        coro = answer_of(coro)
    elif not coroutines.iscoroutine(coro):
        raise TypeError("A coroutine object is required")
    future = concurrent.futures.Future()

    def begin():
        try:
            futures._chain_future(ensure_future(coro, loop=loop), future)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException as error:
            if future.set_running_or_notify_cancel():
                future.set_exception(error)
            raise

    loop.call_soon_threadsafe(begin)
    return future


def _report_late_error(loop, inner):
    if not inner.cancelled() and inner.exception() is not None:
        error = inner.exception()
        loop.call_exception_handler({"message": f"{type(error).__name__} exception in shielded future", "exception": error, "future": inner})


# `_PyTask` is this one, as in CPython: there is no other implementation.
_PyTask = Task
