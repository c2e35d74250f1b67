# A generator expression that a builtin goes through at once, over more items than a slice of fuel lasts for.
print(sum(x for x in range(100_000) if x % 2), all(x >= 0 for x in range(50_000)))  # expect: 2500000000 True
