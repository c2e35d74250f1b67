"""Threads: cooperative ones, which are switched where the running one waits.

A thread runs until it waits: for the answer of a tool, for a time, for a lock, for another thread, or for one that it starts to begin. Nothing
else lets another one run, so two threads race only across such places. Waiting is in `_waiters`. The end of a thread is the end of a task: calls
to the host that nobody asked for are waited for. Tracing and profiling are absent.
"""

from _hognose import qualified as _qualified
import _threads
import contextvars
import sys

from _sched import give_up, wait
from _threads import alive, get_local, running, set_local, task, wake
from _waiters import call_all, call_next, finish_calls, take_turn, wait_until
from collections import deque

__all__ = ["get_ident", "active_count", "Condition", "current_thread", "enumerate", "main_thread", "TIMEOUT_MAX", "Event", "Lock", "RLock",
           "Semaphore", "BoundedSemaphore", "Thread", "Barrier", "BrokenBarrierError", "Timer", "ThreadError", "ExceptHookArgs", "local",
           "stack_size", "excepthook", "get_native_id"]

TIMEOUT_MAX = 9223372036.0
ThreadError = RuntimeError

get_ident = get_native_id = running


# --- locks -----------------------------------------------------------------------------------------------------------------------

def _time_limit(blocking, timeout):
    """The arguments of `acquire` as a number of seconds, or None for no limit."""
    if timeout == -1:
        return None
    if not blocking:
        raise ValueError("can't specify a timeout for a non-blocking call")
    if timeout < 0:
        raise ValueError("timeout value must be a non-negative number")
    if timeout > TIMEOUT_MAX:
        raise OverflowError("timestamp out of range for platform time_t")
    return timeout


@_qualified
class lock:
    """A lock that goes to the thread that waits longest when it is released."""
    __module__ = "_thread"
    __slots__ = ("_locked", "_line", "__weakref__")

    def __new__(cls, *args):
        if args:
            raise TypeError(f"lock expected 0 arguments, got {len(args)}")
        self = object.__new__(cls)
        self._locked = False
        self._line = None
        return self

    def __init_subclass__(cls, **kwargs):
        raise TypeError("type '_thread.lock' is not an acceptable base type")

    def acquire(self, blocking=True, timeout=-1):
        limit = _time_limit(blocking, timeout)
        if not self._locked:
            self._locked = True
            return True
        if not blocking:
            return False
        if self._line is None:
            self._line = deque()
        return take_turn(self._line, limit, "a thread waits for a lock that no running thread can release; use `with lock:`, and do not "
                                            "acquire a Lock twice (an RLock can be)")

    def release(self):
        if not self._locked:
            raise RuntimeError("release unlocked lock")
        if not self._line or not call_next(self._line):
            self._locked = False

    def locked(self):
        return self._locked

    def __enter__(self):
        return self.acquire()

    def __exit__(self, kind, value, traceback):
        self.release()

    acquire_lock = acquire
    release_lock = release
    locked_lock = locked

    def __repr__(self):
        return f"<{'locked' if self._locked else 'unlocked'} _thread.lock object at {id(self):#x}>"


Lock = lock


@_qualified
class RLock:
    """A lock that its thread can acquire again, and releases as often."""
    __module__ = "_thread"
    __slots__ = ("_owner", "_count", "_line", "__weakref__")

    def __new__(cls, *args, **kwargs):
        self = object.__new__(cls)
        self._owner = 0
        self._count = 0
        self._line = deque()
        return self

    def acquire(self, blocking=True, timeout=-1):
        limit = _time_limit(blocking, timeout)
        me = running()
        if self._owner == me:
            self._count += 1
            return True
        if self._owner:
            if not blocking:
                return False
            if not self._wait(limit):
                return False
        self._owner = me
        self._count = 1
        return True

    def _wait(self, limit):
        return take_turn(self._line, limit, "a thread waits for a lock that no running thread can release; use `with lock:`")

    def release(self):
        if self._owner != running():
            raise RuntimeError("cannot release un-acquired lock")
        self._count -= 1
        if not self._count:
            self._hand_over()

    def _hand_over(self):
        # As long as the next one has not gone on, the lock is owned by a thread that does not exist.
        self._owner = -1 if call_next(self._line) else 0

    def locked(self):
        return self._owner != 0

    def __enter__(self):
        return self.acquire()

    def __exit__(self, kind, value, traceback):
        self.release()

    def _is_owned(self):
        return self._owner == running()

    def _recursion_count(self):
        return self._count if self._owner == running() else 0

    def _release_save(self):
        if self._owner != running():
            raise RuntimeError("cannot release un-acquired lock")
        count, self._count = self._count, 0
        self._hand_over()
        return count

    def _acquire_restore(self, count):
        if self._owner:
            self._wait(None)
        self._owner = running()
        self._count = count

    def __repr__(self):
        state = "locked" if self._owner else "unlocked"
        return f"<{state} _thread.RLock object owner={self._owner} count={self._count} at {id(self):#x}>"


class Condition:
    def __init__(self, lock=None):
        if lock is None:
            lock = RLock()
        self._lock = lock
        self.acquire = lock.acquire
        self.release = lock.release
        for name in ("_release_save", "_acquire_restore", "_is_owned", "locked"):
            if hasattr(lock, name):
                setattr(self, name, getattr(lock, name))
        self._waiters = deque()

    def __enter__(self):
        return self._lock.__enter__()

    def __exit__(self, *args):
        return self._lock.__exit__(*args)

    def __repr__(self):
        return f"<Condition({self._lock}, {len(self._waiters)})>"

    # For locks that do not know these.

    def _release_save(self):
        self._lock.release()

    def _acquire_restore(self, state):
        self._lock.acquire()

    def _is_owned(self):
        if self._lock.acquire(False):
            self._lock.release()
            return False
        return True

    def wait(self, timeout=None):
        if not self._is_owned():
            raise RuntimeError("cannot wait on un-acquired lock")
        state = self._release_save()
        try:
            return take_turn(self._waiters, timeout, "Condition.wait() waits, and no running thread can notify it")
        finally:
            self._acquire_restore(state)

    def wait_for(self, predicate, timeout=None):
        from _sched import now
        end = None if timeout is None else now() + timeout
        result = predicate()
        while not result:
            left = None
            if end is not None:
                left = end - now()
                if left <= 0:
                    break
            self.wait(left)
            result = predicate()
        return result

    def notify(self, n=1):
        if not self._is_owned():
            raise RuntimeError("cannot notify on un-acquired lock")
        while n > 0 and call_next(self._waiters):
            n -= 1

    def notify_all(self):
        self.notify(len(self._waiters))

    def notifyAll(self):
        _deprecated("notifyAll() is deprecated, use notify_all() instead")
        self.notify_all()


class Semaphore:
    def __init__(self, value=1):
        if value < 0:
            raise ValueError("semaphore initial value must be >= 0")
        self._value = value
        self._line = deque()

    def __repr__(self):
        cls = type(self)
        return f"<{cls.__module__}.{cls.__qualname__} at {id(self):#x}: value={self._value}>"

    def acquire(self, blocking=True, timeout=None):
        if not blocking and timeout is not None:
            raise ValueError("can't specify timeout for non-blocking acquire")
        if self._value:
            self._value -= 1
            return True
        if not blocking:
            return False
        return take_turn(self._line, timeout, "a thread waits for a semaphore that no running thread can release")

    def __enter__(self):
        return self.acquire()

    def __exit__(self, kind, value, traceback):
        self.release()

    def release(self, n=1):
        if n < 1:
            raise ValueError("n must be one or more")
        while n > 0 and call_next(self._line):
            n -= 1
        self._value += n


class BoundedSemaphore(Semaphore):
    def __init__(self, value=1):
        super().__init__(value)
        self._initial_value = value

    def __repr__(self):
        cls = type(self)
        return f"<{cls.__module__}.{cls.__qualname__} at {id(self):#x}: value={self._value}/{self._initial_value}>"

    def release(self, n=1):
        if n < 1:
            raise ValueError("n must be one or more")
        if self._value + n > self._initial_value:
            raise ValueError("Semaphore released too many times")
        super().release(n)


class Event:
    def __init__(self):
        self._flag = False
        self._line = deque()

    def __repr__(self):
        cls = type(self)
        return f"<{cls.__module__}.{cls.__qualname__} at {id(self):#x}: {'set' if self._flag else 'unset'}>"

    def is_set(self):
        return self._flag

    def isSet(self):
        _deprecated("isSet() is deprecated, use is_set() instead")
        return self.is_set()

    def set(self):
        self._flag = True
        call_all(self._line)

    def clear(self):
        self._flag = False

    def wait(self, timeout=None):
        if self._flag:
            return True
        return take_turn(self._line, timeout, "Event.wait() waits, and no running thread can set the event")


class BrokenBarrierError(RuntimeError):
    """A barrier was broken or reset while threads waited at it."""


class _Round:
    """The threads that pass a barrier together."""
    __slots__ = ("line", "arrived", "broken")

    def __init__(self):
        self.line = deque()
        self.arrived = 0
        self.broken = False

    def break_up(self):
        self.broken = True
        self.arrived = 0
        call_all(self.line)


class Barrier:
    def __init__(self, parties, action=None, timeout=None):
        if parties < 1:
            raise ValueError("parties must be >= 1")
        self._parties = parties
        self._action = action
        self._timeout = timeout
        self._round = _Round()
        self._broken = False

    def __repr__(self):
        cls = type(self)
        state = "broken" if self._broken else f"waiters={self.n_waiting}/{self._parties}"
        return f"<{cls.__module__}.{cls.__qualname__} at {id(self):#x}: {state}>"

    @property
    def parties(self):
        return self._parties

    @property
    def n_waiting(self):
        return self._round.arrived

    @property
    def broken(self):
        return self._broken

    def wait(self, timeout=None):
        if timeout is None:
            timeout = self._timeout
        if self._broken:
            raise BrokenBarrierError
        group = self._round
        place = group.arrived
        group.arrived += 1
        passed = False
        try:
            if place + 1 == self._parties:
                # Who comes while the action runs belongs to the next round.
                self._round = _Round()
                if self._action is not None:
                    self._action()
                call_all(group.line)
                passed = True
            elif take_turn(group.line, timeout, "Barrier.wait() waits for more threads than there are"):
                passed = not group.broken
        finally:
            if not passed and not group.broken:
                self._broken = True
                self._round.break_up()
                group.break_up()
        if not passed:
            raise BrokenBarrierError
        return place

    def reset(self):
        self._broken = False
        group, self._round = self._round, _Round()
        group.break_up()

    def abort(self):
        self._broken = True
        self._round.break_up()


# --- threads ---------------------------------------------------------------------------------------------------------------------

_active = {}
_threads_named = 0


def _new_name(template):
    global _threads_named
    _threads_named += 1
    return template % _threads_named


def _deprecated(text):
    import warnings
    warnings.warn(text, DeprecationWarning, stacklevel=3)


class Thread:
    _initialized = False

    def __init__(self, group=None, target=None, name=None, args=(), kwargs=None, *, daemon=None, context=None):
        assert group is None, "group argument must be None for now"
        if name is None:
            name = _new_name("Thread-%d")
            if target is not None and hasattr(target, "__name__"):
                name += f" ({target.__name__})"
        self._target = target
        self._name = str(name)
        self._args = args
        self._kwargs = {} if kwargs is None else kwargs
        self._daemonic = current_thread().daemon if daemon is None else bool(daemon)
        self._context = context
        self._ident = None
        self._started = False
        self._begun = False
        self._over = False
        self._starter = None
        self._joining = deque()
        self._initialized = True

    def __repr__(self):
        assert self._initialized, "Thread.__init__() was not called"
        status = "initial"
        if self._started:
            status = "started" if self.is_alive() else "stopped"
        if self._daemonic:
            status += " daemon"
        if self._ident is not None:
            status += f" {self._ident}"
        return f"<{type(self).__name__}({self._name}, {status})>"

    def start(self):
        if not self._initialized:
            raise RuntimeError("thread.__init__() not called")
        if self._started:
            raise RuntimeError("threads can only be started once")
        if self._context is None:
            self._context = contextvars.Context()
        self._starter = running()
        self._ident = _threads.start(_run, self, self._daemonic)
        self._started = True
        if len(_active) & 63 == 63:
            _forget_dropped()
        _active[self._ident] = self
        while not self._begun:
            wait((), None)

    def run(self):
        try:
            if self._target is not None:
                self._target(*self._args, **self._kwargs)
        finally:
            del self._target, self._args, self._kwargs

    def join(self, timeout=None):
        if not self._initialized:
            raise RuntimeError("Thread.__init__() not called")
        if not self._started:
            raise RuntimeError("cannot join thread before it is started")
        if self is current_thread():
            raise RuntimeError("cannot join current thread")
        if timeout is not None:
            timeout = max(timeout, 0)
        wait_until(self._joining, lambda: not self.is_alive(), timeout,
                   f"join() waits for {self._name!r}, which waits for something that no running thread does")

    def is_alive(self):
        assert self._initialized, "Thread.__init__() not called"
        return self._started and not self._over and alive(self._ident)

    @property
    def name(self):
        assert self._initialized, "Thread.__init__() not called"
        return self._name

    @name.setter
    def name(self, name):
        assert self._initialized, "Thread.__init__() not called"
        self._name = str(name)

    @property
    def ident(self):
        assert self._initialized, "Thread.__init__() not called"
        return self._ident

    native_id = ident

    @property
    def daemon(self):
        assert self._initialized, "Thread.__init__() not called"
        return self._daemonic

    @daemon.setter
    def daemon(self, daemonic):
        if not self._initialized:
            raise RuntimeError("Thread.__init__() not called")
        if self._started:
            raise RuntimeError("cannot set daemon status of active thread")
        self._daemonic = bool(daemonic)

    def isDaemon(self):
        _deprecated("isDaemon() is deprecated, get the daemon attribute instead")
        return self.daemon

    def setDaemon(self, daemonic):
        _deprecated("setDaemon() is deprecated, set the daemon attribute instead")
        self.daemon = daemonic

    def getName(self):
        _deprecated("getName() is deprecated, get the name attribute instead")
        return self.name

    def setName(self, name):
        _deprecated("setName() is deprecated, set the name attribute instead")
        self.name = name


def _run(thread):
    """The whole of a thread."""
    context = thread._context
    thread._begun = True
    wake(thread._starter)
    try:
        context.run(_run_to_the_end, thread)
    except BaseException as error:
        give_up(task())
        _report(thread, error)
    thread._over = True
    _active.pop(thread._ident, None)
    for known in get_local(2) or ():
        known.pop(thread._ident, None)
    call_all(thread._joining)


def _run_to_the_end(thread):
    thread.run()
    finish_calls()


class _MainThread(Thread):
    def __init__(self):
        super().__init__(name="MainThread", daemon=False)
        self._started = True
        self._ident = 1


class _DummyThread(Thread):
    """A thread that nobody has made here."""

    def __init__(self):
        super().__init__(name=_new_name("Dummy-%d"), daemon=True)
        self._started = True
        self._ident = running()


class Timer(Thread):
    def __init__(self, interval, function, args=None, kwargs=None):
        super().__init__()
        self.interval = interval
        self.function = function
        self.args = [] if args is None else args
        self.kwargs = {} if kwargs is None else kwargs
        self.finished = Event()

    def cancel(self):
        self.finished.set()

    def run(self):
        self.finished.wait(self.interval)
        if not self.finished.is_set():
            self.function(*self.args, **self.kwargs)
        self.finished.set()


def current_thread():
    ident = running()
    if ident == 1:
        return _main_thread
    thread = _active.get(ident)
    return _DummyThread() if thread is None else thread


def currentThread():
    _deprecated("currentThread() is deprecated, use current_thread() instead")
    return current_thread()


def main_thread():
    return _main_thread


def _forget_dropped():
    """Threads of feeds that are over: they ended without running."""
    for ident in [ident for ident in _active if not alive(ident)]:
        del _active[ident]


def enumerate():
    _forget_dropped()
    return [_main_thread, *_active.values()]


def active_count():
    return len(enumerate())


def activeCount():
    _deprecated("activeCount() is deprecated, use active_count() instead")
    return active_count()


_size = 0


def stack_size(size=0, /):
    """A stack grows as it is needed; the number is only kept."""
    global _size
    if size < 0 or 0 < size < 32768:
        raise ValueError("size must be 0 or a positive value" if size < 0 else f"size not valid: {size} bytes")
    before, _size = _size, size
    return before


# --- exceptions that nobody catches ----------------------------------------------------------------------------------------------

class ExceptHookArgs(tuple):
    """What `excepthook` is given."""
    __module__ = "_thread"
    __slots__ = ()
    __qualname__ = "_ExceptHookArgs"
    exc_type = property(lambda self: self[0])
    exc_value = property(lambda self: self[1])
    exc_traceback = property(lambda self: self[2])
    thread = property(lambda self: self[3])

    def __new__(cls, args, /):
        self = tuple.__new__(cls, args)
        if len(self) != 4:
            raise TypeError(f"_thread._ExceptHookArgs() takes a 4-sequence ({len(self)}-sequence given)")
        return self

    def __repr__(self):
        return (f"_thread._ExceptHookArgs(exc_type={self[0]!r}, exc_value={self[1]!r}, exc_traceback={self[2]!r}, "
                f"thread={self[3]!r})")


ExceptHookArgs.__name__ = "_ExceptHookArgs"


def excepthook(args, /):
    """Tells of an exception that ended a thread."""
    if not isinstance(args, ExceptHookArgs):
        raise TypeError("_thread.excepthook argument type must be ExceptHookArgs")
    if args.exc_type is SystemExit:
        return
    stderr = sys.stderr
    if stderr is None:
        return
    from traceback import print_exception
    name = get_ident() if args.thread is None else args.thread.name
    print(f"Exception in thread {name}:", file=stderr)
    print_exception(args.exc_type, args.exc_value, args.exc_traceback, file=stderr)


_excepthook = __excepthook__ = excepthook


def _report(thread, error):
    try:
        excepthook(ExceptHookArgs((type(error), error, error.__traceback__, thread)))
    except Exception as failed:
        from traceback import print_exception
        print("Exception in threading.excepthook:", file=sys.stderr)
        print_exception(failed, file=sys.stderr)


# --- values of each thread -------------------------------------------------------------------------------------------------------

class _Own:
    """What a `local` keeps: the attributes that each thread has set, and how it was made."""
    __slots__ = ("by_thread", "shown", "args", "kwargs")


@_qualified
class local:
    """Attributes that each thread has for itself.

    The dictionary of the instance is exchanged when another thread looks: between a look and the next wait only one does.
    """
    __slots__ = ("_local__own", "__dict__", "__weakref__")

    def __new__(cls, /, *args, **kwargs):
        if (args or kwargs) and cls.__init__ is object.__init__:
            raise TypeError("Initialization arguments are not supported")
        self = object.__new__(cls)
        own = _Own()
        own.by_thread = {running(): object.__getattribute__(self, "__dict__")}
        own.shown = running()
        own.args = args
        own.kwargs = kwargs
        _remember(own.by_thread)
        object.__setattr__(self, "_local__own", own)
        return self

    def __getattribute__(self, name):
        own = object.__getattribute__(self, "_local__own")
        if own.shown != running():
            _exchange(self, own)
        return object.__getattribute__(self, name)

    def __setattr__(self, name, value):
        if name == "__dict__":
            raise _read_only(self)
        own = object.__getattribute__(self, "_local__own")
        if own.shown != running():
            _exchange(self, own)
        object.__setattr__(self, name, value)

    def __delattr__(self, name):
        if name == "__dict__":
            raise _read_only(self)
        own = object.__getattribute__(self, "_local__own")
        if own.shown != running():
            _exchange(self, own)
        object.__delattr__(self, name)


local.__module__ = "_thread"
local.__qualname__ = local.__name__ = "_local"


def _read_only(self):
    name = "_thread._local" if type(self) is local else type(self).__name__
    return AttributeError(f"{name!r} object attribute '__dict__' is read-only")


def _exchange(self, own):
    """Shows a local's attributes of the running thread; the first time that one asks, the local is initialised for it."""
    ident = running()
    own.shown = ident
    by_thread = own.by_thread
    attributes = by_thread.get(ident)
    if attributes is not None:
        object.__setattr__(self, "__dict__", attributes)
        return
    if len(by_thread) & 63 == 63:
        for known in [known for known in by_thread if not alive(known)]:
            del by_thread[known]
    by_thread[ident] = attributes = {}
    object.__setattr__(self, "__dict__", attributes)
    _remember(by_thread)
    if type(self).__init__ is not object.__init__:
        try:
            type(self).__init__(self, *own.args, **own.kwargs)
        except BaseException:
            # The next look tries again.
            by_thread.pop(ident, None)
            own.shown = 0
            raise


def _remember(by_thread):
    """The end of a thread takes away what it set. The main thread has no end."""
    if running() == 1:
        return
    known = get_local(2)
    if known is None:
        set_local(2, [by_thread])
    else:
        known.append(by_thread)


_main_thread = None
_main_thread = _MainThread()
