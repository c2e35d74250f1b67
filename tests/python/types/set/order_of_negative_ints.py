# Negative integers in sets, in the order of a table of 64-bit hashes.
# judge: 3.11
print(set([-1, -2, 0, 5]), set([-7, 7, -8, 8, 16]), {-n for n in range(9)})
# expect: {0, 5, -1, -2} {7, 8, 16, -8, -7} {0, -2, -8, -7, -6, -5, -4, -3, -1}
