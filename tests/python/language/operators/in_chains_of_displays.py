# A list that stands in the middle of a chain is compared as a list.
print(3 in [3, 4] in [[3, 4]])  # expect: True
print(3 in [3, 4] not in [[3, 4]])  # expect: False
print(3 in [3, 4] == [3, 4])  # expect: True
print(5 not in [1] in [[1], [2]])  # expect: True
print("a" in {"a"} in [{"a"}])  # expect: True
if 1 in [1, 2] in [[1, 2]]:
    print("chained")  # expect: chained
print([n for n in range(3) if n in [1, 2] in [[1, 2]]])  # expect: [1, 2]
