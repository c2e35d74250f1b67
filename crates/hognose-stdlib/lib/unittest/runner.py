"""A runner that prints: a letter or a line for each test, then what failed, then a summary."""

import sys
import time
import warnings

from unittest import result
from unittest.case import _SubTest


class _WritelnDecorator:
    """A stream with `writeln`."""

    def __init__(self, stream):
        self.stream = stream

    def __getattr__(self, attr):
        if attr in ('stream', '__getstate__'):
            raise AttributeError(attr)
        return getattr(self.stream, attr)

    def writeln(self, arg=None):
        if arg:
            self.write(arg)
        self.write('\n')


class TextTestResult(result.TestResult):
    """Prints what becomes of tests, while they run."""

    separator1 = '=' * 70
    separator2 = '-' * 70

    def __init__(self, stream, descriptions, verbosity, *, durations=None):
        super().__init__(stream, descriptions, verbosity)
        self.stream = stream
        self.showAll = verbosity > 1
        self.dots = verbosity == 1
        self.descriptions = descriptions
        self.durations = durations
        self._newline = True

    def getDescription(self, test):
        doc = test.shortDescription()
        return f'{test}\n{doc}' if self.descriptions and doc else str(test)

    def startTest(self, test):
        super().startTest(test)
        if self.showAll:
            self.stream.write(f'{self.getDescription(test)} ... ')
            self.stream.flush()
            self._newline = False

    def _mark(self, test, letter, word):
        if self.showAll:
            part = isinstance(test, _SubTest)
            if part or self._newline:
                if not self._newline:
                    self.stream.writeln()
                self.stream.write(f'{"  " if part else ""}{self.getDescription(test)} ... ')
            self.stream.writeln(word)
            self._newline = True
        elif self.dots:
            self.stream.write(letter)
        self.stream.flush()

    def addSubTest(self, test, subtest, err):
        if err is not None:
            failed = issubclass(err[0], subtest.failureException)
            self._mark(subtest, 'F' if failed else 'E', 'FAIL' if failed else 'ERROR')
        super().addSubTest(test, subtest, err)

    def addSuccess(self, test):
        super().addSuccess(test)
        self._mark(test, '.', 'ok')

    def addError(self, test, err):
        super().addError(test, err)
        self._mark(test, 'E', 'ERROR')

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self._mark(test, 'F', 'FAIL')

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self._mark(test, 's', f'skipped {reason!r}')

    def addExpectedFailure(self, test, err):
        super().addExpectedFailure(test, err)
        self._mark(test, 'x', 'expected failure')

    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        self._mark(test, 'u', 'unexpected success')

    def printErrors(self):
        if self.dots or self.showAll:
            self.stream.writeln()
        self.printErrorList('ERROR', self.errors)
        self.printErrorList('FAIL', self.failures)
        if self.unexpectedSuccesses:
            self.stream.writeln(self.separator1)
            for test in self.unexpectedSuccesses:
                self.stream.writeln(f'UNEXPECTED SUCCESS: {self.getDescription(test)}')
        self.stream.flush()

    def printErrorList(self, flavour, errors):
        for test, text in errors:
            self.stream.writeln(self.separator1)
            self.stream.writeln(f'{flavour}: {self.getDescription(test)}')
            self.stream.writeln(self.separator2)
            self.stream.writeln(text)
        self.stream.flush()


class TextTestRunner:
    """Runs tests and prints, to standard error by default."""

    resultclass = TextTestResult

    def __init__(self, stream=None, descriptions=True, verbosity=1, failfast=False, buffer=False, resultclass=None, warnings=None, *,
                 tb_locals=False, durations=None):
        self.stream = _WritelnDecorator(sys.stderr if stream is None else stream)
        self.descriptions = descriptions
        self.verbosity = verbosity
        self.failfast = failfast
        self.buffer = buffer
        self.tb_locals = tb_locals
        self.durations = durations
        self.warnings = warnings
        if resultclass is not None:
            self.resultclass = resultclass

    def _makeResult(self):
        try:
            return self.resultclass(self.stream, self.descriptions, self.verbosity, durations=self.durations)
        except TypeError:
            # A class of a user that knows nothing of durations.
            return self.resultclass(self.stream, self.descriptions, self.verbosity)

    def run(self, test):
        """Runs tests; the result."""
        result = self._makeResult()
        result.failfast = self.failfast
        result.buffer = self.buffer
        result.tb_locals = self.tb_locals
        with warnings.catch_warnings():
            if self.warnings:
                warnings.simplefilter(self.warnings)
            start = time.perf_counter()
            getattr(result, 'startTestRun', _nothing)()
            try:
                test(result)
            finally:
                getattr(result, 'stopTestRun', _nothing)()
            taken = time.perf_counter() - start
        result.printErrors()
        if self.durations is not None:
            self._print_durations(result)
        writeln = self.stream.writeln
        if hasattr(result, 'separator2'):
            writeln(result.separator2)
        n = result.testsRun
        writeln(f"Ran {n} test{'' if n == 1 else 's'} in {taken:.3f}s")
        writeln()
        counts = [(word, len(getattr(result, name, ()))) for word, name in (
            ('failures', 'failures'), ('errors', 'errors'), ('skipped', 'skipped'), ('expected failures', 'expectedFailures'),
            ('unexpected successes', 'unexpectedSuccesses'))]
        if not result.wasSuccessful():
            self.stream.write('FAILED')
        elif n == 0 and not result.skipped:
            self.stream.write('NO TESTS RAN')
        else:
            self.stream.write('OK')
        infos = [f'{word}={count}' for word, count in counts if count]
        writeln(f" ({', '.join(infos)})" if infos else '')
        self.stream.flush()
        return result

    def _print_durations(self, result):
        found = sorted(result.collectedDurations, key=lambda pair: pair[1], reverse=True)
        if self.durations > 0:
            found = found[:self.durations]
        if not found:
            return
        writeln = self.stream.writeln
        writeln('Slowest test durations')
        if hasattr(result, 'separator2'):
            writeln(result.separator2)
        hidden = False
        for test, elapsed in found:
            if self.verbosity < 2 and elapsed < 0.001:
                hidden = True
                continue
            writeln(f"{f'{elapsed:.3f}s':10} {test}")
        if hidden:
            writeln('\n(durations < 0.001s were hidden; use -v to show these durations)')
        else:
            writeln('')


def _nothing():
    pass
