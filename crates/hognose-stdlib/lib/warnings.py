"""Warnings: messages about what still works, filtered and shown on standard error.

Promises CPython 3.14's `warnings`. Where CPython finds the place of the caller by its frame, `_hognose.caller_module` names
the module; lines are the native `_hognose.caller_position`'s where the VM has it.

Deliberately absent: filters per context, and reading source files to show the line: `_hognose.source_line` has what was run.
"""

import sys

import _hognose

__all__ = ["warn", "warn_explicit", "showwarning", "formatwarning", "filterwarnings",
           "simplefilter", "resetwarnings", "catch_warnings", "deprecated"]

_defaultaction = "default"
_onceregistry = onceregistry = {}
_filters_version = 1
# (action, compiled message or None, category, compiled module or None, line)
filters = [
    ('default', None, DeprecationWarning, '__main__', 0),
    ('ignore', None, DeprecationWarning, None, 0),
    ('ignore', None, PendingDeprecationWarning, None, 0),
    ('ignore', None, ImportWarning, None, 0),
    ('ignore', None, ResourceWarning, None, 0),
]
defaultaction = _defaultaction
_ACTIONS = ("default", "error", "ignore", "always", "all", "module", "once")


class WarningMessage:
    """What is known about one warning."""

    _WARNING_DETAILS = ("message", "category", "filename", "lineno", "file", "line", "source")

    def __init__(self, message, category, filename, lineno, file=None, line=None, source=None):
        self.message = message
        self.category = category
        self.filename = filename
        self.lineno = lineno
        self.file = file
        self.line = line
        self.source = source
        self._category_name = category.__name__ if category else None

    def __str__(self):
        return ("{message : %r, category : %r, filename : %r, lineno : %s, line : %r}"
                % (self.message, self._category_name, self.filename, self.lineno, self.line))

    def __repr__(self):
        return f'<{type(self).__qualname__} {self}>'


def showwarning(message, category, filename, lineno, file=None, line=None):
    """Writes a warning to a file, standard error by default."""
    _showwarnmsg_impl(WarningMessage(message, category, filename, lineno, file, line))


def formatwarning(message, category, filename, lineno, line=None):
    """A warning as it is shown."""
    return _formatwarnmsg_impl(WarningMessage(message, category, filename, lineno, None, line))


_showwarning_orig = showwarning
_formatwarning_orig = formatwarning


def _showwarnmsg_impl(msg):
    file = msg.file
    if file is None:
        file = sys.stderr
        if file is None:
            return
    try:
        file.write(_formatwarnmsg(msg))
    except OSError:
        # Standard error is closed: there is nobody to tell.
        pass


def _formatwarnmsg_impl(msg):
    text = f"{msg.filename}:{msg.lineno}: {msg.category.__name__}: {msg.message}\n"
    line = msg.line
    if line is None:
        linecache = sys.modules.get('linecache')
        if linecache is not None:
            line = linecache.getline(msg.filename, msg.lineno)
        else:
            line = _hognose.source_line(msg.filename, msg.lineno)
    if line:
        text += "  %s\n" % line.strip()
    return text


def _showwarnmsg(msg):
    if showwarning is not _showwarning_orig:
        # A program's own function.
        if not callable(showwarning):
            raise TypeError("warnings.showwarning() must be set to a function or method")
        showwarning(msg.message, msg.category, msg.filename, msg.lineno, msg.file, msg.line)
        return
    _showwarnmsg_impl(msg)


def _formatwarnmsg(msg):
    if formatwarning is not _formatwarning_orig:
        return formatwarning(msg.message, msg.category, msg.filename, msg.lineno, msg.line)
    return _formatwarnmsg_impl(msg)


def filterwarnings(action, message="", category=Warning, module="", lineno=0, append=False):
    """Puts a filter with regular expressions in front of (or behind) the others."""
    if action not in _ACTIONS:
        raise ValueError(f"invalid action: {action!r}")
    if not isinstance(message, str):
        raise TypeError("message must be a string")
    if not isinstance(category, type) or not issubclass(category, Warning):
        raise TypeError("category must be a Warning subclass")
    if not isinstance(module, str):
        raise TypeError("module must be a string")
    if not isinstance(lineno, int):
        raise TypeError("lineno must be an int")
    if lineno < 0:
        raise ValueError("lineno must be an int >= 0")
    if message or module:
        import re
        message = re.compile(message, re.I) if message else None
        module = re.compile(module) if module else None
    else:
        message = module = None
    _add_filter(action, message, category, module, lineno, append=append)


def simplefilter(action, category=Warning, lineno=0, append=False):
    """Puts a filter by category in front of (or behind) the others."""
    if action not in _ACTIONS:
        raise ValueError(f"invalid action: {action!r}")
    if not isinstance(lineno, int):
        raise TypeError("lineno must be an int")
    if lineno < 0:
        raise ValueError("lineno must be an int >= 0")
    _add_filter(action, None, category, None, lineno, append=append)


def _add_filter(*item, append):
    if append:
        if item not in filters:
            filters.append(item)
    else:
        if item in filters:
            filters.remove(item)
        filters.insert(0, item)
    _filters_mutated()


def _filters_mutated():
    global _filters_version
    _filters_version += 1


_filters_mutated_lock_held = _filters_mutated


def resetwarnings():
    """Removes all filters."""
    filters[:] = []
    _filters_mutated()


def _caller(stacklevel, skip):
    """File, line, module and registry of the code that a warning is about."""
    find = getattr(_hognose, 'caller_position', None)
    if find is not None:
        found = find(stacklevel, True)
        while found is not None and found[0].startswith(skip):
            stacklevel += 1
            found = find(stacklevel, True)
        if found is not None:
            filename, lineno, module, namespace = found[:4]
            return filename, lineno, module, namespace.setdefault('__warningregistry__', {})
    module = _hognose.caller_module() or '<string>'
    loaded = sys.modules.get(module)
    if loaded is None:
        return 'sys', 0, module, {}
    namespace = loaded.__dict__
    filename = namespace.get('__file__') or module
    return filename, 0, module, namespace.setdefault('__warningregistry__', {})


def warn(message, category=None, stacklevel=1, source=None, *, skip_file_prefixes=()):
    """Issues a warning, or maybe ignores it or raises an exception."""
    if isinstance(message, Warning):
        category = message.__class__
    if category is None:
        category = UserWarning
    elif not isinstance(category, type) or not issubclass(category, Warning):
        raise TypeError(f"category must be a Warning subclass, not '{type(category).__name__}'")
    if not isinstance(skip_file_prefixes, tuple):
        raise TypeError('skip_file_prefixes must be a tuple of strs.')
    filename, lineno, module, registry = _caller(stacklevel, skip_file_prefixes)
    warn_explicit(message, category, filename, lineno, module, registry, None, source)


def warn_explicit(message, category, filename, lineno, module=None, registry=None,
                  module_globals=None, source=None):
    """Issues a warning about a given place."""
    lineno = int(lineno)
    if module is None:
        module = filename or "<unknown>"
        if module[-3:].lower() == ".py":
            module = module[:-3]
    if registry is None:
        registry = {}
    if registry.get('version', 0) != _filters_version:
        registry.clear()
        registry['version'] = _filters_version
    if isinstance(message, Warning):
        text = str(message)
        category = message.__class__
    else:
        text = message
        message = category(message)
    key = (text, category, lineno)
    if registry.get(key):
        return
    for item in filters:
        action, pattern, wanted, where, line = item
        if (issubclass(category, wanted) and (line == 0 or lineno == line)
                and (pattern is None or _matches(pattern, text))
                and (where is None or _matches(where, module))):
            break
    else:
        action = defaultaction
    if action == "ignore":
        return
    if action == "error":
        raise message
    if action == "once":
        registry[key] = 1
        once_key = (text, category)
        if onceregistry.get(once_key):
            return
        onceregistry[once_key] = 1
    elif action == "module":
        registry[key] = 1
        any_line = (text, category, 0)
        if registry.get(any_line):
            return
        registry[any_line] = 1
    elif action == "default":
        registry[key] = 1
    elif action != "always" and action != "all":
        raise RuntimeError("Unrecognized action (%r) in warnings.filters:\n %s" % (action, item))
    _showwarnmsg(WarningMessage(message, category, filename, lineno, source=source))


def _matches(pattern, text):
    if isinstance(pattern, str):
        return pattern == text
    return pattern.match(text) is not None


class catch_warnings:
    """Restores filters and the way of showing warnings at the end of a `with`; may record instead."""

    def __init__(self, *, record=False, module=None, action=None, category=Warning, lineno=0,
                 append=False):
        self._record = record
        # A library module may be the first that asks: the program itself has not imported this one then.
        import warnings
        self._module = warnings if module is None else module
        self._entered = False
        self._filter = None if action is None else (action, category, lineno, append)

    def __repr__(self):
        args = []
        if self._record:
            args.append("record=True")
        if self._module is not sys.modules.get('warnings'):
            args.append("module=" + repr(self._module))
        return "%s(%s)" % (type(self).__name__, ", ".join(args))

    def __enter__(self):
        if self._entered:
            raise RuntimeError("Cannot enter %r twice" % self)
        self._entered = True
        module = self._module
        self._filters = module.filters
        self._showwarning = module.showwarning
        self._showwarnmsg_impl = module._showwarnmsg_impl
        module.filters = self._filters[:]
        module._filters_mutated()
        log = None
        if self._record:
            log = []
            module._showwarnmsg_impl = log.append
            # What a program put in place of `showwarning` must not see them.
            module.showwarning = module._showwarning_orig
        if self._filter is not None:
            simplefilter(*self._filter)
        return log

    def __exit__(self, *exc_info):
        if not self._entered:
            raise RuntimeError("Cannot exit %r without entering first" % self)
        module = self._module
        module.filters = self._filters
        module._filters_mutated()
        module.showwarning = self._showwarning
        module._showwarnmsg_impl = self._showwarnmsg_impl


class deprecated:
    """Marks a class or function as deprecated: using it warns, and type checkers tell."""

    def __init__(self, message, /, *, category=DeprecationWarning, stacklevel=1):
        if not isinstance(message, str):
            raise TypeError(f"Expected an object of type str for 'message', "
                            f"not {type(message).__name__!r}")
        self.message = message
        self.category = category
        self.stacklevel = stacklevel

    def __call__(self, arg, /):
        message = self.message
        category = self.category
        stacklevel = self.stacklevel
        if category is None:
            arg.__deprecated__ = message
            return arg
        import functools
        if isinstance(arg, type):
            original_new = arg.__new__

            @functools.wraps(original_new)
            def __new__(cls, /, *args, **kwargs):
                if cls is arg:
                    warn(message, category=category, stacklevel=stacklevel)
                if original_new is not object.__new__:
                    return original_new(cls, *args, **kwargs)
                if cls.__init__ is object.__init__ and (args or kwargs):
                    raise TypeError(f"{cls.__name__}() takes no arguments")
                return original_new(cls)

            arg.__new__ = staticmethod(__new__)
            original_hook = arg.__init_subclass__
            if hasattr(original_hook, '__func__'):
                original_hook = original_hook.__func__

                @functools.wraps(original_hook)
                def __init_subclass__(*args, **kwargs):
                    warn(message, category=category, stacklevel=stacklevel)
                    return original_hook(*args, **kwargs)

                arg.__init_subclass__ = classmethod(__init_subclass__)
            else:
                @functools.wraps(original_hook)
                def __init_subclass__(*args, **kwargs):
                    warn(message, category=category, stacklevel=stacklevel)
                    return original_hook(*args, **kwargs)

                arg.__init_subclass__ = __init_subclass__
            arg.__deprecated__ = __new__.__deprecated__ = message
            __init_subclass__.__deprecated__ = message
            return arg
        if callable(arg):
            @functools.wraps(arg)
            def wrapper(*args, **kwargs):
                warn(message, category=category, stacklevel=stacklevel)
                return arg(*args, **kwargs)
            code = getattr(arg, '__code__', None)
            if code is not None and code.co_flags & 0x80:
                from inspect import markcoroutinefunction
                wrapper = markcoroutinefunction(wrapper)
            arg.__deprecated__ = wrapper.__deprecated__ = message
            return wrapper
        raise TypeError("@deprecated decorator with non-None category must be applied to "
                        f"a class or callable, not {arg!r}")


_DEPRECATED_MSG = "{name!r} is deprecated and slated for removal in Python {remove}"


def _deprecated(name, message=_DEPRECATED_MSG, *, remove, _version=None):
    """Warns about something of the library that a later version removes."""
    warn(message.format(name=name, remove="%d.%d" % remove), DeprecationWarning, stacklevel=3)
