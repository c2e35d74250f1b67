"""Examples of docstrings as cases of unittest: `doctest.DocTestSuite` and what belongs to it.

`doctest` imports this module, so that functions import it only when they run.
"""

import inspect
import sys
import unittest
from io import StringIO

import _hognose

_report_flags = 0


def set_unittest_reportflags(flags):
    """How failures of cases that name no way of their own are reported; gives what was set before."""
    global _report_flags
    import doctest
    if flags & doctest.REPORTING_FLAGS != flags:
        raise ValueError('Only reporting flags allowed', flags)
    old, _report_flags = _report_flags, flags
    return old


class DocTestCase(unittest.TestCase):
    """All examples of one docstring as one case."""

    __module__ = 'doctest'

    def __init__(self, test, optionflags=0, setUp=None, tearDown=None, checker=None):
        unittest.TestCase.__init__(self)
        self._dt_optionflags = optionflags
        self._dt_checker = checker
        self._dt_test = test
        self._dt_globs = test.globs.copy()
        self._dt_setUp = setUp
        self._dt_tearDown = tearDown

    def setUp(self):
        if self._dt_setUp is not None:
            self._dt_setUp(self._dt_test)

    def tearDown(self):
        test = self._dt_test
        if self._dt_tearDown is not None:
            self._dt_tearDown(test)
        test.globs.clear()
        test.globs.update(self._dt_globs)

    def runTest(self):
        import doctest
        flags = self._dt_optionflags
        if not flags & doctest.REPORTING_FLAGS:
            flags |= _report_flags
        runner = doctest.DocTestRunner(optionflags=flags, checker=self._dt_checker, verbose=False)
        runner.DIVIDER = '-' * 70
        out = StringIO()
        results = runner.run(self._dt_test, out=out.write, clear_globs=False)
        if results.skipped == results.attempted:
            raise unittest.SkipTest('all examples were skipped')
        if results.failed:
            raise self.failureException(self.format_failure(out.getvalue().rstrip('\n')))

    def format_failure(self, err):
        test = self._dt_test
        line = 'unknown line number' if test.lineno is None else f'{test.lineno}'
        name = test.name.rpartition('.')[2]
        return f'Failed doctest test for {test.name}\n  File "{test.filename}", line {line}, in {name}\n\n{err}'

    def debug(self):
        """Runs the examples, and raises the first failure."""
        import doctest
        self.setUp()
        runner = doctest.DebugRunner(optionflags=self._dt_optionflags, checker=self._dt_checker, verbose=False)
        runner.run(self._dt_test, clear_globs=False)
        self.tearDown()

    def id(self):
        return self._dt_test.name

    def _parts(self):
        return self._dt_test, self._dt_optionflags, self._dt_setUp, self._dt_tearDown, self._dt_checker

    def __eq__(self, other):
        if type(self) is not type(other):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self):
        return hash((self._dt_optionflags, self._dt_setUp, self._dt_tearDown, self._dt_checker))

    def __repr__(self):
        module, _, name = self._dt_test.name.rpartition('.')
        return f'{name} ({module})'

    __str__ = __repr__

    def shortDescription(self):
        return f'Doctest: {self._dt_test.name}'


def DocTestSuite(module=None, globs=None, extraglobs=None, test_finder=None, **options):
    """A suite of the docstrings of a module that have examples."""
    import doctest
    if test_finder is None:
        test_finder = doctest.DocTestFinder()
    if module is None:
        module = _hognose.caller_module()
    if isinstance(module, str):
        __import__(module)
        module = sys.modules[module]
    elif not inspect.ismodule(module):
        raise TypeError('Expected a module, string, or None')
    suite = unittest.TestSuite()
    for test in sorted(test_finder.find(module, globs=globs, extraglobs=extraglobs)):
        if not test.examples:
            continue
        if not test.filename:
            test.filename = module.__name__
        suite.addTest(DocTestCase(test, **options))
    return suite
