"""The newer line: pools, sessions, and snapshots that a host answers."""

from __future__ import annotations

import threading
from typing import Any
from uuid import UUID

import pytest

from hognose.compat.pydantic_monty import (
    ExternalModule,
    FunctionSnapshot,
    FutureSnapshot,
    Monty,
    MontyClassProxy,
    MontyComplete,
    MontyConversionError,
    MontyCrashedError,
    MontyError,
    MontyRuntimeError,
    MontySession,
    MontyStdTypeProxy,
    MontySyntaxError,
    MountDir,
    NameLookupSnapshot,
)


class Session:
    """A session of its own for a test."""

    def __init__(self, **options: Any) -> None:
        self.pool = Monty()
        self.pool.__enter__()
        self.session = self.pool.checkout(**options)

    def __enter__(self) -> MontySession:
        return self.session.__enter__()

    def __exit__(self, *args: object) -> None:
        self.session.__exit__(*args)
        self.pool.__exit__(*args)


def test_a_session_keeps_its_state_and_others_do_not_see_it() -> None:
    with Monty(min_processes=2, max_processes=4, checkout_timeout=1.0, max_checkouts_per_worker=3) as pool:
        with pool.checkout() as first, pool.checkout(script_name="b.py") as second:
            assert first.feed_run("x = 1") is None
            assert first.feed_run("x + y", inputs={"y": 2}) == 3
            with pytest.raises(MontyRuntimeError, match="name 'x' is not defined"):
                second.feed_run("x")
            assert (first.worker_pid, first.session_id) == (None, None)


def test_sessions_end() -> None:
    pool = Monty()
    with pytest.raises(RuntimeError, match="the pool is not active"):
        pool.checkout().__enter__()
    with pool:
        session = pool.checkout()
        with pytest.raises(RuntimeError, match="this checkout has already been finished"):
            session.feed_run("1")
        with session:
            call = session.feed_start("f()")
        assert isinstance(call, FunctionSnapshot)
        for use in (lambda: session.feed_run("1"), session.dump, lambda: call.resume({"return_value": 1})):
            with pytest.raises(RuntimeError, match="this checkout has already been finished"):
                use()
        with pytest.raises(TypeError, match="unexpected keyword argument 'nope'"):
            pool.checkout(nope=1)


def test_names_are_looked_up_when_they_are_used() -> None:
    with Session() as session:
        lookup = {"f": lambda a: a * 2, "k": 10, "none": None}
        assert session.feed_run("f(2) + k", external_lookup=lookup) == 14
        assert session.feed_run("none is None", external_lookup=lookup) is True
        assert session.feed_run("g(1)", external_functions={"g": lambda a: a}) == 1
        # Functions are those of their feed.
        with pytest.raises(MontyRuntimeError, match="name 'f' is not defined"):
            session.feed_run("f(2)")
        with pytest.raises(MontyRuntimeError, match="'int' object is not callable"):
            session.feed_run("n(2)", external_lookup={"n": 3})
        # Inputs come first.
        assert session.feed_run("z", inputs={"z": 1}, external_lookup={"z": 2}) == 1


def test_functions_as_values() -> None:
    with Session() as session:
        assert session.feed_run("list(map(f, [1, 2]))", external_lookup={"f": lambda a: a + 1}) == [2, 3]
        assert session.feed_run("g = f\ng(1)", external_lookup={"f": lambda a: a + 1}) == 2


def test_wrong_arguments_of_a_feed() -> None:
    with Session() as session:
        wrong: list[tuple[dict[str, Any], type[Exception], str]] = [
            ({"code": 5}, TypeError, "'int' object is not an instance of 'str'"),
            ({"code": "1", "inputs": [1]}, TypeError, "'list' object is not an instance of 'dict'"),
            ({"code": "1", "inputs": {1: 2}}, MontyRuntimeError, "inputs keys must be str"),
            ({"code": "1", "inputs": {"a b": 2}}, MontySyntaxError, "Input name 'a b' not a valid identifier"),
            ({"code": "1", "external_lookup": 5}, TypeError, "'int' object is not an instance of 'dict'"),
            ({"code": "1", "os": 5}, TypeError, "'int' object is not callable"),
            ({"code": "1", "print_callback": 5}, TypeError, "print_callback must be a callable"),
            ({"code": "1", "mount": 5}, TypeError, "mount must be a MountDir"),
            ({"code": "1", "cwd": "/"}, NotImplementedError, "cwd="),
            ({"code": "x", "inputs": {"x": object()}}, MontyConversionError, "object"),
            ({"code": "(", "inputs": {}}, MontySyntaxError, "was never closed"),
        ]
        for arguments, error, text in wrong:
            for method in (session.feed_run, session.feed_start):
                with pytest.raises(error, match=text):
                    method(**arguments)
        assert session.feed_run("1") == 1


def test_feeds_are_numbered_in_tracebacks() -> None:
    with Session() as session:
        session.feed_run("def f():\n    return 1/0")
        with pytest.raises(MontyRuntimeError) as caught:
            session.feed_run("f()")
    outer, inner = caught.value.traceback()
    assert (outer.filename, inner.filename) == ("<python-input-1>", "<python-input-0>")
    assert inner.source_line == "    return 1/0"


def test_steps_of_a_session() -> None:
    with Session(script_name="z.py") as session:
        call = session.feed_start("a = fetch(1, k='é')\na + 1")
        assert isinstance(call, FunctionSnapshot)
        assert repr(call) == 'FunctionSnapshot(function_name="fetch", is_os_function=false)'
        assert (call.script_name, call.object_id, call.allow_eager_await) == ("z.py", None, False)
        assert call.position.dict() == {"filename": "<python-input-0>", "start": 4, "end": 20}
        for use in (lambda: session.feed_run("1"), lambda: session.feed_start("1")):
            with pytest.raises(RuntimeError, match="feed called while a suspension is awaiting an answer"):
                use()
        done = call.resume({"return_value": 1})
        assert isinstance(done, MontyComplete)
        assert (done.output, repr(done)) == (2, "MontyComplete(output=2)")
        for again in (lambda: call.resume({"return_value": 1}), call.resume_auto):
            with pytest.raises(RuntimeError, match="snapshot has already been resumed"):
                again()
        with pytest.raises(RuntimeError, match="cannot dump a snapshot that has already been resumed"):
            call.dump()
        name = session.feed_start("q")
        assert repr(name) == 'NameLookupSnapshot(variable_name="q")'
        assert isinstance(name, NameLookupSnapshot)
        assert name.position.dict() == {"filename": "<python-input-1>", "start": 0, "end": 1}


def test_resume_auto_answers_from_what_the_feed_was_given() -> None:
    with Session() as session:
        steps = []
        step: Any = session.feed_start("k + f(1) + f(2)", external_lookup={"f": lambda a: a, "k": 10})
        while not isinstance(step, MontyComplete):
            steps.append(type(step))
            step = step.resume_auto()
        assert step.output == 13
        assert steps == [NameLookupSnapshot, FunctionSnapshot, FunctionSnapshot]
        for code in ("nope(1)", "none"):
            with pytest.raises(MontyRuntimeError, match=f"name '{code[:4]}' is not defined"):
                session.feed_start(code).resume_auto()


def test_coroutines_need_an_event_loop() -> None:
    async def f() -> int:
        return 1

    with Session() as session:
        with pytest.raises(MontyRuntimeError, match="async external functions require AsyncMonty"):
            session.feed_run("await f()", external_lookup={"f": f})
        call = session.feed_start("await f()", external_lookup={"f": f})
        assert isinstance(call, FunctionSnapshot)
        with pytest.raises(RuntimeError, match="async external functions require AsyncMonty"):
            call.resume_auto()
        later = call.resume({"future": ...})
        assert isinstance(later, FutureSnapshot)
        assert repr(later) == f"FutureSnapshot(pending_call_ids=[{call.call_id}])"
        with pytest.raises(RuntimeError, match="async external functions require AsyncMonty"):
            later.resume_auto()
        assert later.resume({call.call_id: {"return_value": 4}}).output == 4


def test_a_function_that_is_interrupted_ends_the_feed() -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    with Session() as session:
        with pytest.raises(KeyboardInterrupt):
            session.feed_run("f()", external_lookup={"f": interrupted})
        assert session.feed_run("1") == 1


def test_values_that_cannot_cross() -> None:
    with Session() as session:
        with pytest.raises(MontyRuntimeError, match="TypeError"):
            session.feed_run("f()", external_lookup={"f": object})
        assert session.feed_run("try:\n    f()\nexcept TypeError:\n    r = 1\nr", external_lookup={"f": object}) == 1
        with pytest.raises(MontyConversionError) as caught:
            session.feed_run("q", external_lookup={"q": object()})
        assert isinstance(caught.value.exception(), TypeError)
        assert session.feed_run("1") == 1


def test_values_that_come_out() -> None:
    code = "class A: pass\n(1, [2], {'a': {3}}, b'x', None, ..., frozenset([1]), int, ValueError('x'), ValueError, len, A)"
    with Session() as session:
        value = session.feed_run(code)
        assert value[:8] == (1, [2], {"a": {3}}, b"x", None, ..., frozenset([1]), int)
        assert (type(value[8]), value[8].args, value[9]) == (ValueError, ("x",), ValueError)
        assert value[10] == MontyStdTypeProxy("function", "len")
        assert isinstance(value[11], str)
        point = session.feed_run("from dataclasses import dataclass\n@dataclass\nclass P:\n    x: int\nP(1)")
        assert point == MontyClassProxy("P", {"x": 1}, True)
        assert repr(point) == "MontyClassProxy(name='P', attributes={'x': 1})"


def test_a_time_limit_is_that_of_one_feed() -> None:
    with Session(limits={"max_feed_duration_secs": 0.05}) as session:
        for _ in range(2):
            with pytest.raises(MontyRuntimeError) as caught:
                session.feed_run("def f():\n    while True: pass\nf()")
            assert caught.value.display("msg").startswith("feed time limit exceeded: ")
            assert caught.value.traceback() == []
        for _ in range(5):
            assert session.feed_run("sum(range(20_000))") == 199_990_000


def test_a_time_limit_between_two_answers() -> None:
    work = "sum(range(100_000))\n"
    with Session(limits={"max_turn_duration_secs": 0.1}) as session:
        session.feed_run("for i in range(20):\n    f()\n    sum(range(50_000))", external_lookup={"f": lambda: 1})
        with pytest.raises(MontyRuntimeError, match="turn time limit exceeded"):
            session.feed_run(f"f()\nwhile True:\n    {work}", external_lookup={"f": lambda: 1})
        step = session.feed_start("f()\nwhile True: pass")
        with pytest.raises(MontyRuntimeError, match="turn time limit exceeded"):
            step.resume({"return_value": 1})


def test_a_time_limit_of_requests_ends_the_session() -> None:
    with Monty(request_timeout=0.05) as pool, pool.checkout() as session:
        with pytest.raises(MontyCrashedError) as caught:
            session.feed_run("while True: pass")
        assert (caught.value.timed_out, caught.value.exit_status) == (True, None)
        with pytest.raises(RuntimeError, match="this checkout has already been finished"):
            session.feed_run("1")


def test_a_limit_of_questions_is_that_of_a_session() -> None:
    with Session(limits={"max_suspensions": 3}) as session:
        lookup = {"f": lambda: 1}
        for _ in range(2):
            with pytest.raises(MontyRuntimeError) as caught:
                session.feed_run("for i in range(9): f()", external_lookup=lookup)
            assert caught.value.display("msg") == "suspension limit 3 exceeded"
            assert type(caught.value.exception()) is RuntimeError
        with pytest.raises(MontyRuntimeError, match="suspension limit 3 exceeded"):
            session.feed_start("f()")
        assert session.feed_run("1") == 1
    with Session() as session, pytest.raises(MontyRuntimeError, match="suspension limit 1000 exceeded"):
        session.feed_run("while True: f()", external_lookup=lookup)


def test_wrong_limits() -> None:
    for limits, error in (({"zzz": 1}, ValueError), ({"max_memory": "a"}, TypeError), (5, TypeError)):
        with pytest.raises(error):
            Session(limits=limits).__enter__()


def test_a_session_as_bytes() -> None:
    with Session() as session:
        session.feed_run("x = 20")
        data = session.dump()
        assert session.feed_run("x") == 20
    with Session() as other:
        other.load_session(data)
        assert other.feed_run("x + 1") == 21
        with pytest.raises(MontyRuntimeError) as caught:
            other.feed_run("1/0")
        assert caught.value.traceback()[0].filename == "<python-input-2>"
        with pytest.raises(RuntimeError, match="only valid on a fresh session"):
            other.load_session(data)
        with pytest.raises(RuntimeError, match="only valid on a fresh session"):
            other.load_snapshot(data)


def test_a_snapshot_as_bytes() -> None:
    with Session(script_name="a.py") as session:
        session.feed_run("y = 5")
        call = session.feed_start("y + f(1)")
        assert isinstance(call, FunctionSnapshot)
        data = call.dump()
        assert session.dump()
    with Session() as other:
        woken = other.load_snapshot(data, external_lookup={"f": lambda n: n * 10})
        assert isinstance(woken, FunctionSnapshot)
        assert (woken.script_name, woken.args) == ("a.py", (1,))
        assert woken.resume_auto().output == 15
        assert other.feed_run("y") == 5


def test_bytes_that_cannot_be_woken_up() -> None:
    with Session() as session:
        idle = session.dump()
        call = session.feed_start("f()")
        suspended = session.dump()
        assert call is not None
    for data, load, error, text in (
        (b"zzz", "load_session", MontyError, "failed to load session"),
        (b"", "load_snapshot", MontyError, "failed to load session"),
        (idle[:-4], "load_session", MontyError, "failed to load session"),
        (suspended[: len(suspended) // 2], "load_snapshot", MontyError, "failed to load session"),
        (idle, "load_snapshot", RuntimeError, "this dump is an idle session"),
        (suspended, "load_session", RuntimeError, "this dump is a suspended snapshot"),
        ("x", "load_session", TypeError, "Can't extract `str`"),
    ):
        with Session() as session:
            with pytest.raises(error, match=text):
                getattr(session, load)(data)
            assert session.feed_run("1") == 1


def test_waking_up_refills_nothing_and_never_gives_more_than_the_checkout() -> None:
    with Session(limits={"max_suspensions": 2, "max_memory": 50_000_000}) as session:
        session.feed_run("f()\nf()", external_lookup={"f": lambda: 1})
        data = session.dump()
    for own in (None, {"max_suspensions": 100}):
        with Session(limits=own) as other:
            other.load_session(data)
            with pytest.raises(MontyRuntimeError, match="suspension limit 2 exceeded"):
                other.feed_run("f()", external_lookup={"f": lambda: 1})
    with Session(limits={"max_memory": 1_000_000}) as other:
        other.load_session(data)
        with pytest.raises(MontyRuntimeError, match="memory limit exceeded"):
            other.feed_run("'a' * 10_000_000")


def test_packages_cannot_be_installed() -> None:
    with Session() as session:
        session.install_dependencies([])
        with pytest.raises(MontyRuntimeError, match="install_dependencies"):
            session.install_dependencies(["numpy"])
        assert session.feed_run("1") == 1


def test_files_are_refused_in_the_guest(tmp_path: Any) -> None:
    (tmp_path / "x").write_text("secret")
    with Session() as session, MountDir(host_path=tmp_path, virtual_path="/data") as mount:
        for code in ("open('/data/x').read()", "import pathlib\npathlib.Path('/data/x').read_text()"):
            with pytest.raises(MontyRuntimeError) as caught:
                session.feed_run(code, mount=mount)
            assert isinstance(caught.value.exception(), PermissionError)
        mount.close()
        with pytest.raises(ValueError, match="mount is closed"):
            session.feed_run("1", mount=[mount])


def test_modules_of_the_host() -> None:
    module = ExternalModule(
        {"a": 1, "f": lambda x: x + 1, "_p": 3, "sub": ExternalModule({"z": 5, "g": lambda: [6]})}, stubs="a: int"
    )
    assert (module.stubs, type(module.id), set(module.attrs)) == ("a: int", UUID, {"a", "f", "_p", "sub"})
    for modules in ({"mymod": module}, {"mymod": lambda: module}):
        with Session(external_modules=modules) as session:
            assert session.feed_run("import mymod\n(mymod.a, mymod.f(2))") == (1, 3)
            assert session.feed_run("from mymod import f\nf(3)") == 4
            assert session.feed_run("import mymod.sub\n(mymod.sub.z, mymod.sub.g())") == (5, [6])
            with pytest.raises(MontyRuntimeError, match="has no attribute '_p'"):
                session.feed_run("mymod._p")
            call = session.feed_start("mymod.f(1)")
            assert isinstance(call, FunctionSnapshot)
            assert call.function_name == "mymod.f"
            assert call.resume_auto().output == 2
    with pytest.raises(TypeError, match="external module 'm' must be an ExternalModule"):
        Session(external_modules={"m": lambda: 5}).__enter__()
    with pytest.raises(TypeError, match="ExternalModule attrs must be a dict, not int"):
        ExternalModule(5)


def test_values_that_hold_themselves() -> None:
    value: list[Any] = []
    value.append(value)
    with Session() as session:
        with pytest.raises(MontyError):
            session.feed_run("x", inputs={"x": value})
        with pytest.raises(MontyError):
            session.feed_run("x = []\nx.append(x)\nx")
        assert session.feed_run("1") == 1


def test_a_function_cannot_use_the_session_that_calls_it() -> None:
    with Session() as session:
        with pytest.raises(MontyRuntimeError, match="a suspension is awaiting an answer"):
            session.feed_run("f()", external_lookup={"f": lambda: session.feed_run("1")})
        assert session.feed_run("1") == 1


def test_sessions_in_threads() -> None:
    results: list[Any] = []

    def work(number: int) -> None:
        with pool.checkout() as session:
            results.append(session.feed_run("f(sum(range(1000))) + n", inputs={"n": number}, external_lookup={"f": abs}))

    with Monty() as pool:
        threads = [threading.Thread(target=work, args=(number,)) for number in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert sorted(results) == [499500 + number for number in range(6)]
