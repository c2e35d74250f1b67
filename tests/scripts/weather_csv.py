# since: 3.14
"""CSV in several dialects, sniffed and converted, with rolling figures and a report in columns."""

import csv
import io
import itertools
import math
import statistics
from collections import defaultdict, deque
from contextlib import closing
from functools import reduce, partial
from operator import itemgetter
from typing import TypedDict

SEMICOLON = """station;date;temp;"wind, max"
Bern;2024-01-01;-1,5;12
Bern;2024-01-02;0,0;30
Bern;2024-01-03;4,25;"7"
Oslo;2024-01-01;-10,0;3
Oslo;2024-01-02;-12,75;
Rome;2024-01-01;9,0;11
"""
TABS = "name\tnote\nann\tsays \"hi\"\nbob\tline\\\nbreak\n"
QUOTED = "'a','b ''quoted''',3\r\n'x y','',4.5\r\n"


class Row(TypedDict):
    station: str
    date: str
    temp: float
    wind: int | None


dialect = csv.Sniffer().sniff(SEMICOLON)
print(dialect.delimiter, repr(dialect.quotechar), dialect.doublequote, dialect.skipinitialspace, csv.Sniffer().has_header(SEMICOLON))
rows: list[Row] = [
    {"station": r["station"], "date": r["date"], "temp": float(r["temp"].replace(",", ".")), "wind": int(r["wind, max"]) if r["wind, max"] else None}
    for r in csv.DictReader(io.StringIO(SEMICOLON), dialect=dialect)
]
for station, group in itertools.groupby(rows, key=itemgetter("station")):
    group = list(group)
    temps = [r["temp"] for r in group]
    winds = [r["wind"] for r in group if r["wind"] is not None]
    print(f"{station:<6}{len(group):>3}{statistics.fmean(temps):>9.2f}{min(temps):>8}{max(temps):>8}{max(winds, default=math.nan):>6}")
window, rolling = deque(maxlen=2), []
for row in rows:
    window.append(row["temp"])
    rolling.append(round(sum(window) / len(window), 3))
print(rolling)

csv.register_dialect("single", quotechar="'", lineterminator="\n", quoting=csv.QUOTE_NONNUMERIC)
print(list(csv.reader(io.StringIO(QUOTED, newline=""), "single")), sorted(csv.list_dialects()))
print(list(csv.reader(TABS.splitlines(True), delimiter="\t", quoting=csv.QUOTE_NONE, escapechar="\\")))
print(list(csv.reader(["a, b,c", '"x\ny",z', " 'q' ,"], skipinitialspace=True)), list(csv.reader(['a|"b|c"|d', "", "|"], delimiter="|")))


def write(rows, **options):
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\n", **options)
    try:
        writer.writerows(rows)
    except csv.Error as error:
        return f"{out.getvalue()!r} then Error: {error}"
    return repr(out.getvalue())


SAMPLE = [["plain", 'with "quotes"', "comma,here", None, 1.5, -3, "", True], ["new\nline", " space ", "semi;", "'s"]]
print(write(SAMPLE))
print(write(SAMPLE, quoting=csv.QUOTE_ALL))
print(write(SAMPLE, quoting=csv.QUOTE_NONNUMERIC, delimiter=";"))
print(write(SAMPLE, doublequote=False, escapechar="\\"))
print(write([["a,b"]], quoting=csv.QUOTE_NONE), write([["a,b"]], quoting=csv.QUOTE_NONE, escapechar="\\"), write([[""]]), write([[None]]), write([[]]))
out = io.StringIO()
writer = csv.DictWriter(out, ["station", "temp"], extrasaction="ignore", restval="?", dialect="unix")
writer.writeheader()
writer.writerow({"station": "A"})
writer.writerows(rows[:2])
print(out.getvalue())
try:
    csv.DictWriter(io.StringIO(), ["a"]).writerow({"a": 1, "b": 2, "c": 3})
except ValueError as error:
    print(error)
reader = csv.DictReader(["a,b", "1,2,3,4", "5"], restkey="more", restval="-")
print(list(reader), reader.fieldnames, reader.line_num, reader.dialect)
for bad, options in (("a", {"delimiter": ";;"}), ("a", {"quotechar": 1}), ('"a"b', {"strict": True}), ('"open', {"strict": True}), ("a", {"quoting": 9}), ("a", {"dialect": "nope"}), ("a", {"bogus": 1})):
    try:
        print(list(csv.reader([bad], **options)))
    except (csv.Error, TypeError) as error:
        print(type(error).__name__, error)
excel = csv.get_dialect("excel-tab")
print(repr(excel.delimiter), repr(excel.lineterminator), excel.quoting == csv.QUOTE_MINIMAL, csv.field_size_limit())
pivot = defaultdict(dict)
for row in rows:
    pivot[row["date"]][row["station"]] = row["temp"]
stations = sorted({r["station"] for r in rows})
print("date".ljust(12) + "".join(f"{s:>8}" for s in stations))
for day, values in sorted(pivot.items()):
    print(day.ljust(12) + "".join(f"{values.get(s, '-'):>8}" for s in stations))
print(reduce(lambda best, r: max(best, (r["temp"], r["station"])), rows, (-math.inf, "")), *map(partial(round, ndigits=1), [1.25, 2.35, -0.05]))
with closing(io.StringIO()) as closed:
    closed.write("x")
print(closed.closed)
