# sum of floats is compensated
# since: 3.12
print(sum([0.1] * 10), sum([1e16, 1.0, -1e16]), sum([0.1, 0.2, 0.3]))  # expect: 1.0 1.0 0.6
print(sum([1, 0.1, 0.2]), sum([1e308, 1e308, -1e308]))  # expect: 1.3 inf
