"""From an annotated function to a description of a tool: what it is called, does, takes and gives.

Start at `describe`. Annotations are read in `_annotation`; here their forms become JSON Schema (2020-12, with `$defs` for
what is used more than once or contains itself). Nothing here converts values, and no function is ever called.
"""

import enum
import functools
import inspect
import math
import pathlib
import sys
import types
from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, cast, get_args, get_origin

from ._adapt import Adapt, Argument, adapter
from ._annotation import (
    ANYTHING,
    Alias,
    Array,
    Choice,
    Either,
    Fixed,
    Form,
    Members,
    Model,
    Plain,
    Reader,
    Record,
    Scope,
    Table,
    Text,
    classes,
    described,
    name_of,
    optional,
    strip,
)
from ._docstring import parse
from ._signature import spell_signature

Schema: TypeAlias = dict[str, Any]

_PLAIN = {type(None): "null", bool: "boolean", int: "integer", float: "number", str: "string"}
_TEXTS: dict[str, Schema] = {
    "date": {"type": "string", "format": "date"},
    "datetime": {"type": "string", "format": "date-time"},
    "time": {"type": "string", "format": "time"},
    "timedelta": {"type": ["string", "number"], "format": "duration"},
    "Decimal": {"type": ["string", "number"]},
    "Fraction": {"type": ["string", "number"]},
    "UUID": {"type": "string", "format": "uuid"},
    "PurePath": {"type": "string", "format": "path"},
}
_MAPS = ("properties", "$defs", "patternProperties", "dependentSchemas")
_LISTS = ("anyOf", "oneOf", "allOf", "prefixItems")
_SCHEMAS = ("items", "additionalProperties", "propertyNames", "not", "contains", "if", "then", "else", "unevaluatedProperties")


@dataclass(frozen=True, slots=True)
class Description:
    """A tool, as its function says it is."""

    name: str
    """The name of the function, unless another was given."""
    description: str | None
    """Its docstring without the parameters."""
    parameters: Schema | None
    """JSON Schema of what it takes; `None` when that cannot be said by name (`*args`) or is not known."""
    result: Schema | None
    """JSON Schema of what it gives; `None` when that is not annotated."""
    is_async: bool
    """Whether calling it gives something to await."""
    adapt: Adapt | None
    """Turns positional and keyword arguments into what the annotations want; `None` when there is nothing to do."""
    types: tuple[type, ...]
    """Dataclasses, models, enumerations and named tuples in its annotations."""
    signature: str
    """The function as Python would declare it, without its body."""


def describe(function: Callable[..., Any], *, name: str | None = None, description: str | None = None) -> Description:
    """Reads a function: its signature, annotations and docstring.

    Raises `NameError` or `TypeError` when an annotation cannot be resolved.

    >>> def get_weather(city: str, days: int = 1) -> dict[str, float]:
    ...     '''Degrees for the next days.
    ...
    ...     Args:
    ...         city: Where.
    ...     '''
    ...     return {}
    >>> tool = describe(get_weather)
    >>> tool.signature
    'def get_weather(city: str, days: int = 1) -> dict[str, float]'
    >>> tool.parameters["properties"]
    {'city': {'type': 'string', 'description': 'Where.'}, 'days': {'type': 'integer', 'default': 1}}
    """
    if not callable(function):
        raise TypeError(f"a tool must be a function, not {type(function).__name__}")
    name = _name(function) if name is None else name
    inner = _inner(function)
    docstring = parse(_doc(function))
    text = docstring.description if description is None else inspect.cleandoc(description)
    signature = _signature(function)
    if signature is None:
        return Description(name, text, None, None, _is_async(function), None, (), f"def {name.rpartition('.')[2]}(*args, **kwargs)")
    scope = _scope(inner, name.rpartition(".")[2])
    reader = Reader()
    arguments: list[Argument] = []
    documents: dict[str, str] = {}
    annotations: dict[str, Any] = {}
    for parameter in signature.parameters.values():
        at = scope.at(f"parameter '{parameter.name}'")
        annotation: Any = Any if parameter.annotation is parameter.empty else at.resolve(parameter.annotation)
        form = optional(reader.read(annotation, at), parameter.default)
        if parameter.annotation is not parameter.empty:
            annotations[parameter.name] = annotation
        unpacked = isinstance(form, Record) and name_of(get_origin(annotation)) == "Unpack"
        arguments.append(Argument(parameter.name, parameter.kind, form, parameter.default, unpacked))
        if words := described(annotation) or docstring.parameters.get(parameter.name):
            documents[parameter.name] = words
    result: Form | None = None
    if signature.return_annotation is not signature.empty:
        at = scope.at("result")
        annotation = annotations["return"] = _awaited(at.resolve(signature.return_annotation))
        result = reader.read(annotation, at)
    writer, out = _Writer("validation"), _Writer("serialization")
    return Description(
        name,
        text or None,
        _parameters(arguments, documents, writer),
        None if result is None else out.whole(out.write(result)),
        _is_async(function),
        adapter(name.rpartition(".")[2], arguments),
        classes(*(argument.form for argument in arguments), *([] if result is None else [result])),
        spell_signature(name.rpartition(".")[2], signature, annotations),
    )


def _parameters(arguments: list[Argument], documents: Mapping[str, str], writer: "_Writer") -> Schema | None:
    schema: Schema = {"type": "object", "properties": {}, "required": [], "additionalProperties": False}

    def add(name: str, form: Form, required: bool, default: Any, words: str | None) -> None:
        schema["properties"][name] = writer.field(form, default, words)
        if required:
            schema["required"].append(name)

    for argument in arguments:
        if argument.kind is inspect.Parameter.VAR_POSITIONAL:
            return None
        if argument.kind is not inspect.Parameter.VAR_KEYWORD:
            required = argument.default is inspect.Parameter.empty
            add(argument.name, argument.form, required, argument.default, documents.get(argument.name))
        elif argument.unpacked and isinstance(argument.form, Record):
            for name, field in argument.form.fields.items():
                add(name, field.form, field.required, field.default, field.description)
        else:
            schema["additionalProperties"] = writer.write(argument.form) or True
    return writer.whole(schema)


class _Writer:
    """Writes forms down. What has a name goes to `$defs` first, and back when it turns out to be used once."""

    def __init__(self, mode: Literal["validation", "serialization"]) -> None:
        self._mode: Literal["validation", "serialization"] = mode
        self._definitions: dict[str, Schema] = {}
        self._names: dict[Form, str] = {}

    def field(self, form: Form, default: Any, words: str | None) -> Schema:
        """The schema of a parameter or field."""
        schema = dict(self.write(form))
        plain = as_json(default)
        if words is not None:
            schema["description"] = words
        if plain is not NOT_JSON:
            schema["default"] = plain
        return schema

    def write(self, form: Form) -> Schema:
        """The schema of a form; names stand for their definitions."""
        match form:
            case Plain(type=type_):
                # Bytes are bytes on this way, and have no form in JSON that everybody agrees on.
                return {"type": _PLAIN[type_]} if type_ in _PLAIN else {}
            case Choice(values=values):
                return _one_of([value.value if isinstance(value, enum.Enum) else value for value in values])
            case Members(type=type_):
                return _members(type_)
            case Text(base=base):
                return dict(_TEXTS[base.__name__])
            case Array(wanted=wanted, item=item):
                schema: Schema = {"type": "array"}
                if item is not ANYTHING:
                    schema["items"] = self.write(item)
                return schema | ({"uniqueItems": True} if issubclass(wanted, Set) else {})
            case Fixed(items=items):
                schema = {"type": "array", "minItems": len(items), "maxItems": len(items)}
                return schema | ({"prefixItems": [self.write(item) for item in items]} if items else {})
            case Table(key=key, value=value):
                schema = {"type": "object"}
                if isinstance(strip(key), Members | Choice):
                    schema["propertyNames"] = self.write(key)
                if value is not ANYTHING:
                    schema["additionalProperties"] = self.write(value)
                return schema
            case Either(options=options):
                return _any_of([self.write(option) for option in options])
            case Record() | Model():
                return self._named(form, form.type.__name__)
            case Alias(name=name):
                return self._named(form, name)
            case _:
                return {}

    def _named(self, form: Form, name: str) -> Schema:
        if form not in self._names:
            self._names[form] = key = self._free(name)
            self._definitions[key] = {}
            self._definitions[key] = self._define(form, key)
        return {"$ref": f"#/$defs/{self._names[form]}"}

    def _free(self, name: str) -> str:
        key, number = name, 1
        while key in self._definitions:
            number += 1
            key = f"{name}_{number}"
        return key

    def _define(self, form: Form, key: str) -> Schema:
        if isinstance(form, Model):
            return self._model(form.type, key)
        if not isinstance(form, Record):
            return self.write(form.form) if isinstance(form, Alias) else {}
        schema: Schema = {"type": "object"}
        if form.description:
            schema["description"] = form.description
        schema["properties"] = {
            name: self.field(field.form, field.default, field.description) for name, field in form.fields.items()
        }
        # What comes out of a function has all its fields.
        whole = self._mode == "serialization" and form.kind != "typeddict"
        schema["required"] = [name for name, field in form.fields.items() if whole or field.required]
        schema["additionalProperties"] = False
        return schema

    def _model(self, model: Any, key: str) -> Schema:
        schema: Schema = dict(model.model_json_schema(mode=self._mode))
        inner = cast(dict[str, Schema], schema.pop("$defs", {}))
        own: str | None = None
        if schema.keys() == {"$ref"} and (target := _target(schema)) in inner:
            # A model that contains itself is one of its own definitions.
            own, schema = target, inner.pop(target)
        # Two models may have a name in common; and a definition that is there already need not be there twice.
        names: dict[str, str] = {} if own is None else {own: key}
        for name, definition in inner.items():
            names[name] = name if self._definitions.get(name) == definition else self._free(name)
            self._definitions[names[name]] = definition

        def rename(part: Schema) -> Schema:
            target = _target(part)
            return part | {"$ref": f"#/$defs/{names.get(target, target)}"} if target else part

        for name in inner:
            self._definitions[names[name]] = _map(inner[name], rename)
        return cast(Schema, _map(schema, rename))

    def whole(self, schema: Schema) -> Schema:
        """A schema with the definitions that it needs."""
        # A definition that is used once, and not by itself, goes where it is used.
        while once := self._used_once(schema):
            inline = self._definitions.pop(once)

            def put(part: Schema, once: str = once, inline: Schema = inline) -> Schema:
                if _target(part) != once:
                    return part
                return inline | {key: value for key, value in part.items() if key != "$ref"}

            schema = _map(schema, put)
            self._definitions = {name: _map(definition, put) for name, definition in self._definitions.items()}
        used = self._reached(schema)
        definitions = {name: definition for name, definition in self._definitions.items() if name in used}
        return schema | {"$defs": definitions} if definitions else schema

    def _used_once(self, schema: Schema) -> str | None:
        counts: dict[str, int] = {}
        reached = self._reached(schema)
        for part in (schema, *(self._definitions[name] for name in reached)):
            for target in _targets(part):
                counts[target] = counts.get(target, 0) + 1
        for name, count in counts.items():
            if count == 1 and name in self._definitions and name not in self._reached(self._definitions[name]):
                return name
        return None

    def _reached(self, schema: Schema) -> set[str]:
        seen: set[str] = set()
        stack = _targets(schema)
        while stack:
            name = stack.pop()
            if name not in seen and name in self._definitions:
                seen.add(name)
                stack.extend(_targets(self._definitions[name]))
        return seen


def _target(schema: Schema) -> str | None:
    target = schema.get("$ref")
    return target.removeprefix("#/$defs/") if isinstance(target, str) and target.startswith("#/$defs/") else None


def _targets(schema: Schema) -> list[str]:
    found: list[str] = []

    def note(part: Schema) -> Schema:
        if target := _target(part):
            found.append(target)
        return part

    _map(schema, note)
    return found


def _map(schema: Any, change: Callable[[Schema], Schema]) -> Any:
    """A schema with every schema inside changed, and itself; what is data in there stays as it is."""
    if not isinstance(schema, dict):
        return schema
    changed: Schema = {}
    for key, value in cast(Schema, schema).items():
        if key in _MAPS and isinstance(value, dict):
            value = {name: _map(part, change) for name, part in cast(Schema, value).items()}
        elif key in _LISTS and isinstance(value, list):
            value = [_map(part, change) for part in value]
        elif key in _SCHEMAS:
            value = _map(value, change)
        changed[key] = value
    return change(changed)


def _one_of(values: list[Any]) -> Schema:
    plain = [as_json(value) for value in values]
    if NOT_JSON in plain:
        return {}
    kinds = list(dict.fromkeys(_PLAIN[type(value)] for value in plain if type(value) in _PLAIN))
    # Only JSON that is no list and no object has one name for its type.
    schema: Schema = {"type": kinds[0]} if len(kinds) == 1 and all(type(value) in _PLAIN for value in plain) else {}
    return schema | ({"const": plain[0]} if len(plain) == 1 else {"enum": plain})


def _members(type_: type[enum.Enum]) -> Schema:
    if issubclass(type_, enum.Flag):
        return {"type": "integer"}
    values = [as_json(member.value) for member in type_]
    if not values:
        return {}
    # Members whose values JSON does not know are known by their names.
    return _one_of([member.name for member in type_] if NOT_JSON in values else values)


def _any_of(options: list[Schema]) -> Schema:
    if {} in options:
        return {}
    if all(option.keys() == {"type"} for option in options):
        names: dict[str, None] = {}
        for option in options:
            names.update(dict.fromkeys([option["type"]] if isinstance(option["type"], str) else option["type"]))
        return {"type": list(names)} if len(names) > 1 else dict(options[0])
    return {"anyOf": options}


NOT_JSON: Any = object()


def as_json(value: Any, depth: int = 0) -> Any:
    """A value as JSON, or `NOT_JSON`."""
    if isinstance(value, enum.Enum):
        return as_json(value.value, depth + 1)
    if value is None or type(value) in (bool, int, str):
        return value
    if type(value) is float:
        return value if math.isfinite(value) else NOT_JSON
    if depth > 20:
        return NOT_JSON
    if type(value) in (list, tuple):
        items = [as_json(item, depth + 1) for item in value]
        return NOT_JSON if any(item is NOT_JSON for item in items) else items
    if type(value) is dict and all(type(key) is str for key in value):
        table = {key: as_json(item, depth + 1) for key, item in cast(dict[str, Any], value).items()}
        return NOT_JSON if any(item is NOT_JSON for item in table.values()) else table
    return NOT_JSON


def _name(function: Any) -> str:
    while isinstance(function, functools.partial):
        function = function.func
    return getattr(function, "__name__", None) or type(function).__name__


def _inner(function: Any) -> Any:
    """The function under partials, methods, decorators and callable objects: whose module has the names."""
    for _ in range(100):
        if isinstance(function, functools.partial | functools.partialmethod):
            function = cast(Any, function).func
        elif isinstance(function, types.MethodType):
            function = function.__func__
        elif hasattr(function, "__wrapped__"):
            function = function.__wrapped__
        elif isinstance(function, type) or hasattr(function, "__globals__") or not hasattr(type(function), "__call__"):
            break
        elif hasattr(type(function).__call__, "__globals__"):
            function = type(function).__call__
        else:
            break
    return function


def _doc(function: Any) -> str | None:
    while isinstance(function, functools.partial):
        function = function.func
    if inspect.isroutine(function) or isinstance(function, type):
        return inspect.getdoc(function)
    # `getdoc` would go on to what every `__call__` says.
    doc = getattr(type(function).__call__, "__doc__", None)
    return inspect.cleandoc(doc) if isinstance(doc, str) else inspect.getdoc(type(function))


def _signature(function: Any) -> inspect.Signature | None:
    try:
        if sys.version_info >= (3, 14):
            import annotationlib

            return inspect.signature(function, annotation_format=annotationlib.Format.FORWARDREF)
        return inspect.signature(function)
    except (ValueError, TypeError):
        # Some functions that are written in C do not say what they take.
        return None


def _scope(inner: Any, name: str) -> Scope:
    if isinstance(inner, type):
        module = sys.modules.get(inner.__module__)
        return Scope(name, "result", vars(module) if module is not None else {}, {inner.__name__: inner})
    names: Mapping[str, Any] = getattr(inner, "__globals__", {})
    local = {parameter.__name__: parameter for parameter in getattr(inner, "__type_params__", ())}
    code, cells = getattr(inner, "__code__", None), getattr(inner, "__closure__", None) or ()
    for free, cell in zip(getattr(code, "co_freevars", ()), cells, strict=False):
        try:
            local[free] = cell.cell_contents
        except ValueError:
            # Not assigned yet.
            continue
    return Scope(name, "result", names, local)


def _awaited(annotation: Any) -> Any:
    """What is there after `await`, for a function that says that it gives something to await."""
    args = get_args(annotation)
    if args and name_of(get_origin(annotation)) in ("Coroutine", "Awaitable"):
        return args[-1]
    return annotation


def _is_async(function: Any) -> bool:
    while isinstance(function, functools.partial):
        function = function.func
    if inspect.iscoroutinefunction(function):
        return True
    return not isinstance(function, type) and inspect.iscoroutinefunction(getattr(type(function), "__call__", None))
