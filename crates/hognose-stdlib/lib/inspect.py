"""Looking at live objects: kinds, members, documentation, signatures.

Promises CPython 3.14's `inspect` for functions and classes. Deliberately absent: frames, and sources of what the guest did not write.
"""

import enum
import types
from annotationlib import Format, get_annotations
from collections import OrderedDict, namedtuple
from keyword import iskeyword

__all__ = ['ArgInfo', 'Arguments', 'Attribute', 'BoundArguments', 'BufferFlags', 'ClosureVars', 'CO_ASYNC_GENERATOR', 'CO_COROUTINE', 'CO_GENERATOR', 'FullArgSpec',
           'Parameter', 'Signature', 'cleandoc', 'classify_class_attrs', 'currentframe', 'formatargvalues', 'get_annotations', 'getargs', 'getargvalues',
           'getattr_static', 'getclosurevars',
           'getasyncgenstate', 'getcallargs', 'getclasstree', 'getcoroutinestate', 'getdoc', 'getfullargspec', 'getgeneratorstate', 'getmembers',
           'getmembers_static', 'getmodule', 'getmro', 'getsource', 'getsourcelines', 'getsourcefile', 'getfile', 'findsource', 'getcomments',
           'getframeinfo', 'getouterframes', 'getinnerframes', 'trace', 'FrameInfo', 'Traceback', 'isabstract', 'isasyncgen', 'isasyncgenfunction',
           'isawaitable', 'isbuiltin', 'isclass', 'iscode', 'iscoroutine', 'iscoroutinefunction', 'isdatadescriptor', 'isframe',
           'isfunction', 'isgenerator', 'isgeneratorfunction', 'isgetsetdescriptor', 'ismemberdescriptor', 'ismethod',
           'ismethoddescriptor', 'ismodule', 'isroutine', 'istraceback', 'markcoroutinefunction', 'signature', 'stack', 'unwrap',
           'GEN_CREATED', 'GEN_RUNNING', 'GEN_SUSPENDED', 'GEN_CLOSED', 'CORO_CREATED', 'CORO_RUNNING', 'CORO_SUSPENDED', 'CORO_CLOSED',
           'AGEN_CREATED', 'AGEN_RUNNING', 'AGEN_SUSPENDED', 'AGEN_CLOSED']

CO_OPTIMIZED, CO_NEWLOCALS, CO_VARARGS, CO_VARKEYWORDS, CO_NESTED, CO_GENERATOR, CO_NOFREE, CO_COROUTINE, CO_ITERABLE_COROUTINE, \
    CO_ASYNC_GENERATOR = 1, 2, 4, 8, 16, 32, 64, 128, 256, 512
TPFLAGS_IS_ABSTRACT = 1 << 20
GEN_CREATED, GEN_RUNNING, GEN_SUSPENDED, GEN_CLOSED = 'GEN_CREATED', 'GEN_RUNNING', 'GEN_SUSPENDED', 'GEN_CLOSED'
AGEN_CREATED, AGEN_RUNNING, AGEN_SUSPENDED, AGEN_CLOSED = 'AGEN_CREATED', 'AGEN_RUNNING', 'AGEN_SUSPENDED', 'AGEN_CLOSED'
CORO_CREATED, CORO_RUNNING, CORO_SUSPENDED, CORO_CLOSED = 'CORO_CREATED', 'CORO_RUNNING', 'CORO_SUSPENDED', 'CORO_CLOSED'

FullArgSpec = namedtuple('FullArgSpec', 'args, varargs, varkw, defaults, kwonlyargs, kwonlydefaults, annotations')
ArgInfo = namedtuple('ArgInfo', 'args varargs keywords locals')
Arguments = namedtuple('Arguments', 'args, varargs, varkw')
Attribute = namedtuple('Attribute', 'name kind defining_class object')
_missing = object()


# --- kinds ----------------------------------------------------------------------------------------------------------------------

def ismodule(object):
    return isinstance(object, types.ModuleType)


def isclass(object):
    return isinstance(object, type)


def ismethod(object):
    return isinstance(object, types.MethodType)


def isfunction(object):
    return isinstance(object, types.FunctionType)


def isbuiltin(object):
    return isinstance(object, types.BuiltinFunctionType)


def isgenerator(object):
    return isinstance(object, types.GeneratorType)


def iscoroutine(object):
    return isinstance(object, types.CoroutineType)


def isasyncgen(object):
    return isinstance(object, types.AsyncGeneratorType)


def istraceback(object):
    return isinstance(object, types.TracebackType)


def isframe(object):
    return isinstance(object, types.FrameType)


def iscode(object):
    return isinstance(object, types.CodeType)


def ismemberdescriptor(object):
    return isinstance(object, types.MemberDescriptorType)


def isgetsetdescriptor(object):
    return isinstance(object, types.GetSetDescriptorType)


def isawaitable(object):
    """Whether it can be awaited."""
    from collections.abc import Awaitable
    return isinstance(object, (types.CoroutineType, Awaitable))


def ismethoddescriptor(object):
    """Whether it makes methods, and is none of the other kinds."""
    if isclass(object) or ismethod(object) or isfunction(object):
        return False
    kind = type(object)
    return hasattr(kind, '__get__') and not hasattr(kind, '__set__') and not hasattr(kind, '__delete__')


def isdatadescriptor(object):
    """Whether it decides over an attribute."""
    if isclass(object) or ismethod(object) or isfunction(object):
        return False
    kind = type(object)
    return hasattr(kind, '__set__') or hasattr(kind, '__delete__')


def ismethodwrapper(object):
    return isinstance(object, types.MethodWrapperType)


def isroutine(object):
    """Whether it is a function or method of any kind."""
    return isbuiltin(object) or isfunction(object) or ismethod(object) or ismethoddescriptor(object)


def _plain_function(object):
    from functools import partial
    while True:
        if ismethod(object):
            object = object.__func__
        elif isinstance(object, partial):
            object = object.func
        else:
            return object


def _has_flag(object, flag):
    object = _plain_function(object)
    return isfunction(object) and bool(object.__code__.co_flags & flag)


def isgeneratorfunction(obj):
    return _has_flag(obj, CO_GENERATOR)


def isasyncgenfunction(obj):
    return _has_flag(obj, CO_ASYNC_GENERATOR)


_is_coroutine_mark = object()


def markcoroutinefunction(func):
    """Makes `iscoroutinefunction` say yes of a function."""
    (func.__func__ if hasattr(func, '__func__') else func)._is_coroutine_mark = _is_coroutine_mark
    return func


def iscoroutinefunction(obj):
    """Whether calling it gives a coroutine."""
    return _has_flag(obj, CO_COROUTINE) or getattr(_plain_function(obj), '_is_coroutine_mark', None) is _is_coroutine_mark


def isabstract(object):
    """Whether it is a class with abstract methods."""
    return isclass(object) and bool(getattr(object, '__abstractmethods__', None))


def getgeneratorstate(generator):
    """What a generator is doing."""
    if generator.gi_running:
        return GEN_RUNNING
    if generator.gi_suspended:
        return GEN_SUSPENDED
    return GEN_CLOSED if generator.gi_frame is None else GEN_CREATED


def getcoroutinestate(coroutine):
    """What a coroutine is doing."""
    if coroutine.cr_running:
        return CORO_RUNNING
    if coroutine.cr_suspended:
        return CORO_SUSPENDED
    return CORO_CLOSED if coroutine.cr_frame is None else CORO_CREATED


def getasyncgenstate(agen):
    """What an asynchronous generator is doing."""
    if agen.ag_running:
        return AGEN_RUNNING
    if agen.ag_suspended:
        return AGEN_SUSPENDED
    return AGEN_CLOSED if agen.ag_frame is None else AGEN_CREATED


# --- members --------------------------------------------------------------------------------------------------------------------

def _is_of_instances(base, name, value):
    # Whether a class answers this name otherwise than its instances; the usual ones of enums are properties in disguise.
    return isinstance(value, types.DynamicClassAttribute) or base is enum.Enum and name in ('name', 'value')


def _members(object, predicate, get):
    mro = (object, *getmro(object)) if isclass(object) else ()
    names = dir(object)
    if isclass(object):
        for base in object.__bases__:
            names += [name for name, value in base.__dict__.items() if _is_of_instances(base, name, value)]
    results = []
    for name in dict.fromkeys(names):
        try:
            value = get(object, name)
        except AttributeError:
            for base in mro:
                if name in base.__dict__:
                    value = base.__dict__[name]
                    break
            else:
                continue
        if predicate is None or predicate(value):
            results.append((name, value))
    results.sort(key=lambda pair: pair[0])
    return results


def getmembers(object, predicate=None):
    """Names and values of the attributes, sorted."""
    return _members(object, predicate, getattr)


def getmembers_static(object, predicate=None):
    """As `getmembers`, without calling descriptors."""
    return _members(object, predicate, getattr_static)


def getattr_static(obj, attr, default=_missing):
    """An attribute as it is stored."""
    kind = type(obj)
    if not isclass(obj):
        own = getattr(obj, '__dict__', None)
        if isinstance(own, dict) and attr in own:
            for base in kind.__mro__:
                if attr in base.__dict__ and isdatadescriptor(base.__dict__[attr]):
                    return base.__dict__[attr]
            return own[attr]
        bases = kind.__mro__
    else:
        bases = (*obj.__mro__, *kind.__mro__)
    for base in bases:
        if attr in base.__dict__:
            return base.__dict__[attr]
    if default is not _missing:
        return default
    raise AttributeError(attr)


def getmro(cls):
    """The classes in which attributes are looked up."""
    return cls.__mro__


def classify_class_attrs(cls):
    """What each attribute of a class is, and where it is defined."""
    mro = (cls, *getmro(cls))
    metaclasses = tuple([base for base in getmro(type(cls)) if base not in (type, object)])
    names = dir(cls)
    for base in mro:
        names += [name for name, value in base.__dict__.items()
                  if _is_of_instances(base, name, value) and value.fget is not None]
    found = []
    for name in dict.fromkeys(names):
        home = got = stored = None
        if name != '__dict__':
            try:
                got = getattr(cls, name)
            except Exception:
                pass
            else:
                home = getattr(got, '__objclass__', None)
                if home not in mro:
                    # Whoever gives the same object last in the order of the lookup has it from nobody else.
                    givers = [base for base in (*mro, *metaclasses) if getattr(base, name, None) is got]
                    home = givers[-1] if givers else None
        for base in (*mro, *metaclasses):
            if name in base.__dict__:
                stored = base.__dict__[name]
                if home not in metaclasses:
                    home = base
                break
        if home is None:
            continue
        value = stored if got is None else got
        if isinstance(stored, (staticmethod, types.BuiltinMethodType)):
            kind, value = 'static method', stored
        elif isinstance(stored, (classmethod, types.ClassMethodDescriptorType)):
            kind, value = 'class method', stored
        elif isinstance(stored, property) and not _is_of_instances(home, name, stored):
            kind, value = 'property', stored
        else:
            kind = 'method' if isroutine(value) else 'data'
        found.append(Attribute(name, kind, home, value))
    return found


def getclasstree(classes, unique=False):
    """Classes as nested lists, bases first."""
    children = {}
    roots = []
    for cls in classes:
        if cls.__bases__:
            for parent in cls.__bases__:
                below = children.setdefault(parent, [])
                if cls not in below:
                    below.append(cls)
                if unique and parent in classes:
                    break
        elif cls not in roots:
            roots.append(cls)
    for parent in children:
        if parent not in classes:
            roots.append(parent)

    def walk(classes, parent):
        results = []
        for cls in sorted(classes, key=lambda c: (c.__module__, c.__name__)):
            results.append((cls, cls.__bases__))
            if cls in children:
                results.append(walk(children[cls], cls))
        return results
    return walk(roots, None)


def unwrap(func, *, stop=None):
    """The function behind wrappers."""
    first = func
    seen = {id(func)}
    while hasattr(func, '__wrapped__') and not (stop is not None and stop(func)):
        func = func.__wrapped__
        if id(func) in seen or len(seen) > 1000:
            raise ValueError(f'wrapper loop when unwrapping {first!r}')
        seen.add(id(func))
    return func


def getmodule(object, _filename=None):
    """The module that something comes from."""
    if ismodule(object):
        return object
    import __main__
    import builtins
    import sys
    if hasattr(object, '__module__'):
        return __main__ if object.__module__ == '__main__' else sys.modules.get(object.__module__)
    # What is not said to be of a module is of the program or a builtin, if it is there under its name.
    name = getattr(object, '__name__', None)
    for module in (__main__, builtins):
        if name is not None and getattr(module, name, None) is object:
            return module
    return None


# --- documentation --------------------------------------------------------------------------------------------------------------

def cleandoc(doc):
    """A docstring without the indentation of its source."""
    lines = doc.expandtabs().split('\n')
    margin = min([len(line) - len(line.lstrip(' ')) for line in lines[1:] if line.lstrip(' ')], default=0)
    lines = [lines[0].lstrip(' '), *[line[margin:] for line in lines[1:]]]
    while lines and not lines[-1]:
        lines.pop()
    while lines and not lines[0]:
        lines.pop(0)
    return '\n'.join(lines)


def getdoc(object):
    """The docstring, also from a base class; `None` where there is none."""
    try:
        doc = object.__doc__
    except AttributeError:
        return None
    if doc is None:
        doc = _inherited_doc(object)
    return cleandoc(doc) if isinstance(doc, str) else None


def _inherited_doc(object):
    if isclass(object):
        for base in object.__mro__:
            if base.__module__ != 'builtins' and base.__doc__ is not None:
                return base.__doc__
        return None
    if ismethod(object):
        name = object.__func__.__name__
        owner = object.__self__ if isclass(object.__self__) else type(object.__self__)
    elif isfunction(object) and '.' in object.__qualname__ and '<locals>' not in object.__qualname__.rpartition('.')[0]:
        name = object.__name__
        owner = getmodule(object)
        for part in object.__qualname__.split('.')[:-1]:
            owner = getattr(owner, part, None)
        if not isclass(owner):
            return None
    elif isinstance(object, property) and object.fget is not None:
        return object.fget.__doc__
    else:
        return None
    for base in owner.__mro__:
        doc = getattr(base.__dict__.get(name), '__doc__', None)
        if doc is not None:
            return doc
    return None


# --- signatures -----------------------------------------------------------------------------------------------------------------

class _empty:
    """Stands for what is not there: a default, an annotation."""


class BufferFlags(enum.IntFlag):
    """What `__buffer__` is asked for."""

    SIMPLE = 0x0
    WRITABLE = 0x1
    FORMAT = 0x4
    ND = 0x8
    STRIDES = 0x10 | ND
    C_CONTIGUOUS = 0x20 | STRIDES
    F_CONTIGUOUS = 0x40 | STRIDES
    ANY_CONTIGUOUS = 0x80 | STRIDES
    INDIRECT = 0x100 | STRIDES
    CONTIG = ND | WRITABLE
    CONTIG_RO = ND
    STRIDED = STRIDES | WRITABLE
    STRIDED_RO = STRIDES
    RECORDS = STRIDES | WRITABLE | FORMAT
    RECORDS_RO = STRIDES | FORMAT
    FULL = INDIRECT | WRITABLE | FORMAT
    FULL_RO = INDIRECT | FORMAT
    READ = 0x100
    WRITE = 0x200


class _ParameterKind(enum.IntEnum):
    POSITIONAL_ONLY = 'positional-only'
    POSITIONAL_OR_KEYWORD = 'positional or keyword'
    VAR_POSITIONAL = 'variadic positional'
    KEYWORD_ONLY = 'keyword-only'
    VAR_KEYWORD = 'variadic keyword'

    def __new__(cls, description):
        value = len(cls.__members__)
        member = int.__new__(cls, value)
        member._value_ = value
        member.description = description
        return member

    def __str__(self):
        return self.name


_POSITIONAL_ONLY = _ParameterKind.POSITIONAL_ONLY
_POSITIONAL_OR_KEYWORD = _ParameterKind.POSITIONAL_OR_KEYWORD
_VAR_POSITIONAL = _ParameterKind.VAR_POSITIONAL
_KEYWORD_ONLY = _ParameterKind.KEYWORD_ONLY
_VAR_KEYWORD = _ParameterKind.VAR_KEYWORD


def formatannotation(annotation, base_module=None, *, quote_annotation_strings=True):
    """An annotation as text."""
    if getattr(annotation, '__module__', None) == 'typing':
        return repr(annotation).replace('typing.', '')
    if isinstance(annotation, types.GenericAlias):
        return str(annotation)
    if isinstance(annotation, type):
        if annotation.__module__ in ('builtins', base_module):
            return annotation.__qualname__
        return annotation.__module__ + '.' + annotation.__qualname__
    if not quote_annotation_strings and isinstance(annotation, str):
        return annotation
    return repr(annotation)


class Parameter:
    """One parameter of a signature."""

    __slots__ = ('_name', '_kind', '_default', '_annotation')
    POSITIONAL_ONLY = _POSITIONAL_ONLY
    POSITIONAL_OR_KEYWORD = _POSITIONAL_OR_KEYWORD
    VAR_POSITIONAL = _VAR_POSITIONAL
    KEYWORD_ONLY = _KEYWORD_ONLY
    VAR_KEYWORD = _VAR_KEYWORD
    empty = _empty

    def __init__(self, name, kind, *, default=_empty, annotation=_empty):
        try:
            self._kind = _ParameterKind(kind)
        except ValueError:
            raise ValueError(f'value {kind!r} is not a valid Parameter.kind') from None
        if default is not _empty and self._kind in (_VAR_POSITIONAL, _VAR_KEYWORD):
            raise ValueError(f'{self._kind.description} parameters cannot have default values')
        if name is _empty:
            raise ValueError('name is a required attribute for Parameter')
        if not isinstance(name, str):
            raise TypeError(f'name must be a str, not a {type(name).__name__}')
        if iskeyword(name) and self._kind is not _POSITIONAL_ONLY or not name.isidentifier():
            raise ValueError(f'{name!r} is not a valid parameter name')
        self._name = name
        self._default = default
        self._annotation = annotation

    @property
    def name(self):
        return self._name

    @property
    def default(self):
        return self._default

    @property
    def annotation(self):
        return self._annotation

    @property
    def kind(self):
        return self._kind

    def replace(self, *, name=_missing, kind=_missing, annotation=_missing, default=_missing):
        """A parameter with some things changed."""
        return type(self)(self._name if name is _missing else name, self._kind if kind is _missing else kind,
                          default=self._default if default is _missing else default,
                          annotation=self._annotation if annotation is _missing else annotation)

    __replace__ = replace

    def __str__(self):
        return self._format()

    def _format(self, *, quote_annotation_strings=True):
        text = self._name
        if self._annotation is not _empty:
            text += ': ' + formatannotation(self._annotation, quote_annotation_strings=quote_annotation_strings)
        if self._default is not _empty:
            text += (' = ' if self._annotation is not _empty else '=') + repr(self._default)
        if self._kind is _VAR_POSITIONAL:
            return '*' + text
        if self._kind is _VAR_KEYWORD:
            return '**' + text
        return text

    def __repr__(self):
        return f'<{type(self).__name__} "{self}">'

    def __hash__(self):
        return hash((self._name, self._kind, self._annotation, self._default))

    def __eq__(self, other):
        if not isinstance(other, Parameter):
            return NotImplemented
        return (self._name == other._name and self._kind == other._kind and self._default == other._default
                and self._annotation == other._annotation)


class BoundArguments:
    """Arguments as a signature takes them."""

    __slots__ = ('arguments', '_signature', '__weakref__')

    def __init__(self, signature, arguments):
        self.arguments = arguments
        self._signature = signature

    @property
    def signature(self):
        return self._signature

    @property
    def args(self):
        out = []
        for name, parameter in self._signature.parameters.items():
            if parameter.kind in (_VAR_KEYWORD, _KEYWORD_ONLY):
                break
            if name not in self.arguments:
                break
            if parameter.kind is _VAR_POSITIONAL:
                out.extend(self.arguments[name])
            else:
                out.append(self.arguments[name])
        return tuple(out)

    @property
    def kwargs(self):
        out = {}
        by_name = False
        for name, parameter in self._signature.parameters.items():
            if not by_name:
                if parameter.kind in (_VAR_KEYWORD, _KEYWORD_ONLY):
                    by_name = True
                elif name not in self.arguments:
                    by_name = True
                    continue
            if not by_name or name not in self.arguments:
                continue
            if parameter.kind is _VAR_KEYWORD:
                out.update(self.arguments[name])
            else:
                out[name] = self.arguments[name]
        return out

    def apply_defaults(self):
        """Fills in what was not given."""
        filled = []
        for name, parameter in self._signature.parameters.items():
            if name in self.arguments:
                filled.append((name, self.arguments[name]))
            elif parameter.default is not _empty:
                filled.append((name, parameter.default))
            elif parameter.kind is _VAR_POSITIONAL:
                filled.append((name, ()))
            elif parameter.kind is _VAR_KEYWORD:
                filled.append((name, {}))
        self.arguments = dict(filled)

    def __eq__(self, other):
        if not isinstance(other, BoundArguments):
            return NotImplemented
        return self.signature == other.signature and self.arguments == other.arguments

    def __repr__(self):
        return f"<{type(self).__name__} ({', '.join([f'{name}={value!r}' for name, value in self.arguments.items()])})>"


class Signature:
    """The parameters of a callable, and what it returns."""

    __slots__ = ('_parameters', '_return_annotation')
    _parameter_cls = Parameter
    empty = _empty

    def __init__(self, parameters=None, *, return_annotation=_empty, __validate_parameters__=True):
        made = OrderedDict()
        last = _POSITIONAL_ONLY
        default_seen = False
        for parameter in parameters or ():
            kind, name = parameter.kind, parameter.name
            if __validate_parameters__:
                if kind < last:
                    raise ValueError(f'wrong parameter order: {last.description} parameter before {kind.description} parameter')
                if kind > last:
                    last = kind
                    if kind not in (_POSITIONAL_ONLY, _POSITIONAL_OR_KEYWORD):
                        default_seen = False
                if kind in (_POSITIONAL_ONLY, _POSITIONAL_OR_KEYWORD):
                    if parameter.default is not _empty:
                        default_seen = True
                    elif default_seen:
                        raise ValueError('non-default argument follows default argument')
                if name in made:
                    raise ValueError(f'duplicate parameter name: {name!r}')
            made[name] = parameter
        self._parameters = types.MappingProxyType(made)
        self._return_annotation = return_annotation

    @classmethod
    def from_callable(cls, obj, *, follow_wrapped=True, globals=None, locals=None, eval_str=False, annotation_format=Format.VALUE):
        """The signature of a callable."""
        return _signature_of(obj, follow_wrapped, globals, locals, eval_str, annotation_format, cls)

    @property
    def parameters(self):
        return self._parameters

    @property
    def return_annotation(self):
        return self._return_annotation

    def replace(self, *, parameters=_missing, return_annotation=_missing):
        """A signature with some things changed."""
        return type(self)(self.parameters.values() if parameters is _missing else parameters,
                          return_annotation=self._return_annotation if return_annotation is _missing else return_annotation)

    __replace__ = replace

    def __hash__(self):
        return hash((tuple(self.parameters.values()), self._return_annotation))

    def __eq__(self, other):
        if not isinstance(other, Signature):
            return NotImplemented
        mine, theirs = list(self.parameters.values()), list(other.parameters.values())
        by_name = lambda parameters: {p.name: p for p in parameters if p.kind is _KEYWORD_ONLY}
        in_order = lambda parameters: [p for p in parameters if p.kind is not _KEYWORD_ONLY]
        return (in_order(mine) == in_order(theirs) and by_name(mine) == by_name(theirs)
                and self._return_annotation == other._return_annotation)

    def bind(self, /, *args, **kwargs):
        """How a call with these arguments fills the parameters."""
        return self._bind(args, kwargs, False)

    def bind_partial(self, /, *args, **kwargs):
        """As `bind`, but arguments may be missing."""
        return self._bind(args, kwargs, True)

    def _bind(self, args, kwargs, partial):
        bound = {}
        kwargs = dict(kwargs)
        args = list(args)
        wrong_kind = []
        varkw = None
        by_name = False
        for parameter in self.parameters.values():
            name, kind = parameter.name, parameter.kind
            if kind is _VAR_POSITIONAL:
                by_name = True
                if args:
                    bound[name] = tuple(args)
                    args = []
                continue
            if kind is _VAR_KEYWORD:
                varkw = parameter
                continue
            if kind is not _KEYWORD_ONLY and args:
                if name in kwargs and kind is _POSITIONAL_OR_KEYWORD:
                    raise TypeError(f'multiple values for argument {name!r}')
                bound[name] = args.pop(0)
                continue
            # The message says which kind is missing, unless the search had gone on to named arguments before.
            by_name, earlier = True, by_name
            if name in kwargs:
                if kind is _POSITIONAL_ONLY:
                    if parameter.default is _empty or not any(p.kind is _VAR_KEYWORD for p in self.parameters.values()):
                        wrong_kind.append(parameter)
                    continue
                if args:
                    break
                bound[name] = kwargs.pop(name)
                continue
            if parameter.default is _empty and not partial:
                if args and kind is _KEYWORD_ONLY:
                    break
                how = ' keyword-only' if kind is _KEYWORD_ONLY and not earlier else ''
                raise TypeError(f'missing a required{how} argument: {name!r}')
        if args:
            raise TypeError('too many positional arguments')
        if wrong_kind and varkw is None:
            names = ', '.join([repr(p.name) for p in wrong_kind])
            raise TypeError(f'got some positional-only arguments passed as keyword arguments: {names}')
        if kwargs:
            if varkw is None:
                raise TypeError(f'got an unexpected keyword argument {next(iter(kwargs))!r}')
            bound[varkw.name] = kwargs
        return BoundArguments(self, bound)

    def __repr__(self):
        return f'<{type(self).__name__} {self}>'

    def __str__(self):
        return self.format()

    def format(self, *, max_width=None, quote_annotation_strings=True):
        """The text, one parameter a line when it would be wider than that."""
        pieces = []
        slash = False
        star = True
        for parameter in self.parameters.values():
            kind = parameter.kind
            if kind is _POSITIONAL_ONLY:
                slash = True
            elif slash:
                pieces.append('/')
                slash = False
            if kind is _VAR_POSITIONAL:
                star = False
            elif kind is _KEYWORD_ONLY and star:
                pieces.append('*')
                star = False
            pieces.append(parameter._format(quote_annotation_strings=quote_annotation_strings))
        if slash:
            pieces.append('/')
        text = f"({', '.join(pieces)})"
        if max_width is not None and len(text) > max_width:
            text = '(\n    ' + ',\n    '.join(pieces) + '\n)'
        if self._return_annotation is not _empty:
            text += ' -> ' + formatannotation(self._return_annotation, quote_annotation_strings=quote_annotation_strings)
        return text


def signature(obj, *, follow_wrapped=True, globals=None, locals=None, eval_str=False, annotation_format=Format.VALUE):
    """The signature of a callable."""
    return Signature.from_callable(obj, follow_wrapped=follow_wrapped, globals=globals, locals=locals, eval_str=eval_str,
                                   annotation_format=annotation_format)


def _of_function(function, globals, locals, eval_str, annotation_format, cls):
    code = function.__code__
    names = code.co_varnames
    n_positional, n_only, n_keyword = code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount
    annotations = get_annotations(function, globals=globals, locals=locals, eval_str=eval_str, format=annotation_format)
    defaults = function.__defaults__ or ()
    keyword_defaults = function.__kwdefaults__ or {}
    first_default = n_positional - len(defaults)
    parameters = []
    for at, name in enumerate(names[:n_positional]):
        default = defaults[at - first_default] if at >= first_default else _empty
        kind = _POSITIONAL_ONLY if at < n_only else _POSITIONAL_OR_KEYWORD
        parameters.append(Parameter(name, kind, default=default, annotation=annotations.get(name, _empty)))
    at = n_positional + n_keyword
    if code.co_flags & CO_VARARGS:
        name = names[at]
        at += 1
        parameters.append(Parameter(name, _VAR_POSITIONAL, annotation=annotations.get(name, _empty)))
    for name in names[n_positional:n_positional + n_keyword]:
        parameters.append(Parameter(name, _KEYWORD_ONLY, default=keyword_defaults.get(name, _empty),
                                    annotation=annotations.get(name, _empty)))
    if code.co_flags & CO_VARKEYWORDS:
        name = names[at]
        parameters.append(Parameter(name, _VAR_KEYWORD, annotation=annotations.get(name, _empty)))
    return cls(parameters, return_annotation=annotations.get('return', _empty), __validate_parameters__=False)


def _without_first(made):
    parameters = list(made.parameters.values())
    if not parameters or parameters[0].kind in (_VAR_KEYWORD, _KEYWORD_ONLY):
        raise ValueError('invalid method signature')
    if parameters[0].kind is not _VAR_POSITIONAL:
        parameters = parameters[1:]
    return made.replace(parameters=parameters)


def _of_partial(made, partial):
    arguments = made.bind_partial(*partial.args, **partial.keywords).arguments
    parameters = []
    by_keyword = False
    for name, parameter in made.parameters.items():
        kind = parameter.kind
        if name in arguments:
            if kind is _POSITIONAL_ONLY:
                continue
            if kind is _POSITIONAL_OR_KEYWORD:
                if name in partial.keywords:
                    by_keyword = True
                    parameters.append(parameter.replace(default=arguments[name], kind=_KEYWORD_ONLY))
                continue
            if kind is _KEYWORD_ONLY:
                parameters.append(parameter.replace(default=arguments[name]))
                continue
        if by_keyword:
            if kind is _POSITIONAL_OR_KEYWORD:
                parameter = parameter.replace(kind=_KEYWORD_ONLY)
            elif kind is _VAR_POSITIONAL:
                continue
        parameters.append(parameter)
    return made.replace(parameters=parameters)


def _signature_of(obj, follow_wrapped, globals, locals, eval_str, annotation_format, cls):
    from functools import partial
    again = lambda other: _signature_of(other, follow_wrapped, globals, locals, eval_str, annotation_format, cls)
    if not callable(obj):
        raise TypeError(f'{obj!r} is not a callable object')
    if ismethod(obj):
        return _without_first(again(obj.__func__))
    if follow_wrapped and not isclass(obj):
        obj = unwrap(obj, stop=lambda f: hasattr(f, '__signature__') or ismethod(f))
        if ismethod(obj):
            return again(obj)
    own = getattr(obj, '__signature__', None)
    if own is not None and (not isclass(obj) or '__signature__' in obj.__dict__ or hasattr(type(obj), '__signature__')):
        if callable(own) and not isinstance(own, Signature):
            own = own()
        if isinstance(own, str):
            return _from_text(own, cls, obj)
        if not isinstance(own, Signature):
            raise TypeError(f'unexpected object {own!r} in __signature__ attribute')
        return own
    if isfunction(obj):
        text = getattr(obj, '__text_signature__', None)
        if text:
            return _from_text(text, cls, obj)
        return _of_function(obj, globals, locals, eval_str, annotation_format, cls)
    if isinstance(obj, partial):
        return _of_partial(again(obj.func), obj)
    if isclass(obj):
        return _of_class(obj, again, cls)
    text = getattr(obj, '__text_signature__', None)
    if text and not (isbuiltin(obj) and obj.__module__ == 'builtins' and obj.__name__ in _WITHOUT_SIGNATURE):
        return _from_text(text, cls, obj)
    if not isbuiltin(obj) and not isinstance(obj, (types.MethodDescriptorType, types.WrapperDescriptorType, types.MethodWrapperType)):
        call = getattr_static(type(obj), '__call__', None)
        if call is not None:
            if isfunction(call):
                return _without_first(again(call))
            return again(call.__get__(obj, type(obj)))
    raise ValueError(f'no signature found for builtin {obj!r}')


def _of_class(obj, again, cls):
    meta_call = getattr_static(type(obj), '__call__', None)
    if isfunction(meta_call):
        return _without_first(again(meta_call))
    for base in obj.__mro__:
        for name in ('__new__', '__init__'):
            method = base.__dict__.get(name)
            if method is None:
                continue
            if isinstance(method, (staticmethod, classmethod)):
                method = method.__func__
            if isfunction(method) or hasattr(method, '__wrapped__'):
                return _without_first(again(method))
    if obj.__init__ is object.__init__ and obj.__new__ is object.__new__:
        return cls()
    if type not in obj.__mro__:
        if obj in _OF_BUILTIN_CLASSES:
            return _from_text(_OF_BUILTIN_CLASSES[obj], cls, obj)
        for base in obj.__mro__:
            text = base.__dict__.get('__text_signature__')
            if text:
                return _from_text(text, cls, obj)
    raise ValueError(f"no signature found for builtin {'' if obj is type else 'type '}{obj!r}")


# Functions that CPython knows no signature of, since a value that is not given differs from every default.
_WITHOUT_SIGNATURE = frozenset(['anext', 'dir', 'getattr', 'iter', 'max', 'min', 'next', 'vars'])
_OF_BUILTIN_CLASSES = {
    bool: '(object=False, /)', complex: '(real=0, imag=0)', enumerate: '(iterable, start=0)', filter: '(function, iterable, /)',
    float: '(x=0, /)', frozenset: '(iterable=(), /)', list: '(iterable=(), /)', memoryview: '(object)',
    map: '(function, iterable, /, *iterables, strict=False)', reversed: '(sequence, /)', set: '(iterable=(), /)',
    property: '(fget=None, fset=None, fdel=None, doc=None)', staticmethod: '(function, /)', classmethod: '(function, /)',
    tuple: '(iterable=(), /)', zip: '(*iterables, strict=False)',
}


def _from_text(text, cls, obj):
    """The signature that a builtin's text says."""
    namespace = {}
    try:
        # A newline is a newline already, inside a literal.
        source = text.replace('$', '').replace('\n', '\\n')
        exec(f"def function{source}: pass", {'__builtins__': {}}, namespace)
    except Exception:
        raise ValueError(f'{obj!r} has invalid signature') from None
    made = _of_function(namespace['function'], None, None, False, Format.VALUE, cls)
    if '$' in text:
        # A bound method has its first argument already.
        first, *others = made.parameters.values()
        if getattr(obj, '__self__', None) is None:
            others.insert(0, first.replace(kind=_POSITIONAL_ONLY))
        made = made.replace(parameters=others)
    return made


from _callargs import formatargvalues, getargs, getargvalues, getcallargs, getfullargspec
from _closurevars import ClosureVars, getclosurevars
from _source import (FrameInfo, Traceback, currentframe, findsource, getcomments, getfile, getframeinfo, getinnerframes, getouterframes,
                     getsource, getsourcefile, getsourcelines, stack, trace)
