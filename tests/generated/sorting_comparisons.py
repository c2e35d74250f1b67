# since: 3.14
"""Generated lists of up to 62 items, sorted by objects that write down how they were compared, and by small functions that do not."""
import functools
import hashlib
import sys

BLOCKS = 100


class Source:
    """Numbers from a seed, the upper half of a linear congruential generator: nothing that the library has is needed to make an input."""

    def __init__(self, seed):
        self.state = seed * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
        self.bits()

    def bits(self):
        self.state = self.state * 6364136223846793005 + 1442695040888963407 & 0xFFFFFFFFFFFFFFFF
        return self.state >> 32

    def below(self, n):
        return self.bits() % n

    def pick(self, items):
        return items[self.bits() % len(items)]


compared = []


class Noted:
    def __init__(self, pair):
        self.pair = pair

    def __lt__(self, other):
        compared.append((self.pair, other.pair))
        return self.pair[0] < other.pair[0]


class Silent:
    def __init__(self, pair):
        self.pair = pair

    def __lt__(self, other):
        return self.pair[0] < other.pair[0]


def noted(a, b):
    compared.append((a, b))
    return a[0] - b[0]


def silent(a, b):
    if a[0] < b[0]:
        return -1
    return 1 if a[0] > b[0] else 0


def pairs(source):
    top = source.pick([1, 2, 3, 10, 100])
    items = [(source.below(top), at) for at in range(source.below(63))]
    half = source.below(len(items) + 1)
    order = source.below(5)
    if order == 1:
        items = sorted(items)
    elif order == 2:
        items = sorted(items)[::-1]
    elif order == 3:
        items = sorted(items[:half], key=lambda pair: -pair[0]) + sorted(items[half:])
    elif order == 4:
        items = sorted(items[:half]) + items[half:]
    return items


def case(source):
    items = pairs(source)
    reverse = bool(source.below(2))
    compared.clear()
    if source.below(2):
        told = [noted.pair for noted in sorted(map(Noted, items), reverse=reverse)]
        quiet = [silent.pair for silent in sorted(map(Silent, items), reverse=reverse)]
    else:
        told = sorted(items, key=functools.cmp_to_key(noted), reverse=reverse)
        quiet = sorted(items, key=functools.cmp_to_key(silent), reverse=reverse)
        items.sort(key=functools.cmp_to_key(silent), reverse=reverse)
        quiet = quiet, items == quiet
    return repr((compared, told, quiet))


def main():
    chosen = int(sys.argv[1]) if len(sys.argv) > 1 else None
    for block in range(BLOCKS) if chosen is None else [chosen]:
        digest = hashlib.sha256()
        for number in range(100):
            text = case(Source(100 * block + number + 1))
            digest.update(text.encode() + b'\n')
            if chosen is not None:
                print(number, text)
        print('block', block, digest.hexdigest()[:16])


main()
