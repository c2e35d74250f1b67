"""Tests: cases, suites, results, a runner that prints, and mocks (`unittest.mock`).

Promises what scripts use of CPython 3.14's `unittest`, with its texts. Deliberately absent: finding tests in files, signals.
"""

from unittest.async_case import IsolatedAsyncioTestCase
from unittest.case import (FunctionTestCase, SkipTest, TestCase, addModuleCleanup, doModuleCleanups, enterModuleContext, expectedFailure,
                           skip, skipIf, skipUnless)
from unittest.loader import TestLoader, defaultTestLoader
from unittest.main import TestProgram, main
from unittest.result import TestResult
from unittest.runner import TextTestResult, TextTestRunner
from unittest.suite import BaseTestSuite, TestSuite

__all__ = ['IsolatedAsyncioTestCase', 'TestResult', 'TestCase', 'TestSuite', 'TextTestRunner', 'TestLoader', 'FunctionTestCase', 'main',
           'defaultTestLoader', 'SkipTest', 'skip', 'skipIf', 'skipUnless', 'expectedFailure', 'TextTestResult', 'addModuleCleanup',
           'doModuleCleanups', 'enterModuleContext']


def registerResult(result):
    """There are no signals that a result could be told of."""


def removeResult(result):
    return False


def installHandler():
    pass


def removeHandler(method=None):
    return method
