"""Sudoku three ways: plain backtracking, bitmasks, and constraint propagation (Norvig style)."""


def cross(a, b):
    return [x + y for x in a for y in b]


DIGITS = "123456789"
ROWS = "ABCDEFGHI"
SQUARES = cross(ROWS, DIGITS)
UNITLIST = (
    [cross(ROWS, c) for c in DIGITS]
    + [cross(r, DIGITS) for r in ROWS]
    + [cross(rs, cs) for rs in ("ABC", "DEF", "GHI") for cs in ("123", "456", "789")]
)
UNITS = {s: [u for u in UNITLIST if s in u] for s in SQUARES}
PEERS = {s: sorted(set(sum(UNITS[s], [])) - {s}) for s in SQUARES}

EASY = [
    "000000907000420180000705026100904000050000040000507009920108000034059000507000000",
    "003020600900305001001806400008102900700000008006708200002609500800203009005010300",
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
]
HARD = [
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "52...6.........7.13...........4..8..6......5...........418.........3..2...87.....",
    "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.",
]


class Contradiction(Exception):
    pass


def parse_grid(grid):
    values = {s: DIGITS for s in SQUARES}
    for s, d in zip(SQUARES, grid):
        if d in DIGITS:
            assign(values, s, d)
    return values


def assign(values, s, d):
    for other in values[s].replace(d, ""):
        eliminate(values, s, other)
    return values


def eliminate(values, s, d):
    if d not in values[s]:
        return
    values[s] = values[s].replace(d, "")
    if not values[s]:
        raise Contradiction(s)
    if len(values[s]) == 1:
        last = values[s]
        for peer in PEERS[s]:
            eliminate(values, peer, last)
    for u in UNITS[s]:
        places = [sq for sq in u if d in values[sq]]
        if not places:
            raise Contradiction(d)
        if len(places) == 1 and len(values[places[0]]) > 1:
            assign(values, places[0], d)


def search(values, stats):
    if all(len(values[s]) == 1 for s in SQUARES):
        return values
    _, s = min((len(values[s]), s) for s in SQUARES if len(values[s]) > 1)
    for d in values[s]:
        stats["guesses"] += 1
        try:
            result = search(assign(values.copy(), s, d), stats)
        except Contradiction:
            continue
        if result is not None:
            return result
    return None


def solve_norvig(grid, stats):
    values = search(parse_grid(grid), stats)
    return "".join(values[s] for s in SQUARES)


class NaiveSolver:
    def __init__(self, text):
        self.board = [[int(c) for c in text[i * 9 : i * 9 + 9]] for i in range(9)]
        self.tries = 0

    def valid(self, row, col, num):
        board = self.board
        for i in range(9):
            if board[row][i] == num or board[i][col] == num:
                return False
        sr, sc = row - row % 3, col - col % 3
        for i in range(3):
            for j in range(3):
                if board[sr + i][sc + j] == num:
                    return False
        return True

    def empty(self):
        for i in range(9):
            for j in range(9):
                if self.board[i][j] == 0:
                    return i, j
        return None

    def solve(self):
        spot = self.empty()
        if not spot:
            return True
        row, col = spot
        for num in range(1, 10):
            self.tries += 1
            if self.valid(row, col, num):
                self.board[row][col] = num
                if self.solve():
                    return True
                self.board[row][col] = 0
        return False

    def __str__(self):
        return "".join(str(c) for row in self.board for c in row)


def solve_bits(text):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    cells = [int(c) for c in text]
    empties = []
    for i, d in enumerate(cells):
        r, c = divmod(i, 9)
        if d:
            bit = 1 << d
            rows[r] |= bit
            cols[c] |= bit
            boxes[r // 3 * 3 + c // 3] |= bit
        else:
            empties.append((i, r, c, r // 3 * 3 + c // 3))

    def dfs():
        best = None
        for item in empties:
            i, r, c, b = item
            if cells[i]:
                continue
            free = 0x3FE & ~(rows[r] | cols[c] | boxes[b])
            n = bin(free).count("1")
            if best is None or n < best[0]:
                best = (n, free, item)
                if n <= 1:
                    break
        if best is None:
            return True
        _, free, (i, r, c, b) = best
        while free:
            bit = free & -free
            free -= bit
            cells[i] = bit.bit_length() - 1
            rows[r] |= bit
            cols[c] |= bit
            boxes[b] |= bit
            if dfs():
                return True
            rows[r] &= ~bit
            cols[c] &= ~bit
            boxes[b] &= ~bit
        cells[i] = 0
        return False

    return "".join(map(str, cells)) if dfs() else None


def check(solution):
    board = dict(zip(SQUARES, solution))
    return all({board[s] for s in unit} == set(DIGITS) for unit in UNITLIST)


def main():
    for text in EASY:
        solver = NaiveSolver(text)
        solver.solve()
        assert check(str(solver)) and str(solver) == solve_bits(text)
        print("naive", solver.tries, str(solver)[:18])
    stats = {"guesses": 0}
    for text in EASY + HARD:
        solution = solve_norvig(text, stats)
        assert check(solution)
        print("norvig", stats["guesses"], solution[:27])
    puzzle = EASY[0]
    for shift in range(9):
        rotated = "".join("0" if d == "0" else DIGITS[(int(d) + shift) % 9] for d in puzzle)
        solution = solve_norvig(rotated, stats)
        assert solution == solve_bits(rotated) and check(solution)
    print("relabelled", solution[-27:])
    print("bits", [solve_bits(text.replace(".", "0"))[40:50] for text in HARD])


if __name__ == "__main__":
    main()
