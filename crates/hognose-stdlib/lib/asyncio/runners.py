"""Running a coroutine from outside: `run`, `Runner`, and `_main`, with which a program that awaits at its top level is run.

Inside `_main` other loops may run (`asyncio.run` in a program with top-level `await`); tasks of the outer loop then pause.
"""

import contextvars

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
    left = [task for task in loop._tasks if not task.done()]
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
    """Drives a program's body. What it left running is cancelled at its end; context variables it sets stay set for the next feed."""
    loop = EventLoop()
    loop._is_main = True
    context = contextvars._current_context()
    # The body runs in the context that is current, which for that time is nobody's.
    context._entered = False
    task = tasks.Task(coro, loop=loop, name="Task-main", context=context)
    outer = get_local(0)
    try:
        nobody = contextvars.Context()
        nobody._entered = True
        set_local(0, nobody)
        try:
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
