"""Deep-merge layered configs, flatten, diff, patch and pretty-print them."""
import copy
import difflib
import hashlib
import json
import pprint
import random
import reprlib
from collections import ChainMap, deque
from contextlib import suppress
from collections.abc import Mapping, MutableMapping

DEFAULTS = {
    "service": {"name": "svc", "port": 8080, "hosts": ["a", "b"], "tls": {"enabled": False, "ciphers": []}},
    "db": {"url": "postgres://localhost/app", "pool": {"min": 1, "max": 10}, "replicas": [{"host": "r1", "weight": 1}]},
    "features": {f"flag_{i:02d}": i % 3 == 0 for i in range(20)},
    "limits": {"rate": 12.5, "burst": None},
}


class DotDict(MutableMapping):
    """Nested dict addressed by dotted keys."""

    def __init__(self, data=()):
        self._d = {}
        for k, v in dict(data).items():
            self[k] = v

    def _walk(self, key, create=False):
        *parents, last = key.split(".")
        cur = self._d
        for p in parents:
            if create:
                cur = cur.setdefault(p, {})
            else:
                cur = cur[p]
        return cur, last

    def __getitem__(self, key):
        cur, last = self._walk(key)
        return cur[last]

    def __setitem__(self, key, value):
        cur, last = self._walk(key, create=True)
        cur[last] = value

    def __delitem__(self, key):
        cur, last = self._walk(key)
        del cur[last]

    def __iter__(self):
        return iter(flatten(self._d))

    def __len__(self):
        return sum(1 for _ in self)


def merge(base, over):
    out = copy.deepcopy(base)
    for k, v in over.items():
        if isinstance(v, Mapping) and isinstance(out.get(k), Mapping):
            out[k] = merge(out[k], v)
        elif k.endswith("+"):
            out[k[:-1]] = out.get(k[:-1], []) + list(v)
        elif v == "!delete":
            out.pop(k, None)
        else:
            out[k] = copy.copy(v)
    return out


def flatten(d, prefix=""):
    res = {}
    for k, v in d.items():
        key = f"{prefix}{k}"
        if isinstance(v, Mapping) and v:
            res |= flatten(v, key + ".")
        else:
            res[key] = v
    return res


def diff(a, b):
    fa, fb = flatten(a), flatten(b)
    for k in sorted(fa.keys() | fb.keys()):
        match (k in fa, k in fb):
            case (True, False):
                yield ("remove", k, None)
            case (False, True):
                yield ("add", k, fb[k])
            case _ if fa[k] != fb[k]:
                yield ("set", k, fb[k])


def apply_patch(cfg, patch):
    dd = DotDict()
    dd._d = copy.deepcopy(cfg)
    for op, key, value in patch:
        if op == "remove":
            with suppress(KeyError):    # parent already replaced
                del dd[key]
        else:
            dd[key] = value
    return dd._d


def prune(d):
    return {k: prune(v) if isinstance(v, dict) else v for k, v in d.items() if v not in ({}, None)}


def random_layer(rng):
    layer = {}
    for _ in range(rng.randint(2, 6)):
        kind = rng.randrange(6)
        if kind == 0:
            layer.setdefault("features", {})[f"flag_{rng.randrange(26):02d}"] = rng.random() < 0.5
        elif kind == 1:
            layer.setdefault("db", {}).setdefault("pool", {})["max"] = rng.randint(5, 99)
        elif kind == 2:
            layer.setdefault("service", {})["hosts+"] = [rng.choice("cdefg") for _ in range(rng.randint(1, 2))]
        elif kind == 3:
            layer.setdefault("limits", {})[rng.choice(["rate", "burst", "quota"])] = rng.choice(["!delete", 1.5, 200, None])
        elif kind == 4:
            layer.setdefault("service", {})["tls"] = {"enabled": True, "ciphers": rng.sample(["x", "y", "z"], 2)}
        else:
            layer[f"extra{rng.randrange(3)}"] = {"note": "n" * rng.randint(1, 30), "deep": {"er": [1, {"k": None}]}}
    return layer


def main():
    rng = random.Random(808)
    h = hashlib.sha1()
    history = deque(maxlen=8)
    cur, ops, same = DEFAULTS, 0, 0
    for i in range(660):
        new = merge(cur if i % 10 else DEFAULTS, random_layer(rng))
        if len(new["service"]["hosts"]) > 8:
            new["service"]["hosts"] = sorted(set(new["service"]["hosts"]))
        patch = list(diff(cur, new))
        ops += len(patch)
        patched = apply_patch(cur, patch)
        same += prune(patched) == prune(new)
        left = json.dumps(cur, indent=1, sort_keys=True).splitlines()
        right = json.dumps(new, indent=1, sort_keys=True).splitlines()
        if i % 3 == 0:
            for line in difflib.unified_diff(left, right, "old", "new", lineterm="", n=1):
                h.update(line.encode())
        for op, key, value in patch:
            h.update(f"{op:<7}{key:<30}{reprlib.repr(value)}".encode())
        if i % 15 == 0:
            h.update(pprint.pformat(new, width=60, compact=True).encode())
        history.append(patch)
        cur = new
    env = ChainMap({"db.pool.max": 7}, flatten(cur), flatten(DEFAULTS))
    dd = DotDict(env)
    print(ops, same, len(dd), dd["db.pool.max"], len(env.parents), [len(p) for p in history])
    try:
        dd["no.such.key"]
    except KeyError as e:
        print("missing", e)
    print(h.hexdigest())


main()
