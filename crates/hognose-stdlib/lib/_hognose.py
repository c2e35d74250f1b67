"""What library modules need of the interpreter: iterators with a class of their own, weak references, the caller.

Deliberately absent: anything that would let a guest see variables of frames or change builtin classes.
"""

from _hognose_native import (caller_module, caller_position, collect_garbage, exception_hint, marked_lines, ref_class, render_traceback,
                             set_builtin, set_facade, set_flag, set_natives, settle, source_line, source_text, stack, stack_frames, traceback_levels, weak_references)

ref = ref_class()
_VARARGS, _VARKEYWORDS = 4, 8
_ANY = float('inf')
_generator = type((lambda: (yield))())


def facade(name, module, prepare=None):
    """Makes an iterator class of a generator function: its generators show the class, calling the class makes one.

    `prepare` takes the arguments of the call and gives those of the generator function, at once. Its parameters are those
    of the class, also for messages about calls that do not fit: all of them positional-only, or none.
    """
    def decorate(function):
        if prepare is None:
            def __new__(cls, /, *args, **kwargs):
                return function(*args, **kwargs)
        else:
            code = prepare.__code__
            least = code.co_argcount - len(prepare.__defaults__ or ())
            most = _ANY if code.co_flags & _VARARGS else code.co_argcount

            def __new__(cls, /, *args, **kwargs):
                # No `try`: what is made here has to come straight from its call.
                if kwargs or not least <= len(args) <= most:
                    complaint = misfit(name, prepare, args, kwargs)
                    if complaint is not None:
                        raise TypeError(complaint)
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


def misfit(name, prepare, args, kwargs):
    """What CPython says about the arguments of a class written in C, or None if they fit the parameters of `prepare`."""
    code = prepare.__code__
    most = code.co_argcount
    least = most - len(prepare.__defaults__ or ())
    given = len(args)
    if code.co_flags & _VARKEYWORDS:
        return None
    if code.co_flags & _VARARGS:
        names = code.co_varnames[most:most + code.co_kwonlyargcount]
        for keyword in kwargs:
            if not names:
                return f"{name}() takes no keyword arguments"
            if keyword not in names:
                return f"{name}() got an unexpected keyword argument '{keyword}'"
        return None
    if code.co_posonlyargcount:
        if kwargs:
            return f"{name}() takes no keyword arguments"
        if least <= given <= most:
            return None
        count = least if given < least else most
        bound = "" if least == most else "at least " if given < least else "at most "
        return f"{name} expected {bound}{count} argument{'s' * (count != 1)}, got {given}"
    names = code.co_varnames[:most + code.co_kwonlyargcount]
    if given + len(kwargs) > len(names):
        kind = "" if given else "keyword "
        return f"{name}() takes at most {len(names)} {kind}argument{'s' * (len(names) != 1)} ({given + len(kwargs)} given)"
    if given > most:
        return (f"{name}() takes {'exactly' if least == most else 'at most'} {most} "
                f"positional argument{'s' * (most != 1)} ({given} given)")
    for position in range(given, least):
        if names[position] not in kwargs:
            return f"{name}() missing required argument '{names[position]}' (pos {position + 1})"
    for position, parameter in enumerate(names[:given], 1):
        if parameter in kwargs:
            return f"argument for {name}() given by name ('{parameter}') and position ({position})"
    for keyword in kwargs:
        if keyword not in names:
            return f"{name}() got an unexpected keyword argument '{keyword}'"
    return None


def _accept(self, /, *args, **kwargs):
    pass


# The functions whose place natives took, and the others of their classes: snapshots find them here.
_displaced = {}


def native(cls):
    """The class gets the natives that were written for it, also for making its instances."""
    new = cls.__new__

    def make(*args, **kwargs):
        made = new(cls, *args, **kwargs)
        made.__init__(*args, **kwargs)
        return made
    _displaced[f"{cls.__module__}.{cls.__qualname__}"] = make, dict(vars(cls))
    return set_natives(cls, make)


def qualified(cls):
    """Messages name the class with its module, as CPython names its classes written in C."""
    return set_flag(cls, "qualified")
