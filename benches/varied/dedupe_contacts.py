"""Find duplicate contacts: normalise, block, fuzzy-match, union-find, merge, stable ids."""
import hashlib
import json
import random
import re
import unicodedata
import uuid
from collections import Counter, defaultdict
from difflib import SequenceMatcher
from functools import lru_cache
from itertools import combinations

FIRST = ["José", "Anna", "Zoë", "Robert", "Michael", "Søren", "Katharina", "Li", "Oluwaseun", "Anne-Marie"]
LAST = ["García", "Smith", "Müller", "O'Connor", "Nguyễn", "van Dijk", "Schmidt", "Kowalski", "Jensen", "Brown"]
NICK = {"robert": "bob", "michael": "mike", "katharina": "kathy"}
NS = uuid.UUID("12345678-1234-5678-1234-567812345678")
PHONE = re.compile(r"\D+")


def noisy(rng, name):
    roll = rng.random()
    if roll < 0.2:
        return name.upper()
    if roll < 0.35:
        return "".join(c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c))
    if roll < 0.5 and len(name) > 6:
        i = rng.randrange(1, len(name) - 2)
        return name[:i] + name[i + 1] + name[i] + name[i + 2:]
    if roll < 0.6:
        return f"  {name.replace(' ', '   ')} "
    return name


def make(rng, people=1150):
    rows = []
    for i in range(people):
        first, last = rng.choice(FIRST), rng.choice(LAST)
        digits = f"{rng.randrange(10 ** 9):09d}"
        mail = f"{first[0]}.{last.split()[-1]}{i}@example.{rng.choice(['com', 'org'])}"
        for _ in range(rng.choice([1, 1, 2, 3])):
            f = NICK.get(first.casefold(), first) if rng.random() < 0.2 else first
            name = noisy(rng, f"{f} {last}") if rng.random() < .8 else f"{last}, {f}"
            phone = rng.choice([f"+49 {digits[:3]} {digits[3:]}", f"0049-{digits}", f"(0){digits[:3]}/{digits[3:]}", ""])
            rows.append({"id": len(rows), "name": name, "phone": phone, "email": mail.upper() if rng.random() < .3 else (mail if rng.random() < .7 else ""),
                         "score": rng.randint(1, 100), "truth": i})
    rng.shuffle(rows)
    return rows


@lru_cache(maxsize=None)
def norm_name(s):
    if "," in s:
        last, first = s.split(",", 1)
        s = f"{first} {last}"
    s = unicodedata.normalize("NFKD", s.casefold())
    s = "".join(c for c in s if not unicodedata.combining(c)).translate({ord("ø"): "o", ord("'"): None, ord("-"): " "})
    rev = {v: k for k, v in NICK.items()}
    return " ".join(rev.get(w, w) for w in s.split())


def norm_phone(s):
    d = PHONE.sub("", s)
    return d[-9:] if d else None


def soundex(word):
    codes = {c: d for d, group in enumerate(["bfpv", "cgjkqsxz", "dt", "l", "mn", "r"], 1) for c in group}
    out, prev = word[0].upper(), codes.get(word[0])
    for c in word[1:]:
        code = codes.get(c)
        if code and code != prev:
            out += str(code)
        if c not in "hw":
            prev = code
    return out[:4].ljust(4, "0")


class UnionFind:
    def __init__(self, n):
        self.parent = list(range(n))
        self.size = [1] * n

    def find(self, x):
        while self.parent[x] != x:
            self.parent[x] = self.parent[self.parent[x]]
            x = self.parent[x]
        return x

    def union(self, a, b):
        a, b = self.find(a), self.find(b)
        if a == b:
            return False
        if self.size[a] < self.size[b]:
            a, b = b, a
        self.parent[b] = a
        self.size[a] += self.size[b]
        return True


def similar(a, b):
    sm = SequenceMatcher(None, a, b, autojunk=False)
    if sm.real_quick_ratio() < 0.85 or sm.quick_ratio() < 0.85:
        return 0.0
    return sm.ratio()


def main():
    rng = random.Random(909)
    rows = make(rng)
    uf = UnionFind(len(rows))
    blocks = defaultdict(list)
    for i, r in enumerate(rows):
        r["nname"] = norm_name(r["name"])
        r["nphone"] = norm_phone(r["phone"])
        r["nemail"] = r["email"].strip().casefold() or None
        for key in (r["nphone"], r["nemail"], soundex(r["nname"].split()[-1])):
            if key:
                blocks[key].append(i)
    reasons, cmp = Counter(), 0
    for key in sorted(blocks):
        for a, b in combinations(blocks[key], 2):
            ra, rb = rows[a], rows[b]
            if ra["nphone"] and ra["nphone"] == rb["nphone"]:
                why = "phone"
            elif ra["nemail"] and ra["nemail"] == rb["nemail"]:
                why = "email"
            elif not (ra["nphone"] and rb["nphone"]) and not (ra["nemail"] and rb["nemail"]) and (cmp := cmp + 1) and similar(ra["nname"], rb["nname"]) > 0.9:
                why = "name"
            else:
                continue
            if uf.union(a, b):
                reasons[why] += 1
    clusters = defaultdict(list)
    for i in range(len(rows)):
        clusters[uf.find(i)].append(rows[i])
    merged = []
    for members in clusters.values():
        best = max(members, key=lambda m: (len(m["name"].strip()), m["score"], -m["id"]))
        phones = sorted({m["nphone"] for m in members} - {None})
        mails = sorted(filter(None, {m["nemail"] for m in members}))
        uid = uuid.uuid5(NS, "|".join([*phones, *mails]) or best["nname"])
        merged.append({"uid": str(uid), "name": best["nname"].title(), "phones": phones, "emails": mails,
                       "score": max(m["score"] for m in members), "ids": sorted(m["id"] for m in members),
                       "pure": len({m["truth"] for m in members}) == 1})
    merged.sort(key=lambda m: (-len(m["ids"]), m["name"], m["uid"]))
    truth = len({r["truth"] for r in rows})
    blob = json.dumps(merged, ensure_ascii=False, separators=(",", ":"))
    print(f"{len(rows)} rows -> {len(merged)} contacts (truth {truth}), {sorted(reasons.items())}, compared {cmp}")
    print(f"{merged[0]['name']!r:>20} {merged[0]['uid']} pure={sum(m['pure'] for m in merged) / len(merged):.1%}")
    print(hashlib.sha256(blob.encode()).hexdigest()[:32])


main()
