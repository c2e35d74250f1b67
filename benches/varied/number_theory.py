"""Number theory: spigot pi, big-integer constants, prime sieves with bytearray, Miller-Rabin."""
from itertools import count, islice, takewhile
from math import isqrt


def pi_digits():
    """Gibbons' unbounded spigot."""
    q, r, t, k, n, l = 1, 0, 1, 1, 3, 3
    while True:
        if 4 * q + r - t < n * t:
            yield n
            nr = 10 * (r - n * t)
            n = 10 * (3 * q + r) // t - 10 * n
            q *= 10
            r = nr
        else:
            nr = (2 * q + r) * l
            nn = (q * (7 * k) + 2 + r * l) // (t * l)
            q *= k
            t *= l
            l += 2
            k += 1
            n = nn
            r = nr


def pi_machin(digits):
    one = 10 ** (digits + 10)

    def arccot(x):
        total = term = one // x
        n, sign, x2 = 3, -1, x * x
        while term:
            term //= x2
            total += sign * (term // n)
            sign, n = -sign, n + 2
        return total

    return 4 * (4 * arccot(5) - arccot(239)) // 10 ** 10


def euler_e(digits):
    def split(a, b):
        if b - a == 1:
            return 1, b
        m = (a + b) // 2
        p1, q1 = split(a, m)
        p2, q2 = split(m, b)
        return p1 * q2 + p2, q1 * q2

    p, q = split(0, digits)
    return (p + q) * 10 ** digits // q


def sieve(limit):
    flags = bytearray([1]) * (limit + 1)
    flags[0:2] = b"\0\0"
    for i in range(2, isqrt(limit) + 1):
        if flags[i]:
            flags[i * i :: i] = bytes(len(range(i * i, limit + 1, i)))
    return [i for i, f in enumerate(flags) if f]


def segmented(lo, hi, base):
    block = bytearray(b"\1") * (hi - lo)
    for p in base:
        if p * p >= hi:
            break
        start = max(p * p, (lo + p - 1) // p * p)
        for j in range(start - lo, hi - lo, p):
            block[j] = 0
    return [lo + i for i, f in enumerate(block) if f and lo + i > 1]


def incremental_primes():
    """Unbounded dict-based sieve."""
    yield 2
    composites = {}
    for q in count(3, 2):
        p = composites.pop(q, None)
        if p is None:
            composites[q * q] = 2 * q
            yield q
        else:
            x = q + p
            while x in composites:
                x += p
            composites[x] = p


def is_probable_prime(n, bases=(2, 3, 5, 7, 11, 13, 17)):
    if n < 2:
        return False
    for p in bases:
        if n % p == 0:
            return n == p
    d, s = n - 1, 0
    while not d & 1:
        d >>= 1
        s += 1
    for a in bases:
        x = pow(a, d, n)
        if x in (1, n - 1):
            continue
        for _ in range(s - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True


def factorise(n, primes):
    factors = {}
    for p in takewhile(lambda p: p * p <= n, primes):
        while n % p == 0:
            factors[p] = factors.get(p, 0) + 1
            n //= p
    if n > 1:
        factors[n] = factors.get(n, 0) + 1
    return factors


def egcd(a, b):
    if not b:
        return a, 1, 0
    g, x, y = egcd(b, a % b)
    return g, y, x - a // b * y


def crt(residues, moduli):
    total, prod = 0, 1
    for m in moduli:
        prod *= m
    for r, m in zip(residues, moduli):
        n = prod // m
        total += r * n * egcd(n, m)[1]
    return total % prod


def main():
    digits = "".join(map(str, islice(pi_digits(), 900)))
    assert digits == str(pi_machin(899))[:900]
    for i in range(0, 30, 10):
        print(f"{digits[i:i + 10]}\t:{i + 10}")
    print("pi", digits[-10:], "e", str(euler_e(2000))[-15:])
    root = isqrt(2 * 10 ** 4000)
    print("sqrt2", str(root)[-10:], sum(map(int, str(root))))

    primes = sieve(600000)
    print("sieve", len(primes), primes[-1])
    seg = segmented(10 ** 7, 10 ** 7 + 300000, primes)
    print("segment", len(seg), seg[0])
    print("incremental", next(islice(incremental_primes(), 40000, None)))
    print("mersenne", [p for p in primes[:110] if is_probable_prime((1 << p) - 1)])
    tau = 0
    for n in range(2, 30000):
        prod = 1
        for e in factorise(n, primes).values():
            prod *= e + 1
        tau += prod
    print("divisors", tau, "crt", crt([2, 3, 2, 5, 7], [3, 5, 7, 11, 13]))


if __name__ == "__main__":
    main()
