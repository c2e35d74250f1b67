"""Locks, events, conditions, semaphores and barriers for tasks. Waiters are served first come, first served."""

import enum

from _threads import get_local
from asyncio import events
from asyncio.exceptions import BrokenBarrierError, CancelledError
from asyncio.futures import Future, _PENDING
from collections import deque

__all__ = ("Lock", "Event", "Condition", "Semaphore", "BoundedSemaphore", "Barrier")


class _LoopBound:
    """Belongs to the loop in which it first waits."""
    _loop = None

    def _get_loop(self):
        loop = get_local(1)
        if loop is not None and loop is self._loop:
            return loop
        loop = events._get_running_loop()
        if self._loop is None:
            self._loop = loop
        if loop is not self._loop:
            raise RuntimeError(f"{self!r} is bound to a different event loop")
        return loop


def _has_line(waiters):
    """Whether anybody who stands in line still wants a turn."""
    if waiters:
        for waiter in waiters:
            if not waiter.cancelled():
                return True
    return False


class _Acquired:
    """Held by `async with`. What `acquire` does without waiting, the classes here do in `__aenter__` for themselves."""

    async def __aenter__(self):
        await self.acquire()
        # Nothing to call on a lock that is held already.
        return None

    async def __aexit__(self, exc_type, exc, tb):
        self.release()


def _show(self, state):
    waiters = getattr(self, "_waiters", None)
    if waiters:
        state = f"{state}, waiters:{len(waiters)}"
    return f"<{object.__repr__(self)[1:-1]} [{state}]>"


class Lock(_Acquired, _LoopBound):
    def __init__(self):
        self._waiters = None
        self._locked = False

    def __repr__(self):
        return _show(self, "locked" if self._locked else "unlocked")

    def locked(self):
        return self._locked

    async def __aenter__(self):
        if type(self) is Lock and not self._locked and not self._waiters:
            self._locked = True
        else:
            await self.acquire()

    async def acquire(self):
        if not self._locked and not _has_line(self._waiters):
            self._locked = True
            return True
        if self._waiters is None:
            self._waiters = deque()
        waiter = self._get_loop().create_future()
        self._waiters.append(waiter)
        try:
            try:
                await waiter
            finally:
                self._waiters.remove(waiter)
        except CancelledError:
            # It may have been woken already; then the next one has to be.
            if not self._locked:
                self._wake_up_first()
            raise
        self._locked = True
        return True

    def release(self):
        if not self._locked:
            raise RuntimeError("Lock is not acquired.")
        self._locked = False
        self._wake_up_first()

    def _wake_up_first(self):
        if self._waiters:
            waiter = self._waiters[0]
            if not waiter.done():
                waiter.set_result(True)


class Event(_LoopBound):
    def __init__(self):
        self._waiters = deque()
        self._value = False

    def __repr__(self):
        return _show(self, "set" if self._value else "unset")

    def is_set(self):
        return self._value

    def set(self):
        if not self._value:
            self._value = True
            for waiter in self._waiters:
                if not waiter.done():
                    waiter.set_result(True)

    def clear(self):
        self._value = False

    async def wait(self):
        if self._value:
            return True
        waiter = self._get_loop().create_future()
        self._waiters.append(waiter)
        try:
            await waiter
            return True
        finally:
            self._waiters.remove(waiter)


class Condition(_Acquired, _LoopBound):
    def __init__(self, lock=None):
        if lock is None:
            lock = Lock()
        self._lock = lock
        self.locked = lock.locked
        self.acquire = lock.acquire
        self.release = lock.release
        self._waiters = deque()

    def __repr__(self):
        return _show(self, "locked" if self.locked() else "unlocked")

    async def wait(self):
        if not self.locked():
            raise RuntimeError("cannot wait on un-acquired lock")
        waiter = self._get_loop().create_future()
        self.release()
        try:
            try:
                self._waiters.append(waiter)
                try:
                    await waiter
                    return True
                finally:
                    self._waiters.remove(waiter)
            finally:
                # The lock is taken again however the wait ended; a cancellation meanwhile is raised after that.
                cancelled = None
                while True:
                    try:
                        await self.acquire()
                        break
                    except CancelledError as error:
                        cancelled = error
                if cancelled is not None:
                    try:
                        raise cancelled
                    finally:
                        cancelled = None
        except BaseException:
            # This waiter may have used up a notification.
            self._notify(1)
            raise

    async def wait_for(self, predicate):
        result = predicate()
        while not result:
            await self.wait()
            result = predicate()
        return result

    def notify(self, n=1):
        if not self.locked():
            raise RuntimeError("cannot notify on un-acquired lock")
        self._notify(n)

    def _notify(self, n):
        notified = 0
        for waiter in self._waiters:
            if notified >= n:
                break
            if not waiter.done():
                notified += 1
                waiter.set_result(False)

    def notify_all(self):
        self.notify(len(self._waiters))


class Semaphore(_Acquired, _LoopBound):
    def __init__(self, value=1):
        if value < 0:
            raise ValueError("Semaphore initial value must be >= 0")
        self._waiters = None
        self._value = value

    def __repr__(self):
        return _show(self, "locked" if self.locked() else f"unlocked, value:{self._value}")

    def locked(self):
        # Also when somebody is waiting in front.
        waiters = self._waiters
        return self._value == 0 or bool(waiters) and _has_line(waiters)

    async def __aenter__(self):
        if type(self) in _PLAIN_SEMAPHORES and self._value > 0 and not self._waiters:
            self._value -= 1
        else:
            await self.acquire()

    async def acquire(self):
        # Without a value nobody has to look along the line.
        if (self._value != 0 or type(self) not in _PLAIN_SEMAPHORES) and not self.locked():
            self._value -= 1
            return True
        if self._waiters is None:
            self._waiters = deque()
        waiter = self._get_loop().create_future()
        self._waiters.append(waiter)
        try:
            try:
                await waiter
            finally:
                self._waiters.remove(waiter)
        except CancelledError:
            if waiter.done() and not waiter.cancelled():
                # It had been given its turn: give that back.
                self._value += 1
            raise
        finally:
            while self._value > 0:
                if not self._wake_up_next():
                    break
        return True

    def release(self):
        self._value += 1
        if self._waiters:
            self._wake_up_next()

    def _wake_up_next(self):
        waiters = self._waiters
        if waiters:
            for waiter in waiters:
                if type(waiter) is Future and waiter._state == _PENDING or not waiter.done():
                    self._value -= 1
                    waiter.set_result(True)
                    return True
        return False


class BoundedSemaphore(Semaphore):
    def __init__(self, value=1):
        self._bound_value = value
        super().__init__(value)

    def release(self):
        if self._value >= self._bound_value:
            raise ValueError("BoundedSemaphore released too many times")
        super().release()


# Nobody may have changed how they are acquired.
_PLAIN_SEMAPHORES = (Semaphore, BoundedSemaphore)


class _BarrierState(enum.Enum):
    FILLING = "filling"
    DRAINING = "draining"
    RESETTING = "resetting"
    BROKEN = "broken"


class Barrier(_LoopBound):
    def __init__(self, parties):
        if parties < 1:
            raise ValueError("parties must be >= 1")
        self._cond = Condition()
        self._parties = parties
        self._state = _BarrierState.FILLING
        self._count = 0

    def __repr__(self):
        state = self._state.value
        if not self.broken:
            state += f", waiters:{self.n_waiting}/{self.parties}"
        return f"<{object.__repr__(self)[1:-1]} [{state}]>"

    async def __aenter__(self):
        return await self.wait()

    async def __aexit__(self, *args):
        pass

    async def wait(self):
        async with self._cond:
            # Those of the last time leave before others come in.
            await self._cond.wait_for(lambda: self._state not in (_BarrierState.DRAINING, _BarrierState.RESETTING))
            if self._state is _BarrierState.BROKEN:
                raise BrokenBarrierError("Barrier aborted")
            try:
                index = self._count
                self._count += 1
                if index + 1 == self._parties:
                    self._state = _BarrierState.DRAINING
                    self._cond.notify_all()
                else:
                    await self._cond.wait_for(lambda: self._state is not _BarrierState.FILLING)
                    if self._state in (_BarrierState.BROKEN, _BarrierState.RESETTING):
                        raise BrokenBarrierError("Abort or reset of barrier")
                return index
            finally:
                self._count -= 1
                if self._count == 0:
                    if self._state in (_BarrierState.RESETTING, _BarrierState.DRAINING):
                        self._state = _BarrierState.FILLING
                    self._cond.notify_all()

    async def reset(self):
        async with self._cond:
            if self._count > 0:
                if self._state is not _BarrierState.RESETTING:
                    self._state = _BarrierState.RESETTING
            else:
                self._state = _BarrierState.FILLING
            self._cond.notify_all()

    async def abort(self):
        async with self._cond:
            self._state = _BarrierState.BROKEN
            self._cond.notify_all()

    @property
    def parties(self):
        return self._parties

    @property
    def n_waiting(self):
        return self._count if self._state is _BarrierState.FILLING else 0

    @property
    def broken(self):
        return self._state is _BarrierState.BROKEN
