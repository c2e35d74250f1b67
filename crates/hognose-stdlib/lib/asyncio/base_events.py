"""The event loop: callbacks that are ready, timers, and calls that the host has not answered.

Every round runs the callbacks that were ready when it began, first in first out. When nothing is ready the loop gives control to the host
(`_sched.wait`) until a call is answered, the next timer is due or another thread wakes it; tasks whose calls were answered go before timers.
Pending values are kept in a list and never compared, hashed or tested: any look at one would wait for it.
Sockets, processes, signals and pipes are absent.
"""

import _sched
import sys

from _threads import alone, get_local, running, stuck, wake
from asyncio import events, futures, tasks
from asyncio.events import Handle, TimerHandle
from asyncio.exceptions import CancelledError
from asyncio.futures import Future, wrap_future
from asyncio.tasks import Task
from concurrent.futures import ThreadPoolExecutor
from heapq import heapify, heappop, heappush
from threading import Thread

__all__ = ("BaseEventLoop", "EventLoop", "SelectorEventLoop", "Server")

# Timers this near are due: the clock's own steps.
_RESOLUTION = 1e-9
# A program that is never idle still looks for answers this often (rounds), and lets other threads run, since its tasks may be polling for
# what they do.
_ROUNDS_WITHOUT_HOST = 16


class Server:
    """There are no servers here; the name exists for annotations."""


class Wait:
    """A task that waits for a pending value. It looks like the future that a task waits for as far as cancelling goes."""
    __slots__ = ("value", "task", "over")
    # It is over when the task goes on; how, the answer itself says when it is looked at.
    _state = None
    _exception = None

    def __init__(self, value, task):
        self.value = value
        self.task = task
        self.over = False

    def cancel(self, msg=None):
        if self.over:
            return False
        self.over = True
        _sched.cancel(self.value)
        task = self.task
        task._loop._waits.remove(self)
        error = CancelledError() if msg is None else CancelledError(msg)
        task._loop.call_soon(task._step, error, context=task._context)
        return True

    def __repr__(self):
        return "<host call>"


class BaseEventLoop(events.AbstractEventLoop):
    slow_callback_duration = 0.1

    def __init__(self):
        # Handles; tasks that go on; functions of our own with the future that they are called with.
        self._ready = []
        self._timers = []
        self._timer_count = 0
        self._cancelled_timers = 0
        self._waits = []
        # By their numbers.
        self._tasks = {}
        # A step of a coroutine that ends gives this list, with the result in it. Other threads have loops of their own.
        self._ends = []
        self._busy_rounds = 0
        self._running = False
        # The thread in which it runs.
        self._thread = None
        self._executor = None
        self._executor_is_over = False
        self._stopping = False
        self._closed = False
        self._debug = False
        self._task_factory = None
        self._exception_handler = None
        self._current_task = None
        # The loop of a program with top-level `await`: other loops may run inside it.
        self._is_main = False

    def __repr__(self):
        return f"<{type(self).__name__} running={self._running} closed={self._closed} debug={self._debug}>"

    # --- futures, tasks, callbacks

    def create_future(self):
        return Future(loop=self)

    def create_task(self, coro, **kwargs):
        if self._closed:
            raise RuntimeError("Event loop is closed")
        if _sched.is_pending(coro):
            coro = tasks.answer_of(coro)
        if self._task_factory is not None:
            return self._task_factory(self, coro, **kwargs)
        if kwargs:
            return Task(coro, loop=self, **kwargs)
        return Task(coro, loop=self)

    def set_task_factory(self, factory):
        if factory is not None and not callable(factory):
            raise TypeError("task factory must be a callable or None")
        self._task_factory = factory

    def get_task_factory(self):
        return self._task_factory

    def time(self):
        return _sched.now()

    def call_soon(self, callback, *args, context=None):
        if self._closed:
            raise RuntimeError("Event loop is closed")
        handle = Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def call_soon_threadsafe(self, callback, *args, context=None):
        handle = self.call_soon(callback, *args, context=context)
        if self._thread is not None and self._thread != running():
            wake(self._thread)
        return handle

    def call_later(self, delay, callback, *args, context=None):
        if delay is None:
            raise TypeError("delay must not be None")
        return self.call_at(_sched.now() + delay, callback, *args, context=context)

    def call_at(self, when, callback, *args, context=None):
        if when is None:
            raise TypeError("when cannot be None")
        if self._closed:
            raise RuntimeError("Event loop is closed")
        handle = TimerHandle(when, callback, args, self, context)
        # The count keeps timers of one moment in the order they were made.
        self._timer_count += 1
        heappush(self._timers, (when, self._timer_count, handle))
        handle._scheduled = True
        return handle

    def _timer_handle_cancelled(self, handle):
        if handle._scheduled:
            self._cancelled_timers += 1

    def _wait_for_answer(self, value, task):
        _sched.start(value)
        wait = Wait(value, task)
        if _sched.state(value):
            wait.over = True
            self._go_on_soon(task)
        else:
            self._waits.append(wait)
        return wait

    def _go_on_soon(self, task):
        if task._takes_turns and not self._closed:
            self._ready.append(task)
        else:
            self.call_soon(task._step, context=task._context)

    # --- running

    def _check_closed(self):
        if self._closed:
            raise RuntimeError("Event loop is closed")

    def _check_running(self):
        if self._running:
            raise RuntimeError("This event loop is already running")
        outer = events._get_running_loop()
        if outer is not None and not outer._is_main:
            raise RuntimeError("Cannot run the event loop while another loop is running")

    def run_forever(self):
        self._check_closed()
        self._check_running()
        outer = events._get_running_loop()
        self._running = True
        self._thread = running()
        events._set_running_loop(self)
        try:
            while True:
                self._run_once()
                if self._stopping:
                    break
        finally:
            self._stopping = False
            self._running = False
            self._thread = None
            events._set_running_loop(outer)

    def run_until_complete(self, future):
        from asyncio.futures import isfuture
        from asyncio.tasks import ensure_future
        self._check_closed()
        self._check_running()
        is_new = _sched.is_pending(future) or not isfuture(future)
        future = ensure_future(future, loop=self)
        future.add_done_callback(_run_until_complete_cb)
        try:
            self.run_forever()
        except BaseException:
            if is_new and future.done() and not future.cancelled():
                # The task ended with what is being raised; it need not be reported a second time.
                future.exception()
            raise
        finally:
            future.remove_done_callback(_run_until_complete_cb)
        if not future.done():
            raise RuntimeError("Event loop stopped before Future completed.")
        return future.result()

    def stop(self):
        self._stopping = True

    def is_running(self):
        return self._running

    def is_closed(self):
        return self._closed

    def close(self):
        if self._running:
            raise RuntimeError("Cannot close a running event loop")
        self._closed = True
        self._ready = []
        self._timers = []
        self._waits = []
        executor, self._executor = self._executor, None
        if executor is not None:
            executor.shutdown(wait=False)

    def _run_once(self):
        timers = self._timers
        if timers:
            if self._cancelled_timers > 100 and self._cancelled_timers * 2 > len(timers):
                timers[:] = [entry for entry in timers if not entry[2]._cancelled]
                heapify(timers)
                self._cancelled_timers = 0
            while timers and timers[0][2]._cancelled:
                heappop(timers)[2]._scheduled = False
                self._cancelled_timers -= 1

        if self._ready or self._stopping:
            if self._waits or timers or not alone():
                self._busy_rounds += 1
                if self._busy_rounds >= _ROUNDS_WITHOUT_HOST:
                    self._ask_host(0)
        elif timers:
            self._ask_host(max(0, timers[0][0] - _sched.now()))
        else:
            # Another thread may have woken this one for a wait that is over.
            while not self._ready and not timers:
                self._ask_host(None)
                if stuck() and not self._ready:
                    raise RuntimeError("deadlock: every task waits for something that nothing is left to do")

        if timers:
            due = _sched.now() + _RESOLUTION
            while timers and timers[0][0] < due:
                handle = heappop(timers)[2]
                handle._scheduled = False
                if handle._cancelled:
                    self._cancelled_timers -= 1
                else:
                    self._ready.append(handle)

        batch = self._ready
        self._ready = []
        position = 0
        context = get_local(0)
        try:
            for handle in batch:
                position += 1
                kind = type(handle)
                if kind is Task:
                    handle._take_turn(context)
                elif kind is tuple:
                    handle[0](handle[1])
                elif isinstance(handle, Task):
                    handle._take_turn(context)
                elif not handle._cancelled:
                    handle._run()
        finally:
            if position < len(batch):
                # A SystemExit or KeyboardInterrupt goes through; what was ready stays ready.
                self._ready[0:0] = batch[position:]

    def _ask_host(self, timeout):
        self._busy_rounds = 0
        waits = self._waits
        _sched.wait([wait.value for wait in waits], timeout)
        if waits:
            state = _sched.state
            left = []
            for wait in waits:
                if state(wait.value):
                    wait.over = True
                    self._go_on_soon(wait.task)
                else:
                    left.append(wait)
            if len(left) != len(waits):
                self._waits = left

    # --- the end

    async def shutdown_asyncgens(self):
        """Async generators are closed with the task that used them."""

    async def shutdown_default_executor(self, timeout=None):
        """Waits for the functions that the default executor was given."""
        self._executor_is_over = True
        executor = self._executor
        if executor is None:
            return
        future = self.create_future()
        thread = Thread(target=self._shut_down_executor, args=(executor, future))
        thread.start()
        try:
            if timeout is None:
                await future
            else:
                from asyncio.timeouts import timeout as time_limit
                async with time_limit(timeout):
                    await future
        except TimeoutError:
            from warnings import warn
            warn(f"The executor did not finish joining its threads within {timeout} seconds.", RuntimeWarning, stacklevel=2)
            executor.shutdown(wait=False)
        else:
            thread.join()

    def _shut_down_executor(self, executor, future):
        try:
            executor.shutdown(wait=True)
            if not self._closed:
                self.call_soon_threadsafe(_finish_unless_done, future, None)
        except Exception as error:
            if not self._closed and not future.cancelled():
                self.call_soon_threadsafe(future.set_exception, error)

    def set_default_executor(self, executor):
        if not isinstance(executor, ThreadPoolExecutor):
            raise TypeError("executor must be ThreadPoolExecutor instance")
        self._executor = executor

    def run_in_executor(self, executor, func, *args):
        self._check_closed()
        if executor is None:
            if self._executor_is_over:
                raise RuntimeError("Executor shutdown has been called")
            executor = self._executor
            if executor is None:
                self._executor = executor = ThreadPoolExecutor(thread_name_prefix="asyncio")
        return wrap_future(executor.submit(func, *args), loop=self)

    # --- errors and settings

    def get_exception_handler(self):
        return self._exception_handler

    def set_exception_handler(self, handler):
        if handler is not None and not callable(handler):
            raise TypeError(f"A callable object or None is expected, got {handler!r}")
        self._exception_handler = handler

    def default_exception_handler(self, context):
        lines = [context.get("message") or "Unhandled exception in event loop"]
        for key in sorted(context):
            if key not in ("message", "exception"):
                lines.append(f"{key}: {context[key]!r}")
        error = context.get("exception")
        if error is not None:
            try:
                from traceback import format_exception
                lines.append("".join(format_exception(error)).rstrip("\n"))
            except ImportError:
                lines.append(f"{type(error).__name__}: {error}")
        print("\n".join(lines), file=sys.stderr)

    def call_exception_handler(self, context):
        if self._exception_handler is None:
            self.default_exception_handler(context)
            return
        try:
            self._exception_handler(self, context)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException as error:
            self.default_exception_handler({"message": "Unhandled error in exception handler", "exception": error, "context": context})

    def get_debug(self):
        return self._debug

    def set_debug(self, enabled):
        self._debug = enabled

    def add_signal_handler(self, sig, callback, *args):
        raise NotImplementedError

    def remove_signal_handler(self, sig):
        raise NotImplementedError


def _finish_unless_done(future, result):
    if not future.done():
        future.set_result(result)


def _run_until_complete_cb(future):
    if not future.cancelled() and isinstance(future._exception, (SystemExit, KeyboardInterrupt)):
        # It goes through the loop by itself.
        return
    future.get_loop().stop()


tasks.usual_call_soon = BaseEventLoop.call_soon


class EventLoop(BaseEventLoop):
    pass


futures.usual_loops = (EventLoop,)

EventLoop.__name__ = EventLoop.__qualname__ = "_UnixSelectorEventLoop"
EventLoop.__module__ = "asyncio.unix_events"
SelectorEventLoop = EventLoop
