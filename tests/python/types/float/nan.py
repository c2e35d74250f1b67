# not-a-number is not equal, but containers find it by identity
n = float('nan')
print(n == n, n != n, n < 1, n > 1, n <= n)  # expect: False True False False False
print(n in [n], [n] == [n], (n,) == (n,), float('nan') in [float('nan')], [n].count(n))
# expect: True True True False 1
print([n].index(n))  # expect: 0
print({n: 1}[n], n is n, max(1, n), max(n, 1), min(n, 1), sorted([3, n, 1])[0])  # expect: 1 True 1 nan nan 3
print(len({n, n}), len({float('nan'), float('nan')}))  # expect: 1 2
