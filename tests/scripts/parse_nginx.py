# since: 3.14
"""Access logs to statistics: regular expressions, IP-like text, user agents, percentiles and top lists."""

import re
import itertools
from bisect import bisect_left, insort
from collections import Counter, OrderedDict, defaultdict
from datetime import datetime, timedelta
from functools import cached_property, total_ordering
from heapq import nlargest
from operator import itemgetter
from urllib.parse import unquote_plus, urlsplit, parse_qsl

LINES = r'''
203.0.113.9 - - [10/Oct/2023:13:55:36 -0700] "GET /index.html?lang=en HTTP/1.1" 200 2326 "-" "Mozilla/5.0 (X11; Linux x86_64) Firefox/118.0" 0.012
203.0.113.9 - ann [10/Oct/2023:13:55:37 -0700] "POST /login HTTP/2.0" 302 - "https://ex.org/?q=a%20b" "curl/8.0" 0.250
198.51.100.23 - - [10/Oct/2023:20:56:01 +0000] "GET /search?q=caf%C3%A9+au+lait&page=2 HTTP/1.1" 200 512 "-" "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) Safari/604.1" 1.5
198.51.100.23 - - [10/Oct/2023:20:57:30 +0000] "GET /img/logo.png HTTP/1.1" 304 0 "-" "-" 0.001
2001:db8::1 - - [11/Oct/2023:00:00:00 +0200] "DELETE /items/9 HTTP/1.1" 503 77 "-" "python-requests/2.31" 30.0
203.0.113.77 - - [11/Oct/2023:00:00:01 +0200] "GET /img/../etc/passwd HTTP/1.0" 404 19 "-" "Mozilla/5.0 (compatible; EvilBot/1.0; +http://bot)" 0.004
garbage line without structure
203.0.113.9 - - [31/Feb/2023:00:00:01 +0200] "GET / HTTP/1.0" 200 1 "-" "x" 0.1
'''.strip().splitlines()

PATTERN = re.compile(
    r'(?P<host>[\da-fA-F.:]+) \S+ (?P<user>\S+) \[(?P<time>[^]]+)\] '
    r'"(?P<method>[A-Z]+) (?P<target>\S+) HTTP/(?P<version>\d\.\d)" '
    r'(?P<status>\d{3}) (?P<size>\d+|-) "(?P<referer>[^"]*)" "(?P<agent>[^"]*)" (?P<seconds>[\d.]+)$'
)
AGENTS = OrderedDict([("bot", r"bot\b|crawler"), ("mobile", r"\b(?:iPhone|Android)\b"), ("browser", r"Firefox|Safari|Chrome"), ("tool", r"^(?:curl|python-requests|wget)/(?P<v>[\d.]+)")])


@total_ordering
class Hit:
    def __init__(self, **fields):
        self.__dict__.update(fields)
        self.when = datetime.strptime(fields["time"], "%d/%b/%Y:%H:%M:%S %z")
        self.status, self.seconds = int(fields["status"]), float(fields["seconds"])
        self.size = 0 if fields["size"] == "-" else int(fields["size"])

    @cached_property
    def query(self):
        return dict(parse_qsl(urlsplit(self.target).query))

    @cached_property
    def kind(self):
        for name, pattern in AGENTS.items():
            if m := re.search(pattern, self.agent, re.IGNORECASE):
                return f"{name} {m['v']}" if "v" in m.re.groupindex else name
        return "unknown"

    def __eq__(self, other):
        return self.when == other.when

    def __lt__(self, other):
        return self.when < other.when

    def __str__(self):
        return f"{self.when:%m-%d %H:%M:%S%z} {self.method:<6} {self.status} {self.target}"


hits, bad = [], Counter()
for line in LINES:
    if not (m := PATTERN.match(line)):
        bad["syntax"] += 1
        continue
    try:
        insort(hits, Hit(**m.groupdict()))
    except ValueError as error:
        bad[str(error).split(":")[0][:50]] += 1
print(*hits, sep="\n")
print(dict(bad), len(hits), [h.kind for h in hits], "kind" in vars(hits[0]))
print([h.query for h in hits if h.query], unquote_plus("caf%C3%A9+au+lait%21"))
for size, group in itertools.groupby(sorted(hits, key=lambda h: h.status // 100), key=lambda h: f"{h.status // 100}xx"):
    group = list(group)
    print(size, len(group), f"{sum(h.size for h in group):,} bytes", max(group).target)
by_host = defaultdict(lambda: [0, 0.0])
for h in hits:
    by_host[h.host][0] += 1
    by_host[h.host][1] += h.seconds
print(nlargest(2, by_host.items(), key=lambda kv: (kv[1][0], kv[0])))
times = sorted(h.seconds for h in hits)


def percentile(values, p):
    k = (len(values) - 1) * p / 100
    low = int(k)
    high = min(low + 1, len(values) - 1)
    return values[low] + (values[high] - values[low]) * (k - low)


print({f"p{p}": round(percentile(times, p), 4) for p in (50, 90, 99)}, bisect_left(times, 0.1))
print(hits[-1].when - hits[0].when, hits[0].when.utcoffset(), (hits[0].when + timedelta(minutes=5)).isoformat(), hits[0] == hits[0], hits[0] <= hits[1])
masked = re.sub(r"(\d+)\.(\d+)\.\d+\.\d+", lambda m: f"{m[1]}.{int(m[2]):03}.x.x", LINES[0])
print(masked[:40], re.subn(r"(?i)[AEIOU]", "", "Regular Expressions", count=4), re.split(r"([,;])\s*", "a, b;c,d", maxsplit=2))
m = re.search(r"(?P<a>\d+)(?:-(?P<b>\d+))?", "order 66, gate 12-7")
print(m, m.span("a"), m.groups("none"), m.groupdict(), m.lastgroup, m.start(), m.string[m.end():], m.expand(r"<\g<a>>"), m.regs)
print(re.findall(r"\b(\w)(\w*)\b", "one two"), [x.span() for x in re.finditer(r"(?<=o)\w|^\w", "fooo bar")], re.fullmatch(r"(?:a|b)+?", "abba"), re.escape("a.b*c [x]-y"))
print(re.sub(r"(?m)^(\s*)#.*\n?", "", "x\n# c\n  # d\ny\n"), re.sub(r"(\w+) (\w+)", r"\2 \1", "hello world"), re.match(r"(?s:a.c)", "a\nc"), re.compile(r"x*", re.I | re.M), re.compile("é", re.A).flags)
for pattern in ("(", "[a", "a**", "(?P<1>x)", r"\1", "(?<=a+)b", "*a", "(?P<n>a)(?P<n>b)", "x{3,1}", "(?z)", "\\"):
    try:
        re.compile(pattern)
    except re.error as error:
        print(f"{pattern!r:<20} {error} [{error.msg} {error.pos}]")
print(re.compile(r"(?P<year>\d{4})-(?P<month>\d\d)").groupindex, re.template if hasattr(re, "template") else "no template", re.NOFLAG, re.RegexFlag.VERBOSE | re.DOTALL, re.purge())
