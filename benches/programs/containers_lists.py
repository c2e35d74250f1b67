"""Lists as stacks, queues, slices and grids."""

def life(rows, columns, turns):
    grid = [[(r * 3 + c * 5) % 7 < 3 for c in range(columns)] for r in range(rows)]
    for _ in range(turns):
        fresh = []
        for r in range(rows):
            above, here, below = grid[r - 1], grid[r], grid[(r + 1) % rows]
            line = []
            for c in range(columns):
                right = (c + 1) % columns
                n = (above[c - 1] + above[c] + above[right] + here[c - 1] + here[right]
                     + below[c - 1] + below[c] + below[right])
                line.append(n == 3 or (n == 2 and here[c]))
            fresh.append(line)
        grid = fresh
    return sum(map(sum, grid))


def stack(n):
    items = []
    for i in range(n):
        items.append(i)
        if i % 3 == 2:
            a, b = items.pop(), items.pop()
            items.append((a + b) % 97)
    items[10:20] = items[20:40]
    items.reverse()
    del items[::7]
    return len(items), sum(items)


print(life(64, 64, 240), stack(1500000))
