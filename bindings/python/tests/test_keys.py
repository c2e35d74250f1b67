"""Keys and elements of the host whose hash is Python code in the guest: dates, decimals, frozen dataclasses, and what is made of them.

They are put into their containers by the guest's own code before it sees them; nobody can tell. Not here: which values are keys at
all (`test_values.py`).
"""

import dataclasses
import datetime
import decimal
import fractions
from typing import Any

import pytest

import hognose
from hognose import ConversionError, GuestError, Program, Session

DAY = datetime.date(2024, 1, 2)
SAME = Program("v", inputs=["v"])


@dataclasses.dataclass(frozen=True)
class Place:
    row: int
    column: Any = 0


@dataclasses.dataclass
class Loose:
    x: int


def fetch(value: Any, source: str) -> Any:
    """What a program makes of the answer of a tool."""
    return Program(source).run(tools=[Returns(value).fetch])


class Returns:
    def __init__(self, value: Any) -> None:
        self.value = value

    def fetch(self) -> Any:
        return self.value


def test_order_is_that_of_the_host() -> None:
    keys = ["a", DAY, 1, decimal.Decimal("2.5"), (DAY, 3), None, Place(1), "z"]
    value = {key: number for number, key in enumerate(keys)}
    assert list(SAME.run({"v": value}).items()) == list(value.items())
    assert Program("list(v.values())", inputs=["v"]).run({"v": value}) == list(range(len(keys)))
    assert fetch(value, "list(fetch().values())") == list(range(len(keys)))


def test_nesting() -> None:
    value = {
        frozenset({DAY, (DAY, frozenset({decimal.Decimal(1)}))}): {DAY: {DAY: [{DAY}]}},
        (frozenset({Place(1), Place(2)}), 1): {Place(1, DAY): frozenset({DAY})},
    }
    assert SAME.run({"v": value}) == value
    assert fetch(value, "fetch()") == value
    look = Program("v[(frozenset({a, b}), 1)][c]", inputs=["v", "a", "b", "c"])
    assert look.run({"v": value, "a": Place(2), "b": Place(1), "c": Place(1, DAY)}) == frozenset({DAY})


def test_equal_keys_are_one() -> None:
    # `1 == Decimal(1)`: keys that the host holds apart by no means; here they come in two containers.
    source = "d = dict(v)\nd.update(w)\n[(type(k).__name__, x) for k, x in d.items()]"
    program = Program(source, inputs=["v", "w"])
    assert program.run({"v": {decimal.Decimal(1): "a"}, "w": {1: "b", fractions.Fraction(1): "b"}}) == [("Decimal", "b")]


def test_frozen_dataclasses_are_hashed_by_their_fields() -> None:
    program = Program("hash(v) == hash(w) and v == w and v is not w", inputs=["v", "w"])
    assert program.run({"v": Place(1), "w": Place(1)}) is True
    assert Program("hash(v) == hash((1, 2))", inputs=["v"]).run({"v": Place(1, 2)}) is True
    with pytest.raises(GuestError, match="FrozenInstanceError: cannot assign to field 'row'"):
        Program("v.row = 2", inputs=["v"]).run({"v": Place(1)})
    with pytest.raises(GuestError, match="unhashable type: 'Loose'"):
        Program("type(v).__module__ = '__main__'\n{v}", inputs=["v"]).run({"v": Loose(1)})
    assert Program("import copy\ncopy.replace(v, row=5)", inputs=["v"]).run({"v": Place(1)}) == Place(5)


def test_what_has_no_hash_is_refused_to_the_host() -> None:
    class Hashable(list[int]):
        def __hash__(self) -> int:  # type: ignore[override]
            return 1

    for key in (Place(1, Hashable([1])), (DAY, Place(1, (Hashable([1]),)))):
        with pytest.raises(ConversionError, match="unhashable type: 'list'"):
            SAME.run({"v": {key: 1}})


def test_an_answer_goes_on_as_an_argument() -> None:
    """The pending value is an argument of the next call, which leaves with the whole dict."""
    seen: list[Any] = []

    def fetch() -> Any:
        return {DAY: frozenset({DAY})}

    def store(value: Any) -> None:
        seen.append(value)

    Program("store(fetch())").run(tools=[fetch, store])
    assert seen == [{DAY: frozenset({DAY})}]


@pytest.mark.parametrize("slice", [10, 20, 50])
def test_dumps_while_they_are_put_in(slice: int) -> None:
    source = "a = fetch()\nb = fetch()\n(a[day], list(a), sorted(map(str, b)), v)"
    inputs = {"day": DAY, "v": {Place(1): {DAY: {decimal.Decimal(2)}}, 3: 4}}
    answers: list[Any] = [{"x": 0, DAY: 1, "y": 2}, {frozenset({DAY}), DAY}]
    step = Program(source, inputs=["day", "v"]).start(inputs, {"fetch": print}, slice=slice)
    ends = []

    def go_on(step: Any, answers: list[Any]) -> None:
        while not isinstance(step, hognose.Complete):
            if isinstance(step, hognose.Running):
                # What is loaded goes on without a slice.
                if len(ends) < 20:
                    go_on(hognose.load(step.dump(), tools={"fetch": print}, types=[Place]), list(answers))
                step = step.resume()
            else:
                assert isinstance(step, hognose.FunctionCall)
                step = step.resume(answers.pop(0))
        ends.append(step.value)

    go_on(step, answers)
    texts = ["2024-01-02", "frozenset({datetime.date(2024, 1, 2)})"]
    assert ends == [(1, ["x", DAY, "y"], texts, inputs["v"])] * len(ends)
    assert len(ends) > 1


def test_inputs_of_a_session_are_whole_when_it_is_dumped_before_it_runs() -> None:
    session = Session()
    session.set("v", {DAY: {DAY}, 1: 2})
    woken = Session.load(session.dump())
    assert woken.feed("v") == {DAY: {DAY}, 1: 2}
    assert session.fork().feed("list(v)") == [DAY, 1]


def test_a_guest_that_changed_a_hash_hears_of_it() -> None:
    source = """
import datetime
def broken(self): raise LookupError('no hash today')
datetime.date.__hash__ = broken
try:
    fetch()
except LookupError as error:
    found = str(error)
found
"""
    assert fetch({DAY: 1}, source) == "no hash today"


def test_a_guest_that_changed_a_comparison_is_asked() -> None:
    source = """
import datetime
days = [datetime.date(2024, 1, 2), datetime.date(2024, 1, 3)]
before = days[0] < days[1]
datetime.date.__lt__ = lambda self, other: 'asked'
before, days[0] < days[1], min(days) == days[1], sorted(days)[0] == days[1]
"""
    assert Program(source).run() == (True, "asked", True, True)


def test_a_limit_on_the_way_leaves_the_rest_for_the_next_program() -> None:
    keys = {DAY + datetime.timedelta(day): day for day in range(2000)}
    session = Session(limits=hognose.Limits(fuel=20_000))
    session.set("v", keys)
    with pytest.raises(hognose.LimitReached):
        session.feed("1")
    session.limits = hognose.Limits()
    assert session.feed("v") == keys
    assert session.feed("list(v.values())") == list(range(2000))


def test_failures_carry_them() -> None:
    def fetch() -> Any:
        raise KeyError({DAY: 1})

    assert Program("try: fetch()\nexcept KeyError as e: r = e.args[0]\nr").run(tools=[fetch]) == {DAY: 1}
    with pytest.raises(hognose.ToolFailed, match=r"KeyError: \{datetime.date\(2024, 1, 2\): 1\}"):
        Program("fetch()").run(tools=[fetch])
