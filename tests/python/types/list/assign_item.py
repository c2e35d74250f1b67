# writing by index
x = [1, 2, 3]
x[0] = 'a'
x[-1] = 'z'
print(x)  # expect: ['a', 2, 'z']
try:
    x.__setitem__(3, 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: list assignment index out of range
try:
    x.__setitem__('a', 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: list indices must be integers or slices, not str
try:
    x[9] = 1
except IndexError as e:
    print(e)  # expect: list assignment index out of range
x[1] += 5
print(x)  # expect: ['a', 7, 'z']
