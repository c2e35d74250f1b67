"""The compiled part of the package. Everything public here is re-exported by `hognose`."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import timedelta
from types import EllipsisType
from typing import Any, Final, Literal, TypeAlias, final

from typing_extensions import Self

from ._errors import UnknownObject
from ._toolbox import Toolbox

Tools: TypeAlias = Toolbox | Mapping[str, Any] | Iterable[Callable[..., Any]]
Print: TypeAlias = Callable[[str], object] | Callable[[str, str], object]
Objects: TypeAlias = (
    "Mapping[str, Exposed] | Mapping[int, Exposed] | Mapping[str | int, Exposed] | Callable[[UnknownObject], Exposed | None]"
)
Step: TypeAlias = "FunctionCall | Futures | NameLookup | Running | Complete"

version: Final[str]

@final
class Limits:
    """What a guest may use. Every limit is on by default; `None` lifts one.

    >>> from hognose import Limits
    >>> Limits(fuel=1_000_000, duration=2.5, memory="64MB")
    Limits(fuel=1000000, duration=2.5, memory=67108864, depth=1000, calls=10000, output=16777216, value=16777216, waiting=3600.0, in_flight=32)
    """

    def __new__(
        cls,
        *,
        fuel: int | None | EllipsisType = ...,
        duration: float | timedelta | None | EllipsisType = ...,
        memory: int | str | None | EllipsisType = ...,
        depth: int | EllipsisType = ...,
        calls: int | None | EllipsisType = ...,
        output: int | str | None | EllipsisType = ...,
        value: int | str | EllipsisType = ...,
        waiting: float | timedelta | None | EllipsisType = ...,
        in_flight: int | EllipsisType = ...,
    ) -> Self:
        """Limits that differ from the default ones where it is said.

        Sizes are bytes, or texts such as `"64MB"` (powers of 1024); times are seconds or a `timedelta`.
        """

    @staticmethod
    def unlimited() -> Limits:
        """No limits but those of depth and of values that cross: for code that is trusted."""

    @property
    def fuel(self) -> int | None:
        """Instructions, with native work in proportion."""

    @property
    def duration(self) -> float | None:
        """Seconds inside the interpreter, waiting for answers not counted."""

    @property
    def memory(self) -> int | None:
        """Bytes that the guest holds at a time."""

    @property
    def depth(self) -> int:
        """Depth of calls: not a limit that ends the run, but a `RecursionError` in the guest."""

    @property
    def calls(self) -> int | None:
        """Number of calls of tools."""

    @property
    def output(self) -> int | None:
        """Bytes printed."""

    @property
    def value(self) -> int:
        """Bytes of one value that crosses the boundary."""

    @property
    def waiting(self) -> float | None:
        """Seconds spent waiting for tools and timers, in `run`, `feed` and their asynchronous forms."""

    @property
    def in_flight(self) -> int:
        """Overlapping calls that are with the host at the same time."""

@final
class Usage:
    """What a guest has used."""

    @property
    def fuel(self) -> int:
        """Instructions, with native work in proportion."""

    @property
    def memory(self) -> int:
        """Bytes that the guest holds now, garbage included that was not collected yet."""

    @property
    def calls(self) -> int:
        """Calls of tools."""

    @property
    def output(self) -> int:
        """Bytes printed."""

    @property
    def duration(self) -> float:
        """Seconds inside the interpreter."""

@final
class CallRecord:
    """One call of a tool, for reports."""

    @property
    def name(self) -> str:
        """The tool."""

    @property
    def id(self) -> int:
        """The number of the call in its session."""

    @property
    def file(self) -> str | None:
        """The file of the guest's code that made it."""

    @property
    def line(self) -> int | None:
        """The line there."""

    @property
    def started(self) -> float:
        """Seconds from the start of the run to the call."""

    @property
    def duration(self) -> float | None:
        """Seconds until it was answered; `None` when it was not."""

    @property
    def outcome(self) -> Literal["pending", "value", "error"]:
        """What became of it."""

@final
class Program:
    """Python that was parsed and compiled once: immutable, shared by any number of threads.

    >>> import hognose
    >>> program = hognose.Program("price * (1 + rate)", inputs=["price", "rate"])
    >>> program.run({"price": 200, "rate": 0.5})
    300.0
    """

    def __new__(
        cls,
        code: str | bytes,
        *,
        inputs: Sequence[str] | None = None,
        name: str = "script.py",
        tools: Tools | None = None,
        type_check: Literal[False] = False,
    ) -> Self:
        """Compiles a source.

        `inputs` are the names that every run has to give values for; `None` lets a run give what it likes. `name` stands in
        tracebacks. `tools` are there for every run that does not bring others. `type_check=True` is refused: there is no
        type checker in this release.

        Raises `ProgramSyntaxError` when the code is no Python.
        """

    @property
    def code(self) -> str:
        """The source."""

    @property
    def name(self) -> str:
        """The name for tracebacks."""

    @property
    def inputs(self) -> tuple[str, ...] | None:
        """The inputs that were declared, if any were."""

    def run(
        self,
        inputs: Mapping[str, Any] | None = None,
        tools: Tools | None = None,
        limits: Limits | None = None,
        *,
        print: Print | None = None,
        types: Iterable[type] = (),
        auto_import: bool = True,
    ) -> Any:
        """Runs the program to its end, in a session of its own, and gives the value of its last expression.

        `tools` are functions that the program can call by their names. `print` gets what the program prints, as
        `print(text)` or `print(stream, text)`; by default that goes to this process's `sys.stdout` and `sys.stderr`. `types` are classes whose
        instances may come back, beside those that went in. With `auto_import` modules of the library are there without an import.

        Raises `GuestError`, `LimitReached`, `Interrupted`, and `ConversionError` for what cannot cross.
        """

    async def run_async(
        self,
        inputs: Mapping[str, Any] | None = None,
        tools: Tools | None = None,
        limits: Limits | None = None,
        *,
        print: Print | None = None,
        types: Iterable[type] = (),
        auto_import: bool = True,
    ) -> Any:
        """As `run`, from an event loop: tools may be coroutine functions, and run concurrently as the program asks.

        Cancelling the task that awaits this cancels the program and its tools.
        """

    def start(
        self,
        inputs: Mapping[str, Any] | None = None,
        tools: Tools | None = None,
        limits: Limits | None = None,
        *,
        print: Print | None = None,
        types: Iterable[type] = (),
        auto_import: bool = True,
        names: bool = False,
        host: Iterable[str] = (),
        slice: int | None = None,
    ) -> Step:
        """Runs the program to its first step: a call of a tool, or its end. Nothing calls the tools; `resume` answers.

        With `names` a name that nobody has defined is a step of its own (`NameLookup`; `FunctionCall` when it is called).
        `host` names capabilities (`"clock"`, `"timer"`, `"entropy"`, `"environment"`) whose uses come as calls, such as `clock.time()`.
        With `slice` a step ends as `Running` when it has used so much fuel.
        """

    def _start_async(
        self,
        inputs: Mapping[str, Any] | None,
        tools: Tools | None,
        limits: Limits | None,
        print: Print | None,
        types: Iterable[type],
        auto_import: bool,
        slice: int,
    ) -> Step: ...
    def dump(self) -> bytes:
        """The program as bytes: its name, inputs and source. Tools stay here."""

    @staticmethod
    def load(data: bytes, *, tools: Tools | None = None) -> Program:
        """Reads what `dump` wrote. Raises `SnapshotError` for anything else."""

@final
class Session:
    """A guest that keeps its state between feeds, as a REPL does.

    >>> import hognose
    >>> session = hognose.Session()
    >>> session.feed("x = 20")
    >>> session.feed("print('hello'); x + 1")
    21
    >>> session.take_stdout()
    'hello\\n'
    """

    def __new__(
        cls,
        *,
        tools: Tools | None = None,
        limits: Limits | None = None,
        print: Print | None = None,
        types: Iterable[type] = (),
        auto_import: bool = True,
        names: bool = False,
        host: Iterable[str] = (),
        overlap: bool = True,
    ) -> Self:
        """An empty session. What it prints is collected (`stdout`), or goes to `print`. The rest as for `Program.start`;
        without `overlap` calls of tools that may overlap come one after the other."""

    def feed(self, code: str | Program, inputs: Mapping[str, Any] | None = None, *, name: str = "script.py") -> Any:
        """Runs a program to its end; the next one sees what it defined. Raises as `Program.run` does, and `SessionBusy`."""

    async def feed_async(
        self, code: str | Program, inputs: Mapping[str, Any] | None = None, *, name: str = "script.py"
    ) -> Any:
        """As `feed`, from an event loop (`Program.run_async`)."""

    def start(
        self,
        code: str | Program,
        inputs: Mapping[str, Any] | None = None,
        *,
        name: str = "script.py",
        slice: int | None = None,
    ) -> Step:
        """Runs a program to its first step (`Program.start`)."""

    def set(self, name: str, value: Any) -> None:
        """Sets a name in the guest's namespace."""

    def add_tools(self, tools: Tools) -> None:
        """More tools, or others under the same names."""

    def fork(self) -> Session:
        """A second session that goes on from here by itself. It can be made of one that waits in the middle of a program, too: `step` gives its step."""

    @property
    def step(self) -> Step | None:
        """The step at which the session waits; `None` between programs."""

    def dump(self) -> bytes:
        """The whole state as bytes, between programs or in the middle of one. Tools stay here."""

    @staticmethod
    def load(
        data: bytes,
        *,
        tools: Tools | None = None,
        limits: Limits | None = None,
        print: Print | None = None,
        types: Iterable[type] = (),
        objects: Objects | None = None,
    ) -> Session:
        """Wakes a session up. Budgets are what they were, and never more than `limits`. `objects` are the objects of the host that
        the guest may go on using: what `expose` gives, by key or number, or a function that gets an
        `UnknownObject` for each, with its `key`, `id` and `class_name`, and gives such a one or `None`. Raises `SnapshotError`."""

    @property
    def objects(self) -> dict[int, Exposed]:
        """The objects of the host that the guest was given, by their numbers."""

    def revoke(self, object: Any) -> bool:
        """Takes an object of the host back: whatever the guest does with it from now on is a `ReferenceError` there. Whether the
        guest had it. Objects that are not taken back are kept as long as the session."""

    def cancel(self) -> None:
        """Ends the program that waits. Nothing of it runs any more; the session goes on with its next feed."""

    def interrupt(self) -> None:
        """Ends the program that runs, from any thread: it raises `Interrupted` where it was called."""

    def advance(self, seconds: float) -> None:
        """Moves the guest's clock forward: a timer that is due by then fires at the next step."""

    @property
    def running(self) -> bool:
        """Whether a program waits in the middle."""

    @property
    def stdout(self) -> str:
        """What was printed and not taken, unless it went to `print`."""

    @property
    def stderr(self) -> str:
        """What was written to standard error and not taken, unless it went to `print`."""

    def take_stdout(self) -> str:
        """What was printed since this was asked last."""

    def take_stderr(self) -> str:
        """What was written to standard error since this was asked last."""

    @property
    def usage(self) -> Usage:
        """What was used so far, by all feeds."""

    @property
    def limits(self) -> Limits:
        """The limits in force. Setting them adds to budgets or takes away; what was used stays used."""

    @limits.setter
    def limits(self, limits: Limits) -> None: ...
    @property
    def calls(self) -> list[CallRecord]:
        """The calls of the last program, the latest 1,000 of them."""

@final
class FunctionCall:
    """A program waits for the answer to a call."""

    @property
    def name(self) -> str:
        """The tool, or the method, that is called; or the attribute that is read."""

    @property
    def args(self) -> tuple[Any, ...]:
        """Positional arguments."""

    @property
    def kwargs(self) -> dict[str, Any]:
        """Keyword arguments."""

    @property
    def object(self) -> Any:
        """The object of the host whose method it is (`expose`), or whose attribute is read; `None` when it is a tool. Raises
        `UnknownObject` when the session was loaded without it."""

    @property
    def exposed(self) -> Exposed | None:
        """The same with what was allowed of it."""

    @property
    def object_id(self) -> int | None:
        """The number by which the session knows the object."""

    @property
    def is_attribute(self) -> bool:
        """Whether a `live` attribute of the object is read: nothing is called then, and the answer is its value."""

    @property
    def id(self) -> int:
        """The number of the call in its session."""

    @property
    def file(self) -> str | None:
        """The file of the guest's code that made it."""

    @property
    def line(self) -> int | None:
        """The line there."""

    @property
    def overlaps(self) -> bool:
        """Whether the tool was declared as one whose calls may overlap."""

    @property
    def capability(self) -> str | None:
        """The capability that is used, when it is no tool that is called: `"clock"`, `"timer"` …"""

    @property
    def session(self) -> Session:
        """The session that waits."""

    def resume(self, value: Any = None, *, error: BaseException | None = None) -> Step:
        """Answers with a value, or with an exception that the guest sees, and runs to the next step. Once."""

    def _invoke(self) -> Any: ...
    def defer(self) -> Step:
        """The answer comes later, in a `Futures` step: runs to the next step without it. Once."""

    def dump(self) -> bytes:
        """The paused session as bytes, for `load`."""

@final
class Futures:
    """A program waits for the answers to calls that were deferred, or for a time."""

    @property
    def pending(self) -> list[int]:
        """The numbers of the calls that have no answer, in the order in which they were made."""

    @property
    def calls(self) -> list[FunctionCall]:
        """Those calls. They are for reading: answers go to `resume` here."""

    @property
    def timer(self) -> float | None:
        """Seconds until the guest wants to go on by itself (`asyncio.sleep`, a time-out), if it does."""

    @property
    def cancelled(self) -> list[int]:
        """Calls that nobody waits for any more, since the last step."""

    @property
    def session(self) -> Session:
        """The session that waits."""

    def resume(self, values: Mapping[int, Any] | None = None, *, errors: Mapping[int, BaseException] | None = None) -> Step:
        """Answers some of the calls, or none when a timer is due, and runs to the next step. Once."""

    def dump(self) -> bytes:
        """The paused session as bytes, for `load`."""

@final
class NameLookup:
    """A program uses a name that nobody has defined (`names=True`)."""

    @property
    def name(self) -> str:
        """The name."""

    @property
    def session(self) -> Session:
        """The session that waits."""

    def resume(self, value: Any = ...) -> Step:
        """Gives the name a value; `NameError` in the guest without one. A callable becomes a tool of that name."""

    def dump(self) -> bytes:
        """The paused session as bytes, for `load`."""

@final
class Running:
    """A program has used its slice of fuel, and has more to do."""

    @property
    def session(self) -> Session:
        """The session that runs."""

    def _resume_all(self) -> Step: ...
    def resume(self) -> Step:
        """Runs the next slice. Other threads run meanwhile."""

    def dump(self) -> bytes:
        """The paused session as bytes, for `load`."""

@final
class Complete:
    """A program is done."""

    @property
    def value(self) -> Any:
        """The value of its last statement, if that is an expression."""

    @property
    def session(self) -> Session:
        """The session it ran in."""

    @property
    def calls(self) -> list[CallRecord]:
        """The calls that it made, the latest 1,000 of them."""

    @property
    def usage(self) -> Usage:
        """What the session has used."""

    @property
    def stdout(self) -> str:
        """What was printed and not taken, unless it went to `print`."""

def load(
    data: bytes,
    *,
    tools: Tools | None = None,
    limits: Limits | None = None,
    print: Print | None = None,
    types: Iterable[type] = (),
    objects: Objects | None = None,
) -> Step:
    """Wakes a step up that `dump` saved, here or on another machine. Raises `SnapshotError` for anything else. `objects` as for
    `Session.load`.

    >>> import hognose
    >>> step = hognose.Program("fetch('x') + 1").start(tools={"fetch": print})
    >>> data = step.dump()
    >>> step = hognose.load(data, tools={"fetch": print})
    >>> step.name, step.args
    ('fetch', ('x',))
    >>> step.resume(41).value
    42
    """

@final
class Exposed:
    """An object of the host with what a guest may have of it: see `expose`."""

    def __new__(
        cls,
        object: Any,
        class_: str,
        key: str | None,
        attributes: list[str],
        live: list[str],
        methods: Mapping[str, Callable[..., Any]],
        described: Tools,
        overlapping: list[str],
    ) -> Self: ...

    @property
    def object(self) -> Any:
        """The object."""

    @property
    def class_name(self) -> str:
        """The name of its class in a guest."""

    @property
    def key(self) -> str | None:
        """By what `load(objects=...)` finds it again."""

    @property
    def attributes(self) -> tuple[str, ...]:
        """The attributes that are read when it enters a guest."""

    @property
    def live(self) -> tuple[str, ...]:
        """The attributes that are read when the guest asks."""

    @property
    def methods(self) -> tuple[str, ...]:
        """The methods that a guest may call."""

@final
class ToolTable:
    """The tools of a `Toolbox`, compiled."""

    def __new__(
        cls,
        entries: list[tuple[Any, ...]],
        modules: list[tuple[str, str | None, str | None, dict[str, Any], str | None]] = ...,
        ask: Callable[[Any], Any] | None = None,
        types: Sequence[type] = ...,
        hints: bool = True,
    ) -> Self: ...

def _forked() -> None: ...
