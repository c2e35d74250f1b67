"""Importing by name. Modules come from the library and from the host alone.

Deliberately absent: finders, loaders and everything else that a program could change imports with.
"""

import sys
import types

__all__ = ['__import__', 'import_module', 'invalidate_caches', 'reload']

__import__ = __import__

def import_module(name, package=None):
    """The module with a name; one that begins with dots is relative to `package`."""
    level = 0
    if name.startswith('.'):
        if not package:
            raise TypeError(f"the 'package' argument is required to perform a relative import for {name!r}")
        level = len(name) - len(name.lstrip('.'))
        name = _absolute(name[level:], package, level)
    elif not isinstance(name, str):
        raise TypeError(f"'{type(name).__name__}' object is not a string")
    if not name:
        raise ValueError('Empty module name')
    __import__(name)
    found = sys.modules.get(name)
    if found is None:
        # `os.path` is there under another name.
        found = __import__(name, fromlist=['*'])
    return found

def _absolute(name, package, level):
    parts = package.rsplit('.', level - 1)
    if len(parts) < level:
        raise ImportError('attempted relative import beyond top-level package')
    return f'{parts[0]}.{name}' if name else parts[0]

def invalidate_caches():
    """Nothing: there are no caches of folders."""

def reload(module):
    """The module as it is: modules of the library do not change."""
    if not isinstance(module, types.ModuleType):
        raise TypeError('reload() argument must be a module')
    if sys.modules.get(module.__name__) is not module:
        raise ImportError(f'module {module.__name__} not in sys.modules', name=module.__name__)
    return module
