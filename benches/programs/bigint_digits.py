"""Big integers: digits of e and pi, modular powers, factorials."""

def pi_digits(n):
    q, r, t, k, m, x = 1, 0, 1, 1, 3, 3
    digits = []
    while len(digits) < n:
        if 4 * q + r - t < m * t:
            digits.append(m)
            q, r, m = 10 * q, 10 * (r - m * t), (10 * (3 * q + r)) // t - 10 * m
        else:
            q, r, t, k, m, x = q * k, (2 * q + r) * x, t * x, k + 1, (q * (7 * k + 2) + r * x) // (t * x), x + 2
    return digits


def probable_prime(n):
    d, s = n - 1, 0
    while d % 2 == 0:
        d //= 2
        s += 1
    for a in (2, 3, 5, 7, 11):
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


def main():
    digits = pi_digits(2000)
    print(digits[-10:], sum(digits))
    primes = [n for n in range(10 ** 40 + 1, 10 ** 40 + 9000, 2) if probable_prime(n)]
    print(len(primes), primes[0] % 10 ** 6)
    product = 1
    for i in range(1, 4500):
        product *= i
    print(product.bit_length(), product % (2 ** 89 - 1), sum(map(int, str(2 ** 9000))))


main()
