"""Helpers around threads: tests that need ones of the machine are skipped."""

import contextlib
import unittest

can_start_thread = False


def requires_working_threading(*, module=False):
    if module:
        raise unittest.SkipTest('needs threads')
    return unittest.skip('needs threads')


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
    raise unittest.SkipTest('needs threads')
    yield


@contextlib.contextmanager
def wait_threads_exit(timeout=None):
    yield


@contextlib.contextmanager
def catch_threading_exception():
    raise unittest.SkipTest('needs threads')
    yield
