"""The guest's side of a run: registers modules that the host read, collects tests, runs one of them.

Runs as the first program of a session, so that everything lies in `__main__`, where names with an underscore are out of the
tests' way. What it gives to the host are lists of strings.
"""

import builtins as _builtins
import io as _io
import os as _os
import pathlib as _pathlib
import sys as _sys
import traceback as _traceback
import types as _types
import unittest as _unittest


# Whether the module that is tested is being run.
_loading = [False]


class _Absent:
    """Stands for a module, or a name of one, that does not exist here: importing it is no error, using it is."""

    def __init__(self, name, why):
        self.__dict__.update(_why=why, __name__=name, __path__=[])

    def __getattr__(self, name):
        if name.startswith('__') and name.endswith('__'):
            raise AttributeError(name)
        return _Absent(name, self._why)

    def _refuse(self, *args, **kwargs):
        if _loading[0]:
            # What a module or a class body makes of it is as absent; a test that uses that is told.
            return _Absent(self.__name__, self._why)
        kind, text, name = self._why
        raise kind(text, name=name)

    def __mro_entries__(self, bases):
        # A class can be made of it, and no instance.
        return type('_AbsentBase', (), {'__new__': lambda *args, **kwargs: self._refuse()}),

    __hash__ = object.__hash__

    __call__ = __iter__ = __len__ = __getitem__ = __contains__ = __enter__ = __index__ = __int__ = _refuse
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __or__ = __ror__ = __lt__ = __le__ = __gt__ = __ge__ = _refuse
    __setattr__ = __instancecheck__ = __subclasscheck__ = _refuse

    def __bool__(self):
        return False if _loading[0] else self._refuse()


# What pathlib was made of before 3.13, as far as its tests look there.
_pathlib.PurePosixPath._flavour = _types.SimpleNamespace(sep='/', altsep='')
_pathlib.PureWindowsPath._flavour = _types.SimpleNamespace(sep='\\', altsep='/')


def _absent(names, known, gone):
    """Makes modules and names of modules importable that do not exist, so that tests which do without them can run.

    `gone` are names that modules do not have on purpose, as `module:name`.
    """
    for name in gone:
        name, _, wanted = name.partition(':')
        try:
            module = __import__(name, fromlist=['*'])
        except ImportError:
            continue
        if not hasattr(module, wanted):
            text = f'module {name!r} has no attribute {wanted!r}'
            setattr(module, wanted, _Absent(wanted, (AttributeError, text, wanted)))
    for name in names:
        name, colon, wanted = name.partition(':')
        if name in known:
            continue
        if colon:
            module = _sys.modules.get(name)
            if module is not None and not isinstance(module, _Absent) and wanted != '*' and not hasattr(module, wanted):
                try:
                    __import__(f'{name}.{wanted}')
                except ImportError:
                    text = f'cannot import name {wanted!r} from {name!r}'
                    setattr(module, wanted, _Absent(wanted, (ImportError, text, name)))
            continue
        parts = name.split('.')
        for n in range(1, len(parts) + 1):
            part = '.'.join(parts[:n])
            if part in known:
                continue
            try:
                __import__(part)
            except ModuleNotFoundError:
                _sys.modules[part] = _Absent(part, (ModuleNotFoundError, f'No module named {part!r}', part))


# The paths of the files that the host reads for this module.
_data = []


def _offer(paths):
    """Makes data files readable: the only files that there are."""
    _data.extend(paths)
    if paths:
        _builtins.open = _io.open = _open


def _in_data(path):
    path = _os.fspath(path).rstrip('/')
    return path in _data or _is_folder(path)


def _is_folder(path):
    path = _os.fspath(path).rstrip('/') + '/'
    return any([name.startswith(path) for name in _data])


def _names_in(path='.'):
    path = _os.fspath(path).rstrip('/') + '/'
    return sorted({name[len(path):].partition('/')[0] for name in _data if name.startswith(path)})


class _DataFile(_io.BytesIO):
    """A file of data; streams of text take its name."""


def _open(file, mode='r', buffering=-1, encoding=None, errors=None, newline=None, *args, _open=open, **kwargs):
    name = _os.fspath(file) if hasattr(file, '__fspath__') else file
    name = name.decode() if isinstance(name, bytes) else name
    if name not in _data or set(mode) - set('rbt'):
        return _open(file, mode, buffering, encoding, errors, newline, *args, **kwargs)
    stream = _DataFile(_read_data(name))
    stream.name = file
    if 'b' in mode:
        return stream
    return _io.TextIOWrapper(stream, encoding or 'utf-8', errors, newline)


_failed = {}


def _add_helper(*module):
    """As `_add_module`, of a module that may not be needed: why it does not run is told when something else fails."""
    try:
        _add_module(*module)
    except Exception as error:
        _sys.modules.pop(module[0], None)
        _failed[module[0]] = error


def _add_module(name, path, pieces, package):
    """Runs the source of a module as that module. What the library has is not replaced."""
    if 'test' not in name.split('.')[:2]:
        try:
            return __import__(name)
        except ModuleNotFoundError:
            pass
    module = _types.ModuleType(name)
    module.__file__ = path
    module.__package__ = name if package else name.rpartition('.')[0]
    if package:
        module.__path__ = []
    _sys.modules[name] = module
    for piece in pieces:
        exec(compile(piece, path, 'exec'), module.__dict__)
    parent, _, child = name.rpartition('.')
    if parent in _sys.modules:
        setattr(_sys.modules[parent], child, module)
    for other, child in list(_sys.modules.items()):
        if other.rpartition('.')[0] == name:
            setattr(module, other.rpartition('.')[2], child)
    return module


def _load(*module):
    """Runs the module that is tested; the names of its tests."""
    _loading[0] = True
    # Modules look whether files of theirs are there.
    before = _os.path.isdir, _os.path.exists, _os.listdir
    _os.path.isdir, _os.path.exists, _os.listdir = _is_folder, _in_data, _names_in
    try:
        return _collect(_add_module(*module))
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and error.name in _failed:
            raise _failed[error.name] from error
        raise
    finally:
        _loading[0] = False
        _os.path.isdir, _os.path.exists, _os.listdir = before


_tests = []


def _collect(module):
    """The names of all tests of a module."""
    def walk(suite):
        for test in suite:
            if isinstance(test, _unittest.TestSuite):
                walk(test)
            else:
                _tests.append(test)

    walk(_unittest.defaultTestLoader.loadTestsFromModule(module))
    if len(_tests) == 1 and type(_tests[0]).__name__ == '_FailedTest':
        # Its own way of choosing tests failed, which says nothing about the others.
        del module.load_tests
        walk(_unittest.defaultTestLoader.loadTestsFromModule(module))
    names = []
    for test in _tests:
        if hasattr(test, '_dt_test'):
            name = test._dt_test.name.removeprefix(module.__name__ + '.')
        else:
            name = f'{type(test).__qualname__}.{test._testMethodName}'
        names.append(name.replace('<locals>.', ''))
    seen = {}
    for at, name in enumerate(names):
        seen[name] = seen.get(name, 0) + 1
        if seen[name] > 1:
            names[at] = f'{name}#{seen[name]}'
    return names


class _Result(_unittest.TestResult):
    """The first thing that went wrong, or the reason why nothing was tried."""

    wrong = None
    reason = None

    def _note(self, err):
        if self.wrong is None:
            self.wrong = err[1]

    def addError(self, test, err):
        self._note(err)

    def addFailure(self, test, err):
        self._note(err)

    def addSubTest(self, test, subtest, err):
        if err is not None:
            self._note(err)

    def addSkip(self, test, reason):
        # A part that is skipped says nothing about the rest.
        if test is self.test or not hasattr(test, '_testMethodName') and not hasattr(test, 'case'):
            self.reason = reason

    def addUnexpectedSuccess(self, test):
        self.wrong = AssertionError('unexpected success')


def _line(text):
    """A text as one line that can leave."""
    text = text.encode('utf-8', 'backslashreplace').decode('utf-8')
    return ' '.join(text.split())


def _run(number):
    """Runs one test: how it went, and the traceback where it failed."""
    test = _tests[number]
    module = _sys.modules.get(type(test).__module__)
    result = _Result()
    result.test = test
    try:
        if hasattr(module, 'setUpModule'):
            module.setUpModule()
        _unittest.TestSuite([test]).run(result)
        if hasattr(module, 'tearDownModule'):
            module.tearDownModule()
        if hasattr(_unittest, 'doModuleCleanups'):
            _unittest.doModuleCleanups()
    except _unittest.SkipTest as error:
        result.reason = str(error)
    except Exception as error:
        result.wrong = result.wrong or error
    error = result.wrong
    if error is not None:
        try:
            message = str(error)
        except Exception as other:
            message = f'<its text raises {type(other).__name__}>'
        try:
            trace = ''.join(_traceback.format_exception(error))
        except Exception as other:
            trace = f'<its traceback raises {other!r}>'
        lines = [line for line in trace.encode('utf-8', 'backslashreplace').decode('utf-8').split('\n')]
        return [_line(f'failed {type(error).__name__}: {message}')[:2000]] + lines[:200]
    if result.reason is not None:
        return [_line(f'skipped {result.reason}')]
    return ['passed']
