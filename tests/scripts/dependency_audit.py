# since: 3.14
"""Audits a dependency graph: cycles, licences, depth, reachability, a tree drawing, and a report with warnings."""

import argparse
import contextlib
import graphlib
import io
import itertools
import json
import logging
import sys
import unittest
import warnings
from collections import Counter, defaultdict, deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum, auto
from functools import cached_property, reduce
from pprint import pp
from typing import NamedTuple

DATA = """{
 "app": {"version": "2.0.1", "license": "MIT", "needs": ["web", "db>=1.2", "cli"]},
 "web": {"version": "1.4", "license": "BSD-3-Clause", "needs": ["http", "templates"]},
 "db": {"version": "1.3.9", "license": "Apache-2.0", "needs": ["pool"]},
 "pool": {"version": "0.9", "license": "GPL-3.0", "needs": []},
 "http": {"version": "3.1", "license": "MIT", "needs": ["pool", "tls"]},
 "tls": {"version": "1.1", "license": "", "needs": []},
 "templates": {"version": "5", "license": "MIT", "needs": ["web"]},
 "cli": {"version": "8.1", "license": "MIT", "needs": ["missing"]},
 "old": {"version": "0.1", "license": "MIT", "needs": []}
}"""


class Severity(StrEnum):
    INFO = auto()
    WARNING = auto()
    ERROR = auto()

    @property
    def level(self):
        return getattr(logging, self.name)


class Finding(NamedTuple):
    severity: Severity
    package: str
    text: str


class LicenceWarning(UserWarning):
    pass


@dataclass
class Package:
    name: str
    version: str
    license: str = field(metadata={"spdx": True})
    needs: tuple[str, ...] = ()

    @cached_property
    def requirements(self) -> dict[str, str]:
        return {(parts := need.partition(">="))[0]: parts[2] for need in self.needs}


class Graph(Mapping):
    def __init__(self, text):
        self._packages = {name: Package(name, **spec | {"needs": tuple(spec["needs"])}) for name, spec in json.loads(text).items()}

    def __getitem__(self, name):
        return self._packages[name]

    def __iter__(self):
        return iter(self._packages)

    def __len__(self):
        return len(self._packages)

    def edges(self) -> Iterator[tuple[str, str]]:
        for package in self.values():
            yield from zip(itertools.repeat(package.name), package.requirements)

    def reachable(self, start):
        seen, queue = {start: 0}, deque([start])
        while queue:
            name = queue.popleft()
            for need in self[name].requirements if name in self else ():
                if need not in seen:
                    seen[need] = seen[name] + 1
                    queue.append(need)
        return seen

    def tree(self, name, prefix="", path=()):
        needs = list(self[name].requirements) if name in self else []
        for index, need in enumerate(needs):
            last = index == len(needs) - 1
            note = " (missing)" if need not in self else " (cycle)" if need in path else ""
            yield f"{prefix}{'└── ' if last else '├── '}{need}{note}"
            if not note:
                yield from self.tree(need, prefix + ("    " if last else "│   "), (*path, name, need))


def audit(graph: Graph, root: str) -> Iterator[Finding]:
    try:
        tuple(graphlib.TopologicalSorter({p.name: p.requirements for p in graph.values()}).static_order())
    except graphlib.CycleError as error:
        cycle = error.args[1]
        smallest = cycle.index(min(cycle))
        yield Finding(Severity.ERROR, root, "cycle " + " -> ".join(sorted(set(cycle))))
    reached = graph.reachable(root)
    for name in sorted(reached.keys() | graph.keys()):
        match graph.get(name), reached.get(name):
            case None, depth:
                yield Finding(Severity.ERROR, name, f"is not there (depth {depth})")
            case Package(), None:
                yield Finding(Severity.INFO, name, "is not used")
            case Package(license=""), _:
                warnings.warn(f"{name} has no licence", LicenceWarning, stacklevel=2)
            case Package(license=text), depth if text.startswith("GPL"):
                yield Finding(Severity.WARNING, name, f"has licence {text}")
    for package in graph.values():
        for need, least in package.requirements.items():
            if least and need in graph and tuple(map(int, graph[need].version.split("."))) < tuple(map(int, least.split("."))):
                yield Finding(Severity.ERROR, need, f"is older than {least}")


parser = argparse.ArgumentParser(prog="audit")
parser.add_argument("root", nargs="?", default="app")
parser.add_argument("--fail-on", type=Severity, choices=list(Severity), default=Severity.ERROR, metavar="LEVEL")
parser.add_argument("--json", action="store_true")
options = parser.parse_args(["app", "--fail-on", "warning"])
print(options)
graph = Graph(DATA)
print(options.root, *graph.tree(options.root), sep="\n")
logging.basicConfig(stream=sys.stdout, level=logging.INFO, format="%(levelname)-7s %(message)s", force=True)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always", LicenceWarning)
    findings = list(audit(graph, options.root))
for finding in sorted(findings, key=lambda f: (-f.severity.level, f.package)):
    logging.log(finding.severity.level, "%s %s", finding.package, finding.text)
print([(w.category.__name__, str(w.message)) for w in caught], Counter(f.severity for f in findings).most_common())
fan_in = Counter(need for _, need in graph.edges())
print(fan_in.most_common(2), max(graph.reachable("app").items(), key=lambda kv: (kv[1], kv[0])), len(graph), "web" in graph, graph["db"].requirements)
by_licence = reduce(lambda acc, p: acc[p.license or "?"].append(p.name) or acc, graph.values(), defaultdict(list))
pp({k: sorted(v) for k, v in by_licence.items()}, width=50)
for argv in (["--fail-on", "fatal"], ["a", "b"], ["--jso"]):
    with contextlib.redirect_stderr(io.StringIO()) as err, contextlib.suppress(SystemExit):
        print(parser.parse_args(argv).json)
    print(err.getvalue().strip().splitlines()[-1:] or "fine")


class GraphTest(unittest.TestCase):
    def test_mapping(self):
        self.assertEqual(set(graph), graph.keys())
        self.assertRaises(KeyError, graph.__getitem__, "nope")
        self.assertIsInstance(graph, Mapping)

    def test_tree(self):
        for name, lines in {"pool": 0, "http": 2, "cli": 1}.items():
            with self.subTest(name=name):
                self.assertEqual(len(list(graph.tree(name))), lines)


outcome = unittest.TextTestRunner(stream=io.StringIO()).run(unittest.defaultTestLoader.loadTestsFromTestCase(GraphTest))
print(outcome.testsRun, outcome.wasSuccessful(), any(f.severity.level >= options.fail_on.level for f in findings))
