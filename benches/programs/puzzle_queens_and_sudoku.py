"""Backtracking search: queens on a board and a number puzzle."""

def queens(n, row=0, columns=0, left=0, right=0):
    if row == n:
        return 1
    count = 0
    free = ~(columns | left | right) & ((1 << n) - 1)
    while free:
        bit = free & -free
        free ^= bit
        count += queens(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1)
    return count


def candidates(grid, cell):
    row, column = divmod(cell, 9)
    used = set(grid[row * 9:row * 9 + 9]) | set(grid[column::9])
    corner = row // 3 * 27 + column // 3 * 3
    for r in range(3):
        used |= set(grid[corner + r * 9:corner + r * 9 + 3])
    return [d for d in '123456789' if d not in used]


def solve(grid):
    best = None
    for cell in range(81):
        if grid[cell] == '.':
            options = candidates(grid, cell)
            if best is None or len(options) < len(best[1]):
                best = (cell, options)
                if len(options) < 2:
                    break
    if best is None:
        return ''.join(grid)
    cell, options = best
    for digit in options:
        grid[cell] = digit
        found = solve(grid)
        if found:
            return found
    grid[cell] = '.'
    return None


PUZZLE = '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1'
print(queens(9), queens(10), queens(8) + queens(9) + queens(10), solve(list(PUZZLE)))
