# union, intersection, difference with any iterables
a = {1, 2, 3}
print(a.union([4], 'x') == {1, 2, 3, 4, 'x'}, a.intersection([2, 3, 9], {3}))  # expect: True {3}
print(a.difference([1], [2]), a.symmetric_difference([3, 4]), a.issubset(range(9)))
# expect: {3} {1, 2, 4} True
print(a.issuperset([1]), a.isdisjoint([7]), a.copy() is a, a.union(), a.intersection())
# expect: True True False {1, 2, 3} {1, 2, 3}
a.intersection_update([1, 2])
a.difference_update([1])
a.symmetric_difference_update([2, 7])
print(a)  # expect: {7}
try:
    a.union(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    a.issubset(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    a.isdisjoint()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: set.isdisjoint() takes exactly one argument (0 given)
