"""Queues with the interface of the threaded ones.

An operation that cannot go on gives control away (`_sched.wait`) until its time-out is over or something else has run, and looks again. When it
waits without a time-out and nothing else is there to run, it raises `Empty` or `Full` instead of waiting for ever.
"""

from _sched import now, wait
from collections import deque
from heapq import heappop, heappush

__all__ = ["Empty", "Full", "ShutDown", "Queue", "PriorityQueue", "LifoQueue", "SimpleQueue"]

GenericAlias = type(list[int])


class Empty(Exception):
    """Nothing to get."""


class Full(Exception):
    """No room to put."""


class ShutDown(Exception):
    """The queue was shut down."""


def _wait_while(blocked, block, timeout, error):
    """Returns when `blocked()` no longer holds, raises `error` when it holds for too long."""
    if not blocked():
        return
    if not block:
        raise error
    if timeout is None:
        wait([], None)
        if blocked():
            raise error
        return
    if timeout < 0:
        raise ValueError("'timeout' must be a non-negative number")
    end = now() + timeout
    while blocked():
        left = end - now()
        if left <= 0:
            raise error
        wait([], left)


class Queue:
    def __init__(self, maxsize=0):
        self.maxsize = maxsize
        self._init(maxsize)
        self.unfinished_tasks = 0
        self.is_shutdown = False

    def task_done(self):
        unfinished = self.unfinished_tasks - 1
        if unfinished < 0:
            raise ValueError("task_done() called too many times")
        self.unfinished_tasks = unfinished

    def join(self):
        if self.unfinished_tasks:
            _wait_while(lambda: self.unfinished_tasks, True, None,
                        RuntimeError("Queue.join() would wait for ever: nothing is left that could finish the tasks"))

    def qsize(self):
        return self._qsize()

    def empty(self):
        return not self._qsize()

    def full(self):
        return 0 < self.maxsize <= self._qsize()

    def put(self, item, block=True, timeout=None):
        if self.is_shutdown:
            raise ShutDown
        if 0 < self.maxsize <= self._qsize():
            _wait_while(lambda: self.full() and not self.is_shutdown, block, timeout, Full)
            if self.is_shutdown:
                raise ShutDown
        self._put(item)
        self.unfinished_tasks += 1

    def get(self, block=True, timeout=None):
        if not self._qsize():
            if self.is_shutdown:
                raise ShutDown
            _wait_while(lambda: not self._qsize() and not self.is_shutdown, block, timeout, Empty)
            if not self._qsize():
                raise ShutDown
        return self._get()

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


class SimpleQueue:
    def __init__(self):
        self._queue = deque()

    def put(self, item, block=True, timeout=None):
        self._queue.append(item)

    def get(self, block=True, timeout=None):
        if timeout is not None and timeout < 0:
            raise ValueError("'timeout' must be a non-negative number")
        if not self._queue:
            _wait_while(lambda: not self._queue, block, timeout, Empty)
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
