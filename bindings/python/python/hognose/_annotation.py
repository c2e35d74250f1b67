"""What annotations say, as a small graph of forms that `_schema` writes down and `_adapt` converts to.

Start at `Reader.read`. Forms of recursive types are cycles: a walk over them keeps what it has seen (`walk`).
Nothing here looks at values, and nothing imports pydantic: its models are known by what they can do.
"""

import collections
import collections.abc as abc
import dataclasses
import datetime
import decimal
import enum
import fractions
import pathlib
import sys
import types
import typing
import uuid
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, cast

from ._docstring import parse

# Deeper than any annotation that somebody writes; a generic class that contains itself with other arguments has no end.
_MAX_DEPTH = 60
_MISSING: Any = dataclasses.MISSING


class Form:
    """What a value has to look like."""

    __slots__ = ()


@dataclass(frozen=True, slots=True, eq=False)
class Anything(Form):
    """No constraint."""


@dataclass(frozen=True, slots=True, eq=False)
class Plain(Form):
    """`None`, `bool`, `int`, `float`, `str`, `bytes`."""

    type: type


@dataclass(frozen=True, slots=True, eq=False)
class Choice(Form):
    """`Literal`."""

    values: tuple[Any, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Members(Form):
    """An enumeration."""

    type: type[enum.Enum]


@dataclass(frozen=True, slots=True, eq=False)
class Text(Form):
    """A class whose values have a text: dates and their like, numbers with all digits, identifiers, paths."""

    base: type
    type: type


@dataclass(frozen=True, slots=True, eq=False)
class Array(Form):
    """A collection of any length: `make` makes one of items, unless a value is `wanted` already."""

    wanted: type
    make: Callable[[list[Any]], Any]
    item: Form


@dataclass(frozen=True, slots=True, eq=False)
class Fixed(Form):
    """A tuple whose items have types of their own."""

    items: tuple[Form, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Table(Form):
    """A mapping."""

    wanted: type
    make: Callable[[dict[Any, Any]], Any]
    key: Form
    value: Form


@dataclass(slots=True, eq=False)
class Field:
    """A field of a record."""

    form: Form
    required: bool
    default: Any
    description: str | None


@dataclass(slots=True, eq=False)
class Record(Form):
    """A dataclass, a named tuple or a `TypedDict`. Fields are there when reading is done."""

    type: type
    kind: Literal["dataclass", "namedtuple", "typeddict"]
    description: str | None = None
    fields: dict[str, Field] = field(default_factory=dict[str, Field])


@dataclass(slots=True, eq=False)
class Model(Form):
    """A pydantic model. It has a schema and converts by itself; its parts are known for their types alone."""

    type: type
    parts: list[Form] = field(default_factory=list[Form])


@dataclass(slots=True, eq=False)
class Alias(Form):
    """A named type that contains itself."""

    name: str
    form: Form
    used: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Either(Form):
    """A union, flat."""

    options: tuple[Form, ...]


ANYTHING = Anything()
PLAIN = {type_: Plain(type_) for type_ in (type(None), bool, int, float, str, bytes)}
NONE = PLAIN[type(None)]

_TEXTS: tuple[type, ...] = (
    datetime.datetime,
    datetime.date,
    datetime.time,
    datetime.timedelta,
    decimal.Decimal,
    fractions.Fraction,
    uuid.UUID,
)
_ARRAYS: dict[type, Callable[[list[Any]], Any]] = {
    list: list,
    tuple: tuple,
    set: set,
    frozenset: frozenset,
    collections.deque: collections.deque,
    abc.Sequence: list,
    abc.MutableSequence: list,
    abc.Iterable: list,
    abc.Collection: list,
    abc.Container: list,
    abc.Reversible: list,
    abc.Iterator: iter,
    abc.Set: set,
    abc.MutableSet: set,
}


def _default_dict(items: dict[Any, Any]) -> collections.defaultdict[Any, Any]:
    return collections.defaultdict(None, items)


_TABLES: dict[type, Callable[[dict[Any, Any]], Any]] = {
    dict: dict,
    abc.Mapping: dict,
    abc.MutableMapping: dict,
    collections.OrderedDict: collections.OrderedDict,
    collections.defaultdict: _default_dict,
    collections.Counter: collections.Counter,
}
_WRAPPERS = ("Required", "NotRequired", "ReadOnly", "Final", "ClassVar", "Unpack")


def strip(form: Form) -> Form:
    """What an alias stands for."""
    while isinstance(form, Alias):
        form = form.form
    return form


def children(form: Form) -> tuple[Form, ...]:
    """The forms inside a form."""
    match form:
        case Array(item=item):
            return (item,)
        case Fixed(items=items):
            return items
        case Table(key=key, value=value):
            return (key, value)
        case Record(fields=fields):
            return tuple(field.form for field in fields.values())
        case Model(parts=parts):
            return tuple(parts)
        case Alias(form=inner):
            return (inner,)
        case Either(options=options):
            return options
        case _:
            return ()


def walk(*forms: Form) -> Iterator[Form]:
    """Forms and all those inside, each once, outer ones first."""
    seen: set[Form] = set()
    stack = list(reversed(forms))
    while stack:
        form = stack.pop()
        if form not in seen:
            seen.add(form)
            yield form
            stack.extend(reversed(children(form)))


def classes(*forms: Form) -> tuple[type, ...]:
    """The classes whose instances can cross: dataclasses, models, enumerations, named tuples."""
    found: dict[type, None] = {}
    for form in walk(*forms):
        match form:
            case Record(kind="dataclass" | "namedtuple") | Model() | Members():
                found[form.type] = None
            case Choice(values=values):
                found.update((type(value), None) for value in values if isinstance(value, enum.Enum))
            case _:
                pass
    return tuple(found)


def described(annotation: Any) -> str | None:
    """The description in `Annotated[T, "text"]`, `Annotated[T, Field(description="text")]` or `Annotated[T, Doc("text")]`."""
    while name_of(typing.get_origin(annotation)) in _WRAPPERS:
        annotation = typing.get_args(annotation)[0]
    if typing.get_origin(annotation) is not typing.Annotated:
        return None
    for extra in annotation.__metadata__:
        for text in (extra, getattr(extra, "description", None), getattr(extra, "documentation", None)):
            if isinstance(text, str) and text.strip():
                return text.strip()
    return described(annotation.__origin__)


def name_of(thing: Any) -> str:
    """The name of a special form of `typing` or `typing_extensions`."""
    return getattr(thing, "_name", None) or getattr(thing, "__name__", None) or ""


def is_model(class_: type) -> bool:
    """Whether a class is a pydantic model, or behaves as one."""
    return callable(getattr(class_, "model_json_schema", None)) and callable(getattr(class_, "model_validate", None))


def is_typed_dict(class_: type) -> bool:
    """Whether a class is a `TypedDict`, that of `typing_extensions` included."""
    return issubclass(class_, dict) and hasattr(class_, "__total__") and hasattr(class_, "__required_keys__")


@dataclass(frozen=True, slots=True)
class Scope:
    """Where names in annotations are looked up, and what to call that in an error."""

    function: str
    place: str
    names: Mapping[str, Any]
    inner: Mapping[str, Any] = field(default_factory=dict[str, Any])

    def at(self, place: str) -> "Scope":
        """The same names, at another place."""
        return Scope(self.function, place, self.names, self.inner)

    def resolve(self, annotation: Any) -> Any:
        """An annotation with its names replaced by what they mean."""
        # `get_type_hints` takes anything that has annotations; one at a time, so that an error can say which.
        holder: Any = types.SimpleNamespace(__annotations__={"it": annotation})
        try:
            return typing.get_type_hints(holder, dict(self.names), dict(self.inner), include_extras=True)["it"]
        except Exception as error:
            raise self.unresolved(annotation, error) from error

    def unresolved(self, annotation: Any, error: Exception) -> Exception:
        """The error for an annotation that has no meaning here."""
        text = annotation if isinstance(annotation, str) else getattr(annotation, "__forward_arg__", annotation)
        message = f"{self.function}() {self.place} has an annotation that cannot be resolved: {text!r} ({error}). "
        if isinstance(error, NameError):
            return NameError(
                message + "Define or import the name in the module of the function, outside of functions and "
                "`if TYPE_CHECKING:`, or leave the annotation out"
            )
        return TypeError(message + "Correct it or leave it out")


class Reader:
    """Reads annotations into forms; classes that it has read are the same form the next time."""

    def __init__(self) -> None:
        """A reader that has read nothing."""
        self._known: dict[Any, Form] = {}
        self._depth = 0

    def read(self, annotation: Any, scope: Scope, bound: Mapping[Any, Form] | None = None) -> Form:
        """The form of an annotation; `bound` says what type variables stand for."""
        self._depth += 1
        try:
            if self._depth > _MAX_DEPTH:
                raise TypeError(f"{scope.function}() {scope.place} has an annotation that is nested too deeply")
            return self._read(annotation, scope, bound or {})
        finally:
            self._depth -= 1

    def _read(self, annotation: Any, scope: Scope, bound: Mapping[Any, Form]) -> Form:
        if annotation is None:
            return NONE
        if isinstance(annotation, (str, typing.ForwardRef)):
            return self._forward(annotation, scope)
        if isinstance(annotation, dataclasses.InitVar):
            return self.read(annotation.type, scope, bound)
        if supertype := getattr(annotation, "__supertype__", None):
            return self.read(supertype, scope)
        origin, args = typing.get_origin(annotation), typing.get_args(annotation)
        if "TypeAliasType" in (type(annotation).__name__, type(origin).__name__):
            return self._alias(origin or annotation, args, scope, bound)
        if origin is typing.Annotated or name_of(origin) in _WRAPPERS:
            return self.read(args[0], scope, bound)
        # After `Unpack`, which older versions make look like a variable.
        if isinstance(annotation, typing.TypeVar) or type(annotation).__name__ == "TypeVar":
            return self._variable(annotation, scope, bound)
        if origin is typing.Union or origin is types.UnionType:
            return either([self.read(arg, scope, bound) for arg in args])
        if origin is Literal or name_of(origin) == "Literal":
            return Choice(args)
        if origin is tuple and annotation is not typing.Tuple and args in ((), ((),)):
            return Fixed(())
        if isinstance(origin, type):
            return self._class(origin, args, scope, bound)
        if isinstance(annotation, type):
            return self._class(annotation, (), scope, bound)
        return ANYTHING

    def _forward(self, annotation: "str | typing.ForwardRef", scope: Scope) -> Form:
        # What `get_type_hints` leaves as a name is the name of a type that contains itself.
        name = annotation if isinstance(annotation, str) else annotation.__forward_arg__
        return self._named(("name", id(scope.names), name), name, lambda: self.read(scope.resolve(annotation), scope))

    def _named(self, key: Any, name: str, read: Callable[[], Form]) -> Form:
        known = self._known.get(key)
        if known is not None:
            if isinstance(known, Alias):
                known.used = True
            return known
        self._known[key] = alias = Alias(name, ANYTHING)
        alias.form = read()
        if strip(alias.form) is ANYTHING or not alias.used:
            self._known[key] = alias.form
            return alias.form
        return alias

    def _variable(self, variable: Any, scope: Scope, bound: Mapping[Any, Form]) -> Form:
        if variable in bound:
            return bound[variable]
        if variable.__constraints__:
            return either([self.read(arg, scope) for arg in variable.__constraints__])
        limit = variable.__bound__
        return ANYTHING if limit is None else self.read(scope.resolve(limit), scope)

    def _alias(self, alias: Any, args: tuple[Any, ...], scope: Scope, bound: Mapping[Any, Form]) -> Form:
        forms = tuple(self.read(arg, scope, bound) for arg in args)
        module = sys.modules.get(getattr(alias, "__module__", None) or "")
        inside = Scope(scope.function, scope.place, scope.names if module is None else vars(module), scope.inner)

        def read() -> Form:
            try:
                value = alias.__value__
            except Exception as error:
                raise inside.unresolved(alias.__name__, error) from error
            return self.read(inside.resolve(value), inside, dict(zip(alias.__type_params__, forms, strict=False)))

        return self._named((alias, forms), alias.__name__, read)

    def _class(self, class_: type, args: tuple[Any, ...], scope: Scope, bound: Mapping[Any, Form]) -> Form:
        def arg(index: int) -> Form:
            return self.read(args[index], scope, bound) if index < len(args) else ANYTHING

        if class_ in PLAIN:
            return PLAIN[class_]
        if issubclass(class_, enum.Enum):
            return self._once(class_, lambda: Members(class_))
        if class_ in _TEXTS or issubclass(class_, pathlib.PurePath):
            base = class_ if class_ in _TEXTS else pathlib.PurePath
            return self._once(class_, lambda: Text(base, class_))
        if class_ is tuple and args and args[-1] is not Ellipsis:
            if any(name_of(typing.get_origin(arg)) == "Unpack" or _is_many(arg) for arg in args):
                return Array(tuple, tuple, ANYTHING)
            return Fixed(tuple(self.read(arg, scope, bound) for arg in args))
        if class_ in _ARRAYS:
            return Array(class_, _ARRAYS[class_], arg(0))
        if class_ in _TABLES:
            value = PLAIN[int] if class_ is collections.Counter else arg(1)
            return Table(class_, _TABLES[class_], arg(0), value)
        if is_model(class_):
            return self._model(class_, scope)
        if is_typed_dict(class_):
            return self._record(class_, "typeddict", args, scope, bound)
        if issubclass(class_, tuple) and hasattr(class_, "_fields"):
            return self._record(class_, "namedtuple", args, scope, bound)
        if dataclasses.is_dataclass(class_) and _makes_itself(class_):
            return self._record(class_, "dataclass", args, scope, bound)
        return ANYTHING

    def _once(self, key: Any, make: Callable[[], Form]) -> Form:
        if key not in self._known:
            self._known[key] = make()
        return self._known[key]

    def _model(self, class_: type, scope: Scope) -> Form:
        known = self._known.get(class_)
        if known is not None:
            return known
        self._known[class_] = model = Model(class_)
        inside = _scope_of(class_, scope)
        fields: Any = getattr(class_, "model_fields", {})
        for field_ in fields.values():
            # The parts of a model are read for their types; it says itself what it cannot resolve.
            try:
                model.parts.append(self.read(getattr(field_, "annotation", Any), inside))
            except (NameError, TypeError):
                continue
        return model

    def _record(
        self,
        class_: type,
        kind: Literal["dataclass", "namedtuple", "typeddict"],
        args: tuple[Any, ...],
        scope: Scope,
        bound: Mapping[Any, Form],
    ) -> Form:
        forms = tuple(self.read(arg, scope, bound) for arg in args)
        key = (class_, forms)
        known = self._known.get(key)
        if known is not None:
            return known
        parameters: Any = getattr(class_, "__parameters__", ())
        inner = dict(zip(parameters, forms, strict=False))
        inside = _scope_of(class_, scope)
        doc = _own_doc(class_)
        texts = parse(doc)
        self._known[key] = record = Record(class_, kind, texts.description)
        hints = _hints(class_, inside)
        for name, (required, default) in _fields(class_, kind, hints).items():
            hint: Any = hints.get(name, Any)
            place = f"{scope.place}, field '{class_.__name__}.{name}'," if len(scope.place) < 200 else scope.place
            form = self.read(hint, inside.at(place), inner)
            description = described(hint) or texts.parameters.get(name)
            record.fields[name] = Field(optional(form, default), required, default, description)
        return record


def either(options: list[Form]) -> Form:
    """A union of forms: flat, each once."""
    flat: dict[Form, None] = {}
    for option in options:
        flat.update(dict.fromkeys(option.options) if isinstance(option, Either) else {option: None})
    return next(iter(flat)) if len(flat) == 1 else Either(tuple(flat))


def optional(form: Form, default: Any) -> Form:
    """`day: date = None` means that `None` is fine."""
    if default is not None or form is ANYTHING or NONE in (form, *getattr(strip(form), "options", ())):
        return form
    return either([form, NONE])


def _is_many(annotation: Any) -> bool:
    return type(annotation).__name__ == "TypeVarTuple" or getattr(annotation, "__unpacked__", False) is True


def _makes_itself(class_: Any) -> bool:
    return bool(class_.__dataclass_params__.init)


def _own_doc(class_: type) -> str | None:
    doc = class_.__dict__.get("__doc__")
    # What `dataclass` and `NamedTuple` write by themselves is the signature.
    if not isinstance(doc, str) or doc.startswith(f"{class_.__name__}("):
        return None
    lines = doc.expandtabs().splitlines()
    margin = min((len(line) - len(line.lstrip()) for line in lines[1:] if line.strip()), default=0)
    return "\n".join([lines[0].strip(), *(line[margin:] for line in lines[1:])]) if lines else None


def _scope_of(class_: type, scope: Scope) -> Scope:
    module = sys.modules.get(class_.__module__)
    names: Mapping[str, Any] = vars(module) if module is not None else {}
    return Scope(scope.function, scope.place, names, _inner_names(class_))


def _inner_names(class_: type) -> dict[str, Any]:
    # Classes inside, but no other attributes: `date: date = None` means the class.
    names = {name: inner for base in class_.__mro__[::-1] for name, inner in vars(base).items() if isinstance(inner, type)}
    names.pop("__class__", None)
    return {**names, class_.__name__: class_}


def _hints(class_: type, scope: Scope) -> dict[str, Any]:
    """The annotations of a class, with the names of type variables and of the class itself known."""
    parameters = {parameter.__name__: parameter for parameter in cast(Any, getattr(class_, "__type_params__", ()))}
    try:
        # Without global names of ours each base is read in its own module.
        return typing.get_type_hints(class_, None, {**_inner_names(class_), **parameters}, include_extras=True)
    except Exception as error:
        raise scope.at(f"{scope.place}, class '{class_.__name__}',").unresolved(class_.__name__, error) from error


def _fields(class_: Any, kind: str, hints: Mapping[str, Any]) -> dict[str, tuple[bool, Any]]:
    """The fields: whether each has to be given, and its default."""
    if kind == "namedtuple":
        defaults = class_._field_defaults
        return {name: (name not in defaults, defaults.get(name, _MISSING)) for name in class_._fields}
    if kind == "typeddict":
        return {name: (_is_required(class_, name, hint), _MISSING) for name, hint in hints.items()}
    found: dict[str, tuple[bool, Any]] = {}
    for name, each in class_.__dataclass_fields__.items():
        # Class variables are no fields, and the constructor does not take all fields.
        if each.init and getattr(each._field_type, "name", "") != "_FIELD_CLASSVAR":
            has_default = each.default is not _MISSING or each.default_factory is not _MISSING
            found[name] = (not has_default, each.default)
    return found


def _is_required(class_: Any, name: str, hint: Any) -> bool:
    # With annotations as texts the class itself does not know better than its `total`.
    while (wrapper := name_of(typing.get_origin(hint))) in _WRAPPERS or typing.get_origin(hint) is typing.Annotated:
        if wrapper in ("Required", "NotRequired"):
            return wrapper == "Required"
        hint = typing.get_args(hint)[0]
    return name in class_.__required_keys__
