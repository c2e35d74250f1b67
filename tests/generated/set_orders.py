# since: 3.14
"""Generated sets of small integers, made, changed and combined in all ways: their order is that of their tables."""
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


def several(source, most, top):
    return [source.below(top) for _ in range(source.below(most + 1))]


def operand(source):
    items = several(source, source.pick([3, 12, 40]), source.pick([8, 40, 200]))
    kind = source.below(12)
    if kind == 0:
        return '{' + ', '.join(map(str, items or [1])) + '}'
    if kind == 1:
        return f'frozenset({items})'
    if kind == 2:
        return f'dict.fromkeys({items}).keys()'
    if kind == 3:
        return f'set({items}) - set({several(source, 9, 40)})'
    if kind == 4:
        return '{' + ', '.join(map(str, items)) + f'{", " * bool(items)}*{several(source, 5, 100)}' + '}'
    if kind == 5:
        return f'frozenset(x for x in {items})'
    if kind == 6:
        return '{x for x in ' + str(items) + '}'
    if kind == 7:
        return f'without({items}, {source.below(4)})'
    if kind == 8:
        return f'set(dict.fromkeys({items}))'
    if kind == 9:
        return f'set(without({items}, 2))'
    return f'set({items})'


def without(items, n):
    made = set(items)
    for _ in range(n):
        if made:
            made.pop()
    return made


def plain(source):
    items = several(source, 12, 60)
    return source.pick([f'{items}', f'set({items})', f'dict.fromkeys({items})', f'without({items}, 1)', f'tuple({items})', f'iter({items})', operand(source)])


METHODS = ['update', 'difference_update', 'intersection_update', 'symmetric_difference_update', 'union', 'difference', 'intersection',
           'symmetric_difference']
CHANGES = ['s.add(5)', 's.discard(3)', 's.add(64)', 's and s.pop()', 's.discard(1)', 's = set(s)', 's = s.copy()', 's = set(frozenset(s))', 's.clear()']


def case(source):
    lines = [f's = set({operand(source)})' if source.below(2) else f's = without({several(source, 20, 50)}, {source.below(3)})']
    for _ in range(source.below(4)):
        act = source.below(3)
        if act == 0:
            lines.append(f's.{source.pick(METHODS[:4])}({plain(source)})')
        elif act == 1:
            lines.append(f's = set(s.{source.pick(METHODS[4:])}({plain(source)}))')
        else:
            lines.append(source.pick(CHANGES))
    lines.append(f'r = ({operand(source)}) {source.pick(["&", "|", "-", "^"])} ({operand(source)})')
    lines.append(f's {source.pick(["&", "|", "-", "^"])}= set({operand(source)})')
    text = '\n'.join(lines)
    names = {'without': without}
    exec(text, names)
    return f'{text}\n{list(names["s"])} {type(names["r"]).__name__} {list(names["r"])}'


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
