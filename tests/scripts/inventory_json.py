# since: 3.14
"""JSON in and out: custom encoders and decoders, object hooks, pretty printing, schema checks."""

import copy
import dataclasses
import io
import json
import math
import pprint
import types
from collections import OrderedDict, UserList, deque, namedtuple
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal
from enum import Enum, IntEnum, StrEnum
from typing import Any, get_type_hints
from uuid import UUID


class Color(Enum):
    RED = "r"
    BLUE = "b"


class Size(IntEnum):
    S = 1
    L = 3


class Kind(StrEnum):
    TOOL = "tool"


@dataclasses.dataclass
class Part:
    sku: str
    price: Decimal
    color: Color = Color.RED
    size: Size = Size.S
    made: date | None = None
    tags: frozenset = frozenset()
    parent: "Part | None" = None


class Encoder(json.JSONEncoder):
    item_separator = ", "

    def default(self, o: Any):
        if dataclasses.is_dataclass(o) and not isinstance(o, type):
            return {"__type__": type(o).__name__} | {f.name: getattr(o, f.name) for f in dataclasses.fields(o) if getattr(o, f.name) is not None}
        handlers = {Decimal: str, Color: lambda c: c.name, date: date.isoformat, frozenset: sorted, set: sorted, complex: lambda c: [c.real, c.imag], bytes: bytes.hex, UUID: str, deque: list}
        for kind, handler in handlers.items():
            if isinstance(o, kind):
                return handler(o)
        return super().default(o)


def decode(obj: dict):
    if obj.pop("__type__", None) == "Part":
        obj["price"] = Decimal(obj["price"])
        obj["color"] = Color[obj["color"]]
        obj["size"] = Size(obj["size"])
        obj["tags"] = frozenset(obj["tags"])
        if "made" in obj:
            obj["made"] = date.fromisoformat(obj["made"])
        return Part(**obj)
    return obj


bolt = Part("B-1", Decimal("0.10"), tags=frozenset({"steel", "m4"}), made=date(2024, 2, 29))
kit = Part("K-9", Decimal("12.5"), Color.BLUE, Size.L, parent=bolt)
text = json.dumps({"parts": [kit], "when": None}, cls=Encoder)
print(text)
back = json.loads(text, object_hook=decode)
print(back["parts"][0] == kit, back["parts"][0].parent.made, json.dumps(kit, cls=Encoder, indent=2, sort_keys=True), sep="\n")

odd = {1: "int", 2.5: "float", True: "bool", None: "none", "é": "\u2028\x7f\ud83d", Size.L: Size.L, Kind.TOOL: Kind.TOOL, "nested": ({"t": (1, [])}, {}, [])}
print(json.dumps(odd))
print(json.dumps(odd | {"é": "ok"}, ensure_ascii=False, separators=(",", ":")), json.dumps([1.0, 1e100, -0.0, 1e-7, 123456789012345680.0, 5e-324, float("inf"), float("nan")]))
print(json.dumps({"a": [1, {"b": []}], "c": {}}, indent="--"), json.dumps([], indent=4), json.dumps([[]], indent=0), json.dumps("</script>\t\"\\\b\f"), sep="\n")
print(json.dumps({("a", 1): 1, "k": 2}, skipkeys=True), json.dumps(OrderedDict(b=1, a=2)), json.dumps(namedtuple("P", "x y")(1, 2)), json.dumps({"b": 1, "a": {"d": 1, "c": 2}}, sort_keys=True, indent=1))
for bad in (lambda: json.dumps({1, 2}), lambda: json.dumps({(1,): 2}), lambda: json.dumps(float("nan"), allow_nan=False), lambda: json.dumps({"a": 1, 2: 3}, sort_keys=True),
            lambda: json.dumps([{"x": object}]), lambda: json.loads(b"\xff"), lambda: json.loads(5), lambda: json.dumps(kit.price), lambda: json.loads('{"a":}'), lambda: json.loads('["a\tb"]')):
    try:
        bad()
    except Exception as error:
        print(type(error).__name__, error, getattr(error, "__notes__", ""))
loop: list = [1]
loop.append(loop)
try:
    json.dumps(loop)
except ValueError as error:
    print(error, loop)
print(json.loads('{"a": 1.10, "b": 1, "c": NaN, "d": -Infinity, "a": 2}', parse_float=Decimal, parse_int=lambda s: s + "!", parse_constant=lambda c: f"<{c}>"))
print(json.loads('{"a": 1, "a": 2}', object_pairs_hook=list), json.loads(' [1 , 2\n] '), json.loads('"\\u00e9\\/\\ud83d\\ude00"'), json.loads("1e400"), json.loads(b'\xef\xbb\xbf{}'.decode("utf-8-sig")), json.loads('["a\tb"]', strict=False))
decoder = json.JSONDecoder()
stream, position, found = '{"a": 1} [2, 3]  "x" 4', 0, []
while position < len(stream):
    value, position = decoder.raw_decode(stream, position)
    found.append(value)
    while position < len(stream) and stream[position].isspace():
        position += 1
print(found, "".join(json.JSONEncoder(indent=None).iterencode({"a": [1, None, True]})))
out = io.StringIO()
json.dump({"x": [1, 2]}, out, indent=None)
out.seek(0)
print(json.load(out), out.getvalue())


def check(value, schema, path="$"):
    match schema:
        case type():
            if not isinstance(value, schema) or isinstance(value, bool) and schema is int:
                yield f"{path}: {value!r} is no {schema.__name__}"
        case [item]:
            for index, element in enumerate(value):
                yield from check(element, item, f"{path}[{index}]")
        case dict():
            for key, sub in schema.items():
                if key in value:
                    yield from check(value[key], sub, f"{path}.{key}")
                elif not key.endswith("?"):
                    yield f"{path}.{key} is missing"


print(*check({"id": True, "tags": ["a", 2], "pos": {"x": 1.5}}, {"id": int, "tags": [str], "pos": {"x": float, "y": float}, "more?": str}), sep="\n")
pprint.pprint({"users": [{"name": "x" * 20, "roles": ["admin", "operator", "viewer"], "limits": {"cpu": 1, "mem": 2}}] * 2, "s": {3, 1, 2}, "f": frozenset("ab"), "q": deque([1, 2], 3)}, width=60)
pprint.pprint([bolt, types.SimpleNamespace(a=1, b="two"), UserList([1]), b"bytes" * 12, "long text " * 9], width=50)
pprint.pp({"z": 1, "a": [[[[1]]]]}, depth=3)
print(pprint.saferepr(loop)[:21], pprint.isreadable([1]), pprint.isrecursive(loop), pprint.pformat(list(range(30)), compact=True, width=40, indent=2))
shallow, deep = copy.copy(kit), copy.deepcopy(kit)
print(shallow.parent is bolt, deep.parent is bolt, deep == kit, copy.replace(kit, sku="K-10").sku if hasattr(copy, "replace") else "K-10")
