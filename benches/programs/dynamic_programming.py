"""Tables: edit distance, knapsack, longest common subsequence, with and without caches."""

from functools import lru_cache


def distance(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        before, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            before, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, before + (x != y))
    return row[-1]


def knapsack(weights, room):
    best = [0] * (room + 1)
    for weight, value in weights:
        for r in range(room, weight - 1, -1):
            candidate = best[r - weight] + value
            if candidate > best[r]:
                best[r] = candidate
    return best[room]


@lru_cache(maxsize=None)
def ways(amount, coins):
    if amount == 0:
        return 1
    if amount < 0 or not coins:
        return 0
    return ways(amount - coins[0], coins) + ways(amount, coins[1:])


def main():
    a = ''.join(chr(97 + i * i % 23) for i in range(1300))
    b = ''.join(chr(97 + i * 7 % 19) for i in range(1100))
    items = [(i * 7 % 31 + 3, i * 13 % 47) for i in range(120)]
    for amount in range(0, 2001, 100):
        total = ways(amount, (50, 20, 10, 5, 2))
    print(distance(a, b), knapsack(items, 2400), total)


main()
