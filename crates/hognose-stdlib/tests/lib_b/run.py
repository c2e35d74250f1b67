"""Runs the library's modules under CPython, in isolation, and judges them.

    python run.py                         every check in this folder (checks_*.py)
    python run.py --ours enum test.test_enum [-k ...]   CPython's own tests, from where they are installed,
                                          against our modules named after --ours (comma-separated)

Our modules are found before CPython's once `install` has run; what the natives `_hognose`, `_json`, ... do in the VM
comes from `shims/`. Nothing of this is part of the library.
"""

import importlib
import importlib.abc
import importlib.util
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
LIB = os.path.join(HERE, '..', '..', 'lib')
SHIMS = os.path.join(HERE, 'shims')
NATIVES = ('_hognose', '_json', '_time', '_random', '_typing')


class Finder(importlib.abc.MetaPathFinder):
    """Finds the named modules, and their submodules, among ours."""

    def __init__(self, names):
        self.names = names

    def find_spec(self, fullname, path=None, target=None):
        if fullname.partition('.')[0] not in self.names and fullname not in self.names:
            return None
        parts = fullname.split('.')
        for root in (LIB, SHIMS):
            base = os.path.join(root, *parts)
            package = os.path.join(base, '__init__.py')
            if os.path.exists(package):
                return importlib.util.spec_from_file_location(
                    fullname, package, submodule_search_locations=[base])
            if os.path.exists(base + '.py'):
                return importlib.util.spec_from_file_location(fullname, base + '.py')
        return None


def install(names):
    """Makes `names` (and the natives) ours; forgets what was imported under these names."""
    names = set(names) | set(NATIVES)
    sys.meta_path.insert(0, Finder(names))
    for name in list(sys.modules):
        if name in names or name.partition('.')[0] in names:
            del sys.modules[name]
    for name in names:
        if '.' in name and name.rpartition('.')[0] in sys.modules:
            setattr(sys.modules[name.rpartition('.')[0]], name.rpartition('.')[2],
                    importlib.import_module(name))


def share_native_generics(native):
    """CPython's own syntax for generics makes classes of its own `Generic`: those stay with its `typing`."""
    import typing
    for name in ('_generic_init_subclass', '_generic_class_getitem'):
        def shared(cls, *args, ours=getattr(typing, name), theirs=getattr(native, name), **kwargs):
            return (ours if typing.Generic in cls.__mro__ else theirs)(cls, *args, **kwargs)
        setattr(typing, name, shared)
    for name in ('_typevar_subst', '_typevartuple_prepare_subst', '_paramspec_subst',
                 '_paramspec_prepare_subst'):
        if hasattr(native, name):
            setattr(typing, name, getattr(native, name))


def main(argv):
    if argv[:1] == ['--ours']:
        # What the test machinery itself needs is loaded before the exchange.
        import unittest, unittest.mock, doctest, tempfile, subprocess, pickle, copy, asyncio  # noqa
        from test import support  # noqa
        import typing as native_typing
        install(argv[1].split(','))
        if 'typing' in argv[1].split(','):
            share_native_generics(native_typing)
        if 'enum' in argv[1].split(','):
            # A private name that CPython's test imports.
            importlib.import_module('enum')._test_simple_enum = lambda *args: None
        unittest.main(module=None, argv=['run.py', *argv[2:]])
    import subprocess
    failed = 0
    for name in sorted(os.listdir(HERE)):
        if name.startswith('checks_') and name.endswith('.py'):
            code = subprocess.call([sys.executable, os.path.join(HERE, name)])
            print(name, 'ok' if code == 0 else 'FAILED')
            failed += code != 0
    return failed


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
