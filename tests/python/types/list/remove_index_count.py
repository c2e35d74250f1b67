# remove, index, count use equality
# since: 3.14
x = [1, 2.0, True, 'a', None, 1]
print(x.count(1), x.index(2), x.index(1, 1), x.index(None), x.index(1, -1), x.index(1, 3, 99))
# expect: 3 1 2 4 5 5
x.remove(1)
print(x)  # expect: [2.0, True, 'a', None, 1]
try:
    x.remove('zz')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: list.remove(x): x not in list
try:
    x.index('zz')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: list.index(x): x not in list
try:
    x.index(2.0, 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: list.index(x): x not in list
try:
    x.index()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: index expected at least 1 argument, got 0
try:
    x.index(1, 'a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: slice indices must be integers or have an __index__ method
