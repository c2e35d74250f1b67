"""Parse a web access log with a named-group regex; summarise hosts, paths, latencies."""
import bisect
import hashlib
import re
import statistics
from collections import Counter, defaultdict
from datetime import datetime, timedelta, timezone
from itertools import groupby
from operator import itemgetter
from random import Random
from urllib.parse import parse_qs, urlsplit

LINES = 14000
PAT = re.compile(
    r'^(?P<host>\S+) \S+ (?P<user>\S+) \[(?P<ts>[^\]]+)\] '
    r'"(?P<method>[A-Z]+) (?P<target>\S+) HTTP/(?P<ver>\d\.\d)" '
    r'(?P<status>\d{3}) (?P<size>\d+|-) "(?P<agent>[^"]*)" (?P<ms>\d+)ms$')
BOT = re.compile(r"bot|crawl|spider", re.I)
IDS = re.compile(r"/\d+(?=/|$)")


def generate(n):
    r = Random(99)
    t = datetime(2024, 3, 9, 22, 15, tzinfo=timezone.utc)
    agents = ["Mozilla/5.0 (X11; Linux)", "curl/8.1", "Googlebot/2.1", "MegaCrawler 1.0", "python-requests/2.31"]
    paths = ["/", "/api/items/{}", "/api/users/{}/orders", "/search", "/static/app.js", "/login"]
    for i in range(n):
        t += timedelta(seconds=r.expovariate(0.4))
        p = r.choice(paths).format(r.randrange(400))
        if p == "/search":
            p += f"?q={r.choice(['red+shoes', 'caf%C3%A9', 'usb%20c', ''])}&page={r.randint(1, 4)}&sort=price"
        if i % 211 == 0:
            yield "-- log rotated --"
            continue
        status = r.choices([200, 304, 404, 500, 301], [70, 10, 8, 2, 5])[0]
        size = "-" if status == 304 else str(r.randrange(200, 90000))
        ms = int(r.lognormvariate(3.5, 0.9))
        yield (f'10.0.{r.randrange(4)}.{r.randrange(30)} - {r.choice(["-", "ann", "bob"])} '
               f'[{t.isoformat(timespec="seconds")}] "{r.choice(["GET", "GET", "POST"])} {p} HTTP/1.1" '
               f'{status} {size} "{r.choice(agents)}" {ms}ms')


def records(lines):
    for no, line in enumerate(lines, 1):
        if (m := PAT.match(line)) is None:
            yield None, no
            continue
        d = m.groupdict()
        d["ts"] = datetime.fromisoformat(d["ts"])
        d["status"] = int(d["status"])
        d["ms"] = int(d["ms"])
        d["size"] = 0 if d["size"] == "-" else int(d["size"])
        parts = urlsplit(d["target"])
        d["route"] = IDS.sub("/:id", parts.path)
        d["query"] = parse_qs(parts.query, keep_blank_values=True)
        yield d, no


def human(n):
    for unit in ("B", "KiB", "MiB", "GiB"):
        if n < 1024 or unit == "GiB":
            return f"{n:.1f}{unit}" if unit != "B" else f"{n}B"
        n /= 1024


def main():
    good, bad = [], []
    for rec, no in records(generate(LINES)):
        if rec is None:
            bad.append(no)
        else:
            good.append(rec)
    out = []
    emit = out.append
    emit(f"parsed={len(good):,} bad={len(bad)} first_bad={bad[:3]}")
    span = good[-1]["ts"] - good[0]["ts"]
    emit(f"span={span} from {good[0]['ts']:%d/%b/%Y %H:%M}")

    latency = defaultdict(list)
    for g in good:
        latency[g["route"]].append(g["ms"])
    for route, ms in sorted(latency.items(), key=lambda kv: -len(kv[1])):
        q = statistics.quantiles(ms, n=20)
        emit(f"{route:<24}{len(ms):>6}{q[9]:>8.1f}{q[18]:>9.1f}{max(ms):>7d}")

    edges = [10, 25, 50, 100, 250, 500]
    hist = [0] * (len(edges) + 1)
    for g in good:
        hist[bisect.bisect_left(edges, g["ms"])] += 1
    peak = max(hist)
    for label, n in zip([f"<={e}" for e in edges] + [">500"], hist):
        emit(f"{label:>6} {'#' * round(40 * n / peak):<40} {n / len(good):6.1%}")

    for hour, items in groupby(good, key=lambda g: g["ts"].replace(minute=0, second=0)):
        items = list(items)
        errs = sum(1 for g in items if g["status"] >= 400)
        emit(f"{hour:%a %H}h {len(items):>5} err={errs:>3} {human(sum(map(itemgetter('size'), items)))}")

    words = Counter(q for g in good for q in g["query"].get("q", []))
    hosts = Counter(g["host"] for g in good)
    bots = sum(bool(BOT.search(g["agent"])) for g in good)
    # sessions: gap > 20 minutes for the same host
    last, sessions = {}, Counter()
    for g in good:
        prev = last.get(g["host"])
        if prev is None or g["ts"] - prev > timedelta(minutes=20):
            sessions[g["host"]] += 1
        last[g["host"]] = g["ts"]
    emit(str(sorted(words.items())))
    emit(str(sorted(hosts.most_common(), key=lambda t: (-t[1], t[0]))[:5]))
    emit(f"bots={bots} sessions={sum(sessions.values())} errors={Counter(g['status'] // 100 for g in good)[5]}")
    print(out[0])
    print(out[-1])
    print(hashlib.sha256("\n".join(out).encode()).hexdigest()[:16])


if __name__ == "__main__":
    main()
