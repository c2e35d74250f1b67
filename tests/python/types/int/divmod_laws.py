# floor division and remainder agree for all signs
for a in (7, -7, 0, 10 ** 20, -10 ** 20):
    for b in (2, -2, 3, -3, 10 ** 19):
        q, r = divmod(a, b)
        assert q * b + r == a and (r == 0 or (r > 0) == (b > 0)) and q == a // b and r == a % b
print(divmod(-7, 2), divmod(7, -2), -7 // 2, -7 % 2, 7 % -2, divmod(-10 ** 20, 7))
# expect: (-4, 1) (-4, -1) -4 1 -1 (-14285714285714285715, 5)
print((-1) // 10 ** 30, (-1) % 10 ** 30, 10 ** 30 // -3, 5 // 1, -5 // 1, 0 // -3)
# expect: -1 999999999999999999999999999999 -333333333333333333333333333334 5 -5 0
