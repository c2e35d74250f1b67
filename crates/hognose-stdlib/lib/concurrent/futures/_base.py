"""`Future`, what waits for several of them, and what executors have in common."""

from _sched import now
from _waiters import call_all, wait_until
from collections import deque, namedtuple
from itertools import islice

FIRST_COMPLETED = "FIRST_COMPLETED"
FIRST_EXCEPTION = "FIRST_EXCEPTION"
ALL_COMPLETED = "ALL_COMPLETED"

PENDING = "PENDING"
RUNNING = "RUNNING"
CANCELLED = "CANCELLED"
# Who waits for several futures has heard of the cancelling.
CANCELLED_AND_NOTIFIED = "CANCELLED_AND_NOTIFIED"
FINISHED = "FINISHED"

_NOBODY = "a thread waits for a future that no running thread can finish"


class Error(Exception):
    """What errors of futures have in common."""


class CancelledError(Error):
    """The future was cancelled."""


TimeoutError = TimeoutError


class InvalidStateError(Error):
    """The future is in no state that allows this."""


class BrokenExecutor(RuntimeError):
    """An executor cannot run anything any more."""


def _log(method, *args, **kwargs):
    from logging import getLogger
    getattr(getLogger("concurrent.futures"), method)(*args, **kwargs)


class Future:
    GenericAlias = type(list[int])

    def __init__(self):
        self._state = PENDING
        self._result = None
        self._exception = None
        self._line = deque()
        # Who waits for several futures, this one among them.
        self._watchers = []
        self._done_callbacks = []

    def __repr__(self):
        state = "cancelled" if self._state == CANCELLED_AND_NOTIFIED else self._state.lower()
        if self._state == FINISHED:
            if self._exception is not None:
                state += f" raised {type(self._exception).__name__}"
            else:
                state += f" returned {type(self._result).__name__}"
        return f"<{type(self).__name__} at {id(self):#x} state={state}>"

    def cancel(self):
        if self._state in (RUNNING, FINISHED):
            return False
        if self._state == PENDING:
            self._state = CANCELLED
            call_all(self._line)
            self._invoke_callbacks()
        return True

    def cancelled(self):
        return self._state in (CANCELLED, CANCELLED_AND_NOTIFIED)

    def running(self):
        return self._state == RUNNING

    def done(self):
        return self._state not in (PENDING, RUNNING)

    def _invoke_callbacks(self):
        for callback in self._done_callbacks:
            self._call_back(callback)

    def _call_back(self, callback):
        try:
            callback(self)
        except Exception:
            _log("exception", "exception calling callback for %r", self)

    def add_done_callback(self, fn):
        if self.done():
            self._call_back(fn)
        else:
            self._done_callbacks.append(fn)

    def _wait(self, timeout):
        if not self.done() and not wait_until(self._line, self.done, timeout, _NOBODY):
            raise TimeoutError()
        if self.cancelled():
            raise CancelledError()

    def result(self, timeout=None):
        self._wait(timeout)
        if self._exception is not None:
            raise self._exception
        return self._result

    def exception(self, timeout=None):
        self._wait(timeout)
        return self._exception

    # What executors call.

    def set_running_or_notify_cancel(self):
        if self._state == CANCELLED:
            self._state = CANCELLED_AND_NOTIFIED
            self._tell_watchers()
            return False
        if self._state == PENDING:
            self._state = RUNNING
            return True
        _log("critical", "Future %s in unexpected state: %s", id(self), self._state)
        raise RuntimeError("Future in unexpected state")

    def set_result(self, result):
        self._check_unfinished()
        self._result = result
        self._finish()

    def set_exception(self, exception):
        self._check_unfinished()
        self._exception = exception
        self._finish()

    def _check_unfinished(self):
        if self.done():
            raise InvalidStateError(f"{self._state}: {self!r}")

    def _finish(self):
        self._state = FINISHED
        self._tell_watchers()
        call_all(self._line)
        self._invoke_callbacks()

    def _tell_watchers(self):
        for watcher in self._watchers:
            watcher.tell(self)

    __class_getitem__ = classmethod(GenericAlias)
    del GenericAlias


class _Watcher:
    """A thread that waits for several futures."""

    def __init__(self, futures, return_when):
        self.line = deque()
        # Those that got done, in that order.
        self.done = []
        self.return_when = return_when
        self.is_over = False
        # A dict is a set that keeps the order.
        self.left = dict.fromkeys(futures)
        ended = [future for future in self.left if future._state in (CANCELLED_AND_NOTIFIED, FINISHED)]
        for future in self.left:
            future._watchers.append(self)
        for future in ended:
            self.tell(future)
        self.is_over = self.is_over or not self.left

    def tell(self, future):
        del self.left[future]
        future._watchers.remove(self)
        self.done.append(future)
        if (not self.left or self.return_when == FIRST_COMPLETED
                or self.return_when == FIRST_EXCEPTION and not future.cancelled() and future._exception is not None):
            self.is_over = True
            call_all(self.line)

    def leave(self):
        for future in self.left:
            future._watchers.remove(self)


DoneAndNotDoneFutures = namedtuple("DoneAndNotDoneFutures", "done not_done")


def wait(fs, timeout=None, return_when=ALL_COMPLETED):
    watcher = _Watcher(fs, return_when)
    if watcher.left and return_when not in (FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED):
        watcher.leave()
        raise ValueError(f"Invalid return condition: {return_when!r}")
    wait_until(watcher.line, lambda: watcher.is_over, timeout, _NOBODY)
    watcher.leave()
    return DoneAndNotDoneFutures(set(watcher.done), set(watcher.left))


def as_completed(fs, timeout=None):
    end = None if timeout is None else now() + timeout
    watcher = _Watcher(fs, FIRST_COMPLETED)
    total = len(watcher.left) + len(watcher.done)
    given = 0
    while given < total:
        left = None if end is None else end - now()
        if not wait_until(watcher.line, lambda: given < len(watcher.done), left, _NOBODY):
            watcher.leave()
            raise TimeoutError(f"{len(watcher.left)} (of {total}) futures unfinished")
        # What was given is kept by nobody here.
        future, watcher.done[given] = watcher.done[given], None
        given += 1
        yield future


class _Results:
    """What `map` gives: results in the order of the arguments. After a failure, and when it is closed, the rest is cancelled."""

    def __init__(self, executor, futures, more, end):
        self._executor = executor
        self._futures = futures
        # A function that submits the next call, or None when all were.
        self._more = more
        self._end = end

    def __iter__(self):
        return self

    def __next__(self):
        if not self._futures:
            raise StopIteration
        if self._more is not None and not self._executor._is_shut_down():
            future = self._more()
            if future is not None:
                self._futures.append(future)
        future = self._futures.popleft()
        left = None if self._end is None else self._end - now()
        if not future.done() and not wait_until(future._line, future.done, left, _NOBODY):
            future.cancel()
            self.close()
            raise TimeoutError()
        if future.cancelled() or future._exception is not None:
            self.close()
        return future.result()

    def close(self):
        while self._futures:
            self._futures.pop().cancel()


class Executor:
    def submit(self, fn, /, *args, **kwargs):
        raise NotImplementedError()

    def map(self, fn, *iterables, timeout=None, chunksize=1, buffersize=None):
        if buffersize is not None and not isinstance(buffersize, int):
            raise TypeError("buffersize must be an integer or None")
        if buffersize is not None and buffersize < 1:
            raise ValueError("buffersize must be None or > 0")
        end = None if timeout is None else now() + timeout
        arguments = zip(*iterables)
        if buffersize is None:
            return _Results(self, deque([self.submit(fn, *args) for args in arguments]), None, end)

        def more():
            for args in arguments:
                return self.submit(fn, *args)

        return _Results(self, deque([self.submit(fn, *args) for args in islice(arguments, buffersize)]), more, end)

    def shutdown(self, wait=True, *, cancel_futures=False):
        pass

    def _is_shut_down(self):
        return False

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.shutdown(wait=True)
        return False
