"""Many small collections, as reports over records have them: sorted by a key, the best and the worst, totals and tests of a few items each."""


def describe(order):
    lines = order["lines"]
    total = sum(line["price"] * line["count"] for line in lines)
    dearest = max(lines, key=lambda line: line["price"])
    names = ", ".join(line["name"] for line in sorted(lines, key=lambda line: (-line["price"], line["name"])))
    flags = [flag for flag, holds in zip(("large", "mixed", "free"), (
        total > 900, len({line["name"][0] for line in lines}) > 2, any(line["price"] == 0 for line in lines))) if holds]
    return total, dearest["name"], names, flags


def main():
    names = ["apple", "bolt", "cable", "drill", "envelope", "fuse"]
    orders = []
    for i in range(55000):
        lines = [{"name": names[(i * 7 + j * 3) % 6], "price": (i * 31 + j * 17) % 211, "count": (i + j) % 4 + 1} for j in range(i % 4 + 1)]
        orders.append({"id": i, "lines": lines})
    flagged, by_dearest, length = 0, {}, 0
    for order in orders:
        total, dearest, listed, flags = describe(order)
        by_dearest.setdefault(dearest, []).append(total)
        flagged += len(flags)
        length += len(listed)
        if not all(line["count"] > 0 for line in order["lines"]):
            raise ValueError(order["id"])
    for name, totals in sorted(by_dearest.items(), key=lambda item: sum(item[1]), reverse=True):
        print(name, len(totals), min(totals), max(totals), sum(totals) // len(totals))
    print(flagged, length)


main()
