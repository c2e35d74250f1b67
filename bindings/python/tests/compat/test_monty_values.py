"""Values of the interface by themselves: JSON, handles, mounts, policies for objects, and handlers with files in memory."""

from __future__ import annotations

import asyncio
import dataclasses
import datetime
import gc
from pathlib import PurePosixPath
from typing import Any

import pytest

from hognose.compat.pydantic_monty import (
    NOT_HANDLED,
    AbstractOS,
    AsyncMonty,
    CallbackFile,
    ClassInstance,
    ClassType,
    MemoryFile,
    Monty,
    MontyClassProxy,
    MontyComplete,
    MontyConversionError,
    MontyFileHandle,
    MontyRuntimeError,
    MountDir,
    NameLookupSnapshot,
    OSAccess,
    ScanEntry,
    SourceRange,
    StatResult,
    instrument_telemetry,
)
from hognose.compat.pydantic_monty.os_access import path_from_arg

P = PurePosixPath


def test_json_keeps_types() -> None:
    code = "(1, 'a', [1.5, float('nan'), float('inf')], {1: 2}, {'a': b'x'}, {1}, ..., None, True)"
    done = Monty(code).start()
    assert isinstance(done, MontyComplete)
    assert done.output_json() == (
        '{"$tuple":[1,"a",[1.5,{"$float":"nan"},{"$float":"inf"}],{"$dict":[[1,2]]},'
        '{"a":{"$bytes":[120]}},{"$set":[1]},{"$ellipsis":"..."},null,true]}'
    )


def test_json_of_a_key_that_looks_like_a_tag() -> None:
    done = Monty("{'$tuple': [1]}").start()
    assert isinstance(done, MontyComplete)
    assert done.output_json() == '{"$dict":[["$tuple",[1]]]}'


@pytest.mark.parametrize(
    ("mode", "kept"), [("r", "r"), ("rt", "r"), ("br", "rb"), ("rb", "rb"), ("w", "w"), ("wb", "wb"), ("a", "a")]
)
def test_modes_of_handles(mode: str, kept: str) -> None:
    handle = MontyFileHandle("/x", mode)
    assert (handle.mode, handle.position, handle.path) == (kept, 0, "/x")
    assert (handle.readable, handle.writable, handle.binary) == (kept[0] == "r", kept[0] != "r", "b" in kept)


@pytest.mark.parametrize("mode", ["", "q", "x", "r+", "rr", "rw", "tb", "bt", "U", "b"])
def test_modes_that_are_none(mode: str) -> None:
    with pytest.raises(ValueError):
        MontyFileHandle("/x", mode)


def test_places() -> None:
    place = SourceRange(filename="a", start=1, end=2)
    assert place == SourceRange(filename="a", start=1, end=2)
    assert place != SourceRange(filename="b", start=1, end=2)
    assert repr(place) == "SourceRange(filename='a', start=1, end=2)"


def test_mounts(tmp_path: Any) -> None:
    mount = MountDir("/data", tmp_path)
    assert repr(mount) == f"MountDir(host_path='{tmp_path}', virtual_path='/data', mode='overlay')"
    assert (mount.write_bytes_limit, mount.memory_usage_limit) == (None, 50_000_000)
    with pytest.raises(TypeError, match="No such file or directory"):
        MountDir(host_path=tmp_path / "no", virtual_path="/data")
    with pytest.raises(TypeError, match="virtual path must be absolute, got: 'data'"):
        MountDir(host_path=tmp_path, virtual_path="data")
    with pytest.raises(ValueError, match="Invalid mode 'x'"):
        MountDir(host_path=tmp_path, virtual_path="/data", mode="x")


def test_telemetry_is_refused() -> None:
    instrument_telemetry()
    with pytest.raises(NotImplementedError):
        instrument_telemetry(tracer=object())


# --- handlers


def files() -> OSAccess:
    return OSAccess([MemoryFile("/a/b.txt", "text"), MemoryFile("c.bin", b"\x00")], {"K": "v"}, root_dir="/a")


def test_looking_at_files_in_memory() -> None:
    fs = files()
    assert fs.path_exists(P("/a")) and fs.path_is_dir(P("/a")) and not fs.path_is_file(P("/a"))
    assert fs.path_is_file(P("/a/c.bin")) and not fs.path_exists(P("/a/b.txt/c"))
    assert fs.path_iterdir(P("/a")) == [P("/a/b.txt"), P("/a/c.bin")]
    assert (fs.path_read_text(P("/a/b.txt")), fs.path_read_bytes(P("/a/b.txt"))) == ("text", b"text")
    assert fs.path_stat(P("/a/b.txt"))[:1] + (fs.path_stat(P("/a/b.txt")).st_size,) == (0o100644, 4)
    assert fs.path_stat(P("/a")).st_mode == 0o040755
    assert (fs.path_absolute(P("x")), fs.path_resolve(P("/y"))) == ("/x", "/y")
    assert (fs.getenv("K"), fs.getenv("N", "d"), fs.get_environ()) == ("v", "d", {"K": "v"})
    assert fs.path_scan(P("/"), max_depth=None, follow_symlinks=False) == [
        ScanEntry("", True, False, False),
        ScanEntry("a", True, False, False),
        ScanEntry("a/b.txt", False, True, False),
        ScanEntry("a/c.bin", False, True, False),
    ]
    assert len(fs.path_scan(P("/"), max_depth=1, follow_symlinks=True)) == 2


def test_changing_files_in_memory() -> None:
    fs = files()
    assert fs.path_write_text(P("/a/new.txt"), "ab") == 2
    assert fs.path_append_text(P("/a/new.txt"), "c") == 1
    assert fs.path_append_bytes(P("/a/c.bin"), b"\x01") == 1
    assert (fs.path_read_text(P("/a/new.txt")), fs.path_read_bytes(P("/a/c.bin"))) == ("abc", b"\x00\x01")
    fs.path_mkdir(P("/d/e"), parents=True, exist_ok=False)
    fs.path_mkdir(P("/d/e"), parents=False, exist_ok=True)
    fs.path_rename(P("/a"), P("/d/e/a"))
    assert fs.path_read_text(P("/d/e/a/new.txt")) == "abc"
    assert {str(file.path) for file in fs.files} == {"/d/e/a/b.txt", "/d/e/a/c.bin", "/d/e/a/new.txt"}
    fs.path_unlink(P("/d/e/a/new.txt"))
    assert not fs.path_exists(P("/d/e/a/new.txt"))
    fs.path_mkdir(P("/empty"), parents=False, exist_ok=False)
    fs.path_rmdir(P("/empty"))
    handle = fs.path_open(P("/w.txt"), "w")
    fs.path_write_text(handle, "x")
    assert fs.path_read_text(MontyFileHandle("/w.txt", "r")) == "x"
    assert path_from_arg(handle) == P("/w.txt")


def test_files_in_memory_fail_as_files_do() -> None:
    fs = files()
    failures: list[tuple[Any, type[Exception]]] = [
        (lambda: fs.path_read_text(P("/no")), FileNotFoundError),
        (lambda: fs.path_read_text(P("/a")), IsADirectoryError),
        (lambda: fs.path_iterdir(P("/a/b.txt")), NotADirectoryError),
        (lambda: fs.path_write_text(P("/no/x"), ""), FileNotFoundError),
        (lambda: fs.path_write_text(P("/a"), ""), IsADirectoryError),
        (lambda: fs.path_mkdir(P("/a"), parents=False, exist_ok=False), FileExistsError),
        (lambda: fs.path_mkdir(P("/a/b.txt"), parents=False, exist_ok=True), FileExistsError),
        (lambda: fs.path_mkdir(P("/a/b.txt/x"), parents=True, exist_ok=True), NotADirectoryError),
        (lambda: fs.path_mkdir(P("/x/y"), parents=False, exist_ok=False), FileNotFoundError),
        (lambda: fs.path_rmdir(P("/a")), OSError),
        (lambda: fs.path_unlink(P("/a")), IsADirectoryError),
        (lambda: fs.path_rename(P("/no"), P("/x")), FileNotFoundError),
        (lambda: fs.path_rename(P("/a"), P("/a/d")), OSError),
        (lambda: fs.path_rename(P("/a/b.txt"), P("/a")), IsADirectoryError),
        (lambda: fs.path_rename(P("/a"), P("/a/b.txt")), NotADirectoryError),
        (lambda: fs.path_open(P("/no"), "r"), FileNotFoundError),
        (lambda: fs.path_open(P("/a"), "a"), IsADirectoryError),
        (lambda: fs.path_open(P("/new"), "wxyz"), ValueError),
        (lambda: fs.path_scan(P("/no"), max_depth=1, follow_symlinks=False), FileNotFoundError),
        (lambda: OSAccess([MemoryFile("/x", ""), MemoryFile("/x/y", "")]), ValueError),
        (lambda: OSAccess([MemoryFile("/x/y", ""), MemoryFile("/x", "")]), ValueError),
        (lambda: OSAccess(root_dir="rel"), AssertionError),
        (lambda: OSAccess(max_urandom_bytes=-1), ValueError),
        (lambda: OSAccess(max_urandom_bytes=1.5), TypeError),
        (lambda: OSAccess(max_sleep=float("nan")), ValueError),
        (lambda: OSAccess(max_urandom_bytes=4).urandom(5), MemoryError),
    ]
    for use, error in failures:
        with pytest.raises(error):
            use()
    assert not fs.path_exists(P("/new"))


def test_files_of_callbacks() -> None:
    written: list[Any] = []
    file = CallbackFile("/x", lambda path: f"read {path}", lambda path, content: written.append(content))
    fs = OSAccess([file])
    assert fs.path_read_text(P("/x")) == "read /x"
    fs.path_write_text(P("/x"), "new")
    assert written == ["new"]
    fs.path_unlink(P("/x"))
    assert file.deleted


def test_calls_are_dispatched_by_name() -> None:
    fs = files()
    call: Any = {"kwargs": {}, "is_async": False}
    assert fs(name="Path.exists", args=(P("/a"),), **call) is True
    assert fs(name="os.getenv", args=("K", None), **call) == "v"
    assert fs("os.environ", (), {}) == {"K": "v"}
    assert fs(name="Path.mkdir", args=(P("/m"),), kwargs={"parents": True}, is_async=False) is None
    assert len(fs(name="Path.scan", args=(P("/"),), kwargs={"max_depth": 0, "follow_symlinks": False}, is_async=False)) == 1
    assert isinstance(fs(name="open", args=(P("/a/b.txt"), "r"), **call), MontyFileHandle)
    assert isinstance(fs(name="date.today", args=(), **call), datetime.date)
    assert fs(name="nope", args=(), **call) is NOT_HANDLED
    assert len(fs(name="os.urandom", args=(3,), **call)) == 3
    waits = fs(name="asyncio.sleep", args=(0,), kwargs={}, is_async=True)
    asyncio.run(waits)
    assert fs(name="asyncio.sleep", args=(0,), **call) is None


class Older(OSAccess):
    def dispatch(self, function_name: Any, args: Any, kwargs: Any = None) -> Any:
        return NOT_HANDLED if function_name == "os.getenv" else super().dispatch(function_name, args, kwargs)


def test_handlers_with_the_older_signature() -> None:
    assert Older()(name="os.getenv", args=("A",), kwargs={}, is_async=True) is NOT_HANDLED
    assert Older()(name="os.environ", args=(), kwargs={}, is_async=True) == {}
    with pytest.raises(TypeError):
        AbstractOS()


def test_results_of_stat() -> None:
    assert StatResult.file_stat(3, mtime=1.0) == (0o100644, 0, 0, 1, 0, 0, 3, 1.0, 1.0, 1.0)
    assert StatResult.dir_stat(mode=0o040700, mtime=1.0).st_mode == 0o040700


# --- objects of the host


class User:
    limit = 3

    def __init__(self, name: str) -> None:
        self.name = name
        self._secret = "x"

    def greet(self, word: str) -> str:
        return f"{word} {self.name}"

    async def later(self) -> str:
        return self.name

    @classmethod
    def make(cls) -> User:
        return cls("made")


def test_policies_for_instances() -> None:
    user = ClassInstance(User("u"), eager_attrs="all", lazy_attrs={"limit"}, allowed_methods="all")
    assert user.get_eager_attrs() == {"name": "u"}
    assert user.lookup_lazy_attrs("limit") == 3
    assert user.call_method("greet", ("hi",), {}) == "hi u"
    assert asyncio.run(user.call_method("later", (), {})) == "u"
    for denied in (lambda: user.lookup_lazy_attrs("_secret"), lambda: user.call_method("name", (), {})):
        with pytest.raises(AttributeError, match="'User' object has no attribute"):
            denied()
    with pytest.raises(TypeError, match="'User' object is not callable"):
        user.call_method("__call__", (), {})
    with pytest.raises(TypeError, match="eager_attrs must be 'all', None or a set of names, got 'name'"):
        ClassInstance(user, eager_attrs="name")
    with pytest.raises(ValueError, match="class_type int does not match value User"):
        ClassInstance(User("u"), class_type=ClassType(int))
    nothing = ClassInstance(User("u"))
    assert nothing.get_eager_attrs() == {}
    with pytest.raises(AttributeError):
        nothing.call_method("greet", ("hi",), {})


def test_policies_for_classes() -> None:
    kind = ClassType(User, eager_attrs="all", allowed_methods="all", init=True, instance_allowed_methods={"greet"})
    assert kind.get_eager_attrs() == {"limit": 3}
    assert kind.call_method("make", (), {}).name == "made"
    with pytest.raises(AttributeError, match="type object 'User' has no attribute 'greet'"):
        kind.call_method("greet", (1, "hi"), {})
    made = kind.call_method("__call__", ("n",), {})
    assert isinstance(made, ClassInstance)
    assert made.class_type is kind
    assert made.call_method("greet", ("hi",), {}) == "hi n"
    with pytest.raises(TypeError, match="cannot instantiate host class 'User'"):
        ClassType(User).call_method("__call__", ("n",), {})
    assert ClassType(User).id == ClassType(User).id != ClassType(int).id


@dataclasses.dataclass
class Fields:
    a: int
    _b: int = 2


def test_fields_of_dataclasses() -> None:
    wrapped = ClassInstance(Fields(1), eager_attrs="all")
    assert wrapped.is_dataclass()
    assert wrapped.get_eager_attrs() == {"a": 1}


def test_instances_enter_with_their_eager_attributes_and_come_back_as_what_they_are() -> None:
    user, other = User("u"), User("o")
    wrapped = ClassInstance(user, eager_attrs="all")
    with Monty() as pool, pool.checkout() as session:
        assert session.feed_run("(x.name, type(x).__name__)", inputs={"x": wrapped}) == ("u", "User")
        assert session.feed_run("x") is user
        both = session.feed_run("[x, y]", inputs={"y": [ClassInstance(other)]})
        assert both[0] is user and both[1][0] is other
        lookup = {"f": lambda: {"k": wrapped}, "g": lambda got: got is user, "v": wrapped}
        assert session.feed_run("(f()['k'].name, g(x), v.name)", external_lookup=lookup) == ("u", True, "u")
        step: Any = session.feed_start("h(x).name")
        assert step.args == (user,)
        assert step.resume({"return_value": wrapped}).output == "u"
        fields = ClassInstance(Fields(7), eager_attrs="all")
        assert session.feed_run("z.a", inputs={"z": fields}) == 7
        with pytest.raises(MontyRuntimeError, match="AttributeError"):
            session.feed_run("x._secret")


def test_an_instance_is_a_proxy_where_nobody_knows_it() -> None:
    with Monty() as pool:
        with pool.checkout() as session:
            wrapped = ClassInstance(User("u"), eager_attrs="all")
            session.feed_run("1", inputs={"x": wrapped})
            data, number = session.dump(), wrapped.id
        del session, wrapped
        gc.collect()
        with pool.checkout() as other:
            other.load_session(data)
            proxy = other.feed_run("x")
            assert isinstance(proxy, MontyClassProxy)
            assert (proxy.name, proxy.attributes, proxy.id) == ("User", {"name": "u"}, number)


class Counter:
    kind = "counter"

    def __init__(self, start: int) -> None:
        self.start = start
        self.reads = 0

    def add(self, n: int, *, twice: bool = False) -> int:
        return self.start + n * (2 if twice else 1)

    def fail(self) -> None:
        raise ValueError("no")

    async def later(self, n: int) -> int:
        await asyncio.sleep(0)
        return self.start * n

    @property
    def read(self) -> int:
        self.reads += 1
        return self.reads

    @classmethod
    def zero(cls) -> int:
        return 0


def exposed_counter(start: int = 1) -> ClassInstance:
    return ClassInstance(
        Counter(start), eager_attrs={"start"}, lazy_attrs={"read", "missing"}, allowed_methods={"add", "fail", "later", "zero"}
    )


def test_methods_and_lazy_attributes_of_objects() -> None:
    wrapped = exposed_counter()
    with Monty() as pool, pool.checkout() as session:
        run = session.feed_run
        assert run("(x.start, x.add(2), x.add(2, twice=True), x.zero())", inputs={"x": wrapped}) == (1, 3, 5, 0)
        assert run("[x.read, x.read, hasattr(x, 'missing'), hasattr(x, 'kind')]") == [1, 2, False, False]
        assert run("x") is wrapped.value
        assert run("f(x)", external_lookup={"f": lambda got: got is wrapped.value}) is True
        assert run("try: x.fail()\nexcept ValueError as e: r = str(e)\nr") == "no"
        with pytest.raises(MontyRuntimeError, match="'Counter' object has no attribute 'kind'"):
            run("x.kind")
        with pytest.raises(MontyRuntimeError, match="AsyncMonty"):
            run("g(1)", external_lookup={"g": asyncio.sleep})
        everything = ClassInstance(Counter(4), lazy_attrs="all", allowed_methods="all")
        assert run("(y.add(1), y.zero(), y.kind, y.start)", inputs={"y": everything}) == (5, 0, "counter", 4)


def test_steps_of_methods_and_lazy_attributes() -> None:
    wrapped = exposed_counter()
    with Monty() as pool, pool.checkout() as session:
        step: Any = session.feed_start("(x.add(2), x.read, x.read)", inputs={"x": wrapped})
        assert (step.function_name, step.args, step.object_id, step.is_method_call) == ("add", (2,), wrapped.id, True)
        step = step.resume({"return_value": 7})
        assert isinstance(step, NameLookupSnapshot)
        assert (step.variable_name, step.object_id) == ("read", wrapped.id)
        assert step.position.start == 11
        step = step.resume(value=None).resume_auto()
        assert step.output == (7, None, 1)
        step = session.feed_start("x.read")
        with pytest.raises(MontyRuntimeError, match="'Counter' object has no attribute 'read'"):
            step.resume()
        assert session.feed_start("x.add(1)").resume_auto().output == 2
        step = session.feed_start("f()")
        assert step.object_id is None


def test_methods_of_objects_from_an_event_loop() -> None:
    async def main() -> None:
        async with AsyncMonty() as pool, pool.checkout() as session:
            source = "import asyncio\nawait asyncio.gather(x.later(2), x.later(3)) + [x.add(1), x.read]"
            assert await session.feed_run(source, inputs={"x": exposed_counter(5)}) == [10, 15, 6, 1]
            step: Any = await session.feed_start("x.read")
            assert (await step.resume_auto()).output == 2
            step = await session.feed_start("x.read")
            assert (await step.resume(value="v")).output == "v"

    asyncio.run(main())


def test_classes_of_the_host() -> None:
    kind = ClassType(
        Counter,
        eager_attrs="all",
        allowed_methods={"zero", "add"},
        init=True,
        instance_eager_attrs={"start"},
        instance_allowed_methods={"add"},
    )
    with Monty() as pool, pool.checkout() as session:
        run = session.feed_run
        assert run("c = C(3)\n(C.kind, C.zero(), c.start, c.add(1))", inputs={"C": kind}) == ("counter", 0, 3, 4)
        assert run("C") is Counter
        assert type(run("c")) is Counter
        with pytest.raises(MontyRuntimeError, match="has no attribute 'add'"):
            run("C.add(1)")
        with pytest.raises(MontyRuntimeError, match="missing 1 required positional argument"):
            run("C()")
        with pytest.raises(MontyRuntimeError, match="cannot instantiate host class 'Counter'"):
            run("D(1)", inputs={"D": ClassType(Counter)})


def test_an_object_with_methods_is_lost_with_its_session() -> None:
    with Monty() as pool:
        with pool.checkout() as session:
            wrapped = exposed_counter()
            session.feed_run("1", inputs={"x": wrapped})
            data = session.dump()
        with pool.checkout() as other:
            other.load_session(data)
            proxy = other.feed_run("x")
            assert isinstance(proxy, MontyClassProxy)
            assert (proxy.name, proxy.id) == ("Counter", wrapped.id)
            assert other.feed_run("x.start") == 1
            with pytest.raises(MontyRuntimeError, match="has no attribute 'add'"):
                other.feed_run("x.add(1)")


def test_values_without_a_policy_are_refused() -> None:
    with Monty() as pool, pool.checkout() as session:
        with pytest.raises(MontyConversionError, match="cannot enter"):
            session.feed_run("x", inputs={"x": User("u")})
        with pytest.raises(MontyRuntimeError, match="TypeError: .* cannot enter"):
            session.feed_run("x.me()", inputs={"x": ClassInstance(Me(), allowed_methods="all")})


class Me:
    def me(self) -> Me:
        return self
