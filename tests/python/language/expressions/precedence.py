# how operators bind
print(2 + 3 * 4, -2 ** 2, 2 ** -1, 2 ** 3 ** 2, not 1 == 2, 1 + 2 << 1, 6 // 4 * 2)
# expect: 14 -4 0.5 512 True 6 2
print(1 | 2 ^ 3 & 4, ~1 + 1, -1 ** 0, 10 - 2 - 3, 2 * 3 % 4, 1 < 2 == True)  # expect: 3 -1 -1 5 2 False
print(not True or True, 1 if 0 else 2 or 3, -5 // 2, -(5 // 2), +-+1, 8 >> 1 + 1)  # expect: True 2 -3 -2 -1 2
print(1 & 3 == 1, (lambda: 1 or 2)(), 3 - -3, 5 % 3 * 2, -2 % 3)  # expect: True 1 6 4 1
