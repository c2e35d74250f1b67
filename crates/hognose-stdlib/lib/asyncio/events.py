"""Which loop runs, and the handles of callbacks.

The loop itself is in `base_events`. Each thread has a running loop and a current one of its own.
"""

import contextvars

from _threads import get_local, running, set_local

__all__ = ("Handle", "TimerHandle", "AbstractEventLoop", "get_event_loop", "set_event_loop", "new_event_loop", "_set_running_loop",
           "get_running_loop", "_get_running_loop", "get_event_loop_policy", "set_event_loop_policy")


class Handle:
    """A callback that is due; cancelling it makes it a no-op."""
    __slots__ = ("_callback", "_args", "_cancelled", "_loop", "_context", "__weakref__")

    def __init__(self, callback, args, loop, context=None):
        self._callback = callback
        self._args = args
        self._loop = loop
        self._cancelled = False
        self._context = contextvars.copy_context() if context is None else context

    def __repr__(self):
        return f"<{' '.join(self._describe())}>"

    def _describe(self):
        info = [type(self).__name__]
        if self._cancelled:
            info.append("cancelled")
        if self._callback is not None:
            info.append(describe_callback(self._callback, self._args))
        return info

    def get_context(self):
        return self._context

    def cancel(self):
        if not self._cancelled:
            self._cancelled = True
            self._callback = None
            self._args = None

    def cancelled(self):
        return self._cancelled

    def _run(self):
        context = self._context
        previous = get_local(0)
        try:
            # `context.run`, without a call of its own.
            if context._entered:
                raise RuntimeError(f"cannot enter context: {context!r} is already entered")
            context._entered = True
            set_local(0, context)
            try:
                args = self._args
                if args:
                    self._callback(*args)
                else:
                    self._callback()
            finally:
                set_local(0, previous)
                context._entered = False
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException as error:
            self._loop.call_exception_handler({
                "message": f"Exception in callback {describe_callback(self._callback, self._args)}",
                "exception": error,
                "handle": self,
            })


class TimerHandle(Handle):
    """A callback that is due at a time."""
    __slots__ = ("_when", "_scheduled")

    def __init__(self, when, callback, args, loop, context=None):
        super().__init__(callback, args, loop, context)
        self._when = when
        self._scheduled = False

    def _describe(self):
        info = super()._describe()
        info.insert(2 if self._cancelled else 1, f"when={self._when}")
        return info

    def when(self):
        return self._when

    def cancel(self):
        if not self._cancelled:
            self._loop._timer_handle_cancelled(self)
        super().cancel()

    def __hash__(self):
        return hash(self._when)

    def __lt__(self, other):
        if not isinstance(other, TimerHandle):
            return NotImplemented
        return self._when < other._when

    def __le__(self, other):
        if not isinstance(other, TimerHandle):
            return NotImplemented
        return self._when <= other._when

    def __gt__(self, other):
        if not isinstance(other, TimerHandle):
            return NotImplemented
        return self._when > other._when

    def __ge__(self, other):
        if not isinstance(other, TimerHandle):
            return NotImplemented
        return self._when >= other._when

    def __eq__(self, other):
        if not isinstance(other, TimerHandle):
            return NotImplemented
        return (self._when == other._when and self._callback == other._callback and self._args == other._args
                and self._cancelled == other._cancelled)


def describe_callback(callback, args=None):
    """`name(arguments) at file:line`, as handles, futures and messages show a callback."""
    func = callback
    while True:
        inner = getattr(func, "__wrapped__", None)
        if inner is None:
            inner = getattr(func, "func", None) if hasattr(func, "keywords") else None
        if inner is None:
            break
        func = inner
    name = getattr(callback, "__qualname__", None) or getattr(callback, "__name__", None) or repr(callback)
    shown = "()" if not args else f"({', '.join(_short(arg) for arg in args)})"
    code = getattr(getattr(func, "__func__", func), "__code__", None)
    if code is None:
        return name + shown
    return f"{name}{shown} at {code.co_filename}:{code.co_firstlineno}"


def _short(value):
    import reprlib
    return reprlib.repr(value)


class AbstractEventLoop:
    """What every loop is an instance of."""


# The loops that `set_event_loop` was given, by thread.
_set_loops = {}


class Bare:
    """Stands where the running loop does while a program's body runs without one: whoever asks for the loop has it made."""
    __slots__ = ("driven", "loop", "task")

    def __init__(self, driven):
        self.driven = driven
        self.loop = None
        self.task = None

    def begin(self):
        """Makes the loop, with the body as the task that runs in it."""
        from asyncio.base_events import EventLoop
        from asyncio.tasks import Task
        self.loop = loop = EventLoop()
        loop._is_main = True
        loop._running = True
        loop._thread = running()
        self.task = loop._current_task = Task._of_running(self.driven, loop)
        set_local(1, loop)
        return loop


def get_running_loop():
    loop = get_local(1)
    if loop is None:
        raise RuntimeError("no running event loop")
    return loop.begin() if type(loop) is Bare else loop


def _get_running_loop():
    loop = get_local(1)
    return loop.begin() if type(loop) is Bare else loop


def _set_running_loop(loop):
    set_local(1, loop)


def get_event_loop():
    loop = _get_running_loop()
    if loop is None:
        loop = _set_loops.get(running())
        if loop is None:
            from threading import current_thread
            raise RuntimeError(f"There is no current event loop in thread {current_thread().name!r}.")
    return loop


def set_event_loop(loop):
    if loop is None:
        _set_loops.pop(running(), None)
        return
    if not isinstance(loop, AbstractEventLoop):
        raise TypeError(f"loop must be an instance of AbstractEventLoop or None, not '{type(loop).__name__}'")
    _set_loops[running()] = loop


def new_event_loop():
    from asyncio.base_events import EventLoop
    return EventLoop()


class _DefaultEventLoopPolicy:
    """The old way to say which loop is current; kept for programs that still ask for it."""

    def get_event_loop(self):
        return get_event_loop()

    def set_event_loop(self, loop):
        set_event_loop(loop)

    def new_event_loop(self):
        return new_event_loop()


_policy = _DefaultEventLoopPolicy()


def get_event_loop_policy():
    return _policy


def set_event_loop_policy(policy):
    """A policy has no say here: there is one kind of loop."""
    global _policy
    _policy = _DefaultEventLoopPolicy() if policy is None else policy
