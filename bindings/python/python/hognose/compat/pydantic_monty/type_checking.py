"""Type checking, which is asked for in many places and done in none: a warning says so, once."""

from __future__ import annotations

import warnings

__all__ = ["TypeCheckUnavailable", "warn_about_types"]

_warned = False


class TypeCheckUnavailable(UserWarning):
    """Type checking was asked for, and there is no type checker: the code runs unchecked."""


def warn_about_types(wanted: object, stacklevel: int = 3) -> None:
    """Warns once per process when somebody wants types checked."""
    global _warned
    if wanted and not _warned:
        _warned = True
        text = "Hognose has no type checker: code runs unchecked, and type_check_stubs are not read"
        warnings.warn(text, TypeCheckUnavailable, stacklevel=stacklevel + 1)
