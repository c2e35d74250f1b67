"""Helpers of asyncio's tests. Loops whose time is moved by hand, and servers, are not to be had: tests that want one are skipped."""

import asyncio
import unittest
from unittest import mock


def run_briefly(loop):
    """Lets what is ready run once."""
    async def once():
        pass
    task = loop.create_task(once())
    loop.run_until_complete(task)


def run_once(loop):
    loop.call_soon(loop.stop)
    loop.run_forever()


def run_until(loop, pred, timeout=5.0):
    while not pred():
        loop.run_until_complete(asyncio.sleep(0.001))


async def await_without_task(coro):
    """Waits for a coroutine while there is no current task."""
    done = False
    failure = None

    async def watched():
        nonlocal done, failure
        try:
            await coro
        except BaseException as error:
            failure = error
        finally:
            done = True

    iterator = watched().__await__()
    asyncio.get_running_loop().call_soon(lambda: next(iterator, None))
    while not done:
        await asyncio.sleep(0)
    if failure is not None:
        raise failure


def make_test_protocol(base):
    raise unittest.SkipTest('needs sockets')


def get_function_source(func):
    raise unittest.SkipTest('needs the file and line of a function')


def mock_nonblocking_socket(*args, **kwargs):
    raise unittest.SkipTest('needs sockets')


class TestLoop:
    def __init__(self, gen=None):
        raise unittest.SkipTest('needs a loop whose time is moved by hand')


def MockCallback(**kwargs):
    return mock.Mock(spec=['__call__'], **kwargs)


class MockPattern(str):
    """Equal to texts that have the pattern in them."""

    def __eq__(self, other):
        import re
        return bool(re.search(str(self), other, re.S))

    __hash__ = str.__hash__


class MockInstanceOf:
    """Equal to instances of a type."""

    def __init__(self, type):
        self._type = type

    def __eq__(self, other):
        return isinstance(other, self._type)


class TestCase(unittest.TestCase):
    """Closes the loops that tests make."""

    @staticmethod
    def close_loop(loop):
        loop.close()

    def set_event_loop(self, loop, *, cleanup=True):
        asyncio.set_event_loop(None)
        if cleanup:
            self.addCleanup(self.close_loop, loop)

    def new_test_loop(self, gen=None):
        if gen is not None:
            TestLoop(gen)
        loop = asyncio.new_event_loop()
        self.set_event_loop(loop)
        return loop

    def tearDown(self):
        asyncio.set_event_loop(None)
        self.doCleanups()
