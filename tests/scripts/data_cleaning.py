# since: 3.14
"""Cleaning messy records: type coercion, missing values, duplicates, outliers, joins, pivots and a text report."""

import csv
import datetime as dt
import difflib
import io
import itertools
import json
import math
import re
import statistics
import unicodedata
from collections import Counter, defaultdict
from dataclasses import dataclass, field, fields
from typing import Any, Callable, Optional, get_type_hints

RAW = """id,Name ,SIGNUP DATE,Spend ($),country,active
1, Ann  Lee ,2023-01-05,"1,200.50",US,yes
2,bob SMITH,05/02/2023,$80,usa,TRUE
2,bob SMITH,05/02/2023,$80,usa,TRUE
3,Zoë,Mar 3 2023,,Germany,no
4,"O'Neil, Pat",2023-13-01,-5,DE,1
5,,2023-04-09,1e3,Untied States,
6,Max,20230501,N/A,germny,0
7,Eve,2023-05-02,99999,US,y
"""
COUNTRIES = {"US": "United States", "USA": "United States", "DE": "Germany"}
NAMES = sorted(set(COUNTRIES.values()))


@dataclass
class Customer:
    id: int
    name: str
    signup: Optional[dt.date]
    spend: float
    country: str
    active: Optional[bool]
    issues: list[str] = field(default_factory=list)


def clean_header(text):
    text = unicodedata.normalize("NFKC", text).strip().lower()
    return re.sub(r"\W+", "_", text).strip("_").split("_")[0]


def to_date(text):
    for fmt in ("%Y-%m-%d", "%d/%m/%Y", "%b %d %Y", "%Y%m%d"):
        try:
            return dt.datetime.strptime(text, fmt).date()
        except ValueError:
            pass
    raise ValueError(f"bad date {text!r}")


def to_money(text):
    if text.strip().upper() in {"", "N/A", "NULL"}:
        return math.nan
    return float(re.sub(r"[$,\s]", "", text))


def to_bool(text):
    return {"yes": True, "y": True, "true": True, "1": True, "no": False, "0": False}.get(text.lower()) if text else None


def to_country(text):
    if known := COUNTRIES.get(text.upper()):
        return known
    close = difflib.get_close_matches(text, NAMES, n=1, cutoff=0.6)
    return close[0] if close else text


CONVERT: dict[str, Callable[[str], Any]] = {"id": int, "name": lambda t: " ".join(t.split()).title() or "(unknown)", "signup": to_date, "spend": to_money, "country": to_country, "active": to_bool}
reader = csv.reader(io.StringIO(RAW), skipinitialspace=True)
header = [clean_header(h) for h in next(reader)]
print(header)
customers, seen = [], set()
for row in reader:
    if tuple(row) in seen:
        print("duplicate", row[0], "at line", reader.line_num)
        continue
    seen.add(tuple(row))
    values, issues = {}, []
    for key, text in zip(header, row, strict=True):
        try:
            values[key] = CONVERT[key](text)
        except ValueError as error:
            values[key] = None
            issues.append(str(error))
    customers.append(Customer(**values, issues=issues))
for c in customers:
    print(f"{c.id:>2} {c.name:<14}{c.signup or '-'!s:>12}{c.spend:>12,.2f} {c.country:<14}{c.active!s:<6}{'; '.join(c.issues)}")
valid = [c.spend for c in customers if not math.isnan(c.spend)]
median = statistics.median(valid)
mad = statistics.median(abs(v - median) for v in valid)
outliers = [c.name for c in customers if not math.isnan(c.spend) and mad and abs(c.spend - median) / mad > 10]
print(f"median {median:g}, mad {mad:g}, outliers {outliers}, nan sorts {sorted([3, math.nan, 1])[0]}")
for c in customers:
    if math.isnan(c.spend):
        c.spend = median
pivot: defaultdict[str, Counter] = defaultdict(Counter)
for c in customers:
    pivot[c.country][c.signup.strftime("%b") if c.signup else "?"] += 1
columns = sorted({m for row in pivot.values() for m in row}, key=lambda m: (m == "?", m))
print(f"{'':<14}" + "".join(f"{m:>5}" for m in columns))
for country in sorted(pivot):
    print(f"{country:<14}" + "".join(f"{pivot[country][m] or '.':>5}" for m in columns))
orders = [{"customer": 1, "total": 5}, {"customer": 7, "total": 8}, {"customer": 1, "total": 2.5}, {"customer": 9, "total": 1}]
index = {c.id: c for c in customers}
joined = [(index[o["customer"]].name if o["customer"] in index else None, o["total"]) for o in orders]
print(joined, {k: sum(t for _, t in g) for k, g in itertools.groupby(sorted(joined, key=lambda p: p[0] or ""), key=lambda p: p[0])})
print(json.dumps([{f.name: getattr(c, f.name) for f in fields(c) if f.name != "issues"} for c in customers[:2]], default=str))
a, b = Counter(a=3, b=1), Counter(a=1, b=2, c=1)
print(a + b, a - b, a & b, a | b, +Counter(x=-1, y=2), a.most_common(1), sorted(b.elements()), a.total(), a == Counter(b=1, a=3), a <= b)
a.subtract({"a": 5})
a.update("bb")
print(a, dict(-a), list(a.items()), a["nope"], repr(Counter()), Counter("mississippi").most_common())
print(get_type_hints(Customer)["signup"], sorted(CONVERT)[:2], ["%s=%r" % kv for kv in zip("ab", [1, "x"])], "%-6s|%+05d|%.3e|%x|%%|%c" % ("ab", 42, 12345.678, 255, "z"))
try:
    list(zip([1], [1, 2], strict=True))
except ValueError as error:
    print(error)
