"""What the host's own classes and tools refuse, and exceptions nested beyond reason: the session is free afterwards."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import dataclass
from typing import Any

import pytest

from hognose import FunctionCall, GuestError, Session


@dataclass
class Amount:
    cents: int

    def __post_init__(self) -> None:
        if self.cents < 0:
            raise ValueError("an amount is not negative")


class Sly:
    """A dataclass by its looks, one of whose fields cannot be read."""

    __dataclass_fields__ = Amount.__dataclass_fields__

    @property
    def cents(self) -> int:
        raise LookupError("no field for you")


SOURCE = "try:\n  pay(type(amount)(-1))\nexcept Exception as e:\n  r = type(e).__name__, 'not negative' in str(e)\nr"


def session(**tools: Any) -> Session:
    made = Session(tools=tools)
    made.set("amount", Amount(1))
    return made


def test_arguments_that_a_class_refuses_are_the_mistake_of_the_guest() -> None:
    with_tool = session(pay=lambda amount: None)
    assert with_tool.feed(SOURCE) == ("TypeError", True)
    step: Any = with_tool.start(SOURCE)
    assert step.value == ("TypeError", True)
    assert asyncio.run(with_tool.feed_async(SOURCE)) == ("TypeError", True)
    step = with_tool.start("pay(amount)")
    assert isinstance(step, FunctionCall) and step.args == (Amount(1),)


async def sly() -> Sly:
    return Sly()


@pytest.mark.parametrize("tool", [lambda: Sly(), sly], ids=["sync", "async"])
def test_a_result_that_cannot_be_read_leaves_the_session_free(tool: Any) -> None:
    made = session(f=tool)
    with pytest.raises(LookupError, match="no field"):
        asyncio.run(made.feed_async("f() and 1"))
    assert not made.running and made.feed("1") == 1


@pytest.mark.skipif(sys.version_info < (3, 11), reason="exception groups are newer")
def test_groups_nested_beyond_reason() -> None:
    error: Exception = ValueError("x")
    for _ in range(50_000):
        error = ExceptionGroup("g", [error])  # type: ignore[name-defined]  # noqa: F821

    def fail() -> None:
        raise error

    with pytest.raises(GuestError):
        session(f=fail).feed("f()")
    # Python itself takes such a chain apart one by one only when it is done so.
    while hasattr(error, "exceptions"):
        error = error.exceptions[0]
