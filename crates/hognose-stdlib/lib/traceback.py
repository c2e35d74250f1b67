"""Tracebacks as data and as text.

Promises CPython 3.14's `traceback` on top of what exceptions carry: `__traceback__`, `__cause__`, `__context__`, notes and groups.
Whole exceptions without limits are rendered by the native `_hognose.render_traceback`, which has the source at hand;
everything else here.

Deliberately absent: variables of frames (levels come from the native `_hognose.traceback_levels`, which leaves out
those of library modules), and colours.
"""

import sys

__all__ = ['extract_stack', 'extract_tb', 'format_exception', 'format_exception_only',
           'format_list', 'format_stack', 'format_tb', 'print_exc', 'format_exc',
           'print_exception', 'print_last', 'print_stack', 'print_tb', 'clear_frames',
           'FrameSummary', 'StackSummary', 'TracebackException', 'walk_stack', 'walk_tb',
           'print_list']

_CAUSE = ("\nThe above exception was the direct cause "
          "of the following exception:\n\n")
_CONTEXT = ("\nDuring handling of the above exception, "
            "another exception occurred:\n\n")
_RECURSIVE_CUTOFF = 3


class _Sentinel:
    def __repr__(self):
        return "<implicit>"


_sentinel = _Sentinel()


def _traceback_class():
    try:
        raise ValueError
    except ValueError as exc:
        return type(exc.__traceback__)


_Traceback = _traceback_class()


def _parse_value_tb(exc, value, tb):
    if (value is _sentinel) != (tb is _sentinel):
        raise ValueError("Both or neither of value and tb must be given")
    if value is tb is _sentinel:
        if exc is not None:
            if isinstance(exc, BaseException):
                return exc, exc.__traceback__
            raise TypeError(f'Exception expected for value, {type(exc).__name__} found')
        return None, None
    return value, tb


def _native_text(value, tb):
    """The native rendering of an exception with its own traceback, or None."""
    if value is None or tb is not value.__traceback__:
        return None
    import _hognose
    render = getattr(_hognose, 'render_traceback', None)
    return None if render is None else render(value)


def print_list(extracted_list, file=None):
    """Prints the entries of a stack summary."""
    if file is None:
        file = sys.stderr
    for item in StackSummary.from_list(extracted_list).format():
        print(item, file=file, end="")


def format_list(extracted_list):
    """The entries of a stack summary as texts."""
    return StackSummary.from_list(extracted_list).format()


def print_tb(tb, limit=None, file=None):
    """Prints the entries of a traceback."""
    print_list(extract_tb(tb, limit=limit), file=file)


def format_tb(tb, limit=None):
    """The entries of a traceback as texts."""
    return extract_tb(tb, limit=limit).format()


def extract_tb(tb, limit=None):
    """The entries of a traceback as a `StackSummary`."""
    return StackSummary._extract(_walk_positions(tb), limit=limit)


def print_exception(exc, /, value=_sentinel, tb=_sentinel, limit=None, file=None, chain=True,
                    **kwargs):
    """Prints an exception with its traceback."""
    if file is None:
        file = sys.stderr
    for line in format_exception(exc, value, tb, limit, chain, **kwargs):
        print(line, file=file, end="")


def format_exception(exc, /, value=_sentinel, tb=_sentinel, limit=None, chain=True, **kwargs):
    """An exception with its traceback as texts, each with a newline at its end."""
    value, tb = _parse_value_tb(exc, value, tb)
    return list(TracebackException(type(value), value, tb, limit=limit, compact=True)
                .format(chain=chain))


def format_exception_only(exc, /, value=_sentinel, *, show_group=False, **kwargs):
    """The last lines of an exception: its type and message."""
    if value is _sentinel:
        value = exc
    return list(TracebackException(type(value), value, None, compact=True)
                .format_exception_only(show_group=show_group))


def format_exc(limit=None, chain=True):
    """What `print_exc` prints."""
    value = sys.exception()
    if limit is None and chain:
        text = _native_text(value, value.__traceback__ if value is not None else None)
        if text is not None:
            return text
    return "".join(format_exception(value, limit=limit, chain=chain)) \
        if value is not None else "NoneType: None\n"


def print_exc(limit=None, file=None, chain=True):
    """Prints the exception that is being handled."""
    if file is None:
        file = sys.stderr
    file.write(format_exc(limit, chain))


def print_last(limit=None, file=None, chain=True):
    """Prints the last exception that was not caught."""
    value = getattr(sys, 'last_exc', None)
    if value is None:
        raise ValueError("no last exception")
    print_exception(value, limit=limit, file=file, chain=chain)


def print_stack(f=None, limit=None, file=None):
    """Prints the stack of calls."""
    print_list(extract_stack(f, limit=limit), file=file)


def format_stack(f=None, limit=None):
    """The stack of calls as texts."""
    return format_list(extract_stack(f, limit=limit))


def extract_stack(f=None, limit=None):
    """The stack of calls as a `StackSummary`, outermost first."""
    if f is None:
        import _hognose
        stack = getattr(_hognose, 'stack', None)
        found = StackSummary.from_list([] if stack is None else stack())
        if limit is not None:
            found[:] = found[-limit:] if limit > 0 else found[:-limit]
        return found
    found = StackSummary.extract(walk_stack(f), limit=limit)
    found.reverse()
    return found


def clear_frames(tb):
    """Clears the local variables of all frames of a traceback."""
    while tb is not None:
        clear = getattr(getattr(tb, 'tb_frame', None), 'clear', None)
        if clear is not None:
            try:
                clear()
            except RuntimeError:
                # It is still running.
                pass
        tb = tb.tb_next


def walk_stack(f):
    """Frames and lines from `f` outwards."""
    while f is not None:
        yield f, f.f_lineno
        f = f.f_back


def walk_tb(tb):
    """Frames and lines of a traceback, outermost first."""
    for frame, positions in _walk_positions(tb):
        yield frame, positions[0]


class _Code:
    """What is known of the code of a level: its file and its name."""

    __slots__ = ('co_filename', 'co_name')

    def __init__(self, filename, name):
        self.co_filename = filename
        self.co_name = name


class _Frame:
    """What is known of the frame of a level: its code and line."""

    __slots__ = ('f_code', 'f_lineno', 'f_locals', 'f_globals')

    def __init__(self, filename, lineno, name):
        self.f_code = _Code(filename, name)
        self.f_lineno = lineno
        self.f_locals = {}
        self.f_globals = {}


def _walk_positions(tb):
    if isinstance(tb, _Traceback):
        import _hognose
        for filename, lineno, end_lineno, colno, end_colno, name in _hognose.traceback_levels(tb):
            yield _Frame(filename, lineno, name), (lineno, end_lineno, colno, end_colno)
        return
    # An object that only looks like a traceback.
    while tb is not None:
        yield tb.tb_frame, (tb.tb_lineno, None, None, None)
        tb = tb.tb_next


class FrameSummary:
    """One entry of a traceback."""

    __slots__ = ('filename', 'lineno', 'end_lineno', 'colno', 'end_colno', 'name', '_lines',
                 '_lines_dedented', 'locals', '_code')

    def __init__(self, filename, lineno, name, *, lookup_line=True, locals=None, line=None,
                 end_lineno=None, colno=None, end_colno=None, **kwargs):
        self.filename = filename
        self.lineno = lineno
        self.end_lineno = lineno if end_lineno is None else end_lineno
        self.colno = colno
        self.end_colno = end_colno
        self.name = name
        self._code = kwargs.get('_code')
        self._lines = line
        self._lines_dedented = None
        if lookup_line:
            self.line
        self.locals = None if locals is None else {key: _safe_repr(value)
                                                   for key, value in locals.items()}

    def __eq__(self, other):
        if isinstance(other, FrameSummary):
            return (self.filename == other.filename and self.lineno == other.lineno
                    and self.name == other.name and self.locals == other.locals)
        if isinstance(other, tuple):
            return (self.filename, self.lineno, self.name, self.line) == other
        return NotImplemented

    def __getitem__(self, pos):
        return (self.filename, self.lineno, self.name, self.line)[pos]

    def __iter__(self):
        return iter([self.filename, self.lineno, self.name, self.line])

    def __repr__(self):
        return f"<FrameSummary file {self.filename}, line {self.lineno} in {self.name}>"

    def __len__(self):
        return 4

    def _read_lines(self):
        if self._lines is None and self.lineno is not None and self.end_lineno is not None:
            lines = [_source_line(self.filename, number).rstrip()
                     for number in range(self.lineno, self.end_lineno + 1)]
            self._lines = "\n".join(lines) + "\n"

    @property
    def _original_lines(self):
        self._read_lines()
        return self._lines

    @property
    def line(self):
        self._read_lines()
        if self._lines is None:
            return None
        return self._lines.partition("\n")[0].strip()


def _safe_repr(value):
    try:
        return repr(value)
    except Exception:
        return '<local repr() failed>'


def _safe_string(value, what, func=str):
    try:
        return func(value)
    except Exception:
        return f'<{what} {func.__name__}() failed>'


def _source_line(filename, number):
    import _hognose
    find = getattr(_hognose, 'source_line', None)
    if find is not None:
        found = find(filename, number)
        if found is not None:
            return found
    try:
        import linecache
    except ImportError:
        return ''
    return linecache.getline(filename, number)


class StackSummary(list):
    """The entries of a traceback or stack."""

    @classmethod
    def extract(klass, frame_gen, *, limit=None, lookup_lines=True, capture_locals=False):
        """A summary of frames and lines."""
        def positions():
            for frame, lineno in frame_gen:
                yield frame, (lineno, None, None, None)
        return klass._extract(positions(), limit=limit, lookup_lines=lookup_lines,
                              capture_locals=capture_locals)

    @classmethod
    def _extract(klass, frame_gen, *, limit=None, lookup_lines=True, capture_locals=False):
        if limit is None:
            limit = getattr(sys, 'tracebacklimit', None)
            if limit is not None and limit < 0:
                limit = 0
        entries = list(frame_gen)
        if limit is not None:
            entries = entries[:limit] if limit >= 0 else entries[limit:]
        result = klass()
        for frame, (lineno, end_lineno, colno, end_colno) in entries:
            code = frame.f_code
            result.append(FrameSummary(
                code.co_filename, lineno, code.co_name, lookup_line=lookup_lines,
                locals=frame.f_locals if capture_locals else None, end_lineno=end_lineno,
                colno=colno, end_colno=end_colno))
        return result

    @classmethod
    def from_list(klass, a_list):
        """A summary of entries, or of tuples of file, line, name and text."""
        result = StackSummary()
        for item in a_list:
            if isinstance(item, FrameSummary):
                result.append(item)
            else:
                filename, lineno, name, line = item
                result.append(FrameSummary(filename, lineno, name, line=line))
        return result

    def format_frame_summary(self, frame_summary, **kwargs):
        """One entry as text."""
        one = frame_summary
        filename = one.filename
        if filename.startswith("<stdin-") and filename.endswith('>'):
            filename = "<stdin>"
        row = [f'  File "{filename}", line {one.lineno}, in {one.name}\n']
        lines = one._original_lines
        if lines and lines.strip():
            if one.colno is None or one.end_colno is None:
                row.append('    ' + lines.partition("\n")[0].strip() + '\n')
            else:
                import _hognose
                row += ['    ' + line + '\n'
                        for line in _hognose.marked_lines(lines, one.colno, one.end_colno)]
        if one.locals:
            for name, value in sorted(one.locals.items()):
                row.append(f'    {name} = {value}\n')
        return ''.join(row)

    def format(self, **kwargs):
        """The entries as texts; a run of equal ones is said once."""
        result = []
        last = None
        count = 0
        for one in self:
            text = self.format_frame_summary(one)
            if text is None:
                continue
            key = (one.filename, one.lineno, one.name)
            if last is None or None in key or last != key:
                if count > _RECURSIVE_CUTOFF:
                    result.append(_repeated(count))
                last = key
                count = 0
            count += 1
            if count > _RECURSIVE_CUTOFF:
                continue
            result.append(text)
        if count > _RECURSIVE_CUTOFF:
            result.append(_repeated(count))
        return result


def _repeated(count):
    count -= _RECURSIVE_CUTOFF
    return (f'  [Previous line repeated {count} more '
            f'time{"s" if count > 1 else ""}]\n')


class TracebackException:
    """An exception, taken apart for rendering, without holding on to it."""

    def __init__(self, exc_type, exc_value, exc_traceback, *, limit=None, lookup_lines=True,
                 capture_locals=False, compact=False, max_group_width=15, max_group_depth=10,
                 save_exc_type=True, _seen=None):
        if _seen is None:
            _seen = set()
        _seen.add(id(exc_value))
        self.max_group_width = max_group_width
        self.max_group_depth = max_group_depth
        self.stack = StackSummary._extract(_walk_positions(exc_traceback), limit=limit,
                                           lookup_lines=lookup_lines,
                                           capture_locals=capture_locals)
        self._exc_type = exc_type if save_exc_type else None
        self._str = _safe_string(exc_value, 'exception')
        try:
            self.__notes__ = getattr(exc_value, '__notes__', None)
        except Exception as error:
            self.__notes__ = [f'Ignored error getting __notes__: {_safe_string(error, "__notes__", repr)}']
        self._is_syntax_error = False
        self._have_exc_type = exc_type is not None
        if exc_type is not None:
            self.exc_type_qualname = exc_type.__qualname__
            self.exc_type_module = exc_type.__module__
        else:
            self.exc_type_qualname = None
            self.exc_type_module = None
        if exc_type and issubclass(exc_type, SyntaxError):
            self.filename = exc_value.filename
            self.lineno = None if exc_value.lineno is None else str(exc_value.lineno)
            end_lineno = exc_value.end_lineno
            self.end_lineno = None if end_lineno is None else str(end_lineno)
            self.text = exc_value.text
            self.offset = exc_value.offset
            self.end_offset = exc_value.end_offset
            self.msg = exc_value.msg
            self._is_syntax_error = True
        elif exc_type and issubclass(exc_type, (ImportError, AttributeError)) or exc_traceback and exc_type and \
                issubclass(exc_type, NameError):
            import _hognose
            self._str += _hognose.exception_hint(exc_value)
        self.__suppress_context__ = (exc_value.__suppress_context__ if exc_value is not None
                                     else False)
        self.__cause__ = self.__context__ = None
        self.exceptions = None
        if exc_value is None:
            return
        shared = dict(limit=limit, lookup_lines=lookup_lines, capture_locals=capture_locals,
                      max_group_width=max_group_width, max_group_depth=max_group_depth,
                      _seen=_seen)
        cause = exc_value.__cause__
        if cause is not None and id(cause) not in _seen:
            self.__cause__ = TracebackException(type(cause), cause, cause.__traceback__, **shared)
        context = exc_value.__context__
        needed = not compact or (cause is None and not exc_value.__suppress_context__)
        if context is not None and needed and id(context) not in _seen:
            self.__context__ = TracebackException(type(context), context, context.__traceback__,
                                                  **shared)
        if isinstance(exc_value, BaseExceptionGroup):
            self.exceptions = [TracebackException(type(inner), inner, inner.__traceback__, **shared)
                               for inner in exc_value.exceptions]

    @classmethod
    def from_exception(cls, exc, *args, **kwargs):
        """Of an exception with its own type and traceback."""
        return cls(type(exc), exc, exc.__traceback__, *args, **kwargs)

    @property
    def exc_type(self):
        import warnings
        warnings.warn('Deprecated in 3.13. Use exc_type_qualname instead.', DeprecationWarning,
                      stacklevel=2)
        return self._exc_type

    @property
    def exc_type_str(self):
        if not self._have_exc_type:
            return None
        name = self.exc_type_qualname
        if self.exc_type_module not in ("__main__", "builtins"):
            module = self.exc_type_module
            if not isinstance(module, str):
                module = "<unknown>"
            name = module + '.' + name
        return name

    def __eq__(self, other):
        if isinstance(other, TracebackException):
            return self.__dict__ == other.__dict__
        return NotImplemented

    def __str__(self):
        return self._str

    def format_exception_only(self, *, show_group=False, _depth=0, **kwargs):
        """The last lines: type, message, notes."""
        indent = 3 * _depth * ' '
        if not self._have_exc_type:
            yield indent + _final_line(None, self._str)
            return
        name = self.exc_type_str
        if not self._is_syntax_error:
            if _depth > 0:
                lines = _final_line(name, self._str).split("\n")
                yield ''.join([f"{indent}{line}\n" for line in lines[:-1]])
            else:
                yield _final_line(name, self._str)
        else:
            yield from [indent + line for line in self._format_syntax_error(name)]
        notes = self.__notes__
        if isinstance(notes, (list, tuple)):
            for note in notes:
                note = _safe_string(note, 'note')
                yield from [indent + line + '\n' for line in note.split('\n')]
        elif notes is not None:
            yield indent + f"{_safe_string(notes, '__notes__', func=repr)}\n"
        if self.exceptions and show_group:
            for inner in self.exceptions:
                yield from inner.format_exception_only(show_group=show_group, _depth=_depth + 1)

    def _format_syntax_error(self, name):
        where = ''
        if self.lineno is not None:
            yield '  File "{}", line {}\n'.format(self.filename or "<string>", self.lineno)
        elif self.filename is not None:
            where = ' ({})'.format(self.filename)
        text = self.text
        if isinstance(text, str):
            stripped = text.rstrip('\n')
            left = stripped.lstrip(' \n\f')
            spaces = len(stripped) - len(left)
            yield '    {}\n'.format(left)
            if self.offset is not None:
                offset = self.offset
                if self.lineno == self.end_lineno:
                    end = self.end_offset if self.end_offset not in (None, 0) else offset
                else:
                    end = len(stripped) + 1
                if offset == end or end == -1:
                    end = offset + 1
                column = offset - 1 - spaces
                if column >= 0:
                    blank = ''.join([char if char.isspace() else ' ' for char in left[:column]])
                    yield '    {}{}\n'.format(blank, '^' * (end - offset))
        yield "{}: {}{}\n".format(name, self.msg or "<no detail available>", where)

    def format(self, *, chain=True, _ctx=None, **kwargs):
        """The whole text, line by line."""
        if _ctx is None:
            _ctx = _Context()
        output = []
        one = self
        if chain:
            while one is not None:
                if one.__cause__ is not None:
                    message, following = _CAUSE, one.__cause__
                elif one.__context__ is not None and not one.__suppress_context__:
                    message, following = _CONTEXT, one.__context__
                else:
                    message = following = None
                output.append((message, one))
                one = following
        else:
            output.append((None, self))
        for message, one in reversed(output):
            if message is not None:
                yield from _ctx.emit(message)
            if one.exceptions is None:
                if one.stack:
                    yield from _ctx.emit('Traceback (most recent call last):\n')
                    yield from _ctx.emit(one.stack.format())
                yield from _ctx.emit(one.format_exception_only())
            elif _ctx.depth > self.max_group_depth:
                yield from _ctx.emit(f"... (max_group_depth is {self.max_group_depth})\n")
            else:
                is_top = _ctx.depth == 0
                if is_top:
                    _ctx.depth += 1
                if one.stack:
                    yield from _ctx.emit('Exception Group Traceback (most recent call last):\n',
                                         margin='+' if is_top else None)
                    yield from _ctx.emit(one.stack.format())
                yield from _ctx.emit(one.format_exception_only())
                n_inner = len(one.exceptions)
                shown = n_inner if n_inner <= self.max_group_width else self.max_group_width + 1
                _ctx.need_close = False
                for index in range(shown):
                    last = index == shown - 1
                    if last:
                        # The innermost last one closes the frame for all.
                        _ctx.need_close = True
                    truncated = index >= self.max_group_width
                    title = '...' if truncated else f'{index + 1}'
                    yield (_ctx.indent() + ('+-' if index == 0 else '  ')
                           + f'+---------------- {title} ----------------\n')
                    _ctx.depth += 1
                    if not truncated:
                        yield from one.exceptions[index].format(chain=chain, _ctx=_ctx)
                    else:
                        remaining = n_inner - self.max_group_width
                        plural = 's' if remaining > 1 else ''
                        yield from _ctx.emit(f"and {remaining} more exception{plural}\n")
                    if last and _ctx.need_close:
                        yield _ctx.indent() + "+------------------------------------\n"
                        _ctx.need_close = False
                    _ctx.depth -= 1
                if is_top:
                    _ctx.depth = 0

    def print(self, *, file=None, chain=True, **kwargs):
        """Prints the whole text."""
        if file is None:
            file = sys.stderr
        for line in self.format(chain=chain):
            print(line, file=file, end="")


class _Context:
    """How deep in groups the rendering is, and whether a frame around them is open."""

    def __init__(self):
        self.depth = 0
        self.need_close = False

    def indent(self):
        return ' ' * (2 * self.depth)

    def emit(self, texts, margin=None):
        if margin is None:
            margin = '|'
        prefix = self.indent()
        if self.depth:
            prefix += margin + ' '
        if isinstance(texts, str):
            texts = [texts]
        for text in texts:
            yield ''.join([prefix + line if line.strip('\n') or prefix.strip() else line
                           for line in text.splitlines(True)]) if prefix else text


def _final_line(name, value):
    if value is None or value == '' or value == 'None' and name is None:
        return "%s\n" % name
    if name is None:
        return "%s\n" % value
    return "%s: %s\n" % (name, value)
