# `breakpoint` calls a hook; what nobody can catch is told to another one.
# since: 3.14
import sys

print(sys.breakpointhook is sys.__breakpointhook__, sys.unraisablehook is sys.__unraisablehook__)
# expect: True True


def hook(*args, **kwargs):
    return args, kwargs


sys.breakpointhook = hook
print(breakpoint(), breakpoint(1, x=2))  # expect: ((), {}) ((1,), {'x': 2})


class Broken:
    def __iter__(self):
        return self

    def __next__(self):
        return 1

    def __getattr__(self, name):
        raise ValueError('no ' + name)

    def __repr__(self):
        return '<broken>'


def delegate():
    yield from Broken()


def told(unraisable):
    print(type(unraisable).__name__, unraisable.exc_type.__name__, unraisable.exc_value, unraisable.err_msg, unraisable.object)


sys.unraisablehook = told
g = delegate()
next(g)
g.close()
# expect: UnraisableHookArgs ValueError no close Exception ignored while closing generator <broken> None
