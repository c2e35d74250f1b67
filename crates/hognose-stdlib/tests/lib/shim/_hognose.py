"""The intrinsics of the VM, spelled in Python so that the library can be tried on CPython.

`facade` promises what the VM's does: the decorated generator function becomes a class whose instances are its generators.
`prepare`, when given, runs at the call and returns the tuple of arguments for the generator function, so that wrong arguments fail at once.
"""
import _weakref

ref = _weakref.ref
getweakrefcount = _weakref.getweakrefcount
getweakrefs = _weakref.getweakrefs


def caller_module():
    return "__main__"


def facade(name, module, prepare=None):
    def decorate(function):
        class Facade:
            __slots__ = ("_generator", "__weakref__")

            def __new__(cls, /, *args, **keywords):
                self = object.__new__(cls)
                if prepare is None:
                    self._generator = function(*args, **keywords)
                else:
                    self._generator = function(*prepare(*args, **keywords))
                return self

            def __iter__(self):
                return self

            def __next__(self):
                return next(self._generator)

        Facade.__name__ = Facade.__qualname__ = name
        Facade.__module__ = module
        Facade.__doc__ = function.__doc__
        return Facade

    return decorate
