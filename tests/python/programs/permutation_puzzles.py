# backtracking with generators
def queens(n, cols=()):
    if len(cols) == n: yield cols
    else:
        for c in range(n):
            if all(c != d and abs(c - d) != len(cols) - i for i, d in enumerate(cols)): yield from queens(n, (*cols, c))
print(list(queens(4)))  # expect: [(1, 3, 0, 2), (2, 0, 3, 1)]
def subsets(s):
    if not s: yield []
    else:
        for r in subsets(s[1:]): yield from (r, [s[0], *r])
print(sorted(subsets([1, 2, 3])))  # expect: [[], [1], [1, 2], [1, 2, 3], [1, 3], [2], [2, 3], [3]]
def change(n, coins):
    if n == 0: return 1
    if n < 0 or not coins: return 0
    return change(n - coins[0], coins) + change(n, coins[1:])
print(change(9, (5, 2, 1)))  # expect: 8
