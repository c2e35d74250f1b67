"""Validate a stream of JSON documents against a hand-written schema; report errors."""
import abc
import json
import random
import re
import zlib
from collections import Counter
from functools import singledispatch
from typing import Any, Iterator

DOCS = 6500


class Rule(abc.ABC):
    def __init__(self, *, required: bool = True):
        self.required = required

    @abc.abstractmethod
    def check(self, value: Any, path: str) -> Iterator[tuple[str, str]]:
        ...


class Str(Rule):
    def __init__(self, pattern=None, max_len=None, choices=None, **kw):
        super().__init__(**kw)
        self.pattern = re.compile(pattern) if pattern else None
        self.max_len, self.choices = max_len, frozenset(choices or ())

    def check(self, value, path):
        if not isinstance(value, str):
            yield path, f"expected string, got {type(value).__name__}"
            return
        if self.pattern and not self.pattern.fullmatch(value):
            yield path, f"{value!r} does not match"
        if self.max_len is not None and len(value) > self.max_len:
            yield path, f"too long ({len(value)} > {self.max_len})"
        if self.choices and value not in self.choices:
            yield path, f"{value!r} not one of {sorted(self.choices)}"


class Num(Rule):
    def __init__(self, lo=None, hi=None, integer=False, **kw):
        super().__init__(**kw)
        self.lo, self.hi, self.integer = lo, hi, integer

    def check(self, value, path):
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            yield path, f"expected number, got {type(value).__name__}"
        elif self.integer and not float(value).is_integer():
            yield path, "not an integer"
        elif not ((self.lo is None or value >= self.lo) and (self.hi is None or value <= self.hi)):
            yield path, f"{value} outside [{self.lo}, {self.hi}]"


class Arr(Rule):
    def __init__(self, item, min_len=0, unique=False, **kw):
        super().__init__(**kw)
        self.item, self.min_len, self.unique = item, min_len, unique

    def check(self, value, path):
        if not isinstance(value, list):
            yield path, f"expected array, got {type(value).__name__}"
            return
        if len(value) < self.min_len:
            yield path, "too few items"
        if self.unique and len({json.dumps(v, sort_keys=True) for v in value}) != len(value):
            yield path, "duplicate items"
        for i, v in enumerate(value):
            yield from self.item.check(v, f"{path}[{i}]")


class Obj(Rule):
    def __init__(self, fields, extra=False, **kw):
        super().__init__(**kw)
        self.fields, self.extra = fields, extra

    def check(self, value, path):
        if not isinstance(value, dict):
            yield path, f"expected object, got {type(value).__name__}"
            return
        for name, rule in self.fields.items():
            if name in value:
                yield from rule.check(value[name], f"{path}.{name}")
            elif rule.required:
                yield f"{path}.{name}", "missing"
        if not self.extra:
            for name in sorted(value.keys() - self.fields.keys()):
                yield f"{path}.{name}", "unexpected"


SCHEMA = Obj({
    "id": Num(1, integer=True),
    "email": Str(r"[\w.+-]+@[\w-]+(\.[\w-]+)+"),
    "status": Str(choices=["active", "pending", "closed"]),
    "age": Num(0, 130, required=False),
    "tags": Arr(Str(max_len=8), unique=True),
    "address": Obj({"street": Str(), "zip": Str(r"\d{5}(-\d{4})?"), "geo": Arr(Num(-180, 180), min_len=2, required=False)}),
})


@singledispatch
def clean(v):
    return v


@clean.register
def _(v: dict):
    return {k.strip().lower(): clean(x) for k, x in v.items() if x is not None}


@clean.register
def _(v: list):
    return [clean(x) for x in v]


@clean.register
def _(v: str):
    return " ".join(v.split())


@clean.register(float)
def _(v):
    return round(v, 3)


def make_doc(i, r):
    doc = {
        "id": i if r.random() > .05 else str(i),
        "Email ": r.choice(["ann@example.com", "bob@mail.co.uk", "  not-an-email", "x+y@z-w.org"]),
        "status": r.choice(["active", "pending", "closed", "Active"]),
        "age": r.choice([None, 34, 17.5, 190, True]),
        "tags": r.choices(["new", "vip", "eu", "a very long tag", "x  y"], k=r.randint(0, 4)),
        "address": {"street": "  12   Main\tSt ", "zip": r.choice(["12345", "12345-6789", "ABC", None]),
                    "geo": [r.uniform(-200, 200), r.uniform(-90, 90)]},
    }
    if r.random() < .1:
        doc["address"] = r.choice([[], "nowhere", None])
    if r.random() < .1:
        doc["zzz"] = 1
    return doc


def main():
    r = random.Random(31)
    lines = []
    for i in range(DOCS):
        s = json.dumps(make_doc(i, r), ensure_ascii=bool(i % 2))
        lines.append(s[:-2] if i % 40 == 39 else s)
    kinds, by_path, valid, broken = Counter(), Counter(), [], 0
    for no, line in enumerate(lines, 1):
        try:
            doc = clean(json.loads(line))
        except json.JSONDecodeError as e:
            broken += 1
            kinds[f"json: {e.msg}"] += 1
            continue
        errors = list(SCHEMA.check(doc, "$"))
        if errors:
            for path, msg in errors:
                by_path[re.sub(r"\[\d+\]", "[*]", path)] += 1
                kinds[re.sub(r"'[^']*'|-?\d+(\.\d+)?", "?", msg)] += 1
        else:
            valid.append(doc)
    result = json.dumps({"valid": valid, "kinds": kinds, "paths": by_path}, indent=2, sort_keys=True)
    print(f"{len(valid)} valid, {broken} broken, {by_path.total()} errors")
    for path, n in sorted(by_path.items(), key=lambda t: (-t[1], t[0]))[:3]:
        print(f"{path:<16}{n:>6}")
    print(len(result), hex(zlib.crc32(result.encode())))


main()
