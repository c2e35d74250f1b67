# sieve, trial division, factorisation
def sieve(n):
    s = [True] * n
    s[:2] = [False] * 2
    for i in range(2, int(n ** 0.5) + 1):
        if s[i]: s[i * i::i] = [False] * len(s[i * i::i])
    return [i for i, p in enumerate(s) if p]
def factor(n):
    out, d = [], 2
    while d * d <= n:
        while n % d == 0:
            out.append(d)
            n //= d
        d += 1
    return out + [n] * (n > 1)
print(sieve(60), factor(360), factor(97), factor(10 ** 6))
# expect: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59] [2, 2, 2, 3, 3, 5] [97] [2, 2, 2, 2, 2, 2, 5, 5, 5, 5, 5, 5]
print([n for n in range(2, 30) if all(n % d for d in range(2, n))])
# expect: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
