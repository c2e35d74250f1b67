# operators of integers about where an inline one, a word, two words and many of them end; divisors that are powers of two; constants of the source
# since: 3.14
edges = [0, 1, 7]
for bits in (47, 63, 64, 127, 128, 256, 512, 700):
    edges += [2**bits - 1, 2**bits, 2**bits * 3 // 2 + 5]
edges += [-n for n in edges if n]


def digest(values):
    total = 0
    for value in values:
        total = (total * 1000003 + (value & 0xFFFFFFFFFFFFFFFF) + (value < 0) * 31 + value.bit_length()) % 2305843009213693951
    return total


def pairs():
    for a in edges:
        for b in edges:
            yield a, b


print(len(edges))  # expect: 53
print(digest(a + b for a, b in pairs()), digest(a - b for a, b in pairs()), digest(a * b for a, b in pairs()))
# expect: 1906905677330866370 958389705402545757 2130798808893835430
print(digest(a & b for a, b in pairs()), digest(a | b for a, b in pairs()), digest(a ^ b for a, b in pairs()))
# expect: 966034838748129681 1827029772910195697 278322387402161728
print(digest(a // b for a, b in pairs() if b), digest(a % b for a, b in pairs() if b))
# expect: 655083234159631541 1987221126038501720
print(digest(sum(divmod(a, b)) for a, b in pairs() if b))  # expect: 50397600270896364
print(digest(a << n for a in edges for n in (0, 1, 15, 16, 47, 63, 64, 100, 300)))
# expect: 1235429841578303884
print(digest(a >> n for a in edges for n in (0, 1, 15, 16, 47, 63, 64, 100, 300)))
# expect: 258054689388035969
print(all((a // b) * b + a % b == a and (a % b == 0 or (a % b < 0) == (b < 0)) and abs(a % b) < abs(b) for a, b in pairs() if b))
# expect: True
print(all(a % 2**n == a & (2**n - 1) and a // 2**n == a >> n for a in edges for n in (1, 31, 63, 64, 100, 127, 128, 160, 256)))
# expect: True
print(all((a * b + c) % m == ((a % m) * (b % m) + c % m) % m for a in edges[-8:] for b in edges[-8:] for c in (0, -1, 2**511) for m in (2**256 - 2**32 - 977, 2**255 - 19, 2**160, -(2**200) + 3)))
# expect: True


def seconds(seed, n):
    for _ in range(n):
        seed = (seed * 6364136223846793005 + 1442695040888963407) % 2**64
    return seed


def shifted(seed, n):
    for _ in range(n):
        seed ^= (seed << 13) & (2**64 - 1)
        seed ^= seed >> 7
        seed ^= (seed << 17) & (2**64 - 1)
    return seed


def linear(seed, n):
    for _ in range(n):
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
    return seed


print(seconds(42, 40), shifted(42, 40), linear(42, 40))
# expect: 11964787556474984370 12265050848463330357 529748450
print(2**160, 2**256 - 2**32 - 977, 10**40 + 1, 3 * 2**130, 1 << 200, -(2**128), 2**64 * 2**64 - 2**128, 2**1024, (True << 70) + 1)
# expect: 1461501637330902918203684832716283019655932542976 115792089237316195423570985008687907853269984665640564039457584007908834671663 10000000000000000000000000000000000000001 4083388403051261561560495289181218537472 1606938044258990275541962092341162602522202993782792835301376 -340282366920938463463374607431768211456 0 179769313486231590772930519078902473361797697894230657273430081157732675805500963132708477322407536021120113879871393357658789768814416622492847430639474124377767893424865485276302219601246094119453082952085005768838150682342462881473913110540827237163350510684586298239947245938479716304835356329624224137216 1180591620717411303425
print(True & 3, 3 & True, True | 2**70, 2**70 ^ True, True * 2**64, 2**64 % True, -(2**64) >> 64, True << 64)
# expect: 1 1 1180591620717411303425 1180591620717411303425 18446744073709551616 0 -1 18446744073709551616
try:
    2**64 % (2**70 - 2**70)
except ZeroDivisionError as error:
    print(error)  # expect: division by zero
print(2**63 - 1, -(2**63), -(2**63) - 1, 2**64 - 2**64, 2**130 - 2**130 + 5, 2**130 - (2**130 + 2**63), 2**130 - (2**130 - 2**63))
# expect: 9223372036854775807 -9223372036854775808 -9223372036854775809 0 5 -9223372036854775808 9223372036854775808
