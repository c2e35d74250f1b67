# abs, divmod, pow, round, sum, min and max on mixed numbers
print(abs(-2.5), abs(-10 ** 20), abs(3 - 4j), divmod(7.5, 2), divmod(-7, 3))
# expect: 2.5 100000000000000000000 5.0 (3.0, 1.5) (-3, 2)
print(pow(2, 100), pow(2, -2), pow(7, 3, 5), pow(2.5, 2), round(7 / 3, 2), round(-0.5))
# expect: 1267650600228229401496703205376 0.25 3 6.25 2.33 0
print(round(1e20), sum([0.5, 1, True]), sum([1, 2], -3), min(1, 0.5, True))
# expect: 100000000000000000000 2.5 0 0.5
print(max(-1, -1.5), max(2, 2.0), min(2.0, 2), int('7') + float('0.5'))  # expect: -1 2 2.0 7.5
print(complex(1, -2).conjugate(), bool(0.0), hash(3) == hash(3.0), 10 ** 20 % 7)
# expect: (1+2j) False True 2
print(-3 // 2.0, 2 ** 3 ** 0, 1_000 * 1e-3, 0.1 + 0.2 == 0.3, 5 // 2 * 2 + 5 % 2)
# expect: -2.0 2 1.0 False 5
print(int(1e18), float(2 ** 60), 7 & 3 | 8, True + 1.5)
# expect: 1000000000000000000 1.152921504606847e+18 11 2.5
