"""Release notes: parses a project file, sorts versions, builds a change log and checks it."""

import functools
import io
import itertools
import json
import operator
import re
import string
import textwrap
import tomllib
from collections import ChainMap, defaultdict
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from graphlib import CycleError, TopologicalSorter
from pathlib import PurePosixPath

PROJECT = r'''
[project]
name = "demo-pkg"
version = "1.10.0rc1"
requires-python = ">=3.11"
dependencies = ["requests>=2.31,<3", "rich ~= 13.0", "attrs; python_version < '3.12'", "numpy[all]==1.26.*"]
authors = [{name = "Ann Lee", email = "ann@example.org"}, {name = "Bob"}]

[project.scripts]
demo = "demo.cli:main"

[tool.demo]
paths = ["src/a.py", "src/b/c.py", "docs/index.md"]
when = 2024-03-01T10:00:00Z
regex = '^\d+\.\d+$'
matrix.python = ["3.11", "3.12"]
matrix.os = ["linux", "mac"]

[tool.demo.graph]
api = ["core", "db"]
db = ["core"]
core = []
cli = ["api"]
'''
LOG = """\
a1b2c3d feat(cli): add --json output (#12)
0f9e8d7 fix: handle empty files
1234567 docs: explain options
89abcde feat!: drop Python 3.10 support
fedcba9 fix(db): close cursors; closes #7, #9
7654321 Merge branch 'x'
"""


@functools.total_ordering
@dataclass(frozen=True, eq=False)
class Version:
    release: tuple[int, ...]
    pre: tuple[str, int] | None = None
    PATTERN = re.compile(r"v?(?P<release>\d+(?:\.\d+)*)(?:(?P<kind>a|b|rc)(?P<n>\d+))?")

    @classmethod
    def parse(cls, text: str) -> "Version":
        if not (m := cls.PATTERN.fullmatch(text.strip())):
            raise ValueError(f"invalid version: {text!r}")
        pre = (m["kind"], int(m["n"])) if m["kind"] else None
        return cls(tuple(map(int, m["release"].split("."))), pre)

    @property
    def _key(self):
        release = tuple(itertools.dropwhile(lambda n: n == 0, reversed(self.release)))[::-1]
        return release, self.pre is None, self.pre or ("", 0)

    def __eq__(self, other):
        return self._key == other._key if isinstance(other, Version) else NotImplemented

    def __lt__(self, other):
        return self._key < other._key if isinstance(other, Version) else NotImplemented

    def __hash__(self):
        return hash(self._key)

    def __str__(self):
        return ".".join(map(str, self.release)) + ("".join(map(str, self.pre)) if self.pre else "")

    def bump(self, part):
        major, minor, patch = (*self.release, 0, 0)[:3]
        match part:
            case "major":
                return Version((major + 1, 0, 0))
            case "minor":
                return Version((major, minor + 1, 0))
            case "patch":
                return Version((major, minor, patch + 1))
            case other:
                raise ValueError(f"cannot bump {other}")


data = tomllib.loads(PROJECT)
project, tool = operator.itemgetter("project", "tool")(data)
version = Version.parse(project["version"])
texts = ["1.9", "1.10.0", "1.10.0rc1", "1.10.0b2", "v2", "1.9.0", "0.0.1"]
print([str(v) for v in sorted(map(Version.parse, texts))], max(map(Version.parse, texts)), len(set(map(Version.parse, texts))))
print(version, version.bump("minor"), Version.parse("1.2").bump("patch"), Version.parse("1.2") == Version.parse("1.2.0"), version < Version.parse("1.10"), Version.parse("1") != 1)
for bad in (lambda: Version.parse("1..2"), lambda: version.bump("huge"), lambda: version < "1"):
    try:
        bad()
    except (ValueError, TypeError) as error:
        print(f"{type(error).__name__}: {error}")
REQUIREMENT = re.compile(r"^(?P<name>[\w.-]+)(?:\[(?P<extras>[^\]]+)\])?\s*(?P<spec>[^;]*?)\s*(?:;\s*(?P<marker>.+))?$")
for text in project["dependencies"]:
    m = REQUIREMENT.match(text)
    specs = re.findall(r"(~=|==|[<>!]=?)\s*([\w.*]+)", m["spec"])
    print(f"{m['name']:<10}{m['extras'] or '-':<5}{specs} {m['marker'] or ''}".rstrip())
print([f"{a['name']} <{a.get('email', '?')}>" for a in project["authors"]], tool["demo"]["when"].astimezone(UTC).isoformat(), re.match(tool["demo"]["regex"], "3.12") is not None)
print([dict(zip(tool["demo"]["matrix"], combo)) for combo in itertools.product(*tool["demo"]["matrix"].values())][::3])
order = list(TopologicalSorter(tool["demo"]["graph"]).static_order())
print(order, order.index("core") < order.index("db") < order.index("api"))
try:
    list(TopologicalSorter(tool["demo"]["graph"] | {"core": ["cli"]}).static_order())
except CycleError as error:
    print(error.args[0], sorted(set(error.args[1])))
tree = lambda: defaultdict(tree)
files = tree()
for path in map(PurePosixPath, tool["demo"]["paths"]):
    functools.reduce(operator.getitem, path.parts, files)
print(json.dumps(files, sort_keys=True))
COMMIT = re.compile(r"^(?P<sha>[0-9a-f]{7}) (?P<kind>\w+)(?:\((?P<scope>\w+)\))?(?P<breaking>!)?: (?P<text>.+)$", re.M)
sections = defaultdict(list)
for m in COMMIT.finditer(LOG):
    refs = re.findall(r"#(\d+)", m["text"])
    text = re.sub(r"\s*\(#\d+\)|; closes.*", "", m["text"])
    kind = "breaking" if m["breaking"] else m["kind"]
    sections[kind].append((m["scope"] or "", text[0].upper() + text[1:], refs, m["sha"]))
out = io.StringIO()
day = date(2024, 2, 28) + timedelta(days=2)
print(f"## {version.bump('major') if 'breaking' in sections else version.bump('minor')} - {day:%B} {day.day}, {day:%Y}", file=out)
titles = ChainMap({"feat": "Features", "fix": "Fixes", "breaking": "Breaking changes"}, defaultdict(lambda: "Other"))
for kind, entries in sorted(sections.items(), key=lambda kv: ["breaking", "feat", "fix"].index(kv[0]) if kv[0] in ("breaking", "feat", "fix") else 9):
    print(f"\n### {titles[kind]}\n", file=out)
    for scope, text, refs, sha in sorted(entries):
        line = f"- {f'**{scope}**: ' if scope else ''}{text}{''.join(f' [#{r}]' for r in refs)} ({sha})"
        print(textwrap.fill(line, 48, subsequent_indent="  "), file=out)
print(out.getvalue())
print(string.Template("${name} ${version} needs ${python}").substitute(project, python=project["requires-python"]), datetime.fromisoformat("2024-02-30T00:00" if False else "2024-02-29T00:00").strftime("%A"))
