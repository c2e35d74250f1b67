# min and max
# since: 3.14
print(max(1, 2), min([3, 1, 2]), max('abc'), max([], default=5), min((), default=None))
# expect: 2 1 c 5 None
print(max([1, -3, 2], key=abs), min('bb', 'a', key=len), max({'a': 1, 'b': 0}))  # expect: -3 a b
print(max(1, 1.0), max(1.0, 1), min(range(5, 10)), max((1, 2), (1, 3)))  # expect: 1 1.0 5 (1, 3)
print(max([1], key=None), min(3, 2, 1), max(iter([1, 9])))  # expect: 1 1 9
try:
    max([])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: max() iterable argument is empty
try:
    min()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: min expected at least 1 argument, got 0
try:
    max(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    max(1, 'a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '>' not supported between instances of 'str' and 'int'
try:
    max(1, 2, default=3)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Cannot specify a default for max() with multiple positional arguments
try:
    min([1], foo=1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: min() got an unexpected keyword argument 'foo'
try:
    max([None, 1])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '>' not supported between instances of 'int' and 'NoneType'
try:
    max([1, 2], key=5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not callable
try:
    min(*[])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: min expected at least 1 argument, got 0
