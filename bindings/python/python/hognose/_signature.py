"""A function as Python would declare it, in the words of somebody who reads it: short names, no modules.

Start at `spell_signature`. The text is for people and models; nothing reads it back.
"""

import enum
import inspect
import types
import typing
from collections.abc import Mapping
from typing import Any

from ._annotation import name_of


def spell_signature(name: str, signature: inspect.Signature, annotations: Mapping[str, Any]) -> str:
    """`def name(…) -> …`, from a signature and the annotations that it has, resolved.

    >>> def add(a: int, /, *rest: int, scale: float = 1.0) -> int: ...
    >>> spell_signature("add", inspect.signature(add), {"a": int, "rest": int, "scale": float | None, "return": int})
    'def add(a: int, /, *rest: int, scale: float | None = 1.0) -> int'
    """
    parts: list[str] = []
    kinds = [parameter.kind for parameter in signature.parameters.values()]
    starred = inspect.Parameter.VAR_POSITIONAL in kinds
    for at, parameter in enumerate(signature.parameters.values()):
        if parameter.kind is parameter.KEYWORD_ONLY and not starred:
            starred = True
            parts.append("*")
        text = parameter.name
        if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
            text = ("*" if parameter.kind is parameter.VAR_POSITIONAL else "**") + text
        annotated = parameter.name in annotations
        if annotated:
            text += f": {spell(annotations[parameter.name])}"
        if parameter.default is not parameter.empty:
            text += f" = {_default(parameter.default)}" if annotated else f"={_default(parameter.default)}"
        parts.append(text)
        if parameter.kind is parameter.POSITIONAL_ONLY and parameter.kind not in kinds[at + 1 :]:
            parts.append("/")
    result = f" -> {spell(annotations['return'])}" if "return" in annotations else ""
    return f"def {name}({', '.join(parts)}){result}"


def spell(annotation: Any, depth: int = 0) -> str:
    """An annotation as text.

    >>> spell(dict[str, list[int | None]])
    'dict[str, list[int | None]]'
    """
    if depth > 20:
        return "..."
    if annotation is None or annotation is type(None):
        return "None"
    if annotation is Ellipsis:
        return "..."
    if isinstance(annotation, str):
        return annotation
    if isinstance(annotation, typing.ForwardRef):
        return annotation.__forward_arg__
    if isinstance(annotation, list):
        return f"[{', '.join(spell(each, depth + 1) for each in annotation)}]"
    origin, args = typing.get_origin(annotation), typing.get_args(annotation)
    if origin is typing.Annotated:
        return spell(args[0], depth + 1)
    if origin is typing.Union or origin is types.UnionType:
        return " | ".join(spell(arg, depth + 1) for arg in args)
    if name_of(origin) == "Literal":
        return f"Literal[{', '.join(_default(arg) for arg in args)}]"
    if origin is tuple and not args and annotation is not typing.Tuple:
        return "tuple[()]"
    if origin is not None:
        inside = ", ".join(spell(arg, depth + 1) for arg in args)
        return f"{name_of(origin)}[{inside}]" if args else name_of(origin)
    return name_of(annotation) or getattr(annotation, "__forward_arg__", "") or "Any"


def _default(value: Any) -> str:
    if isinstance(value, enum.Enum):
        return f"{type(value).__name__}.{value.name}"
    if value is None or isinstance(value, bool | int | float | str | bytes):
        text = repr(value)
    elif value in ((), [], {}) and type(value) in (tuple, list, dict):
        text = repr(value)
    else:
        text = "..."
    return text if len(text) <= 60 else "..."
