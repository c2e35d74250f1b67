"""Answers of a host: the dictionaries that `resume` takes, and the exceptions that they name."""

from __future__ import annotations

import builtins
from types import EllipsisType
from typing import Any, Literal, TypedDict

__all__ = [
    "ExcType",
    "ExternalException",
    "ExternalExceptionData",
    "ExternalFuture",
    "ExternalResult",
    "ExternalReturnValue",
    "ExternalSettledResult",
    "for_guest",
    "outcome",
]

VALUE, ERROR, FUTURE = 0, 1, 2


class ExternalReturnValue(TypedDict):
    """The call returned."""

    return_value: Any


class ExternalException(TypedDict):
    """The call raised."""

    exception: BaseException


class _ExceptionName(TypedDict):
    exc_type: ExcType


class ExternalExceptionData(_ExceptionName, total=False):
    """The call raised; the exception is said by its name."""

    message: str


class ExternalFuture(TypedDict):
    """The answer comes later."""

    future: EllipsisType


ExternalSettledResult = ExternalReturnValue | ExternalException | ExternalExceptionData
ExternalResult = ExternalSettledResult | ExternalFuture

ExcType = Literal[
    "Exception",
    "BaseException",
    "SystemExit",
    "KeyboardInterrupt",
    "ArithmeticError",
    "OverflowError",
    "ZeroDivisionError",
    "LookupError",
    "IndexError",
    "KeyError",
    "RuntimeError",
    "NotImplementedError",
    "RecursionError",
    "AttributeError",
    "FrozenInstanceError",
    "NameError",
    "UnboundLocalError",
    "ValueError",
    "UnicodeDecodeError",
    "UnicodeEncodeError",
    "json.JSONDecodeError",
    "tomllib.TOMLDecodeError",
    "_csv.Error",
    "ImportError",
    "ModuleNotFoundError",
    "OSError",
    "FileNotFoundError",
    "FileExistsError",
    "IsADirectoryError",
    "NotADirectoryError",
    "PermissionError",
    "io.UnsupportedOperation",
    "AssertionError",
    "MemoryError",
    "StopIteration",
    "SyntaxError",
    "TimeoutError",
    "TypeError",
    "re.PatternError",
    "binascii.Error",
    "binascii.Incomplete",
    "decimal.DecimalException",
    "decimal.Clamped",
    "decimal.InvalidOperation",
    "decimal.ConversionSyntax",
    "decimal.DivisionByZero",
    "decimal.DivisionImpossible",
    "decimal.DivisionUndefined",
    "decimal.Inexact",
    "decimal.InvalidContext",
    "decimal.Rounded",
    "decimal.Subnormal",
    "decimal.Overflow",
    "decimal.Underflow",
    "decimal.FloatOperation",
]

# What no builtin class is called arrives as the builtin that it derives from.
_BASES: dict[str, type[BaseException]] = {
    "FrozenInstanceError": AttributeError,
    "UnicodeDecodeError": ValueError,
    "UnicodeEncodeError": ValueError,
    "json.JSONDecodeError": ValueError,
    "tomllib.TOMLDecodeError": ValueError,
    "_csv.Error": Exception,
    "io.UnsupportedOperation": OSError,
    "re.PatternError": Exception,
    "binascii.Error": ValueError,
    "binascii.Incomplete": Exception,
    "decimal.DivisionByZero": ZeroDivisionError,
    "decimal.DivisionUndefined": ZeroDivisionError,
    "decimal.FloatOperation": TypeError,
}
_NAMES: dict[str, type[BaseException]] = {
    name: _BASES.get(name) or (ArithmeticError if name.startswith("decimal.") else getattr(builtins, name))
    for name in ExcType.__args__  # type: ignore[attr-defined]
}

_SHAPE = (
    "ExternalResult must be a dict with one of: 'return_value', 'exception', "
    "'exc_type' (with optional 'message'), or 'future'"
)


def outcome(result: Any) -> tuple[int, Any]:
    """What a dictionary says: a value, an exception for the guest, or that the answer comes later."""
    if not isinstance(result, dict):
        found = "'None'" if result is None else f"'{type(result).__name__}' object"
        raise TypeError(f"{found} is not an instance of 'dict'")
    if len(result) == 1:
        if "return_value" in result:
            return VALUE, result["return_value"]
        if "exception" in result:
            exception = result["exception"]
            if not isinstance(exception, BaseException):
                raise TypeError("'exception' must be a BaseException instance")
            return ERROR, for_guest(exception)
        if "exc_type" in result:
            return ERROR, named(result["exc_type"], "")
        if "future" in result:
            if result["future"] is not ...:
                raise TypeError("value for the 'future' key must be Ellipsis (...)")
            return FUTURE, None
    elif len(result) == 2 and "exc_type" in result and "message" in result:
        return ERROR, named(result["exc_type"], result["message"])
    raise TypeError(_SHAPE)


def named(name: Any, message: Any) -> BaseException:
    """An exception by its name."""
    if not isinstance(name, str):
        raise TypeError("'exc_type' must be a string")
    if not isinstance(message, str):
        raise TypeError("'message' must be a string")
    kind = _NAMES.get(name)
    if kind is None:
        raise TypeError(f"Unknown exception type: {name!r}")
    return kind(message) if message else kind()


def for_guest(exception: BaseException) -> BaseException:
    """An exception of the host as the guest sees it: of the closest builtin class, and with the same text."""
    kind = type(exception)
    if kind.__module__ == "builtins":
        return exception
    base = next(base for base in kind.__mro__ if base.__module__ == "builtins")
    if base is not Exception and base is not BaseException:
        # The class that Hognose finds by itself.
        return exception
    made = Exception(str(exception))
    made.__cause__ = exception
    return made
