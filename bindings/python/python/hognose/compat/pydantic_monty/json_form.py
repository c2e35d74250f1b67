"""Values as JSON that keeps types: what JSON has no form for is an object with one key that begins with a dollar sign."""

from __future__ import annotations

import dataclasses
import datetime
import json
import math
from collections.abc import Mapping
from pathlib import PurePath
from typing import Any

from ..._values import Opaque, Record
from .values import MontyClassProxy

__all__ = ["as_json"]


def as_json(value: Any) -> str:
    """A value as text.

    >>> as_json((1, {"a": b"x"}, float("inf")))
    '{"$tuple":[1,{"a":{"$bytes":[120]}},{"$float":"inf"}]}'
    """
    return json.dumps(tagged(value), separators=(",", ":"), ensure_ascii=False)


def tagged(value: Any) -> Any:
    """A value as lists, dictionaries, texts and numbers."""
    if value is None or isinstance(value, (bool, str)):
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, float):
        return value if math.isfinite(value) else {"$float": str(value)}
    if isinstance(value, list):
        return [tagged(item) for item in value]
    if isinstance(value, tuple):
        return {"$tuple": [tagged(item) for item in value]}
    if isinstance(value, dict):
        return _of_dict(value)
    if isinstance(value, (bytes, bytearray)):
        return {"$bytes": list(value)}
    if isinstance(value, frozenset):
        return {"$frozenset": [tagged(item) for item in value]}
    if isinstance(value, set):
        return {"$set": [tagged(item) for item in value]}
    if value is ...:
        return {"$ellipsis": "..."}
    return _of_object(value)


def _of_dict(value: dict[Any, Any]) -> Any:
    # A key with a dollar sign would read like a tag.
    if all(isinstance(key, str) and not key.startswith("$") for key in value):
        return {key: tagged(item) for key, item in value.items()}
    return {"$dict": [[tagged(key), tagged(item)] for key, item in value.items()]}


def _of_object(value: Any) -> Any:
    if isinstance(value, Record):
        return _of_fields(vars(value), value._type_name.rpartition(".")[2])
    if isinstance(value, MontyClassProxy):
        return _of_fields(value.attributes, value.name)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
        return _of_fields(fields, type(value).__name__)
    if isinstance(value, BaseException):
        return {"$exception": {"type": type(value).__name__, "arg": str(value) if value.args else None}}
    if isinstance(value, (datetime.date, datetime.time)):
        return {f"${type(value).__name__}": value.isoformat()}
    if isinstance(value, datetime.timedelta):
        return {"$timedelta": value.total_seconds()}
    if isinstance(value, PurePath):
        return {"$path": str(value)}
    if isinstance(value, type):
        return {"$type": value.__name__}
    if isinstance(value, Opaque):
        return {"$repr": value.text}
    return {"$repr": repr(value)}


def _of_fields(fields: Mapping[str, Any], name: str) -> Any:
    return {"$dataclass": {field: tagged(item) for field, item in fields.items()}, "name": name}
