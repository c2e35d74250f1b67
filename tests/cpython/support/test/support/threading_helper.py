"""Helpers around threads, which are switched only where they wait."""

import contextlib
import unittest

can_start_thread = True


def requires_working_threading(*, module=False):
    return None if module else lambda test: test


def threading_setup():
    return ()


def threading_cleanup(*original_values):
    pass


def reap_threads(test):
    return test


def join_thread(thread, timeout=None):
    thread.join(timeout)


@contextlib.contextmanager
def start_threads(threads, unlock=None):
    threads = list(threads)
    for thread in threads:
        thread.start()
    try:
        if unlock:
            unlock()
        yield
    finally:
        for thread in threads:
            thread.join()


@contextlib.contextmanager
def wait_threads_exit(timeout=None):
    yield


class catch_threading_exception:
    """Keeps what `threading.excepthook` would have shown."""

    def __init__(self):
        self.exc_type = self.exc_value = self.exc_traceback = self.thread = None
        self._before = None

    def _hook(self, args):
        self.exc_type, self.exc_value, self.exc_traceback, self.thread = args

    def __enter__(self):
        import threading
        self._before = threading.excepthook
        threading.excepthook = self._hook
        return self

    def __exit__(self, *ignored):
        import threading
        threading.excepthook = self._before
