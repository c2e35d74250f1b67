# since: 3.14
"""Migrates old INI settings to nested JSON: sections with dots, typed values, interpolation, unnamed sections, and a diff."""

import configparser
import difflib
import io
import json
import re
import shlex
import textwrap
from collections import defaultdict
from configparser import ConfigParser, ExtendedInterpolation, RawConfigParser
from contextlib import suppress
from functools import reduce
from pathlib import PurePosixPath
from string import Template

OLD = textwrap.dedent("""\
    # global settings, before any section
    profile = dev
    verbose

    [paths]
    root = /srv/${profile}
    data : %(root)s/data
    cache=/tmp/cache   ; inline comment

    [server.http]
    port = 8080
    hosts = a.example, b.example,
        c.example
    timeout = 2.5
    tls = off
    args = --log "my file.txt" -v

    [server.http.limits]
    rate = 10/s
    burst = 0x20
    [server.queue]
    size = 1_000
    ratio = 15%%
    """)


def convert(text):
    if text is None:
        return True
    match text.strip().lower():
        case "on" | "yes" | "true":
            return True
        case "off" | "no" | "false":
            return False
        case "":
            return None
    for kind in (lambda t: int(t, 0), float):
        with suppress(ValueError):
            return kind(text)
    if "," in text:
        return [part.strip() for part in text.replace("\n", " ").split(",")]
    if m := re.fullmatch(r"(\d+)/([smh])", text):
        return {"count": int(m[1]), "per": {"s": 1, "m": 60, "h": 3600}[m[2]]}
    return text


parser = ConfigParser(allow_no_value=True, allow_unnamed_section=True, inline_comment_prefixes=(";",), converters={"args": shlex.split, "path": PurePosixPath})
parser.read_string(OLD)
top = parser[configparser.UNNAMED_SECTION]
print([str(s) for s in parser.sections()], dict(top), parser.getargs("server.http", "args"), parser["paths"].getpath("data"), parser["paths"].getpath("nope", PurePosixPath("/x")))
tree = {}
for name in parser.sections():
    keys = [] if name is configparser.UNNAMED_SECTION else name.split(".")
    node = reduce(lambda d, k: d.setdefault(k, {}), keys, tree)
    for key, value in parser.items(name):
        node[key] = convert(Template(value).safe_substitute(top) if value else value)
new = json.dumps(tree, indent=2)
print(new)
out = io.StringIO()
parser.set("server.http", "port", "9090")
parser["server.queue"]["ratio"] = "20%%"
del parser["server.http"]["args"]
parser.remove_section("paths")
parser.write(out)
print("\n".join(difflib.unified_diff(OLD.splitlines(), out.getvalue().splitlines(), "old", "new", n=0, lineterm="")))
extended = ConfigParser(interpolation=ExtendedInterpolation(), default_section="common", strict=False)
extended.read_dict({"common": {"base": "/opt"}, "a": {"x": "${base}/a", "y": "${b:z}!"}, "b": {"z": "$$5 ${base}"}})
print({s: dict(extended[s]) for s in extended.sections()}, extended.defaults(), extended.has_option("a", "base"))
for action in (lambda: extended.set("a", "w", "${"), lambda: extended.get("a", "q"), lambda: ConfigParser().read_string("novalue\n"), lambda: ConfigParser().read_string("[s]\nbroken line\n"),
               lambda: ConfigParser({"loop": "%(loop)s"}).get("DEFAULT", "loop"), lambda: parser.getboolean("server.http", "timeout"), lambda: parser["nope"], lambda: RawConfigParser().items("nope"), lambda: parser.add_section("DEFAULT")):
    try:
        print(action())
    except (configparser.Error, ValueError, KeyError) as error:
        print(f"{type(error).__name__}: {str(error)!r:.95}")


class CaseConfig(RawConfigParser):
    optionxform = staticmethod(str)
    SECTCRE = re.compile(r"<(?P<header>[^>]+)>")


case = CaseConfig(delimiters=("->",), comment_prefixes=("//",), empty_lines_in_values=False)
case.read_string("<Main>\nKey -> %(raw)s\nkey -> 2\n// no\nmulti -> a\n   b\n\n<Empty>\n")
print({s: dict(case[s]) for s in case}, case["Main"].get("KEY", "fallback"), case.get("Main", "multi"), "Main" in case, len(case), case["Main"].name)
groups = defaultdict(list)
for section, proxy in parser.items():
    groups[len(proxy)].append(str(section))
print(dict(groups), parser.getint("server.http", "port") + 1, parser.getfloat("server.http", "timeout"), parser.getboolean("server.http", "tls"), parser.get("server.queue", "ratio", raw=True), parser.get("x", "y", fallback=None))
