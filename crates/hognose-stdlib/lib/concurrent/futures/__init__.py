"""Functions that run beside each other, and their results: executors and futures.

An executor of processes can be named, since programs import it beside the one of threads, and says when it is made that there are none. Executors of
interpreters are absent, as in builds of CPython without them.
"""

from concurrent.futures._base import (FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED, CancelledError, TimeoutError, InvalidStateError,
                                      BrokenExecutor, Future, Executor, wait, as_completed)
from concurrent.futures.process import ProcessPoolExecutor
from concurrent.futures.thread import ThreadPoolExecutor

__all__ = ["FIRST_COMPLETED", "FIRST_EXCEPTION", "ALL_COMPLETED", "CancelledError", "TimeoutError", "InvalidStateError", "BrokenExecutor",
           "Future", "Executor", "wait", "as_completed", "ProcessPoolExecutor", "ThreadPoolExecutor"]
