"""The functions that a guest can call, collected: `Toolbox`, and `Tool` for each of them.

A toolbox only describes. Calling a tool, waiting for it, asking and counting are done by the compiled part, which gets it
as a table (`Toolbox._table`).
"""

import dataclasses
import datetime
import html
import inspect
import keyword
import math
import unicodedata
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Literal, TypeAlias, TypeVar, cast, get_args, overload

from ._adapt import Adapt
from ._misfit import suggestion
from ._schema import Schema, describe

Function = TypeVar("Function", bound=Callable[..., Any])
Policy: TypeAlias = Literal["allow", "ask", "deny"]
Check: TypeAlias = Callable[[dict[str, Any]], str | None]
Ask: TypeAlias = Callable[[Any], bool | Awaitable[bool]]


@dataclass(frozen=True, slots=True)
class Tool:
    """A function that a guest can call, and how."""

    name: str
    """What the guest calls it; a dotted name is in a module."""
    function: Callable[..., Any]
    """What is called."""
    description: str | None = None
    """What it does, in words."""
    parameters: Schema | None = None
    """JSON Schema of what it takes."""
    result: Schema | None = None
    """JSON Schema of what it gives."""
    signature: str = ""
    """The function as Python would declare it."""
    is_async: bool = False
    """Whether calling it gives something to await."""
    adapt: Adapt | None = None
    """Turns what comes out of the guest into what the annotations say."""
    types: tuple[type, ...] = ()
    """Classes in its annotations: their instances can cross."""
    overlap: bool = False
    """Whether its calls may run beside others, because it changes nothing."""
    timeout: float | None = None
    """Seconds that a call may take."""
    policy: Policy = "allow"
    """Whether it runs, is asked about first, or never runs."""
    max_calls: int | None = None
    """How often a program may call it."""
    check: Check | None = None
    """Looks at the arguments by name, and says why not; `None` is a yes."""
    thread: bool = False
    """Whether it is called in a thread of its own, because it blocks."""


class _Adder:
    """`tool` and `add`, which a toolbox and its modules have in common."""

    def _add(self, name: str | None, function: Callable[..., Any] | Tool, options: dict[str, Any]) -> None:
        raise NotImplementedError

    @overload
    def tool(self, function: Function, /) -> Function: ...
    @overload
    def tool(
        self,
        *,
        name: str | None = None,
        description: str | None = None,
        overlap: bool = False,
        timeout: float | datetime.timedelta | None = None,
        policy: Policy = "allow",
        max_calls: int | None = None,
        check: Check | None = None,
        thread: bool = False,
        result_schema: Mapping[str, Any] | None = None,
        replace: bool = False,
    ) -> Callable[[Function], Function]: ...
    def tool(self, function: Callable[..., Any] | None = None, **options: Any) -> Any:
        """Registers a function, as a decorator, and gives it back as it was.

        >>> toolbox = Toolbox()
        >>> @toolbox.tool
        ... def add(a: int, b: int) -> int:
        ...     return a + b
        >>> @toolbox.tool(policy="ask", max_calls=3)
        ... def send(text: str) -> None: ...
        >>> add(1, 2), toolbox
        (3, Toolbox(add(a: int, b: int) -> int, send(text: str) -> None))

        The options are those of `add`.
        """
        if function is not None:
            self.add(function, **options)
            return function

        def register(function: Function) -> Function:
            self.add(function, **options)
            return function

        return register

    def add(
        self,
        function: Callable[..., Any],
        *,
        name: str | None = None,
        description: str | None = None,
        overlap: bool = False,
        timeout: float | datetime.timedelta | None = None,
        policy: Policy = "allow",
        max_calls: int | None = None,
        check: Check | None = None,
        thread: bool = False,
        result_schema: Mapping[str, Any] | None = None,
        replace: bool = False,
    ) -> None:
        """Registers a function.

        `name` and `description` are those of the function, unless given. With `overlap` its calls may run beside others. A
        call that takes longer than `timeout` (seconds) fails. `policy` says whether it runs (`"allow"`), somebody is asked
        first (`"ask"`, see `Toolbox`), or every call is denied (`"deny"`). A program can call it `max_calls` times. `check` gets
        the arguments by name and gives a text to deny the call. With `thread` it is called in a thread. `result_schema`
        is the JSON Schema of its result, when the annotation does not say enough.

        Raises `ValueError` for a name that is taken, unless `replace`, or that is none, and for options that make no sense.
        """
        self._add(
            name,
            function,
            {
                "description": description,
                "overlap": overlap,
                "timeout": timeout,
                "policy": policy,
                "max_calls": max_calls,
                "check": check,
                "thread": thread,
                "result_schema": result_schema,
                "replace": replace,
            },
        )


class Toolbox(_Adder):
    """The functions that a guest can call.

    >>> def get_weather(city: str, days: int = 1) -> dict[str, float]:
    ...     '''Degrees for the next days.'''
    ...     return {}
    >>> toolbox = Toolbox([get_weather])
    >>> toolbox.get("get_weather").description
    'Degrees for the next days.'
    >>> len(toolbox), "get_weather" in toolbox
    (1, True)
    """

    def __init__(
        self,
        tools: "Toolbox | Mapping[str, Any] | Iterable[Callable[..., Any] | Tool]" = (),
        *,
        ask: Ask | None = None,
        hints: bool = True,
    ) -> None:
        """A toolbox with some functions, by their names or others.

        `ask` is called with every call of a tool whose policy is `"ask"`, and says whether it runs: a `bool`, or something to
        await for one. Without it such calls are denied. With `hints` an import of a module that is not there says in a second
        line of its traceback what there is instead: tools that may serve the purpose, or a module of the library.
        """
        _callable_or_none("ask", ask)
        self._tools: dict[str, Tool] = {}
        self._modules: dict[str, _Parts] = {}
        self._ask = ask
        self._hints = bool(hints)
        self._made: Any = None
        if isinstance(tools, Toolbox):
            self._take(tools)
            self._ask = tools._ask if ask is None else ask
        elif isinstance(tools, Mapping):
            for name, function in cast(Mapping[str, Any], tools).items():
                self._add(name, function, {})
        elif isinstance(tools, str | bytes) or callable(tools):
            raise TypeError(f"tools must be a toolbox, a dict or a list of functions, not {type(tools).__name__}")
        else:
            for tool in tools:
                self._add(None, tool, {})

    def remove(self, name: str) -> None:
        """Takes a tool out. Raises `KeyError` when there is none of that name."""
        if name not in self._tools:
            raise KeyError(f"no tool is called {name!r}{suggestion(name, self._tools)}")
        del self._tools[name]
        self._made = None

    def get(self, name: str) -> Tool | None:
        """The tool of a name, if there is one."""
        return self._tools.get(name)

    def module(
        self,
        name: str,
        description: str | None = None,
        *,
        source: str | None = None,
        constants: Mapping[str, Any] | None = None,
        stub: str | None = None,
    ) -> "Module":
        """A module for tools, constants and source, which the guest imports; one of tools alone is there by its name, too.

        >>> toolbox = Toolbox()
        >>> weather = toolbox.module("weather", "Forecasts for everywhere.")
        >>> @weather.tool
        ... def get_forecast(city: str) -> str: ...
        >>> toolbox
        Toolbox(weather.get_forecast(city: str) -> str)

        `source` is Python that runs when a program imports the module for the first time, as code of the guest, with the
        module's constants and tools as its globals; that it is no Python is a `hognose.ProgramSyntaxError` when the tools are used
        first. `stub` is the text of a stub file, for whoever describes or checks programs.

        >>> import hognose
        >>> shop = toolbox.module("shop", constants={"VAT": 0.25}, source="def gross(net): return net * (1 + VAT)")
        >>> hognose.Program("from shop import gross\\ngross(80)").run(tools=toolbox)
        100.0

        Asked for again, it is the same module; what is given replaces what was there.
        """
        _check_name(name, "module")
        self._check_place(name, is_tool=False)
        if description is not None and not isinstance(cast(object, description), str):
            raise TypeError(f"description must be str, not {type(description).__name__}")
        for what, text in (("source", source), ("stub", stub)):
            if text is not None and not isinstance(cast(object, text), str):
                raise TypeError(f"{what} must be str, not {type(text).__name__}")
        if constants is not None:
            for constant in constants:
                _check_name(constant, "constant")
        given = _Parts(description, source, None if constants is None else dict(constants), stub)
        parts = given.over(self._modules.get(name, _Parts()))
        if self._modules.get(name) != parts:
            self._modules[name] = parts
            self._made = None
        return Module(self, name)

    @property
    def stubs(self) -> dict[str, str]:
        """The stubs of modules, by their names."""
        return {name: parts.stub for name, parts in self._modules.items() if parts.stub is not None}

    @property
    def hints(self) -> bool:
        """Whether imports that fail say what there is instead."""
        return self._hints

    @hints.setter
    def hints(self, hints: bool) -> None:
        self._hints = bool(hints)
        self._made = None

    @property
    def ask(self) -> Ask | None:
        """Who is asked about tools whose policy is `"ask"`."""
        return self._ask

    @ask.setter
    def ask(self, ask: Ask | None) -> None:
        _callable_or_none("ask", ask)
        self._ask = ask
        self._made = None

    @property
    def types(self) -> tuple[type, ...]:
        """The classes in the annotations of all tools."""
        return tuple(dict.fromkeys(class_ for tool in self for class_ in tool.types))

    def __len__(self) -> int:
        return len(self._tools)

    def __bool__(self) -> bool:
        # `tools or default` is not to replace a toolbox that is still empty.
        return True

    def __contains__(self, name: object) -> bool:
        if isinstance(name, Tool):
            return self._tools.get(name.name) is name
        return isinstance(name, str) and name in self._tools

    def __iter__(self) -> Iterator[Tool]:
        return iter(tuple(self._tools.values()))

    def __or__(self, other: "Toolbox | Mapping[str, Any] | Iterable[Callable[..., Any] | Tool]") -> "Toolbox":
        """The tools of both. Raises `ValueError` when they have a name in common, or ask somebody else each."""
        if not isinstance(other, Toolbox):
            if isinstance(other, str) or not isinstance(cast(object, other), Iterable):
                return NotImplemented
            other = Toolbox(other)
        if self._ask is not None and other._ask is not None and self._ask is not other._ask:
            raise ValueError("both toolboxes have somebody to ask: set one's `ask` to None, or to the other's")
        both = Toolbox(self)
        both._ask = self._ask or other._ask
        both._take(other)
        return both

    def __repr__(self) -> str:
        tools = [tool.name + tool.signature.partition("(")[1] + tool.signature.partition("(")[2] for tool in self]
        if len(tools) <= 3:
            return f"Toolbox({', '.join(tools)})"
        return "\n".join(["Toolbox(", *(f"    {tool}," for tool in tools), ")"])

    def _repr_html_(self) -> str:
        """A table, for notebooks."""
        rows = [
            "<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in _cells(tool)) + "</tr>"
            for tool in self
        ]
        head = "".join(f"<th>{title}</th>" for title in ("name", "signature", "policy", "description"))
        return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"

    def _take(self, other: "Toolbox") -> None:
        for tool in other:
            self._put(tool, replace=self._tools.get(tool.name) is tool)
        for name, parts in other._modules.items():
            self.module(name, parts.description, source=parts.source, constants=parts.constants, stub=parts.stub)

    def _add(self, name: str | None, function: Callable[..., Any] | Tool, options: dict[str, Any]) -> None:
        replace = bool(options.pop("replace", False))
        if isinstance(function, Tool):
            if any(option not in (None, False, "allow") for option in options.values()):
                raise TypeError("a Tool has its options already: use dataclasses.replace to change them")
            tool = function if name is None else dataclasses.replace(function, name=name)
        else:
            tool = _tool(name, function, options)
        self._put(tool, replace)

    def _put(self, tool: Tool, replace: bool) -> None:
        _check_name(tool.name, "tool")
        if tool.name in self._tools and not replace:
            raise ValueError(f"a tool is called {tool.name!r} already: give another name, or replace=True")
        self._check_place(tool.name, is_tool=True)
        self._tools[tool.name] = tool
        self._made = None

    def _check_place(self, name: str, *, is_tool: bool) -> None:
        """A name is a tool's or a module's, for one thing cannot be both."""
        parts = name.split(".")
        for end in range(1, len(parts) + (not is_tool)):
            if (outer := ".".join(parts[:end])) in self._tools:
                raise ValueError(f"{outer!r} is a tool, so it cannot be a module as well")
        if is_tool and any(other.startswith(f"{name}.") for other in (*self._tools, *(f"{each}." for each in self._modules))):
            raise ValueError(f"{name!r} is a module, so it cannot be a tool as well")

    def _table(self) -> Any:
        """The toolbox as the compiled part wants it, made once for each state of it."""
        if self._made is None:
            compiled: Any = import_module("hognose._hognose")
            entries = [
                (
                    tool.name,
                    tool.function,
                    tool.adapt,
                    tool.is_async,
                    tool.overlap,
                    tool.timeout,
                    tool.policy,
                    tool.max_calls,
                    tool.check,
                    tool.thread,
                    tool.parameters,
                    tool.result,
                    tool.description,
                    _keyword_only(tool.function),
                )
                for tool in self
            ]
            # A module that has nothing of its own is there because its tools are.
            modules = [
                (name, parts.description, parts.source, parts.constants or {}, parts.stub)
                for name, parts in self._modules.items()
                if parts != _Parts()
            ]
            self._made = compiled.ToolTable(entries, modules, self._ask, self.types, self._hints)
        return self._made


def _keyword_only(function: Callable[..., Any]) -> list[str]:
    """The parameters of a function that are given by name only."""
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return []
    return [parameter.name for parameter in parameters if parameter.kind is parameter.KEYWORD_ONLY]


@dataclass(frozen=True)
class _Parts:
    """What a module has of its own."""

    description: str | None = None
    source: str | None = None
    constants: dict[str, Any] | None = None
    stub: str | None = None

    def over(self, earlier: "_Parts") -> "_Parts":
        """These parts, and those of before where there are none."""
        both = {name: value for name, value in vars(self).items() if value is not None}
        return dataclasses.replace(earlier, **both)


class Module(_Adder):
    """A view of a toolbox that puts a module's name in front: see `Toolbox.module`."""

    def __init__(self, toolbox: Toolbox, name: str) -> None:
        """The module of that name."""
        self._toolbox = toolbox
        self._name = name

    @property
    def name(self) -> str:
        """Its name."""
        return self._name

    def module(
        self,
        name: str,
        description: str | None = None,
        *,
        source: str | None = None,
        constants: Mapping[str, Any] | None = None,
        stub: str | None = None,
    ) -> "Module":
        """A module inside, as `Toolbox.module` makes it."""
        return self._toolbox.module(
            f"{self._name}.{name}", description, source=source, constants=constants, stub=stub
        )

    def __repr__(self) -> str:
        return f"Module({self._name})"

    def _add(self, name: str | None, function: Callable[..., Any] | Tool, options: dict[str, Any]) -> None:
        if name is None:
            name = function.name if isinstance(function, Tool) else _described_name(function)
        self._toolbox._add(f"{self._name}.{name}", function, options)  # pyright: ignore[reportPrivateUsage]


def _tool(name: str | None, function: Callable[..., Any], options: dict[str, Any]) -> Tool:
    if not callable(function):
        raise TypeError(f"a tool must be a function, not {type(function).__name__}")
    name = _described_name(function) if name is None else name
    _check_name(name, "tool")
    description, result_schema = options.pop("description", None), options.pop("result_schema", None)
    for option, value, type_ in (("description", description, str), ("result_schema", result_schema, Mapping)):
        if value is not None and not isinstance(value, type_):
            raise TypeError(f"{option} must be {'str' if type_ is str else 'a dict'}, not {type(value).__name__}")
    for option in ("overlap", "thread"):
        if not isinstance(options.get(option, False), bool):
            raise TypeError(f"{option} must be bool, not {type(options[option]).__name__}")
    policy, max_calls = options.get("policy", "allow"), options.get("max_calls")
    if policy not in get_args(Policy):
        raise ValueError(f"policy must be 'allow', 'ask' or 'deny', not {policy!r}")
    if max_calls is not None and (not isinstance(max_calls, int) or isinstance(max_calls, bool)):
        raise TypeError(f"max_calls must be int or None, not {type(max_calls).__name__}")
    if max_calls is not None and max_calls < 0:
        raise ValueError(f"max_calls must not be negative: {max_calls}")
    _callable_or_none("check", options.get("check"))
    options["timeout"] = _seconds(options.get("timeout"))
    read = describe(function, name=name, description=description)
    if options.get("thread") and read.is_async:
        raise ValueError(f"{name!r} is a coroutine function, which runs in the event loop: thread=True is for others")
    return Tool(
        name=name,
        function=function,
        description=read.description,
        parameters=read.parameters,
        result=read.result if result_schema is None else dict(result_schema),
        signature=read.signature,
        is_async=read.is_async,
        adapt=read.adapt,
        types=read.types,
        **options,
    )


def _described_name(function: Any) -> str:
    while not hasattr(function, "__name__") and hasattr(function, "func"):
        function = function.func
    name = getattr(function, "__name__", None) or type(function).__name__
    if name == "<lambda>":
        raise ValueError("a lambda has no name: give one, as in toolbox.add(function, name='double')")
    return str(name)


def _check_name(name: object, what: str) -> None:
    if not isinstance(name, str):
        raise TypeError(f"the name of a {what} must be str, not {type(name).__name__}")
    shape = f"{name!r} is no name for a {what}: it has to be an identifier, or several with dots, such as 'get_weather' or 'weather.get'"
    for part in name.split("."):
        if keyword.iskeyword(part):
            raise ValueError(f"{shape}, and {part!r} is a keyword")
        if not part.isidentifier():
            raise ValueError(shape)
        # Python reads identifiers in this form, so no other could ever be called.
        if unicodedata.normalize("NFKC", part) != part:
            raise ValueError(f"{shape}, and Python reads {part!r} as {unicodedata.normalize('NFKC', part)!r}")


def _callable_or_none(option: str, value: object) -> None:
    if value is not None and not callable(value):
        raise TypeError(f"{option} must be a function or None, not {type(value).__name__}")


def _seconds(timeout: object) -> float | None:
    if timeout is None:
        return None
    if isinstance(timeout, datetime.timedelta):
        timeout = timeout.total_seconds()
    if not isinstance(timeout, int | float) or isinstance(timeout, bool):
        raise TypeError(f"timeout must be seconds, a timedelta or None, not {type(timeout).__name__}")
    seconds = float(timeout)
    if not math.isfinite(seconds) or seconds <= 0:
        raise ValueError(f"timeout must be a number of seconds above zero, not {timeout!r}")
    return seconds


def _cells(tool: Tool) -> tuple[str, str, str, str]:
    first = (tool.description or "").partition("\n")[0]
    return tool.name, tool.signature, tool.policy, first
