"""Helpers for warnings, on top of `warnings.catch_warnings`."""

import contextlib
import functools
import re
import sys
import warnings


class WarningsRecorder:
    """The warnings so far; attributes are those of the last one."""

    def __init__(self, warnings_list):
        self._warnings = warnings_list
        self._last = 0

    def __getattr__(self, attr):
        if len(self._warnings) > self._last:
            return getattr(self._warnings[-1], attr)
        if attr in ('message', 'category', 'filename', 'lineno', 'file', 'line', 'source'):
            return None
        raise AttributeError(attr)

    @property
    def warnings(self):
        return self._warnings[self._last:]

    def reset(self):
        self._last = len(self._warnings)


@contextlib.contextmanager
def check_warnings(*filters, **kwargs):
    quiet = kwargs.get('quiet')
    if not filters:
        filters = (('', Warning),)
        quiet = True if quiet is None else quiet
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter('always')
        yield WarningsRecorder(caught)
    left = [item.message for item in caught]
    missing = []
    for text, category in filters:
        found = [item for item in left if re.match(text, str(item), re.I) and issubclass(type(item), category)]
        left = [item for item in left if item not in found]
        if not found and not quiet:
            missing.append((text, category.__name__))
    if left:
        raise AssertionError(f'unhandled warning {left[0]}')
    if missing:
        raise AssertionError('filter (%r, %s) did not catch any warning' % missing[0])


@contextlib.contextmanager
def check_no_warnings(testcase, message='', category=Warning, force_gc=False):
    with warnings.catch_warnings(record=True) as caught:
        warnings.filterwarnings('always', message=message, category=category)
        yield
    testcase.assertEqual(caught, [])


@contextlib.contextmanager
def check_no_resource_warning(testcase):
    with check_no_warnings(testcase, category=ResourceWarning):
        yield


def ignore_warnings(*, category):
    def decorate(test):
        @functools.wraps(test)
        def run(self, *args, **kwargs):
            with warnings.catch_warnings():
                warnings.simplefilter('ignore', category=category)
                return test(self, *args, **kwargs)
        return run
    return decorate


@contextlib.contextmanager
def ignore_fork_in_thread_deprecation_warnings():
    yield


@contextlib.contextmanager
def save_restore_warnings_filters():
    saved = warnings.filters[:]
    try:
        yield
    finally:
        warnings.filters[:] = saved


def import_deprecated(name):
    with warnings.catch_warnings():
        warnings.simplefilter('ignore', DeprecationWarning)
        try:
            __import__(name)
        except ImportError:
            # Whoever tests says that it does not apply when something of it is used.
            sys.modules['__main__']._absent([name], (), ())
    return sys.modules[name]


def check_syntax_warning(testcase, statement, errtext='', *, lineno=1, offset=None):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter('always', SyntaxWarning)
        compile(statement, '<testcase>', 'exec')
    testcase.assertEqual(len(caught), 1, caught)
    testcase.assertTrue(issubclass(caught[0].category, SyntaxWarning))
    if errtext:
        testcase.assertRegex(str(caught[0].message), errtext)
    testcase.assertEqual(caught[0].filename, '<testcase>')
    if lineno is not None:
        testcase.assertEqual(caught[0].lineno, lineno)
