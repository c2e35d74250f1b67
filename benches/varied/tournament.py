"""Round-robin league and knock-out cup: Elo, tables with tie-breaks, streaks, award lists."""
import random
import zlib
from collections import Counter, OrderedDict, defaultdict
from dataclasses import dataclass, field
from functools import reduce
from itertools import combinations, cycle, groupby, islice, zip_longest
from operator import attrgetter, itemgetter, methodcaller, mul

TEAMS = ["Ajax", "Boca", "Celtic", "Dynamo", "Everton", "Flamengo", "Genoa", "Hertha", "Inter", "Juve", "Köln", "Lazio",
         "Milan", "Nantes", "Olympia", "Porto"]
SEASONS = 100


@dataclass
class Team:
    name: str
    elo: float = 1500.0
    players: list = field(default_factory=list)
    results: list = field(default_factory=list)
    stats: Counter = field(default_factory=Counter)

    @property
    def points(self):
        return 3 * self.stats["W"] + self.stats["D"]

    @property
    def diff(self):
        return self.stats["gf"] - self.stats["ga"]

    def reset(self):
        self.results.clear()
        self.stats.clear()

    def form(self, n=5):
        return "".join(self.results[-n:]).rjust(n, ".")

    def streak(self):
        runs = [(k, sum(1 for _ in g)) for k, g in groupby(self.results)]
        return max((n for k, n in runs if k == "W"), default=0)


def round_robin(teams):
    """Circle method; yields rounds of (home, away)."""
    ring = list(teams)
    if len(ring) % 2:
        ring.append(None)
    for rnd in range(len(ring) - 1):
        half = len(ring) // 2
        pairs = list(zip(ring[:half], reversed(ring[half:])))
        yield [(b, a) if (rnd + i) % 2 else (a, b) for i, (a, b) in enumerate(pairs) if a and b]
        ring[1:] = ring[-1:] + ring[1:-1]


def poisson(rng, lam):
    n, p = 0, rng.random()
    limit = 2.718281828459045 ** -lam
    while p > limit:
        n += 1
        p *= rng.random()
    return n


def play(rng, a, b, scorers, knockout=False):
    exp = 1 / (1 + 10 ** ((b.elo - a.elo - 60) / 400))
    ga, gb = poisson(rng, 0.6 + 2 * exp), poisson(rng, 0.6 + 2 * (1 - exp))
    if knockout:
        while ga == gb:
            ga, gb = ga + rng.randint(0, 1), gb + rng.randint(0, 1)
    for t, g, c in ((a, ga, gb), (b, gb, ga)):
        res = "W" if g > c else "L" if g < c else "D"
        t.results.append(res)
        t.stats.update({res: 1, "gf": g, "ga": c, "P": 1})
        scorers.update((t.name, p) for p in rng.choices(t.players, k=g))
    s = 1 if ga > gb else 0.5 if ga == gb else 0
    delta = 24 * (s - exp)
    a.elo += delta
    b.elo -= delta
    return ga, gb


def table(teams, h2h):
    key = lambda t: (-t.points, -t.diff, -t.stats["gf"], t.name)
    ordered = sorted(teams, key=key)
    final = []
    for _, grp in groupby(ordered, key=attrgetter("points")):
        grp = list(grp)
        if len(grp) > 1:
            mini = {t.name: sum(h2h[t.name, o.name] for o in grp if o is not t) for t in grp}
            grp.sort(key=lambda t: (-mini[t.name], key(t)))
        final.extend(grp)
    return final


def cup(rng, teams, scorers, log):
    alive = rng.sample(teams, k=len(teams))
    while len(alive) > 1:
        label = {2: "Final", 4: "Semi", 8: "Quarter"}.get(len(alive), f"Round of {len(alive)}")
        it = iter(alive)
        nxt = []
        for a, b in zip(it, it):
            ga, gb = play(rng, a, b, scorers, knockout=True)
            nxt.append(a if ga > gb else b)
            log.append(f"{label:<12}{a.name:>10} {ga}:{gb} {b.name:<10}")
        alive = nxt
    return alive[0]


def main():
    rng = random.Random(1904)
    teams = [Team(n, players=[f"{n[:3].upper()}{i:02d}" for i in range(1, 12)]) for n in TEAMS]
    log, champions, cups = [], Counter(), OrderedDict()
    all_scorers = Counter()
    for season in range(1, SEASONS + 1):
        for t in teams:
            t.reset()
        scorers, h2h = Counter(), defaultdict(int)
        rng.shuffle(teams)
        rounds = list(round_robin(teams))
        legs = rounds + [[(b, a) for a, b in r] for r in rounds]
        for rnd, matches in enumerate(legs, 1):
            for a, b in matches:
                ga, gb = play(rng, a, b, scorers)
                h2h[a.name, b.name] += 3 * (ga > gb) + (ga == gb)
                h2h[b.name, a.name] += 3 * (gb > ga) + (ga == gb)
        final = table(teams, h2h)
        log.append(f"Season {season}".center(60, "-"))
        for pos, t in enumerate(final, 1):
            s = t.stats
            log.append(f"{pos:>2} {t.name:<10}{s['P']:>3}{s['W']:>3}{s['D']:>3}{s['L']:>3} {s['gf']:>3}:{s['ga']:<3}{t.diff:>+4}{t.points:>4} {t.form()} {t.streak()} {t.elo:7.1f}")
        champions[final[0].name] += 1
        top = sorted(scorers.items(), key=lambda kv: (-kv[1], kv[0]))[:5]
        log.extend(f"   {p} ({t}) {n}" for (t, p), n in top)
        winner = cup(rng, final[:16], scorers, log)
        cups[winner.name] = season
        cups.move_to_end(winner.name, last=False)
        all_scorers += scorers
        # pots of four for the draw, then groups by snake order
        pots = [final[i:i + 4] for i in range(0, len(final), 4)]
        groups = [list(filter(None, g)) for g in zip_longest(*[p[::-1] if i % 2 else p for i, p in enumerate(pots)])]
        for letter, g in zip(cycle("ABCD"), groups):
            log.append(f"Group {letter}: " + ", ".join(map(methodcaller("upper"), map(attrgetter("name"), g))))
    close = sorted(((abs(a.elo - b.elo), *sorted((a.name, b.name))) for a, b in combinations(teams, 2)), key=itemgetter(0, 1))
    log.extend(f"{d:6.2f} {x} v {y}" for d, x, y in islice(close, 5))
    odds = reduce(mul, (t.elo / 1500 for t in teams), 1.0)
    print(sorted(champions.items(), key=lambda t: (-t[1], t[0]))[:3], next(iter(cups.items())))
    print(max(all_scorers.items(), key=lambda kv: (kv[1], kv[0])), f"{odds:.6f}", all_scorers.total())
    print(zlib.crc32("\n".join(log).encode()))


main()
