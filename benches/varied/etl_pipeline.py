"""Generator-based ETL over an in-memory text stream, with stage contexts and metrics."""
import functools
import hashlib
import io
import itertools
import operator
import random
from contextlib import ExitStack, contextmanager, redirect_stdout, suppress
from types import SimpleNamespace

LINES = 52000
METRICS = {}


@contextmanager
def stage(name, log):
    m = METRICS.setdefault(name, SimpleNamespace(entered=0, seen=0, errors=0))
    m.entered += 1
    log.write(f"> {name}\n")
    try:
        yield m
    except LookupError as e:
        m.errors += 1
        log.write(f"! {name}: {e!r}\n")
    finally:
        log.write(f"< {name} seen={m.seen}\n")


def source(n):
    rng = random.Random(404)
    buf = io.StringIO()
    for i in range(n):
        if i % 100 == 0:
            print(f"# sensor dump part {i // 100}", file=buf)
        unit = rng.choice(["C", "F", "K", "C", "?"])
        val = f"{rng.gauss(20, 9):.2f}" if rng.random() > 0.03 else rng.choice(["", "NaN?", "--"])
        print(f"s{rng.randrange(40):03d};{1_700_000_000 + i * 13};{val}{unit}; ok={'yes' if i % 9 else 'no'}", file=buf)
        if i % 57 == 0:
            buf.write("\n")
    buf.seek(0)
    return buf


def strip_comments(lines):
    for line in lines:
        line = line.rstrip("\n")
        if line and not line.startswith("#"):
            yield line


def parse(lines, m):
    for line in lines:
        m.seen += 1
        try:
            sid, ts, reading, flag = line.split(";")
            value, unit = float(reading[:-1]), reading[-1]
        except ValueError:
            m.errors += 1
            continue
        yield {"id": sid, "ts": int(ts), "value": value, "unit": unit, "ok": flag.partition("=")[2] == "yes"}


CONVERT = {"C": lambda v: v, "F": lambda v: (v - 32) * 5 / 9, "K": lambda v: v - 273.15}


def normalise(rows, m):
    for row in rows:
        m.seen += 1
        with suppress(KeyError):
            yield {**row, "value": round(CONVERT[row["unit"]](row["value"]), 3), "unit": "C"}


def where(rows, *, pred):
    return (r for r in rows if pred(r))


def window(rows, size):
    its = itertools.tee(rows, size)
    for k, it in enumerate(its):
        next(itertools.islice(it, k, k), None)
    return zip(*its)


def compose(*fns):
    return functools.reduce(lambda f, g: lambda x: g(f(x)), fns)


def batches(it, n):
    it = iter(it)
    while chunk := list(itertools.islice(it, n)):
        yield chunk


def main():
    log = io.StringIO()
    sink = io.StringIO()
    with ExitStack() as stack:
        stack.callback(log.write, "closed\n")
        src = stack.enter_context(source(LINES))
        mp = stack.enter_context(stage("parse", log))
        mn = stack.enter_context(stage("normalise", log))
        pipe = compose(strip_comments,
                       functools.partial(parse, m=mp),
                       functools.partial(normalise, m=mn),
                       functools.partial(where, pred=operator.itemgetter("ok")),
                       functools.partial(where, pred=lambda r: -300 < r["value"] < 60))
        rows = list(pipe(src))

    with redirect_stdout(sink):
        for i, chunk in enumerate(batches(rows, 800)):
            with stage("batch", log) as m:
                m.seen += len(chunk)
                lo, hi = min(chunk, key=operator.itemgetter("value")), max(chunk, key=operator.itemgetter("value"))
                print(f"{i:>3} {len(chunk):>5} {lo['id']}:{lo['value']:+.2f} {hi['id']}:{hi['value']:+.2f}")
                if i % 3 == 2:
                    raise KeyError(f"batch {i}")
        ordered = sorted(rows, key=operator.itemgetter("id", "ts"))
        for sid, grp in itertools.groupby(ordered, key=operator.itemgetter("id")):
            vals = [r["value"] for r in grp]
            smooth = [sum(w) / 5 for w in window(iter(vals), 5)]
            drop = max((a - b for a, b in itertools.pairwise(smooth)), default=0)
            rising = len(list(itertools.takewhile(lambda p: p[0] <= p[1] + 60, itertools.pairwise(vals))))
            cum = list(itertools.accumulate(vals, max))
            print(f"{sid} n={len(vals):<4} drop={drop:8.3f} run={rising:<3} peaks={len(set(cum)):<3} {cum[-1]:>7.2f}")
    for name, m in METRICS.items():
        print(f"{name:>10} {vars(m)}", file=log)
    text = log.getvalue() + sink.getvalue()
    print(len(rows), METRICS["parse"].errors, METRICS["batch"].errors)
    print(log.getvalue().splitlines()[-1])
    print(hashlib.blake2b(text.encode(), digest_size=8).hexdigest())


main()
