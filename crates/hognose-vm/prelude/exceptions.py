# Exceptions whose texts need the guest's methods; exception groups and `except*`; tool errors.


def BaseException___str__(self, /):
    args = BaseException.args.__get__(self)
    if len(args) == 1:
        return str(look(args[0]))
    return repr(args) if args else ''


def BaseException___repr__(self, /):
    args = BaseException.args.__get__(self)
    if len(args) == 1:
        return f"{type_of(self).__name__}({look(args[0])!r})"
    return f"{type_of(self).__name__}{args!r}"


def BaseException_set_args(self, value, /):
    BaseException.args.__set__(self, tuple(value))


def KeyError___str__(self, /):
    args = BaseException.args.__get__(self)
    if len(args) == 1:
        return repr(look(args[0]))
    return BaseException___str__(self)


def OSError___str__(self, /):
    errno = OSError.errno.__get__(self)
    strerror = OSError.strerror.__get__(self)
    if errno is None or strerror is None:
        return BaseException___str__(self)
    text = f"[Errno {look(errno)!s}] {look(strerror)!s}"
    filename = OSError.filename.__get__(self)
    if filename is not None:
        text += f": {look(filename)!r}"
    filename = OSError.filename2.__get__(self)
    if filename is not None:
        text += f" -> {look(filename)!r}"
    return text


def ImportError___str__(self, /):
    return BaseException___str__(self)


def SyntaxError___str__(self, /):
    text = str(look(SyntaxError.msg.__get__(self)))
    name = SyntaxError.filename.__get__(self)
    line = SyntaxError.lineno.__get__(self)
    if isinstance_exact(name, str):
        name = name.rpartition('/')[2]
        return f"{text} ({name}, line {line})" if isinstance_exact(line, int) else f"{text} ({name})"
    return f"{text} (line {line})" if isinstance_exact(line, int) else text


def group_new(cls, /, *args, **kwargs):
    if len(args) != 2:
        raise TypeError(f"BaseExceptionGroup.__new__() takes exactly 2 arguments ({len(args)} given)")
    message, exceptions = args
    if not isinstance_exact(message, str):
        raise TypeError(f"BaseExceptionGroup.__new__() argument 1 must be str, not {type_name(message)}")
    if isinstance_exact(exceptions, (set, frozenset, dict)) or not (
            isinstance_exact(exceptions, (list, tuple, str, bytes)) or lookup_special(exceptions, '__getitem__') is not None):
        raise TypeError("second argument (exceptions) must be a sequence")
    items = tuple(exceptions)
    if not items:
        raise ValueError("second argument (exceptions) must be a non-empty sequence")
    plain = True
    for i, exc in enumerate(items):
        if not isinstance_exact(exc, BaseException):
            raise ValueError(f"Item {i} of second argument (exceptions) is not an exception")
        if not isinstance_exact(exc, Exception):
            plain = False
    if cls is BaseExceptionGroup:
        if plain:
            cls = ExceptionGroup
    elif not plain:
        if cls is ExceptionGroup:
            raise TypeError("Cannot nest BaseExceptions in an ExceptionGroup")
        if Exception in mro_of(cls):
            raise TypeError(f"Cannot nest BaseExceptions in {cls.__name__!r}")
    self = new_exception_of(cls, (message, exceptions))
    set_field(self, 'message', message)
    set_field(self, 'exceptions', items)
    return self


def group_init(self, /, *args, **kwargs):
    if kwargs:
        raise TypeError(f"{type_name(self)}() takes no keyword arguments")


def group_derive(self, excs, /):
    return BaseExceptionGroup(self.message, excs)


def group_like(group, excs):
    # A part of a group: made by `derive`, with the group's traceback, cause, context and notes.
    made = group.derive(excs)
    if not isinstance_exact(made, BaseExceptionGroup):
        raise TypeError("derive must return an instance of BaseExceptionGroup")
    share_trace(group, made)
    # That hides the context of the part, even where there is no cause.
    made.__cause__ = group.__cause__
    made.__context__ = group.__context__
    notes = getattr(group, '__notes__', None)
    if isinstance_exact(notes, (list, tuple)):
        made.__notes__ = list(notes)
    return made


def group_matcher(condition):
    if isinstance_exact(condition, type) and BaseException in mro_of(condition):
        return lambda exc: isinstance_exact(exc, condition)
    if isinstance_exact(condition, tuple):
        for item in condition:
            if not (isinstance_exact(item, type) and BaseException in mro_of(item)):
                break
        else:
            return lambda exc: any_instance(exc, condition)
    elif callable(condition) and not isinstance_exact(condition, type):
        return condition
    raise TypeError("expected an exception type, a tuple of exception types, or a callable (other than a class)")


def any_instance(exc, types):
    for cls in types:
        if isinstance_exact(exc, cls):
            return True
    return False


def split_group(group, matches):
    # `(matching part or None, rest or None)`.
    if matches(group):
        return group, None
    if not isinstance_exact(group, BaseExceptionGroup):
        return None, group
    yes = []
    no = []
    for exc in group.exceptions:
        if isinstance_exact(exc, BaseExceptionGroup):
            a, b = split_group(exc, matches)
        elif matches(exc):
            a, b = exc, None
        else:
            a, b = None, exc
        if a is not None:
            yes.append(a)
        if b is not None:
            no.append(b)
    if not yes:
        return None, group
    if not no:
        return group_like(group, yes), None
    return group_like(group, yes), group_like(group, no)


def group_split(self, matcher_value, /):
    return split_group(self, group_matcher(matcher_value))


def group_subgroup(self, matcher_value, /):
    return split_group(self, group_matcher(matcher_value))[0]


def group_repr(self, /):
    return f"{type_name(self)}({self.message!r}, {self.args[1]!r})"


def except_star_match(exc, types):
    if exc is None:
        return None, None
    condition = types if isinstance_exact(types, tuple) else (types,)
    if any_instance(exc, condition):
        if isinstance_exact(exc, BaseExceptionGroup):
            return exc, None
        wrapped = BaseExceptionGroup('', (exc,))
        trace_here(wrapped)
        return wrapped, None
    if isinstance_exact(exc, BaseExceptionGroup):
        return split_group(exc, lambda e: any_instance(e, condition))
    return None, exc


def leaves_of(exc, into):
    if isinstance_exact(exc, BaseExceptionGroup):
        for inner in exc.exceptions:
            leaves_of(inner, into)
    else:
        into.append(exc)
    return into


def except_star_end(original, raised):
    raised = [exc for exc in raised if exc is not None]
    if not raised:
        return None
    if not isinstance_exact(original, BaseExceptionGroup):
        # A naked exception: one clause at most took it, so there is at most one left.
        return raised[0]
    again = []
    new = []
    for exc in raised:
        (again if same_group(exc, original) else new).append(exc)
    kept = None
    if again:
        wanted = []
        for exc in again:
            leaves_of(exc, wanted)
        kept = project(original, wanted)
    if not new:
        return kept
    if kept is not None:
        new.append(kept)
    elif len(new) == 1:
        return new[0]
    return BaseExceptionGroup('', new)


def same_group(exc, original):
    # Whether an exception is a part of the original that goes on, not a newly raised one.
    if exc is original:
        return True
    if not isinstance_exact(exc, BaseExceptionGroup) or not isinstance_exact(original, BaseExceptionGroup):
        return False
    return same_trace(exc, original)


def project(group, wanted):
    matched, _ = split_group(group, lambda e: is_one_of(e, wanted))
    return matched


def is_one_of(exc, items):
    if isinstance_exact(exc, BaseExceptionGroup):
        return False
    for item in items:
        if item is exc:
            return True
    return False


install(BaseExceptionGroup, '__new__', staticmethod(group_new))
install(BaseExceptionGroup, '__init__', group_init)
install(BaseExceptionGroup, 'derive', group_derive)
install(BaseExceptionGroup, 'split', group_split)
install(BaseExceptionGroup, 'subgroup', group_subgroup)
install(BaseExceptionGroup, '__repr__', group_repr)
install_bases(ExceptionGroup, (BaseExceptionGroup, Exception))


class ToolTimeout(ToolError, TimeoutError):
    __module__ = 'builtins'


class ToolDenied(ToolError, PermissionError):
    __module__ = 'builtins'


set_class_flag(ToolTimeout, 'builtin', True)
set_class_flag(ToolDenied, 'builtin', True)
add_builtin('ToolTimeout', ToolTimeout)
add_builtin('ToolDenied', ToolDenied)
