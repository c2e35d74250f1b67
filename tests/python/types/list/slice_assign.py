# writing to slices
# since: 3.14
x = [0, 1, 2, 3, 4, 5]
x[1:3] = ['a', 'b', 'c']
print(x)  # expect: [0, 'a', 'b', 'c', 3, 4, 5]
x[2:2] = 'xy'
print(x)  # expect: [0, 'a', 'x', 'y', 'b', 'c', 3, 4, 5]
x[:2] = []
print(x)  # expect: ['x', 'y', 'b', 'c', 3, 4, 5]
x[::2] = range(4)
print(x)  # expect: [0, 'y', 1, 'c', 2, 4, 3]
x[len(x):] = [9]
x[100:] = [10]
print(x)  # expect: [0, 'y', 1, 'c', 2, 4, 3, 9, 10]
x[5:2] = ['q']
print(x)  # expect: [0, 'y', 1, 'c', 2, 'q', 4, 3, 9, 10]
x[:] = x
print(x)  # expect: [0, 'y', 1, 'c', 2, 'q', 4, 3, 9, 10]
x[1:3] = x
print(x)  # expect: [0, 0, 'y', 1, 'c', 2, 'q', 4, 3, 9, 10, 'c', 2, 'q', 4, 3, 9, 10]
try:
    x.__setitem__(slice(None, None, 2), [1])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: attempt to assign sequence of size 1 to extended slice of size 9
try:
    x.__setitem__(slice(0, 1), 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: must assign iterable to extended slice
x[::-1] = list(x)
print(x)  # expect: [10, 9, 3, 4, 'q', 2, 'c', 10, 9, 3, 4, 'q', 2, 'c', 1, 'y', 0, 0]
