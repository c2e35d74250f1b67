"""Limits in the words of `pydantic_monty`, of both of its lines, and as limits of Hognose.

A limit that is not named is off, as there: what a host wants limited it says. Depth of recursion is always limited.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Mapping
from typing import Any, TypedDict

from ..._hognose import Limits

__all__ = ["LimitUnavailable", "ResourceLimits", "SUSPENSIONS", "checked", "core_limits"]

SUSPENSIONS = 1000
"""How often a session of the newer line may ask its host, unless it is told otherwise."""

_ANY_SIZE = 1 << 40


class ResourceLimits(TypedDict, total=False):
    """What a guest may use. Keys that are missing or `None` are no limits; two have a default."""

    max_allocations: int | None
    """Not measured here: a warning says so, once."""

    max_duration_secs: float | None
    """Seconds inside the interpreter, over all runs of a session."""

    max_feed_duration_secs: float | None
    """Seconds inside the interpreter, of one feed."""

    max_turn_duration_secs: float | None
    """Seconds inside the interpreter, between two answers of the host."""

    max_memory: int | None
    """Bytes that the guest holds at a time."""

    gc_interval: int | None
    """Accepted, and without a meaning: collection is not tuned from outside."""

    max_recursion_depth: int | None
    """Depth of calls, 1,000 unless it is said."""

    max_suspensions: int | None
    """How often a session may ask its host, 1,000 in sessions of a pool unless it is said."""

    max_total_sleep_secs: float | None
    """Seconds that a session may sleep."""


class LimitUnavailable(UserWarning):
    """A limit was asked for that is not measured here."""


_KNOWN = tuple(ResourceLimits.__annotations__)
_COUNTS = ("max_allocations", "max_memory", "gc_interval", "max_recursion_depth", "max_suspensions")
_TIMES = ("max_duration_secs", "max_feed_duration_secs", "max_turn_duration_secs", "max_total_sleep_secs")

_cache: dict[tuple[tuple[str, Any], ...], Limits] = {}
_warned = False


def checked(limits: Mapping[str, Any] | None, *, strict: bool) -> dict[str, Any]:
    """The limits that are set, each of its type. Unknown keys raise `ValueError` in the newer line, and count for nothing in
    the older one."""
    if limits is None:
        return {}
    if not isinstance(limits, dict):
        raise TypeError(f"argument 'limits': '{type(limits).__name__}' object is not an instance of 'dict'")
    known: dict[str, Any] = {}
    for name, value in limits.items():
        if name not in _KNOWN:
            if strict:
                accepted = ", ".join(f"'{key}'" for key in _KNOWN)
                raise ValueError(f"unknown limits key {name!r}; accepted keys are {accepted}")
            continue
        if value is None:
            continue
        known[name] = _count(value) if name in _COUNTS else _seconds(value)
    if "max_allocations" in known:
        _warn_once()
    return known


def _count(value: Any) -> int:
    if not isinstance(value, int):
        raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")
    if value < 0:
        raise OverflowError("can't convert negative int to unsigned")
    return int(value)


def _seconds(value: Any) -> float:
    if not isinstance(value, (int, float)):
        raise TypeError(f"must be real number, not {type(value).__name__}")
    if value < 0:
        raise ValueError("cannot convert float seconds to Duration: value is negative")
    if not math.isfinite(value):
        raise ValueError("cannot convert float seconds to Duration: value is either too big or NaN")
    return float(value)


def _warn_once() -> None:
    global _warned
    if not _warned:
        _warned = True
        text = "max_allocations is not measured by Hognose and limits nothing; max_memory and the times do"
        warnings.warn(text, LimitUnavailable, stacklevel=4)


def duration_of(limits: Mapping[str, Any]) -> float | None:
    """The shortest of the times, for a run of its own."""
    times = [limits[name] for name in _TIMES[:3] if name in limits]
    return min(times) if times else None


def core_limits(limits: Mapping[str, Any], duration: float | None) -> Limits:
    """The same as limits of Hognose."""
    key = (*limits.items(), ("duration", duration))
    known = _cache.get(key)
    if known is None:
        if len(_cache) > 256:
            _cache.clear()
        known = _cache[key] = _made(limits, duration)
    return known


def _made(limits: Mapping[str, Any], duration: float | None) -> Limits:
    return Limits(
        fuel=None,
        duration=duration,
        memory=limits.get("max_memory"),
        depth=limits.get("max_recursion_depth", 1000),
        calls=None,
        output=None,
        value=_ANY_SIZE,
        waiting=None,
        in_flight=1 << 20,
    )
