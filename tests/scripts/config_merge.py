# since: 3.14
"""Configuration from INI, TOML and JSON, merged, validated and printed back."""

import configparser
import copy
import io
import json
import os.path
import re
import tomllib
from collections.abc import Mapping
from pathlib import PurePath, PurePosixPath, PureWindowsPath
from pprint import pprint
from types import MappingProxyType

INI = """\
; defaults for every section
[DEFAULT]
timeout = 30
base = /srv/app
debug = off

[server]
host: 0.0.0.0
port = 8080
root = %(base)s/www
motd = Hello,
    this goes on
    # not a comment inside

[database]
url = postgres://user:p%%40ss@db/main
timeout = 5.5
pool =
debug = Yes
[empty]
"""
TOML = '''
title = "Service"
released = 2024-05-27T07:32:00-08:00
day = 1979-05-27
at = 07:32:00.5

[server]
port = 9_090
hosts = ["alpha", "omega",]
limits = { cpu = 1.5e0, memory = 0x400, open = inf }

[[server.routes]]
path = "/a"
[[server.routes]]
path = 'C:\\new'
text = """
one \\
   line"""

[database.pool]
size = 1_0
"quoted key".x = true
'''
JSON = '{"server": {"port": 7000, "tls": null}, "flags": [true, false], "ratio": 1E-2, "big": 12345678901234567890, "text": "\\u00e9\\ud83d\\ude00\\n"}'

ini = configparser.ConfigParser(allow_no_value=True)
ini.read_string(INI, source="<ini>")
print(ini.sections(), ini["server"]["root"], repr(ini["server"]["motd"]), ini["database"]["url"])
print(ini.getint("server", "timeout"), ini["database"].getfloat("timeout"), ini.getboolean("database", "debug"), ini["empty"].getboolean("debug"))
print(ini.get("server", "missing", fallback="n/a"), ini.has_option("empty", "base"), dict(ini["empty"]), "server" in ini, ini["database"]["pool"] == "")
for action in (lambda: ini["nope"], lambda: ini.get("server", "nope"), lambda: ini.getint("server", "host"), lambda: ini.add_section("server"),
               lambda: ini.read_string("[a]\nx=1\n[a]\n"), lambda: ini.read_string("x=1\n"), lambda: ini.read_string("[b]\nk=1\nk=2\n"),
               lambda: ini.getboolean("server", "port"), lambda: ini.set("server", "n", 5)):
    try:
        action()
    except (configparser.Error, KeyError, ValueError, TypeError) as error:
        print(f"{type(error).__name__}: {error}".replace("\n", "\\n"))
ini["server"]["port"] = "81"
ini.remove_option("server", "motd")
ini.remove_section("database")
ini["new"] = {"Key": "Value", "n": 1}
out = io.StringIO()
ini.write(out, space_around_delimiters=False)
print(out.getvalue().rstrip())
extended = configparser.ConfigParser(interpolation=configparser.ExtendedInterpolation(), delimiters=("=",), comment_prefixes=("//",), converters={"list": lambda s: s.split(",")})
extended.optionxform = str
extended.read_dict({"paths": {"home": "/h", "Log": "${home}/log"}, "app": {"out": "${paths:Log}/x", "items": "a,b"}})
print(extended["app"]["out"], extended.getlist("app", "items"), extended.items("paths"), extended.options("app"))

data = tomllib.loads(TOML)
pprint(data, width=70)
for bad in ("a = 1\na = 2", "a = ", "x = 2024-13-01", "[t]\n[t]", 'k = "unclosed', "a.b = 1\na = 2"):
    try:
        tomllib.loads(bad)
    except tomllib.TOMLDecodeError as error:
        print("TOML:", error)


def merge(base: Mapping, extra: Mapping) -> dict:
    merged = copy.deepcopy(dict(base))
    for key, value in extra.items():
        if isinstance(value, Mapping) and isinstance(merged.get(key), Mapping):
            merged[key] = merge(merged[key], value)
        else:
            merged[key] = copy.copy(value)
    return merged


merged = merge(data, json.loads(JSON))
print(json.dumps(merged, default=str, indent=2, sort_keys=True, ensure_ascii=True))
frozen = MappingProxyType(merged)
try:
    frozen["x"] = 1
except TypeError as error:
    print(error)
for bad in ('{"a": 1,}', "[1, 2", '{"a" 1}', "nul", '"\n"', '{"a": 1} x', "", "[1,]", '{a: 1}', '"\\x"', "-", "01"):
    try:
        json.loads(bad)
    except json.JSONDecodeError as error:
        print(f"{error} | {error.msg} at {error.lineno}:{error.colno} ({error.pos})")
path = PurePosixPath("/srv/app/../data/report.tar.gz")
print(path.name, path.stem, path.suffixes, path.parent, path.with_suffix(".zip"), path.parts[:3], path.is_relative_to("/srv"), path.match("*.gz"))
print(os.path.normpath(path), os.path.splitext("a/b.c/d"), os.path.join("a", "/b", "c"), os.path.relpath("/a/b/c", "/a/d"), os.path.commonpath(["/a/b", "/a/c/d"]))
print(PureWindowsPath("c:/Users\\x.TXT").as_posix(), PureWindowsPath("C:/A") == PureWindowsPath("c:\\a"), PurePath("a") / "b" / ".." / "c.txt", PurePosixPath("/a/b").relative_to("/a"))
