# not, minus and comparisons together
print(not 1 < 2, not (1 and 0), -1 ** 2, (-1) ** 2, - - 1, ~~5, not not '', -True)
# expect: False True -1 1 1 5 False -1
print(+False, not None is None, 1 - -1, 2 * -3, 7 // -2, -7 % 3, not 1 + 1 == 2)
# expect: 0 False 2 -6 -4 2 False
print((not 1) + 1, -2 ** -1, 1 if not [] else 2, [not x for x in (0, 1)], ~0 & 0xFF)
# expect: 1 -0.5 1 [True, False] 255
