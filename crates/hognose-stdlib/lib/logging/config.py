"""Configuration of `logging` from dictionaries and from files in the format of `configparser`.

Deliberately absent: `listen`, which takes configurations from a socket.
"""

import functools
import logging
import logging.handlers
import re

DEFAULT_LOGGING_CONFIG_PORT = 9030
_IDENTIFIER = re.compile(r'^[a-z_][a-z0-9_]*$', re.I)
_CONVERT = re.compile(r'^(?P<prefix>[a-z]+)://(?P<suffix>.*)$')
_WORD = re.compile(r'^\s*(\w+)\s*')
_DOT = re.compile(r'^\.\s*(\w+)\s*')
_INDEX = re.compile(r'^\[([^\[\]]*)\]\s*')


def _resolve(name):
    """The object with a dotted name, whose modules are imported."""
    parts = name.split('.')
    used = parts.pop(0)
    found = __import__(used)
    for part in parts:
        used += '.' + part
        try:
            found = getattr(found, part)
        except AttributeError:
            __import__(used)
            found = getattr(found, part)
    return found


def _clear_handlers():
    logging._handlers.clear()
    logging.shutdown(logging._handlerList[:])
    del logging._handlerList[:]


class _Converting:
    # What dictionaries and lists have in common whose texts are references.

    def _converted(self, key, value, replace=True):
        result = self.configurator.convert(value)
        if value is not result:
            if replace:
                self[key] = result
            if type(result) in (ConvertingDict, ConvertingList, ConvertingTuple):
                result.parent = self
                result.key = key
        return result


class ConvertingDict(dict, _Converting):
    def __getitem__(self, key):
        return self._converted(key, dict.__getitem__(self, key))

    def get(self, key, default=None):
        return self._converted(key, dict.get(self, key, default))

    def pop(self, key, default=None):
        return self._converted(key, dict.pop(self, key, default), replace=False)


class ConvertingList(list, _Converting):
    def __getitem__(self, key):
        return self._converted(key, list.__getitem__(self, key))

    def pop(self, idx=-1):
        return self._converted(idx, list.pop(self, idx), replace=False)


class ConvertingTuple(tuple, _Converting):
    def __getitem__(self, key):
        return self._converted(key, tuple.__getitem__(self, key), replace=False)


class BaseConfigurator:
    """Turns texts such as `ext://sys.stdout` and `cfg://handlers.console` into what they name."""

    value_converters = {'ext': 'ext_convert', 'cfg': 'cfg_convert'}
    importer = staticmethod(__import__)

    def __init__(self, config):
        self.config = ConvertingDict(config)
        self.config.configurator = self

    def resolve(self, s):
        name = s.split('.')
        used = name.pop(0)
        try:
            found = self.importer(used)
            for part in name:
                used += '.' + part
                try:
                    found = getattr(found, part)
                except AttributeError:
                    self.importer(used)
                    found = getattr(found, part)
            return found
        except ImportError as error:
            raise ValueError(f'Cannot resolve {s!r}: {error}') from error

    def ext_convert(self, value):
        return self.resolve(value)

    def cfg_convert(self, value):
        rest = value
        match = _WORD.match(rest)
        if match is None:
            raise ValueError(f'Unable to convert {value!r}')
        rest = rest[match.end():]
        found = self.config[match.groups()[0]]
        while rest:
            match = _DOT.match(rest)
            if match:
                found = found[match.groups()[0]]
            else:
                match = _INDEX.match(rest)
                if match:
                    key = match.groups()[0]
                    found = found[int(key)] if key.isdigit() and not (isinstance(found, dict) and key in found) else found[key]
            if not match:
                raise ValueError(f'Unable to convert {value!r} at {rest!r}')
            rest = rest[match.end():]
        return found

    def convert(self, value):
        """A value as one whose items are converted when they are taken; texts with a prefix as what they name."""
        kinds = ConvertingDict, ConvertingList, ConvertingTuple
        if not isinstance(value, kinds):
            for plain, kind in ((dict, ConvertingDict), (list, ConvertingList), (tuple, ConvertingTuple)):
                if isinstance(value, plain) and not hasattr(value, '_fields'):
                    value = kind(value)
                    value.configurator = self
                    return value
            if isinstance(value, str):
                match = _CONVERT.match(value)
                if match:
                    converter = self.value_converters.get(match['prefix'])
                    if converter:
                        return getattr(self, converter)(match['suffix'])
        return value

    def configure_custom(self, config):
        """The object that a factory makes: `()` names it, everything else are its arguments, `.` its attributes."""
        factory = config.pop('()')
        if not callable(factory):
            factory = self.resolve(factory)
        kwargs = {key: config[key] for key in config if key != '.' and _IDENTIFIER.match(key)}
        result = factory(**kwargs)
        for name, value in (config.pop('.', None) or {}).items():
            setattr(result, name, value)
        return result

    def as_tuple(self, value):
        return tuple(value) if isinstance(value, list) else value


class DictConfigurator(BaseConfigurator):
    """Does what a dictionary of version 1 says."""

    def configure(self):
        config = self.config
        if 'version' not in config:
            raise ValueError("dictionary doesn't specify a version")
        if config['version'] != 1:
            raise ValueError(f'Unsupported version: {config["version"]}')
        if config.pop('incremental', False):
            self._change(config)
        else:
            self._replace(config)

    def _change(self, config):
        handlers = config.get('handlers', {})
        for name in handlers:
            if name not in logging._handlers:
                raise ValueError(f'No handler found with name {name!r}')
            try:
                level = handlers[name].get('level', None)
                if level:
                    logging._handlers[name].setLevel(logging._checkLevel(level))
            except Exception as error:
                raise ValueError(f'Unable to configure handler {name!r}') from error
        loggers = config.get('loggers', {})
        for name in loggers:
            try:
                self.configure_logger(name, loggers[name], True)
            except Exception as error:
                raise ValueError(f'Unable to configure logger {name!r}') from error
        root = config.get('root', None)
        if root:
            try:
                self.configure_root(root, True)
            except Exception as error:
                raise ValueError('Unable to configure root logger') from error

    def _replace(self, config):
        disable_existing = config.pop('disable_existing_loggers', True)
        _clear_handlers()
        for title, configure in (('formatter', self.configure_formatter), ('filter', self.configure_filter)):
            section = config.get(title + 's', {})
            for name in section:
                try:
                    section[name] = configure(section[name])
                except Exception as error:
                    raise ValueError(f'Unable to configure {title} {name!r}') from error
        self._handlers(config.get('handlers', {}))
        self._loggers(config.get('loggers', {}), disable_existing)
        root = config.get('root', None)
        if root:
            try:
                self.configure_root(root)
            except Exception as error:
                raise ValueError('Unable to configure root logger') from error

    def _handlers(self, handlers):
        # Handlers that hand on to others wait until those are there.
        deferred = []
        for name in sorted(handlers):
            try:
                handler = self.configure_handler(handlers[name])
                handler.name = name
                handlers[name] = handler
            except Exception as error:
                if ' not configured yet' in str(error.__cause__):
                    deferred.append(name)
                else:
                    raise ValueError(f'Unable to configure handler {name!r}') from error
        for name in deferred:
            try:
                handler = self.configure_handler(handlers[name])
                handler.name = name
                handlers[name] = handler
            except Exception as error:
                raise ValueError(f'Unable to configure handler {name!r}') from error

    def _loggers(self, loggers, disable_existing):
        manager = logging.root.manager
        existing = sorted(manager.loggerDict)
        children = set()
        for name in loggers:
            if name in existing:
                children.update(other for other in existing if other.startswith(name + '.'))
                existing.remove(name)
            try:
                self.configure_logger(name, loggers[name])
            except Exception as error:
                raise ValueError(f'Unable to configure logger {name!r}') from error
        _leave_behind(existing, children, disable_existing)

    def configure_formatter(self, config):
        if '()' in config:
            factory = config['()']
            try:
                return self.configure_custom(config)
            except TypeError as error:
                if "'format'" not in str(error):
                    raise
                # Older factories call the format `fmt`.
                config['fmt'] = config.pop('format')
                config['()'] = factory
                return self.configure_custom(config)
        kwargs = {'defaults': config['defaults']} if 'defaults' in config else {}
        cls = config.get('class', None)
        cls = _resolve(cls) if cls else logging.Formatter
        args = config.get('format', None), config.get('datefmt', None), config.get('style', '%')
        if 'validate' in config:
            return cls(*args, config['validate'], **kwargs)
        return cls(*args, **kwargs)

    def configure_filter(self, config):
        return self.configure_custom(config) if '()' in config else logging.Filter(config.get('name', ''))

    def add_filters(self, filterer, filters):
        for item in filters:
            try:
                is_filter = callable(item) or callable(getattr(item, 'filter', None))
                filterer.addFilter(item if is_filter else self.config['filters'][item])
            except Exception as error:
                raise ValueError(f'Unable to add filter {item!r}') from error

    def configure_handler(self, config):
        before = dict(config)
        formatter = config.pop('formatter', None)
        if formatter:
            try:
                formatter = self.config['formatters'][formatter]
            except Exception as error:
                raise ValueError(f'Unable to set formatter {formatter!r}') from error
        level, filters = config.pop('level', None), config.pop('filters', None)
        if '()' in config:
            factory = config.pop('()')
            factory = factory if callable(factory) else self.resolve(factory)
        else:
            name = config.pop('class')
            factory = name if callable(name) else self.resolve(name)
            self._linked(factory, config, before)
        kwargs = {key: config[key] for key in config if key != '.' and _IDENTIFIER.match(key)}
        try:
            result = factory(**kwargs)
        except TypeError as error:
            if "'stream'" not in str(error):
                raise
            kwargs['strm'] = kwargs.pop('stream')
            result = factory(**kwargs)
        if formatter:
            result.setFormatter(formatter)
        if level is not None:
            result.setLevel(logging._checkLevel(level))
        if filters:
            self.add_filters(result, filters)
        for name, value in (config.pop('.', None) or {}).items():
            setattr(result, name, value)
        return result

    def _linked(self, factory, config, before):
        # Handlers name others: the target of a memory handler, what listens to the queue of a queue handler.
        if not isinstance(factory, type):
            return
        if issubclass(factory, logging.handlers.MemoryHandler):
            if 'flushLevel' in config:
                config['flushLevel'] = logging._checkLevel(config['flushLevel'])
            if 'target' in config:
                try:
                    target = self.config['handlers'][config['target']]
                    if not isinstance(target, logging.Handler):
                        config.update(before)
                        raise TypeError('target not configured yet')
                    config['target'] = target
                except Exception as error:
                    raise ValueError(f'Unable to set target handler {config["target"]!r}') from error
        elif issubclass(factory, logging.handlers.QueueHandler):
            self._queue(factory, config, before)

    def _queue(self, factory, config, before):
        import queue
        if 'queue' in config:
            given = config['queue']
            if isinstance(given, str):
                given = self.resolve(given)
                config['queue'] = given() if callable(given) else given
            elif isinstance(given, dict):
                if '()' not in given:
                    raise TypeError(f'Invalid queue specifier {given!r}')
                config['queue'] = self.configure_custom(dict(given))
            elif not hasattr(given, 'put_nowait') or not hasattr(given, 'get'):
                raise TypeError(f'Invalid queue specifier {given!r}')
        else:
            config['queue'] = queue.Queue()
        listener = logging.handlers.QueueListener
        if 'listener' in config:
            listener = config.pop('listener')
            if isinstance(listener, str):
                listener = self.resolve(listener)
            elif isinstance(listener, dict):
                if '()' not in listener:
                    raise TypeError(f'Invalid listener specifier {listener!r}')
                listener = self.configure_custom(dict(listener))
        names = config.pop('handlers', [])
        handlers = []
        try:
            for name in names:
                handler = self.config['handlers'][name]
                if not isinstance(handler, logging.Handler):
                    config.update(before)
                    raise TypeError(f'Required handler {name!r} is not configured yet')
                handlers.append(handler)
        except Exception as error:
            raise ValueError(f'Unable to set required handler {name!r}') from error
        level = config.pop('respect_handler_level', False)
        queue, kwargs = config['queue'], {key: config[key] for key in config if _IDENTIFIER.match(key) and key != 'queue'}
        listening = listener(queue, *handlers, respect_handler_level=level) if isinstance(listener, type) else listener

        for key in list(config):
            config.pop(key)
        config['queue'] = queue
        for key, value in kwargs.items():
            config[key] = value
        # The handler knows who listens.
        config['.'] = {'listener': listening}

    def add_handlers(self, logger, handlers):
        for name in handlers:
            try:
                logger.addHandler(self.config['handlers'][name])
            except Exception as error:
                raise ValueError(f'Unable to add handler {name!r}') from error

    def common_logger_config(self, logger, config, incremental=False):
        level = config.get('level', None)
        if level is not None:
            logger.setLevel(logging._checkLevel(level))
        if incremental:
            return
        for handler in logger.handlers[:]:
            logger.removeHandler(handler)
        handlers, filters = config.get('handlers', None), config.get('filters', None)
        if handlers:
            self.add_handlers(logger, handlers)
        if filters:
            self.add_filters(logger, filters)

    def configure_logger(self, name, config, incremental=False):
        logger = logging.getLogger(name)
        self.common_logger_config(logger, config, incremental)
        logger.disabled = False
        propagate = config.get('propagate', None)
        if propagate is not None:
            logger.propagate = propagate

    def configure_root(self, config, incremental=False):
        self.common_logger_config(logging.getLogger(), config, incremental)


def _leave_behind(existing, children, disable_existing):
    # Loggers that the configuration does not name: children of named ones start again, others may be switched off.
    for name in existing:
        logger = logging.root.manager.loggerDict[name]
        if name in children:
            if not isinstance(logger, logging.PlaceHolder):
                logger.setLevel(logging.NOTSET)
                logger.handlers = []
                logger.propagate = True
        elif hasattr(logger, 'disabled'):
            logger.disabled = disable_existing


dictConfigClass = DictConfigurator


def dictConfig(config):
    """Configures logging as a dictionary says."""
    dictConfigClass(config).configure()


def fileConfig(fname, defaults=None, disable_existing_loggers=True, encoding=None):
    """Configures logging as a file says: a parser that has read it, a file object, or a name, which needs files."""
    import configparser
    if isinstance(fname, configparser.RawConfigParser):
        parser = fname
    else:
        parser = configparser.ConfigParser(defaults)
        if hasattr(fname, 'readline'):
            parser.read_file(fname)
        else:
            with open(fname, encoding=encoding) as file:
                parser.read_file(file)
    formatters = _file_formatters(parser)
    _clear_handlers()
    handlers = _file_handlers(parser, formatters)
    _file_loggers(parser, handlers, disable_existing_loggers)


def _names(text):
    return [part.strip() for part in text.split(',')] if text.strip() else []


def _file_formatters(parser):
    formatters = {}
    for name in _names(parser['formatters']['keys']):
        section = parser[f'formatter_{name}']
        raw = functools.partial(parser.get, f'formatter_{name}', raw=True, fallback=None)
        kwargs = {}
        if raw('defaults') is not None:
            kwargs['defaults'] = _literal(raw('defaults'), {})
        cls = section.get('class')
        cls = _resolve(cls) if cls else logging.Formatter
        formatters[name] = cls(raw('format'), raw('datefmt'), raw('style') or '%', **kwargs)
    return formatters


def _literal(text, names):
    # Arguments are expressions in the names of `logging`.
    return eval(text, names)


def _file_handlers(parser, formatters):
    handlers, targets = {}, []
    for name in _names(parser['handlers']['keys']):
        section = parser[f'handler_{name}']
        try:
            cls = _literal(section['class'], vars(logging))
        except (AttributeError, NameError):
            cls = _resolve(section['class'])
        args = _literal(section.get('args', '()'), vars(logging))
        kwargs = _literal(section.get('kwargs', '{}'), vars(logging))
        handler = cls(*args, **kwargs)
        handler.name = name
        if 'level' in section:
            handler.setLevel(section['level'])
        if section.get('formatter', ''):
            handler.setFormatter(formatters[section['formatter']])
        if issubclass(cls, logging.handlers.MemoryHandler) and section.get('target', ''):
            targets.append((handler, section['target']))
        handlers[name] = handler
    for handler, target in targets:
        handler.setTarget(handlers[target])
    return handlers


def _file_loggers(parser, handlers, disable_existing):
    names = _names(parser['loggers']['keys'])
    names.remove('root')
    section = parser['logger_root']
    root = logging.root
    if 'level' in section:
        root.setLevel(section['level'])
    for handler in root.handlers[:]:
        root.removeHandler(handler)
    for name in _names(section['handlers']):
        root.addHandler(handlers[name])
    existing = sorted(root.manager.loggerDict)
    children = set()
    for name in names:
        section = parser[f'logger_{name}']
        qualname = section['qualname']
        if qualname in existing:
            children.update(other for other in existing if other.startswith(qualname + '.'))
            existing.remove(qualname)
        logger = logging.getLogger(qualname)
        if 'level' in section:
            logger.setLevel(section['level'])
        for handler in logger.handlers[:]:
            logger.removeHandler(handler)
        logger.propagate = section.getint('propagate', fallback=1)
        logger.disabled = False
        for handler in _names(section['handlers']):
            logger.addHandler(handlers[handler])
    _leave_behind(existing, children, disable_existing)


def valid_ident(s):
    """Whether a text is a plain identifier."""
    if not _IDENTIFIER.match(s):
        raise ValueError(f'Not a valid Python identifier: {s!r}')
    return True
