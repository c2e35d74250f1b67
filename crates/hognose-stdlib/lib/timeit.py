"""How long small pieces of code take, by a clock that the host grants.

Deliberately absent: the command line.
"""

import itertools
import sys
import time

__all__ = ['Timer', 'timeit', 'repeat', 'default_timer']

default_number = 1000000
default_repeat = 5
default_timer = time.perf_counter

_globals = globals


def _lines(code, indent):
    return code.replace('\n', '\n' + ' ' * indent)


class Timer:
    """A statement that can be run many times: a text or a function, after another one that prepares it."""

    def __init__(self, stmt='pass', setup='pass', timer=default_timer, globals=None):
        self.timer = timer
        names = _globals() if globals is None else globals
        before = ''
        run = {}
        if isinstance(setup, str):
            compile(setup, '<timeit-src>', 'exec')
            before = setup
        elif callable(setup):
            run['_setup'] = setup
            setup = '_setup()'
        else:
            raise ValueError('setup is neither a string nor callable')
        if isinstance(stmt, str):
            compile(before + '\n' + stmt, '<timeit-src>', 'exec')
        elif callable(stmt):
            run['_stmt'] = stmt
            stmt = '_stmt()'
        else:
            raise ValueError('stmt is neither a string nor callable')
        arguments = ''.join([f', {name}={name}' for name in run])
        self.src = (f'def inner(_it, _timer{arguments}):\n    {_lines(setup, 4)}\n    _t0 = _timer()\n    for _i in _it:\n'
                    f'        {_lines(stmt, 8)}\n        pass\n    _t1 = _timer()\n    return _t1 - _t0\n')
        exec(compile(self.src, '<timeit-src>', 'exec'), names, run)
        self.inner = run['inner']

    def print_exc(self, file=None):
        import traceback
        traceback.print_exc(file=file)

    def timeit(self, number=default_number):
        """The time that `number` runs of the statement take, in seconds."""
        return self.inner(itertools.repeat(None, number), self.timer)

    def repeat(self, repeat=default_repeat, number=default_number):
        return [self.timeit(number) for _ in range(repeat)]

    def autorange(self, callback=None):
        """A number of runs that take 0.2 seconds at least, and their time."""
        scale = 1
        while True:
            for factor in 1, 2, 5:
                number = scale * factor
                taken = self.timeit(number)
                if callback is not None:
                    callback(number, taken)
                if taken >= 0.2:
                    return number, taken
            scale *= 10


def timeit(stmt='pass', setup='pass', timer=default_timer, number=default_number, globals=None):
    return Timer(stmt, setup, timer, globals).timeit(number)


def repeat(stmt='pass', setup='pass', timer=default_timer, repeat=default_repeat, number=default_number, globals=None):
    return Timer(stmt, setup, timer, globals).repeat(repeat, number)
