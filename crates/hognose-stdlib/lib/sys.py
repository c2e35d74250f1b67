"""What a program may know of its interpreter.

Promises the parts of CPython 3.14's `sys` that say nothing about a machine: versions, sizes of numbers, the streams, the
modules, the exception being handled, the places of frames. Deliberately absent: variables of frames, threads, tracing, paths, and hooks
into imports.
"""

import _sys
from _sys import (getrecursionlimit, setrecursionlimit, get_int_max_str_digits, set_int_max_str_digits, intern,
                  getsizeof, exception)

modules = _sys.modules()
argv = ['']
path = []
path_hooks = []
meta_path = []
orig_argv = ['']
executable = ''
prefix = exec_prefix = base_prefix = base_exec_prefix = ''
platform = 'hognose'
byteorder = 'little'
maxsize = 2**63 - 1
maxunicode = 0x10ffff
version = '3.14.0 (hognose)'
api_version = 1013
copyright = ''
hexversion = 0x030e00f0
float_repr_style = 'short'
dont_write_bytecode = True
warnoptions = []
platlibdir = 'lib'
stdlib_module_names = frozenset()
builtin_module_names = ('builtins', 'sys')


class _Fields(tuple):
    """A tuple whose items have names, as the VM's own structures show them."""

    _names = ()
    _title = ''

    def __getattr__(self, name):
        try:
            return self[self._names.index(name)]
        except ValueError:
            raise AttributeError(f"'{self._title}' object has no attribute {name!r}") from None

    def __repr__(self):
        items = ', '.join([f'{name}={value!r}' for name, value in zip(self._names, self)])
        return f'{self._title}({items})'


def _structure(title, names, values):
    cls = type(title.rpartition('.')[2], (_Fields,), {'_names': names, '_title': title, '__module__': 'sys'})
    return cls(values)


version_info = _structure('sys.version_info', ('major', 'minor', 'micro', 'releaselevel', 'serial'),
                          (3, 14, 0, 'final', 0))
float_info = _structure(
    'sys.float_info',
    ('max', 'max_exp', 'max_10_exp', 'min', 'min_exp', 'min_10_exp', 'dig', 'mant_dig', 'epsilon', 'radix', 'rounds'),
    (1.7976931348623157e+308, 1024, 308, 2.2250738585072014e-308, -1021, -307, 15, 53, 2.220446049250313e-16, 2, 1))
int_info = _structure(
    'sys.int_info', ('bits_per_digit', 'sizeof_digit', 'default_max_str_digits', 'str_digits_check_threshold'),
    (30, 4, 4300, 640))
hash_info = _structure(
    'sys.hash_info',
    ('width', 'modulus', 'inf', 'nan', 'imag', 'algorithm', 'hash_bits', 'seed_bits', 'cutoff'),
    (64, 2**61 - 1, 314159, 0, 1000003, 'hognose', 64, 0, 0))
flags = _structure(
    'sys.flags',
    ('debug', 'inspect', 'interactive', 'optimize', 'dont_write_bytecode', 'no_user_site', 'no_site',
     'ignore_environment', 'verbose', 'bytes_warning', 'quiet', 'hash_randomization', 'isolated', 'dev_mode',
     'utf8_mode', 'warn_default_encoding', 'safe_path', 'int_max_str_digits'),
    (0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, False, 1, 0, True, 4300))
thread_info = _structure('sys.thread_info', ('name', 'lock', 'version'), (None, None, None))


class _Implementation:
    """`sys.implementation`."""

    name = 'hognose'
    cache_tag = None
    version = version_info
    hexversion = hexversion

    def __repr__(self):
        return f"namespace(name={self.name!r}, cache_tag=None, version={self.version!r})"


implementation = _Implementation()


class _Stream:
    """Standard output or standard error: text goes to whoever runs the session."""

    encoding = 'utf-8'
    errors = 'strict'
    newlines = None
    closed = False
    line_buffering = True
    write_through = True

    def __init__(self, name, write):
        self.name = name
        self.mode = 'w'
        self.write = write
        self.buffer = _Buffer(self)

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def flush(self):
        pass

    def isatty(self):
        return False

    def readable(self):
        return False

    def writable(self):
        return True

    def seekable(self):
        return False

    def close(self):
        pass

    def fileno(self):
        raise OSError('a stream of this run has no file descriptor')

    def reconfigure(self, **options):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        return None

    def __iter__(self):
        return self

    def __next__(self):
        raise OSError('not readable')

    def __repr__(self):
        return f"<_io.TextIOWrapper name={self.name!r} mode='w' encoding='utf-8'>"


class _Buffer:
    """The bytes of an output stream, which shows them as text."""

    closed = False

    def __init__(self, stream):
        self.raw = stream

    def write(self, data, /):
        if isinstance(data, str):
            raise TypeError("a bytes-like object is required, not 'str'")
        data = bytes(data)
        self.raw.write(data.decode('utf-8', 'replace'))
        return len(data)

    def writelines(self, lines, /):
        for line in lines:
            self.write(line)

    def flush(self):
        pass

    def writable(self):
        return True


class _Input:
    """Standard input, which this run has not: whoever reads is told so."""

    name, mode, encoding, errors, closed = '<stdin>', 'r', 'utf-8', 'strict', False

    def read(self, size=-1, /):
        raise PermissionError("sys.stdin: this run has no standard input (capability 'stdin' is not granted)")

    readline = readlines = __next__ = read

    def __iter__(self):
        return self

    def isatty(self):
        return False

    def readable(self):
        return True

    def writable(self):
        return False

    def fileno(self):
        raise OSError('a stream of this run has no file descriptor')

    def __repr__(self):
        return "<_io.TextIOWrapper name='<stdin>' mode='r' encoding='utf-8'>"


stdout = __stdout__ = _Stream('<stdout>', _sys.write_stdout)
stderr = __stderr__ = _Stream('<stderr>', _sys.write_stderr)
stdin = __stdin__ = _Input()


def exc_info():
    """Type, value and traceback of the exception being handled."""
    exc = exception()
    if exc is None:
        return None, None, None
    return type(exc), exc, exc.__traceback__


def exit(status=None, /):
    """Ends the program by raising `SystemExit`."""
    if status is None:
        raise SystemExit
    if isinstance(status, tuple):
        raise SystemExit(*status)
    raise SystemExit(status)


def getdefaultencoding():
    """The encoding of `str.encode` without arguments."""
    return 'utf-8'


def getfilesystemencoding():
    """The encoding of file names."""
    return 'utf-8'


def getfilesystemencodeerrors():
    """How file names that are no UTF-8 are kept."""
    return 'surrogateescape'


def is_finalizing():
    """Whether the interpreter ends: it never does while a program runs."""
    return False


def getrefcount(object, /):
    """There are no reference counts here; what a fresh object has in CPython."""
    return 2


_switch_interval = 0.005


def getswitchinterval():
    """How often threads are switched, elsewhere: here they are switched where they wait."""
    return _switch_interval


def setswitchinterval(interval, /):
    """Notes how often threads should be switched."""
    global _switch_interval
    interval = float(interval)
    if interval <= 0.0:
        raise ValueError('switch interval must be strictly positive')
    _switch_interval = interval


def gettrace():
    """Nothing is traced here."""


getprofile = gettrace


def _getframe(depth=0, /):
    """A frame of the stack of calls, by its distance from the caller: its place, no variables of functions."""
    import _hognose
    frame = _hognose.stack_frames()
    for _ in range(depth):
        frame = frame and frame.f_back
    if frame is None:
        raise ValueError('call stack is not deep enough')
    return frame


def _is_gil_enabled():
    """Threads run one at a time."""
    return True


def audit(event, /, *args):
    """Audit events have no listeners here."""


def excepthook(exctype, value, traceback, /):
    """Prints an exception to standard error."""
    import traceback as module
    module.print_exception(exctype, value, traceback)


__excepthook__ = excepthook


UnraisableHookArgs = _structure(
    'UnraisableHookArgs', ('exc_type', 'exc_value', 'exc_traceback', 'err_msg', 'object'), (None,) * 5).__class__


def unraisablehook(unraisable, /):
    """Prints an exception that nobody could catch to standard error."""
    import traceback as module
    message, what = unraisable.err_msg, unraisable.object
    if what is not None:
        stderr.write(f'{message or "Exception ignored in"}: {what!r}\n')
    elif message:
        stderr.write(f'{message}:\n')
    module.print_exception(unraisable.exc_type, unraisable.exc_value, unraisable.exc_traceback)


__unraisablehook__ = unraisablehook


def _unraisable(error, message):
    args = UnraisableHookArgs((type(error), error, error.__traceback__, message, None))
    try:
        unraisablehook(args)
    except BaseException as other:
        __unraisablehook__(UnraisableHookArgs((type(other), other, other.__traceback__, 'Exception ignored in sys.unraisablehook', unraisablehook)))


def breakpointhook(*args, **kwargs):
    """There is no debugger."""
    raise PermissionError("breakpoint(): this run has no debugger (capability 'debugger' is not granted)")


__breakpointhook__ = breakpointhook


def displayhook(value, /):
    """Prints a value as the interactive prompt does."""
    if value is not None:
        import builtins
        builtins._ = None
        stdout.write(repr(value) + '\n')
        builtins._ = value


__displayhook__ = displayhook
