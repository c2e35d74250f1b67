"""Tests that are coroutine functions: each test has an event loop of its own, around fixtures, the test and cleanups."""

import asyncio
import contextvars
import inspect

from unittest.case import TestCase


class IsolatedAsyncioTestCase(TestCase):
    """`asyncSetUp`, test methods and `asyncTearDown` may wait."""

    loop_factory = None

    def __init__(self, methodName='runTest'):
        super().__init__(methodName)
        self._asyncioRunner = None
        self._asyncioTestContext = contextvars.copy_context()

    async def asyncSetUp(self):
        pass

    async def asyncTearDown(self):
        pass

    def addAsyncCleanup(self, func, /, *args, **kwargs):
        self.addCleanup(func, *args, **kwargs)

    async def enterAsyncContext(self, cm):
        """Enters an asynchronous context manager until the test is over."""
        cls = type(cm)
        try:
            enter, leave = cls.__aenter__, cls.__aexit__
        except AttributeError:
            raise TypeError(f"'{cls.__module__}.{cls.__qualname__}' object does not support the asynchronous context manager protocol") from None
        value = await enter(cm)
        self.addAsyncCleanup(leave, cm, None, None, None)
        return value

    def _callSetUp(self):
        self._asyncioTestContext.run(self.setUp)
        self._wait(self.asyncSetUp)

    def _callTestMethod(self, method):
        result = self._wait(method)
        if result is not None:
            self._warn_about_value(method, result)

    def _callTearDown(self):
        self._wait(self.asyncTearDown)
        self._asyncioTestContext.run(self.tearDown)

    def _callCleanup(self, function, /, *args, **kwargs):
        self._wait(function, *args, **kwargs)

    def _wait(self, function, /, *args, **kwargs):
        if inspect.iscoroutinefunction(function):
            return self._asyncioRunner.run(function(*args, **kwargs), context=self._asyncioTestContext)
        return self._asyncioTestContext.run(function, *args, **kwargs)

    def run(self, result=None):
        self._setupAsyncioRunner()
        try:
            return super().run(result)
        finally:
            self._tearDownAsyncioRunner()

    def debug(self):
        # The loop stays where an exception gets out: whoever caught it may want to run the cleanups.
        self._setupAsyncioRunner()
        super().debug()
        self._tearDownAsyncioRunner()

    def _setupAsyncioRunner(self):
        self._asyncioRunner = asyncio.Runner(debug=True, loop_factory=self.loop_factory)

    def _tearDownAsyncioRunner(self):
        runner, self._asyncioRunner = self._asyncioRunner, None
        runner.close()
