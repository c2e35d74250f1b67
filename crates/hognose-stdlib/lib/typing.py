"""Type hints at run time.

Promises CPython 3.14's `typing`: special forms, generic aliases with substitution, protocols, typed dicts and named
tuples, and the functions that ask about them. Type parameters, `Generic` and unions come from `_typing`,
forward references from `annotationlib`.

Deliberately absent: caches of subscriptions (an alias is two allocations), and imports of `re`, `contextlib` and
`inspect`; aliases of classes that live there are made when they are first asked for.
"""

import collections
import collections.abc
import functools
import sys
import types
from abc import ABCMeta, abstractmethod
from collections._namedtuple import make_namedtuple
from types import GenericAlias

from _typing import (Generic, NoDefault, ParamSpec, ParamSpecArgs, ParamSpecKwargs, TypeAliasType,
                     TypeVar, TypeVarTuple, Union, union_of as _union_of)
from annotationlib import (Format, ForwardRef, _annotations_from_namespace, get_annotations,
                           type_repr)

__all__ = [
    'Annotated', 'Any', 'Callable', 'ClassVar', 'Concatenate', 'Final', 'ForwardRef', 'Generic',
    'Literal', 'Optional', 'ParamSpec', 'Protocol', 'Tuple', 'Type', 'TypeVar', 'TypeVarTuple',
    'Union', 'AbstractSet', 'ByteString', 'Container', 'ContextManager', 'Hashable', 'ItemsView',
    'Iterable', 'Iterator', 'KeysView', 'Mapping', 'MappingView', 'MutableMapping',
    'MutableSequence', 'MutableSet', 'Sequence', 'Sized', 'ValuesView', 'Awaitable',
    'AsyncIterator', 'AsyncIterable', 'Coroutine', 'Collection', 'AsyncGenerator',
    'AsyncContextManager', 'Reversible', 'SupportsAbs', 'SupportsBytes', 'SupportsComplex',
    'SupportsFloat', 'SupportsIndex', 'SupportsInt', 'SupportsRound', 'ChainMap', 'Counter',
    'Deque', 'Dict', 'DefaultDict', 'List', 'OrderedDict', 'Set', 'FrozenSet', 'NamedTuple',
    'TypedDict', 'Generator', 'BinaryIO', 'IO', 'Match', 'Pattern', 'TextIO', 'AnyStr',
    'assert_type', 'assert_never', 'cast', 'clear_overloads', 'dataclass_transform',
    'evaluate_forward_ref', 'final', 'get_args', 'get_origin', 'get_overloads',
    'get_protocol_members', 'get_type_hints', 'is_protocol', 'is_typeddict', 'LiteralString',
    'Never', 'NewType', 'no_type_check', 'no_type_check_decorator', 'NoDefault', 'NoReturn',
    'NotRequired', 'overload', 'override', 'ParamSpecArgs', 'ParamSpecKwargs', 'ReadOnly',
    'Required', 'reveal_type', 'runtime_checkable', 'Self', 'Text', 'TYPE_CHECKING', 'TypeAlias',
    'TypeGuard', 'TypeIs', 'TypeAliasType', 'Unpack',
]

TYPE_CHECKING = False
Text = str


class _Sentinel:
    __slots__ = ()

    def __repr__(self):
        return '<sentinel>'


_sentinel = _Sentinel()


def _idfunc(_, x):
    return x


def _is_dunder(name):
    return name[:2] == '__' and name[-2:] == '__'


def _type_repr(obj):
    if type(obj) is tuple:
        return '[' + ', '.join([_type_repr(item) for item in obj]) + ']'
    return type_repr(obj)


# Checks and conversions of arguments.


def _type_convert(arg, module=None, *, allow_special_forms=False):
    if arg is None:
        return type(None)
    if isinstance(arg, str):
        return ForwardRef(arg, module=module, is_class=allow_special_forms)
    return arg


def _type_check(arg, msg, is_argument=True, module=None, *, allow_special_forms=False):
    """`arg` as a type; an error for what cannot be one."""
    if isinstance(arg, type):
        if arg is Generic or arg is Protocol:
            raise TypeError(f"Plain {arg} is not valid as type argument")
        return arg
    arg = _type_convert(arg, module, allow_special_forms=allow_special_forms)
    if isinstance(arg, _GenericAlias):
        origin = arg.__origin__
        if (origin is Generic or origin is Protocol
                or (not allow_special_forms
                    and (origin is ClassVar or (is_argument and origin is Final)))):
            raise TypeError(f"{arg} is not valid as type argument")
        return arg
    if isinstance(arg, _SpecialForm):
        if arg is Any or arg is LiteralString or arg is NoReturn or arg is Never \
                or arg is Self or arg is TypeAlias:
            return arg
        if allow_special_forms and (arg is ClassVar or arg is Final):
            return arg
        raise TypeError(f"Plain {arg} is not valid as type argument")
    if type(arg) is tuple:
        raise TypeError(f"{msg} Got {arg!r:.100}.")
    return arg


def _is_param_expr(arg):
    return arg is ... or isinstance(arg, (tuple, list)) or (
        isinstance(arg, (ParamSpec, _ConcatenateGenericAlias)))


def _is_typevar_like(value):
    return isinstance(value, (TypeVar, ParamSpec)) or _is_unpacked_typevartuple(value)


def _is_unpacked_typevartuple(value):
    return not isinstance(value, type) and getattr(value, '__typing_is_unpacked_typevartuple__',
                                                   False)


def _should_unflatten_callable_args(origin, args):
    return origin is collections.abc.Callable and not (len(args) == 2 and _is_param_expr(args[0]))


def _collect_type_parameters(args, *, enforce_default_ordering=True):
    """The type parameters in `args`, each once, in order."""
    found = []
    default_seen = after_tuple = False
    for arg in args:
        if isinstance(arg, type):
            continue
        if type(arg) is tuple:
            for item in arg:
                for parameter in _collect_type_parameters([item]):
                    if parameter not in found:
                        found.append(parameter)
        elif hasattr(arg, '__typing_subst__'):
            if arg not in found:
                if enforce_default_ordering:
                    if after_tuple and arg.has_default() and isinstance(arg, TypeVar):
                        raise TypeError('Type parameter with a default follows TypeVarTuple')
                    if arg.has_default():
                        default_seen = True
                    elif default_seen:
                        raise TypeError(f'Type parameter {arg!r} without a default '
                                        f'follows type parameter with a default')
                found.append(arg)
        else:
            if _is_unpacked_typevartuple(arg):
                after_tuple = True
            for parameter in getattr(arg, '__parameters__', ()):
                if parameter not in found:
                    found.append(parameter)
    return tuple(found)


def _unpack_args(args):
    """`args` with unpacked tuples of known length replaced by their items."""
    result = []
    for arg in args:
        inner = None
        if not isinstance(arg, type):
            inner = getattr(arg, '__typing_unpacked_tuple_args__', None)
        if inner is not None and not (inner and inner[-1] is ...):
            result.extend(inner)
        else:
            result.append(arg)
    return result


def _deduplicate(items):
    result = []
    for item in items:
        if item not in result:
            result.append(item)
    return result


def _check_generic_specialization(cls, arguments):
    expected = len(cls.__parameters__)
    if not expected:
        raise TypeError(f"{cls} is not a generic class")
    actual = len(arguments)
    if actual == expected:
        return
    at_least = expected
    if actual < expected:
        required = [parameter for parameter in cls.__parameters__
                    if not parameter.has_default()]
        # Enough were given when the rest has defaults.
        if actual >= len(required) and cls.__parameters__[actual].has_default():
            return
        if len(required) < expected:
            raise TypeError(f"Too few arguments for {cls}; actual {actual}, "
                            f"expected at least {len(required)}")
    raise TypeError(f"Too {'many' if actual > expected else 'few'} arguments for {cls}; "
                    f"actual {actual}, expected {at_least}")


def _substituted(alias, args):
    """The arguments of `alias` after its parameters were replaced by `args`."""
    if not isinstance(args, tuple):
        args = (args,)
    args = tuple(_unpack_args([_type_convert(arg) for arg in args]))
    parameters = alias.__parameters__
    for parameter in parameters:
        prepare = getattr(parameter, '__typing_prepare_subst__', None)
        if prepare is not None:
            args = prepare(alias, args)
    actual, expected = len(args), len(parameters)
    if actual != expected:
        raise TypeError(f"Too {'many' if actual > expected else 'few'} arguments for {alias};"
                        f" actual {actual}, expected {expected}")
    return tuple(_replaced(alias, alias.__args__, dict(zip(parameters, args))))


def _replaced(alias, args, new_by_parameter):
    result = []
    for old in args:
        if isinstance(old, type):
            result.append(old)
            continue
        substitute = getattr(old, '__typing_subst__', None)
        if substitute is not None:
            new = substitute(new_by_parameter[old])
        else:
            inner = getattr(old, '__parameters__', ())
            if not inner:
                new = old
            else:
                inner_args = []
                for parameter in inner:
                    if isinstance(parameter, TypeVarTuple):
                        inner_args.extend(new_by_parameter[parameter])
                    else:
                        inner_args.append(new_by_parameter[parameter])
                new = old[tuple(inner_args)]
        if alias.__origin__ is collections.abc.Callable and isinstance(new, tuple):
            # The parameters of a callable stand flat before its result.
            result.extend(new)
        elif _is_unpacked_typevartuple(old):
            result.extend(new)
        elif isinstance(old, tuple):
            result.append(tuple(_replaced(alias, old, new_by_parameter)))
        else:
            result.append(new)
    return result


# Special forms.


class _SpecialForm:
    # `typing.X` where X is neither a class nor an alias of one.
    __slots__ = ('_name', '__doc__', '_getitem', '__weakref__')

    def __init__(self, name, doc, getitem=None):
        self._name = name
        self.__doc__ = doc
        self._getitem = getitem

    def __init_subclass__(cls, **kwds):
        if cls.__module__ != __name__:
            raise TypeError("Cannot subclass special typing classes")

    def __getattr__(self, item):
        if item in ('__name__', '__qualname__'):
            return self._name
        raise AttributeError(item)

    @property
    def __module__(self):
        return 'typing'

    __iter__ = None

    def __mro_entries__(self, bases):
        raise TypeError(f"Cannot subclass {self!r}")

    def __repr__(self):
        return 'typing.' + self._name

    def __reduce__(self):
        return self._name

    def __call__(self, *args, **kwds):
        raise TypeError(f"Cannot instantiate {self!r}")

    def __or__(self, other):
        return _union_of((self, other))

    def __ror__(self, other):
        return _union_of((other, self))

    def __instancecheck__(self, obj):
        raise TypeError(f"{self} cannot be used with isinstance()")

    def __subclasscheck__(self, cls):
        raise TypeError(f"{self} cannot be used with issubclass()")

    def __getitem__(self, parameters):
        if self._getitem is None:
            raise TypeError(f"{self} is not subscriptable")
        return self._getitem(self, parameters)


_SpecialForm.__module__ = 'typing'


class _AnyMeta(type):
    def __instancecheck__(self, obj):
        if self is Any:
            raise TypeError("typing.Any cannot be used with isinstance()")
        return super().__instancecheck__(obj)

    def __repr__(self):
        if self is Any:
            return "typing.Any"
        return super().__repr__()


class Any(metaclass=_AnyMeta):
    """Compatible with every type; has all attributes for a type checker, none at run time."""

    def __new__(cls, *args, **kwargs):
        if cls is Any:
            raise TypeError("Any cannot be instantiated")
        # The next `__new__` may be `object`'s, which takes nothing more.
        if super().__new__ is object.__new__:
            return super().__new__(cls)
        return super().__new__(cls, *args, **kwargs)


def _one_type(name, allow_special_forms=False):
    # Those of a key of a `TypedDict` say it in words of their own, and take a name for any name.
    of_key = name in ('Required', 'NotRequired', 'ReadOnly')

    def getitem(self, parameters):
        message = f"{name} accepts only a single type." if of_key else f"{self} accepts only single type."
        item = _type_check(parameters, message, allow_special_forms=allow_special_forms and not of_key)
        return _GenericAlias(self, (item,))
    return getitem


def _optional(self, parameters):
    arg = _type_check(parameters, f"{self} requires a single type.")
    return _union_of((arg, type(None)))


def _flat_literals(parameters):
    result = []
    for item in parameters:
        if isinstance(item, _LiteralGenericAlias):
            result.extend(item.__args__)
        else:
            result.append(item)
    return result


def _literal(self, parameters):
    if not isinstance(parameters, tuple):
        parameters = (parameters,)
    parameters = _flat_literals(parameters)
    try:
        # Not by value alone: 1 and True are two literals.
        parameters = [item for item, kind in dict.fromkeys([(item, type(item))
                                                            for item in parameters])]
    except TypeError:
        pass
    return _LiteralGenericAlias(self, tuple(parameters))


def _concatenate(self, parameters):
    if parameters == ():
        raise TypeError("Cannot take a Concatenate of no types.")
    if not isinstance(parameters, tuple):
        parameters = (parameters,)
    if not (parameters[-1] is ... or isinstance(parameters[-1], ParamSpec)):
        raise TypeError("The last parameter to Concatenate should be a "
                        "ParamSpec variable or ellipsis.")
    message = "Concatenate[arg, ...]: each arg must be a type."
    parameters = (*[_type_check(item, message) for item in parameters[:-1]], parameters[-1])
    return _ConcatenateGenericAlias(self, parameters)


def _unpack(self, parameters):
    item = _type_check(parameters, f'{self} accepts only single type.')
    return _UnpackGenericAlias(self, (item,))


def _annotated(self, params):
    if not isinstance(params, tuple):
        params = (params,)
    if len(params) < 2:
        raise TypeError("Annotated[...] should be used with at least two arguments "
                        "(a type and an annotation).")
    if _is_unpacked_typevartuple(params[0]):
        raise TypeError("Annotated[...] should not be used with an unpacked TypeVarTuple")
    message = "Annotated[t, ...]: t must be a type."
    origin = _type_check(params[0], message, allow_special_forms=True)
    return _AnnotatedAlias(origin, tuple(params[1:]))


NoReturn = _SpecialForm('NoReturn', "The result of a function that never returns.")
Never = _SpecialForm('Never', "The bottom type, a type that has no members.")
Self = _SpecialForm('Self', "The type of the enclosing class.")
LiteralString = _SpecialForm('LiteralString', "A string made of literals only.")
TypeAlias = _SpecialForm('TypeAlias', "Marks a module-level assignment as an explicit alias.")
ClassVar = _SpecialForm('ClassVar', "Marks a variable of the class, not of its instances.",
                        _one_type('ClassVar', True))
Final = _SpecialForm('Final', "Marks a name that is not assigned again.", _one_type('Final', True))
Optional = _SpecialForm('Optional', "Optional[X] is X | None.", _optional)
Literal = _SpecialForm('Literal', "One of some literal values.", _literal)
Concatenate = _SpecialForm('Concatenate', "Adds parameters in front of a ParamSpec.", _concatenate)
TypeGuard = _SpecialForm('TypeGuard', "The result of a function that narrows its argument.",
                         _one_type('TypeGuard'))
TypeIs = _SpecialForm('TypeIs', "The result of a function that tells whether its argument is X.",
                      _one_type('TypeIs'))
Required = _SpecialForm('Required', "Marks a key of a typed dict that must be there.",
                        _one_type('Required', True))
NotRequired = _SpecialForm('NotRequired', "Marks a key of a typed dict that may be missing.",
                           _one_type('NotRequired', True))
ReadOnly = _SpecialForm('ReadOnly', "Marks an item of a typed dict that is not assigned.",
                        _one_type('ReadOnly', True))
Unpack = _SpecialForm('Unpack', "Unpacks a TypeVarTuple, a tuple type or a typed dict.", _unpack)
Annotated = _SpecialForm('Annotated', "Adds metadata to a type.", _annotated)


# Generic aliases.


_OWN_ATTRIBUTES = frozenset(('_name', '_inst', '_nparams', '_defaults'))


class _BaseGenericAlias:
    """What `List` and `List[int]` have in common: they stand for a class, their origin."""

    __module__ = 'typing'

    def __init__(self, origin, *, inst=True, name=None):
        put = self.__dict__
        put['_inst'] = inst
        put['_name'] = name
        put['__origin__'] = origin
        put['__slots__'] = None

    def __init_subclass__(cls, **kwds):
        if cls.__module__ != 'typing':
            raise TypeError("Cannot subclass special typing classes")

    def __call__(self, *args, **kwargs):
        if not self._inst:
            raise TypeError(f"Type {self._name} cannot be instantiated; "
                            f"use {self.__origin__.__name__}() instead")
        result = self.__origin__(*args, **kwargs)
        try:
            result.__orig_class__ = self
        except Exception:
            # Not everything takes attributes.
            pass
        return result

    def __mro_entries__(self, bases):
        result = []
        if self.__origin__ not in bases:
            result.append(self.__origin__)
        # `Generic` comes last: not here when a later base brings it.
        later = bases[bases.index(self) + 1:]
        for base in later:
            if isinstance(base, _BaseGenericAlias) or (isinstance(base, type)
                                                       and issubclass(base, Generic)):
                break
        else:
            result.append(Generic)
        return tuple(result)

    def __getattr__(self, attr):
        if attr == '__name__' or attr == '__qualname__':
            return self._name or self.__origin__.__name__
        if '__origin__' in self.__dict__ and not _is_dunder(attr):
            return getattr(self.__origin__, attr)
        raise AttributeError(attr)

    def __setattr__(self, attr, value):
        if _is_dunder(attr) or attr in _OWN_ATTRIBUTES:
            self.__dict__[attr] = value
        else:
            setattr(self.__origin__, attr, value)

    def __instancecheck__(self, obj):
        return self.__subclasscheck__(type(obj))

    def __subclasscheck__(self, cls):
        raise TypeError("Subscripted generics cannot be used with class and instance checks")

    def __dir__(self):
        return list(set(object.__dir__(self)
                        + [name for name in dir(self.__origin__) if not _is_dunder(name)]))


class _GenericAlias(_BaseGenericAlias):
    """`X[...]`: a class or special form with arguments."""

    __module__ = 'typing'

    def __init__(self, origin, args, *, inst=True, name=None):
        if not isinstance(args, tuple):
            args = (args,)
        put = self.__dict__
        put['_inst'] = inst
        put['_name'] = name
        put['__origin__'] = origin
        put['__args__'] = args
        put['__parameters__'] = _collect_type_parameters(args, enforce_default_ordering=origin is Generic)
        put['__module__'] = 'typing' if name else getattr(origin, '__module__', 'typing')

    def __eq__(self, other):
        if not isinstance(other, _GenericAlias):
            return NotImplemented
        return self.__origin__ == other.__origin__ and self.__args__ == other.__args__

    def __hash__(self):
        return hash((self.__origin__, self.__args__))

    def __or__(self, other):
        return _union_of((self, other))

    def __ror__(self, other):
        return _union_of((other, self))

    def __getitem__(self, args):
        if self.__origin__ is Generic or self.__origin__ is Protocol:
            raise TypeError(f"Cannot subscript already-subscripted {self}")
        if not self.__parameters__:
            raise TypeError(f"{self} is not a generic class")
        return self.copy_with(_substituted(self, args))

    def copy_with(self, args):
        return self.__class__(self.__origin__, args, name=self._name, inst=self._inst)

    def __repr__(self):
        name = 'typing.' + self._name if self._name else _type_repr(self.__origin__)
        if self.__args__:
            args = ', '.join([_type_repr(item) for item in self.__args__])
        else:
            args = '()'
        return f'{name}[{args}]'

    def __reduce__(self):
        import operator
        origin = globals()[self._name] if self._name else self.__origin__
        args = self.__args__
        if len(args) == 1 and not isinstance(args[0], tuple):
            args, = args
        return operator.getitem, (origin, args)

    def __mro_entries__(self, bases):
        if isinstance(self.__origin__, _SpecialForm):
            raise TypeError(f"Cannot subclass {self!r}")
        if self._name:
            return super().__mro_entries__(bases)
        if self.__origin__ is Generic:
            if Protocol in bases:
                return ()
            at = bases.index(self)
            for base in bases[at + 1:]:
                if isinstance(base, _BaseGenericAlias) and base is not self:
                    return ()
        return (self.__origin__,)

    def __iter__(self):
        yield Unpack[self]


class _SpecialGenericAlias(_BaseGenericAlias):
    """`List` and its like: an alias of a class with a fixed number of parameters."""

    __module__ = 'typing'
    __iter__ = None

    def __init__(self, origin, nparams, *, inst=True, name=None, defaults=()):
        if name is None:
            name = origin.__name__
        put = self.__dict__
        put['_inst'] = inst
        put['_name'] = name
        put['__origin__'] = origin
        put['_nparams'] = nparams
        put['_defaults'] = defaults
        put['__doc__'] = f'A generic version of {origin.__module__}.{origin.__qualname__}.'

    def __getitem__(self, params):
        if not isinstance(params, tuple):
            params = (params,)
        params = tuple([_type_check(item, "Parameters to generic types must be types.")
                        for item in params])
        n_params = self._nparams
        if (self._defaults and len(params) < n_params
                and len(params) + len(self._defaults) >= n_params):
            params = (*params, *self._defaults[len(params) - n_params:])
        actual = len(params)
        if actual != n_params:
            expected = f"at least {n_params - len(self._defaults)}" if self._defaults else n_params
            if not n_params:
                raise TypeError(f"{self} is not a generic class")
            raise TypeError(f"Too {'many' if actual > n_params else 'few'} arguments for {self};"
                            f" actual {actual}, expected {expected}")
        return self.copy_with(params)

    def copy_with(self, params):
        return _GenericAlias(self.__origin__, params, name=self._name, inst=self._inst)

    def __repr__(self):
        return 'typing.' + self._name

    def __subclasscheck__(self, cls):
        if isinstance(cls, _SpecialGenericAlias):
            return issubclass(cls.__origin__, self.__origin__)
        if not isinstance(cls, _GenericAlias):
            return issubclass(cls, self.__origin__)
        return super().__subclasscheck__(cls)

    def __reduce__(self):
        return self._name

    def __or__(self, other):
        return _union_of((self, other))

    def __ror__(self, other):
        return _union_of((other, self))


class _DeprecatedGenericAlias(_SpecialGenericAlias):
    __module__ = 'typing'

    def _warn(self):
        import warnings
        warnings._deprecated(f'typing.{self._name}', remove=(3, 17))

    def __instancecheck__(self, inst):
        self._warn()
        return super().__instancecheck__(inst)

    def __subclasscheck__(self, cls):
        self._warn()
        return super().__subclasscheck__(cls)


class _CallableGenericAlias(_GenericAlias):
    __module__ = 'typing'
    __iter__ = None

    def __repr__(self):
        args = self.__args__
        if len(args) == 2 and _is_param_expr(args[0]):
            return super().__repr__()
        return (f'typing.Callable[[{", ".join([_type_repr(item) for item in args[:-1]])}], '
                f'{_type_repr(args[-1])}]')

    def __reduce__(self):
        import operator
        args = self.__args__
        if not (len(args) == 2 and _is_param_expr(args[0])):
            args = list(args[:-1]), args[-1]
        return operator.getitem, (Callable, args)


class _CallableType(_SpecialGenericAlias):
    __module__ = 'typing'

    def copy_with(self, params):
        return _CallableGenericAlias(self.__origin__, params, name=self._name, inst=self._inst)

    def __getitem__(self, params):
        if not isinstance(params, tuple) or len(params) != 2:
            raise TypeError("Callable must be used as Callable[[arg, ...], result].")
        args, result = params
        message = "Callable[args, result]: result must be a type."
        if isinstance(args, list):
            args = tuple(args)
        if args is ...:
            return self.copy_with((..., _type_check(result, message)))
        result = _type_check(result, message)
        if not isinstance(args, tuple):
            args = (args,)
        args = tuple([_type_convert(arg) for arg in args])
        return self.copy_with((*args, result))


class _TupleType(_SpecialGenericAlias):
    __module__ = 'typing'

    def __getitem__(self, params):
        if not isinstance(params, tuple):
            params = (params,)
        if len(params) >= 2 and params[-1] is ...:
            message = "Tuple[t, ...]: t must be a type."
            params = (*[_type_check(item, message) for item in params[:-1]], ...)
            return self.copy_with(params)
        message = "Tuple[t0, t1, ...]: each t must be a type."
        return self.copy_with(tuple([_type_check(item, message) for item in params]))


def _literal_key(item):
    return item, type(item)


class _LiteralGenericAlias(_GenericAlias):
    __module__ = 'typing'

    def __init__(self, origin, args, *, inst=True, name=None):
        put = self.__dict__
        put['_inst'] = inst
        put['_name'] = name or 'Literal'
        put['__origin__'] = origin
        put['__args__'] = args
        put['__parameters__'] = ()
        put['__module__'] = 'typing'

    def __eq__(self, other):
        if not isinstance(other, _LiteralGenericAlias):
            return NotImplemented
        return (set([_literal_key(item) for item in self.__args__])
                == set([_literal_key(item) for item in other.__args__]))

    def __hash__(self):
        return hash(frozenset([_literal_key(item) for item in self.__args__]))


class _ConcatenateGenericAlias(_GenericAlias):
    __module__ = 'typing'

    def copy_with(self, params):
        if isinstance(params[-1], (list, tuple)):
            return (*params[:-1], *params[-1])
        if isinstance(params[-1], _ConcatenateGenericAlias):
            params = (*params[:-1], *params[-1].__args__)
        return super().copy_with(params)


class _UnpackGenericAlias(_GenericAlias):
    __module__ = 'typing'

    def __repr__(self):
        # `Unpack[one]` has one argument only.
        return f'typing.Unpack[{_type_repr(self.__args__[0])}]'

    def __getitem__(self, args):
        if self.__typing_is_unpacked_typevartuple__:
            return args
        return super().__getitem__(args)

    @property
    def __typing_unpacked_tuple_args__(self):
        arg, = self.__args__
        if isinstance(arg, (_GenericAlias, GenericAlias)):
            if arg.__origin__ is not tuple:
                raise TypeError("Unpack[...] must be used with a tuple type")
            return arg.__args__
        return None

    @property
    def __typing_is_unpacked_typevartuple__(self):
        return isinstance(self.__args__[0], TypeVarTuple)


class _AnnotatedAlias(_GenericAlias):
    __module__ = 'typing'
    __iter__ = None

    def __init__(self, origin, metadata):
        if isinstance(origin, _AnnotatedAlias):
            metadata = origin.__metadata__ + metadata
            origin = origin.__origin__
        super().__init__(origin, origin, name='Annotated')
        self.__dict__['__metadata__'] = metadata

    def copy_with(self, params):
        return _AnnotatedAlias(params[0], self.__metadata__)

    def __repr__(self):
        return (f"typing.Annotated[{_type_repr(self.__origin__)}, "
                f"{', '.join([repr(item) for item in self.__metadata__])}]")

    def __reduce__(self):
        import operator
        return operator.getitem, (Annotated, (self.__origin__,) + self.__metadata__)

    def __eq__(self, other):
        if not isinstance(other, _AnnotatedAlias):
            return NotImplemented
        return self.__origin__ == other.__origin__ and self.__metadata__ == other.__metadata__

    def __hash__(self):
        return hash((self.__origin__, self.__metadata__))

    def __getattr__(self, attr):
        if attr in ('__name__', '__qualname__'):
            return 'Annotated'
        return super().__getattr__(attr)

    def __mro_entries__(self, bases):
        return self.__origin__.__mro_entries__(bases) \
            if hasattr(self.__origin__, '__mro_entries__') else (self.__origin__,)


# Generic classes.


def _generic_class_getitem(cls, args):
    """`Generic[T]`, `Protocol[T]`, and `Stack[int]` for a generic class."""
    if not isinstance(args, tuple):
        args = (args,)
    args = tuple([_type_convert(arg) for arg in args])
    if cls is Generic or cls is Protocol:
        if not args:
            raise TypeError(f"Parameter list to {cls.__qualname__}[...] cannot be empty")
        if not all(_is_typevar_like(arg) for arg in args):
            raise TypeError(f"Parameters to {cls.__name__}[...] must all be type variables "
                            f"or parameter specification variables.")
        if len(set(args)) != len(args):
            raise TypeError(f"Parameters to {cls.__name__}[...] must all be unique")
    else:
        parameters = getattr(cls, '__parameters__', ())
        for parameter in parameters:
            prepare = getattr(parameter, '__typing_prepare_subst__', None)
            if prepare is not None:
                args = prepare(cls, args)
        _check_generic_specialization(cls, args)
        new_args = []
        for parameter, arg in zip(parameters, args):
            if isinstance(parameter, TypeVarTuple):
                new_args.extend(arg)
            elif isinstance(parameter, TypeVar) and not isinstance(arg, type):
                new_args.append(_type_check(arg, "Parameters to generic types must be types."))
            else:
                new_args.append(arg)
        args = tuple(new_args)
    return _GenericAlias(cls, args)


def _generic_init_subclass(cls, *args, **kwargs):
    super(Generic, cls).__init_subclass__(*args, **kwargs)
    namespace = cls.__dict__
    if '__orig_bases__' in namespace:
        error = Generic in cls.__orig_bases__
    else:
        error = (Generic in cls.__bases__ and cls.__name__ != 'Protocol'
                 and type(cls) is not _TypedDictMeta)
    if error:
        raise TypeError("Cannot inherit from plain Generic")
    parameters = ()
    if '__orig_bases__' in namespace:
        parameters = _collect_type_parameters(cls.__orig_bases__)
        declared = None
        for base in cls.__orig_bases__:
            if isinstance(base, _GenericAlias) and base.__origin__ is Generic:
                if declared is not None:
                    raise TypeError("Cannot inherit from Generic[...] multiple times.")
                declared = base.__parameters__
        if declared is not None:
            missing = [parameter for parameter in parameters if parameter not in declared]
            if missing:
                raise TypeError(f"Some type variables ({', '.join(map(str, missing))}) are "
                                f"not listed in Generic[{', '.join(map(str, declared))}]")
            parameters = declared
    cls.__parameters__ = tuple(parameters)


# Protocols.


_NOT_MEMBERS = frozenset((
    '__parameters__', '__orig_bases__', '__orig_class__', '_is_protocol', '_is_runtime_protocol',
    '__protocol_attrs__', '__non_callable_proto_members__', '__type_params__',
    '__abstractmethods__', '__annotations__', '__dict__', '__doc__', '__init__', '__module__',
    '__new__', '__slots__', '__subclasshook__', '__weakref__', '__class_getitem__',
    '__match_args__', '__static_attributes__', '__firstlineno__', '__annotate__',
    '__annotate_func__', '__annotations_cache__', 'MutableMapping', '__qualname__',
    '_abc_registry', '_abc_cache',
))


def _get_protocol_attrs(cls):
    """The names that a class has to have to implement a protocol."""
    found = set()
    for base in cls.__mro__[:-1]:
        if base.__name__ in ('Protocol', 'Generic'):
            continue
        names = list(base.__dict__)
        try:
            names += get_annotations(base, format=Format.FORWARDREF)
        except Exception:
            pass
        for name in names:
            if not name.startswith('_abc_') and name not in _NOT_MEMBERS:
                found.add(name)
    return found


def _no_init_or_replace_init(self, *args, **kwargs):
    """The `__init__` of a protocol: refuses, or hands over to the one a subclass should have had."""
    cls = type(self)
    if cls._is_protocol:
        raise TypeError('Protocols cannot be instantiated')
    if cls.__init__ is not _no_init_or_replace_init:
        return
    for base in cls.__mro__:
        init = base.__dict__.get('__init__', _no_init_or_replace_init)
        if init is not _no_init_or_replace_init:
            cls.__init__ = init
            break
    else:
        cls.__init__ = object.__init__
    cls.__init__(self, *args, **kwargs)


_ALLOWED_BASES = {
    'collections.abc': ['Callable', 'Awaitable', 'Iterable', 'Iterator', 'AsyncIterable',
                        'AsyncIterator', 'Hashable', 'Sized', 'Container', 'Collection',
                        'Reversible', 'Buffer'],
    'contextlib': ['AbstractContextManager', 'AbstractAsyncContextManager'],
    'io': ['Reader', 'Writer'],
    'os': ['PathLike'],
}


def _static_lookup(cls, name):
    """`(found, value)` for an attribute of a class, without asking descriptors or metaclasses."""
    for base in cls.__mro__:
        if name in base.__dict__:
            return True, base.__dict__[name]
    return False, None


class _ProtocolMeta(ABCMeta):
    def __new__(mcls, name, bases, namespace, /, **kwargs):
        if name == 'Protocol' and bases == (Generic,):
            pass
        elif Protocol in bases:
            for base in bases:
                if not (base is object or base is Generic
                        or base.__name__ in _ALLOWED_BASES.get(base.__module__, ())
                        or (base.__module__ == '_collections_abc'
                            and base.__name__ in _ALLOWED_BASES['collections.abc'])
                        or (issubclass(base, Generic) and getattr(base, '_is_protocol', False))):
                    raise TypeError(f"Protocols can only inherit from other protocols, "
                                    f"got {base!r}")
        return super().__new__(mcls, name, bases, namespace, **kwargs)

    def __init__(cls, *args, **kwargs):
        if getattr(cls, '_is_protocol', False):
            cls.__protocol_attrs__ = _get_protocol_attrs(cls)

    def __subclasscheck__(cls, other):
        if cls is Protocol:
            return type.__subclasscheck__(cls, other)
        if getattr(cls, '_is_protocol', False) and not _below_abc(cls):
            if not getattr(cls, '_is_runtime_protocol', False):
                if not isinstance(other, type):
                    raise TypeError('issubclass() arg 1 must be a class')
                raise TypeError("Instance and class checks can only be used with "
                                "@runtime_checkable protocols")
            if cls.__non_callable_proto_members__ and \
                    cls.__dict__.get('__subclasshook__') is _proto_hook_method:
                if not isinstance(other, type):
                    raise TypeError('issubclass() arg 1 must be a class')
                non_methods = sorted(cls.__non_callable_proto_members__)
                raise TypeError("Protocols with non-method members don't support issubclass(). "
                                f"Non-method members: {str(non_methods)[1:-1]}.")
            if not isinstance(other, type):
                raise TypeError('issubclass() arg 1 must be a class')
        return ABCMeta.__subclasscheck__(cls, other)

    def __instancecheck__(cls, instance):
        if cls is Protocol:
            return type.__instancecheck__(cls, instance)
        if not getattr(cls, '_is_protocol', False):
            return ABCMeta.__instancecheck__(cls, instance)
        if not getattr(cls, '_is_runtime_protocol', False):
            raise TypeError("Instance and class checks can only be used with "
                            "@runtime_checkable protocols")
        kind = type(instance)
        if cls in kind.__mro__:
            return True
        # Only the shape matters; what cannot be a subclass may still have the attributes itself.
        if not cls.__non_callable_proto_members__ and ABCMeta.__instancecheck__(cls, instance):
            return True
        own = getattr(instance, '__dict__', None)
        for attr in cls.__protocol_attrs__:
            found, value = _static_lookup(kind, attr)
            if type(own) is dict and attr in own:
                found, value = True, own[attr]
            if not found:
                if isinstance(instance, type):
                    found, value = _static_lookup(instance, attr)
                if not found:
                    return False
            if value is None and attr not in cls.__non_callable_proto_members__:
                return False
        return True


def _below_abc(cls):
    """Whether a protocol extends an abstract class that is no protocol, as `Sized`.

    That class asks its subclasses, this one too, during checks that are not about the protocol: no reason to fail.
    """
    for base in cls.__mro__:
        if isinstance(base, ABCMeta) and not isinstance(base, _ProtocolMeta):
            return True
    return False


class Protocol(Generic, metaclass=_ProtocolMeta):
    """Base class for protocol classes: a class that has the members is a subclass."""

    __slots__ = ()
    _is_protocol = True
    _is_runtime_protocol = False

    def __init_subclass__(cls, *args, **kwargs):
        super().__init_subclass__(*args, **kwargs)
        if not cls.__dict__.get('_is_protocol', False):
            cls._is_protocol = any(base is Protocol for base in cls.__bases__)
        if '__subclasshook__' not in cls.__dict__:
            cls.__subclasshook__ = _proto_hook_method
        if cls._is_protocol and cls.__init__ is Protocol.__init__:
            cls.__init__ = _no_init_or_replace_init


Protocol.__module__ = 'typing'


def _proto_hook(cls, other):
    if not cls.__dict__.get('_is_protocol', False):
        return NotImplemented
    for attr in cls.__protocol_attrs__:
        for base in other.__mro__:
            if attr in base.__dict__:
                if base.__dict__[attr] is None:
                    return NotImplemented
                break
            # A protocol may promise the member by an annotation.
            if issubclass(other, Generic) and getattr(other, '_is_protocol', False) \
                    and attr in get_annotations(base, format=Format.FORWARDREF):
                break
        else:
            return NotImplemented
    return True


_proto_hook_method = classmethod(_proto_hook)


def runtime_checkable(cls):
    """Allows `isinstance` and `issubclass` with a protocol."""
    if not (isinstance(cls, type) and issubclass(cls, Generic)
            and getattr(cls, '_is_protocol', False)):
        raise TypeError(f"@runtime_checkable can be only applied to protocol classes,"
                        f" got {cls!r}")
    cls._is_runtime_protocol = True
    cls.__non_callable_proto_members__ = set()
    for attr in cls.__protocol_attrs__:
        try:
            is_callable = callable(getattr(cls, attr, None))
        except Exception as error:
            raise TypeError(f"Failed to determine whether protocol member {attr!r} "
                            f"is a method member") from error
        if not is_callable:
            cls.__non_callable_proto_members__.add(attr)
    return cls


def is_protocol(tp, /):
    """Whether `tp` is a protocol class."""
    return (isinstance(tp, type) and getattr(tp, '_is_protocol', False) and tp is not Protocol)


def get_protocol_members(tp, /):
    """The names of the members that a protocol asks for."""
    if not is_protocol(tp):
        raise TypeError(f'{tp!r} is not a Protocol')
    return frozenset(tp.__protocol_attrs__)


# Aliases of classes, and common type variables.

T = TypeVar('T')
KT = TypeVar('KT')
VT = TypeVar('VT')
T_co = TypeVar('T_co', covariant=True)
V_co = TypeVar('V_co', covariant=True)
VT_co = TypeVar('VT_co', covariant=True)
T_contra = TypeVar('T_contra', contravariant=True)
CT_co = TypeVar('CT_co', covariant=True, bound=type)
AnyStr = TypeVar('AnyStr', bytes, str)
for _parameter in (T, KT, VT, T_co, V_co, VT_co, T_contra, CT_co, AnyStr):
    _parameter.__module__ = 'typing'
del _parameter

_alias = _SpecialGenericAlias
_abc = collections.abc

Hashable = _alias(_abc.Hashable, 0)
Awaitable = _alias(_abc.Awaitable, 1)
Coroutine = _alias(_abc.Coroutine, 3)
AsyncIterable = _alias(_abc.AsyncIterable, 1)
AsyncIterator = _alias(_abc.AsyncIterator, 1)
Iterable = _alias(_abc.Iterable, 1)
Iterator = _alias(_abc.Iterator, 1)
Reversible = _alias(_abc.Reversible, 1)
Sized = _alias(_abc.Sized, 0)
Container = _alias(_abc.Container, 1)
Collection = _alias(_abc.Collection, 1)
Callable = _CallableType(_abc.Callable, 2)
AbstractSet = _alias(_abc.Set, 1, name='AbstractSet')
MutableSet = _alias(_abc.MutableSet, 1)
Mapping = _alias(_abc.Mapping, 2)
MutableMapping = _alias(_abc.MutableMapping, 2)
Sequence = _alias(_abc.Sequence, 1)
MutableSequence = _alias(_abc.MutableSequence, 1)
ByteString = _DeprecatedGenericAlias(
    getattr(_abc, 'ByteString', _abc.Sequence), 0, name='ByteString')
Tuple = _TupleType(tuple, -1, inst=False, name='Tuple')
List = _alias(list, 1, inst=False, name='List')
Deque = _alias(collections.deque, 1, name='Deque')
Set = _alias(set, 1, inst=False, name='Set')
FrozenSet = _alias(frozenset, 1, inst=False, name='FrozenSet')
MappingView = _alias(_abc.MappingView, 1)
KeysView = _alias(_abc.KeysView, 1)
ItemsView = _alias(_abc.ItemsView, 2)
ValuesView = _alias(_abc.ValuesView, 1)
Dict = _alias(dict, 2, inst=False, name='Dict')
DefaultDict = _alias(collections.defaultdict, 2, name='DefaultDict')
OrderedDict = _alias(collections.OrderedDict, 2)
Counter = _alias(collections.Counter, 1)
ChainMap = _alias(collections.ChainMap, 2)
Generator = _alias(_abc.Generator, 3, defaults=(type(None), type(None)))
AsyncGenerator = _alias(_abc.AsyncGenerator, 2, defaults=(type(None),))
Type = _alias(type, 1, inst=False, name='Type')


def __getattr__(name):
    """Aliases of classes from modules that are seldom needed."""
    if name in ('Pattern', 'Match'):
        import re
        made = _alias(getattr(re, name), 1)
    elif name == 'ContextManager':
        import contextlib
        made = _alias(contextlib.AbstractContextManager, 2, name=name,
                      defaults=(bool | None,))
    elif name == 'AsyncContextManager':
        import contextlib
        made = _alias(contextlib.AbstractAsyncContextManager, 2, name=name,
                      defaults=(bool | None,))
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = made
    return made


@runtime_checkable
class SupportsInt(Protocol):
    """An ABC with one abstract method __int__."""

    __slots__ = ()

    @abstractmethod
    def __int__(self) -> int:
        pass


@runtime_checkable
class SupportsFloat(Protocol):
    """An ABC with one abstract method __float__."""

    __slots__ = ()

    @abstractmethod
    def __float__(self) -> float:
        pass


@runtime_checkable
class SupportsComplex(Protocol):
    """An ABC with one abstract method __complex__."""

    __slots__ = ()

    @abstractmethod
    def __complex__(self) -> complex:
        pass


@runtime_checkable
class SupportsBytes(Protocol):
    """An ABC with one abstract method __bytes__."""

    __slots__ = ()

    @abstractmethod
    def __bytes__(self) -> bytes:
        pass


@runtime_checkable
class SupportsIndex(Protocol):
    """An ABC with one abstract method __index__."""

    __slots__ = ()

    @abstractmethod
    def __index__(self) -> int:
        pass


@runtime_checkable
class SupportsAbs(Protocol[T_co]):
    """An ABC with one abstract method __abs__ that is covariant in its return type."""

    __slots__ = ()

    @abstractmethod
    def __abs__(self) -> T_co:
        pass


@runtime_checkable
class SupportsRound(Protocol[T_co]):
    """An ABC with one abstract method __round__ that is covariant in its return type."""

    __slots__ = ()

    @abstractmethod
    def __round__(self, ndigits: int = 0) -> T_co:
        pass


class IO(Generic[AnyStr]):
    """What a file object can do, for annotations."""

    __slots__ = ()


class TextIO(IO[str]):
    """A text file, for annotations."""

    __slots__ = ()


class BinaryIO(IO[bytes]):
    """A binary file, for annotations."""

    __slots__ = ()


def _add_file_methods():
    def add(cls, names, is_property=False):
        for name in names.split():
            def method(self, *args):
                pass
            method.__name__ = name
            method.__qualname__ = f'{cls.__name__}.{name}'
            method = abstractmethod(method)
            setattr(cls, name, property(method) if is_property else method)
    add(IO, 'close fileno flush isatty read readable readline readlines seek seekable tell '
            'truncate writable write writelines __enter__ __exit__')
    add(IO, 'mode name closed', True)
    add(TextIO, '__enter__')
    add(TextIO, 'buffer encoding errors line_buffering newlines', True)
    add(BinaryIO, 'write __enter__')


_add_file_methods()


# Named tuples and typed dicts.


class NamedTupleMeta(type):
    def __new__(cls, typename, bases, ns):
        for base in bases:
            if base is not _NamedTuple and base is not Generic:
                raise TypeError('can only inherit from a NamedTuple type and Generic')
        bases = tuple([tuple if base is _NamedTuple else base for base in bases])
        field_types = _annotations_from_namespace(ns)
        defaults = []
        for name in field_types:
            if name in ns:
                defaults.append(name)
            elif defaults:
                raise TypeError(f"Non-default namedtuple field {name} "
                                f"cannot follow default field"
                                f"{'s' if len(defaults) > 1 else ''} {', '.join(defaults)}")
        made = _make_nmtuple(typename, field_types, [ns[name] for name in defaults],
                             ns['__module__'], bases)
        if Generic in bases:
            made.__class_getitem__ = classmethod(_generic_class_getitem)
        for key, value in ns.items():
            if key in _NAMED_TUPLE_PROHIBITED:
                raise AttributeError("Cannot overwrite NamedTuple attribute " + key)
            if key not in _NAMED_TUPLE_SPECIAL:
                if key not in made._fields:
                    setattr(made, key, value)
                hook = getattr(type(value), '__set_name__', None)
                if hook is not None:
                    try:
                        hook(value, made, key)
                    except BaseException as error:
                        error.add_note(f"Error calling __set_name__ on {type(value).__name__!r} "
                                       f"instance {key!r} in {typename!r}")
                        raise
        if Generic in bases:
            made.__init_subclass__()
        return made


_NAMED_TUPLE_PROHIBITED = frozenset(('__new__', '__init__', '__slots__', '__getnewargs__',
                                     '_fields', '_field_defaults', '_field_types', '_make',
                                     '_replace', '_asdict', '_source'))
_NAMED_TUPLE_SPECIAL = frozenset(('__module__', '__name__', '__annotations__', '__annotate__',
                                  '__annotate_func__', '__annotations_cache__'))


def _make_nmtuple(name, field_types, defaults, module, bases=(tuple,)):
    field_types = {field: _type_check(kind, f"field {field} annotation must be a type",
                                      allow_special_forms=False)
                   for field, kind in field_types.items()}
    made = make_namedtuple(name, list(field_types), False, defaults, module, bases)
    made.__annotations__ = made.__new__.__annotations__ = field_types
    return made


def NamedTuple(typename, fields=_sentinel, /, **kwargs):
    """A named tuple with types for its fields; as a base class, or as a function."""
    if fields is _sentinel or fields is None:
        # Fields as keyword arguments, or none at all: deprecated, and still there.
        fields = kwargs.items()
    elif kwargs:
        raise TypeError("Either list of fields or keywords can be provided to NamedTuple, not both")
    from _hognose import caller_module
    made = _make_nmtuple(typename, dict(fields), [], caller_module())
    made.__orig_bases__ = (NamedTuple,)
    return made


_NamedTuple = type.__new__(NamedTupleMeta, 'NamedTuple', (), {})


def _namedtuple_mro_entries(bases):
    return (_NamedTuple,)


NamedTuple.__mro_entries__ = _namedtuple_mro_entries


def _typed_dict_qualifiers(annotation):
    while True:
        origin = get_origin(annotation)
        if origin is Annotated:
            annotation = annotation.__origin__
        elif origin is Required or origin is NotRequired or origin is ReadOnly:
            yield origin
            annotation = annotation.__args__[0]
        else:
            return


class _TypedDictMeta(type):
    def __new__(cls, name, bases, ns, total=True):
        for base in bases:
            if type(base) is not _TypedDictMeta and base is not Generic:
                raise TypeError('cannot inherit from both a TypedDict type '
                                'and a non-TypedDict base class')
        own = _annotations_from_namespace(ns)
        is_generic = any(issubclass(base, Generic) for base in bases)
        body = {key: value for key, value in ns.items()
                if key not in ('__annotate__', '__annotate_func__', '__annotations__')}
        if '__orig_bases__' not in body:
            body['__orig_bases__'] = bases
        made = type.__new__(_TypedDictMeta, name,
                            (Generic, dict) if is_generic else (dict,), body)
        message = "TypedDict('Name', {f0: t0, f1: t1, ...}); each t must be a type"
        module = made.__module__
        own = {key: _type_check(value, message, module=module, allow_special_forms=True)
               if not isinstance(value, str) else ForwardRef(value, module=module, is_class=True)
               for key, value in own.items()}
        annotations = {}
        required = set()
        optional = set()
        read_only = set()
        mutable = set()
        for base in bases:
            base_dict = base.__dict__
            if base is not Generic:
                annotations.update(base.__annotations__)
            base_required = base_dict.get('__required_keys__', set())
            required |= base_required
            optional -= base_required
            base_optional = base_dict.get('__optional_keys__', set())
            required -= base_optional
            optional |= base_optional
            read_only.update(base_dict.get('__readonly_keys__', ()))
            mutable.update(base_dict.get('__mutable_keys__', ()))
        annotations.update(own)
        for key, annotation in own.items():
            qualifiers = set(_typed_dict_qualifiers(annotation))
            if Required in qualifiers:
                is_required = True
            elif NotRequired in qualifiers:
                is_required = False
            else:
                is_required = total
            if is_required:
                required.add(key)
                optional.discard(key)
            else:
                optional.add(key)
                required.discard(key)
            if ReadOnly in qualifiers:
                if key in mutable:
                    raise TypeError(f"Cannot override mutable key {key!r}"
                                    " with read-only key")
                read_only.add(key)
            else:
                mutable.add(key)
                read_only.discard(key)
        made.__annotations__ = annotations
        made.__required_keys__ = frozenset(required)
        made.__optional_keys__ = frozenset(optional)
        made.__readonly_keys__ = frozenset(read_only)
        made.__mutable_keys__ = frozenset(mutable)
        made.__total__ = total
        return made

    def __call__(cls, /, *args, **kwargs):
        return dict(*args, **kwargs)

    def __subclasscheck__(cls, other):
        raise TypeError('TypedDict does not support instance and class checks')

    __instancecheck__ = __subclasscheck__


def TypedDict(typename, fields=_sentinel, /, *, total=True):
    """A dict with given keys and types for their values; as a base class, or as a function."""
    if fields is _sentinel or fields is None:
        fields = {}
    namespace = {'__annotations__': dict(fields)}
    from _hognose import caller_module
    module = caller_module()
    if module is not None:
        namespace['__module__'] = module
    made = _TypedDictMeta(typename, (), namespace, total=total)
    made.__orig_bases__ = (TypedDict,)
    return made


_TypedDict = type.__new__(_TypedDictMeta, 'TypedDict', (), {})
TypedDict.__mro_entries__ = lambda bases: (_TypedDict,)


def is_typeddict(tp):
    """Whether `tp` is a typed dict class."""
    return isinstance(tp, _TypedDictMeta)


class NewType:
    """A name for a type that a type checker tells apart; calling it returns its argument."""

    def __init__(self, name, tp):
        self.__qualname__ = name
        if '.' in name:
            name = name.rpartition('.')[-1]
        self.__name__ = name
        self.__supertype__ = tp
        from _hognose import caller_module
        module = caller_module()
        if module != 'typing':
            self.__module__ = module

    def __call__(self, arg, /):
        return arg

    def __mro_entries__(self, bases):
        name = self.__name__

        class Refusing:
            def __init_subclass__(cls):
                raise TypeError(
                    f"Cannot subclass an instance of NewType. Perhaps you were looking for: "
                    f"`{cls.__name__} = NewType({cls.__name__!r}, {name})`")
        return (Refusing,)

    def __repr__(self):
        return f'{self.__module__}.{self.__qualname__}'

    def __reduce__(self):
        return self.__qualname__

    def __or__(self, other):
        return _union_of((self, other))

    def __ror__(self, other):
        return _union_of((other, self))


# Questions.


def get_origin(tp):
    """`list` for `list[int]`, `Union` for `int | None`, None for what has no origin."""
    if isinstance(tp, _AnnotatedAlias):
        return Annotated
    if isinstance(tp, (_BaseGenericAlias, GenericAlias, ParamSpecArgs, ParamSpecKwargs)):
        return tp.__origin__
    if tp is Generic:
        return Generic
    if isinstance(tp, Union):
        return Union
    return None


def get_args(tp):
    """The arguments of a subscripted type, the parameters of a callable as a list."""
    if isinstance(tp, _AnnotatedAlias):
        return (tp.__origin__,) + tp.__metadata__
    if isinstance(tp, (_GenericAlias, GenericAlias)):
        args = tp.__args__
        if _should_unflatten_callable_args(tp.__origin__, args) and args:
            args = (list(args[:-1]), args[-1])
        return args
    if isinstance(tp, Union):
        return tp.__args__
    return ()


def _strip_annotations(t):
    """`t` without `Annotated`, `Required`, `NotRequired` and `ReadOnly`."""
    if isinstance(t, _AnnotatedAlias):
        return _strip_annotations(t.__origin__)
    if isinstance(t, _GenericAlias):
        if t.__origin__ is Required or t.__origin__ is NotRequired or t.__origin__ is ReadOnly:
            return _strip_annotations(t.__args__[0])
        stripped = tuple([_strip_annotations(item) for item in t.__args__])
        return t if stripped == t.__args__ else t.copy_with(stripped)
    if isinstance(t, GenericAlias):
        stripped = tuple([_strip_annotations(item) for item in t.__args__])
        return t if stripped == t.__args__ else GenericAlias(t.__origin__, stripped)
    if isinstance(t, Union):
        stripped = tuple([_strip_annotations(item) for item in t.__args__])
        return t if stripped == t.__args__ else _union_of(stripped)
    return t


def _eval_type(t, globalns, localns, type_params=(), *, recursive_guard=frozenset(), format=None,
               owner=None):
    """`t` with the forward references inside it evaluated."""
    if isinstance(t, ForwardRef):
        return evaluate_forward_ref(t, globals=globalns, locals=localns, type_params=type_params,
                                    owner=owner, format=format, _recursive_guard=recursive_guard)
    is_alias = isinstance(t, GenericAlias)
    if is_alias or isinstance(t, (_GenericAlias, Union)):
        args = t.__args__
        if is_alias:
            args = tuple([ForwardRef(item) if isinstance(item, str) else item for item in args])
        new_args = tuple([_eval_type(item, globalns, localns, type_params,
                                     recursive_guard=recursive_guard, format=format, owner=owner)
                          for item in args])
        unpacked = is_alias and getattr(t, '__unpacked__', False)
        if new_args == t.__args__ and not unpacked:
            return t
        if is_alias:
            if _should_unflatten_callable_args(t.__origin__, new_args):
                made = t.__origin__[(list(new_args[:-1]), new_args[-1])]
            else:
                made = GenericAlias(t.__origin__, new_args)
            return Unpack[made] if unpacked else made
        if isinstance(t, Union):
            return _union_of(new_args)
        return t.copy_with(new_args)
    return t


def evaluate_forward_ref(forward_ref, *, owner=None, globals=None, locals=None, type_params=None,
                         format=None, _recursive_guard=frozenset()):
    """What a forward reference means, with references inside it evaluated too."""
    if format == Format.STRING:
        return forward_ref.__forward_arg__
    if forward_ref.__forward_arg__ in _recursive_guard:
        return forward_ref
    if format is None:
        format = Format.VALUE
    value = forward_ref.evaluate(globals=globals, locals=locals, type_params=type_params,
                                 owner=owner, format=format)
    if isinstance(value, ForwardRef) and format == Format.FORWARDREF:
        return value
    if isinstance(value, str):
        value = ForwardRef(value, module=forward_ref.__forward_module__,
                           owner=owner or forward_ref.__owner__,
                           is_argument=forward_ref.__forward_is_argument__,
                           is_class=forward_ref.__forward_is_class__)
    if owner is None:
        owner = forward_ref.__owner__
    value = _type_check(value, "Forward references must evaluate to types.",
                        is_argument=forward_ref.__forward_is_argument__,
                        allow_special_forms=forward_ref.__forward_is_class__)
    return _eval_type(value, globals, locals, type_params, owner=owner, format=format,
                      recursive_guard=_recursive_guard | {forward_ref.__forward_arg__})


def get_type_hints(obj, globalns=None, localns=None, include_extras=False, *, format=None):
    """The annotations of an object and, for a class, of its bases; with forward references evaluated."""
    if getattr(obj, '__no_type_check__', None):
        return {}
    if format is None:
        format = Format.VALUE
    hints = {}
    if isinstance(obj, type):
        for base in reversed(obj.__mro__):
            annotations = get_annotations(base, format=format)
            if format == Format.STRING:
                hints.update(annotations)
                continue
            if not annotations:
                continue
            if globalns is None:
                base_globals = getattr(sys.modules.get(base.__module__), '__dict__', {})
            else:
                base_globals = globalns
            base_locals = dict(vars(base)) if localns is None else localns
            if localns is None and globalns is None:
                # Names of the module win over names of the class of the same spelling.
                base_globals, base_locals = base_locals, base_globals
            type_params = base.__dict__.get('__type_params__', ())
            for name, value in annotations.items():
                if isinstance(value, str):
                    value = ForwardRef(value, is_argument=False, is_class=True)
                value = _type_convert(value)
                hints[name] = _eval_type(value, base_globals, base_locals, type_params,
                                         format=format, owner=obj)
    else:
        hints = get_annotations(obj, format=format)
        if not hints and not isinstance(obj, types.ModuleType) and not callable(obj) \
                and not hasattr(obj, '__annotations__') and not hasattr(obj, '__annotate__'):
            raise TypeError(f"{obj!r} is not a module, class, or callable.")
        if format == Format.STRING:
            return hints
        if globalns is None:
            if isinstance(obj, types.ModuleType):
                globalns = obj.__dict__
            else:
                function = obj
                while hasattr(function, '__wrapped__'):
                    function = function.__wrapped__
                globalns = getattr(function, '__globals__', {})
            if localns is None:
                localns = globalns
        elif localns is None:
            localns = globalns
        type_params = getattr(obj, '__type_params__', ())
        for name, value in hints.items():
            if isinstance(value, str):
                value = ForwardRef(value, is_argument=not isinstance(obj, types.ModuleType),
                                   is_class=False)
            value = _type_convert(value)
            hints[name] = _eval_type(value, globalns, localns, type_params, format=format,
                                     owner=obj)
    if include_extras:
        return hints
    return {name: _strip_annotations(value) for name, value in hints.items()}


# What only type checkers act on.


def cast(typ, val):
    """Returns `val` unchanged; says to type checkers that it is a `typ`."""
    return val


def assert_type(val, typ, /):
    """Returns `val` unchanged; asks type checkers to confirm that it is a `typ`."""
    return val


_ASSERT_NEVER_REPR_MAX_LENGTH = 100


def assert_never(arg: Never, /) -> Never:
    """Fails if it is ever reached."""
    value = repr(arg)
    if len(value) > _ASSERT_NEVER_REPR_MAX_LENGTH:
        value = value[:_ASSERT_NEVER_REPR_MAX_LENGTH] + '...'
    raise AssertionError(f"Expected code to be unreachable, but got: {value}")


def reveal_type(obj, /):
    """Prints the type of `obj` to standard error, and returns `obj`."""
    print(f"Runtime type is {type(obj).__name__!r}", file=sys.stderr)
    return obj


# Functions that forget what was remembered here: nothing is.
_cleanups = []


def no_type_check(arg):
    """Marks that the annotations of a function or class are not type hints."""
    if isinstance(arg, type):
        for key in dir(arg):
            value = getattr(arg, key)
            if (not hasattr(value, '__qualname__')
                    or value.__qualname__ != f'{arg.__qualname__}.{value.__name__}'
                    or getattr(value, '__module__', None) != arg.__module__):
                continue
            if isinstance(value, types.FunctionType):
                value.__no_type_check__ = True
            if isinstance(value, types.MethodType):
                value.__func__.__no_type_check__ = True
            if isinstance(value, type):
                no_type_check(value)
    try:
        arg.__no_type_check__ = True
    except TypeError:
        pass
    return arg


def no_type_check_decorator(decorator):
    """A decorator that also does what `no_type_check` does."""
    import warnings
    warnings._deprecated("typing.no_type_check_decorator", remove=(3, 15))

    @functools.wraps(decorator)
    def wrapped_decorator(*args, **kwds):
        return no_type_check(decorator(*args, **kwds))
    return wrapped_decorator


def _overload_dummy(*args, **kwds):
    raise NotImplementedError(
        "You should not call an overloaded function. "
        "A series of @overload-decorated functions "
        "outside a stub module should always be followed "
        "by an implementation that is not @overload-ed.")


_overload_registry = {}


def overload(func):
    """Marks one of several signatures of a function."""
    f = getattr(func, '__func__', func)
    try:
        key = f.__module__, f.__qualname__
        line = f.__code__.co_firstlineno
    except AttributeError:
        return _overload_dummy
    _overload_registry.setdefault(key, {})[line] = func
    return _overload_dummy


def get_overloads(func):
    """The overloads that were defined for a function."""
    f = getattr(func, '__func__', func)
    return list(_overload_registry.get((f.__module__, f.__qualname__), {}).values())


def clear_overloads():
    """Forgets all overloads."""
    _overload_registry.clear()


def final(f):
    """Marks a class that is not subclassed, or a method that is not overridden."""
    try:
        f.__final__ = True
    except (AttributeError, TypeError):
        pass
    return f


def override(method, /):
    """Marks a method that overrides one of a base class."""
    try:
        method.__override__ = True
    except (AttributeError, TypeError):
        pass
    return method


def dataclass_transform(*, eq_default=True, order_default=False, kw_only_default=False,
                        frozen_default=False, field_specifiers=(), **kwargs):
    """Marks something that makes classes like `dataclasses.dataclass` does."""
    def decorator(cls_or_fn):
        cls_or_fn.__dataclass_transform__ = {
            'eq_default': eq_default,
            'order_default': order_default,
            'kw_only_default': kw_only_default,
            'frozen_default': frozen_default,
            'field_specifiers': field_specifiers,
            'kwargs': kwargs,
        }
        return cls_or_fn
    return decorator
