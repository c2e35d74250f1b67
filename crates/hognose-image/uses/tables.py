# Rows that are filtered, grouped, joined and printed, as reports do.
from collections import Counter, defaultdict
from operator import itemgetter

rows = [{"id": n, "group": "abc"[n % 3], "amount": n * 1.5, "tags": ["x"] * (n % 2)} for n in range(12)]
totals = defaultdict(float)
by_group = {}
for row in rows:
    totals[row["group"]] += row["amount"]
    by_group.setdefault(row["group"], []).append(row)
for group, items in sorted(by_group.items(), key=lambda pair: (-len(pair[1]), pair[0])):
    print(f"{group:<5}{len(items):>4}{sum(row['amount'] for row in items):>10.2f}{max(items, key=itemgetter('amount'))['id']:>4}")
print(Counter(row["group"] for row in rows).most_common(1), max(totals, key=totals.get), sorted(rows, key=itemgetter("group", "id"))[0], "-" * 20)
print({key: round(value, 2) for key, value in totals.items()}, [row for row in rows if row["tags"]][:1], sum(1 for row in rows if row["amount"] > 3), list(zip(*[(1, 2), (3, 4)])))
