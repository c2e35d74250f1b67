"""How programs and their outcomes look in notebooks: source, value, calls with their times.

Not here: the plain texts, which are the `repr`s of the compiled classes.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ._hognose import CallRecord, Complete, Program, Session

__all__ = ["call_tree", "complete", "program", "session"]

_MOST_LINES = 200
_MOST_CALLS = 100


def call_tree(calls: list[CallRecord]) -> str:
    """The calls of a run as text, one on a line, with their places and times.

    >>> import hognose
    >>> step = hognose.Program("f(1)\\nf(2)").start(tools={"f": abs})
    >>> step = step.resume(1).resume(2)
    >>> print(hognose._show.call_tree(step.calls))  # doctest: +ELLIPSIS
    f  line 1  +... ms  ... ms
    f  line 2  +... ms  ... ms
    """
    return "\n".join("  ".join(part for part in _parts(call) if part) for call in calls)


def _parts(call: CallRecord) -> list[str]:
    took = "pending" if call.duration is None else f"{call.duration * 1000:.2f} ms"
    failed = "failed" if call.outcome == "error" else ""
    line = "" if call.line is None else f"line {call.line}"
    return [call.name, line, f"+{call.started * 1000:.2f} ms", took, failed]


def _table(calls: list[CallRecord]) -> str:
    if not calls:
        return ""
    end = max(call.started + (call.duration or 0.0) for call in calls) or 1.0
    rows = []
    for call in calls[:_MOST_CALLS]:
        name, line, started, took, failed = (escape(part) for part in _parts(call))
        left = 100 * call.started / end
        width = max(100 * (call.duration or 0.0) / end, 0.5)
        colour = "#c0392b" if failed else "#2e86c1"
        bar = (
            "<div style='position:relative;width:160px;height:10px;background:#8882'>"
            f"<div style='position:absolute;left:{left:.1f}%;width:{min(width, 100 - left):.1f}%;height:10px;background:{colour}'>"
            "</div></div>"
        )
        cells = "".join(f"<td style='text-align:left'>{cell}</td>" for cell in (name, line, started, took, failed, bar))
        rows.append(f"<tr>{cells}</tr>")
    more = len(calls) - _MOST_CALLS
    if more > 0:
        rows.append(f"<tr><td colspan='6' style='text-align:left'>and {more} more</td></tr>")
    head = "".join(f"<th style='text-align:left'>{name}</th>" for name in ("call", "where", "after", "took", "", ""))
    return f"<table><tr>{head}</tr>{''.join(rows)}</table>"


def _code(text: str) -> str:
    lines = text.splitlines()
    width = len(str(len(lines)))
    shown = "\n".join(f"{number:>{width}}  {line}" for number, line in enumerate(lines[:_MOST_LINES], 1))
    more = f"\n… {len(lines) - _MOST_LINES} more lines" if len(lines) > _MOST_LINES else ""
    return f"<pre>{escape(shown + more)}</pre>"


def program(program: Program) -> str:
    """A program: its name, inputs and source."""
    inputs = "" if program.inputs is None else f" ({escape(', '.join(program.inputs))})"
    return f"<b>{escape(program.name)}</b>{inputs}{_code(program.code)}"


def complete(step: Complete) -> str:
    """A program that is done: its value, what it printed, its calls."""
    printed = f"<pre>{escape(step.stdout)}</pre>" if step.stdout else ""
    usage = step.usage
    used = f"<small>{usage.fuel:,} fuel, {usage.duration * 1000:.2f} ms, {len(step.calls)} calls</small>"
    return f"<pre>{escape(repr(step.value))}</pre>{printed}{_table(step.calls)}{used}"


def session(session: Session) -> str:
    """A session: what it has used, and the calls of its last program."""
    return f"<pre>{escape(repr(session))}</pre>{_table(session.calls)}"
