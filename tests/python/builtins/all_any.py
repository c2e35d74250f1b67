# all and any stop early
print(all([]), any([]), all([1, 0, 2]), any([0, '', 3]), all('ab'), any(x > 2 for x in range(9)))
# expect: True False False True True True
def g():
    for x in (1, 0, 5):
        print(x)
        yield x
print(all(g()), any(g()))
# expect: 1
# expect: 0
# expect: 1
# expect: False True
try:
    all(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    any(None)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'NoneType' object is not iterable
try:
    all()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: all() takes exactly one argument (0 given)
