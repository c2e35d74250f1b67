"""What library modules need of the interpreter: iterators with a class of their own, weak references, the caller.

Deliberately absent: anything that would let a guest see frames or change builtin classes.
"""

from _hognose_native import (caller_module, caller_position, exception_hint, marked_lines, ref_class, render_traceback,
                             set_builtin, set_facade, set_flag, source_line, stack, traceback_levels, weak_references)

ref = ref_class()
_generator = type((lambda: (yield))())


def facade(name, module, prepare=None):
    """Makes an iterator class of a generator function: its generators show the class, calling the class makes one.

    `prepare` takes the arguments of the call and gives those of the generator function, at once.
    """
    def decorate(function):
        if prepare is None:
            def __new__(cls, /, *args, **kwargs):
                return function(*args, **kwargs)
        else:
            def __new__(cls, /, *args, **kwargs):
                return function(*prepare(*args, **kwargs))
        namespace = {
            '__new__': __new__,
            '__init__': _accept,
            '__iter__': _generator.__iter__,
            '__next__': _generator.__next__,
            '__module__': module,
            '__qualname__': name,
            '__doc__': function.__doc__,
            '__slots__': (),
        }
        cls = type(name, (), namespace)
        set_facade(function, cls)
        return set_builtin(cls)
    return decorate


def _accept(self, /, *args, **kwargs):
    pass


def qualified(cls):
    """Messages name the class with its module, as CPython names its classes written in C."""
    return set_flag(cls, "qualified")
