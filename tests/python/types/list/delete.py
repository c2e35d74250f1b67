# del of items and slices
x = list(range(10))
del x[0], x[-1]
print(x)  # expect: [1, 2, 3, 4, 5, 6, 7, 8]
del x[1:3]
print(x)  # expect: [1, 4, 5, 6, 7, 8]
del x[::2]
print(x)  # expect: [4, 6, 8]
del x[:]
print(x)  # expect: []
y = list(range(6))
del y[::-2]
print(y)  # expect: [0, 2, 4]
try:
    del y[10]
except IndexError as e:
    print(e)  # expect: list assignment index out of range
try:
    del y['a']
except TypeError as e:
    print(e)  # expect: list indices must be integers or slices, not str
