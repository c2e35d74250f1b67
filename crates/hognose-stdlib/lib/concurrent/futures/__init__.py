"""Functions that run beside each other, and their results: executors and futures.

Executors of processes and interpreters can be named, as in `except` and in conditions, and say when they are made that there are none.
"""

from concurrent.futures._base import (FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED, CancelledError, TimeoutError, InvalidStateError,
                                      BrokenExecutor, Future, Executor, wait, as_completed)
from concurrent.futures.interpreter import InterpreterPoolExecutor
from concurrent.futures.process import ProcessPoolExecutor
from concurrent.futures.thread import ThreadPoolExecutor

__all__ = ["FIRST_COMPLETED", "FIRST_EXCEPTION", "ALL_COMPLETED", "CancelledError", "TimeoutError", "InvalidStateError", "BrokenExecutor",
           "Future", "Executor", "wait", "as_completed", "ProcessPoolExecutor", "ThreadPoolExecutor", "InterpreterPoolExecutor"]
