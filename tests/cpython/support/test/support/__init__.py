"""Helpers that CPython's tests import by name, for a guest without files, processes, threads and a collector of its own.

Written for this runner from how tests use them. What asks for the machine or for details of CPython's build skips the test.
"""

import __main__
import contextlib
import io
import sys
import unittest

__all__ = []

# Tests ask whether they are traced.
sys.gettrace = lambda: None

verbose = False
use_resources = None
max_memuse = 0
real_max_memuse = 0
failfast = False
has_gil = False
is_jython = False
is_android = False
is_apple = False
is_emscripten = False
is_wasi = False
is_wasm32 = False
MS_WINDOWS = False
Py_DEBUG = False
Py_GIL_DISABLED = False
Py_TRACE_REFS = False
has_fork_support = False
HAVE_ASAN_FORK_BUG = False
has_subprocess_support = False
has_socket_support = False
has_strftime_extensions = True
unix_shell = None
HAVE_DOCSTRINGS = True
MISSING_C_DOCSTRINGS = False
TEST_MODULES_ENABLED = False
PGO = False
PIPE_MAX_SIZE = 1 << 20
SOCK_MAX_SIZE = 1 << 20
MAX_Py_ssize_t = sys.maxsize
NHASHBITS = 64
_1M = 1 << 20
_1G = 1 << 30
_2G = 2 << 30
_4G = 4 << 30
LOOPBACK_TIMEOUT = 5.0
INTERNET_TIMEOUT = 60.0
SHORT_TIMEOUT = 30.0
LONG_TIMEOUT = 300.0
REPO_ROOT = STDLIB_DIR = TEST_HOME_DIR = '/'
TEST_SUPPORT_DIR = '/support'
TEST_DATA_DIR = '/data'


class Error(Exception):
    """What goes wrong in a test program."""


class TestFailed(Error):
    """A test that failed."""


class TestDidNotRun(Error):
    """A test that did not run."""


class ResourceDenied(unittest.SkipTest):
    """A resource that is not there."""


def anticipate_failure(condition):
    return unittest.expectedFailure if condition else lambda test: test


# What a build or a machine has.


def _skip(why):
    return unittest.skip(why)


def cpython_only(test):
    return _skip('about CPython alone')(test)


def impl_detail(msg=None, **guards):
    if check_impl_detail(**guards):
        return lambda test: test
    return _skip(msg or 'a detail of another implementation')


def check_impl_detail(**guards):
    if guards and not all(guards.values()):
        return True
    return guards.get('hognose', False)


def requires(resource, msg=None):
    if not is_resource_enabled(resource):
        raise ResourceDenied(msg or f'needs the resource {resource!r}')


def is_resource_enabled(resource):
    # `decimal` stands for all vectors instead of a tenth of them.
    return resource in ('cpu', 'decimal')


def requires_resource(resource):
    return unittest.skipUnless(is_resource_enabled(resource), f'needs the resource {resource!r}')


def _passes(test):
    return test


def skip_if_pgo_task(test):
    return test


requires_IEEE_754 = requires_docstrings = no_tracing = skip_if_broken_multiprocessing_synchronize = _passes
requires_limited_api = _skip('about the C interface')
refcount_test = _skip('about reference counts')


def requires_zlib(reason=''):
    return _passes


requires_gzip = requires_zlib


def requires_bz2(reason=''):
    return _skip('needs bz2')


def requires_lzma(reason=''):
    return _skip('needs lzma')


def requires_fork():
    return _skip('needs fork')


def requires_subprocess():
    return _skip('needs processes')


def requires_working_socket(*, module=False):
    # Whole modules say so because their event loop would need one.
    return None if module else _skip('needs sockets')


def requires_mac_ver(*version):
    return _passes


has_no_debug_ranges = lambda: False
skip_if_buggy_ucrt_strfptime = _passes
darwin_malloc_err_warning = lambda test_name: None
requires_linux_version = requires_freebsd_version = requires_mac_ver
requires_legacy_unicode_capi = _skip('about the C interface')
requires_debug_ranges = lambda reason='': _passes
requires_venv_with_pip = lambda: _skip('needs processes')
skip_if_buildbot = lambda reason=None: _passes
skip_if_sanitizer = lambda *args, **kwargs: _passes
skip_emscripten_stack_overflow = skip_wasi_stack_overflow = lambda: _passes
requires_gil_enabled = lambda msg='': _skip('about CPython alone')
skip_if_suppress_crash_report = _passes


def check_sanitizer(*, address=False, memory=False, ub=False, function=True):
    return False


def check_bolt_optimized():
    return False


def python_is_optimized():
    return True


def is_resource_available(name):
    return is_resource_enabled(name)


def get_attribute(obj, name):
    try:
        return getattr(obj, name)
    except AttributeError:
        raise unittest.SkipTest(f'{obj!r} has no {name!r}') from None


def bigmemtest(size, memuse, dry_run=True):
    def decorate(function):
        def run(self):
            if not dry_run:
                raise unittest.SkipTest('needs much memory')
            return function(self, 5147)
        run.size = size
        run.memuse = memuse
        run.__name__ = function.__name__
        return run
    return decorate


def bigaddrspacetest(function):
    def run(self):
        raise unittest.SkipTest('needs much memory')
    run.__name__ = function.__name__
    return run


precisionbigmemtest = bigmemtest


# Sizes and counts that only CPython's objects have.


def _internals(*args, **kwargs):
    raise unittest.SkipTest('about sizes of CPython objects')


check_sizeof = calcobjsize = calcvobjsize = _internals


def gc_collect():
    """Collections happen when the engine has them; there is nothing to ask for. Tests that look at the outcome do not apply."""


@contextlib.contextmanager
def disable_gc():
    yield


@contextlib.contextmanager
def gc_threshold(*args):
    yield


def reap_children():
    pass


def flush_std_streams():
    pass


def print_warning(msg):
    print(msg)


def record_original_stdout(stdout):
    pass


def get_original_stdout():
    return sys.stdout


def setswitchinterval(interval):
    pass


def wait_process(pid, *, exitcode, timeout=None):
    raise unittest.SkipTest('needs processes')


class _NoFile(str):
    """The name of a file of the tests, which a guest cannot open: tests that try to are skipped."""

    def __fspath__(self):
        raise unittest.SkipTest('needs files')


def findfile(filename, subdir=None):
    path = f'test/{subdir}/{filename}' if subdir else f'test/{filename}'
    if path in __main__._data:
        return path
    # Modules look for their files when they are imported, for the sake of a few of their tests.
    if subdir is None:
        raise unittest.SkipTest('needs files')
    return _NoFile(f'/{subdir}/{filename}')


def open_urlresource(url, *args, **kw):
    raise unittest.SkipTest('needs sockets')


def load_package_tests(pkg_dir, loader, standard_tests, pattern):
    return standard_tests


# Output.


@contextlib.contextmanager
def captured_output(stream_name):
    saved = getattr(sys, stream_name)
    setattr(sys, stream_name, io.StringIO())
    try:
        yield getattr(sys, stream_name)
    finally:
        setattr(sys, stream_name, saved)


def captured_stdout():
    return captured_output('stdout')


def captured_stderr():
    return captured_output('stderr')


def captured_stdin():
    return captured_output('stdin')


# Changing things for a while.


@contextlib.contextmanager
def swap_attr(obj, attr, new):
    missing = object()
    old = getattr(obj, attr, missing)
    setattr(obj, attr, new)
    try:
        yield None if old is missing else old
    finally:
        if old is not missing:
            setattr(obj, attr, old)
        elif hasattr(obj, attr):
            delattr(obj, attr)


@contextlib.contextmanager
def swap_item(obj, item, new):
    missing = object()
    old = obj[item] if item in obj else missing
    obj[item] = new
    try:
        yield None if old is missing else old
    finally:
        if old is not missing:
            obj[item] = old
        elif item in obj:
            del obj[item]


@contextlib.contextmanager
def patch(test_instance, obj, attr, value):
    with swap_attr(obj, attr, value):
        yield


class _TimeZone:
    def __call__(self, tz):
        return _skip('needs the time zone of the process')


run_with_tz = _TimeZone()


def run_with_locale(catstr, *locales):
    return _skip('needs locales')


run_with_locales = run_with_locale


@contextlib.contextmanager
def set_recursion_limit(limit):
    old = sys.getrecursionlimit()
    sys.setrecursionlimit(limit)
    try:
        yield
    finally:
        sys.setrecursionlimit(old)


@contextlib.contextmanager
def infinite_recursion(max_depth=None):
    if max_depth is None:
        yield
        return
    with set_recursion_limit(max(max_depth, 60)):
        yield


def get_recursion_depth():
    depth = 0
    frame = sys._getframe(1)
    while frame is not None:
        depth += 1
        frame = frame.f_back
    return depth


def get_recursion_available():
    return sys.getrecursionlimit() - get_recursion_depth()


def exceeds_recursion_limit():
    return 5000


@contextlib.contextmanager
def adjust_int_max_str_digits(max_digits):
    old = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(max_digits)
    try:
        yield
    finally:
        sys.set_int_max_str_digits(old)


class SuppressCrashReport:
    def __enter__(self):
        return self

    def __exit__(self, *ignored):
        return None


class catch_unraisable_exception:
    """Remembers what could not be raised."""

    unraisable = None

    def __enter__(self):
        self._saved = sys.unraisablehook
        sys.unraisablehook = self._note
        return self

    def _note(self, unraisable):
        self.unraisable = unraisable

    def __exit__(self, *ignored):
        sys.unraisablehook = self._saved
        del self._saved
        self.unraisable = None


class ControlMimicNone:
    pass


# Values for comparisons.


class _ALWAYS_EQ:
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False


class _NEVER_EQ:
    def __eq__(self, other):
        return False

    def __ne__(self, other):
        return True

    def __hash__(self):
        return 1


def _ordered(least):
    class Extreme:
        def __eq__(self, other):
            return isinstance(other, Extreme)

        def __lt__(self, other):
            return least and not self == other

        def __le__(self, other):
            return least or self == other

        def __gt__(self, other):
            return not least and not self == other

        def __ge__(self, other):
            return not least or self == other

        __hash__ = object.__hash__
    return Extreme()


ALWAYS_EQ = _ALWAYS_EQ()
NEVER_EQ = _NEVER_EQ()
SMALLEST = _ordered(True)
LARGEST = _ordered(False)


def sortdict(mapping):
    return '{' + ', '.join([f'{key!r}: {mapping[key]!r}' for key in sorted(mapping)]) + '}'


def collision_stats(nbins, nballs):
    """Mean and deviation of the number of collisions of so many balls in so many bins."""
    from decimal import Decimal, localcontext
    with localcontext() as context:
        context.prec = 60
        n, k = Decimal(nbins), Decimal(nballs)
        one, two = 1 - 1 / n, 1 - 2 / n
        empty = n * one ** nballs
        mean = k - (n - empty)
        variance = n * (n - 1) * two ** nballs + empty - empty * empty
        return float(mean), float(variance.sqrt())


# Checks.


def check_syntax_error(testcase, statement, errtext='', *, lineno=None, offset=None):
    with testcase.assertRaisesRegex(SyntaxError, errtext) as caught:
        compile(statement, '<test string>', 'exec')
    error = caught.exception
    testcase.assertIsNotNone(error.lineno)
    testcase.assertIsNotNone(error.offset)
    if lineno is not None:
        testcase.assertEqual(error.lineno, lineno)
    if offset is not None:
        testcase.assertEqual(error.offset, offset)


def force_not_colorized(test):
    return test


force_colorized = force_not_colorized_test_class = force_not_colorized


def check_free_after_iterating(test, iterator, cls, args=()):
    raise unittest.SkipTest('about the moment at which an object is freed')


def check_disallow_instantiation(testcase, tp, *args, **kwds):
    with testcase.assertRaisesRegex(TypeError, 'cannot create '):
        tp(*args, **kwds)


def check__all__(test_case, module, name_of_module=None, extra=(), not_exported=()):
    names = (module.__name__,) if name_of_module is None else name_of_module
    names = (names,) if isinstance(names, str) else names
    expected = set(extra)
    for name in dir(module):
        if name.startswith('_') or name in not_exported:
            continue
        item = getattr(module, name)
        of = getattr(item, '__module__', None)
        if of in names or of is None and not isinstance(item, type(sys)):
            expected.add(name)
    test_case.assertCountEqual(module.__all__, expected)


def late_deletion(obj):
    pass


def ignore_deprecations_from(module, *, like):
    return object()


def clear_ignored_deprecations(*tokens):
    pass


def run_unittest(*classes):
    raise unittest.SkipTest('runs by itself')


def run_doctest(module, verbosity=None, optionflags=0):
    raise unittest.SkipTest('runs by itself')


def maybe_get_event_loop_policy():
    return None


def missing_compiler_executable(names=()):
    return 'cc'


def sleeping_retry(timeout, err_msg=None, /, *, init_delay=0.01, max_delay=1.0, error=True):
    import time
    end = time.monotonic() + timeout
    while time.monotonic() < end:
        yield
        time.sleep(init_delay)
    if error:
        raise AssertionError(err_msg or f'not within {timeout} s')


def busy_retry(timeout, err_msg=None, /, *, error=True):
    return sleeping_retry(timeout, err_msg, error=error)


class Matcher:
    """Compares records by some of their attributes."""

    _partial_matches = ('msg', 'message')

    def matches(self, d, **kwargs):
        return all([self.match_value(name, d.get(name), value) for name, value in kwargs.items()])

    def match_value(self, name, found, wanted):
        if type(found) is not type(wanted):
            return False
        if isinstance(found, str) and name in self._partial_matches:
            return wanted in found
        return found == wanted
