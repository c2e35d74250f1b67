"""`inspect.getclosurevars`: what the names in the body of a function stand for."""

from collections import namedtuple
from types import FunctionType, MethodType, ModuleType

ClosureVars = namedtuple('ClosureVars', 'nonlocals globals builtins unbound')


def getclosurevars(func):
    """The variables around a function that its body names, by where they come from; and the names that have no value."""
    if isinstance(func, MethodType):
        func = func.__func__
    if not isinstance(func, FunctionType):
        raise TypeError(f'{func!r} is not a Python function')
    code = func.__code__
    nonlocals = {}
    for name, cell in zip(code.co_freevars, func.__closure__ or ()):
        try:
            nonlocals[name] = cell.cell_contents
        except ValueError:
            # Nothing was assigned to it yet.
            pass
    outside = func.__globals__
    builtin = outside.get('__builtins__', {})
    if isinstance(builtin, ModuleType):
        builtin = builtin.__dict__
    global_vars, builtin_vars, unbound = {}, {}, set()
    for name in code.co_names:
        if name in ('None', 'True', 'False'):
            continue
        if name in outside:
            global_vars[name] = outside[name]
        elif name in builtin:
            builtin_vars[name] = builtin[name]
        else:
            unbound.add(name)
    return ClosureVars(nonlocals, global_vars, builtin_vars, unbound)
