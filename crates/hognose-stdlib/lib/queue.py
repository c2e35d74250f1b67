"""Queues between threads.

Which thread runs changes only where one waits, so an operation that need not wait is not guarded by anything. `mutex` is there for programs that
take it; the queues themselves have no use for it.
"""

from _hognose import qualified as _qualified
from _waiters import call_all, call_next, wait_until
from collections import deque
from heapq import heappop, heappush
from threading import Lock

__all__ = ["Empty", "Full", "ShutDown", "Queue", "PriorityQueue", "LifoQueue", "SimpleQueue"]

GenericAlias = type(list[int])

_NOBODY_PUTS = ("a thread waits for an item, and no running thread can put one; end consumers with a sentinel or shutdown(), "
                "or use get_nowait() or a timeout")
_NOBODY_GETS = "a thread waits for room in a queue, and no running thread can get an item from it"
_NOBODY_FINISHES = "Queue.join() waits for items, and no running thread can finish them; task_done() is called once for each item"


class Empty(Exception):
    """Nothing to get."""
    __module__ = "_queue"


class Full(Exception):
    """No room to put."""


class ShutDown(Exception):
    """The queue was shut down."""


def _check(timeout):
    if timeout is not None and timeout < 0:
        raise ValueError("'timeout' must be a non-negative number")


class Queue:
    def __init__(self, maxsize=0):
        self.maxsize = maxsize
        self._init(maxsize)
        self.mutex = Lock()
        self.unfinished_tasks = 0
        self.is_shutdown = False
        self._getting = deque()
        self._putting = deque()
        self._joining = deque()

    def task_done(self):
        unfinished = self.unfinished_tasks - 1
        if unfinished < 0:
            raise ValueError("task_done() called too many times")
        self.unfinished_tasks = unfinished
        if not unfinished:
            call_all(self._joining)

    def join(self):
        if self.unfinished_tasks:
            wait_until(self._joining, lambda: not self.unfinished_tasks, None, _NOBODY_FINISHES)

    def qsize(self):
        return self._qsize()

    def empty(self):
        return not self._qsize()

    def full(self):
        return 0 < self.maxsize <= self._qsize()

    def put(self, item, block=True, timeout=None):
        if self.is_shutdown:
            raise ShutDown
        if self.maxsize > 0 and block:
            _check(timeout)
        if 0 < self.maxsize <= self._qsize():
            if not block:
                raise Full
            if not wait_until(self._putting, lambda: self.is_shutdown or self._qsize() < self.maxsize, timeout, _NOBODY_GETS):
                raise Full
            if self.is_shutdown:
                raise ShutDown
        self._put(item)
        self.unfinished_tasks += 1
        if self._getting:
            call_next(self._getting)

    def get(self, block=True, timeout=None):
        if block:
            _check(timeout)
        if not self._qsize():
            if self.is_shutdown:
                raise ShutDown
            if not block:
                raise Empty
            if not wait_until(self._getting, lambda: self.is_shutdown or self._qsize(), timeout, _NOBODY_PUTS):
                raise Empty
            if not self._qsize():
                raise ShutDown
        item = self._get()
        if self._putting:
            call_next(self._putting)
        return item

    def put_nowait(self, item):
        return self.put(item, block=False)

    def get_nowait(self):
        return self.get(block=False)

    def shutdown(self, immediate=False):
        self.is_shutdown = True
        if immediate:
            while self._qsize():
                self._get()
                if self.unfinished_tasks > 0:
                    self.unfinished_tasks -= 1
            call_all(self._joining)
        call_all(self._getting)
        call_all(self._putting)

    # What subclasses change.

    def _init(self, maxsize):
        self.queue = deque()

    def _qsize(self):
        return len(self.queue)

    def _put(self, item):
        self.queue.append(item)

    def _get(self):
        return self.queue.popleft()

    __class_getitem__ = classmethod(GenericAlias)


class PriorityQueue(Queue):
    def _init(self, maxsize):
        self.queue = []

    def _put(self, item):
        heappush(self.queue, item)

    def _get(self):
        return heappop(self.queue)


class LifoQueue(Queue):
    def _init(self, maxsize):
        self.queue = []

    def _put(self, item):
        self.queue.append(item)

    def _get(self):
        return self.queue.pop()


@_qualified
class SimpleQueue:
    __module__ = "_queue"

    def __init__(self):
        self._queue = deque()
        self._getting = deque()

    def put(self, item, block=True, timeout=None):
        self._queue.append(item)
        if self._getting:
            call_next(self._getting)

    def get(self, block=True, timeout=None):
        if not self._queue:
            if not block:
                raise Empty
            _check(timeout)
            if not wait_until(self._getting, lambda: self._queue, timeout, _NOBODY_PUTS):
                raise Empty
        return self._queue.popleft()

    def put_nowait(self, item):
        return self.put(item, block=False)

    def get_nowait(self):
        return self.get(block=False)

    def empty(self):
        return not self._queue

    def qsize(self):
        return len(self._queue)

    __class_getitem__ = classmethod(GenericAlias)
