# the basic integer operators
print(7 + 3, 7 - 3, 7 * 3, 7 / 2)  # expect: 10 4 21 3.5
print(7 // 2, -7 // 2, 7 // -2, -7 // -2)  # expect: 3 -4 -4 3
print(7 % 3, -7 % 3, 7 % -3, -7 % -3)  # expect: 1 2 -2 -1
print(divmod(7, 2), divmod(-7, 2), divmod(7, -2))  # expect: (3, 1) (-4, 1) (-4, -1)
print(2 ** 10, 2 ** -1, (-2) ** 3, 0 ** 0)  # expect: 1024 0.5 -8 1
print(-5, +5, ~5, ~-1)  # expect: -5 5 -6 0
print(abs(-3), (-3).__abs__(), (5).__neg__())  # expect: 3 3 -5
print(6 / 3, type(6 / 3))  # expect: 2.0 <class 'float'>
