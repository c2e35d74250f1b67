"""What became of tests."""

import io
import sys
import traceback

from unittest.util import strclass


def failfast(method):
    """The method of a result stops the run when that is wanted after the first failure."""
    def inner(self, *args, **kw):
        if getattr(self, 'failfast', False):
            self.stop()
        return method(self, *args, **kw)
    inner.__name__ = method.__name__
    return inner


class TestResult:
    """Collects outcomes: pairs of a test and its traceback as text, or the reason."""

    _previousTestClass = None
    _testRunEntered = False
    _moduleSetUpFailed = False

    def __init__(self, stream=None, descriptions=None, verbosity=None):
        self.failfast = False
        self.failures = []
        self.errors = []
        self.testsRun = 0
        self.skipped = []
        self.expectedFailures = []
        self.unexpectedSuccesses = []
        self.collectedDurations = []
        self.shouldStop = False
        self.buffer = False
        self.tb_locals = False
        self._mirrorOutput = False
        self._original_stdout, self._original_stderr = sys.stdout, sys.stderr
        self._stdout_buffer = self._stderr_buffer = None

    def printErrors(self):
        pass

    def startTest(self, test):
        self.testsRun += 1
        self._mirrorOutput = False
        self._setupStdout()

    def _setupStdout(self):
        if self.buffer:
            if self._stdout_buffer is None:
                self._stdout_buffer, self._stderr_buffer = io.StringIO(), io.StringIO()
            sys.stdout, sys.stderr = self._stdout_buffer, self._stderr_buffer

    def startTestRun(self):
        pass

    def stopTest(self, test):
        self._restoreStdout()
        self._mirrorOutput = False

    def _restoreStdout(self):
        if not self.buffer:
            return
        originals = self._original_stdout, self._original_stderr
        buffers = self._stdout_buffer, self._stderr_buffer
        if self._mirrorOutput:
            for original, buffer, word in zip(originals, buffers, ('Stdout', 'Stderr')):
                if buffer.getvalue():
                    original.write(_headed(word, buffer.getvalue()))
        sys.stdout, sys.stderr = originals
        for buffer in buffers:
            buffer.seek(0)
            buffer.truncate()

    def stopTestRun(self):
        pass

    @failfast
    def addError(self, test, err):
        self.errors.append((test, self._exc_info_to_string(err, test)))
        self._mirrorOutput = True

    @failfast
    def addFailure(self, test, err):
        self.failures.append((test, self._exc_info_to_string(err, test)))
        self._mirrorOutput = True

    def addSubTest(self, test, subtest, err):
        if err is None:
            return
        if self.failfast:
            self.stop()
        found = self.failures if issubclass(err[0], test.failureException) else self.errors
        found.append((subtest, self._exc_info_to_string(err, test)))
        self._mirrorOutput = True

    def addSuccess(self, test):
        pass

    def addSkip(self, test, reason):
        self.skipped.append((test, reason))

    def addExpectedFailure(self, test, err):
        self.expectedFailures.append((test, self._exc_info_to_string(err, test)))

    @failfast
    def addUnexpectedSuccess(self, test):
        self.unexpectedSuccesses.append(test)

    def addDuration(self, test, elapsed):
        # Classes of old programs do not call `__init__`.
        if hasattr(self, 'collectedDurations'):
            self.collectedDurations.append((str(test), elapsed))

    def wasSuccessful(self):
        return not self.failures and not self.errors and not self.unexpectedSuccesses

    def stop(self):
        self.shouldStop = True

    def _exc_info_to_string(self, err, test):
        text = ''.join(traceback.format_exception(err[1]))
        if self.buffer:
            for buffer, word in ((self._stdout_buffer, 'Stdout'), (self._stderr_buffer, 'Stderr')):
                if buffer.getvalue():
                    text += _headed(word, buffer.getvalue())
        return text

    def __repr__(self):
        return f'<{strclass(type(self))} run={self.testsRun} errors={len(self.errors)} failures={len(self.failures)}>'


def _headed(word, text):
    return f'\n{word}:\n{text}' + ('' if text.endswith('\n') else '\n')
