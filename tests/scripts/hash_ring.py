"""Consistent hashing, a Bloom filter, a Merkle tree, an LRU cache and a trie, with checks on seeded data."""

import bisect
import functools
import hashlib
import hmac
import itertools
import math
import random
import statistics
import string
import struct
import sys
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Iterator, MutableMapping
from dataclasses import dataclass, field
from typing import Generic, Self, TypeVar

T = TypeVar("T")


def digest(*parts: object) -> bytes:
    return hashlib.sha256("\x1f".join(map(str, parts)).encode()).digest()


class Ring:
    def __init__(self, replicas: int = 40):
        self.replicas, self.points, self.owners = replicas, [], {}

    def add(self, node: str) -> Self:
        for n in range(self.replicas):
            point = int.from_bytes(digest(node, n)[:8], "big")
            bisect.insort(self.points, point)
            self.owners[point] = node
        return self

    def remove(self, node: str) -> None:
        for point in [p for p, owner in self.owners.items() if owner == node]:
            del self.owners[point]
            del self.points[bisect.bisect_left(self.points, point)]

    def lookup(self, key: str, n: int = 1) -> list[str]:
        start = bisect.bisect(self.points, int.from_bytes(digest(key)[:8], "big"))
        found: dict[str, None] = {}
        for point in itertools.islice(itertools.cycle(self.points), start, start + len(self.points)):
            found.setdefault(self.owners[point])
            if len(found) == n:
                break
        return list(found)


class Bloom:
    def __init__(self, capacity: int, error: float):
        self.size = math.ceil(-capacity * math.log(error) / math.log(2) ** 2)
        self.hashes = round(self.size / capacity * math.log(2))
        self.bits = bytearray((self.size + 7) // 8)

    def _positions(self, item: str) -> Iterator[int]:
        h1, h2 = struct.unpack_from("<QQ", digest(item))
        return ((h1 + i * h2) % self.size for i in range(self.hashes))

    def add(self, item):
        for p in self._positions(item):
            self.bits[p >> 3] |= 1 << (p & 7)

    def __contains__(self, item):
        return all(self.bits[p >> 3] >> (p & 7) & 1 for p in self._positions(item))


class Merkle:
    def __init__(self, leaves):
        self.levels = [[hashlib.sha256(b"\0" + leaf.encode()).digest() for leaf in leaves]]
        while len(self.levels[-1]) > 1:
            row = self.levels[-1]
            self.levels.append([hashlib.sha256(b"\1" + a + (b or a)).digest() for a, b in itertools.zip_longest(row[::2], row[1::2])])

    root = property(lambda self: self.levels[-1][0])

    def proof(self, index):
        for row in self.levels[:-1]:
            sibling = index ^ 1
            yield bool(index & 1), row[min(sibling, len(row) - 1)]
            index >>= 1

    @staticmethod
    def verify(leaf, proof, root):
        value = hashlib.sha256(b"\0" + leaf.encode()).digest()
        for left, other in proof:
            value = hashlib.sha256(b"\1" + (other + value if left else value + other)).digest()
        return hmac.compare_digest(value, root)


@dataclass
class Trie:
    children: dict[str, "Trie"] = field(default_factory=dict)
    end: bool = False

    def insert(self, word):
        node = self
        for char in word:
            node = node.children.setdefault(char, Trie())
        node.end = True

    def words(self, prefix="") -> Iterator[str]:
        if self.end:
            yield prefix
        for char in sorted(self.children):
            yield from self.children[char].words(prefix + char)

    def complete(self, prefix):
        node = functools.reduce(lambda n, c: n and n.children.get(c), prefix, self)
        return list(node.words(prefix)) if node else []

    def __contains__(self, word):
        node = functools.reduce(lambda n, c: n and n.children.get(c), word, self)
        return bool(node and node.end)


class LRU(MutableMapping, Generic[T]):
    def __init__(self, size):
        self.size, self._data, self.evicted = size, OrderedDict(), []

    def __getitem__(self, key) -> T:
        self._data.move_to_end(key)
        return self._data[key]

    def __setitem__(self, key, value: T):
        self._data[key] = value
        self._data.move_to_end(key)
        if len(self._data) > self.size:
            self.evicted.append(self._data.popitem(last=False)[0])

    def __delitem__(self, key):
        del self._data[key]

    def __iter__(self):
        return iter(self._data)

    def __len__(self):
        return len(self._data)


rng = random.Random(42)
keys = ["".join(rng.choices(string.ascii_lowercase, k=6)) for _ in range(200)]
ring = functools.reduce(Ring.add, ["alpha", "beta", "gamma"], Ring())
before = {k: ring.lookup(k)[0] for k in keys}
counts = Counter(before.values())
print(sorted(counts.items()), f"spread {statistics.pstdev(counts.values()):.2f}", keys[:3])
ring.add("delta")
moved = Counter((before[k], now) for k in keys if (now := ring.lookup(k)[0]) != before[k])
print("moved", sum(moved.values()), {b for _, b in moved}, ring.lookup(keys[0], 3), len(ring.points))
ring.remove("delta")
print(all(ring.lookup(k)[0] == before[k] for k in keys))
bloom = Bloom(100, 0.02)
for key in keys[:100]:
    bloom.add(key)
wrong = sum(k in bloom for k in keys[100:])
print(bloom.size, bloom.hashes, all(k in bloom for k in keys[:100]), wrong < 10, sum(map(int.bit_count, bloom.bits)))
tree = Merkle(keys[:7])
proof = list(tree.proof(5))
print(tree.root.hex()[:16], [len(level) for level in tree.levels], Merkle.verify(keys[5], proof, tree.root), Merkle.verify(keys[6], proof, tree.root), [Merkle.verify(k, tree.proof(i), tree.root) for i, k in enumerate(keys[:7])].count(True))
trie = Trie()
for word in "car card care cat dog do".split():
    trie.insert(word)
print(trie.complete("car"), trie.complete("x"), "do" in trie, "ca" in trie, len(list(trie.words())), Trie({"a": Trie(end=True)}))
cache: LRU[int] = LRU(2)
cache.update(a=1, b=2)
cache["a"], cache["c"] = cache["a"] + 1, 3
print(dict(cache), cache.evicted, cache.get("b", "gone"), cache.setdefault("a", 9), cache.pop("c"), cache.popitem(), len(cache), sys.getsizeof(cache) > 0)
try:
    cache["zzz"]
except KeyError as error:
    print("KeyError", error, isinstance(cache, MutableMapping), LRU[int].__args__, defaultdict(list, {1: [2]})[3])
