# since: 3.14
"""A text pipeline of plugins: ordering by dependency, options, generators with send, statistics, and hooks."""

import contextlib
import functools
import graphlib
import inspect
import io
import json
import re
import string
import sys
import textwrap
import types
from abc import ABC, abstractmethod
from collections import ChainMap, Counter, OrderedDict
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, ClassVar, Protocol, runtime_checkable


@runtime_checkable
class Step(Protocol):
    name: str

    def process(self, lines: Iterable[str]) -> Iterable[str]: ...


class Plugin(ABC):
    registry: ClassVar[dict[str, type["Plugin"]]] = OrderedDict()
    after: ClassVar[tuple[str, ...]] = ()
    defaults: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls, *, name: str | None = None, **kwargs):
        super().__init_subclass__(**kwargs)
        cls.name = name or re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
        if cls.name in Plugin.registry:
            raise TypeError(f"plugin {cls.name!r} exists")
        Plugin.registry[cls.name] = cls

    def __init__(self, **options):
        if unknown := options.keys() - self.defaults.keys():
            raise TypeError(f"{self.name}: unknown option {', '.join(sorted(map(repr, unknown)))}")
        self.options = ChainMap(options, self.defaults)

    def __getattr__(self, name):
        try:
            return self.__dict__["options"][name]
        except KeyError:
            raise AttributeError(f"{type(self).__name__} has no option {name!r}") from None

    @abstractmethod
    def process(self, lines): ...


class StripComments(Plugin):
    defaults = {"marker": "#"}

    def process(self, lines):
        for line in lines:
            text, _, _ = line.partition(self.marker)
            if text := text.rstrip():
                yield text


class Expand(Plugin, name="expand-vars"):
    after = ("strip-comments",)
    defaults = {"variables": types.MappingProxyType({}), "strict": False}

    def process(self, lines):
        for line in lines:
            template = string.Template(line)
            yield template.substitute(self.variables) if self.strict else template.safe_substitute(self.variables)


class Wrap(Plugin):
    after = ("expand-vars", "number")
    defaults = {"width": 30}

    def process(self, lines):
        for line in lines:
            yield from textwrap.wrap(line, self.width, subsequent_indent="     ") or [""]


class Number(Plugin):
    after = ("expand-vars",)

    def process(self, lines):
        yield from (f"{n:>3}: {line}" for n, line in enumerate(lines, 1))


@dataclass
class Pipeline:
    steps: list[Step] = field(default_factory=list)
    hooks: dict[str, list[Callable]] = field(default_factory=dict, repr=False)

    @classmethod
    def build(cls, **options):
        graph = {name: set(Plugin.registry[name].after) & options.keys() for name in (n.replace("_", "-") for n in options)}
        options = {k.replace("_", "-"): v for k, v in options.items()}
        graph = {name: set(Plugin.registry[name].after) & options.keys() for name in options}
        return cls([Plugin.registry[name](**options[name]) for name in graphlib.TopologicalSorter(graph).static_order()])

    def on(self, event):
        def register(function):
            self.hooks.setdefault(event, []).append(function)
            return function
        return register

    def emit(self, event, *args):
        for hook in self.hooks.get(event, ()):
            hook(*args)

    def run(self, text):
        lines: Iterable[str] = text.splitlines()
        for step in self.steps:
            if not isinstance(step, Step):
                raise TypeError(f"{step!r} is no step")
            self.emit("before", step.name)
            lines = list(step.process(lines))
            self.emit("after", step.name, len(lines))
        return "\n".join(lines)


def statistics_sink() -> Generator[dict, str, str]:
    counts = Counter()
    while True:
        try:
            line = yield dict(counts)
        except GeneratorExit:
            return
        if line is None:
            return json.dumps(counts, sort_keys=True)
        counts.update({"lines": 1, "words": len(line.split()), "chars": len(line)})


SOURCE = """\
Hello $name, welcome to ${place}   # greeting
# only a comment
Your balance is $$12 and $unknown stays as it is, which makes this a long line
"""
pipeline = Pipeline.build(wrap={"width": 34}, number={}, strip_comments={}, expand_vars={"variables": {"name": "Ann", "place": "the hall"}})
log = []
pipeline.on("before")(lambda name: log.append(name))


@pipeline.on("after")
def counted(name, count):
    log.append((name, count))


print(pipeline.run(SOURCE))
print(log, [s.name for s in pipeline.steps], pipeline.steps[-1].width, sep="\n")
sink = statistics_sink()
next(sink)
for line in pipeline.run(SOURCE).splitlines():
    last = sink.send(line)
try:
    sink.send(None)
except StopIteration as stop:
    print(last["lines"], stop.value)
for action in (lambda: Pipeline.build(wrap={"widht": 3}), lambda: Pipeline.build(nope={}), lambda: Plugin(), lambda: type("Dup", (Plugin,), {}, name="wrap"), lambda: Wrap().colour, lambda: Pipeline([object()]).run("x"), lambda: Expand(strict=True, variables={}).process(["$x"]).__next__()):
    try:
        action()
    except Exception as error:
        print(f"{type(error).__name__}: {str(error).split(' with ')[0] if 'object at' not in str(error) else 'no step'}")
Plugin.registry["wrap"].after += ("strip-comments",)
Plugin.registry["strip-comments"].after = ("wrap",)
try:
    Pipeline.build(wrap={}, strip_comments={})
except graphlib.CycleError as error:
    print(error.args[0], sorted(set(error.args[1])))
print(list(Plugin.registry), issubclass(Wrap, Step) if sys.version_info < (3, 0) else isinstance(Wrap(), Step), inspect.isabstract(Plugin), inspect.signature(Pipeline.build), sorted(Plugin.registry.values(), key=attrgetter("name"))[0].__qualname__)
with contextlib.redirect_stdout(io.StringIO()) as captured:
    functools.reduce(lambda _, text: print(text), ["a", "b"], None)
print(repr(captured.getvalue()), sink.gi_frame, inspect.getgeneratorstate(sink))
