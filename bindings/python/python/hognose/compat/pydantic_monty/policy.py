"""Policies of a session for what is outside: the clock, sleeping, and where random numbers begin.

A `Policy` is what the dictionary of a checkout says, read once: which capabilities come to the host as calls, and which of those
calls it answers by itself.
"""

from __future__ import annotations

import datetime as dates
import hashlib
import math
import os as host_os
from typing import Any, Literal, TypedDict
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from .errors import refuse
from .os_calls import PLACE, PRELUDE

__all__ = ["OSPolicy", "Policy", "RandomSeed", "TimeZone"]


class _Offset(TypedDict):
    offset_seconds: int


class TimeZone(_Offset, total=False):
    """A zone that is always so far from UTC."""

    name: str


class RandomSeed(TypedDict):
    """What the guest's random numbers begin with."""

    seed: int | float | str | bytes


class OSPolicy(TypedDict, total=False):
    """Who answers what. Keys that are missing have their defaults."""

    datetime: Literal["system", "call_host"] | dates.datetime
    """The clock of the system, or calls of the host, or a time at which it stands still."""

    timezone: str | TimeZone
    """The guest's zone. UTC, and no other one here."""

    sleep: Literal["system", "call_host", "zero"]
    """Waiting really, or calls of the host, or not at all."""

    sleep_system_max: float
    """The most seconds of one sleep that is waited for really, 10 unless it is said."""

    process_time: Literal["zero", "elapsed"]
    """What `time.process_time()` shows."""

    random_start: Literal["system", "call_host"] | RandomSeed
    """Where random numbers begin: entropy of the system, bytes from the host, or a seed."""


_KEYS = ("datetime", "timezone", "sleep", "sleep_system_max", "process_time", "random_start")
_UTC = dates.timedelta(0)


class Policy:
    """A policy, read."""

    __slots__ = ("host", "frozen", "sleep", "most", "seed", "prelude", "drawn", "said", "plain")

    place = PLACE
    """The name of the prelude in tracebacks."""

    def __init__(self, policy: OSPolicy | None = None) -> None:
        if policy is None:
            policy = {}
        if not isinstance(policy, dict):
            raise TypeError(f"os_policy must be a dict, not {type(policy).__name__}")
        for key in policy:
            if key not in _KEYS:
                raise ValueError(f"unknown os_policy key {key!r}, expected one of: {', '.join(_KEYS)}")
        self.said = dict(policy)
        host = ["environment"]
        self.prelude = ""
        self.frozen = self._clock(policy, host)
        self.sleep: str = policy.get("sleep", "system")
        if self.sleep not in ("system", "call_host", "zero"):
            raise ValueError(f"sleep must be 'system', 'call_host' or 'zero', got {self.sleep!r}")
        self.most = self._most(policy)
        if self.sleep == "call_host":
            host.append("timer")
        self.drawn = 0
        self.seed = self._random(policy, host)
        self._process_time(policy)
        self.host = tuple(host)
        self.plain = "entropy" not in host and "clock" not in host

    def _clock(self, policy: OSPolicy, host: list[str]) -> float | None:
        clock: object = policy.get("datetime", "system")
        _check_zone(policy.get("timezone", "utc"))
        if isinstance(clock, dates.datetime):
            if clock.utcoffset() not in (None, _UTC) and "timezone" not in policy:
                refuse("os_policy={'datetime': ...}", "a guest's clock shows UTC, and this time has another zone")
            host.append("clock")
            return (clock if clock.tzinfo else clock.replace(tzinfo=dates.timezone.utc)).timestamp()
        if clock == "call_host":
            host.append("clock")
            self.prelude = PRELUDE
        elif not isinstance(clock, str):
            raise TypeError(
                f"datetime must be 'system', 'call_host' or a datetime.datetime, not {type(clock).__name__}"
            )
        elif clock != "system":
            raise ValueError(f"datetime must be 'system', 'call_host' or a datetime.datetime, got {clock!r}")
        return None

    def _most(self, policy: OSPolicy) -> float:
        if "sleep_system_max" not in policy:
            return 10.0
        if self.sleep != "system":
            raise ValueError(f"sleep_system_max only applies to sleep='system', not {self.sleep!r}")
        most = policy["sleep_system_max"]
        if not isinstance(most, (int, float)):
            raise TypeError(f"must be real number, not {type(most).__name__}")
        if most < 0 or math.isnan(most):
            raise ValueError("invalid sleep_system_max: cannot convert float seconds to Duration: value is negative")
        return float(most)

    def _random(self, policy: OSPolicy, host: list[str]) -> bytes | None:
        start: object = policy.get("random_start", "system")
        if start == "system":
            return None
        host.append("entropy")
        if start == "call_host":
            return None
        if isinstance(start, dict) and list(start) == ["seed"]:
            seed = start["seed"]
            if isinstance(seed, (int, float, str, bytes)):
                self.prelude += f"\nimport random\nrandom.seed({seed!r})\ndel random"
                return repr(seed).encode()
        raise ValueError(
            f"random_start must be 'system', 'call_host' or {{'seed': int | float | str | bytes}}, got {start!r}"
        )

    def _process_time(self, policy: OSPolicy) -> None:
        shown = policy.get("process_time")
        if shown not in (None, "zero", "elapsed"):
            raise ValueError(f"process_time must be 'zero' or 'elapsed', got {shown!r}")
        if shown == "zero":
            self.prelude += "\nimport time\ntime.process_time = time.thread_time = lambda: 0.0\ndel time"

    def answer(self, name: str, args: tuple[Any, ...]) -> Any:
        """What a policy answers by itself; `None` when somebody else has to. `name` is that of the call of a capability."""
        if self.frozen is not None and name.startswith("clock."):
            return int(self.frozen * 1e9) if name.endswith("_ns") else self.frozen
        if self.seed is not None and name.startswith("entropy"):
            size = args[0] if args else 32
            if name == "entropy.bytes":
                return host_os.urandom(size)
            self.drawn += 1
            return hashlib.shake_256(self.seed + self.drawn.to_bytes(8, "little")).digest(size)
        return None


def _check_zone(zone: object) -> None:
    if isinstance(zone, dict) and isinstance(zone.get("offset_seconds"), int):
        if zone["offset_seconds"] == 0:
            return
    elif isinstance(zone, str):
        if zone.lower() in ("utc", "etc/utc"):
            return
        try:
            ZoneInfo(zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            raise ValueError(f"unknown timezone {zone!r}") from None
    else:
        raise TypeError(
            "timezone must be 'utc', an IANA zone name or {'offset_seconds': int, 'name': str}, "
            f"not {type(zone).__name__}"
        )
    refuse("os_policy={'timezone': ...}", "a guest's local time is UTC")
