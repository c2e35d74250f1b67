"""Annotations: asking for them as values, as forward references, or as text.

Promises CPython 3.14's `annotationlib`. What is not VALUE is found by running the annotate function again with globals
in which every name that is missing (FORWARDREF) or every name (STRING) stands for its own source text; names are
added one by one, as a `NameError` asks for them.

Deliberately absent: imports of `typing`, which builds on this module.
"""

import builtins
import sys
import types
from enum import IntEnum

from _hognose_native import function_with

__all__ = [
    'Format', 'ForwardRef', 'call_annotate_function', 'call_evaluate_function',
    'get_annotate_from_class_namespace', 'get_annotations', 'annotations_to_string', 'type_repr',
]


class Format(IntEnum):
    """How annotations are asked for."""

    VALUE = 1
    VALUE_WITH_FAKE_GLOBALS = 2
    FORWARDREF = 3
    STRING = 4


_sentinel = object()
_Template = type(t'')


class ForwardRef:
    """An annotation that was given as text, or that names what is not defined yet."""

    def __init__(self, arg, *, module=None, owner=None, is_argument=True, is_class=False):
        if not isinstance(arg, str):
            raise TypeError(f"Forward reference must be a string -- got {arg!r}")
        self.__arg__ = arg
        self.__forward_is_argument__ = is_argument
        self.__forward_is_class__ = is_class
        self.__forward_module__ = module
        self.__owner__ = owner
        self.__globals__ = None
        self.__cells__ = None
        self.__resolved__ = None
        self.__code__ = None

    def __init_subclass__(cls, /, *args, **kwds):
        if cls.__module__ != __name__:
            raise TypeError("Cannot subclass ForwardRef")

    @property
    def __forward_arg__(self):
        return self.__arg__

    @property
    def __forward_code__(self):
        if self.__code__ is None:
            text = self.__arg__
            # A starred type is an expression only inside something.
            if text.startswith('*'):
                source = f'({text},)[0]'
            else:
                source = text
            try:
                self.__code__ = compile(source, '<string>', 'eval')
            except SyntaxError:
                raise SyntaxError(f"Forward reference must be an expression -- got "
                                  f"{text!r}") from None
        return self.__code__

    def evaluate(self, *, globals=None, locals=None, type_params=None, owner=None,
                 format=Format.VALUE):
        """What the text means where it stands."""
        if format == Format.STRING:
            return self.__forward_arg__
        if format == Format.VALUE_WITH_FAKE_GLOBALS or format not in (1, 3):
            raise NotImplementedError(format)
        is_forwardref = format == Format.FORWARDREF
        if self.__resolved__ is not None:
            return self.__resolved__[0]
        if owner is None:
            owner = self.__owner__
        if self.__forward_module__ is not None:
            module = self.__forward_module__
            if isinstance(module, str):
                module = sys.modules.get(module)
            globals = getattr(module, '__dict__', globals)
        if globals is None:
            globals = self.__globals__
        if globals is None:
            if isinstance(owner, type):
                module = sys.modules.get(getattr(owner, '__module__', None))
                globals = getattr(module, '__dict__', None)
            elif isinstance(owner, types.ModuleType):
                globals = owner.__dict__
            elif callable(owner):
                globals = getattr(owner, '__globals__', None)
        if type_params is None and owner is not None:
            type_params = getattr(owner, '__type_params__', None)
        if globals is None:
            globals = {}
        if locals is None:
            locals = {}
            if isinstance(owner, type):
                locals.update(vars(owner))
        elif type_params:
            locals = dict(locals)
        if type_params:
            globals = dict(globals)
            for parameter in type_params:
                name = parameter.__name__
                # Names of the body of a class hide its type parameters.
                if not self.__forward_is_class__ or name not in globals:
                    globals[name] = parameter
                    locals.pop(name, None)
        if self.__cells__:
            for name, cell in self.__cells__.items():
                if name not in locals:
                    try:
                        locals[name] = cell.cell_contents
                    except ValueError:
                        pass
        text = self.__arg__
        if text.isidentifier() and not _is_keyword(text):
            if text in locals:
                return locals[text]
            if text in globals:
                return globals[text]
            if hasattr(builtins, text):
                return getattr(builtins, text)
            if is_forwardref:
                return self
            raise NameError(f"name {text!r} is not defined", name=text)
        code = self.__forward_code__
        if not is_forwardref:
            return eval(code, globals, locals)
        names = {}
        while True:
            try:
                value = eval(code, globals, {**locals, **names})
            except NameError as error:
                name = error.name
                if name is None or name in names:
                    return self
                names[name] = _Text(name)
            except Exception:
                return self
            else:
                return self if isinstance(value, _Text) else \
                    _settle(value, owner, self.__forward_is_class__, globals)

    def _evaluate(self, globalns, localns, type_params=None, *, recursive_guard):
        import typing
        return typing.evaluate_forward_ref(self, globals=globalns, locals=localns,
                                           type_params=type_params,
                                           _recursive_guard=recursive_guard)

    def __eq__(self, other):
        if not isinstance(other, ForwardRef):
            return NotImplemented
        return (self.__arg__ == other.__arg__
                and self.__forward_module__ == other.__forward_module__
                and self.__globals__ is other.__globals__
                and self.__forward_is_class__ == other.__forward_is_class__
                and self.__owner__ == other.__owner__)

    def __hash__(self):
        return hash((self.__arg__, self.__forward_module__, id(self.__globals__),
                     self.__forward_is_class__, self.__owner__))

    def __or__(self, other):
        from _typing import union_of
        return union_of((self, other))

    def __ror__(self, other):
        from _typing import union_of
        return union_of((other, self))

    def __repr__(self):
        extra = []
        if self.__forward_module__ is not None:
            extra.append(f', module={self.__forward_module__!r}')
        if self.__forward_is_class__:
            extra.append(', is_class=True')
        if self.__owner__ is not None:
            extra.append(f', owner={self.__owner__!r}')
        return f"ForwardRef({self.__forward_arg__!r}{''.join(extra)})"


def _is_keyword(text):
    return text in ('None', 'True', 'False', '__debug__')


class _Text(ForwardRef):
    """A name, or an expression over names, that stands for its own source text while annotations are run."""

    def __init__(self, text, atom=True):
        ForwardRef.__init__(self, text)
        self.__atom__ = atom

    def __operand(self):
        return self.__arg__ if self.__atom__ else f'({self.__arg__})'

    def __getattr__(self, name):
        if name[:2] == '__' and name[-2:] == '__':
            raise AttributeError(name)
        return _Text(f'{self.__operand()}.{name}')

    def __getitem__(self, key):
        if type(key) is tuple and key:
            inside = ', '.join([_source(item) for item in key])
            if len(key) == 1:
                inside += ','
        else:
            inside = _source(key)
        return _Text(f'{self.__operand()}[{inside}]')

    def __call__(self, /, *args, **kwargs):
        parts = [_source(item) for item in args]
        parts += [f'{name}={_source(value)}' for name, value in kwargs.items()]
        return _Text(f'{self.__operand()}({", ".join(parts)})')

    def __iter__(self):
        yield _Text(f'*{self.__operand()}')

    def __eq__(self, other):
        return _Text(f'{_operand(self)} == {_operand(other)}', False)

    def __ne__(self, other):
        return _Text(f'{_operand(self)} != {_operand(other)}', False)

    def __format__(self, format_spec):
        raise TypeError('Cannot stringify annotation containing string formatting')

    __hash__ = object.__hash__


def _template_source(template):
    text = ''
    for part in template:
        if type(part) is str:
            text += part.replace('{', '{{').replace('}', '}}')
        else:
            conversion = f'!{part.conversion}' if part.conversion else ''
            spec = f':{part.format_spec}' if part.format_spec else ''
            text += '{' + part.expression + conversion + spec + '}'
    return f't{text!r}'


def _source(value):
    """The source text of a part of an annotation."""
    if isinstance(value, ForwardRef):
        return value.__arg__
    if type(value) is _Template:
        return _template_source(value)
    if isinstance(value, slice):
        text = f'{"" if value.start is None else _source(value.start)}:' \
               f'{"" if value.stop is None else _source(value.stop)}'
        return text if value.step is None else f'{text}:{_source(value.step)}'
    if type(value) is list:
        return f'[{", ".join([_source(item) for item in value])}]'
    if type(value) is tuple:
        inside = ', '.join([_source(item) for item in value])
        return f'({inside},)' if len(value) == 1 else f'({inside})'
    if type(value) is set and value:
        return '{%s}' % ', '.join([_source(item) for item in value])
    if type(value) is dict:
        return '{%s}' % ', '.join([f'{_source(key)}: {_source(item)}'
                                   for key, item in value.items()])
    return type_repr(value)


def _operand(value):
    if isinstance(value, _Text):
        return value.__arg__ if value.__atom__ else f'({value.__arg__})'
    return _source(value)


def _add_operators():
    for name, sign in (('or', '|'), ('and', '&'), ('xor', '^'), ('add', '+'), ('sub', '-'),
                       ('mul', '*'), ('truediv', '/'), ('floordiv', '//'), ('mod', '%'),
                       ('pow', '**'), ('matmul', '@'), ('lshift', '<<'), ('rshift', '>>')):
        def forward(self, other, sign=sign):
            return _Text(_joined(self, sign, other), False)

        def backward(self, other, sign=sign):
            return _Text(_joined(other, sign, self), False)
        setattr(_Text, f'__{name}__', forward)
        setattr(_Text, f'__r{name}__', backward)
    for name, sign in (('lt', '<'), ('le', '<='), ('gt', '>'), ('ge', '>=')):
        def compare(self, other, sign=sign):
            return _Text(f'{_operand(self)} {sign} {_operand(other)}', False)
        setattr(_Text, f'__{name}__', compare)
    for name, sign in (('neg', '-'), ('pos', '+'), ('invert', '~')):
        def unary(self, sign=sign):
            return _Text(f'{sign}{_operand(self)}', False)
        setattr(_Text, f'__{name}__', unary)


def _joined(left, sign, right):
    # Chains of one associative operator need no parentheses on the left.
    if isinstance(left, _Text) and not left.__atom__ and sign in '|&+' \
            and f' {sign} ' in left.__arg__ and '(' not in left.__arg__:
        shown = left.__arg__
    else:
        shown = _operand(left)
    return f'{shown} {sign} {_operand(right)}'


_add_operators()


def _run_with_text(function, format, owner, only_missing):
    """Runs an annotate or evaluate function with text for names; with `only_missing`, for unknown ones."""
    names = {}
    if only_missing:
        fake_globals = dict(function.__globals__)
    else:
        names = {name: _Text(name) for name in function.__code__.co_names}
        fake_globals = dict(names)
    closure = function.__closure__
    free = function.__code__.co_freevars if closure else ()
    while True:
        cells = []
        for name, cell in zip(free, closure or ()):
            if name in names:
                cell = types.CellType(names[name])
            elif name == '__classdict__':
                if not only_missing:
                    cell = types.CellType({})
            elif name == '__conditional_annotations__':
                # Of those that may not have run, the texts of all are asked for.
                if not only_missing:
                    cell = types.CellType(range(1 << 32))
            elif not only_missing:
                names[name] = made = _Text(name)
                cell = types.CellType(made)
            else:
                try:
                    cell.cell_contents
                except ValueError:
                    names[name] = made = _Text(name)
                    cell = types.CellType(made)
            cells.append(cell)
        run = function_with(function, fake_globals, tuple(cells))
        try:
            result = run(Format.VALUE_WITH_FAKE_GLOBALS)
        except NameError as error:
            name = error.name
            if name is None or name in names:
                raise
            fake_globals[name] = names[name] = _Text(name)
            continue
        return result


def _settle(value, owner, is_class, source_globals, cells=None):
    """Turns the stand-ins inside a finished annotation into forward references."""
    if isinstance(value, _Text):
        settled = ForwardRef(value.__arg__, owner=owner, is_class=is_class)
        settled.__globals__ = source_globals
        settled.__cells__ = cells
        return settled
    if type(value) in (list, tuple):
        return type(value)([_settle(item, owner, is_class, source_globals, cells) for item in value])
    if type(value) is dict:
        return {_settle(key, owner, is_class, source_globals, cells):
                _settle(item, owner, is_class, source_globals, cells) for key, item in value.items()}
    args = getattr(value, '__args__', None)
    if type(args) is tuple and any(_holds_text(item) for item in args):
        settled = tuple([_settle(item, owner, is_class, source_globals, cells) for item in args])
        if hasattr(value, 'copy_with'):
            return value.copy_with(settled)
        if isinstance(value, types.GenericAlias):
            return types.GenericAlias(value.__origin__, settled)
        return type(value)[settled]
    return value


def _holds_text(value):
    if isinstance(value, _Text):
        return True
    args = getattr(value, '__args__', None)
    return type(args) is tuple and any(_holds_text(item) for item in args)


def call_evaluate_function(evaluate, format, *, owner=None):
    """Calls a function that evaluates one value lazily: a bound, a default, the value of an alias."""
    return call_annotate_function(evaluate, format, owner=owner, _is_evaluate=True)


def call_annotate_function(annotate, format, *, owner=None, _is_evaluate=False):
    """Calls an annotate function, whatever format it supports itself."""
    if format == Format.VALUE_WITH_FAKE_GLOBALS:
        raise ValueError("The VALUE_WITH_FAKE_GLOBALS format is for internal use only")
    if format not in (1, 3, 4):
        raise ValueError(f"Invalid format: {format!r}")
    try:
        return annotate(format)
    except NotImplementedError:
        pass
    if format == Format.STRING:
        result = _run_with_text(annotate, format, owner, False)
        if _is_evaluate:
            return _source(result)
        return {name: value if isinstance(value, str) else _source(value)
                for name, value in result.items()}
    try:
        return annotate(Format.VALUE)
    except Exception:
        pass
    is_class = isinstance(owner, type)
    # They may be filled later.
    cells = dict(zip(annotate.__code__.co_freevars, annotate.__closure__ or ()))
    try:
        result = _run_with_text(annotate, format, owner, True)
    except Exception:
        # A name that is known was used on one that is not: each annotation by itself, from its text.
        result = _run_with_text(annotate, format, owner, False)

        def settled(value):
            reference = _settle(value, owner, is_class, annotate.__globals__, cells)
            if not isinstance(reference, ForwardRef):
                return reference
            return reference.evaluate(format=Format.FORWARDREF)
        if _is_evaluate:
            return settled(result)
        return {name: settled(value) for name, value in result.items()}
    if _is_evaluate:
        return _settle(result, owner, is_class, annotate.__globals__, cells)
    return {name: _settle(value, owner, is_class, annotate.__globals__, cells)
            for name, value in result.items()}


def get_annotate_from_class_namespace(obj):
    """The annotate function in the namespace of a class that is being made, or None."""
    try:
        return obj['__annotate__']
    except KeyError:
        return obj.get('__annotate_func__')


def _annotations_from_namespace(namespace, format=Format.FORWARDREF, owner=None):
    """The annotations in the namespace of a class that is being made."""
    if '__annotations__' in namespace:
        return namespace['__annotations__']
    annotate = get_annotate_from_class_namespace(namespace)
    if annotate is None:
        return {}
    return call_annotate_function(annotate, format, owner=owner)


def type_repr(value):
    """How an annotation is shown: types by their name, other things by their repr."""
    if isinstance(value, (type, types.FunctionType, types.BuiltinFunctionType)) \
            and type(value) is not types.GenericAlias:
        if value.__module__ == 'builtins':
            return value.__qualname__
        return f'{value.__module__}.{value.__qualname__}'
    if value is ...:
        return '...'
    return repr(value)


def annotations_to_string(annotations):
    """Annotations by value, as text."""
    return {name: value if isinstance(value, str) else type_repr(value)
            for name, value in annotations.items()}


def get_annotations(obj, *, globals=None, locals=None, eval_str=False, format=Format.VALUE):
    """The annotations of a class, function or module, as a new dict."""
    if eval_str and format != Format.VALUE:
        raise ValueError("eval_str=True is only supported with format=Format.VALUE")
    if format == Format.VALUE:
        found = _own_annotations(obj)
        if found is None:
            found = _call_annotate(obj, format)
    elif format == Format.FORWARDREF:
        try:
            found = _own_annotations(obj)
        except Exception:
            found = _call_annotate(obj, format)
            if found is None:
                raise
        else:
            if found is None:
                found = _call_annotate(obj, format)
    elif format == Format.STRING:
        found = _call_annotate(obj, format)
        if found is None:
            found = _own_annotations(obj)
            if found is not None:
                found = annotations_to_string(found)
    elif format == Format.VALUE_WITH_FAKE_GLOBALS:
        raise ValueError("The VALUE_WITH_FAKE_GLOBALS format is for internal use only")
    else:
        raise ValueError(f"Unsupported format {format!r}")
    if found is None:
        if isinstance(obj, type) or callable(obj) or isinstance(obj, types.ModuleType):
            return {}
        raise TypeError(f"{obj!r} does not have annotations")
    if not found:
        return {}
    found = dict(found)
    if not eval_str:
        return found
    return _evaluate_strings(obj, found, globals, locals)


def _evaluate_strings(obj, found, globals, locals):
    if globals is None or locals is None:
        if isinstance(obj, type):
            module = sys.modules.get(getattr(obj, '__module__', None))
            own_globals = getattr(module, '__dict__', None)
            own_locals = dict(vars(obj))
        elif isinstance(obj, types.ModuleType):
            own_globals = obj.__dict__
            own_locals = None
        else:
            function = obj
            while True:
                if hasattr(function, '__wrapped__'):
                    function = function.__wrapped__
                elif type(function).__name__ == 'partial':
                    function = function.func
                else:
                    break
            own_globals = getattr(function, '__globals__', None)
            own_locals = None
        if globals is None:
            globals = own_globals
            if locals is None:
                locals = own_locals
    type_params = getattr(obj, '__type_params__', ())
    if type_params:
        locals = dict(locals or {})
        for parameter in type_params:
            locals.setdefault(parameter.__name__, parameter)
    if globals is None:
        globals = {}
    result = {}
    for name, value in found.items():
        if isinstance(value, str):
            # A starred type is an expression only inside something.
            value = eval(f'({value},)[0]' if value.startswith('*') else value, globals, locals)
        result[name] = value
    return result


def _own_annotations(obj):
    if isinstance(obj, type):
        found = obj.__dict__.get('__annotations__')
        if type(found) is dict:
            return found
        if sys.version_info < (3, 14):
            return None
        found = getattr(obj, '__annotations__', None)
        if type(found) is not dict:
            return None
    else:
        found = getattr(obj, '__annotations__', None)
    if found is not None and not isinstance(found, dict):
        raise ValueError(f"{obj!r}.__annotations__ is neither a dict nor None")
    return found


def _call_annotate(obj, format):
    annotate = getattr(obj, '__annotate__', None)
    if annotate is None:
        return None
    found = call_annotate_function(annotate, format, owner=obj)
    if not isinstance(found, dict):
        raise ValueError(f"{obj!r}.__annotate__ returned a non-dict")
    return dict(found)
