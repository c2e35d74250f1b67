"""The parameters of functions in the old form: `inspect.getfullargspec`, `inspect.getcallargs`.

Promises CPython 3.14's results, their order, and the errors that a call would raise.
Deliberately absent: callables that are no functions, for `getcallargs`; `inspect.signature` knows them.
"""

from types import MethodType


def getfullargspec(func):
    """The parameters of a function, in the old form."""
    # Here, since `inspect` has these functions among its own.
    from inspect import FullArgSpec, Parameter, ismethod, signature
    _empty = Parameter.empty
    try:
        # The bound argument of a method is one of them.
        made = signature(func.__func__ if ismethod(func) else func, follow_wrapped=False)
    except Exception as error:
        raise TypeError('unsupported callable') from error
    args, defaults, only, only_defaults = [], [], [], {}
    varargs = varkw = None
    annotations = {}
    if made.return_annotation is not _empty:
        annotations['return'] = made.return_annotation
    for parameter in made.parameters.values():
        name = parameter.name
        if parameter.kind in (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD):
            args.append(name)
            if parameter.default is not _empty:
                defaults.append(parameter.default)
        elif parameter.kind is Parameter.VAR_POSITIONAL:
            varargs = name
        elif parameter.kind is Parameter.KEYWORD_ONLY:
            only.append(name)
            if parameter.default is not _empty:
                only_defaults[name] = parameter.default
        else:
            varkw = name
        if parameter.annotation is not _empty:
            annotations[name] = parameter.annotation
    return FullArgSpec(args, varargs, varkw, tuple(defaults) or None, only, only_defaults or None, annotations)


def getcallargs(func, /, *positional, **named):
    """How a call would fill the parameters."""
    spec = getfullargspec(func)
    if isinstance(func, MethodType):
        positional = (func.__self__, *positional)
    name = func.__name__
    filled = dict(zip(spec.args, positional))
    if spec.varargs:
        filled[spec.varargs] = positional[len(spec.args):]
    if spec.varkw:
        filled[spec.varkw] = {}
    for key, value in named.items():
        if key in spec.args or key in spec.kwonlyargs:
            if key in filled:
                raise TypeError(f'{name}() got multiple values for argument {key!r}')
            filled[key] = value
        elif spec.varkw:
            filled[spec.varkw][key] = value
        else:
            raise TypeError(f'{name}() got an unexpected keyword argument {key!r}')
    if len(positional) > len(spec.args) and not spec.varargs:
        raise TypeError(_too_many(name, spec, len(positional), filled))
    required = len(spec.args) - len(spec.defaults or ())
    if len(positional) < len(spec.args):
        _check_missing(name, 'positional', [arg for arg in spec.args[:required] if arg not in filled])
        for arg, default in zip(spec.args[required:], spec.defaults or ()):
            filled.setdefault(arg, default)
    only_defaults = spec.kwonlydefaults or {}
    missing = []
    for arg in spec.kwonlyargs:
        if arg not in filled:
            if arg in only_defaults:
                filled[arg] = only_defaults[arg]
            else:
                missing.append(arg)
    _check_missing(name, 'keyword-only', missing)
    return filled


def _too_many(name, spec, given, filled):
    most = len(spec.args)
    least = most - len(spec.defaults or ())
    takes = f'from {least} to {most}' if least < most else str(most)
    plural = '' if takes == '1' else 's'
    n_only = len([arg for arg in spec.kwonlyargs if arg in filled])
    also = ''
    if n_only:
        also = (f" positional argument{'' if given == 1 else 's'}"
                f" (and {n_only} keyword-only argument{'' if n_only == 1 else 's'})")
    verb = 'was' if given == 1 and not n_only else 'were'
    return f'{name}() takes {takes} positional argument{plural} but {given}{also} {verb} given'


def _check_missing(name, kind, missing):
    if not missing:
        return
    names = [repr(arg) for arg in missing]
    last = names.pop()
    if names:
        last = f"{', '.join(names)} and {last}"
    plural = '' if len(missing) == 1 else 's'
    raise TypeError(f'{name}() missing {len(missing)} required {kind} argument{plural}: {last}')


def getargs(co):
    """The parameters of a code object."""
    from inspect import CO_VARARGS, CO_VARKEYWORDS, Arguments, iscode
    if not iscode(co):
        raise TypeError(f'{co!r} is not a code object')
    names = co.co_varnames
    n = co.co_argcount + co.co_kwonlyargcount
    args = list(names[:n])
    varargs = varkw = None
    if co.co_flags & CO_VARARGS:
        varargs = names[n]
        n += 1
    if co.co_flags & CO_VARKEYWORDS:
        varkw = names[n]
    return Arguments(args, varargs, varkw)


def getargvalues(frame):
    """The parameters of a frame's function, and what the frame shows of its variables."""
    from inspect import ArgInfo
    args, varargs, varkw = getargs(frame.f_code)
    return ArgInfo(args, varargs, varkw, frame.f_locals)


def formatargvalues(args, varargs, varkw, locals, formatarg=str, formatvarargs=lambda name: '*' + name,
                    formatvarkw=lambda name: '**' + name, formatvalue=lambda value: '=' + repr(value)):
    """The parts of `getargvalues` as text."""
    specs = [formatarg(name) + formatvalue(locals[name]) for name in args]
    if varargs:
        specs.append(formatvarargs(varargs) + formatvalue(locals[varargs]))
    if varkw:
        specs.append(formatvarkw(varkw) + formatvalue(locals[varkw]))
    return '(' + ', '.join(specs) + ')'
