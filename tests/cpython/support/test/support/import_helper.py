"""Helpers for imports. There is one implementation of each module here; it counts as the one that is written in Python."""

import contextlib
import sys
import unittest


def import_module(name, deprecated=False, *, required_on=()):
    try:
        __import__(name)
    except ImportError as error:
        raise unittest.SkipTest(str(error)) from None
    return sys.modules[name]


def import_fresh_module(name, fresh=(), blocked=(), *, deprecated=False, usefrozen=False):
    """The module; None where an accelerator is asked for, since there is none (some tests take it for granted).

    `decimal` behaves as the accelerated one, and counts as both.
    """
    if name not in ('decimal', 'json', 'collections', 'warnings', 'bisect') and any([part.rpartition('.')[2].startswith('_') for part in fresh]):
        return None
    try:
        __import__(name)
    except ImportError:
        return None
    return sys.modules[name]


def unload(name):
    sys.modules.pop(name, None)


def forget(modname):
    unload(modname)


def make_legacy_pyc(source):
    raise unittest.SkipTest('needs files')


def modules_setup():
    return (sys.modules.copy(),)


def modules_cleanup(oldmodules):
    sys.modules.clear()
    sys.modules.update(oldmodules)


class CleanImport:
    """Forgets modules for a while."""

    def __init__(self, *names, usefrozen=False):
        self.original = sys.modules.copy()
        for name in names:
            sys.modules.pop(name, None)

    def __enter__(self):
        return self

    def __exit__(self, *ignored):
        sys.modules.update(self.original)


@contextlib.contextmanager
def isolated_modules():
    saved = modules_setup()
    try:
        yield
    finally:
        modules_cleanup(*saved)


@contextlib.contextmanager
def frozen_modules(enabled=True):
    yield


class DirsOnSysPath:
    def __init__(self, *paths):
        raise unittest.SkipTest('needs files')


def ensure_lazy_imports(imported_module, modules_to_block, *, additional_code=''):
    raise unittest.SkipTest('needs processes')


@contextlib.contextmanager
def ready_to_import(name=None, source=''):
    raise unittest.SkipTest('needs files')
    yield
