"""Suites from classes, modules and names. Finding tests in files is absent: a program has no files of its own here."""

import functools
import sys
import traceback

from fnmatch import fnmatchcase
from unittest import case, suite


class _FailedTest(case.TestCase):
    """Stands for what could not be loaded: running it raises why."""

    _testMethodName = None

    def __init__(self, method_name, exception):
        self._exception = exception
        super().__init__(method_name)

    def __getattr__(self, name):
        if name != self._testMethodName:
            raise AttributeError(name)

        def testFailure():
            raise self._exception
        return testFailure


class TestLoader:
    """Makes suites."""

    testMethodPrefix = 'test'
    sortTestMethodsUsing = staticmethod(lambda x, y: (x > y) - (x < y))
    testNamePatterns = None
    suiteClass = suite.TestSuite

    def __init__(self):
        self.errors = []

    def loadTestsFromTestCase(self, testCaseClass):
        if issubclass(testCaseClass, suite.TestSuite):
            raise TypeError('Test cases should not be derived from TestSuite. Maybe you meant to derive from TestCase?')
        if testCaseClass in (case.TestCase, case.FunctionTestCase):
            names = []
        else:
            names = self.getTestCaseNames(testCaseClass)
            if not names and hasattr(testCaseClass, 'runTest'):
                names = ['runTest']
        return self.suiteClass(map(testCaseClass, names))

    def loadTestsFromModule(self, module, *, pattern=None):
        tests = []
        for name in dir(module):
            item = getattr(module, name)
            if isinstance(item, type) and issubclass(item, case.TestCase) and not self._is_base(item):
                tests.append(self.loadTestsFromTestCase(item))
        tests = self.suiteClass(tests)
        load_tests = getattr(module, 'load_tests', None)
        if load_tests is None:
            return tests
        try:
            return load_tests(self, tests, pattern)
        except Exception as error:
            return self._failed(module.__name__, error, f'Failed to call load_tests:\n{traceback.format_exc()}')

    def _is_base(self, item):
        from unittest.async_case import IsolatedAsyncioTestCase
        return item in (case.TestCase, case.FunctionTestCase, IsolatedAsyncioTestCase)

    def _failed(self, name, error, text):
        self.errors.append(text)
        return self.suiteClass((_FailedTest(name, error),))

    def loadTestsFromName(self, name, module=None):
        parts = name.split('.')
        if module is None:
            left = parts.copy()
            while True:
                try:
                    __import__('.'.join(left))
                    break
                except ImportError as error:
                    gone = left.pop()
                    if not left:
                        text = f'Failed to import test module: {gone}\n{traceback.format_exc()}'
                        return self._failed(gone, ImportError(text), text)
            module = sys.modules[parts[0]]
            parts = parts[1:]
        item = parent = module
        for part in parts:
            try:
                parent, item = item, getattr(item, part)
            except AttributeError as error:
                return self._failed(part, error, f'Failed to access attribute:\n{traceback.format_exc()}')
        if isinstance(item, type(sys)):
            return self.loadTestsFromModule(item)
        if isinstance(item, type) and issubclass(item, case.TestCase) and not self._is_base(item):
            return self.loadTestsFromTestCase(item)
        if isinstance(parent, type) and issubclass(parent, case.TestCase):
            test = parent(parts[-1])
            if not isinstance(getattr(parent, parts[-1], None), type) and not _is_static(parent, parts[-1]):
                return self.suiteClass([test])
        elif isinstance(item, suite.TestSuite):
            return item
        if callable(item):
            test = item()
            if isinstance(test, suite.TestSuite):
                return test
            if isinstance(test, case.TestCase):
                return self.suiteClass([test])
            raise TypeError(f'calling {item} returned {test}, not a test')
        raise TypeError(f"don't know how to make test from: {item}")

    def loadTestsFromNames(self, names, module=None):
        return self.suiteClass([self.loadTestsFromName(name, module) for name in names])

    def getTestCaseNames(self, testCaseClass):
        def wanted(name):
            if not name.startswith(self.testMethodPrefix):
                return False
            if not callable(getattr(testCaseClass, name)):
                return False
            whole = f'{testCaseClass.__module__}.{testCaseClass.__qualname__}.{name}'
            return self.testNamePatterns is None or any([fnmatchcase(whole, pattern) for pattern in self.testNamePatterns])
        names = [name for name in dir(testCaseClass) if wanted(name)]
        if self.sortTestMethodsUsing:
            names.sort(key=functools.cmp_to_key(self.sortTestMethodsUsing))
        return names


def _is_static(cls, name):
    for base in cls.__mro__:
        if name in base.__dict__:
            return isinstance(base.__dict__[name], staticmethod)
    return False


defaultTestLoader = TestLoader()
