"""Running a coroutine from outside: `run`, `Runner`, and `_main`, with which a program that awaits at its top level is run.

Inside `_main` other loops may run (`asyncio.run` in a program with top-level `await`); tasks of the outer loop then pause.
"""

import contextvars

import _sched
from _sched import is_pending
from _threads import get_local, set_local
from asyncio import coroutines, events, tasks
from asyncio.base_events import EventLoop
from asyncio.exceptions import CancelledError

__all__ = ("Runner", "run")

_CREATED = "created"
_INITIALIZED = "initialized"
_CLOSED = "closed"


class Runner:
    def __init__(self, *, debug=None, loop_factory=None):
        self._state = _CREATED
        self._debug = debug
        self._loop_factory = loop_factory
        self._loop = None
        self._context = None
        self._set_event_loop = False

    def __enter__(self):
        self._lazy_init()
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.close()

    def close(self):
        if self._state != _INITIALIZED:
            return
        loop = self._loop
        try:
            _cancel_all_tasks(loop)
            loop.run_until_complete(loop.shutdown_asyncgens())
            loop.run_until_complete(loop.shutdown_default_executor())
        finally:
            if self._set_event_loop:
                events.set_event_loop(None)
            loop.close()
            self._loop = None
            self._state = _CLOSED

    def get_loop(self):
        self._lazy_init()
        return self._loop

    def run(self, coro, *, context=None):
        running = events._get_running_loop()
        if running is not None and not running._is_main:
            raise RuntimeError("Runner.run() cannot be called from a running event loop")
        self._lazy_init()
        coro = _as_coroutine(coro)
        task = self._loop.create_task(coro, context=self._context if context is None else context)
        return self._loop.run_until_complete(task)

    def _lazy_init(self):
        if self._state == _CLOSED:
            raise RuntimeError("Runner is closed")
        if self._state == _INITIALIZED:
            return
        if self._loop_factory is None:
            self._loop = EventLoop()
            if not self._set_event_loop:
                # As long as the runner lives its loop is the current one.
                events.set_event_loop(self._loop)
                self._set_event_loop = True
        else:
            self._loop = self._loop_factory()
        if self._debug is not None:
            self._loop.set_debug(self._debug)
        self._context = contextvars.copy_context()
        self._state = _INITIALIZED


def _as_coroutine(coro):
    if is_pending(coro):
        return tasks.answer_of(coro)
    if coroutines.iscoroutine(coro):
        return coro
    if hasattr(type(coro), "__await__"):
        return tasks._await(coro)
    raise TypeError("An asyncio.Future, a coroutine or an awaitable is required")


def run(main, *, debug=None, loop_factory=None):
    running = events._get_running_loop()
    if running is not None and not running._is_main:
        raise RuntimeError("asyncio.run() cannot be called from a running event loop")
    with Runner(debug=debug, loop_factory=loop_factory) as runner:
        return runner.run(main)


def _cancel_all_tasks(loop):
    left = [task for task in loop._tasks.values() if not task.done()]
    if not left:
        return
    for task in left:
        task.cancel()
    loop.run_until_complete(_all_done(left))
    for task in left:
        if not task.cancelled() and task.exception() is not None:
            loop.call_exception_handler({
                "message": "unhandled exception during asyncio.run() shutdown",
                "exception": task.exception(),
                "task": task,
            })


async def _all_done(left):
    await tasks.gather(*left, return_exceptions=True)


def _main(coro):
    """Drives a program's body. What it left running is cancelled at its end; context variables it sets stay set for the next feed.

    As long as the body awaits calls to the host and nothing else, it runs without a loop: most programs never need one.
    """
    bare = events.Bare(coro)
    outer = get_local(1)
    set_local(1, bare)
    outer_number = _sched.enter(tasks.MAIN_NUMBER)
    try:
        stopped = _run_bare(bare)
    finally:
        set_local(1, outer)
        _sched.enter(outer_number)
    return stopped() if bare.loop is None else _run_in_loop(bare, stopped)


def _run_bare(bare):
    """Runs a body until it has ended, or needs a loop. How it stopped: a function that gives its result, or raises."""
    while True:
        try:
            yielded = bare.driven.send(None)
        except BaseException as error:
            if bare.loop is not None:
                return _Raise(error)
            if not isinstance(error, StopIteration):
                _sched.give_up(tasks.MAIN_NUMBER)
                return _Raise(error)
            value = error.value
            if is_pending(value):
                bare.driven = tasks.answer_of(value)
            elif _sched.outstanding(tasks.MAIN_NUMBER):
                bare.driven = tasks._finish(tasks.MAIN_NUMBER, (), value, None)
            else:
                _sched.give_up(tasks.MAIN_NUMBER)
                return _Give(value)
            continue
        if bare.loop is None and is_pending(yielded):
            _sched.start(yielded)
            while not _sched.state(yielded):
                _sched.wait((yielded,), None)
            continue
        if bare.loop is None:
            bare.begin()
        return _Give(yielded)


class _Give:
    """A step of a coroutine that ended with a value."""
    __slots__ = ("value",)

    def __init__(self, value):
        self.value = value

    def __call__(self):
        return self.value


class _Raise:
    """A step of a coroutine that ended with an exception."""
    __slots__ = ("error",)

    def __init__(self, error):
        self.error = error

    def __call__(self):
        raise self.error


def _run_in_loop(bare, stopped):
    """Goes on with a body that has got a loop and a task."""
    loop, task = bare.loop, bare.task
    loop._current_task = None
    loop._running = False
    loop._thread = None
    context = task._context
    # The body runs in the context that was current, which for that time is nobody's.
    context._entered = False
    outer = get_local(0)
    try:
        nobody = contextvars.Context()
        nobody._entered = True
        set_local(0, nobody)
        try:
            task._advance(None, stopped)
            return loop.run_until_complete(task)
        finally:
            try:
                _cancel_all_tasks(loop)
                loop.run_until_complete(loop.shutdown_asyncgens())
                loop.run_until_complete(loop.shutdown_default_executor())
            finally:
                loop.close()
    finally:
        set_local(0, outer)
        context._entered = True
