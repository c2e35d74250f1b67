"""Cellular automata: Life with sets, Counter-based Life, elementary rules, Langton's ant."""
from collections import Counter
from itertools import product

GLIDER_GUN = """
........................O...........
......................O.O...........
............OO......OO............OO
...........O...O....OO............OO
OO........O.....O...OO..............
OO........O...O.OO....O.O...........
..........O.....O.......O...........
...........O...O....................
............OO......................
"""

OFFSETS = [d for d in product((-1, 0, 1), repeat=2) if d != (0, 0)]


def parse(pattern, dx=0, dy=0):
    return {
        (x + dx, y + dy)
        for y, line in enumerate(pattern.strip().splitlines())
        for x, ch in enumerate(line)
        if ch == "O"
    }


def neighbours(cell):
    x, y = cell
    return {(x + dx, y + dy) for dx, dy in OFFSETS}


def step_sets(live):
    candidates = live.union(*map(neighbours, live))
    nxt = set()
    for cell in candidates:
        n = len(neighbours(cell) & live)
        if n == 3 or (n == 2 and cell in live):
            nxt.add(cell)
    return nxt


def step_counter(live):
    counts = Counter((x + dx, y + dy) for x, y in live for dx, dy in OFFSETS)
    return {cell for cell, n in counts.items() if n == 3 or n == 2 and cell in live}


def step_torus(board):
    h, w = len(board), len(board[0])
    new = [[0] * w for _ in range(h)]
    for y in range(h):
        up, here, down = board[y - 1], board[y], board[(y + 1) % h]
        for x in range(w):
            r = (x + 1) % w
            n = up[x - 1] + up[x] + up[r] + here[x - 1] + here[r] + down[x - 1] + down[x] + down[r]
            new[y][x] = 1 if n == 3 or (here[x] and n == 2) else 0
    return new


def elementary(rule, width, steps):
    table = {tuple(map(int, f"{i:03b}")): rule >> i & 1 for i in range(8)}
    row = [0] * width
    row[width // 2] = 1
    for _ in range(steps):
        yield row
        padded = [0, *row, 0]
        row = [table[t] for t in zip(padded, padded[1:], padded[2:])]


def langtons_ant(steps):
    pos, heading = (0, 0), (0, -1)
    black = set()
    for _ in range(steps):
        x, y = heading
        if pos in black:
            heading = (y, -x)
            black.discard(pos)
        else:
            heading = (-y, x)
            black.add(pos)
        pos = (pos[0] + heading[0], pos[1] + heading[1])
    return black


def bounding_box(cells):
    xs, ys = zip(*cells)
    return min(xs), min(ys), max(xs), max(ys)


def main():
    gun = parse(GLIDER_GUN)
    world = gun
    for _ in range(300):
        world = step_sets(world)
    print("gun", len(world), bounding_box(world))
    other = gun
    for _ in range(300):
        other = step_counter(other)
    print("same", world == other, "still there", len(gun & other))

    board = [[int((x * x + 3 * y * y + x * y) % 7 in (1, 2)) for x in range(48)] for y in range(40)]
    for _ in range(150):
        board = step_torus(board)
    print("torus", sum(map(sum, board)))

    for rule in (30, 90, 110):
        rows = list(elementary(rule, 201, 150))
        print("rule", rule, sum(map(sum, rows)), "".join(".#"[c] for c in rows[-1][50:90]))
    print("ant", len(langtons_ant(90000)))


if __name__ == "__main__":
    main()
