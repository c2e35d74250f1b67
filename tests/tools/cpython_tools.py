"""The fixed set of test tools, as plain CPython functions.

They are specified in tests/python/host_calls/README.md. Here every call is finished when it returns (or when its
coroutine has been awaited), so a behaviour file whose output depends on overlapping cannot run on CPython;
it says `# engine: hognose`. Delays are ignored by the plain functions; the coroutines sleep on the virtual clock.
"""

import asyncio
import copy


class ToolError(Exception):
    """What a failing tool raises in the guest."""

    def __init__(self, message='', tool=None, data=None):
        super().__init__(message)
        self.tool = tool
        self.data = data


ToolError.__module__ = 'builtins'


class ToolTimeout(ToolError, TimeoutError):
    """A tool that did not answer in time."""


class ToolDenied(ToolError, PermissionError):
    """A tool that policy refused."""


ToolTimeout.__module__ = ToolDenied.__module__ = 'builtins'


def provide(names, use_async):
    """The names a behaviour file declared, as functions or as coroutine functions."""
    events = []

    def finish(name, args, work):
        label = f'{name}({", ".join(map(repr, args))})'
        events.append('start ' + label)
        try:
            return work()
        finally:
            events.append('end ' + label)

    def raising(error):
        raise error

    tools = {
        'echo': (lambda x: copy.deepcopy(x), 1),
        'add': (lambda a, b: a + b, 2),
        'fail': (lambda message: raising(ToolError(message, 'fail')), 1),
        'fail_value': (lambda message: raising(ValueError(message)), 1),
        'fail_timeout': (lambda message: raising(ToolTimeout(message, 'fail_timeout')), 1),
        'fail_denied': (lambda message: raising(ToolDenied(message, 'fail_denied')), 1),
        'ro_echo': (lambda x, delay_ms=0: copy.deepcopy(x), 1),
        'rw_echo': (lambda x, delay_ms=0: copy.deepcopy(x), 1),
        'ro_fail': (lambda message, delay_ms=0: raising(ToolError(message, 'ro_fail')), 1),
        'rw_fail': (lambda message, delay_ms=0: raising(ToolError(message, 'rw_fail')), 1),
    }

    def make(name):
        work, shown = tools[name]

        def plain(*args, **kwargs):
            return finish(name, args[:shown], lambda: work(*args, **kwargs))

        async def coroutine(*args, delay_ms=0, **kwargs):
            if len(args) > shown:
                delay_ms = args[shown]
            label = f'{name}({", ".join(map(repr, args[:shown]))})'
            events.append('start ' + label)
            try:
                await asyncio.sleep(delay_ms / 1000)
            except asyncio.CancelledError:
                events.append('cancel ' + label)
                raise
            try:
                return work(*args, **kwargs)
            finally:
                events.append('end ' + label)

        return coroutine if use_async else plain

    made = {name: make(name) for name in names if name != 'log'}
    if 'log' in names:
        made['log'] = lambda: list(events)
    made.update(ToolError=ToolError, ToolTimeout=ToolTimeout, ToolDenied=ToolDenied)
    return made
