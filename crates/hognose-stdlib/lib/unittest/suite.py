"""Suites: tests in order, with the fixtures of classes and modules around them."""

import sys

from unittest import case
from unittest.util import strclass


class BaseTestSuite:
    """Tests in order, without fixtures."""

    _cleanup = True

    def __init__(self, tests=()):
        self._tests = []
        self._removed_tests = 0
        self.addTests(tests)

    def __repr__(self):
        return f'<{strclass(type(self))} tests={list(self)}>'

    def __eq__(self, other):
        if not isinstance(other, type(self)):
            return NotImplemented
        return list(self) == list(other)

    def __iter__(self):
        return iter(self._tests)

    def countTestCases(self):
        return self._removed_tests + sum([test.countTestCases() for test in self if test])

    def addTest(self, test):
        if not callable(test):
            raise TypeError(f'{test!r} is not callable')
        if isinstance(test, type) and issubclass(test, (case.TestCase, TestSuite)):
            raise TypeError('TestCases and TestSuites must be instantiated before passing them to addTest()')
        self._tests.append(test)

    def addTests(self, tests):
        if isinstance(tests, str):
            raise TypeError('tests must be an iterable of tests, not a string')
        for test in tests:
            self.addTest(test)

    def run(self, result):
        for index, test in enumerate(self):
            if result.shouldStop:
                break
            test(result)
            if self._cleanup:
                self._removeTestAtIndex(index)
        return result

    def _removeTestAtIndex(self, index):
        # A test that ran is let go, with all that it holds.
        try:
            test = self._tests[index]
        except TypeError:
            # Tests of a subclass that are no list.
            return
        if hasattr(test, 'countTestCases'):
            self._removed_tests += test.countTestCases()
        self._tests[index] = None

    def __call__(self, *args, **kwds):
        return self.run(*args, **kwds)

    def debug(self):
        for test in self:
            test.debug()


class TestSuite(BaseTestSuite):
    """Tests in order; `setUpClass` and `setUpModule` run where class and module of the tests change."""

    def run(self, result, debug=False):
        outermost = not getattr(result, '_testRunEntered', False)
        if outermost:
            result._testRunEntered = True
        for index, test in enumerate(self):
            if result.shouldStop:
                break
            if isinstance(test, case.TestCase) or not _is_suite(test):
                self._leave_class(test, result)
                self._change_module(test, result)
                self._enter_class(test, result)
                result._previousTestClass = type(test)
                if getattr(type(test), '_classSetupFailed', False) or getattr(result, '_moduleSetUpFailed', False):
                    continue
            test.debug() if debug else test(result)
            if self._cleanup:
                self._removeTestAtIndex(index)
        if outermost:
            self._leave_class(None, result)
            self._leave_module(result)
            result._testRunEntered = False
        return result

    def debug(self):
        self.run(_DebugResult(), True)

    def _enter_class(self, test, result):
        cls = type(test)
        if cls is getattr(result, '_previousTestClass', None) or getattr(result, '_moduleSetUpFailed', False):
            return
        if getattr(cls, '__unittest_skip__', False):
            return
        try:
            cls._classSetupFailed = False
        except TypeError:
            # The class of something that is no test case, such as a function.
            pass
        set_up = getattr(cls, 'setUpClass', None)
        if set_up is not None:
            with _Quiet(result):
                try:
                    set_up()
                except Exception as error:
                    cls._classSetupFailed = True
                    self._report(result, error, 'setUpClass', strclass(cls))
                if cls._classSetupFailed:
                    self._class_cleanups(cls, result, 'setUpClass')

    def _leave_class(self, test, result):
        cls = getattr(result, '_previousTestClass', None)
        if cls is None or cls is type(test) or getattr(cls, '_classSetupFailed', False):
            return
        if getattr(result, '_moduleSetUpFailed', False) or getattr(cls, '__unittest_skip__', False):
            return
        tear_down = getattr(cls, 'tearDownClass', None)
        with _Quiet(result):
            if tear_down is not None:
                try:
                    tear_down()
                except Exception as error:
                    self._report(result, error, 'tearDownClass', strclass(cls))
            self._class_cleanups(cls, result, 'tearDownClass')

    def _class_cleanups(self, cls, result, word):
        if hasattr(cls, 'doClassCleanups'):
            cls.doClassCleanups()
            for info in cls.tearDown_exceptions:
                self._report(result, info[1], word, strclass(cls))

    def _change_module(self, test, result):
        before = getattr(result, '_previousTestClass', None)
        name = type(test).__module__
        if before is not None and before.__module__ == name:
            return
        self._leave_module(result)
        result._moduleSetUpFailed = False
        module = sys.modules.get(name)
        set_up = getattr(module, 'setUpModule', None)
        if set_up is not None:
            with _Quiet(result):
                try:
                    set_up()
                except Exception as error:
                    result._moduleSetUpFailed = True
                    self._report(result, error, 'setUpModule', name)
                    self._module_cleanups(result, name, 'setUpModule')

    def _leave_module(self, result):
        before = getattr(result, '_previousTestClass', None)
        if before is None or getattr(result, '_moduleSetUpFailed', False):
            return
        module = sys.modules.get(before.__module__)
        if module is None:
            return
        tear_down = getattr(module, 'tearDownModule', None)
        with _Quiet(result):
            if tear_down is not None:
                try:
                    tear_down()
                except Exception as error:
                    self._report(result, error, 'tearDownModule', before.__module__)
            self._module_cleanups(result, before.__module__, 'tearDownModule')

    def _module_cleanups(self, result, name, word):
        try:
            case.doModuleCleanups()
        except Exception as error:
            self._report(result, error, word, name)

    def _report(self, result, error, word, name):
        if isinstance(result, _DebugResult):
            raise error
        holder = _ErrorHolder(f'{word} ({name})')
        if isinstance(error, case.SkipTest):
            result.addSkip(holder, str(error))
        else:
            result.addError(holder, (type(error), error, error.__traceback__))


class _Quiet:
    """What fixtures print is kept as that of tests is."""

    def __init__(self, result):
        self.result = result

    def __enter__(self):
        getattr(self.result, '_setupStdout', _nothing)()

    def __exit__(self, *info):
        getattr(self.result, '_restoreStdout', _nothing)()


def _nothing():
    pass


class _ErrorHolder:
    """Stands for a fixture among the tests of a result."""

    failureException = None

    def __init__(self, description):
        self.description = description

    def id(self):
        return self.description

    def shortDescription(self):
        return None

    def __repr__(self):
        return f'<ErrorHolder description={self.description!r}>'

    def __str__(self):
        return self.id()

    def countTestCases(self):
        return 0

    def run(self, result):
        pass

    def __call__(self, result):
        return self.run(result)


def _is_suite(test):
    try:
        iter(test)
    except TypeError:
        return False
    return True


class _DebugResult:
    """A result for running without one."""

    _previousTestClass = None
    _moduleSetUpFailed = False
    shouldStop = False
