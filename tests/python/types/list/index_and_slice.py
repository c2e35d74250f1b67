# reading by index and slice
x = [0, 1, 2, 3, 4]
print(x[0], x[-1], x[1:3], x[::-1], x[::2], x[10:], x[-2:], x[4:1:-1], x[:], x[:] is x, x[True])
# expect: 0 4 [1, 2] [4, 3, 2, 1, 0] [0, 2, 4] [] [3, 4] [4, 3, 2] [0, 1, 2, 3, 4] False 1
class I:
    def __index__(self): return 2
print(x[I()], x[I():])  # expect: 2 [2, 3, 4]
try:
    x[5]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: list index out of range
try:
    x[-6]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: list index out of range
try:
    x['a']
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: list indices must be integers or slices, not str
try:
    x[1.0]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: list indices must be integers or slices, not float
try:
    x[::0]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: slice step cannot be zero
try:
    x['a':]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: slice indices must be integers or None or have an __index__ method
try:
    x[None]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: list indices must be integers or slices, not NoneType
try:
    x[1, 2]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: list indices must be integers or slices, not tuple
