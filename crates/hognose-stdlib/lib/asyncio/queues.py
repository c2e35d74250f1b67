"""Queues for tasks. Those who wait to get or to put are served first come, first served."""

from asyncio.locks import Event, _LoopBound
from collections import deque
from heapq import heappop, heappush

__all__ = ("Queue", "PriorityQueue", "LifoQueue", "QueueFull", "QueueEmpty", "QueueShutDown")

GenericAlias = type(list[int])


class QueueEmpty(Exception):
    """Nothing to get."""


class QueueFull(Exception):
    """No room to put."""


class QueueShutDown(Exception):
    """The queue was shut down."""


class Queue(_LoopBound):
    def __init__(self, maxsize=0):
        self._maxsize = maxsize
        self._getters = deque()
        self._putters = deque()
        self._unfinished_tasks = 0
        self._finished = Event()
        self._finished.set()
        self._is_shutdown = False
        self._init(maxsize)

    # What subclasses change.

    def _init(self, maxsize):
        self._queue = deque()

    def _get(self):
        return self._queue.popleft()

    def _put(self, item):
        self._queue.append(item)

    def _wakeup_next(self, waiters):
        while waiters:
            waiter = waiters.popleft()
            if not waiter.done():
                waiter.set_result(None)
                break

    def __repr__(self):
        return f"<{type(self).__name__} at {id(self):#x} {self._format()}>"

    def __str__(self):
        return f"<{type(self).__name__} {self._format()}>"

    def _format(self):
        result = f"maxsize={self._maxsize!r}"
        if getattr(self, "_queue", None):
            result += f" _queue={list(self._queue)!r}"
        if self._getters:
            result += f" _getters[{len(self._getters)}]"
        if self._putters:
            result += f" _putters[{len(self._putters)}]"
        if self._unfinished_tasks:
            result += f" tasks={self._unfinished_tasks}"
        if self._is_shutdown:
            result += " shutdown"
        return result

    def qsize(self):
        return len(self._queue)

    @property
    def maxsize(self):
        return self._maxsize

    def empty(self):
        return not self._queue

    def full(self):
        return False if self._maxsize <= 0 else self.qsize() >= self._maxsize

    async def put(self, item):
        if type(self) is Queue and not self._is_shutdown and (self._maxsize <= 0 or len(self._queue) < self._maxsize):
            # What `put_nowait` does then.
            self._queue.append(item)
            self._unfinished_tasks += 1
            self._finished._value = False
            if self._getters:
                self._wakeup_next(self._getters)
            return
        while self.full():
            if self._is_shutdown:
                raise QueueShutDown
            await self._turn(self._putters, self.full)
        return self.put_nowait(item)

    async def get(self):
        if type(self) is Queue and self._queue:
            # What `get_nowait` does then.
            item = self._queue.popleft()
            if self._putters:
                self._wakeup_next(self._putters)
            return item
        while self.empty():
            if self._is_shutdown:
                raise QueueShutDown
            await self._turn(self._getters, self.empty)
        return self.get_nowait()

    async def _turn(self, waiters, blocked):
        waiter = self._get_loop().create_future()
        waiters.append(waiter)
        try:
            await waiter
        except:
            waiter.cancel()
            try:
                waiters.remove(waiter)
            except ValueError:
                # It was woken, and so is not in line any more.
                pass
            if not blocked() and not waiter.cancelled():
                self._wakeup_next(waiters)
            raise

    def put_nowait(self, item):
        if self._is_shutdown:
            raise QueueShutDown
        if self.full():
            raise QueueFull
        self._put(item)
        self._unfinished_tasks += 1
        self._finished._value = False
        if self._getters:
            self._wakeup_next(self._getters)

    def get_nowait(self):
        if self.empty():
            if self._is_shutdown:
                raise QueueShutDown
            raise QueueEmpty
        item = self._get()
        if self._putters:
            self._wakeup_next(self._putters)
        return item

    def task_done(self):
        if self._unfinished_tasks <= 0:
            raise ValueError("task_done() called too many times")
        self._unfinished_tasks -= 1
        if self._unfinished_tasks == 0:
            self._finished.set()

    async def join(self):
        if self._unfinished_tasks > 0:
            await self._finished.wait()

    def shutdown(self, immediate=False):
        self._is_shutdown = True
        if immediate:
            while not self.empty():
                self._get()
                if self._unfinished_tasks > 0:
                    self._unfinished_tasks -= 1
            if self._unfinished_tasks == 0:
                self._finished.set()
        while self._getters:
            getter = self._getters.popleft()
            if not getter.done():
                getter.set_result(None)
        while self._putters:
            putter = self._putters.popleft()
            if not putter.done():
                putter.set_result(None)

    __class_getitem__ = classmethod(GenericAlias)


class PriorityQueue(Queue):
    def _init(self, maxsize):
        self._queue = []

    def _put(self, item):
        heappush(self._queue, item)

    def _get(self):
        return heappop(self._queue)


class LifoQueue(Queue):
    def _init(self, maxsize):
        self._queue = []

    def _put(self, item):
        self._queue.append(item)

    def _get(self):
        return self._queue.pop()
