"""What can be known of modules without importing them."""

import sys
import types
from importlib import _absolute
from importlib.machinery import ModuleSpec

from _modules import has_module as _has_module

MAGIC_NUMBER = b''


def resolve_name(name, package):
    """An absolute name for a relative one."""
    if not name.startswith('.'):
        return name
    if not package:
        raise ImportError(f'no package specified for {name!r} (required for relative module names)')
    level = len(name) - len(name.lstrip('.'))
    return _absolute(name[level:], package, level)


def find_spec(name, package=None):
    """A description of the module with a name, or None if there is none."""
    name = resolve_name(name, package)
    loaded = sys.modules.get(name)
    if loaded is not None:
        spec = getattr(loaded, '__spec__', None)
        return ModuleSpec(name, None) if spec is None else spec
    if name in sys.modules:
        return None
    parent = name.rpartition('.')[0]
    if parent and not _has_module(parent) and parent not in sys.modules:
        raise ModuleNotFoundError(f"No module named {parent.partition('.')[0]!r}", name=parent.partition('.')[0])
    return ModuleSpec(name, None, origin='frozen') if _has_module(name) else None


def module_from_spec(spec):
    """A new module with the name of a description, which nothing has run in."""
    module = types.ModuleType(spec.name)
    module.__spec__ = spec
    return module
