"""Logging: records, loggers in a tree, handlers and formatters.

Promises CPython 3.14's `logging`. Where a record was made is what the native `_hognose.caller_position` tells, if the VM
has it; processes show as one.

Deliberately absent: locks (a thread is switched only where it waits), and `logging.config` and `logging.handlers`.
"""

import sys
from _threads import running
from threading import current_thread
from time import localtime as _localtime, strftime as _strftime, time as _now

__all__ = ['BASIC_FORMAT', 'BufferingFormatter', 'CRITICAL', 'DEBUG', 'ERROR', 'FATAL',
           'FileHandler', 'Filter', 'Formatter', 'Handler', 'INFO', 'LogRecord', 'Logger',
           'LoggerAdapter', 'NOTSET', 'NullHandler', 'StreamHandler', 'WARN', 'WARNING',
           'addLevelName', 'basicConfig', 'captureWarnings', 'critical', 'debug', 'disable',
           'error', 'exception', 'fatal', 'getLevelName', 'getLogger', 'getLoggerClass', 'info',
           'log', 'makeLogRecord', 'setLoggerClass', 'shutdown', 'warn', 'warning',
           'getLogRecordFactory', 'setLogRecordFactory', 'lastResort', 'raiseExceptions',
           'getLevelNamesMapping', 'getHandlerByName', 'getHandlerNames']

CRITICAL = FATAL = 50
ERROR = 40
WARNING = WARN = 30
INFO = 20
DEBUG = 10
NOTSET = 0
raiseExceptions = True
logThreads = logMultiprocessing = logProcesses = logAsyncioTasks = True
# When the first record was made: the library is loaded once for all sessions, at no particular time.
_startTime = None

_levelToName = {CRITICAL: 'CRITICAL', ERROR: 'ERROR', WARNING: 'WARNING', INFO: 'INFO',
                DEBUG: 'DEBUG', NOTSET: 'NOTSET'}
_nameToLevel = {'CRITICAL': CRITICAL, 'FATAL': FATAL, 'ERROR': ERROR, 'WARN': WARNING,
                'WARNING': WARNING, 'INFO': INFO, 'DEBUG': DEBUG, 'NOTSET': NOTSET}


def getLevelNamesMapping():
    """The levels by name."""
    return _nameToLevel.copy()


def getLevelName(level):
    """The name of a level, or the level of a name."""
    found = _levelToName.get(level)
    if found is None:
        found = _nameToLevel.get(level)
    return "Level %s" % level if found is None else found


def addLevelName(level, levelName):
    """Gives a level a name."""
    _levelToName[level] = levelName
    _nameToLevel[levelName] = level
    for logger in Logger.manager.loggerDict.values():
        if isinstance(logger, Logger):
            logger._cache.clear()


def _checkLevel(level):
    if isinstance(level, int):
        return level
    if isinstance(level, str):
        if level not in _nameToLevel:
            raise ValueError("Unknown level: %r" % (level,))
        return _nameToLevel[level]
    raise TypeError("Level not an integer or a valid string: %r" % (level,))


class LogRecord:
    """One event."""

    def __init__(self, name, level, pathname, lineno, msg, args, exc_info, func=None, sinfo=None,
                 **kwargs):
        created = _now()
        self.name = name
        self.msg = msg
        if args and len(args) == 1 and isinstance(args[0], dict) and args[0]:
            # One dict serves `%(key)s`.
            args = args[0]
        self.args = args
        self.levelname = getLevelName(level)
        self.levelno = level
        self.pathname = pathname
        filename = pathname.rpartition('/')[2]
        self.filename = filename
        self.module = filename.rpartition('.')[0] or filename
        self.exc_info = exc_info
        self.exc_text = None
        self.stack_info = sinfo
        self.lineno = lineno
        self.funcName = func
        self.created = created
        self.msecs = int((created - int(created)) * 1000) + 0.0
        global _startTime
        if _startTime is None:
            _startTime = created
        self.relativeCreated = (created - _startTime) * 1000
        self.thread = running()
        self.threadName = 'MainThread' if self.thread == 1 else current_thread().name
        self.processName = 'MainProcess'
        self.process = 1
        self.taskName = None

    def __repr__(self):
        return '<LogRecord: %s, %s, %s, %s, "%s">' % (self.name, self.levelno, self.pathname,
                                                      self.lineno, self.msg)

    def getMessage(self):
        """The message with its arguments."""
        msg = str(self.msg)
        return msg % self.args if self.args else msg


_logRecordFactory = LogRecord


def setLogRecordFactory(factory):
    """What makes records from now on."""
    global _logRecordFactory
    _logRecordFactory = factory


def getLogRecordFactory():
    """What makes records."""
    return _logRecordFactory


def makeLogRecord(dict):
    """A record with given attributes."""
    record = _logRecordFactory(None, None, "", 0, "", (), None, None)
    record.__dict__.update(dict)
    return record


class PercentStyle:
    default_format = '%(message)s'
    asctime_format = '%(asctime)s'
    asctime_search = '%(asctime)'

    def __init__(self, fmt, *, defaults=None):
        self._fmt = fmt or self.default_format
        self._defaults = defaults

    def usesTime(self):
        return self._fmt.find(self.asctime_search) >= 0

    def validate(self):
        at = self._fmt.find('%(')
        while at >= 0:
            end = self._fmt.find(')', at)
            rest = self._fmt[end + 1:].lstrip('#0+ -0123456789.*') if end > 0 else ''
            if end > at + 2 and rest[:1] and rest[0] in 'diouxefgcrsaDIOUXEFGCRSA%':
                return
            at = self._fmt.find('%(', at + 1)
        raise ValueError("Invalid format '%s' for '%s' style" % (self._fmt, self.default_format[0]))

    def _values(self, record):
        return {**self._defaults, **record.__dict__} if self._defaults else record.__dict__

    def _format(self, record):
        return self._fmt % self._values(record)

    def format(self, record):
        try:
            return self._format(record)
        except KeyError as error:
            raise ValueError('Formatting field not found in record: %s' % error)


class StrFormatStyle(PercentStyle):
    default_format = '{message}'
    asctime_format = '{asctime}'
    asctime_search = '{asctime'

    def _format(self, record):
        return self._fmt.format(**self._values(record))

    def validate(self):
        from string import Formatter as parser
        fields = set()
        try:
            for _, name, spec, conversion in parser().parse(self._fmt):
                if name:
                    base = name.split('.')[0].split('[')[0]
                    if not (base.isidentifier() or base.isdigit()):
                        raise ValueError('invalid field name/expression: %r' % name)
                    fields.add(name)
                if conversion and conversion not in 'rsa':
                    raise ValueError('invalid conversion: %r' % conversion)
        except ValueError as error:
            raise ValueError('invalid format: %s' % error)
        if not fields:
            raise ValueError('invalid format: no fields')


class StringTemplateStyle(PercentStyle):
    default_format = '${message}'
    asctime_format = '${asctime}'
    asctime_search = '${asctime}'

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        from string import Template
        self._tpl = Template(self._fmt)

    def usesTime(self):
        return self._fmt.find('$asctime') >= 0 or self._fmt.find(self.asctime_search) >= 0

    def validate(self):
        fields = self._tpl.get_identifiers()
        if '$' in self._fmt.replace('$$', '') and not fields:
            raise ValueError('invalid format: bare \'$\' not allowed')
        if not fields:
            raise ValueError('invalid format: no fields')

    def _format(self, record):
        return self._tpl.substitute(**self._values(record))


BASIC_FORMAT = "%(levelname)s:%(name)s:%(message)s"
_STYLES = {
    '%': (PercentStyle, BASIC_FORMAT),
    '{': (StrFormatStyle, '{levelname}:{name}:{message}'),
    '$': (StringTemplateStyle, '${levelname}:${name}:${message}'),
}


class Formatter:
    """Makes texts of records."""

    converter = staticmethod(_localtime)
    default_time_format = '%Y-%m-%d %H:%M:%S'
    default_msec_format = '%s,%03d'

    def __init__(self, fmt=None, datefmt=None, style='%', validate=True, *, defaults=None):
        if style not in _STYLES:
            raise ValueError('Style must be one of: %s' % ','.join(_STYLES))
        self._style = _STYLES[style][0](fmt, defaults=defaults)
        if validate:
            self._style.validate()
        self._fmt = self._style._fmt
        self.datefmt = datefmt

    def formatTime(self, record, datefmt=None):
        """The time of a record."""
        moment = self.converter(record.created)
        if datefmt:
            return _strftime(datefmt, moment)
        text = _strftime(self.default_time_format, moment)
        if self.default_msec_format:
            text = self.default_msec_format % (text, record.msecs)
        return text

    def formatException(self, ei):
        """An exception with its traceback."""
        import traceback
        return ''.join(traceback.format_exception(ei[0], ei[1], ei[2])).rstrip('\n')

    def usesTime(self):
        """Whether the format shows the time."""
        return self._style.usesTime()

    def formatMessage(self, record):
        """The record in the format, without exception and stack."""
        return self._style.format(record)

    def formatStack(self, stack_info):
        """The stack."""
        return stack_info

    def format(self, record):
        """The whole text of a record."""
        record.message = record.getMessage()
        if self.usesTime():
            record.asctime = self.formatTime(record, self.datefmt)
        text = self.formatMessage(record)
        if record.exc_info and not record.exc_text:
            record.exc_text = self.formatException(record.exc_info)
        if record.exc_text:
            if text[-1:] != "\n":
                text = text + "\n"
            text = text + record.exc_text
        if record.stack_info:
            if text[-1:] != "\n":
                text = text + "\n"
            text = text + self.formatStack(record.stack_info)
        return text


_defaultFormatter = Formatter()


class BufferingFormatter:
    """Makes one text of several records."""

    def __init__(self, linefmt=None):
        self.linefmt = linefmt or _defaultFormatter

    def formatHeader(self, records):
        return ""

    def formatFooter(self, records):
        return ""

    def format(self, records):
        if not records:
            return ""
        return (self.formatHeader(records) + ''.join([self.linefmt.format(one) for one in records])
                + self.formatFooter(records))


class Filter:
    """Lets pass the records of a logger and of those below it."""

    def __init__(self, name=''):
        self.name = name
        self.nlen = len(name)

    def filter(self, record):
        """Whether a record passes."""
        if self.nlen == 0 or self.name == record.name:
            return True
        return record.name.startswith(self.name + '.')


class Filterer:
    """Something with filters: a logger or a handler."""

    def __init__(self):
        self.filters = []

    def addFilter(self, filter):
        """Adds a filter."""
        if filter not in self.filters:
            self.filters.append(filter)

    def removeFilter(self, filter):
        """Removes a filter."""
        if filter in self.filters:
            self.filters.remove(filter)

    def filter(self, record):
        """The record (or what a filter made of it), or something false."""
        for one in self.filters:
            result = one.filter(record) if hasattr(one, 'filter') else one(record)
            if not result:
                return False
            if isinstance(result, LogRecord):
                record = result
        return record


_handlers = {}
_handlerList = []


def getHandlerByName(name):
    """The handler of a name, or None."""
    return _handlers.get(name)


def getHandlerNames():
    """The names of all handlers that have one."""
    return frozenset(_handlers)


class Handler(Filterer):
    """Takes records to somewhere."""

    def __init__(self, level=NOTSET):
        Filterer.__init__(self)
        self._name = None
        self.level = _checkLevel(level)
        self.formatter = None
        self._closed = False
        self.lock = None
        _handlerList.append(self)

    def get_name(self):
        return self._name

    def set_name(self, name):
        if self._name in _handlers:
            del _handlers[self._name]
        self._name = name
        if name:
            _handlers[name] = self

    name = property(get_name, set_name)

    def createLock(self):
        """Nothing: there are no locks."""

    def acquire(self):
        """Nothing: there are no locks."""

    def release(self):
        """Nothing: there are no locks."""

    def setLevel(self, level):
        """From which level on records are handled."""
        self.level = _checkLevel(level)

    def format(self, record):
        """The text of a record."""
        return (self.formatter or _defaultFormatter).format(record)

    def emit(self, record):
        """Takes a record to where it belongs; subclasses do."""
        raise NotImplementedError('emit must be implemented by Handler subclasses')

    def handle(self, record):
        """Emits a record that passes the filters."""
        result = self.filter(record)
        if isinstance(result, LogRecord):
            record = result
        if result:
            self.emit(record)
        return result

    def setFormatter(self, fmt):
        """What makes texts of records."""
        self.formatter = fmt

    def flush(self):
        """Nothing to flush."""

    def close(self):
        """Forgets the handler."""
        self._closed = True
        if self._name and self._name in _handlers:
            del _handlers[self._name]
        if self in _handlerList:
            _handlerList.remove(self)

    def handleError(self, record):
        """An error while a record was emitted: shown on standard error."""
        if raiseExceptions and sys.stderr:
            import traceback
            try:
                sys.stderr.write('--- Logging error ---\n')
                text = traceback.format_exc()
                if not text.startswith('Traceback'):
                    # Only levels of the library were in it.
                    text = 'Traceback (most recent call last):\n' + text
                sys.stderr.write(text)
                sys.stderr.write('Call stack:\n')
                traceback.print_stack(file=sys.stderr)
                sys.stderr.write('Message: %r\nArguments: %s\n' % (record.msg, record.args))
            except OSError:
                pass

    def __repr__(self):
        return '<%s (%s)>' % (self.__class__.__name__, getLevelName(self.level))


class StreamHandler(Handler):
    """Writes records to a stream, standard error by default."""

    terminator = '\n'

    def __init__(self, stream=None):
        Handler.__init__(self)
        self.stream = sys.stderr if stream is None else stream

    def flush(self):
        """Flushes the stream."""
        if self.stream and hasattr(self.stream, "flush"):
            self.stream.flush()

    def emit(self, record):
        """Writes a record."""
        try:
            self.stream.write(self.format(record) + self.terminator)
            self.flush()
        except RecursionError:
            raise
        except Exception:
            self.handleError(record)

    def setStream(self, stream):
        """Another stream; returns the one before, or None."""
        if stream is self.stream:
            return None
        before = self.stream
        self.flush()
        self.stream = stream
        return before

    def __repr__(self):
        name = str(getattr(self.stream, 'name', ''))
        return '<%s %s(%s)>' % (self.__class__.__name__, name + ' ' if name else '',
                                getLevelName(self.level))


class FileHandler(StreamHandler):
    """Writes records to a file."""

    def __init__(self, filename, mode='a', encoding=None, delay=False, errors=None):
        import os
        filename = os.fspath(filename)
        self.baseFilename = os.path.abspath(filename)
        self.mode = mode
        self.encoding = encoding
        self.errors = errors
        self.delay = delay
        if delay:
            Handler.__init__(self)
            self.stream = None
        else:
            StreamHandler.__init__(self, self._open())

    def close(self):
        """Closes the file."""
        stream, self.stream = self.stream, None
        if stream:
            stream.close()
        Handler.close(self)

    def _open(self):
        return open(self.baseFilename, self.mode, encoding=self.encoding or 'utf-8',
                    errors=self.errors)

    def emit(self, record):
        """Writes a record, into a file that may have to be opened first."""
        if self.stream is None:
            if self.mode == 'w' and self._closed:
                return
            self.stream = self._open()
        StreamHandler.emit(self, record)

    def __repr__(self):
        return '<%s %s (%s)>' % (self.__class__.__name__, self.baseFilename,
                                 getLevelName(self.level))


class NullHandler(Handler):
    """Does nothing with records."""

    def handle(self, record):
        """Nothing."""

    def emit(self, record):
        """Nothing."""


class _StderrHandler(StreamHandler):
    """Writes to whatever standard error is at the time."""

    def __init__(self, level=NOTSET):
        Handler.__init__(self, level)

    stream = property(lambda self: sys.stderr)


lastResort = _defaultLastResort = _StderrHandler(WARNING)


class PlaceHolder:
    """Stands in the tree for a logger that nobody asked for yet."""

    def __init__(self, alogger):
        self.loggerMap = {alogger: None}

    def append(self, alogger):
        self.loggerMap.setdefault(alogger)


class Manager:
    """Holds all loggers."""

    def __init__(self, rootnode):
        self.root = rootnode
        self.disable = 0
        self.emittedNoHandlerWarning = False
        self.loggerDict = {}
        self.loggerClass = None
        self.logRecordFactory = None

    def getLogger(self, name):
        """The logger of a name, made if need be."""
        if not isinstance(name, str):
            raise TypeError('A logger name must be a string')
        found = self.loggerDict.get(name)
        if found is not None and not isinstance(found, PlaceHolder):
            return found
        made = (self.loggerClass or _loggerClass)(name)
        made.manager = self
        self.loggerDict[name] = made
        if found is not None:
            # Loggers below were there first: they get this one as their parent.
            for child in found.loggerMap:
                if not child.parent.name.startswith(name):
                    made.parent = child.parent
                    child.parent = made
        parent = None
        at = name.rfind('.')
        while at > 0 and parent is None:
            above = name[:at]
            known = self.loggerDict.get(above)
            if known is None:
                self.loggerDict[above] = PlaceHolder(made)
            elif isinstance(known, Logger):
                parent = known
            else:
                known.append(made)
            at = name.rfind('.', 0, at)
        made.parent = parent or self.root
        return made

    def setLoggerClass(self, klass):
        """Which class new loggers have."""
        if klass != Logger and not issubclass(klass, Logger):
            raise TypeError("logger not derived from logging.Logger: " + klass.__name__)
        self.loggerClass = klass

    def setLogRecordFactory(self, factory):
        """What makes records for the loggers of this manager."""
        self.logRecordFactory = factory

    def _clear_cache(self):
        for logger in self.loggerDict.values():
            if isinstance(logger, Logger):
                logger._cache.clear()
        self.root._cache.clear()


class Logger(Filterer):
    """One source of records."""

    manager = None

    def __init__(self, name, level=NOTSET):
        Filterer.__init__(self)
        self.name = name
        self.level = _checkLevel(level)
        self.parent = None
        self.propagate = True
        self.handlers = []
        self.disabled = False
        self._cache = {}

    def setLevel(self, level):
        """From which level on records are made."""
        self.level = _checkLevel(level)
        self.manager._clear_cache()

    def debug(self, msg, *args, **kwargs):
        """Logs with level DEBUG."""
        if self.isEnabledFor(DEBUG):
            self._log(DEBUG, msg, args, **kwargs)

    def info(self, msg, *args, **kwargs):
        """Logs with level INFO."""
        if self.isEnabledFor(INFO):
            self._log(INFO, msg, args, **kwargs)

    def warning(self, msg, *args, **kwargs):
        """Logs with level WARNING."""
        if self.isEnabledFor(WARNING):
            self._log(WARNING, msg, args, **kwargs)

    def warn(self, msg, *args, **kwargs):
        """Deprecated name of `warning`."""
        import warnings
        warnings.warn("The 'warn' method is deprecated, use 'warning' instead",
                      DeprecationWarning, 2)
        self.warning(msg, *args, **kwargs)

    def error(self, msg, *args, **kwargs):
        """Logs with level ERROR."""
        if self.isEnabledFor(ERROR):
            self._log(ERROR, msg, args, **kwargs)

    def exception(self, msg, *args, exc_info=True, **kwargs):
        """Logs with level ERROR and the exception that is being handled."""
        self.error(msg, *args, exc_info=exc_info, **kwargs)

    def critical(self, msg, *args, **kwargs):
        """Logs with level CRITICAL."""
        if self.isEnabledFor(CRITICAL):
            self._log(CRITICAL, msg, args, **kwargs)

    fatal = critical

    def log(self, level, msg, *args, **kwargs):
        """Logs with a level given by number."""
        if not isinstance(level, int):
            if raiseExceptions:
                raise TypeError("level must be an integer")
            return
        if self.isEnabledFor(level):
            self._log(level, msg, args, **kwargs)

    def findCaller(self, stack_info=False, stacklevel=1):
        """File, line, function and stack of the code that logs."""
        import _hognose
        find = getattr(_hognose, 'caller_position', None)
        found = None if find is None else find(stacklevel)
        stack = None
        if stack_info:
            import traceback
            stack = 'Stack (most recent call last):\n' + ''.join(traceback.format_stack()).rstrip()
        if found is None:
            return "(unknown file)", 0, "(unknown function)", stack
        filename, lineno, module, namespace = found[:4]
        return filename, lineno, found[4] if len(found) > 4 else module, stack

    def makeRecord(self, name, level, fn, lno, msg, args, exc_info, func=None, extra=None,
                   sinfo=None):
        """A record; a subclass may make another kind."""
        record = _logRecordFactory(name, level, fn, lno, msg, args, exc_info, func, sinfo)
        if extra is not None:
            for key in extra:
                if key in ("message", "asctime") or key in record.__dict__:
                    raise KeyError("Attempt to overwrite %r in LogRecord" % key)
                record.__dict__[key] = extra[key]
        return record

    def _log(self, level, msg, args, exc_info=None, extra=None, stack_info=False, stacklevel=1):
        filename, lineno, function, stack = self.findCaller(stack_info, stacklevel)
        if exc_info:
            if isinstance(exc_info, BaseException):
                exc_info = (type(exc_info), exc_info, exc_info.__traceback__)
            elif not isinstance(exc_info, tuple):
                exc_info = sys.exc_info()
        self.handle(self.makeRecord(self.name, level, filename, lineno, msg, args, exc_info,
                                    function, extra, stack))

    def handle(self, record):
        """Gives a record to the handlers, if it passes the filters."""
        if self.disabled:
            return
        result = self.filter(record)
        if not result:
            return
        if isinstance(result, LogRecord):
            record = result
        self.callHandlers(record)

    def addHandler(self, hdlr):
        """Adds a handler."""
        if hdlr not in self.handlers:
            self.handlers.append(hdlr)

    def removeHandler(self, hdlr):
        """Removes a handler."""
        if hdlr in self.handlers:
            self.handlers.remove(hdlr)

    def hasHandlers(self):
        """Whether this logger or one above it has handlers."""
        one = self
        while one:
            if one.handlers:
                return True
            if not one.propagate:
                return False
            one = one.parent
        return False

    def callHandlers(self, record):
        """Gives a record to the handlers of this logger and of those above it."""
        one = self
        found = 0
        while one:
            for handler in one.handlers:
                found += 1
                if record.levelno >= handler.level:
                    handler.handle(record)
            one = one.parent if one.propagate else None
        if found == 0:
            if lastResort:
                if record.levelno >= lastResort.level:
                    lastResort.handle(record)
            elif raiseExceptions and not self.manager.emittedNoHandlerWarning:
                sys.stderr.write("No handlers could be found for logger \"%s\"\n" % self.name)
                self.manager.emittedNoHandlerWarning = True

    def getEffectiveLevel(self):
        """The level of this logger, or of the first above it that has one."""
        one = self
        while one:
            if one.level:
                return one.level
            one = one.parent
        return NOTSET

    def isEnabledFor(self, level):
        """Whether records of a level are made."""
        if self.disabled:
            return False
        known = self._cache.get(level)
        if known is None:
            known = self._cache[level] = (self.manager.disable < level
                                          and level >= self.getEffectiveLevel())
        return known

    def getChild(self, suffix):
        """The logger below this one."""
        if self.root is not self:
            suffix = '.'.join((self.name, suffix))
        return self.manager.getLogger(suffix)

    def getChildren(self):
        """The loggers directly below this one."""
        return {one for one in self.manager.loggerDict.values()
                if isinstance(one, Logger) and one.parent is self}

    def __repr__(self):
        return '<%s %s (%s)>' % (self.__class__.__name__, self.name,
                                 getLevelName(self.getEffectiveLevel()))

    def __reduce__(self):
        return getLogger, (self.name,)


class RootLogger(Logger):
    """The logger above all others."""

    def __init__(self, level):
        Logger.__init__(self, "root", level)

    def __reduce__(self):
        return getLogger, ()


_loggerClass = Logger
root = RootLogger(WARNING)
Logger.root = root
Logger.manager = Manager(root)


def setLoggerClass(klass):
    """Which class new loggers have."""
    if klass != Logger and not issubclass(klass, Logger):
        raise TypeError("logger not derived from logging.Logger: " + klass.__name__)
    global _loggerClass
    _loggerClass = klass


def getLoggerClass():
    """Which class new loggers have."""
    return _loggerClass


class LoggerAdapter:
    """A logger that adds something of its own to records."""

    def __init__(self, logger, extra=None, merge_extra=False):
        self.logger = logger
        self.extra = extra
        self.merge_extra = merge_extra

    def process(self, msg, kwargs):
        """Message and arguments with what is added."""
        if self.merge_extra and "extra" in kwargs:
            kwargs["extra"] = {**self.extra, **kwargs["extra"]}
        else:
            kwargs["extra"] = self.extra
        return msg, kwargs

    def debug(self, msg, *args, **kwargs):
        self.log(DEBUG, msg, *args, **kwargs)

    def info(self, msg, *args, **kwargs):
        self.log(INFO, msg, *args, **kwargs)

    def warning(self, msg, *args, **kwargs):
        self.log(WARNING, msg, *args, **kwargs)

    def error(self, msg, *args, **kwargs):
        self.log(ERROR, msg, *args, **kwargs)

    def exception(self, msg, *args, exc_info=True, **kwargs):
        self.log(ERROR, msg, *args, exc_info=exc_info, **kwargs)

    def critical(self, msg, *args, **kwargs):
        self.log(CRITICAL, msg, *args, **kwargs)

    def log(self, level, msg, *args, **kwargs):
        """Logs with a level given by number."""
        if self.isEnabledFor(level):
            msg, kwargs = self.process(msg, kwargs)
            self.logger.log(level, msg, *args, **kwargs)

    def isEnabledFor(self, level):
        return self.logger.isEnabledFor(level)

    def setLevel(self, level):
        self.logger.setLevel(level)

    def getEffectiveLevel(self):
        return self.logger.getEffectiveLevel()

    def hasHandlers(self):
        return self.logger.hasHandlers()

    manager = property(lambda self: self.logger.manager)
    name = property(lambda self: self.logger.name)

    def __repr__(self):
        return '<%s %s (%s)>' % (self.__class__.__name__, self.logger.name,
                                 getLevelName(self.logger.getEffectiveLevel()))


def basicConfig(**kwargs):
    """Gives the root logger a handler and a format, unless it has handlers."""
    force = kwargs.pop('force', False)
    encoding = kwargs.pop('encoding', None)
    errors = kwargs.pop('errors', 'backslashreplace')
    if force:
        for handler in root.handlers[:]:
            root.removeHandler(handler)
            handler.close()
    if root.handlers:
        return
    handlers = kwargs.pop("handlers", None)
    if handlers is None:
        if "stream" in kwargs and "filename" in kwargs:
            raise ValueError("'stream' and 'filename' should not be specified together")
        filename = kwargs.pop("filename", None)
        mode = kwargs.pop("filemode", 'a')
        if filename:
            handler = FileHandler(filename, mode, encoding=encoding,
                                  errors=None if 'b' in mode else errors)
        else:
            handler = StreamHandler(kwargs.pop("stream", None))
        handlers = [handler]
    elif "stream" in kwargs or "filename" in kwargs:
        raise ValueError("'stream' or 'filename' should not be specified together with 'handlers'")
    datefmt = kwargs.pop("datefmt", None)
    style = kwargs.pop("style", '%')
    if style not in _STYLES:
        raise ValueError('Style must be one of: %s' % ','.join(_STYLES))
    formatter = kwargs.pop("formatter", None)
    if formatter is None:
        formatter = Formatter(kwargs.pop("format", _STYLES[style][1]), datefmt, style)
    for handler in handlers:
        if handler.formatter is None:
            handler.setFormatter(formatter)
        root.addHandler(handler)
    level = kwargs.pop("level", None)
    if level is not None:
        root.setLevel(level)
    if kwargs:
        raise ValueError('Unrecognised argument(s): %s' % ', '.join(kwargs))


def getLogger(name=None):
    """The logger of a name; without one, the root logger."""
    if not name or isinstance(name, str) and name == root.name:
        return root
    return Logger.manager.getLogger(name)


def critical(msg, *args, **kwargs):
    """Logs with level CRITICAL on the root logger."""
    if not root.handlers:
        basicConfig()
    root.critical(msg, *args, **kwargs)


fatal = critical


def error(msg, *args, **kwargs):
    """Logs with level ERROR on the root logger."""
    if not root.handlers:
        basicConfig()
    root.error(msg, *args, **kwargs)


def exception(msg, *args, exc_info=True, **kwargs):
    """Logs with level ERROR on the root logger, and the exception that is being handled."""
    error(msg, *args, exc_info=exc_info, **kwargs)


def warning(msg, *args, **kwargs):
    """Logs with level WARNING on the root logger."""
    if not root.handlers:
        basicConfig()
    root.warning(msg, *args, **kwargs)


def warn(msg, *args, **kwargs):
    """Deprecated name of `warning`."""
    import warnings
    warnings.warn("The 'warn' function is deprecated, use 'warning' instead",
                  DeprecationWarning, 2)
    warning(msg, *args, **kwargs)


def info(msg, *args, **kwargs):
    """Logs with level INFO on the root logger."""
    if not root.handlers:
        basicConfig()
    root.info(msg, *args, **kwargs)


def debug(msg, *args, **kwargs):
    """Logs with level DEBUG on the root logger."""
    if not root.handlers:
        basicConfig()
    root.debug(msg, *args, **kwargs)


def log(level, msg, *args, **kwargs):
    """Logs with a level given by number on the root logger."""
    if not root.handlers:
        basicConfig()
    root.log(level, msg, *args, **kwargs)


def disable(level=CRITICAL):
    """Switches off all records up to a level."""
    root.manager.disable = _checkLevel(level)
    root.manager._clear_cache()


def shutdown(handlerList=None):
    """Flushes and closes all handlers."""
    for handler in reversed(list(_handlerList if handlerList is None else handlerList)):
        try:
            handler.flush()
            handler.close()
        except (OSError, ValueError):
            # A stream that is closed already has nothing left to say.
            pass


_warnings_showwarning = None


def _showwarning(message, category, filename, lineno, file=None, line=None):
    import warnings
    if file is not None:
        if _warnings_showwarning is not None:
            _warnings_showwarning(message, category, filename, lineno, file, line)
        return
    text = warnings.formatwarning(message, category, filename, lineno, line)
    logger = getLogger("py.warnings")
    if not logger.handlers:
        logger.addHandler(NullHandler())
    logger.warning(text)


def captureWarnings(capture):
    """Sends warnings to the logger 'py.warnings', or stops doing so."""
    global _warnings_showwarning
    import warnings
    if capture:
        if _warnings_showwarning is None:
            _warnings_showwarning = warnings.showwarning
            warnings.showwarning = _showwarning
    elif _warnings_showwarning is not None:
        warnings.showwarning = _warnings_showwarning
        _warnings_showwarning = None
