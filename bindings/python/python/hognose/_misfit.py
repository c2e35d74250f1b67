"""How a value that does not fit is told: in the words of a Python function's error, with the path inside the argument.

A `Misfit` never leaves the package; it becomes a `TypeError`, or a `ValueError` for a text that does not parse.
Whatever a guest chose, such as texts and names, is shown clipped: an error stays short.
"""

import difflib
from collections.abc import Iterable

_LONGEST = 40


class Misfit(Exception):
    """A value does not fit. `says` goes on after `argument 'path'`."""

    def __init__(self, says: str, *, path: str = "", error: type[Exception] = TypeError, depth: int = 0) -> None:
        """What is wrong, where, and as which exception it is told."""
        super().__init__(says)
        self.says = says
        self.path = path
        self.error = error
        self.depth = depth

    def inside(self, step: str) -> "Misfit":
        """The same, seen from one level further out."""
        path = step + self.path
        # A value that is nested deeply has a long path; its beginning says enough.
        path = path if len(path) <= 200 else path[:150] + "…"
        return Misfit(self.says, path=path, error=self.error, depth=self.depth + 1)

    def told(self, function: str) -> Exception:
        """The exception for the guest."""
        return self.error(f"{function}() argument '{self.path}' {self.says}")


class TooDeep(Misfit):
    """A value is nested deeper than anything that is converted: no other type will fit it better."""

    def inside(self, step: str) -> "Misfit":
        """The place does not matter, apart from the argument."""
        return TooDeep(self.says, path=step)


def wanted(words: str, value: object) -> Misfit:
    """`must be a date, not 'tomorrow'`."""
    return Misfit(f"must be {words}, not {shown(value)}")


def unparsed(words: str, text: object, hint: str = "") -> Misfit:
    """As `wanted`, for a value of the right type that means nothing."""
    return Misfit(f"must be {words}, not {shown(text)}{hint}", error=ValueError)


def shown(value: object) -> str:
    """A value in an error: short texts and numbers as they are, of anything else the type."""
    if value is None or isinstance(value, bool):
        return repr(value)
    if type(value) is str:
        return repr(value) if len(value) <= _LONGEST else repr(value[: _LONGEST - 1] + "…")
    if type(value) is float or (type(value) is int and value.bit_length() < 64):
        return repr(value)
    return clip(type(value).__name__)


def clip(name: str) -> str:
    """A name of the guest's, short."""
    return name if len(name) <= _LONGEST else name[: _LONGEST - 1] + "…"


def suggestion(wrong: object, known: Iterable[str]) -> str:
    """`. Did you mean 'price'?`, or nothing."""
    # Comparing takes time in proportion to the product of the lengths.
    if not isinstance(wrong, str) or len(wrong) > _LONGEST:
        return ""
    close = difflib.get_close_matches(wrong, [name for name in known if len(name) <= _LONGEST][:1000], 1)
    return f". Did you mean '{close[0]}'?" if close else ""


def listed(names: list[str]) -> str:
    """`'a', 'b' and 'c'`."""
    quoted = [f"'{clip(name)}'" for name in names]
    return quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} and {quoted[-1]}"
