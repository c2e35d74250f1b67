"""Test cases: how one test runs. Its assertions are in `unittest.asserts`, what they give to `with` in `unittest.blocks`."""

import functools
import time
import types
import warnings

from unittest import result
from unittest.asserts import Assertions
from unittest.util import strclass


_no_message = object()


class SkipTest(Exception):
    """Raised in a test to skip it."""


class _ShouldStop(Exception):
    """A part of a test failed, and no other part is to run."""


_module_cleanups = []


def addModuleCleanup(function, /, *args, **kwargs):
    """Calls something when all tests of the module are over."""
    _module_cleanups.append((function, args, kwargs))


def _enter(cm, add_cleanup):
    cls = type(cm)
    try:
        enter, leave = cls.__enter__, cls.__exit__
    except AttributeError:
        raise TypeError(f"'{cls.__module__}.{cls.__qualname__}' object does not support the context manager protocol") from None
    value = enter(cm)
    add_cleanup(leave, cm, None, None, None)
    return value


def enterModuleContext(cm):
    """Enters a context manager until all tests of the module are over."""
    return _enter(cm, addModuleCleanup)


def doModuleCleanups():
    errors = []
    while _module_cleanups:
        function, args, kwargs = _module_cleanups.pop()
        try:
            function(*args, **kwargs)
        except Exception as error:
            errors.append(error)
    if errors:
        raise errors[0]


def skip(reason):
    """Skips a test or a class of tests."""
    def decorator(test_item):
        if not isinstance(test_item, type):
            # Other decorators may stand before it and hide the mark.
            @functools.wraps(test_item)
            def skip_wrapper(*args, **kwargs):
                raise SkipTest(reason)
            test_item = skip_wrapper
        test_item.__unittest_skip__ = True
        test_item.__unittest_skip_why__ = reason
        return test_item
    if isinstance(reason, types.FunctionType):
        test_item, reason = reason, ''
        return decorator(test_item)
    return decorator


def _unchanged(test_item):
    return test_item


def skipIf(condition, reason):
    """Skips if the condition holds."""
    return skip(reason) if condition else _unchanged


def skipUnless(condition, reason):
    """Skips unless the condition holds."""
    return _unchanged if condition else skip(reason)


def expectedFailure(test_item):
    """The test passes when it fails."""
    test_item.__unittest_expecting_failure__ = True
    return test_item


class _Outcome:
    """What happened in one run of one test."""

    def __init__(self, result):
        self.result = result
        self.subtests = hasattr(result, 'addSubTest')
        self.success = True
        self.expecting_failure = False
        self.expected_failure = None


class _Part:
    """A part of a test: an exception in it is noted and does not get out."""

    def __init__(self, outcome, test, subtest=False):
        self.outcome = outcome
        self.test = test
        self.subtest = subtest

    def __enter__(self):
        self.before = self.outcome.success
        self.outcome.success = True

    def __exit__(self, kind, error, tb):
        outcome, test, result = self.outcome, self.test, self.outcome.result
        if kind is None:
            # With a part that failed in it, it has been told of.
            if self.subtest and outcome.success:
                result.addSubTest(test.test_case, test, None)
        elif issubclass(kind, KeyboardInterrupt):
            return False
        else:
            # What stops a test behind its part says nothing of its own.
            outcome.success = outcome.success and issubclass(kind, _ShouldStop)
            info = (kind, error, tb)
            if issubclass(kind, SkipTest):
                _add_skip(result, test, str(error))
            elif issubclass(kind, _ShouldStop):
                pass
            elif outcome.expecting_failure:
                outcome.expected_failure = info
                outcome.success = True
            elif self.subtest:
                result.addSubTest(test.test_case, test, info)
            elif issubclass(kind, test.failureException):
                result.addFailure(test, info)
            else:
                result.addError(test, info)
        outcome.success = outcome.success and self.before
        return True


def _add_skip(result, test, reason):
    if hasattr(result, 'addSkip'):
        result.addSkip(test, reason)
    else:
        warnings.warn('TestResult has no addSkip method, skips not reported', RuntimeWarning, 2)
        result.addSuccess(test)


class TestCase(Assertions):
    """Its methods whose names begin with `test` are tests; an instance is one of them."""

    failureException = AssertionError
    longMessage = True
    maxDiff = 80 * 8
    _classSetupFailed = False
    _class_cleanups = []
    tearDown_exceptions = []

    def __init_subclass__(cls, *args, **kwargs):
        cls._classSetupFailed = False
        cls._class_cleanups = []
        cls.tearDown_exceptions = []
        super().__init_subclass__(*args, **kwargs)

    def __init__(self, methodName='runTest'):
        self._testMethodName = methodName
        self._outcome = None
        self._testMethodDoc = 'No test'
        method = getattr(self, methodName, None)
        if method is not None:
            self._testMethodDoc = method.__doc__
        elif methodName != 'runTest':
            # One of this name can be made without a test, to use its assertions.
            raise ValueError(f'no such test method in {type(self)}: {methodName}')
        self._cleanups = []
        self._subtest = None
        self._type_equality_funcs = {}
        for cls, name in ((dict, 'assertDictEqual'), (list, 'assertListEqual'), (tuple, 'assertTupleEqual'), (set, 'assertSetEqual'),
                          (frozenset, 'assertSetEqual'), (str, 'assertMultiLineEqual')):
            self.addTypeEqualityFunc(cls, name)

    def addTypeEqualityFunc(self, typeobj, function):
        """How `assertEqual` compares two values of exactly this type."""
        self._type_equality_funcs[typeobj] = function

    # Fixtures.

    def setUp(self):
        """Runs before each test."""

    def tearDown(self):
        """Runs after each test."""

    @classmethod
    def setUpClass(cls):
        """Runs before the tests of the class."""

    @classmethod
    def tearDownClass(cls):
        """Runs after the tests of the class."""

    def addCleanup(self, function, /, *args, **kwargs):
        """Calls something when the test is over, the last one first."""
        self._cleanups.append((function, args, kwargs))

    def enterContext(self, cm):
        """Enters a context manager until the test is over."""
        return _enter(cm, self.addCleanup)

    @classmethod
    def addClassCleanup(cls, function, /, *args, **kwargs):
        """Calls something when the tests of the class are over."""
        cls._class_cleanups.append((function, args, kwargs))

    @classmethod
    def enterClassContext(cls, cm):
        """Enters a context manager until the tests of the class are over."""
        return _enter(cm, cls.addClassCleanup)

    def doCleanups(self):
        outcome = self._outcome or _Outcome(result.TestResult())
        while self._cleanups:
            function, args, kwargs = self._cleanups.pop()
            with _Part(outcome, self):
                self._callCleanup(function, *args, **kwargs)
        return outcome.success

    @classmethod
    def doClassCleanups(cls):
        cls.tearDown_exceptions = []
        while cls._class_cleanups:
            function, args, kwargs = cls._class_cleanups.pop()
            try:
                function(*args, **kwargs)
            except Exception as error:
                cls.tearDown_exceptions.append((type(error), error, error.__traceback__))

    # Running.

    def _callSetUp(self):
        self.setUp()

    def _callTestMethod(self, method):
        value = method()
        if value is not None:
            self._warn_about_value(method, value)

    def _warn_about_value(self, method, value):
        text = f'It is deprecated to return a value that is not None from a test case ({method} returned {type(value).__name__!r})'
        warnings.warn(text, DeprecationWarning, stacklevel=4)

    def _callTearDown(self):
        self.tearDown()

    def _callCleanup(self, function, /, *args, **kwargs):
        function(*args, **kwargs)

    def defaultTestResult(self):
        return result.TestResult()

    def countTestCases(self):
        return 1

    def run(self, result=None):
        """Runs the test, and tells the result what became of it."""
        stop = None
        if result is None:
            result = self.defaultTestResult()
            stop = getattr(result, 'stopTestRun', None)
            if hasattr(result, 'startTestRun'):
                result.startTestRun()
        result.startTest(self)
        try:
            method = getattr(self, self._testMethodName)
            if getattr(type(self), '__unittest_skip__', False) or getattr(method, '__unittest_skip__', False):
                why = getattr(type(self), '__unittest_skip_why__', '') or getattr(method, '__unittest_skip_why__', '')
                _add_skip(result, self, why)
                return result
            expecting = (getattr(self, '__unittest_expecting_failure__', False)
                         or getattr(method, '__unittest_expecting_failure__', False))
            self._outcome = outcome = _Outcome(result)
            start = time.perf_counter()
            try:
                with _Part(outcome, self):
                    self._callSetUp()
                if outcome.success:
                    outcome.expecting_failure = expecting
                    with _Part(outcome, self):
                        self._callTestMethod(method)
                    outcome.expecting_failure = False
                    with _Part(outcome, self):
                        self._callTearDown()
                self.doCleanups()
                if hasattr(result, 'addDuration'):
                    result.addDuration(self, time.perf_counter() - start)
                if outcome.success:
                    if not expecting:
                        result.addSuccess(self)
                    elif outcome.expected_failure is not None:
                        result.addExpectedFailure(self, outcome.expected_failure)
                    else:
                        result.addUnexpectedSuccess(self)
                return result
            finally:
                # The exceptions of an outcome hold its frames.
                outcome.expected_failure = None
                self._outcome = None
        finally:
            result.stopTest(self)
            if stop is not None:
                stop()

    def __call__(self, *args, **kwds):
        return self.run(*args, **kwds)

    def debug(self):
        """Runs the test, and lets exceptions out."""
        method = getattr(self, self._testMethodName)
        if getattr(type(self), '__unittest_skip__', False) or getattr(method, '__unittest_skip__', False):
            raise SkipTest(getattr(type(self), '__unittest_skip_why__', '') or getattr(method, '__unittest_skip_why__', ''))
        self._callSetUp()
        self._callTestMethod(method)
        self._callTearDown()
        while self._cleanups:
            function, args, kwargs = self._cleanups.pop()
            self._callCleanup(function, *args, **kwargs)

    def skipTest(self, reason):
        raise SkipTest(reason)

    def subTest(self, msg=_no_message, **params):
        """A part of a test that may fail without ending it; what is given tells it from the others."""
        return _SubTestBlock(self, msg, params)

    # What it is called.

    def id(self):
        return f'{strclass(type(self))}.{self._testMethodName}'

    def shortDescription(self):
        doc = self._testMethodDoc
        return doc.strip().split('\n')[0].strip() if doc else None

    def __eq__(self, other):
        if type(self) is not type(other):
            return NotImplemented
        return self._testMethodName == other._testMethodName

    def __hash__(self):
        return hash((type(self), self._testMethodName))

    def __str__(self):
        return f'{self._testMethodName} ({strclass(type(self))}.{self._testMethodName})'

    def __repr__(self):
        return f'<{strclass(type(self))} testMethod={self._testMethodName}>'


class _SubTestBlock:
    """What `subTest` gives to a `with` statement."""

    def __init__(self, case, message, params):
        self.case = case
        self.message = message
        self.params = params

    def __enter__(self):
        case = self.case
        outcome = case._outcome
        self.part = None
        if outcome is None or not outcome.subtests:
            return
        self.outer = case._subtest
        params = self.params
        if self.outer is not None:
            params = params | {name: value for name, value in self.outer.params.items() if name not in params}
        case._subtest = _SubTest(case, self.message, params)
        self.part = _Part(outcome, case._subtest, subtest=True)
        self.part.__enter__()

    def __exit__(self, kind, error, tb):
        if self.part is None:
            return False
        case = self.case
        outcome = case._outcome
        hidden = self.part.__exit__(kind, error, tb)
        case._subtest = self.outer
        if hidden:
            if not outcome.success and getattr(outcome.result, 'failfast', False):
                raise _ShouldStop
            if outcome.expected_failure is not None:
                # The test failed as expected; no other part can tell more.
                raise _ShouldStop
        return hidden


class _SubTest(TestCase):
    """Stands for a part of a test in a result."""

    def __init__(self, test_case, message, params):
        super().__init__()
        self._message = message
        self.test_case = test_case
        self.params = params
        self.failureException = test_case.failureException

    def runTest(self):
        raise NotImplementedError('subtests cannot be run directly')

    def _subDescription(self):
        parts = [] if self._message is _no_message else [f'[{self._message}]']
        if self.params:
            parts.append(f"({', '.join([f'{name}={value!r}' for name, value in self.params.items()])})")
        return ' '.join(parts) or '(<subtest>)'

    def id(self):
        return f'{self.test_case.id()} {self._subDescription()}'

    def shortDescription(self):
        return self.test_case.shortDescription()

    def __str__(self):
        return f'{self.test_case} {self._subDescription()}'


class FunctionTestCase(TestCase):
    """A function as a test."""

    def __init__(self, testFunc, setUp=None, tearDown=None, description=None):
        super().__init__()
        self._testFunc = testFunc
        self._setUpFunc = setUp
        self._tearDownFunc = tearDown
        self._description = description

    def setUp(self):
        if self._setUpFunc is not None:
            self._setUpFunc()

    def tearDown(self):
        if self._tearDownFunc is not None:
            self._tearDownFunc()

    def runTest(self):
        self._testFunc()

    def id(self):
        return self._testFunc.__name__

    def __eq__(self, other):
        if not isinstance(other, type(self)):
            return NotImplemented
        return self._parts() == other._parts()

    def _parts(self):
        return self._setUpFunc, self._tearDownFunc, self._testFunc, self._description

    def __hash__(self):
        return hash((type(self), *self._parts()))

    def __str__(self):
        return f'{strclass(type(self))} ({self._testFunc.__name__})'

    def __repr__(self):
        return f'<{strclass(type(self))} tec={self._testFunc}>'

    def shortDescription(self):
        if self._description is not None:
            return self._description
        doc = self._testFunc.__doc__
        return doc.split('\n')[0].strip() if doc else None
