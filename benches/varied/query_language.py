"""A LINQ-like lazy query class with field expressions, custom iterators and typed export."""
import json
import operator
import zlib
from collections import defaultdict
from datetime import date, timedelta
from decimal import Decimal
from fractions import Fraction
from functools import reduce, singledispatch, singledispatchmethod
from itertools import chain, dropwhile, filterfalse, islice, starmap, takewhile, tee
from random import Random


class Expr:
    def __init__(self, fn, text):
        self.fn, self.text = fn, text

    def __call__(self, row):
        return self.fn(row)

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Expr(lambda r: getattr(self.fn(r), name), f"{self.text}.{name}")

    def __getitem__(self, key):
        return Expr(lambda r: self.fn(r)[key], f"{self.text}[{key!r}]")

    def _bin(op, sym, swap=False):
        def method(self, other):
            of = other.fn if isinstance(other, Expr) else lambda r: other
            ot = other.text if isinstance(other, Expr) else repr(other)
            if swap:
                return Expr(lambda r: op(of(r), self.fn(r)), f"({ot} {sym} {self.text})")
            return Expr(lambda r: op(self.fn(r), of(r)), f"({self.text} {sym} {ot})")
        return method

    __add__, __sub__, __mul__ = _bin(operator.add, "+"), _bin(operator.sub, "-"), _bin(operator.mul, "*")
    __radd__, __rmul__ = _bin(operator.add, "+", True), _bin(operator.mul, "*", True)
    __lt__, __le__, __gt__, __ge__ = _bin(operator.lt, "<"), _bin(operator.le, "<="), _bin(operator.gt, ">"), _bin(operator.ge, ">=")
    __eq__, __ne__ = _bin(operator.eq, "=="), _bin(operator.ne, "!=")
    __and__ = _bin(lambda a, b: a and b, "and")
    __or__ = _bin(lambda a, b: a or b, "or")
    __hash__ = None

    def __invert__(self):
        return Expr(lambda r: not self.fn(r), f"not {self.text}")

    def isin(self, values):
        vs = frozenset(values)
        return Expr(lambda r: self.fn(r) in vs, f"{self.text} in {sorted(vs)}")


class Row(dict):
    __slots__ = ()


class _F:
    def __getattr__(self, name):
        return Expr(operator.itemgetter(name), name)


F = _F()


class Peekable:
    """Iterator with one-item look-ahead."""

    def __init__(self, it):
        self._it = iter(it)
        self._buf = []

    def __iter__(self):
        return self

    def __next__(self):
        return self._buf.pop() if self._buf else next(self._it)

    def __bool__(self):
        try:
            self.peek()
        except StopIteration:
            return False
        return True

    def peek(self):
        if not self._buf:
            self._buf.append(next(self._it))
        return self._buf[-1]


class Query:
    def __init__(self, source, steps=()):
        self._source, self._steps = source, tuple(steps)

    def __iter__(self):
        return reduce(lambda it, step: step[1](it), self._steps, iter(self._source))

    def __len__(self):
        return sum(1 for _ in self)

    @singledispatchmethod
    def __getitem__(self, key):
        raise TypeError(type(key).__name__)

    @__getitem__.register
    def _(self, key: int):
        try:
            return next(islice(self, key, None))
        except StopIteration:
            raise IndexError(key) from None

    @__getitem__.register
    def _(self, key: slice):
        return self._then(f"slice {key.start}:{key.stop}", lambda it: islice(it, key.start, key.stop, key.step))

    def _then(self, label, fn):
        return Query(self._source, (*self._steps, (label, fn)))

    def where(self, pred):
        return self._then(f"where {getattr(pred, 'text', '?')}", lambda it: filter(pred, it))

    def reject(self, pred):
        return self._then("reject", lambda it: filterfalse(pred, it))

    def select(self, **cols):
        return self._then(f"select {', '.join(cols)}", lambda it: (Row({k: e(r) for k, e in cols.items()}) for r in it))

    def extend(self, **cols):
        return self._then("extend", lambda it: (Row(r | {k: e(r) for k, e in cols.items()}) for r in it))

    def order_by(self, *keys):
        def run(it):
            rows = list(it)
            for k in reversed(keys):
                desc = isinstance(k, tuple)
                rows.sort(key=k[0] if desc else k, reverse=desc)
            return iter(rows)
        return self._then("order", run)

    def until(self, pred):
        return self._then("until", lambda it: takewhile(lambda r: not pred(r), it))

    def after(self, pred):
        return self._then("after", lambda it: dropwhile(lambda r: not pred(r), it))

    def group(self, key, **aggs):
        def run(it):
            g = defaultdict(list)
            for r in it:
                g[key(r)].append(r)
            for k in sorted(g):
                yield Row(key=k, **{n: f([e(r) for r in g[k]]) for n, (f, e) in aggs.items()})
        return self._then("group", run)

    def runs(self, key):
        def run(it):
            p = Peekable(it)
            while p:
                k, n = key(p.peek()), 0
                while p and key(p.peek()) == k:
                    next(p)
                    n += 1
                yield Row(key=k, n=n)
        return self._then("runs", run)

    def explain(self):
        return " -> ".join(label for label, _ in self._steps)


@singledispatch
def export(v):
    return v


@export.register(dict)
def _(v):
    return {str(k): export(x) for k, x in v.items()}


@export.register(Query)
@export.register(list)
def _(v):
    return [export(x) for x in v]


@export.register(date)
def _(v):
    return v.strftime("%Y/%m/%d")


@export.register(Decimal)
@export.register(Fraction)
def _(v):
    return str(v)


def rows(n):
    r = Random(3)
    for i in range(n):
        yield Row(id=i, city=r.choice(["Rome", "Cairo", "Quito"]), day=date(2024, 1, 1) + timedelta(days=i // 12), temp=round(r.gauss(18, 6), 1),
                  price=Decimal(r.randrange(500, 9000)) / 100, share=Fraction(r.randint(1, 5), 6), dims=(r.randint(1, 9), r.randint(1, 9)))


def main():
    data = list(rows(15000))
    q = Query(data)
    warm = q.where((F.temp > 20) & (F.city != "Rome")).extend(area=F.dims[0] * F.dims[1], month=F.day.month)
    queries = {
        "top": warm.order_by((F.area,), F.temp, F.id).select(id=F.id, area=F.area, t=2 * F.temp + 1)[:25],
        "by_city": q.group(F.city, n=(len, F.id), avg=(lambda v: round(sum(v) / len(v), 3), F.temp), total=(sum, F.price), share=(sum, F.share)),
        "by_month": warm.group(F.month, n=(len, F.id), hi=(max, F.temp), first=(min, F.day)),
        "cold_runs": q.runs(F.temp < 15).where(F.n > 4).order_by((F.n,)),
        "mid": q.after(F.day >= date(2024, 3, 1)).until(F.day > date(2024, 3, 20)).reject(F.city.isin(["Quito", "Rome"]) | (F.temp < 12)),
        "steps": q.where(~(F.price * F.dims[0] < 20))[10:400:30],
    }
    out = {}
    for name, query in queries.items():
        out[name] = {"plan": query.explain(), "n": len(query), "rows": export(query)}
    a, b = tee(q.where(F.city == "Cairo").select(t=F.temp))
    next(b)
    out["jumps"] = sorted((round(x, 1) for x in starmap(lambda p, n: n["t"] - p["t"], zip(a, b))), key=abs)[-5:]
    for bad in (10 ** 6, "x"):
        try:
            q[bad]
        except (IndexError, TypeError) as e:
            out[f"err {bad}"] = f"{type(e).__name__}: {e}"
    text = json.dumps(out, sort_keys=True, indent=1)
    print(queries["mid"].explain(), len(list(chain(*(d["rows"] for d in out.values() if isinstance(d, dict))))))
    print(out["by_city"]["rows"][0], q[7]["id"])
    print(len(text), zlib.crc32(text.encode()))


main()
