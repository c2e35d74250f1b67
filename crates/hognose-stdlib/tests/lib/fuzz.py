"""Random operations on our itertools, deque, bisect and heapq, compared with the running CPython's."""
import bisect
import collections
import heapq
import itertools
import random
import re
import sys

from harness import Library

ROUNDS = 3000


def outcome(function):
    try:
        return repr(function())
    except Exception as error:
        return f"{type(error).__name__} {error}"


def iterators(module, seed):
    r = random.Random(seed)
    data = [r.randrange(4) for _ in range(r.randrange(6))]
    bounds = [r.choice([None, *range(8)]) for _ in range(r.randrange(1, 4))]
    name = r.choice("combinations permutations product combinations_with_replacement islice groupby zip_longest tee chain cycle pairwise".split())
    n = r.randrange(5)
    source = iter(data)
    if name in ("combinations", "permutations", "combinations_with_replacement"):
        return name, list(getattr(module, name)(data, n))
    if name == "product":
        return name, list(module.product(data[:3], data[1:3], repeat=r.randrange(3)))
    if name == "islice":
        return name, list(module.islice(source, *bounds)), list(source)
    if name == "groupby":
        taken = []
        for key, group in module.groupby(source, r.choice([None, lambda x: x % 2])):
            taken.append((key, [item for item, _ in zip(group, range(r.randrange(4)))]))
            if r.random() < .2:
                break
        return name, taken, list(source)
    if name == "zip_longest":
        return name, list(module.zip_longest(data, data[1:], range(n), fillvalue="-"))
    if name == "tee":
        parts = module.tee(source, r.randrange(1, 4))
        return name, [next(r.choice(parts), None) for _ in range(8)], [list(part) for part in parts]
    if name == "chain":
        return name, list(module.chain(data, range(n))), list(module.chain.from_iterable([data, "ab"]))
    if name == "cycle":
        return name, [item for item, _ in zip(module.cycle(source), range(9))]
    return name, list(module.pairwise(data))


def deques(module, seed):
    r = random.Random(seed)
    d = module.deque(range(r.randrange(50)), r.choice([None, None, 0, 3, 40]))
    seen = []
    for _ in range(60):
        name = r.choice("append appendleft pop popleft rotate insert remove index count reverse extend extendleft set del get clear".split() + ["popleft"] * 4)
        k = r.randrange(-60, 60)
        if name in ("append", "appendleft"):
            act = lambda: getattr(d, name)(k)
        elif name in ("pop", "popleft", "reverse"):
            act = lambda: getattr(d, name)()
        elif name in ("rotate", "remove", "index", "count"):
            act = lambda: getattr(d, name)(k)
        elif name == "insert":
            act = lambda: d.insert(k, k)
        elif name in ("extend", "extendleft"):
            act = lambda: getattr(d, name)([k, k + 1, k + 2])
        elif name == "set":
            act = lambda: d.__setitem__(k, k)
        elif name == "del":
            act = lambda: d.__delitem__(k)
        elif name == "get":
            act = lambda: d[k]
        else:
            act = d.clear if r.random() < .1 else d.copy
        seen.append((name, outcome(act), list(d), len(d)))
    return seen


def heaps(module, seed):
    r = random.Random(seed)
    heap = [r.randrange(20) for _ in range(r.randrange(20))]
    module.heapify(heap)
    seen = [list(heap)]
    for _ in range(20):
        name = r.choice(["heappush", "heappop", "heapreplace", "heappushpop"])
        seen.append(outcome(lambda: getattr(module, name)(heap, *([] if name == "heappop" else [r.randrange(20)]))))
        seen.append(list(heap))
    return seen, list(module.merge(sorted(heap), sorted(heap), [3, 9])), module.nsmallest(3, heap), module.nlargest(4, heap, key=lambda x: x % 5)


def sorted_lists(module, seed):
    r = random.Random(seed)
    items = sorted(r.randrange(10) for _ in range(r.randrange(12)))
    x, lo, hi = r.randrange(10), r.randrange(3), r.choice([None, len(items)])
    return [getattr(module, name)(items, x, min(lo, len(items)), hi) for name in ("bisect", "bisect_left")]


def main():
    library = Library()
    failed = 0
    for check, theirs in ((iterators, itertools), (deques, collections), (heaps, heapq), (sorted_lists, bisect)):
        ours = library.load(theirs.__name__)
        for seed in range(ROUNDS):
            a, b = outcome(lambda: check(theirs, seed)), outcome(lambda: check(ours, seed))
            # 3.14 words these differently from 3.13.
            a = a.replace("IndexError list index out of range", "IndexError index out of range")
            a, b = [re.sub(r"ValueError (-?\d+ is|deque\.\w+\(x\): x) not in deque", "ValueError absent", text) for text in (a, b)]
            if a != b:
                failed += 1
                print(f"{check.__name__} {seed}\n    theirs: {a}\n    ours:   {b}")
                if failed > 5:
                    return 1
    print(f"fuzz: {4 * ROUNDS} rounds, {failed} differ")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
