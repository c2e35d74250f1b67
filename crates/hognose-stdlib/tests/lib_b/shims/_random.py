"""What the VM's native `_random` does, on CPython: the same."""

import importlib.machinery
import importlib.util
import sys

_spec = importlib.machinery.BuiltinImporter.find_spec('_random') or \
    importlib.machinery.PathFinder.find_spec('_random', [path for path in sys.path if 'dynload' in path])
_native = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(_native)
Random = _native.Random
