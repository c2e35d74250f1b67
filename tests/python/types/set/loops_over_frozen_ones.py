# A set and a frozenset may have the same number among objects of their kind: each loop goes over its own.
sets = [{n, n + 100} for n in range(40)]
frozen = [frozenset([n, n + 200]) for n in range(40)]
print(all([item % 100 in (n, n + 100) for item in f] == [True, True] for n, f in enumerate(frozen)))  # expect: True
seen = []
for n, f in enumerate(frozen):
    for item in f:
        seen.append(item - n)
print(sorted(set(seen)), len(seen))  # expect: [0, 200] 80
print([sorted(item for item in f) for f in frozen[:3]])  # expect: [[0, 200], [1, 201], [2, 202]]
print(sorted({item for f in frozen for item in f}) == sorted(list(range(40)) + list(range(200, 240))))  # expect: True
print(sum(item for s in sets for item in s))  # expect: 5560
