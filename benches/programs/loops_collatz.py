"""While loops over integers: Collatz lengths and a sieve."""

def collatz(limit):
    best = (0, 0)
    for n in range(1, limit):
        length, x = 1, n
        while x != 1:
            if x % 2:
                x = 3 * x + 1
            else:
                x //= 2
            length += 1
        if length > best[0]:
            best = (length, n)
    return best


def sieve(limit):
    flags = [True] * limit
    count = 0
    for n in range(2, limit):
        if flags[n]:
            count += 1
            for m in range(n * n, limit, n):
                flags[m] = False
    return count


print(collatz(45000), sieve(1200000))
