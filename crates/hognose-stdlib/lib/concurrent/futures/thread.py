"""The executor of threads.

A worker that has nothing to do is a daemon, so that a feed need not wait for it, and one that nothing can wake any more ends. Workers do not
outlive their feed; an executor does, and starts new ones. Each function is a task: calls to the host that it made and did not ask for are
waited for before its future has a result.
"""

import threading
import weakref

from _sched import give_up, wait
from _threads import alive, dropped, running, set_daemon, stuck, task, wake
from _waiters import finish_calls
from collections import deque
from concurrent.futures._base import BrokenExecutor, Executor, Future, _log
from itertools import count

# Workers wait more than they work: for tools. So their number does not depend on that of processors.
_DEFAULT_WORKERS = 32

_next_pool = count().__next__


class BrokenThreadPool(BrokenExecutor):
    """The initializer of a worker failed."""


class _Item:
    __slots__ = ("future", "fn", "args", "kwargs")

    def __init__(self, future, fn, args, kwargs):
        self.future = future
        self.fn = fn
        self.args = args
        self.kwargs = kwargs

    def run(self):
        future = self.future
        if not future.set_running_or_notify_cancel():
            return
        try:
            result = self.fn(*self.args, **self.kwargs)
            finish_calls()
        except BaseException as error:
            give_up(task())
            future.set_exception(error)
        else:
            future.set_result(result)


class _Pool:
    """What the workers share with their executor."""
    __slots__ = ("items", "idle", "over", "broken", "initializer", "initargs", "dropped", "owner")

    def wake_all(self):
        while self.idle:
            ident = self.idle.popleft()
            # Whoever waits for the end of the feed waits for the end of the worker too.
            set_daemon(ident, False)
            wake(ident)

    def forget_dropped(self):
        """After a feed that was broken off: its workers are gone, and what they were to do is given up."""
        if self.dropped != dropped():
            self.dropped = dropped()
            self.cancel_items()

    def cancel_items(self):
        while self.items:
            self.items.popleft().future.cancel()

    def fail_items(self):
        while self.items:
            self.items.popleft().future.set_exception(BrokenThreadPool(self.broken))


def _work(pool):
    if pool.initializer is not None:
        try:
            pool.initializer(*pool.initargs)
        except BaseException:
            _log("critical", "Exception in initializer:", exc_info=True)
            pool.broken = "A thread initializer failed, the thread pool is not usable anymore"
            pool.fail_items()
            return
    me = running()
    while True:
        if pool.items:
            pool.items.popleft().run()
            continue
        if pool.over:
            return
        pool.idle.append(me)
        set_daemon(me, True)
        while me in pool.idle:
            wait((), None)
            if stuck() and me in pool.idle:
                pool.idle.remove(me)
                return


class ThreadPoolExecutor(Executor):
    def __init__(self, max_workers=None, thread_name_prefix="", initializer=None, initargs=(), **ctxkwargs):
        if ctxkwargs:
            raise TypeError(f"ThreadPoolExecutor.prepare_context() got an unexpected keyword argument {next(iter(ctxkwargs))!r}")
        if max_workers is None:
            max_workers = _DEFAULT_WORKERS
        if max_workers <= 0:
            raise ValueError("max_workers must be greater than 0")
        if initializer is not None and not callable(initializer):
            raise TypeError("initializer must be a callable")
        self._max_workers = max_workers
        self._thread_name_prefix = thread_name_prefix or f"ThreadPoolExecutor-{_next_pool()}"
        self._threads = set()
        self._shutdown = False
        self._pool = pool = _Pool()
        pool.items = deque()
        pool.idle = deque()
        pool.over = False
        pool.broken = None
        pool.initializer = initializer
        pool.initargs = initargs
        pool.dropped = dropped()

        def nobody_submits(_):
            pool.over = True
            pool.wake_all()

        # Kept by what does not go with the executor.
        pool.owner = weakref.ref(self, nobody_submits)

    def submit(self, fn, /, *args, **kwargs):
        pool = self._pool
        if pool.broken is not None:
            raise BrokenThreadPool(pool.broken)
        if self._shutdown:
            raise RuntimeError("cannot schedule new futures after shutdown")
        pool.forget_dropped()
        future = Future()
        pool.items.append(_Item(future, fn, args, kwargs))
        self._find_worker()
        return future

    def _find_worker(self):
        idle = self._pool.idle
        while idle:
            ident = idle.popleft()
            if alive(ident):
                set_daemon(ident, False)
                wake(ident)
                return
        threads = self._threads
        if len(threads) >= self._max_workers:
            for thread in [thread for thread in threads if not thread.is_alive()]:
                threads.discard(thread)
        if len(threads) < self._max_workers:
            name = f"{self._thread_name_prefix}_{len(threads)}"
            thread = threading.Thread(name=name, target=_work, args=(self._pool,), daemon=False)
            threads.add(thread)
            thread.start()

    def _is_shut_down(self):
        return self._shutdown

    def shutdown(self, wait=True, *, cancel_futures=False):
        self._shutdown = True
        pool = self._pool
        pool.forget_dropped()
        pool.over = True
        if cancel_futures:
            pool.cancel_items()
        pool.wake_all()
        if wait:
            for thread in list(self._threads):
                thread.join()
