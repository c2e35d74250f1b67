"""Objects of the host that a guest may use: what it sees, what it calls, and what it does not get at."""

from __future__ import annotations

import asyncio
import gc
import threading
import weakref
from pathlib import Path
from typing import Any

import pytest

import hognose
from hognose import Exposed, GuestError, Program, Session, expose


class Cursor:
    def __init__(self, rows: list[str]) -> None:
        self.rows = rows

    def next(self) -> str:
        return self.rows.pop(0)


class Database:
    def __init__(self, name: str = "main") -> None:
        self.name = name
        self.rows = ["Ada", "Bob"]
        self.password = "secret"
        self.reads = 0
        self._private = 1

    def find(self, text: str, *, limit: int = 10) -> list[str]:
        return [row for row in self.rows if text in row][:limit]

    def cursor(self) -> Exposed:
        return expose(Cursor(list(self.rows)), methods=["next"])

    def itself(self) -> Database:
        return self

    def fail(self) -> None:
        raise KeyError("k")

    def check(self, other: object) -> bool:
        return other is self

    def stranger(self) -> object:
        return object()

    async def fetch(self, n: int) -> int:
        await asyncio.sleep(0.001)
        return n * 10

    @property
    def size(self) -> int:
        self.reads += 1
        return self.reads


METHODS = ["find", "cursor", "itself", "fail", "check", "stranger", "fetch"]


def exposed(database: Database | None = None, **options: Any) -> Exposed:
    options = {"attributes": ["name"], "live": ["size"], "methods": METHODS, **options}
    return expose(Database() if database is None else database, **options)


def run(source: str, db: Any = None, **options: Any) -> Any:
    return Program(source).run({"db": exposed() if db is None else db}, **options)


def error_of(source: str, db: Any = None) -> str:
    with pytest.raises(GuestError) as caught:
        run(source, db)
    return f"{caught.value.type_name}: {caught.value.message}"


def test_attributes_and_methods() -> None:
    assert run("db.name, db.find('A'), db.find('', limit=1)") == ("main", ["Ada"], ["Ada"])
    assert run("type(db).__name__, type(db).__module__, repr(db)") == ("Database", __name__, "<Database #1 name='main'>")
    assert run("c = db.cursor()\nc.next() + c.next()") == "AdaBob"
    assert run("list(map(db.find, ['A', 'B']))") == [["Ada"], ["Bob"]]
    assert run("isinstance(db, type(db)), callable(db.find), callable(db)") == (True, True, False)


def test_nothing_else_of_it() -> None:
    for name in ["password", "_private", "rows", "reads", "__dict__", "_object", "__wrapped__"]:
        assert error_of(f"db.{name}").startswith(f"AttributeError: 'Database' object has no attribute '{name}'")
    assert run("[n for n in dir(db) if n[0] != '_']") == sorted(["name", "size", *METHODS])
    assert run("[n for n in dir(db) if n[0] != '_']", expose(Database())) == []
    assert error_of("db.name = 1") == "AttributeError: 'Database' object cannot be changed here: it is one of the host"
    assert error_of("type(db)()") == "TypeError: objects of Database come from the host"
    assert error_of("class A(type(db)): pass") == "TypeError: Database is a class of the host: no other can derive from it"
    assert error_of("object.__new__(type(db)).find('x')").startswith("TypeError: descriptor 'find'")


def test_methods_are_those_of_one_object() -> None:
    session = Session()
    database = Database()
    session.set("all", exposed(database))
    session.set("few", exposed(database, live=[], methods=["itself"]))
    for source in ["type(all).find(few, 'A')", "type(few).find = type(all).find\nfew.find('A')", "type(all).size.fget(few)"]:
        with pytest.raises(GuestError, match="'Database' object has no attribute '(find|size)'"):
            session.feed(source)


def test_live_attributes_are_read_each_time() -> None:
    database = Database()
    assert run("db.size, db.size, getattr(db, 'size')", exposed(database)) == (1, 2, 3)
    assert database.reads == 3
    assert run("async def main(): return [db.size, db.size]\nawait main()") == [1, 2]
    assert run("[d.size for d in [db, db]]") == [1, 2]


def test_attributes_are_copies_of_the_time_of_crossing() -> None:
    database = Database()
    session = Session()
    db = expose(database, attributes=["rows", "name"])
    session.set("db", db)
    session.feed("db.rows.append('Eve')")
    database.name = "other"
    assert database.rows == ["Ada", "Bob"]
    assert session.feed("db.name, db.rows") == ("main", ["Ada", "Bob", "Eve"])
    assert session.feed("db.name, db.rows", {"db": db}) == ("other", ["Ada", "Bob"])


def test_the_host_gets_the_object_itself() -> None:
    database = Database()
    db = exposed(database)
    assert run("db", db) is database
    assert run("[db, {'a': (db,)}]", db)[1]["a"][0] is database
    assert run("f(db, x=[db])", db, tools={"f": lambda a, x: a is database and x[0] is database}) is True
    assert run("db.check(db)", db) is True


def test_an_object_goes_back_with_what_was_allowed_of_it() -> None:
    assert run("again = db.itself()\nagain == db, hash(again) == hash(db), again.find('A')") == (True, True, ["Ada"])
    assert run("import copy\ncopy.copy(db) is db, copy.deepcopy([db])[0] is db, {db: 1}[db.itself()]") == (True, True, 1)
    other = exposed(Database("other"))
    assert Program("db == other, other.name").run({"db": exposed(), "other": other}) == (False, "other")


def test_failures_of_methods() -> None:
    with pytest.raises(hognose.ToolFailed) as caught:
        run("db.fail()")
    assert (caught.value.tool, caught.value.type_name, type(caught.value.__cause__)) == ("fail", "KeyError", KeyError)
    assert run("try: db.fail()\nexcept KeyError as e: r = e.args\nr") == ("k",)
    with pytest.raises(hognose.ConversionError, match=r"the result of stranger\(\) cannot enter the guest"):
        run("db.stranger()")
    with pytest.raises(TypeError, match="the tool fetch is asynchronous: use run_async or feed_async"):
        run("db.fetch(1)")


def test_asynchronous_methods() -> None:
    source = "import asyncio\n[await asyncio.gather(db.fetch(1), db.fetch(2)), db.find('A'), db.size, db.fetch(3)]"
    assert asyncio.run(Program(source).run_async({"db": exposed()})) == [[10, 20], ["Ada"], 1, 30]


def test_methods_overlap_when_they_may() -> None:
    barrier = threading.Barrier(2, timeout=10)

    class Slow:
        def wait(self) -> int:
            return barrier.wait() * 0 + 1

    slow = expose(Slow(), methods={"wait": {"overlap": True, "thread": True}})
    assert asyncio.run(Program("a = db.wait()\nb = db.wait()\na + b").run_async({"db": slow})) == 2
    step = Program("a = db.wait()\nb = db.wait()\na + b").start({"db": slow})
    assert isinstance(step, hognose.FunctionCall) and step.overlaps
    waiting = step.defer()
    assert isinstance(waiting, hognose.FunctionCall)
    assert isinstance(waiting.defer(), hognose.Futures)


def test_options_of_methods() -> None:
    asked: list[str] = []

    def ask(request: Any) -> bool:
        asked.append(str(request))
        return request.arguments["text"] != "no"

    toolbox = hognose.Toolbox(ask=ask)
    db = exposed(methods={"find": {"policy": "ask"}, "fail": {"policy": "deny"}, "itself": {"max_calls": 1}, "check": {}})
    assert run("db.find('A')", db, tools=toolbox) == ["Ada"]
    for source, text in [
        ("db.find('no')", "the call of find was not approved"),
        ("db.fail()", "the policy denies the tool fail"),
        ("db.itself(); db.itself()", "the tool itself may be called 1 times, and was"),
    ]:
        with pytest.raises(hognose.ToolDenied, match=text):
            run(source, db, tools=toolbox)
    assert asked == ["find(text='A')", "find(text='no')"]
    with pytest.raises(hognose.ToolFailed, match=r"find\(\) argument 'text' must be str, not int"):
        run("db.find(1)", db, tools=toolbox)
    with pytest.raises(hognose.ToolDenied, match="nobody to ask"):
        run("db.find('A')", db)


def test_a_tool_of_the_same_name_is_another() -> None:
    assert run("find('x'), db.find('A')", tools={"find": lambda text: text * 2}) == ("xx", ["Ada"])


def test_an_object_that_can_be_called() -> None:
    double = expose(lambda n: 2 * n, methods=["__call__"], name="Double")
    assert run("db(4), repr(db)", double) == (8, "<Double #1>")
    made = expose(Database, methods=["__call__"], name="Databases")
    with pytest.raises(hognose.ConversionError):
        run("db('x')", made)


def test_steps() -> None:
    database = Database()
    step: Any = Program("x = db.find('A', limit=3)\nx, db.size").start({"db": exposed(database)})
    assert (step.name, step.args, step.kwargs, step.is_attribute) == ("find", ("A",), {"limit": 3}, False)
    assert step.object is database and step.exposed.object is database and step.object_id == 1
    assert repr(step) == "<FunctionCall Database.find('A', limit=3) at script.py:1>"
    step = step.resume(["x"])
    assert (step.name, step.args, step.is_attribute, step.line) == ("size", (), True, 2)
    assert repr(step) == "<FunctionCall Database.size at script.py:2>"
    assert step.resume(7).value == (["x"], 7)
    assert database.reads == 0
    step = Program("f()").start(tools={"f": print})
    assert (step.object, step.exposed, step.object_id, step.is_attribute) == (None, None, None, False)
    step = step.resume(exposed(database))
    assert step.value is database


@pytest.mark.parametrize(
    ("options", "error", "text"),
    [
        ({"attributes": ["_private"]}, ValueError, "'_private' is private"),
        ({"live": ["__class__"]}, ValueError, "'__class__' is private"),
        ({"attributes": ["__call__"]}, ValueError, "'__call__' is private"),
        ({"methods": ["__init__"]}, ValueError, "'__init__' is private"),
        ({"methods": ["nothing"]}, AttributeError, "nothing"),
        ({"methods": ["name"]}, TypeError, "'name' of Database is no method"),
        ({"methods": "find"}, TypeError, "methods is several names"),
        ({"attributes": "name"}, TypeError, "attributes is several names"),
        ({"attributes": [1]}, TypeError, "attributes has names, not int"),
        ({"attributes": ["a b"]}, ValueError, "'a b' is no name"),
        ({"attributes": ["find"], "methods": ["find"]}, ValueError, "'find' is there twice"),
        ({"methods": {"find": {"policy": "maybe"}}}, ValueError, "policy must be"),
        ({"methods": {"find": {"colour": 1}}}, TypeError, "colour"),
    ],
)
def test_what_cannot_be_exposed(options: dict[str, Any], error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        expose(Database(), **options)


def test_attributes_that_cannot_cross() -> None:
    database = Database()
    with pytest.raises(AttributeError, match="nothing"):
        run("1", expose(database, attributes=["nothing"]))
    database.name = object()  # type: ignore[assignment]
    with pytest.raises(hognose.ConversionError, match=r"the input 'db' cannot enter the guest: a value of type object .* at \.name"):
        run("1", expose(database, attributes=["name"]))
    database.name = database  # type: ignore[assignment]
    with pytest.raises(hognose.ConversionError, match="has itself among its attributes"):
        run("1", expose(database, attributes=["name"]))
    with pytest.raises(hognose.ConversionError):
        run("1", database)


def test_objects_belong_to_a_guest() -> None:
    error = hognose.ToolError("no", data=exposed())

    def fail() -> None:
        raise error

    # What goes along with a failure has no guest: nothing of an object enters that way.
    assert Program("try: fail()\nexcept ToolError as e: r = e.data\nr").run(tools=[fail]) is None


def test_a_session_knows_its_objects() -> None:
    session = Session()
    database = Database()
    db = exposed(database)
    session.set("db", db)
    session.feed("c = db.cursor()")
    session.set("again", db)
    assert list(session.objects) == [1, 2]
    assert session.objects[1] is db and type(session.objects[2].object) is Cursor
    assert repr(db) == "<exposed Database: 2 attributes, 7 methods>"
    assert (db.class_name, db.attributes, db.live, db.methods) == (f"{__name__}.Database", ("name",), ("size",), tuple(METHODS))


def test_what_was_revoked_is_gone() -> None:
    session = Session()
    database = Database()
    session.set("db", exposed(database))
    assert session.feed("find = db.find\nfind('A')") == ["Ada"]
    assert session.revoke(database) is True
    assert session.revoke(database) is False
    assert session.feed("db.name") == "main"
    for source in ["find('A')", "db.size", "f(db)"]:
        with pytest.raises(GuestError, match="ReferenceError: the object #1 of class .*Database is not here"):
            session.add_tools({"f": print})
            session.feed(source)
    with pytest.raises(hognose.UnknownObject) as caught:
        session.feed("db")
    assert (caught.value.id, caught.value.key) == (1, None)
    assert isinstance(caught.value, ReferenceError)
    session.set("db", exposed(database))
    assert session.feed("db.find('A')") == ["Ada"]


def test_forks_share_objects() -> None:
    session = Session()
    database = Database()
    session.set("db", exposed(database))
    other = session.fork()
    assert other.feed("db.find('A')") == ["Ada"]
    assert other.feed("db") is database
    session.revoke(database)
    assert other.feed("db") is database


def test_dumps_have_no_objects() -> None:
    session = Session()
    session.set("db", exposed(key="the database"))
    session.feed("c = db.cursor()\nfind = db.find")
    data = session.dump()
    lost = Session.load(data)
    assert lost.feed("db.name") == "main"
    assert lost.objects == {}
    with pytest.raises(GuestError, match=r"ReferenceError: the object #1 \('the database'\) of class .*Database is not here"):
        lost.feed("find('A')")
    with pytest.raises(hognose.UnknownObject) as caught:
        lost.feed("db")
    assert (caught.value.key, caught.value.id) == ("the database", 1)
    # What is not here is not forgotten, either: the next dump names it again.
    database = Database()
    for objects in [{"the database": exposed(database)}, {1: exposed(database)}]:
        woken = Session.load(lost.dump(), objects=objects)
        assert woken.feed("find('A')") == ["Ada"]
        assert woken.feed("db") is database
        with pytest.raises(GuestError, match="ReferenceError: the object #2 of class"):
            woken.feed("c.next()")
        # New objects do not take the numbers of old ones.
        assert woken.feed("[repr(o) for o in [x]]", {"x": expose(Cursor([]))}) == ["<Cursor #3>"]


def test_a_function_gives_objects_again() -> None:
    session = Session()
    session.set("db", exposed(key="k"))
    session.feed("c = db.cursor()")
    told: list[tuple[Any, ...]] = []

    def find(unknown: hognose.UnknownObject) -> Exposed | None:
        told.append((unknown.id, unknown.key, unknown.class_name.rpartition(".")[2]))
        return exposed(Database("again")) if unknown.key == "k" else None

    woken = Session.load(session.dump(), objects=find)
    assert told == [(1, "k", "Database"), (2, None, "Cursor")]
    assert woken.feed("db.find('A')") == ["Ada"]
    with pytest.raises(TypeError, match="objects has what expose\\(\\) gives"):
        Session.load(session.dump(), objects={1: Database()})  # type: ignore[dict-item]
    with pytest.raises(TypeError, match="objects is a dict of keys or numbers"):
        Session.load(session.dump(), objects=3)  # type: ignore[arg-type]


def test_what_a_snapshot_says_is_allowed_is_asked_again() -> None:
    session = Session()
    session.set("db", exposed(key="k"))
    woken = Session.load(session.dump(), objects={"k": exposed(live=[], methods=["itself"])})
    for source in ["db.find('A')", "db.size"]:
        with pytest.raises(GuestError, match="AttributeError: 'Database' object has no attribute '(find|size)'"):
            woken.feed(source)


def test_steps_are_woken_up_with_their_objects() -> None:
    step = Program("db.find('A') + db.find('B')").start({"db": exposed(key="k")})
    data = step.dump()
    database = Database()
    woken: Any = hognose.load(data, objects={"k": exposed(database)})
    assert woken.object is database
    woken = woken.resume(["x"])
    assert woken.object is database
    assert woken.resume(["y"]).value == ["x", "y"]
    alone: Any = hognose.load(data)
    assert (alone.name, alone.object_id, alone.exposed) == ("find", 1, None)
    with pytest.raises(hognose.UnknownObject):
        _ = alone.object
    assert alone.resume(["x"]).resume(["y"]).value == ["x", "y"]
    assert repr(alone) == "<FunctionCall #1.find('A') at script.py:1>"


def test_dumps_from_before_there_were_objects_go_on() -> None:
    data = (Path(__file__).parent / "dumps" / "step.v1").read_bytes()
    woken: Any = hognose.load(data)
    assert (woken.name, woken.args, woken.object) == ("f", (1,), None)
    assert woken.resume(4).value == 5
    assert Session.load(data).objects == {}


def test_damaged_dumps_are_refused() -> None:
    session = Session()
    session.set("db", exposed(key="k"))
    data = session.dump()
    for at in range(len(data)):
        changed = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
        with pytest.raises(hognose.SnapshotError):
            Session.load(changed)


def test_cycles_are_collected() -> None:
    class Node:
        session: Session | None = None
        step: Any = None

        def hello(self) -> str:
            return "hello"

    node = Node()
    node.session = Session()
    node.session.set("node", expose(node, methods=["hello"]))
    assert node.session.feed("node.hello()") == "hello"
    other = Node()
    other.step = Program("node.hello()").start({"node": expose(other, methods=["hello"])})
    gone = [weakref.ref(node), weakref.ref(other)]
    del node, other
    gc.collect()
    assert [reference() for reference in gone] == [None, None]


def test_objects_live_as_long_as_their_session() -> None:
    session = Session()
    session.set("db", exposed(database := Database()))
    gone = weakref.ref(database)
    del database
    gc.collect()
    assert session.feed("db.find('A')") == ["Ada"]
    del session
    gc.collect()
    assert gone() is None


def test_a_method_may_not_use_the_session_that_calls_it() -> None:
    session = Session()

    class Reenter:
        def go(self) -> None:
            session.feed("1")

    session.set("r", expose(Reenter(), methods=["go"]))
    with pytest.raises(hognose.ToolFailed) as caught:
        session.feed("r.go()")
    assert isinstance(caught.value.__cause__, hognose.SessionBusy)
