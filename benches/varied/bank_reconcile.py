"""Reconcile a fixed-width bank statement with a ledger: checks, matching, report."""
import heapq
import io
import reprlib
import textwrap
import zlib
from bisect import bisect_left, insort
from collections import Counter, defaultdict, namedtuple
from datetime import date, datetime, timedelta
from decimal import Decimal, InvalidOperation
from itertools import combinations, compress, count
from random import Random

Entry = namedtuple("Entry", "ref day cents party memo")
LAYOUT = {"kind": (0, 1), "ref": (1, 9), "day": (9, 15), "sign": (15, 16), "amount": (16, 28), "iban": (28, 50), "party": (50, 74), "memo": (74, 104), "sum": (104, 106)}
N = 7000


def iban_ok(s):
    s = s.replace(" ", "").upper()
    if not (s[:2].isalpha() and s[2:4].isdigit()):
        return False
    moved = s[4:] + s[:4]
    return int("".join(str(int(c, 36)) for c in moved)) % 97 == 1


def make_iban(bban, cc="DE"):
    check = 98 - int("".join(str(int(c, 36)) for c in bban + cc + "00")) % 97
    return f"{cc}{check:02d}{bban}"


def luhn(digits):
    total = 0
    for i, d in enumerate(reversed(digits)):
        v = int(d) * (2 if i % 2 else 1)
        total += v - 9 if v > 9 else v
    return total % 10 == 0


def line_sum(s):
    return f"{sum(i * ord(c) for i, c in enumerate(s, 1)) % 97:02d}"


def generate(rng):
    parties = ["ACME Supplies", "Büro & Co", "City Power", "J. Doe", "Northwind Traders International"]
    ledger, stmt = [], io.StringIO()
    print("H" + "STATEMENT".ljust(30) + "20240101", file=stmt)
    for i in range(N):
        day = date(2024, 1, 2) + timedelta(days=rng.randrange(120))
        cents = rng.choice([-1, 1]) * rng.choice([rng.randrange(100, 500000), 9900, 4250])
        party = rng.choice(parties)
        ref = f"{i * 7919 % 10 ** 8:08d}"
        if rng.random() > 0.04:
            ledger.append(Entry(ref, day, cents, party, f"invoice {i} for {party}"))
        booked = day + timedelta(days=rng.choice([0, 0, 1, 2, 3]))
        iban = make_iban(f"{rng.randrange(10 ** 18):018d}")
        if rng.random() < .02:
            iban = iban[:-1] + str((int(iban[-1]) + 1) % 10)
        amount = f"{abs(cents) / 100:.2f}".replace(".", ",").zfill(12)
        if rng.random() < .01:
            amount = amount.replace(",", ":")
        shown = ref if rng.random() > .15 else " " * 8
        body = f"D{shown}{booked:%y%m%d}{'-' if cents < 0 else '+'}{amount}{iban}{party.upper()[:24]:<24}{f'INV {i}':<30}"
        print(body + (line_sum(body) if rng.random() > .01 else "XX"), file=stmt)
    stmt.seek(0)
    return ledger, stmt


def parse(stmt):
    problems = Counter()
    rows = []
    for no, line in enumerate(stmt, 1):
        line = line.rstrip("\r\n")
        if not line.startswith("D"):
            problems["header/other"] += 1
            continue
        f = {name: line[a:b].strip() for name, (a, b) in LAYOUT.items()}
        if line_sum(line[:104]) != f["sum"]:
            problems["bad checksum"] += 1
            continue
        try:
            amount = Decimal(f["amount"].replace(",", "."))
            day = datetime(2000 + int(f["day"][:2]), int(f["day"][2:4]), int(f["day"][4:])).date()
        except (InvalidOperation, ValueError) as e:
            problems[type(e).__name__] += 1
            continue
        if not iban_ok(f["iban"]):
            problems["bad iban"] += 1
        cents = int(amount.scaleb(2)) * (-1 if f["sign"] == "-" else 1)
        rows.append(Entry(f["ref"], day, cents, f["party"].title(), f["memo"]))
    return rows, problems


def match(ledger, rows):
    by_ref = {e.ref: e for e in ledger}
    by_amount = defaultdict(list)
    matched, pending, how = {}, [], Counter()
    for i, r in enumerate(rows):
        e = by_ref.get(r.ref)
        if e and e.cents == r.cents and e.ref not in matched:
            matched[e.ref] = i
            how["ref"] += 1
        else:
            pending.append(i)
    for e in ledger:
        if e.ref not in matched:
            insort(by_amount[e.cents], (e.day, e.ref))
    unmatched = []
    for i in sorted(pending, key=lambda i: (rows[i].day, i)):
        r = rows[i]
        cand = by_amount.get(r.cents, [])
        k = bisect_left(cand, (r.day - timedelta(days=3), ""))
        if k < len(cand) and cand[k][0] <= r.day:
            _, ref = cand.pop(k)
            matched[ref] = i
            how["amount+date"] += 1
        else:
            unmatched.append(i)
    return matched, unmatched, how


def main():
    rng = Random(31337)
    ledger, stmt = generate(rng)
    rows, problems = parse(stmt)
    matched, unmatched, how = match(ledger, rows)
    open_items = [e for e in ledger if e.ref not in matched]
    out = io.StringIO()
    print(f"{'RECONCILIATION':*^64}", file=out)
    for k, v in sorted((problems + how).items()):
        print(f"{k:.<40}{v:.>24,}", file=out)
    balance = Decimal(sum(r.cents for r in rows)).scaleb(-2)
    ids = count(1)
    for i in unmatched:
        r = rows[i]
        note = textwrap.shorten(f"{r.memo} booked {r.day:%d %b} by {r.party} without ledger entry", 48)
        print(f"{next(ids):04d} {r.day} {r.cents / 100:>12,.2f} {note}", file=out)
    for e in sorted(open_items, key=lambda e: (abs(e.cents), e.ref), reverse=True):
        print(f"OPEN {e.ref.lstrip('0') or '0':>8} {e.party:<20.18}{e.cents / 100:>+12.2f} {reprlib.repr(e.memo)}", file=out)
    # pairs and triples of open items that cancel an unmatched row
    pool = open_items[:36]
    targets = {rows[i].cents: i for i in unmatched}
    hits = [(n, sum(e.cents for e in c)) for n in (2, 3) for c in combinations(pool, n) if sum(e.cents for e in c) in targets]
    days = defaultdict(int)
    for r in rows:
        days[r.day] += r.cents
    run, low = 0, (10 ** 18, None)
    for d in sorted(days):
        run += days[d]
        low = min(low, (run, d))
    big = heapq.nlargest(5, rows, key=lambda r: (abs(r.cents), r.day, r.memo))
    for r in big:
        print(f"{r.party:<26}{r.cents:>10}", file=out)
    mask = [luhn(e.ref) for e in ledger]
    good = list(compress((e.ref for e in ledger), mask))
    text = out.getvalue()
    print(len(rows), len(matched), len(unmatched), len(open_items), dict(sorted(how.items())))
    print(f"balance {balance:,} low {low[0] / 100:,.2f} on {low[1]:%a %d.%m.} luhn {len(good)} hits {len(hits)}")
    print(zlib.crc32(text.encode()))


main()
