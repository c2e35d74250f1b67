"""Join customers, orders and shipments three ways; group and rank; compare the results."""
import heapq
import zlib
from collections import defaultdict, namedtuple
from itertools import chain, groupby, zip_longest
from operator import attrgetter, itemgetter
from random import Random

Customer = namedtuple("Customer", "id name city tier", defaults=("basic",))
Order = namedtuple("Order", "id customer_id sku qty cents day")
Shipment = namedtuple("Shipment", "order_id carrier days")


def make(rng, n):
    cities = ["Oslo", "Lima", "Pune", "Graz", "Kyiv"]
    customers = [Customer(i, f"cust-{i:04d}", rng.choice(cities), *(["gold"] if i % 7 == 0 else []))
                 for i in range(1, n // 8)]
    orders = [Order(10000 + i, rng.randrange(1, n // 7), f"S{rng.randrange(60):02d}", rng.randint(1, 9),
                    rng.randrange(99, 50000), rng.randrange(365)) for i in range(n)]
    ships = [Shipment(o.id, rng.choice(["DHL", "UPS", "Post"]), rng.randint(1, 12))
             for o in orders if rng.random() < 0.9]
    rng.shuffle(ships)
    rng.shuffle(orders)
    return customers, orders, ships


def hash_join(left, right, lkey, rkey, how="inner"):
    table = defaultdict(list)
    for r in right:
        table[rkey(r)].append(r)
    seen = set()
    for l in left:
        k = lkey(l)
        if k in table:
            seen.add(k)
            for r in table[k]:
                yield l, r
        elif how in ("left", "outer"):
            yield l, None
    if how == "outer":
        for k in sorted(table.keys() - seen):
            for r in table[k]:
                yield None, r


def merge_join(left, right, lkey, rkey):
    lg = groupby(sorted(left, key=lkey), lkey)
    rg = groupby(sorted(right, key=rkey), rkey)
    lk, ls = next(lg, (None, ()))
    rk, rs = next(rg, (None, ()))
    while lk is not None and rk is not None:
        if lk < rk:
            lk, ls = next(lg, (None, ()))
        elif rk < lk:
            rk, rs = next(rg, (None, ()))
        else:
            rs = list(rs)
            for l in ls:
                for r in rs:
                    yield l, r
            lk, ls = next(lg, (None, ()))
            rk, rs = next(rg, (None, ()))


def batched(it, n):
    args = [iter(it)] * n
    for chunk in zip_longest(*args):
        yield [c for c in chunk if c is not None]


def main():
    rng = Random(2718)
    customers, orders, ships = make(rng, 26000)
    out = []
    a = sorted(hash_join(customers, orders, attrgetter("id"), attrgetter("customer_id")))
    b = sorted(merge_join(customers, orders, attrgetter("id"), attrgetter("customer_id")))
    out.append(f"inner {len(a)} {a == b}")
    outer = list(hash_join(orders, ships, itemgetter(0), itemgetter(0), "outer"))
    unshipped = [o.id for o, s in outer if s is None]
    out.append(f"unshipped {len(unshipped)} min {min(unshipped)} max {max(unshipped)}")

    carrier = defaultdict(lambda: {"n": 0, "days": 0, "late": 0, "cents": 0})
    for o, s in outer:
        if s is None:
            continue
        c = carrier[s.carrier]
        c["n"] += 1
        c["days"] += s.days
        c["late"] += s.days > 9
        c["cents"] += o.qty * o.cents
    for name, c in sorted(carrier.items()):
        out.append(f"{name:<6}{c['n']:>6}{c['days'] / c['n']:>7.2f}{c['late'] / c['n']:>8.2%}{c['cents'] / 100:>16,.2f}")

    spend = defaultdict(int)
    baskets = defaultdict(set)
    for c, o in a:
        spend[c] += o.qty * o.cents
        baskets[c.tier, c.city].add(o.sku)
    ranked = sorted(spend.items(), key=lambda kv: (kv[0].tier != "gold", kv[0].city, -kv[1]))
    for (tier, city), grp in groupby(ranked, key=lambda kv: (kv[0].tier, kv[0].city)):
        grp = list(grp)
        (best, cents), *rest = grp
        out.append(f"{tier}/{city}: {best.name} {cents / 100:,.2f} of {len(rest) + 1}, missing "
                   f"{sorted(set(f'S{i:02d}' for i in range(60)) - baskets[tier, city])[:3]}")

    months = [sorted((o.day, o.id, o.qty) for o in orders if o.day // 31 == m) for m in range(12)]
    running, peak = 0, (0, None)
    for day, grp in groupby(heapq.merge(*months), key=itemgetter(0)):
        q = sum(t[2] for t in grp)
        running += q
        peak = max(peak, (q, day))
    out.append(f"qty {running} peak {peak}")
    dense, prev = 0, None
    for _, o in heapq.nsmallest(300, a, key=lambda p: (-p[1].cents, p[1].id)):
        dense += o.cents != prev
        prev = o.cents
    out.append(f"dense rank {dense}")
    for i, chunk in enumerate(batched(chain.from_iterable(months), 500)):
        out.append(f"chunk {i:02d} n={len(chunk):>3} qty={sum(q for *_, q in chunk):>5} {chunk[0]} {chunk[-1]}")
    upgraded = [c._replace(tier="gold", name=c.name.upper()) for c in customers if spend.get(c, 0) > 1_250_000 and c.tier == "basic"]
    out.append(f"{len(upgraded)} {upgraded[:2]} {upgraded[0]._asdict() if upgraded else {}}")
    print(out[0])
    print(out[-1][:90])
    print(zlib.adler32("\n".join(out).encode()))


main()
