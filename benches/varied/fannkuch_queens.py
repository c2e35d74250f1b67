"""Permutation puzzles: fannkuch-redux, N-queens (bit tricks and permutations)."""
from itertools import permutations


def fannkuch(n):
    maxflips = 0
    checksum = 0
    permsign = True
    perm1 = list(range(n))
    count = perm1[:]
    while True:
        k = perm1[0]
        if k:
            perm = perm1[:]
            flips = 1
            kk = perm[k]
            while kk:
                perm[: k + 1] = perm[k::-1]
                flips += 1
                k = kk
                kk = perm[kk]
            if maxflips < flips:
                maxflips = flips
            checksum += flips if permsign else -flips
        if permsign:
            perm1[0], perm1[1] = perm1[1], perm1[0]
            permsign = False
        else:
            perm1[1], perm1[2] = perm1[2], perm1[1]
            permsign = True
            for r in range(2, n - 1):
                if count[r]:
                    break
                count[r] = r
                perm0 = perm1[0]
                perm1[: r + 1] = perm1[1 : r + 2]
                perm1[r + 1] = perm0
            else:
                r = n - 1
                if not count[r]:
                    return checksum, maxflips
            count[r] -= 1


def queens_bits(n):
    full = (1 << n) - 1

    def place(cols, diag1, diag2):
        if cols == full:
            return 1
        total = 0
        free = full & ~(cols | diag1 | diag2)
        while free:
            bit = free & -free
            free ^= bit
            total += place(cols | bit, (diag1 | bit) << 1, (diag2 | bit) >> 1)
        return total

    return place(0, 0, 0)


def queens_permutations(n):
    columns = range(n)
    for vec in permutations(columns):
        if n == len({vec[i] + i for i in columns}) == len({vec[i] - i for i in columns}):
            yield vec


def next_permutation(a):
    """In-place lexicographic successor; returns False after the last one."""
    i = len(a) - 2
    while i >= 0 and a[i] >= a[i + 1]:
        i -= 1
    if i < 0:
        return False
    j = len(a) - 1
    while a[j] <= a[i]:
        j -= 1
    a[i], a[j] = a[j], a[i]
    a[i + 1 :] = reversed(a[i + 1 :])
    return True


def count_derangements(n):
    a = list(range(n))
    total = 0
    while True:
        if all(v != i for i, v in enumerate(a)):
            total += 1
        if not next_permutation(a):
            return total


def main():
    checksum, flips = fannkuch(9)
    print(f"{checksum}\nPfannkuchen(9) = {flips}")
    print("queens bits", [queens_bits(n) for n in range(4, 10)])
    sols = list(queens_permutations(7))
    print("queens perms", len(sols), sols[0], sols[-1])
    print("derangements", count_derangements(7))


if __name__ == "__main__":
    main()
