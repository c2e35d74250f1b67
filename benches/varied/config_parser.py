"""Parse an INI/TOML-like format by hand with str methods: coercion, includes, interpolation, dump."""
import io
import string
import zlib
from collections import OrderedDict
from datetime import date, datetime
from random import Random
from types import MappingProxyType
from typing import Callable, Generic, Iterator, TypeVar

T = TypeVar("T")
SECTIONS = 2250


class ParseError(Exception):
    def __init__(self, line, msg):
        self.line = line
        super().__init__(f"line {line}: {msg}")


class Registry(Generic[T]):
    def __init__(self):
        self._items: list[tuple[str, Callable[[str], T]]] = []

    def add(self, name):
        def deco(fn):
            self._items.append((name, fn))
            return fn
        return deco

    def __iter__(self) -> Iterator[tuple[str, Callable[[str], T]]]:
        return iter(self._items)


coerce = Registry()


@coerce.add("bool")
def _(s):
    return {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}[s.lower()]


@coerce.add("int")
def _(s):
    if s[:2].lower() in ("0x", "0b", "0o"):
        return int(s, 0)
    return int(s.replace("_", ""))


@coerce.add("float")
def _(s):
    return float(s)


@coerce.add("size")
def _(s):
    units = {"kb": 10, "mb": 20, "gb": 30}
    return int(float(s[:-2]) * (1 << units[s[-2:].lower()]))


@coerce.add("date")
def _(s):
    return date.fromisoformat(s) if len(s) == 10 else datetime.fromisoformat(s)


@coerce.add("list")
def _(s):
    if not (s.startswith("[") and s.endswith("]")):
        raise ValueError(s)
    return [convert(x) for x in split_list(s[1:-1])]


@coerce.add("str")
def _(s):
    if s[0] == s[-1] and s[0] in "'\"" and len(s) > 1:
        return s[1:-1].replace("\\n", "\n").replace("\\t", "\t")
    raise ValueError(s)


def split_list(s):
    depth, quote, cur = 0, None, ""
    for ch in s:
        if quote:
            quote = None if ch == quote else quote
        elif ch in "'\"":
            quote = ch
        elif ch in "[]":
            depth += 1 if ch == "[" else -1
        elif ch == "," and not depth:
            yield cur.strip()
            cur = ""
            continue
        cur += ch
    if cur.strip():
        yield cur.strip()


def convert(raw):
    for _, fn in coerce:
        try:
            return fn(raw)
        except (ValueError, KeyError, IndexError):
            pass
    return raw


def logical_lines(stream):
    pending, start = "", 0
    for no, line in enumerate(stream, 1):
        line = line.expandtabs(4).rstrip()
        if pending:
            line = pending + line.lstrip()
            pending = ""
        else:
            start = no
        if line.endswith("\\"):
            pending = line[:-1].rstrip() + " "
            continue
        body = line.strip()
        if body and body[0] not in "#;":
            yield start, body.partition(" #")[0].rstrip()


def parse(stream):
    root = OrderedDict()
    cur, errors = root, []
    for no, line in logical_lines(stream):
        try:
            if line.startswith("["):
                if not line.endswith("]"):
                    raise ParseError(no, "unclosed section")
                cur = root
                for part in line.strip("[]").split("."):
                    cur = cur.setdefault(part.strip(), OrderedDict())
            else:
                key, sep, val = line.partition("=")
                key, val = key.strip(), val.strip()
                if not sep:
                    raise ParseError(no, f"no '=' in {line[:20]!r}")
                if not key.replace("-", "_").isidentifier():
                    raise ParseError(no, f"bad key {key!r}")
                if key in cur:
                    raise ParseError(no, f"duplicate {key!r}")
                cur[key] = convert(val)
        except ParseError as e:
            errors.append(e)
    return root, errors


def interpolate(node, env):
    for k, v in node.items():
        if isinstance(v, dict):
            interpolate(v, env)
        elif isinstance(v, str) and "$" in v:
            node[k] = string.Template(v).safe_substitute(env)


def literal(v):
    if isinstance(v, bool):
        return str(v).lower()
    if isinstance(v, str):
        return '"' + v.replace("\n", "\\n").replace("\t", "\\t") + '"'
    if isinstance(v, list):
        return "[" + ", ".join(map(literal, v)) + "]"
    if isinstance(v, (date, datetime)):
        return v.isoformat()
    return repr(v)


def dump(node, prefix="", out=None):
    out = io.StringIO() if out is None else out
    scalars = {k: v for k, v in node.items() if not isinstance(v, dict)}
    if scalars and prefix:
        print(f"[{prefix}]", file=out)
    width = max(map(len, scalars), default=0)
    for k in sorted(scalars, key=str.casefold):
        print(f"{k.ljust(width)} = {literal(scalars[k])}", file=out)
    for k, v in node.items():
        if isinstance(v, dict):
            dump(v, f"{prefix}.{k}".lstrip("."), out)
    return out


def source(rng):
    buf = io.StringIO()
    samples = ["yes", "OFF", "0xff", "1_000", "3.25e2", "12MB", "1.5gb", "2024-02-29", "2024-02-29T10:11:12", '"quoted # no"',
               "[1, 'two, three', [4, 5.5], no]", "bare words here", "$HOME/data/${name}.txt", "'tab\\tnl\\n'", "first \\\n    second"]
    for i in range(SECTIONS):
        buf.write(f"[app.{rng.choice(['web', 'db', 'job'])}.s{i:03d}]\n; section {i}\n")
        for k in range(rng.randint(4, 9)):
            buf.write(f"{rng.choice(['key', 'opt-', 'Val_'])}{k}\t= {rng.choice(samples)}{'  # note' if rng.random() < .2 else ''}\n")
        if i % 11 == 0:
            buf.write(rng.choice(["oops no equals\n", "[broken\n", "9bad = 1\n", "dup = 1\ndup = 2\n"]))
    return buf.getvalue()


def count_types(node, acc):
    for v in node.values():
        if isinstance(v, dict):
            count_types(v, acc)
        else:
            acc[type(v).__name__] = acc.get(type(v).__name__, 0) + 1
    return acc


def main():
    text = source(Random(66))
    cfg, errors = parse(io.StringIO(text))
    interpolate(cfg, MappingProxyType({"HOME": "/home/u", "name": "main"}))
    once = dump(cfg).getvalue()
    again, errs2 = parse(io.StringIO(once))
    twice = dump(again).getvalue()
    print(once == twice, len(errs2), sorted(count_types(cfg, {}).items()))
    print(len(errors), errors[0], "|", errors[-1])
    print(zlib.crc32(once.encode()), zlib.crc32("".join(map(str, errors)).encode()))


main()
