# list displays and list()
print([], [1, 'a', None], list(), list('abc'), list(range(3)), list({'a': 1}))
# expect: [] [1, 'a', None] [] ['a', 'b', 'c'] [0, 1, 2] ['a']
print([*range(2), *'ab'], [[]] * 2, list((1, 2)))  # expect: [0, 1, 'a', 'b'] [[], []] [1, 2]
try:
    list(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    list(1, 2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: list expected at most 1 argument, got 2
try:
    list(x=1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: list() takes no keyword arguments
a = [[]] * 2
a[0].append(1)
print(a)  # expect: [[1], [1]]
