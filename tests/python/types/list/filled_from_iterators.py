# Lists are filled with what is left of an iterator, also where the list behind it has changed.
items = [1, 2, 3, 4, 5]
back = reversed(items)
next(back)
print(list(back), list(back))  # expect: [4, 3, 2, 1] []
back = reversed(items)
next(back)
items.pop()
items.pop()
print(list(back))  # expect: []
items += [4, 5]
ahead = iter(items)
next(ahead)
print(list(ahead), list(ahead))  # expect: [2, 3, 4, 5] []
items.append(9)
print(list(ahead))  # expect: []
numbers = iter(range(3, 30, 7))
next(numbers)
print(list(numbers), list(numbers), list(range(10, 0, -3)), list(range(0)))
# expect: [10, 17, 24] [] [10, 7, 4, 1] []
for at in (2**46, 2**47, -2**47, 2**63):
    print(list(range(at - 2, at + 2)))
# expect: [70368744177662, 70368744177663, 70368744177664, 70368744177665]
# expect: [140737488355326, 140737488355327, 140737488355328, 140737488355329]
# expect: [-140737488355330, -140737488355329, -140737488355328, -140737488355327]
# expect: [9223372036854775806, 9223372036854775807, 9223372036854775808, 9223372036854775809]
three = iter((1, 2, 3))
next(three)
print(tuple(three), set(three))  # expect: (2, 3) set()
first, *rest = iter(items)
print(first, rest)  # expect: 1 [2, 3, 4, 5, 9]
long = list(range(3000))
print(len(long), sum(long), long[1022:1026], len(list(reversed(long))), list(reversed(long))[1023:1025])
# expect: 3000 4498500 [1022, 1023, 1024, 1025] 3000 [1976, 1975]
half = iter(long)
for _ in range(10):
    next(half)
print(len(list(half)), list(half), [len(x) for x in ([*range(1024)], [*range(1025)], [*iter(long[:2048])])])
# expect: 2990 [] [1024, 1025, 2048]
