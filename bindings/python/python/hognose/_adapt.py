"""From what came out of a guest to what the annotations of a function say.

Start at `adapter`. A value that is of the type already passes untouched; plain data becomes what it stands for; what does not
fit is refused in the words of a Python function's error (`_misfit`). Values are a guest's: whatever they are, converting
takes time in proportion to their size and a bounded stack. Results are not looked at here.
"""

import enum
import inspect
import pathlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, cast

from ._annotation import (
    ANYTHING,
    NONE,
    Alias,
    Anything,
    Array,
    Choice,
    Either,
    Fixed,
    Form,
    Members,
    Model,
    Plain,
    Record,
    Table,
    Text,
    strip,
    walk,
)
from ._misfit import Misfit, TooDeep, clip, listed, shown, suggestion, unparsed, wanted
from ._texts import from_number, from_text

Adapt: TypeAlias = Callable[[tuple[Any, ...], dict[str, Any]], tuple[tuple[Any, ...], dict[str, Any]]]

# Unions count as levels of their own. Each level is two Python frames, so this is less than half of the default stack.
_MAX_DEPTH = 200
_SOURCES = (list, tuple, set, frozenset)


@dataclass(frozen=True, slots=True)
class Argument:
    """A parameter of a function, read."""

    name: str
    kind: Any
    form: Form
    default: Any
    unpacked: bool = False
    """Whether this is `**options: Unpack[Options]`."""


def adapter(function: str, arguments: list[Argument]) -> Adapt | None:
    """What converts the arguments of calls; `None` when every value may pass as it is."""
    if not any(_converts(argument.form) for argument in arguments):
        return None
    by_position: list[tuple[str, Form]] = []
    by_name: dict[str, Form] = {}
    rest: tuple[str, Form] | None = None
    others: Form = ANYTHING
    for argument in arguments:
        if argument.kind is inspect.Parameter.VAR_POSITIONAL:
            rest = (argument.name, argument.form)
        elif argument.kind is inspect.Parameter.VAR_KEYWORD:
            if argument.unpacked and isinstance(argument.form, Record):
                by_name.update((name, field.form) for name, field in argument.form.fields.items())
            else:
                others = argument.form
        else:
            if argument.kind is not inspect.Parameter.KEYWORD_ONLY:
                by_position.append((argument.name, argument.form))
            by_name[argument.name] = argument.form

    def adapt(args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
        walker = _Walker()
        at = ""
        try:
            converted: list[Any] = []
            for index, value in enumerate(args):
                form: Form = ANYTHING
                if index < len(by_position):
                    at, form = by_position[index]
                elif rest is not None:
                    at, form = f"{rest[0]}[{index - len(by_position)}]", rest[1]
                # An argument too many is for the function to refuse.
                converted.append(walker.convert(form, value))
            named: dict[str, Any] = {}
            for name, value in kwargs.items():
                at = clip(name)
                named[name] = walker.convert(by_name.get(name, others), value)
        except Misfit as misfit:
            raise misfit.inside(at).told(function) from misfit.__cause__
        except RecursionError:
            raise TooDeep("is nested too deeply", path=at).told(function) from None
        return tuple(converted), named

    return adapt


def _converts(form: Form) -> bool:
    return any(
        not isinstance(inner, Anything | Plain | Either | Alias)
        and not (isinstance(inner, Array) and inner.make is list)
        and not (isinstance(inner, Table) and inner.make is dict)
        for inner in walk(form)
    )


class _Walker:
    """Converts the arguments of one call."""

    def __init__(self) -> None:
        self._depth = 0
        # What did not fit one option of a union is not tried again when an outer union tries its next option: without this
        # the time would double with every level. Values live as long as the call, so their ids are theirs.
        self._failed: dict[tuple[int, int], Misfit] = {}

    def convert(self, form: Form, value: Any) -> Any:
        """The value as the form wants it."""
        form = strip(form)
        if form is ANYTHING or (isinstance(form, Plain) and type(value) is form.type):
            return value
        if self._depth >= _MAX_DEPTH:
            raise TooDeep("is nested too deeply")
        self._depth += 1
        try:
            return _CONVERTERS[type(form)](self, form, value)
        finally:
            self._depth -= 1

    def plain(self, form: Plain, value: Any) -> Any:
        if isinstance(value, form.type):
            return value
        if form.type is float and isinstance(value, int):
            try:
                return float(value)
            except OverflowError:
                raise Misfit("is an int too large for a float", error=ValueError) from None
        if form.type is int and isinstance(value, float) and value.is_integer():
            # As JSON Schema has it: a number without a fraction is an integer.
            return int(value)
        if form.type is bytes and isinstance(value, bytearray):
            return bytes(value)
        raise wanted(words(form), value)

    def choice(self, form: Choice, value: Any) -> Any:
        for each in form.values:
            if type(each) is type(value) and each == value:
                return each
        for each in form.values:
            if isinstance(each, enum.Enum) and value is not None and _same(value, each.value, each.name):
                return each
        names = [each for each in form.values if isinstance(each, str)]
        raise unparsed(words(form), value, suggestion(value, names))

    def members(self, form: Members, value: Any) -> Any:
        if isinstance(value, form.type):
            return value
        # Not by calling the class, which would take `True` for 1.
        for member in form.type.__members__.values():
            if _same(value, member.value):
                return member
        if type(value) is str and value in form.type.__members__:
            return form.type.__members__[value]
        if type(value) in (str, int, float):
            try:
                # Combined flags, and what `_missing_` knows.
                return form.type(value)
            except (ValueError, KeyError, TypeError):
                pass
        known = [member.value for member in form.type if isinstance(member.value, str)]
        error = unparsed if type(value) in (str, int, float) else wanted
        misfit = error(words(form), value)
        misfit.says += suggestion(value, [*known, *form.type.__members__])
        raise misfit

    def text(self, form: Text, value: Any) -> Any:
        if isinstance(value, form.type):
            return value
        made: Any = None
        try:
            if isinstance(value, str | pathlib.PurePath) and form.base is pathlib.PurePath:
                made = form.type(value)
            elif isinstance(value, str):
                made = from_text(form.base, value)
            elif isinstance(value, int | float) and not isinstance(value, bool):
                made = from_number(form.base, value)
        except (ValueError, ArithmeticError, NotImplementedError):
            raise unparsed(words(form), value) from None
        if made is None:
            raise wanted(words(form), value)
        return made

    def items(self, form: Form, values: Any) -> tuple[list[Any], bool]:
        """Items converted, and whether any of them is another now."""
        made: list[Any] = []
        changed = False
        for at, item in enumerate(values):
            try:
                made.append(self.convert(form, item))
            except Misfit as misfit:
                raise misfit.inside(f"[{at}]") from misfit.__cause__
            changed = changed or made[-1] is not item
        return made, changed

    def array(self, form: Array, value: Any) -> Any:
        fits = isinstance(value, form.wanted)
        # A text is a sequence of texts for Python, and for nobody who writes `Sequence[str]`.
        if isinstance(value, str | bytes | bytearray | Mapping) or not (fits or isinstance(value, _SOURCES)):
            raise wanted(words(form), value)
        if fits and (form.item is ANYTHING or not isinstance(value, _SOURCES)):
            return value
        made, changed = self.items(form.item, value)
        if fits and not changed:
            return value
        try:
            return form.make(made)
        except TypeError as error:
            raise Misfit(f"must be {words(form)}, and its items have to be hashable") from error

    def fixed(self, form: Fixed, value: Any) -> Any:
        if not isinstance(value, list | tuple):
            raise wanted(words(form), value)
        if len(value) != len(form.items):
            raise Misfit(f"must have {len(form.items)} items, not {len(value)}", error=ValueError)
        made: list[Any] = []
        for at, (inner, item) in enumerate(zip(form.items, value, strict=True)):
            try:
                made.append(self.convert(inner, item))
            except Misfit as misfit:
                raise misfit.inside(f"[{at}]") from misfit.__cause__
        same = isinstance(value, tuple) and all(new is old for new, old in zip(made, value, strict=True))
        return value if same else tuple(made)

    def table(self, form: Table, value: Any) -> Any:
        if not isinstance(value, Mapping):
            raise wanted(words(form), value)
        fits = isinstance(value, form.wanted)
        if fits and form.key is ANYTHING and form.value is ANYTHING:
            return value
        made: dict[Any, Any] = {}
        changed = False
        for key, item in value.items():
            step = f"[{shown(key)}]"
            try:
                new = self.convert(form.key, key)
            except Misfit as misfit:
                raise Misfit(f"has a key that {misfit.says}", error=misfit.error) from misfit.__cause__
            try:
                made[new] = self.convert(form.value, item)
            except Misfit as misfit:
                raise misfit.inside(step) from misfit.__cause__
            except TypeError as error:
                raise Misfit(f"has a key that must be hashable, and {clip(type(new).__name__)} is not") from error
            changed = changed or new is not key or made[new] is not item
        return value if fits and not changed else form.make(made)

    def record(self, form: Record, value: Any) -> Any:
        if form.kind != "typeddict" and isinstance(value, form.type):
            return value
        if form.kind == "namedtuple" and isinstance(value, list | tuple):
            if len(value) > len(form.fields):
                raise Misfit(f"must have {len(form.fields)} items, not {len(value)}", error=ValueError)
            given: Mapping[Any, Any] = dict(zip(form.fields, value, strict=False))
        else:
            given = fields_of(value, words(form))
        unknown = [name for name in given if name not in form.fields]
        missing = [name for name, field in form.fields.items() if field.required and name not in given]
        if unknown:
            hint = suggestion(unknown[0], [name for name in form.fields if name not in given])
            raise Misfit(f"got an unexpected field {shown(unknown[0])}{hint}")
        if missing:
            raise lacks(missing)
        made: dict[str, Any] = {}
        for name, item in given.items():
            try:
                made[name] = self.convert(form.fields[name].form, item)
            except Misfit as misfit:
                raise misfit.inside(f".{name}" if form.kind != "typeddict" else f"[{name!r}]") from misfit.__cause__
        if form.kind == "typeddict":
            same = value is given and all(made[name] is item for name, item in given.items())
            return cast(Any, value) if same else made
        return _made(form.type, made)

    def model(self, form: Model, value: Any) -> Any:
        if isinstance(value, form.type):
            return value
        class_: Any = form.type
        if not getattr(class_, "__pydantic_root_model__", False):
            fields_of(value, words(form))
        data = self.plain_data(value, 0)
        try:
            return class_.model_validate(data)
        except ValueError as error:
            raise _of_model(class_, error) from error

    def plain_data(self, value: Any, depth: int) -> Any:
        """Records as dicts, at any level: a model knows nothing of records."""
        if depth >= _MAX_DEPTH:
            raise TooDeep("is nested too deeply")
        if is_record(value):
            return {name: self.plain_data(item, depth + 1) for name, item in vars(value).items()}
        if type(value) is dict:
            return {key: self.plain_data(item, depth + 1) for key, item in value.items()}
        if type(value) in (list, tuple):
            return type(value)([self.plain_data(item, depth + 1) for item in value])
        return value

    def either(self, form: Either, value: Any) -> Any:
        exact = [option for option in form.options if _is_exactly(strip(option), value)]
        misfits: list[Misfit] = []
        options = [*exact, *(option for option in form.options if option not in exact)]
        for option in options:
            key = (id(option), id(value))
            misfit = self._failed.get(key)
            if misfit is None:
                try:
                    return self.convert(option, value)
                except TooDeep:
                    raise
                except Misfit as error:
                    self._failed[key] = misfit = error
            misfits.append(misfit)
        # One option got further than the others, or is the only one: its words help most.
        inner = [misfit for misfit in misfits if misfit.depth or " field" in misfit.says]
        if len(inner) == 1:
            raise inner[0]
        if len(exact) == 1:
            raise misfits[0]
        unparsed_ = any(misfit.error is ValueError for misfit in misfits)
        hints = [misfit.says.partition(". Did")[2] for misfit in misfits if ". Did" in misfit.says]
        hint = f". Did{hints[0]}" if len(hints) == 1 else ""
        misfit = wanted(words(form), value)
        raise Misfit(misfit.says + hint, error=ValueError if unparsed_ else TypeError)


_CONVERTERS: dict[type[Form], Callable[[_Walker, Any, Any], Any]] = {
    Plain: _Walker.plain,
    Choice: _Walker.choice,
    Members: _Walker.members,
    Text: _Walker.text,
    Array: _Walker.array,
    Fixed: _Walker.fixed,
    Table: _Walker.table,
    Record: _Walker.record,
    Model: _Walker.model,
    Either: _Walker.either,
}


def is_record(value: object) -> bool:
    """Whether a value is an instance of a guest's class that nobody here knows."""
    return getattr(type(value), "__hognose_record__", False) is True


def fields_of(value: Any, words: str) -> Mapping[Any, Any]:
    """The fields of a dict or a record."""
    if isinstance(value, Mapping):
        return value
    if is_record(value):
        return cast(dict[str, Any], vars(value))
    raise wanted(words, value)


def lacks(names: list[str]) -> Misfit:
    """`is missing fields 'a' and 'b'`."""
    return Misfit(f"is missing field{'s' if len(names) > 1 else ''} {listed(names)}")


def words(form: Form) -> str:
    """What a form is called in an error."""
    match form:
        case Plain(type=type_):
            return "None" if form is NONE else type_.__name__
        case Choice(values=values):
            return _choices([value.value if isinstance(value, enum.Enum) else value for value in values])
        case Members(type=type_):
            return _choices([member.value for member in type_])
        case Text(type=type_, base=base):
            return _a("Path" if base is pathlib.PurePath and "Path" in type_.__name__ else type_.__name__)
        case Array(wanted=wanted_, make=make):
            return _a("list" if make is list or make is iter else wanted_.__name__.lower())
        case Fixed():
            return "a tuple"
        case Table():
            return "a dict"
        case Record(type=type_) | Model(type=type_):
            return _a(type_.__name__)
        case Alias(name=name):
            return _a(name)
        case Either(options=options):
            named = [words(option) for option in options if option is not NONE] + ["None"] * (NONE in options)
            return " or ".join(dict.fromkeys(named))
        case _:
            return "anything"


def _a(name: str) -> str:
    # An identifier is spelled out, a UUID is "a you-you-eye-dee".
    return f"an {name}" if name[0] in "aeioAEIO" else f"a {name}"


def _choices(values: list[Any]) -> str:
    texts = [shown(value) for value in values[:12]] + ["…"] * (len(values) > 12)
    return texts[0] if len(texts) == 1 else f"one of {', '.join(texts)}"


def _same(value: object, *others: object) -> bool:
    return any(type(value) is type(other) and value == other for other in others)


def _is_exactly(form: Form, value: Any) -> bool:
    match form:
        case Plain(type=type_) | Text(type=type_):
            return type(value) is type_
        case Choice(values=values):
            return _same(value, *values)
        case Members(type=type_) | Model(type=type_):
            return isinstance(value, type_)
        case Array(wanted=wanted_):
            return isinstance(value, wanted_) and not isinstance(value, str | bytes | Mapping)
        case Fixed(items=items):
            return isinstance(value, tuple) and len(value) == len(items)
        case Table(wanted=wanted_):
            return isinstance(value, wanted_)
        case Record(type=type_, kind=kind):
            return isinstance(value, dict if kind == "typeddict" else type_)
        case _:
            return False


def _made(class_: type, fields: dict[str, Any]) -> Any:
    try:
        return class_(**fields)
    except ValueError as error:
        # What `__post_init__` refuses.
        raise Misfit(f"is no {class_.__name__}: {error}", error=ValueError) from error


def _of_model(model: Any, error: ValueError) -> Misfit:
    """The first of the errors that a model told."""
    try:
        first: dict[str, Any] = cast(Any, error).errors(include_url=False, include_context=False, include_input=False)[0]
        place, kind, says = tuple(first["loc"]), str(first["type"]), str(first["msg"])
    except (AttributeError, TypeError, LookupError):
        return Misfit(f"is no {model.__name__}: {error}", error=ValueError)
    if kind in ("missing", "extra_forbidden") and place:
        name = str(place[-1])
        place = place[:-1]
        hint = "" if place else suggestion(name, getattr(model, "model_fields", ()))
        misfit = lacks([name]) if kind == "missing" else Misfit(f"got an unexpected field {shown(name)}{hint}")
    else:
        is_type = kind.endswith("_type")
        misfit = Misfit(f"is not right: {says[:1].lower()}{says[1:]}", error=TypeError if is_type else ValueError)
    for step in reversed(place):
        misfit = misfit.inside(f"[{step}]" if isinstance(step, int) else f".{clip(str(step))}")
    return misfit
