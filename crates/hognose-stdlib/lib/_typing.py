"""Type parameters, type aliases and `Generic`: what the syntax of PEP 695 needs.

The VM calls `make_typevar`, `make_paramspec`, `make_typevartuple`, `make_typealias` and `make_generic_bases`;
`typing` exports the classes. Bounds, constraints, defaults and values of aliases that come as functions
are called when they are first asked for.

Deliberately absent: everything in `typing` that is not needed before `typing` is imported; it is imported where a
parameter is substituted, checked or shown.
"""

import types
from _hognose import qualified as _qualified
from types import GenericAlias

__all__ = ['TypeVar', 'ParamSpec', 'ParamSpecArgs', 'ParamSpecKwargs', 'TypeVarTuple',
           'TypeAliasType', 'Generic', 'NoDefault', 'Union', 'make_typevar', 'make_paramspec',
           'make_typevartuple', 'make_typealias', 'make_generic_bases', 'union_of']


class NoDefaultType:
    """The type of the NoDefault singleton."""

    __module__ = 'builtins'
    __slots__ = ()

    def __new__(cls):
        return NoDefault

    def __repr__(self):
        return 'typing.NoDefault'

    def __reduce__(self):
        return 'NoDefault'


NoDefault = object.__new__(NoDefaultType)
_UNSET = object()


def _caller():
    from _hognose import caller_module
    return caller_module()


def _check(value, message):
    import typing
    return typing._type_check(value, message)


class _ConstEvaluator:
    """An evaluate function for a value that is there already."""

    def __init__(self, value):
        self._value = value

    def __call__(self, format=1, /):
        import operator
        if operator.index(format) == 4:
            import typing
            if type(self._value) is tuple:
                return '(%s)' % ', '.join([typing._type_repr(item) for item in self._value])
            return typing._type_repr(self._value)
        return self._value

    def __repr__(self):
        return f'<constevaluator {self._value!r}>'


class _Parameter:
    """What the three kinds of type parameters have in common."""

    _default = NoDefault
    _default_fn = None
    _infer_variance = False

    def __init_subclass__(cls, **kwds):
        if cls.__module__ != __name__ and cls.__module__ != 'typing':
            bad = next(base for base in cls.__mro__[1:] if base.__module__ == 'typing')
            raise TypeError(f"type 'typing.{bad.__name__}' is not an acceptable base type")

    @property
    def __default__(self):
        if self._default_fn is not None:
            self._default = self._default_fn()
            self._default_fn = None
        return self._default

    def has_default(self):
        return self._default_fn is not None or self._default is not NoDefault

    @property
    def evaluate_default(self):
        if self._default_fn is not None:
            return self._default_fn
        return None if self._default is NoDefault else _ConstEvaluator(self._default)

    def __reduce__(self):
        return self.__name__

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __or__(self, other):
        return union_of((self, other))

    def __ror__(self, other):
        return union_of((other, self))

    def __repr__(self):
        if self._infer_variance:
            return self.__name__
        sign = '+' if self.__covariant__ else '-' if self.__contravariant__ else '~'
        return sign + self.__name__

    def _set_variance(self, covariant, contravariant, infer_variance):
        if covariant and contravariant:
            raise ValueError("Bivariant types are not supported.")
        if infer_variance and (covariant or contravariant):
            raise ValueError("Variance cannot be specified with infer_variance.")
        self.__covariant__ = bool(covariant)
        self.__contravariant__ = bool(contravariant)
        self.__infer_variance__ = self._infer_variance = bool(infer_variance)

    def _fill_default(self, alias, args):
        """`args` with this parameter's default, when it is the next that is missing."""
        parameters = alias.__parameters__
        index = parameters.index(self)
        if index == len(args) and self.has_default():
            args = (*args, self.__default__)
        return args


@_qualified
class TypeVar(_Parameter):
    """Type variable."""

    __module__ = 'typing'
    _bound = None
    _bound_fn = None
    _constraints = ()
    _constraints_fn = None

    def __init__(self, name, *constraints, bound=None, default=NoDefault, covariant=False,
                 contravariant=False, infer_variance=False):
        if not isinstance(name, str):
            raise TypeError(f"typevar() argument 'name' must be str, not {type(name).__name__}")
        self._set_variance(covariant, contravariant, infer_variance)
        if bound is not None:
            bound = _check(bound, "Bound must be a type.")
        if constraints:
            if bound is not None:
                raise TypeError("Constraints cannot be combined with bound=...")
            if len(constraints) == 1:
                raise TypeError("A single constraint is not allowed")
            self._constraints = tuple([_check(item, "TypeVar(name, constraint, ...): constraints "
                                              "must be types.") for item in constraints])
        self.__name__ = name
        self._bound = bound
        if default is not NoDefault:
            self._default = default
        module = _caller()
        self.__module__ = module

    @property
    def __bound__(self):
        if self._bound_fn is not None:
            self._bound = self._bound_fn()
            self._bound_fn = None
        return self._bound

    @property
    def __constraints__(self):
        if self._constraints_fn is not None:
            self._constraints = self._constraints_fn()
            self._constraints_fn = None
        return self._constraints

    @property
    def evaluate_bound(self):
        if self._bound_fn is not None:
            return self._bound_fn
        return None if self._bound is None else _ConstEvaluator(self._bound)

    @property
    def evaluate_constraints(self):
        if self._constraints_fn is not None:
            return self._constraints_fn
        return _ConstEvaluator(self._constraints) if self._constraints else None

    def __mro_entries__(self, bases):
        raise TypeError("Cannot subclass an instance of TypeVar")

    def __typing_subst__(self, arg):
        import typing
        arg = typing._type_check(arg, "Parameters to generic types must be types.", True)
        if ((isinstance(arg, typing._GenericAlias) and arg.__origin__ is typing.Unpack)
                or (isinstance(arg, GenericAlias) and getattr(arg, '__unpacked__', False))):
            raise TypeError(f"{arg} is not valid as type argument")
        return arg

    def __typing_prepare_subst__(self, alias, args):
        return self._fill_default(alias, args)


@_qualified
class ParamSpecArgs:
    """The args for a ParamSpec object."""

    __module__ = 'typing'

    def __init_subclass__(cls, **kwds):
        raise TypeError("type 'typing.ParamSpecArgs' is not an acceptable base type")

    def __init__(self, origin):
        self.__origin__ = origin

    def __repr__(self):
        origin = self.__origin__
        name = origin.__name__ if isinstance(origin, ParamSpec) else repr(origin)
        return f'{name}.args'

    def __eq__(self, other):
        if not isinstance(other, ParamSpecArgs):
            return NotImplemented
        return self.__origin__ == other.__origin__

    def __hash__(self):
        return hash(self.__origin__)

    def __mro_entries__(self, bases):
        raise TypeError("Cannot subclass an instance of ParamSpecArgs")


@_qualified
class ParamSpecKwargs:
    """The kwargs for a ParamSpec object."""

    __module__ = 'typing'

    def __init_subclass__(cls, **kwds):
        raise TypeError("type 'typing.ParamSpecKwargs' is not an acceptable base type")

    def __init__(self, origin):
        self.__origin__ = origin

    def __repr__(self):
        origin = self.__origin__
        name = origin.__name__ if isinstance(origin, ParamSpec) else repr(origin)
        return f'{name}.kwargs'

    def __eq__(self, other):
        if not isinstance(other, ParamSpecKwargs):
            return NotImplemented
        return self.__origin__ == other.__origin__

    def __hash__(self):
        return hash(self.__origin__)

    def __mro_entries__(self, bases):
        raise TypeError("Cannot subclass an instance of ParamSpecKwargs")


@_qualified
class ParamSpec(_Parameter):
    """Parameter specification variable."""

    __module__ = 'typing'
    __bound__ = None

    def __init__(self, name, *, bound=None, default=NoDefault, covariant=False,
                 contravariant=False, infer_variance=False):
        if not isinstance(name, str):
            raise TypeError(f"paramspec() argument 'name' must be str, not {type(name).__name__}")
        self._set_variance(covariant, contravariant, infer_variance)
        self.__name__ = name
        if bound is not None:
            self.__bound__ = _check(bound, "Bound must be a type.")
        if default is not NoDefault:
            self._default = default
        self.__module__ = _caller()

    @property
    def args(self):
        return ParamSpecArgs(self)

    @property
    def kwargs(self):
        return ParamSpecKwargs(self)

    def __mro_entries__(self, bases):
        raise TypeError("Cannot subclass an instance of ParamSpec")

    def __typing_subst__(self, arg):
        import typing
        if isinstance(arg, (list, tuple)):
            return tuple([typing._type_check(item, "Expected a type.") for item in arg])
        if not typing._is_param_expr(arg):
            raise TypeError(f"Expected a list of types, an ellipsis, "
                            f"ParamSpec, or Concatenate. Got {arg}")
        return arg

    def __typing_prepare_subst__(self, alias, args):
        import typing
        parameters = alias.__parameters__
        index = parameters.index(self)
        if index == len(args) and self.has_default():
            args = (*args, self.__default__)
        if index >= len(args):
            raise TypeError(f"Too few arguments for {alias}")
        # `Z[int, str]` means `Z[[int, str]]` where a single ParamSpec is all there is.
        if len(parameters) == 1 and not typing._is_param_expr(args[0]):
            return (args,)
        if isinstance(args[index], list):
            return (*args[:index], tuple(args[index]), *args[index + 1:])
        return args


@_qualified
class TypeVarTuple(_Parameter):
    """Type variable tuple: stands for any number of types."""

    __module__ = 'typing'

    def __init__(self, name, *, default=NoDefault):
        if not isinstance(name, str):
            raise TypeError(f"typevartuple() argument 'name' must be str, not {type(name).__name__}")
        self.__name__ = name
        if default is not NoDefault:
            self._default = default
        self.__module__ = _caller()

    __or__ = __ror__ = None

    def __repr__(self):
        return self.__name__

    def __iter__(self):
        import typing
        return iter((typing.Unpack[self],))

    def __mro_entries__(self, bases):
        raise TypeError("Cannot subclass an instance of TypeVarTuple")

    def __typing_subst__(self, arg):
        raise TypeError("Substitution of bare TypeVarTuple is not supported")

    def __typing_prepare_subst__(self, alias, args):
        """`args` with those that belong to this parameter gathered in a tuple."""
        import typing
        parameters = alias.__parameters__
        index = parameters.index(self)
        for parameter in parameters[index + 1:]:
            if isinstance(parameter, TypeVarTuple):
                raise TypeError(f"More than one TypeVarTuple parameter in {alias}")
        n_args = len(args)
        n_parameters = len(parameters)
        left = index
        right = n_parameters - index - 1
        unpacked_at = None
        fill = None
        for at, arg in enumerate(args):
            if isinstance(arg, type):
                continue
            inner = getattr(arg, '__typing_unpacked_tuple_args__', None)
            if inner and len(inner) == 2 and inner[-1] is ...:
                if unpacked_at is not None:
                    raise TypeError("More than one unpacked arbitrary-length tuple argument")
                unpacked_at = at
                fill = inner[0]
        if unpacked_at is not None:
            left = min(left, unpacked_at)
            right = min(right, n_args - unpacked_at - 1)
        elif left + right > n_args:
            raise TypeError(f"Too few arguments for {alias}; "
                            f"actual {n_args}, expected at least {n_parameters - 1}")
        if left == n_args - right and self.has_default():
            replacement = typing._unpack_args((self.__default__,))
        else:
            replacement = args[left:n_args - right]
        return (*args[:left], *([fill] * (index - left)), tuple(replacement),
                *([fill] * (n_parameters - right - left - 1 - (index - left))),
                *args[n_args - right:])


@_qualified
class TypeAliasType:
    """Type alias: a name for a type, with a value that is evaluated when it is asked for."""

    __module__ = 'typing'

    def __init__(self, /, *args, **named):
        if len(args) > 2:
            raise TypeError(f"typealias() takes exactly 2 positional arguments ({len(args)} given)")
        given = dict(zip(('name', 'value'), args))
        for position, wanted in enumerate(('name', 'value'), 1):
            if wanted in given and wanted in named:
                raise TypeError(f"argument for typealias() given by name ({wanted!r}) and position ({position})")
            if wanted not in given and wanted not in named:
                raise TypeError(f"typealias() missing required argument {wanted!r} (pos {position})")
        given |= named
        name, value, type_params = given.pop('name'), given.pop('value'), given.pop('type_params', ())
        if given:
            raise TypeError(f"typealias() got an unexpected keyword argument {next(iter(given))!r}")
        if not isinstance(name, str):
            raise TypeError(f"typealias() argument 'name' must be str, not {type(name).__name__}")
        if not isinstance(type_params, tuple):
            raise TypeError("type_params must be a tuple")
        with_default = False
        for parameter in type_params:
            if not isinstance(parameter, _Parameter):
                raise TypeError(f"Expected a type param, got {parameter!r}")
            if isinstance(parameter, TypeVarTuple):
                continue
            if parameter.has_default():
                with_default = True
            elif with_default:
                raise TypeError(f"non-default type parameter '{parameter!r}' "
                                f"follows default type parameter")
        put = self.__dict__
        put['__name__'] = name
        put['__type_params__'] = type_params
        put['_value'] = value
        put['_value_fn'] = None
        put['__module__'] = _caller()

    def __init_subclass__(cls, **kwds):
        raise TypeError("type 'typing.TypeAliasType' is not an acceptable base type")

    def __setattr__(self, name, value):
        if name == '__name__':
            raise AttributeError("readonly attribute")
        if name in ('__type_params__', '__value__', '__parameters__', '__module__', 'evaluate_value'):
            raise AttributeError(f"attribute '{name}' of 'typing.TypeAliasType' objects is not writable")
        raise AttributeError(f"'typing.TypeAliasType' object has no attribute '{name}' "
                             f"and no __dict__ for setting new attributes")

    def __delattr__(self, name):
        TypeAliasType.__setattr__(self, name, None)

    @property
    def __value__(self):
        function = self._value_fn
        if function is not None:
            self.__dict__['_value'] = function()
            self.__dict__['_value_fn'] = None
        return self._value

    @property
    def evaluate_value(self):
        return self._value_fn or _ConstEvaluator(self._value)

    @property
    def __parameters__(self):
        import typing
        result = []
        for parameter in self.__type_params__:
            if isinstance(parameter, TypeVarTuple):
                result.append(typing.Unpack[parameter])
            else:
                result.append(parameter)
        return tuple(result)

    def __getitem__(self, parameters):
        if not self.__type_params__:
            raise TypeError("Only generic type aliases are subscriptable")
        if not isinstance(parameters, tuple):
            parameters = (parameters,)
        return GenericAlias(self, parameters)

    def __iter__(self):
        import typing
        return iter((typing.Unpack[self],))

    def __repr__(self):
        return self.__name__

    def __reduce__(self):
        return self.__name__

    def __or__(self, other):
        if _is_type(other):
            return union_of((self, other))
        return NotImplemented

    def __ror__(self, other):
        if _is_type(other):
            return union_of((other, self))
        return NotImplemented


def _is_type(value):
    """Whether `|` takes a value for a type by itself."""
    return value is None or isinstance(value, (type, GenericAlias, types.UnionType, TypeAliasType))


class Generic:
    """Abstract base class for generic types."""

    __module__ = 'typing'
    __slots__ = ()
    _is_protocol = False

    def __class_getitem__(cls, *args, **kwargs):
        import typing
        return typing._generic_class_getitem(cls, *args, **kwargs)

    def __init_subclass__(cls, *args, **kwargs):
        import typing
        typing._generic_init_subclass(cls, *args, **kwargs)


class _UnionMeta(type):
    def __getitem__(cls, parameters):
        return union_of(parameters if type(parameters) is tuple else (parameters,))

    def __instancecheck__(cls, instance):
        return type(instance) is Union or type(instance) is types.UnionType

    def __eq__(cls, other):
        return cls is other or other is types.UnionType

    def __hash__(cls):
        return hash(types.UnionType)


class Union(metaclass=_UnionMeta):
    """Stands in for `types.UnionType` where that does not take arbitrary types (before 3.14)."""

    __module__ = 'typing'

    def __init__(self, args):
        self.__args__ = args

    @property
    def __origin__(self):
        return Union

    @property
    def __parameters__(self):
        import typing
        return typing._collect_type_parameters(self.__args__)

    def __getitem__(self, parameters):
        import typing
        return union_of(typing._substituted(self, parameters))

    def __eq__(self, other):
        if type(other) is not Union and type(other) is not types.UnionType:
            return NotImplemented
        mine, theirs = self.__args__, other.__args__
        return (all(item in theirs for item in mine) and all(item in mine for item in theirs))

    def __hash__(self):
        return hash(frozenset(self.__args__))

    def __repr__(self):
        from annotationlib import type_repr
        return ' | '.join(['None' if item is type(None) else type_repr(item)
                           for item in self.__args__])

    def __instancecheck__(self, instance):
        return self.__subclasscheck__(type(instance))

    def __subclasscheck__(self, cls):
        for item in self.__args__:
            if issubclass(cls, item):
                return True
        return False

    def __or__(self, other):
        return union_of((self, other))

    def __ror__(self, other):
        return union_of((other, self))

    def __mro_entries__(self, bases):
        raise TypeError(f"Cannot subclass {self!r}")

    def __reduce__(self):
        import operator
        return operator.getitem, (Union, self.__args__)


def _native_takes_anything():
    try:
        types.UnionType[int, float]
    except TypeError:
        return False
    return True


if _native_takes_anything():
    Union = types.UnionType


def union_of(parameters):
    """`Union[parameters]`: strings become forward references; flat; without duplicates."""
    flat = []
    for item in parameters:
        if item is None:
            item = type(None)
        elif isinstance(item, str):
            from annotationlib import ForwardRef
            item = ForwardRef(item)
        if isinstance(item, types.UnionType) or type(item) is Union:
            candidates = item.__args__
        else:
            candidates = (item,)
        for candidate in candidates:
            for known in flat:
                if known is candidate or (type(known) is type(candidate) and known == candidate):
                    break
            else:
                flat.append(candidate)
    if not flat:
        raise TypeError("Cannot take a Union of no types.")
    if len(flat) == 1:
        return flat[0]
    if Union is types.UnionType:
        return Union[tuple(flat)]
    return Union(tuple(flat))


def make_typevar(name, bound_fn, constraints_fn, default_fn):
    """`[T]`, `[T: bound]`, `[T: (one, other)]`, `[T = default]`."""
    made = object.__new__(TypeVar)
    made.__name__ = name
    made.__covariant__ = made.__contravariant__ = False
    made.__infer_variance__ = made._infer_variance = True
    made._bound_fn = bound_fn
    made._constraints_fn = constraints_fn
    made._default_fn = default_fn
    made.__module__ = _caller()
    return made


def make_paramspec(name, default_fn):
    """`[**P]`."""
    made = object.__new__(ParamSpec)
    made.__name__ = name
    made.__covariant__ = made.__contravariant__ = False
    made.__infer_variance__ = made._infer_variance = True
    made._default_fn = default_fn
    made.__module__ = _caller()
    return made


def make_typevartuple(name, default_fn):
    """`[*Ts]`."""
    made = object.__new__(TypeVarTuple)
    made.__name__ = name
    made._default_fn = default_fn
    made.__module__ = _caller()
    return made


def make_typealias(name, type_params, value_fn):
    """`type name[type_params] = value`."""
    made = object.__new__(TypeAliasType)
    put = made.__dict__
    put['__name__'] = name
    put['__type_params__'] = tuple(type_params or ())
    put['_value'] = None
    put['_value_fn'] = value_fn
    put['__module__'] = _caller()
    return made


def make_generic_bases(type_params):
    """The base that `class C[type_params]` has besides those written: `Generic[type_params]`."""
    import typing
    unpacked = []
    for parameter in type_params:
        if isinstance(parameter, TypeVarTuple):
            unpacked.append(typing.Unpack[parameter])
        else:
            unpacked.append(parameter)
    return typing._GenericAlias(Generic, tuple(unpacked))
