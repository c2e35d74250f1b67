"""Role-based access audit: flags, inherited roles, path rules, effective grants, conflicts."""
import fnmatch
import hashlib
import operator
from collections import Counter, defaultdict
from enum import Flag, auto
from functools import cached_property, lru_cache, reduce
from itertools import chain, combinations
from random import Random


class Perm(Flag):
    READ = auto()
    WRITE = auto()
    EXEC = auto()
    SHARE = auto()
    ADMIN = auto()
    EDIT = READ | WRITE
    ALL = READ | WRITE | EXEC | SHARE | ADMIN


BASIC = (Perm.READ, Perm.WRITE, Perm.EXEC, Perm.SHARE, Perm.ADMIN)
LETTERS = dict(zip("rwxsa", BASIC))


def parse_perm(s):
    try:
        return reduce(operator.or_, (LETTERS[c] for c in s if c != "-"), Perm(0))
    except KeyError as e:
        raise ValueError(f"unknown permission {e.args[0]!r} in {s!r}") from e


def show(p):
    return "".join(c if f in p else "-" for c, f in LETTERS.items())


class Role:
    registry = {}

    def __init__(self, name, rules, parents=()):
        self.name = name
        self.own = [(pat, parse_perm(p), deny) for pat, p, deny in rules]
        self.parents = tuple(parents)
        Role.registry[name] = self

    @cached_property
    def lineage(self):
        seen = {self.name: None}
        for p in self.parents:
            seen.update(dict.fromkeys(Role.registry[p].lineage))
        return tuple(seen)

    @cached_property
    def rules(self):
        return list(chain(self.own, *(Role.registry[p].rules for p in self.parents)))

    def __repr__(self):
        return f"<Role {self.name} {'<'.join(self.lineage[1:]) or '-'}>"


class User:
    __slots__ = ("name", "roles", "groups", "__dict__")

    def __init__(self, name, roles, groups):
        self.name, self.roles, self.groups = name, frozenset(roles), frozenset(groups)

    @cached_property
    def all_rules(self):
        return [r for role in sorted(self.roles) for r in Role.registry[role].rules]

    def __hash__(self):
        return hash(self.name)

    def __eq__(self, other):
        return isinstance(other, User) and self.name == other.name


@lru_cache(maxsize=None)
def matches(path, pattern):
    return fnmatch.fnmatchcase(path, pattern)


def effective(user, path):
    allow = deny = Perm(0)
    for pat, perm, is_deny in user.all_rules:
        if matches(path, pat):
            if is_deny:
                deny |= perm
            else:
                allow |= perm
    if Perm.ADMIN in allow and Perm.ADMIN not in deny:
        allow |= Perm.EDIT
    return allow & ~deny


def setup(rng):
    Role("viewer", [("/pub/*", "r", False)])
    Role("editor", [("/pub/*", "rw", False), ("/pub/locked/*", "w", True)], ["viewer"])
    Role("ops", [("/srv/*", "rx", False), ("*.secret", "rwxsa", True)])
    Role("lead", [("/team/*", "rws", False)], ["editor"])
    Role("admin", [("/*", "rwxsa", False)], ["lead", "ops"])
    for i in range(12):
        pats = [f"/{rng.choice(['pub', 'srv', 'team', 'home'])}/{rng.choice(['*', 'a*', '?b/*', '[xyz]*', 'locked/*'])}" for _ in range(rng.randint(1, 4))]
        rules = [(p, "".join(rng.sample("rwxsa", rng.randint(1, 3))), rng.random() < .25) for p in pats]
        Role(f"custom{i:02d}", rules, rng.sample(["viewer", "editor", "ops", "lead"] + [f"custom{j:02d}" for j in range(i)], min(2, i + 1)))
    names = sorted(Role.registry)
    users = [User(f"user{i:02d}", rng.sample(names, rng.randint(1, 3)), rng.sample(["g1", "g2", "g3", "g4"], 2)) for i in range(90)]
    paths = [f"/{top}/{sub}{n}{ext}" for top in ("pub", "srv", "team", "home") for sub in ("a", "locked/", "xb/", "z") for n in range(10) for ext in ("", ".secret")]
    return users, paths


def main():
    rng = Random(12)
    users, paths = setup(rng)
    out = [repr(Role.registry[n]) for n in sorted(Role.registry)]
    table = {(u.name, p): effective(u, p) for u in users[:70] for p in paths}
    stats = Counter(show(v) for v in table.values())
    for combo, n in sorted(stats.items(), key=lambda t: (-t[1], t[0])):
        out.append(f"{combo} {n:>6} {n / len(table):7.2%}")
    can = defaultdict(set)
    for (u, p), perm in table.items():
        for flag in BASIC:
            if flag in perm:
                can[flag.name].add((u, p))
    out.append(f"write without read: {len(can['WRITE'] - can['READ'])}, any: {len(set.union(*can.values()))}, all: {len(set.intersection(*can.values()))}")
    reach = {u.name: frozenset(p for p in paths if table[u.name, p] & Perm.WRITE) for u in users[:70]}
    sims = []
    for a, b in combinations(sorted(reach), 2):
        union = reach[a] | reach[b]
        if union:
            sims.append((len(reach[a] & reach[b]) / len(union), a, b))
        if reach[a] < reach[b]:
            out.append(f"{a} < {b}")
        elif reach[a].isdisjoint(reach[b]):
            out.append(f"{a} # {b}")
    out.extend(f"{a} ~ {b} {s:.3f}" for s, a, b in sorted(sims, reverse=True)[:40])
    # smallest set of roles that covers each user's write paths (greedy)
    roles = {n: frozenset(p for p in paths if effective(User("tmp" + n, [n], []), p) & Perm.WRITE) for n in sorted(Role.registry) if n[-1] in "rn0259"}
    for name, want in reach.items():
        left, chosen = set(want), []
        while left and (best := max(roles, key=lambda n: (len(roles[n] & left), n))) and roles[best] & left:
            chosen.append(best)
            left -= roles[best]
        out.append(f"{name}: {'+'.join(chosen) or '(none)'} left={len(left)}")
    groups = defaultdict(list)
    for u in users:
        for g in u.groups:
            groups[g].append(u.name)
    out += [f"{g}: {len(m)} {sorted(m)[0]}..{sorted(m)[-1]}" for g, m in sorted(groups.items())]
    bad = 0
    for s in ["rw", "q", "r-x", "zz", ""]:
        try:
            out.append(f"{s!r} {show(parse_perm(s))}")
        except ValueError as e:
            bad += 1
            out.append(f"{e} <- {type(e.__cause__).__name__}")
    print(out[-1], bad, matches.cache_info().currsize, len(users[0].all_rules))
    print(hashlib.sha1("\n".join(out).encode()).hexdigest())


main()
