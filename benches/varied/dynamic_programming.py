"""Dynamic programming collection: edit distance, LCS, knapsack with lru_cache, coins, LIS, matrix chain."""
import random
from bisect import bisect_left
from functools import cache, lru_cache
from itertools import accumulate


def edit_distance(a, b):
    m, n = len(a), len(b)
    dp = [[0] * (n + 1) for _ in range(m + 1)]
    for i in range(m + 1):
        dp[i][0] = i
    for j in range(n + 1):
        dp[0][j] = j
    for i in range(1, m + 1):
        for j in range(1, n + 1):
            if a[i - 1] == b[j - 1]:
                dp[i][j] = dp[i - 1][j - 1]
            else:
                dp[i][j] = 1 + min(dp[i - 1][j], dp[i][j - 1], dp[i - 1][j - 1])
    return dp[m][n]


def lcs(a, b):
    prev_rows = [[0] * (len(b) + 1)]
    for x in a:
        prev = prev_rows[-1]
        row = [0]
        for j, y in enumerate(b):
            row.append(prev[j] + 1 if x == y else max(prev[j + 1], row[-1]))
        prev_rows.append(row)
    out = []
    i, j = len(a), len(b)
    while i and j:
        if a[i - 1] == b[j - 1]:
            out.append(a[i - 1])
            i, j = i - 1, j - 1
        elif prev_rows[i - 1][j] >= prev_rows[i][j - 1]:
            i -= 1
        else:
            j -= 1
    return "".join(reversed(out))


def knapsack_memo(items, capacity):
    @lru_cache(maxsize=None)
    def best(i, room):
        if i == len(items):
            return 0, ()
        value, weight = items[i]
        skip = best(i + 1, room)
        if weight > room:
            return skip
        gain, chosen = best(i + 1, room - weight)
        return max(skip, (gain + value, (i,) + chosen))

    result = best(0, capacity)
    return result, best.cache_info().misses


def knapsack_rolling(items, capacity):
    dp = [0] * (capacity + 1)
    for value, weight in items:
        for room in range(capacity, weight - 1, -1):
            cand = dp[room - weight] + value
            if cand > dp[room]:
                dp[room] = cand
    return dp[capacity]


def coin_change(coins, amount):
    INF = float("inf")
    dp = [0] + [INF] * amount
    for a in range(1, amount + 1):
        dp[a] = min((dp[a - c] + 1 for c in coins if c <= a), default=INF)
    return dp[amount] if dp[amount] != INF else -1


def count_change(coins, amount):
    ways = [1] + [0] * amount
    for coin in coins:
        for a in range(coin, amount + 1):
            ways[a] += ways[a - coin]
    return ways[amount]


def longest_increasing(seq):
    tails = []
    for x in seq:
        k = bisect_left(tails, x)
        if k == len(tails):
            tails.append(x)
        else:
            tails[k] = x
    return len(tails)


def matrix_chain(dims):
    @cache
    def cost(i, j):
        if j - i < 2:
            return 0
        return min(cost(i, k) + cost(k, j) + dims[i] * dims[k] * dims[j] for k in range(i + 1, j))

    return cost(0, len(dims) - 1)


def word_break(s, words):
    words = set(words)

    @cache
    def ways(i):
        if i == len(s):
            return 1
        return sum(ways(j) for j in range(i + 1, len(s) + 1) if s[i:j] in words)

    return ways(0)


def is_match(text, pattern):
    @cache
    def go(i, j):
        if j == len(pattern):
            return i == len(text)
        first = i < len(text) and pattern[j] in (text[i], ".")
        if j + 1 < len(pattern) and pattern[j + 1] == "*":
            return go(i, j + 2) or (first and go(i + 1, j))
        return first and go(i + 1, j + 1)

    return go(0, 0)


def max_subarray(nums):
    return max(accumulate(nums, lambda acc, x: max(x, acc + x)))


def triangle_path(rows):
    best = rows[-1][:]
    for row in reversed(rows[:-1]):
        best = [v + max(pair) for v, pair in zip(row, zip(best, best[1:]))]
    return best[0]


def grid_paths(grid):
    h, w = len(grid), len(grid[0])
    paths = {(0, 0): 1}
    for r in range(h):
        for c in range(w):
            if (r, c) != (0, 0):
                paths[r, c] = 0 if grid[r][c] == "#" else paths.get((r - 1, c), 0) + paths.get((r, c - 1), 0)
    return paths[h - 1, w - 1]


def main():
    rng = random.Random(31337)
    dna = "".join(rng.choice("ACGT") for _ in range(420))
    mutated = "".join(rng.choice("ACGT") if rng.random() < 0.15 else c for c in dna if rng.random() > 0.05)
    print("edit", edit_distance("kitten", "sitting"), edit_distance(dna, mutated))
    common = lcs(dna, mutated)
    print("lcs", len(common), common[:24])

    items = [(rng.randint(10, 120), rng.randint(3, 40)) for _ in range(80)]
    (value, chosen), misses = knapsack_memo(items, 240)
    print("knapsack", value, len(chosen), misses, knapsack_rolling(items, 240) == value, knapsack_rolling(items * 4, 1200))

    print("coins", coin_change([5, 7, 23, 61], 15003), count_change([1, 2, 5, 10, 20, 50, 100, 200], 5000))
    seq = [rng.randrange(10 ** 6) for _ in range(60000)]
    print("lis", longest_increasing(seq), max_subarray([x - 500000 for x in seq]))
    print("chain", matrix_chain(tuple(rng.randint(5, 60) for _ in range(76))))
    print("break", word_break("catsanddogsandcatsandsand" * 12, ["cat", "cats", "and", "sand", "dog", "dogs", "s", "an", "d"]))
    print("regex", [is_match("a" * 150 + tail, "a*.*a*b*c.*" * 3) for tail in ("bc", "xcc", "bcxcyyc")])
    print("triangle", triangle_path([[rng.randrange(100) for _ in range(n)] for n in range(1, 301)]))
    grid = ["".join("#" if rng.random() < 0.1 and i % 3 else "." for i in range(150)) for _ in range(150)]
    print("paths", grid_paths(grid) % 1000000007)


if __name__ == "__main__":
    main()
