"""Tests: cases, suites, results, and a runner that prints.

Promises what scripts use of CPython 3.14's `unittest`. Deliberately absent: finding tests in files, `mock`, warnings about forgotten
coroutines; `assert…` methods show differences without limits on their size.
"""

import difflib
import pprint
import re
import sys
import time
import traceback

__all__ = ['TestResult', 'TestCase', 'IsolatedAsyncioTestCase', 'TestSuite', 'TextTestRunner', 'TestLoader', 'FunctionTestCase', 'main',
           'defaultTestLoader', 'SkipTest', 'skip', 'skipIf', 'skipUnless', 'expectedFailure', 'TextTestResult', 'addModuleCleanup',
           'enterModuleContext']


class SkipTest(Exception):
    """Raised in a test to skip it."""


def skip(reason):
    """Skips a test or a class of tests."""
    def decorate(item):
        item.__unittest_skip__ = True
        item.__unittest_skip_why__ = reason
        return item
    if callable(reason) and hasattr(reason, '__name__'):
        item, reason = reason, ''
        return decorate(item)
    return decorate


def skipIf(condition, reason):
    """Skips if the condition holds."""
    return skip(reason) if condition else lambda item: item


def skipUnless(condition, reason):
    """Skips unless the condition holds."""
    return lambda item: item if condition else skip(reason)(item)


def expectedFailure(test_item):
    """The test is expected to fail."""
    test_item.__unittest_expecting_failure__ = True
    return test_item


_module_cleanups = []


def addModuleCleanup(function, /, *args, **kwargs):
    _module_cleanups.append((function, args, kwargs))


def enterModuleContext(cm):
    value = cm.__enter__()
    addModuleCleanup(cm.__exit__, None, None, None)
    return value


class TestResult:
    """What became of tests."""

    def __init__(self, stream=None, descriptions=None, verbosity=None):
        self.failfast = False
        self.failures = []
        self.errors = []
        self.skipped = []
        self.expectedFailures = []
        self.unexpectedSuccesses = []
        self.collectedDurations = []
        self.testsRun = 0
        self.shouldStop = False
        self.tb_locals = False
        self.buffer = False

    def startTest(self, test):
        self.testsRun += 1

    def stopTest(self, test):
        pass

    def startTestRun(self):
        pass

    def stopTestRun(self):
        pass

    def addSuccess(self, test):
        pass

    def addError(self, test, err):
        self.errors.append((test, self._text(err)))
        self._maybe_stop()

    def addFailure(self, test, err):
        self.failures.append((test, self._text(err)))
        self._maybe_stop()

    def addSkip(self, test, reason):
        self.skipped.append((test, reason))

    def addExpectedFailure(self, test, err):
        self.expectedFailures.append((test, self._text(err)))

    def addUnexpectedSuccess(self, test):
        self.unexpectedSuccesses.append(test)
        self._maybe_stop()

    def addSubTest(self, test, subtest, err):
        if err is not None:
            if issubclass(err[0], test.failureException):
                self.addFailure(subtest, err)
            else:
                self.addError(subtest, err)

    def addDuration(self, test, elapsed):
        self.collectedDurations.append((str(test), elapsed))

    def _maybe_stop(self):
        if self.failfast:
            self.stop()

    def wasSuccessful(self):
        return not self.failures and not self.errors and not self.unexpectedSuccesses

    def stop(self):
        self.shouldStop = True

    def _text(self, err):
        return ''.join(traceback.format_exception(err[1]))

    def __repr__(self):
        kind = type(self)
        return (f'<{kind.__module__}.{kind.__qualname__} run={self.testsRun} errors={len(self.errors)} '
                f'failures={len(self.failures)}>')


class TextTestResult(TestResult):
    """Prints what becomes of tests."""

    def __init__(self, stream, descriptions, verbosity, *, durations=None):
        super().__init__(stream, descriptions, verbosity)
        self.stream = stream
        self.dots = verbosity == 1
        self.showAll = verbosity > 1

    def getDescription(self, test):
        doc = test.shortDescription()
        return f'{test}\n{doc}' if doc else str(test)

    def startTest(self, test):
        super().startTest(test)
        if self.showAll:
            self.stream.write(self.getDescription(test) + ' ... ')

    def _mark(self, letter, word):
        if self.showAll:
            self.stream.write(word + '\n')
        elif self.dots:
            self.stream.write(letter)

    def addSuccess(self, test):
        self._mark('.', 'ok')

    def addError(self, test, err):
        super().addError(test, err)
        self._mark('E', 'ERROR')

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self._mark('F', 'FAIL')

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self._mark('s', f'skipped {reason!r}')

    def addExpectedFailure(self, test, err):
        super().addExpectedFailure(test, err)
        self._mark('x', 'expected failure')

    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        self._mark('u', 'unexpected success')

    def printErrors(self):
        if self.dots or self.showAll:
            self.stream.write('\n')
        for word, found in (('ERROR', self.errors), ('FAIL', self.failures)):
            for test, text in found:
                self.stream.write(f"{'=' * 70}\n{word}: {self.getDescription(test)}\n{'-' * 70}\n{text}\n")


class TextTestRunner:
    """Runs tests and prints."""

    resultclass = TextTestResult

    def __init__(self, stream=None, descriptions=True, verbosity=1, failfast=False, buffer=False, resultclass=None, warnings=None, *,
                 tb_locals=False, durations=None):
        self.stream = sys.stderr if stream is None else stream
        self.descriptions = descriptions
        self.verbosity = verbosity
        self.failfast = failfast
        if resultclass is not None:
            self.resultclass = resultclass

    def run(self, test):
        """Runs tests; returns the result."""
        result = self.resultclass(self.stream, self.descriptions, self.verbosity)
        result.failfast = self.failfast
        start = time.perf_counter()
        result.startTestRun()
        test(result)
        result.stopTestRun()
        taken = time.perf_counter() - start
        write = self.stream.write
        if hasattr(result, 'printErrors'):
            result.printErrors()
        n = result.testsRun
        write(f"{'-' * 70}\nRan {n} test{'' if n == 1 else 's'} in {taken:.3f}s\n\n")
        infos = []
        if result.wasSuccessful():
            write('NO TESTS RAN' if n == 0 and not result.skipped else 'OK')
        else:
            write('FAILED')
        for word, found in (('failures', result.failures), ('errors', result.errors), ('skipped', result.skipped),
                            ('expected failures', result.expectedFailures), ('unexpected successes', result.unexpectedSuccesses)):
            if found:
                infos.append(f'{word}={len(found)}')
        write(f" ({', '.join(infos)})\n" if infos else '\n')
        return result


class _AssertRaises:
    """What `assertRaises` gives to a `with` statement."""

    def __init__(self, case, expected, pattern=None, msg=None):
        self.case = case
        self.expected = expected
        self.pattern = re.compile(pattern) if isinstance(pattern, (str, bytes)) else pattern
        self.msg = msg
        self.exception = None
        kinds = expected if isinstance(expected, tuple) else (expected,)
        for kind in kinds:
            if not (isinstance(kind, type) and issubclass(kind, BaseException)):
                name = 'assertRaisesRegex' if pattern is not None else 'assertRaises'
                raise TypeError(f'{name}() arg 1 must be an exception type or tuple of exception types')

    def __enter__(self):
        return self

    def __exit__(self, kind, value, tb):
        if kind is None:
            name = getattr(self.expected, '__name__', str(self.expected))
            self.case.fail(self.case._formatMessage(self.msg, f'{name} not raised'))
        if not issubclass(kind, self.expected):
            return False
        self.exception = value
        if self.pattern is not None and not self.pattern.search(str(value)):
            self.case.fail(self.case._formatMessage(self.msg, f'"{self.pattern.pattern}" does not match "{value}"'))
        return True


class _AssertLogs:
    """What `assertLogs` gives to a `with` statement."""

    def __init__(self, case, logger, level, none):
        import logging
        self.case = case
        self.none = none
        self.logger = logger if isinstance(logger, logging.Logger) else logging.getLogger(logger)
        self.level = getattr(logging, level) if isinstance(level, str) else level or logging.INFO
        self.records = []
        self.output = []

    def __enter__(self):
        import logging
        watcher = self

        class Capture(logging.Handler):
            def emit(self, record):
                watcher.records.append(record)
                watcher.output.append(f'{record.levelname}:{record.name}:{record.getMessage()}')

        self.saved = (self.logger.handlers[:], self.logger.level, self.logger.propagate)
        handler = Capture()
        handler.setLevel(self.level)
        self.logger.handlers = [handler]
        self.logger.setLevel(self.level)
        self.logger.propagate = False
        return self

    def __exit__(self, kind, value, tb):
        import logging
        self.logger.handlers, level, self.logger.propagate = self.saved
        self.logger.setLevel(level)
        if kind is not None:
            return False
        name = logging.getLevelName(self.level)
        if self.none and self.records:
            self.case.fail(f'Unexpected logs found: {self.output!r}')
        if not self.none and not self.records:
            self.case.fail(f'no logs of level {name} or higher triggered on {self.logger.name}')


class _SubTest:
    def __init__(self, case, message, params):
        self.case = case
        self.message = message
        self.params = params
        self.failureException = case.failureException

    def id(self):
        parts = [f'[{self.message}]'] if self.message is not None else []
        if self.params:
            parts.append(f"({', '.join([f'{name}={value!r}' for name, value in self.params.items()])})")
        return f"{self.case.id()} {' '.join(parts) or '(<subtest>)'}"

    def shortDescription(self):
        return self.case.shortDescription()

    def __str__(self):
        return f'{self.case} {self.id()[len(self.case.id()) + 1:]}'


class _SubTestBlock:
    def __init__(self, case, message, params):
        self.case = case
        self.test = _SubTest(case, message, params)

    def __enter__(self):
        pass

    def __exit__(self, kind, value, tb):
        case = self.case
        if kind is None:
            return False
        if issubclass(kind, SkipTest):
            case._result.addSkip(self.test, str(value))
            return True
        if not issubclass(kind, Exception) or case._result is None:
            return False
        case._failed = True
        case._result.addSubTest(case, self.test, (kind, value, tb))
        return True


class TestCase:
    """Tests are its methods whose names begin with `test`."""

    failureException = AssertionError
    longMessage = True
    maxDiff = 640

    def __init__(self, methodName='runTest'):
        self._testMethodName = methodName
        method = getattr(self, methodName, None)
        if method is None and methodName != 'runTest':
            raise ValueError(f'no such test method in {type(self)}: {methodName}')
        self._testMethodDoc = getattr(method, '__doc__', None)
        self._cleanups = []
        self._equal_functions = {}
        self._result = None
        self._failed = False

    def setUp(self):
        pass

    def tearDown(self):
        pass

    @classmethod
    def setUpClass(cls):
        pass

    @classmethod
    def tearDownClass(cls):
        pass

    _class_cleanups = ()

    @classmethod
    def addClassCleanup(cls, function, /, *args, **kwargs):
        cls._class_cleanups = (*cls._class_cleanups, (function, args, kwargs))

    @classmethod
    def doClassCleanups(cls):
        cleanups, cls._class_cleanups = cls._class_cleanups, ()
        for function, args, kwargs in reversed(cleanups):
            function(*args, **kwargs)

    def addCleanup(self, function, /, *args, **kwargs):
        """Calls something when the test is over."""
        self._cleanups.append((function, args, kwargs))

    def enterContext(self, cm):
        """Enters a context manager until the test is over."""
        value = cm.__enter__()
        self.addCleanup(cm.__exit__, None, None, None)
        return value

    def doCleanups(self):
        while self._cleanups:
            function, args, kwargs = self._cleanups.pop()
            self._step(function, args, kwargs)
        return not self._failed

    def addTypeEqualityFunc(self, typeobj, function):
        self._equal_functions[typeobj] = function

    def countTestCases(self):
        return 1

    def defaultTestResult(self):
        return TestResult()

    def shortDescription(self):
        doc = self._testMethodDoc
        return doc.strip().split('\n')[0].strip() if doc else None

    def id(self):
        return f'{type(self).__module__}.{type(self).__qualname__}.{self._testMethodName}'

    def __eq__(self, other):
        return type(self) is type(other) and self._testMethodName == other._testMethodName

    def __hash__(self):
        return hash((type(self), self._testMethodName))

    def __str__(self):
        return f'{self._testMethodName} ({type(self).__module__}.{type(self).__qualname__}.{self._testMethodName})'

    def __repr__(self):
        return f'<{type(self).__module__}.{type(self).__qualname__} testMethod={self._testMethodName}>'

    def _call(self, function, *args, **kwargs):
        return function(*args, **kwargs)

    def _step(self, function, args=(), kwargs={}, expecting=False):
        """One step of a test; whether it passed."""
        try:
            self._call(function, *args, **kwargs)
            return True
        except KeyboardInterrupt:
            raise
        except SkipTest as error:
            self._failed = True
            self._result.addSkip(self, str(error))
        except Exception as error:
            self._failed = True
            info = (type(error), error, error.__traceback__)
            if expecting:
                self._result.addExpectedFailure(self, info)
            elif isinstance(error, self.failureException):
                self._result.addFailure(self, info)
            else:
                self._result.addError(self, info)
        return False

    def run(self, result=None):
        """Runs the test."""
        if result is None:
            result = self.defaultTestResult()
        result.startTest(self)
        self._result = result
        self._failed = False
        method = getattr(self, self._testMethodName)
        try:
            for owner in (type(self), method):
                if getattr(owner, '__unittest_skip__', False):
                    result.addSkip(self, getattr(owner, '__unittest_skip_why__', ''))
                    return result
            expecting = getattr(method, '__unittest_expecting_failure__', False) or getattr(type(self), '__unittest_expecting_failure__', False)
            if self._step(self.setUp):
                passed = self._step(method, expecting=expecting)
                self._step(self.tearDown)
            else:
                passed = False
            self.doCleanups()
            if passed and not self._failed:
                if expecting:
                    result.addUnexpectedSuccess(self)
                else:
                    result.addSuccess(self)
            return result
        finally:
            result.stopTest(self)
            self._result = None

    def __call__(self, *args, **kwds):
        return self.run(*args, **kwds)

    def debug(self):
        """Runs the test, and lets exceptions out."""
        self.setUp()
        getattr(self, self._testMethodName)()
        self.tearDown()

    def skipTest(self, reason):
        raise SkipTest(reason)

    def subTest(self, msg=None, **params):
        """A part of a test that may fail by itself."""
        return _SubTestBlock(self, msg, params)

    def fail(self, msg=None):
        raise self.failureException(msg)

    def _formatMessage(self, msg, standard):
        if not self.longMessage:
            return msg or standard
        return standard if msg is None else f'{standard} : {msg}'

    def _check(self, holds, msg, standard):
        if not holds:
            self.fail(self._formatMessage(msg, standard() if callable(standard) else standard))

    def assertTrue(self, expr, msg=None):
        self._check(expr, msg, lambda: f'{_shown(expr)} is not true')

    def assertFalse(self, expr, msg=None):
        self._check(not expr, msg, lambda: f'{_shown(expr)} is not false')

    def assertEqual(self, first, second, msg=None):
        kind = type(first)
        if kind is type(second):
            own = self._equal_functions.get(kind)
            if own is not None:
                own(first, second, msg=msg)
                return
            name = _EQUAL_METHODS.get(kind)
            if name is not None:
                getattr(self, name)(first, second, msg=msg)
                return
        self._check(first == second, msg, lambda: f'{_shown(first)} != {_shown(second)}')

    def assertNotEqual(self, first, second, msg=None):
        self._check(first != second, msg, lambda: f'{_shown(first)} == {_shown(second)}')

    def _close(self, first, second, places, delta):
        if delta is not None and places is not None:
            raise TypeError('specify delta or places not both')
        difference = abs(first - second)
        if delta is not None:
            return difference <= delta, f'within {_shown(delta)} delta ({_shown(difference)} difference)'
        places = 7 if places is None else places
        return round(difference, places) == 0, f'within {places} places ({_shown(difference)} difference)'

    def assertAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        if first == second:
            return
        close, how = self._close(first, second, places, delta)
        self._check(close, msg, lambda: f'{_shown(first)} != {_shown(second)} {how}')

    def assertNotAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        if delta is None and first != second or delta is not None and first != second:
            close, how = self._close(first, second, places, delta)
            if not close:
                return
        else:
            how = f'within {7 if places is None else places} places' if delta is None else f'within {_shown(delta)} delta'
        self._check(False, msg, lambda: f"{_shown(first)} == {_shown(second)} {how.split(' (')[0]}")

    def assertSequenceEqual(self, seq1, seq2, msg=None, seq_type=None):
        name = seq_type.__name__ if seq_type else 'sequence'
        if seq_type is not None:
            for word, value in (('First', seq1), ('Second', seq2)):
                if not isinstance(value, seq_type):
                    raise self.failureException(f'{word} sequence is not a {name}: {_shown(value)}')
        if seq1 == seq2:
            return
        lines = [f'{name.capitalize()}s differ: {_short(seq1, seq2)}', '']
        for at in range(min(len(seq1), len(seq2))):
            if seq1[at] != seq2[at]:
                lines += [f'First differing element {at}:', _shown(seq1[at]), _shown(seq2[at]), '']
                break
        for word, more, less in (('First', seq1, seq2), ('Second', seq2, seq1)):
            extra = len(more) - len(less)
            if extra > 0:
                lines += [f'{word} {name} contains {extra} additional elements.', f'First extra element {len(less)}:',
                          _shown(more[len(less)]), '']
        self.fail(self._formatMessage(msg, '\n'.join(lines) + self._diff(seq1, seq2)))

    def _diff(self, first, second):
        return '\n' .join(difflib.ndiff(pprint.pformat(first).splitlines(), pprint.pformat(second).splitlines()))

    def assertListEqual(self, list1, list2, msg=None):
        self.assertSequenceEqual(list1, list2, msg, list)

    def assertTupleEqual(self, tuple1, tuple2, msg=None):
        self.assertSequenceEqual(tuple1, tuple2, msg, tuple)

    def assertSetEqual(self, set1, set2, msg=None):
        lines = []
        for word, found in (('first', set1 - set2), ('second', set2 - set1)):
            if found:
                lines.append(f'Items in the {word} set but not the {"second" if word == "first" else "first"}:')
                lines += [repr(item) for item in found]
        if lines:
            self.fail(self._formatMessage(msg, '\n'.join(lines)))

    def assertDictEqual(self, d1, d2, msg=None):
        self.assertIsInstance(d1, dict, 'First argument is not a dictionary')
        self.assertIsInstance(d2, dict, 'Second argument is not a dictionary')
        self._check(d1 == d2, msg, lambda: f'{_short(d1, d2)}\n{self._diff(d1, d2)}')

    def assertMultiLineEqual(self, first, second, msg=None):
        self.assertIsInstance(first, str, 'First argument is not a string')
        self.assertIsInstance(second, str, 'Second argument is not a string')
        if first != second:
            lines = [text if text.endswith('\n') else text + '\n' for text in first.splitlines(True)]
            others = [text if text.endswith('\n') else text + '\n' for text in second.splitlines(True)]
            self.fail(self._formatMessage(msg, f'{_short(first, second)}\n' + ''.join(difflib.ndiff(lines, others))))

    def assertCountEqual(self, first, second, msg=None):
        first, second = list(first), list(second)
        left = second.copy()
        extra = []
        for item in first:
            if item in left:
                left.remove(item)
            else:
                extra.append(item)
        if extra or left:
            lines = ['Element counts were not equal:']
            done = []
            for item in extra + left:
                if item not in done:
                    done.append(item)
                    lines.append(f'First has {first.count(item)}, Second has {second.count(item)}:  {item!r}')
            self.fail(self._formatMessage(msg, '\n'.join(lines)))

    def assertIs(self, expr1, expr2, msg=None):
        self._check(expr1 is expr2, msg, lambda: f'{_shown(expr1)} is not {_shown(expr2)}')

    def assertIsNot(self, expr1, expr2, msg=None):
        self._check(expr1 is not expr2, msg, lambda: f'unexpectedly identical: {_shown(expr1)}')

    def assertIsNone(self, obj, msg=None):
        self._check(obj is None, msg, lambda: f'{_shown(obj)} is not None')

    def assertIsNotNone(self, obj, msg=None):
        self._check(obj is not None, msg, 'unexpectedly None')

    def assertIn(self, member, container, msg=None):
        self._check(member in container, msg, lambda: f'{_shown(member)} not found in {_shown(container)}')

    def assertNotIn(self, member, container, msg=None):
        self._check(member not in container, msg, lambda: f'{_shown(member)} unexpectedly found in {_shown(container)}')

    def assertIsInstance(self, obj, cls, msg=None):
        self._check(isinstance(obj, cls), msg, lambda: f'{_shown(obj)} is not an instance of {cls!r}')

    def assertNotIsInstance(self, obj, cls, msg=None):
        self._check(not isinstance(obj, cls), msg, lambda: f'{_shown(obj)} is an instance of {cls!r}')

    def assertIsSubclass(self, cls, superclass, msg=None):
        self._check(issubclass(cls, superclass), msg, lambda: f'{cls!r} is not a subclass of {superclass!r}')

    def assertNotIsSubclass(self, cls, superclass, msg=None):
        self._check(not issubclass(cls, superclass), msg, lambda: f'{cls!r} is a subclass of {superclass!r}')

    def assertHasAttr(self, obj, name, msg=None):
        self._check(hasattr(obj, name), msg, lambda: f'{type(obj).__name__!r} object has no attribute {name!r}')

    def assertNotHasAttr(self, obj, name, msg=None):
        self._check(not hasattr(obj, name), msg, lambda: f'{type(obj).__name__!r} object has unexpected attribute {name!r}')

    def assertStartsWith(self, s, prefix, msg=None):
        self._check(s.startswith(prefix), msg, lambda: f"{s!r} doesn't start with {prefix!r}")

    def assertEndsWith(self, s, suffix, msg=None):
        self._check(s.endswith(suffix), msg, lambda: f"{s!r} doesn't end with {suffix!r}")

    def assertLess(self, a, b, msg=None):
        self._check(a < b, msg, lambda: f'{_shown(a)} not less than {_shown(b)}')

    def assertLessEqual(self, a, b, msg=None):
        self._check(a <= b, msg, lambda: f'{_shown(a)} not less than or equal to {_shown(b)}')

    def assertGreater(self, a, b, msg=None):
        self._check(a > b, msg, lambda: f'{_shown(a)} not greater than {_shown(b)}')

    def assertGreaterEqual(self, a, b, msg=None):
        self._check(a >= b, msg, lambda: f'{_shown(a)} not greater than or equal to {_shown(b)}')

    def assertRegex(self, text, expected_regex, msg=None):
        pattern = re.compile(expected_regex) if isinstance(expected_regex, (str, bytes)) else expected_regex
        self._check(pattern.search(text), msg, lambda: f"Regex didn't match: {pattern.pattern!r} not found in {text!r}")

    def assertNotRegex(self, text, unexpected_regex, msg=None):
        pattern = re.compile(unexpected_regex) if isinstance(unexpected_regex, (str, bytes)) else unexpected_regex
        found = pattern.search(text)
        self._check(not found, msg, lambda: f'Regex matched: {found[0]!r} matches {pattern.pattern!r} in {text!r}')

    def assertRaises(self, expected_exception, *args, **kwargs):
        if not args:
            return _AssertRaises(self, expected_exception, msg=kwargs.get('msg'))
        function, *args = args
        with _AssertRaises(self, expected_exception):
            function(*args, **kwargs)

    def assertRaisesRegex(self, expected_exception, expected_regex, *args, **kwargs):
        if not args:
            return _AssertRaises(self, expected_exception, expected_regex, kwargs.get('msg'))
        function, *args = args
        with _AssertRaises(self, expected_exception, expected_regex):
            function(*args, **kwargs)

    def assertLogs(self, logger=None, level=None):
        return _AssertLogs(self, logger, level, False)

    def assertNoLogs(self, logger=None, level=None):
        return _AssertLogs(self, logger, level, True)


def _shown(value):
    try:
        return repr(value)
    except Exception:
        return object.__repr__(value)


def _short(first, second):
    """Both values, shortened where they are long."""
    texts = [_shown(first), _shown(second)]
    if max(map(len, texts)) <= 80:
        return f'{texts[0]} != {texts[1]}'
    return ' != '.join([text if len(text) <= 80 else f'{text[:65]}[{len(text) - 75} chars]{text[-10:]}' for text in texts])


_EQUAL_METHODS = {dict: 'assertDictEqual', list: 'assertListEqual', tuple: 'assertTupleEqual', set: 'assertSetEqual',
                  frozenset: 'assertSetEqual', str: 'assertMultiLineEqual'}


class IsolatedAsyncioTestCase(TestCase):
    """Tests may be coroutine functions."""

    async def asyncSetUp(self):
        pass

    async def asyncTearDown(self):
        pass

    def addAsyncCleanup(self, func, /, *args, **kwargs):
        self.addCleanup(func, *args, **kwargs)

    def _call(self, function, *args, **kwargs):
        import asyncio

        async def both(first, second):
            for step in (first, second):
                result = step(*args, **kwargs)
                if asyncio.iscoroutine(result):
                    await result
        if function == self.setUp:
            return asyncio.run(both(function, self.asyncSetUp))
        if function == self.tearDown:
            return asyncio.run(both(self.asyncTearDown, function))
        result = function(*args, **kwargs)
        return asyncio.run(result) if asyncio.iscoroutine(result) else result


class FunctionTestCase(TestCase):
    """A function as a test."""

    def __init__(self, testFunc, setUp=None, tearDown=None, description=None):
        super().__init__()
        self._function = testFunc
        self._description = description
        self.setUp = setUp or self.setUp
        self.tearDown = tearDown or self.tearDown

    def runTest(self):
        self._function()

    def id(self):
        return self._function.__name__

    def shortDescription(self):
        return self._description


class TestSuite:
    """Tests and suites, run in order."""

    def __init__(self, tests=()):
        self._tests = list(tests)

    def __iter__(self):
        return iter(self._tests)

    def __eq__(self, other):
        return type(self) is type(other) and list(self) == list(other)

    __hash__ = None

    def __repr__(self):
        return f'<{type(self).__module__}.{type(self).__qualname__} tests={self._tests}>'

    def addTest(self, test):
        self._tests.append(test)

    def addTests(self, tests):
        self._tests.extend(tests)

    def countTestCases(self):
        return sum([test.countTestCases() for test in self._tests])

    def run(self, result, debug=False):
        """Runs all of them; fixtures of classes around tests of the same class."""
        current = None
        broken = False
        for test in self._tests:
            if result.shouldStop:
                break
            if isinstance(test, TestSuite):
                test.run(result)
                continue
            cls = type(test)
            if cls is not current:
                self._leave(current, result, broken)
                current, broken = cls, False
                if not getattr(cls, '__unittest_skip__', False):
                    broken = not self._guarded(cls.setUpClass, result, f'setUpClass ({cls.__module__}.{cls.__qualname__})')
            if not broken:
                test(result)
        self._leave(current, result, broken)
        return result

    def _leave(self, cls, result, broken):
        if cls is None or getattr(cls, '__unittest_skip__', False):
            return
        if not broken:
            self._guarded(cls.tearDownClass, result, f'tearDownClass ({cls.__module__}.{cls.__qualname__})')
        cls.doClassCleanups()

    def _guarded(self, function, result, name):
        try:
            function()
            return True
        except SkipTest as error:
            result.addSkip(_Holder(name), str(error))
        except Exception as error:
            result.addError(_Holder(name), (type(error), error, error.__traceback__))
        return False

    def __call__(self, *args, **kwds):
        return self.run(*args, **kwds)

    def debug(self):
        for test in self._tests:
            test.debug()


class _Holder:
    """Stands for a fixture in a result."""

    failureException = None

    def __init__(self, description):
        self.description = description

    def id(self):
        return self.description

    def shortDescription(self):
        return None

    def __str__(self):
        return self.description


class TestLoader:
    """Makes suites of classes, modules and names."""

    testMethodPrefix = 'test'
    suiteClass = TestSuite

    def getTestCaseNames(self, testCaseClass):
        return sorted([name for name in dir(testCaseClass)
                       if name.startswith(self.testMethodPrefix) and callable(getattr(testCaseClass, name))])

    def loadTestsFromTestCase(self, testCaseClass):
        names = self.getTestCaseNames(testCaseClass)
        if not names and hasattr(testCaseClass, 'runTest'):
            names = ['runTest']
        return self.suiteClass([testCaseClass(name) for name in names])

    def loadTestsFromModule(self, module, *, pattern=None):
        found = [getattr(module, name) for name in dir(module)]
        tests = self.suiteClass([self.loadTestsFromTestCase(item) for item in found
                                if isinstance(item, type) and issubclass(item, TestCase)
                                and item not in (TestCase, FunctionTestCase, IsolatedAsyncioTestCase)])
        load = getattr(module, 'load_tests', None)
        return tests if load is None else load(self, tests, pattern)

    def loadTestsFromName(self, name, module=None):
        target = module
        parent = None
        for part in name.split('.'):
            parent, target = target, getattr(target, part)
        if isinstance(target, type) and issubclass(target, TestCase):
            return self.loadTestsFromTestCase(target)
        if isinstance(parent, type) and issubclass(parent, TestCase):
            return self.suiteClass([parent(name.split('.')[-1])])
        raise TypeError(f"don't know how to make test from: {target}")

    def loadTestsFromNames(self, names, module=None):
        return self.suiteClass([self.loadTestsFromName(name, module) for name in names])


defaultTestLoader = TestLoader()


class TestProgram:
    """Runs the tests of a module."""

    def __init__(self, module='__main__', defaultTest=None, argv=None, testRunner=None, testLoader=defaultTestLoader, exit=True, verbosity=1,
                 failfast=None, catchbreak=None, buffer=None, warnings=None, *, tb_locals=False, durations=None):
        if isinstance(module, str):
            module = __import__(module)
        args = list(argv[1:]) if argv else []
        verbosity = 2 if '-v' in args or '--verbose' in args else verbosity
        names = [arg for arg in args if not arg.startswith('-')] or ([defaultTest] if isinstance(defaultTest, str) else defaultTest)
        suite = testLoader.loadTestsFromNames(names, module) if names else testLoader.loadTestsFromModule(module)
        if testRunner is None:
            testRunner = TextTestRunner(verbosity=verbosity, failfast=bool(failfast))
        elif isinstance(testRunner, type):
            testRunner = testRunner(verbosity=verbosity)
        self.result = testRunner.run(suite)
        if exit:
            sys.exit(0 if self.result.wasSuccessful() else 1)


main = TestProgram
