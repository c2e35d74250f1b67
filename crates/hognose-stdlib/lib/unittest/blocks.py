"""What `assertRaises`, `assertWarns` and `assertLogs` give to a `with` statement, or do with a callable."""

import re
import sys
import warnings
from collections import namedtuple


class _Expected:
    """Something that a block of code is expected to do."""

    base = None
    base_text = None

    def __init__(self, expected, test_case, pattern=None):
        self.expected = expected
        self.test_case = test_case
        self.pattern = None if pattern is None else re.compile(pattern)
        self.obj_name = None
        self.msg = None

    def handle(self, name, args, kwargs):
        """The block itself where no callable is given, otherwise calls that."""
        kinds = self.expected if isinstance(self.expected, tuple) else (self.expected,)
        if not all([isinstance(kind, type) and issubclass(kind, self.base) for kind in kinds]):
            raise TypeError(f'{name}() arg 1 must be {self.base_text}')
        if not args:
            self.msg = kwargs.pop('msg', None)
            if kwargs:
                raise TypeError(f'{next(iter(kwargs))!r} is an invalid keyword argument for this function')
            return self
        callable_obj, *args = args
        self.obj_name = getattr(callable_obj, '__name__', None) or str(callable_obj)
        with self:
            callable_obj(*args, **kwargs)

    def fail(self, text):
        raise self.test_case.failureException(self.test_case._formatMessage(self.msg, text))

    def name(self):
        return getattr(self.expected, '__name__', None) or str(self.expected)

    def did_not(self, word):
        if self.obj_name:
            self.fail(f'{self.name()} not {word} by {self.obj_name}')
        self.fail(f'{self.name()} not {word}')


class AssertRaises(_Expected):
    """An exception."""

    base = BaseException
    base_text = 'an exception type or tuple of exception types'

    def __enter__(self):
        return self

    def __exit__(self, kind, value, tb):
        if kind is None:
            self.did_not('raised')
        if not issubclass(kind, self.expected):
            return False
        # Without its frames, which would hold what is in them.
        self.exception = value.with_traceback(None)
        if self.pattern is not None and not self.pattern.search(str(value)):
            self.fail(f'"{self.pattern.pattern}" does not match "{value}"')
        return True



class AssertWarns(_Expected):
    """A warning."""

    base = Warning
    base_text = 'a warning type or tuple of warning types'

    def __enter__(self):
        for module in list(sys.modules.values()):
            if getattr(module, '__warningregistry__', None):
                module.__warningregistry__ = {}
        self.manager = warnings.catch_warnings(record=True)
        self.warnings = self.manager.__enter__()
        warnings.simplefilter('always', self.expected)
        return self

    def __exit__(self, kind, value, tb):
        self.manager.__exit__(kind, value, tb)
        if kind is not None:
            return
        first = None
        for caught in self.warnings:
            warning = caught.message
            if not isinstance(warning, self.expected):
                continue
            first = warning if first is None else first
            if self.pattern is not None and not self.pattern.search(str(warning)):
                continue
            self.warning = warning
            self.filename = caught.filename
            self.lineno = caught.lineno
            return
        if first is not None:
            self.fail(f'"{self.pattern.pattern}" does not match "{first}"')
        self.did_not('triggered')


_Watched = namedtuple('_LoggingWatcher', ['records', 'output'])


class AssertLogs:
    """Records of a logger, or none."""

    def __init__(self, test_case, logger_name, level, no_logs):
        import logging
        self.test_case = test_case
        self.logger_name = logger_name
        if level:
            self.level = logging._nameToLevel.get(level, level)
        else:
            self.level = logging.INFO
        self.no_logs = no_logs

    def __enter__(self):
        import logging
        watched = _Watched([], [])

        class Capture(logging.Handler):
            def emit(self, record):
                watched.records.append(record)
                watched.output.append(self.format(record))

        named = self.logger_name
        self.logger = logger = named if isinstance(named, logging.Logger) else logging.getLogger(named)
        handler = Capture()
        handler.setLevel(self.level)
        handler.setFormatter(logging.Formatter('%(levelname)s:%(name)s:%(message)s'))
        self.watched = watched
        self.saved = logger.handlers[:], logger.level, logger.propagate
        logger.handlers = [handler]
        logger.setLevel(self.level)
        logger.propagate = False
        return None if self.no_logs else watched

    def __exit__(self, kind, value, tb):
        import logging
        self.logger.handlers, level, self.logger.propagate = self.saved
        self.logger.setLevel(level)
        if kind is not None:
            return False
        found = self.watched
        if self.no_logs and found.records:
            text = f'Unexpected logs found: {found.output!r}'
        elif not self.no_logs and not found.records:
            text = f'no logs of level {logging.getLevelName(self.level)} or higher triggered on {self.logger.name}'
        else:
            return
        raise self.test_case.failureException(text)
