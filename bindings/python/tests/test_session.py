"""Sessions: state between programs, inputs and names, forks and dumps, limits and usage, what was printed, records of calls.

Steps of sessions are in `test_steps.py`, threads in `test_threads.py`.
"""

from typing import Any

import pytest

import hognose
from hognose import ConversionError, GuestError, LimitReached, Limits, Program, Session, SnapshotError, Toolbox


def double(value: Any) -> Any:
    return value * 2


def test_state_stays() -> None:
    session = Session()
    assert session.feed("import math\nx = [1]\ndef f(): return x") is None
    assert session.feed("x.append(2)\nf()") == [1, 2]
    assert session.feed("f() is x and math.pi > 3")


def test_a_program_is_fed_as_often_as_one_likes() -> None:
    session, program = Session(), Program("n = n + step", inputs=["step"])
    session.set("n", 0)
    for _ in range(10):
        session.feed(program, {"step": 2})
    assert session.feed("n") == 20


def test_names_of_inputs_stay() -> None:
    session = Session()
    assert session.feed("a + b", {"a": 1, "b": 2}) == 3
    assert session.feed("a") == 1
    session.set("a", [1])
    assert session.feed("a.append(2)\na") == [1, 2]
    with pytest.raises(ConversionError, match="the value of 'a'"):
        session.set("a", object())


def test_an_error_leaves_what_was_done() -> None:
    session = Session()
    with pytest.raises(GuestError):
        session.feed("x = 1\n1/0\nx = 2")
    assert session.feed("x") == 1 and not session.running


def test_classes_and_generators_stay() -> None:
    session = Session()
    session.feed("class A:\n  n = 0\ndef g():\n  for i in range(3): yield i\nit = g()\na = A()")
    assert session.feed("next(it)") == 0
    other = Session.load(session.dump())
    assert (session.feed("next(it)"), other.feed("next(it)")) == (1, 1)
    assert other.feed("isinstance(a, A)")


def test_a_fork_goes_on_by_itself() -> None:
    session = Session(tools=[double])
    session.feed("x = [1]\ny = x\nprint('before')")
    fork = session.fork()
    fork.feed("x.append(double(1))\nprint('fork')")
    assert (session.feed("x"), fork.feed("x, x is y")) == ([1], ([1, 2], True))
    assert (session.stdout, fork.stdout) == ("before\n", "before\nfork\n")
    assert session.usage.calls == 0 and fork.usage.calls == 1


def test_a_dump_wakes_up() -> None:
    session = Session(tools=[double])
    session.feed("x = {'k': (1, 2.5, b'x', {3})}\nx['self'] = x\nprint('hello')")
    woken = Session.load(session.dump(), tools=[double])
    assert woken.feed("x['self'] is x and double(x['k'][0])") == 2
    assert woken.stdout == "hello\n"
    with pytest.raises(SnapshotError):
        Session.load(b"nothing")


def test_a_dump_of_the_same_state_is_the_same() -> None:
    def make() -> bytes:
        session = Session()
        session.feed("x = {i: str(i) for i in range(100)}\ns = {'a', 'b', 'c'}")
        return session.dump()

    assert make() == make()


def test_a_session_that_woke_up_has_the_tools_that_it_is_given() -> None:
    session = Session(tools=[double])
    session.feed("f = double")
    assert Session.load(session.dump(), tools={"double": lambda value: "other"}).feed("f(1)") == "other"
    with pytest.raises(GuestError):
        Session.load(session.dump()).feed("f(1)")


def test_tools_that_are_added() -> None:
    session = Session()
    with pytest.raises(GuestError, match="name 'double' is not defined"):
        session.feed("double(1)")
    session.add_tools([double])
    assert session.feed("double(1)") == 2
    session.add_tools({"double": lambda value: "other", "further": double})
    assert session.feed("double(1), further(2)") == ("other", 4)


def test_budgets_are_of_all_programs_together() -> None:
    session = Session(limits=Limits(calls=3), tools=[double])
    session.feed("double(1)\ndouble(2)")
    with pytest.raises(LimitReached) as caught:
        session.feed("double(3)\ndouble(4)")
    assert caught.value.limit == "calls"
    session.limits = Limits(calls=10)
    assert session.feed("double(5)") == 10 and session.limits.calls == 10


def test_budgets_survive_a_dump() -> None:
    session = Session(limits=Limits(calls=3), tools=[double])
    session.feed("double(1)")
    woken = Session.load(session.dump(), tools=[double])
    assert woken.usage.calls == 1
    with pytest.raises(LimitReached, match="the calls limit of 3 was reached"):
        woken.feed("for i in range(3): double(i)")
    assert woken.limits.calls == 3
    assert Session.load(session.dump(), limits=Limits(calls=2)).limits.calls == 2


def test_usage() -> None:
    session = Session(tools=[double])
    session.feed("x = double('ab')\nprint(x)")
    usage = session.usage
    assert usage.calls == 1 and usage.output == 5
    assert usage.fuel > 0 and usage.memory > 0 and usage.duration >= 0
    session.feed("print('ä')")
    assert session.usage.fuel > usage.fuel and session.usage.output == 8
    assert repr(usage).startswith("Usage(fuel=")


def test_what_was_printed() -> None:
    session = Session()
    session.feed("import sys\nprint('a')\nprint('b', file=sys.stderr)")
    assert (session.stdout, session.stderr) == ("a\n", "b\n")
    session.feed("print('c')")
    assert session.take_stdout() == "a\nc\n" and session.take_stdout() == ""
    assert session.take_stderr() == "b\n" and session.stderr == ""


def test_printing_to_a_function() -> None:
    texts: list[str] = []
    session = Session(print=texts.append)
    session.feed("print('a')")
    assert texts == ["a\n"] and session.stdout == ""


def test_records_are_of_the_last_program() -> None:
    session = Session(tools=[double])
    session.feed("double(1)\ndouble(2)")
    assert [(call.name, call.line, call.outcome) for call in session.calls] == [("double", 1, "value"), ("double", 2, "value")]
    session.feed("double(3)")
    assert [call.id for call in session.calls] == [3]
    session.feed("for i in range(1500): double(i)")
    assert len(session.calls) == 1000


def test_max_calls_are_those_of_a_program() -> None:
    toolbox = Toolbox()
    toolbox.add(double, max_calls=2)
    session = Session(tools=toolbox)
    session.feed("double(1)\ndouble(2)")
    with pytest.raises(hognose.ToolDenied, match="may be called 2 times"):
        session.feed("for i in range(3): double(i)")
    # "A program can call it `max_calls` times": the next one has its own.
    assert session.feed("double(1)") == 2


def test_without_overlap_calls_come_one_after_the_other() -> None:
    toolbox = Toolbox()
    toolbox.add(double, overlap=True)
    source = "[double(i) for i in range(3)]"
    step: Any = Session(tools=toolbox).start(source)
    n = 0
    while isinstance(step, hognose.FunctionCall):
        step, n = step.defer(), n + 1
    assert n == 3
    step = Session(tools=toolbox, overlap=False).start(source)
    assert isinstance(step.defer(), hognose.Futures)


def test_names_that_run_and_feed_do_not_know() -> None:
    with pytest.raises(GuestError, match="name 'unknown' is not defined"):
        Session(names=True).feed("unknown")


def test_repr_and_html() -> None:
    session = Session(tools=[double])
    assert repr(session).startswith("<Session ready: 0 calls, 0 fuel, ")
    session.start("double('<b>')")
    assert repr(session).startswith("<Session waiting: 1 calls, ")
    assert "&lt;Session waiting" in session._repr_html_()  # type: ignore[attr-defined]


def test_cancel_without_a_program() -> None:
    session = Session()
    session.cancel()
    session.cancel()
    assert session.feed("1") == 1
