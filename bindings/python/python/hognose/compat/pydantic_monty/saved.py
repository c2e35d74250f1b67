"""Programs, sessions and steps as bytes: what Hognose saves, behind a line that says what this interface knows about it.

Bytes are not trusted: a header that is no header is a `ValueError`, and limits in it never exceed those of who loads it.
"""

from __future__ import annotations

import ast
import datetime
import json
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..._errors import StepUsed
from ..._hognose import Futures, Session
from .limits import checked, core_limits
from .policy import Policy

if TYPE_CHECKING:
    from .guest import Guest

__all__ = ["dump_session", "dump_step", "load_guest", "read", "written"]

_MAGIC = b"HGMONTY\x01"


def written(kind: str, known: Mapping[str, Any], data: bytes) -> bytes:
    """A header and what it is about."""
    header = json.dumps({"kind": kind, **known}, separators=(",", ":")).encode()
    return _MAGIC + len(header).to_bytes(4, "little") + header + data


def read(data: object, kinds: tuple[str, ...]) -> tuple[dict[str, Any], bytes]:
    """Both apart. Raises `ValueError` for bytes of another kind, or of none."""
    if not isinstance(data, (bytes, bytearray, memoryview)):
        raise TypeError(f"argument 'data': '{type(data).__name__}' object is not an instance of 'bytes'")
    data = bytes(data)
    start = len(_MAGIC) + 4
    if not data.startswith(_MAGIC) or len(data) < start:
        raise ValueError("not a monty dump" if len(data) >= start else "Serialized data is too short to contain a valid header")
    end = start + int.from_bytes(data[start - 4 : start], "little")
    try:
        header = json.loads(data[start:end])
    except (ValueError, RecursionError):
        raise ValueError("not a monty dump: its header is damaged") from None
    if not isinstance(header, dict) or not isinstance(header.get("script"), str) or end > len(data):
        raise ValueError("not a monty dump: its header is damaged")
    if header.get("kind") not in kinds:
        raise ValueError(f"this dump is a {header.get('kind')}, and not a {' or '.join(kinds)}")
    return header, data[end:]


def dump_step(guest: Guest, step: Any) -> bytes:
    """A snapshot."""
    try:
        saved = step.dump()
    except StepUsed:
        text = "cannot dump a snapshot that has" if guest.newer else "Cannot dump progress that has"
        raise RuntimeError(f"{text} already been resumed") from None
    known = _known(guest)
    if type(step) is Futures and step.timer is not None and guest.n_sleeps and not guest.sleeps:
        # The sleep that the host was just told of is told again, under its number.
        known["n_sleeps"] -= 1
    return written("snapshot" if guest.newer or guest.session is None else "repl snapshot", known, saved)


def dump_session(guest: Guest, session: Session) -> bytes:
    """A session between two feeds."""
    return written("session", _known(guest), session.dump())


def _known(guest: Guest) -> dict[str, Any]:
    now = time.monotonic()
    return {
        "script": guest.script_name,
        "limits": dict(guest.limits),
        "policy": _policy_out(guest.policy),
        "drawn": guest.policy.drawn,
        "asked": guest.asked,
        "began": guest.began,
        "slept": guest.slept,
        "n_sleeps": guest.n_sleeps,
        "sleeps": {str(number): end - now for number, end in guest.sleeps.items()},
        "sources": guest.sources,
    }


def load_guest(guest: Guest, header: Mapping[str, Any]) -> None:
    """Tells a new guest what the header knows; limits that it has stay the most."""
    try:
        limits = checked(header["limits"], strict=True)
        policy = Policy(_policy_in(header["policy"]))
        policy.drawn = int(header["drawn"])
        asked, n_sleeps = int(header["asked"]), int(header["n_sleeps"])
        began, slept = float(header["began"]), float(header["slept"])
        now = time.monotonic()
        sleeps = {int(number): now + float(rest) for number, rest in header["sleeps"].items()}
        sources = {str(name): str(source) for name, source in header["sources"].items()}
    except (KeyError, TypeError, ValueError, OverflowError, AttributeError, NotImplementedError, SyntaxError):
        raise ValueError("not a monty dump: its header is damaged") from None
    for name, most in guest.limits.items():
        limits[name] = min(limits.get(name, most), most)
    guest.script_name = header["script"]
    guest.limits = limits
    guest.policy = policy
    guest.asked, guest.began, guest.slept = max(asked, 0), began, max(slept, 0.0)
    guest.n_sleeps, guest.sleeps, guest.sources = n_sleeps, sleeps, sources
    guest.most = limits.get("max_suspensions", guest.most)
    guest.feed = limits.get("max_feed_duration_secs")
    turn = limits.get("max_turn_duration_secs")
    guest.turn = guest.request if turn is None else turn if guest.request is None else min(turn, guest.request)


def limits_to_load(limits: Mapping[str, Any]) -> Any:
    """What a loaded session may use at most."""
    return core_limits(limits, limits.get("max_duration_secs"))


def _policy_out(policy: Policy) -> dict[str, Any]:
    said = dict(policy.said)
    clock = said.get("datetime")
    if isinstance(clock, datetime.datetime):
        said["datetime"] = {"iso": clock.isoformat()}
    start = said.get("random_start")
    if isinstance(start, dict):
        said["random_start"] = {"seed": repr(start["seed"])}
    return said


def _policy_in(said: Mapping[str, Any]) -> Any:
    policy = dict(said)
    clock = policy.get("datetime")
    if isinstance(clock, dict):
        policy["datetime"] = datetime.datetime.fromisoformat(clock["iso"])
    start = policy.get("random_start")
    if isinstance(start, dict):
        policy["random_start"] = {"seed": ast.literal_eval(start["seed"])}
    return policy
