# replace
# since: 3.14
print('banana'.replace('a', 'o'), 'banana'.replace('a', 'o', 2))  # expect: bonono bonona
print('banana'.replace('an', ''), 'ab'.replace('', '-'), ''.replace('', 'x'))  # expect: ba -a-b- x
print('a'.replace('b', 'c'), 'aaa'.replace('aa', 'b'), 'abc'.replace('', '-', 2))  # expect: a ba -a-bc
print('a'.replace('a', 'b', 0), 'a'.replace('a', 'b', -1))  # expect: a b
try:
    'a'.replace('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: replace() takes at least 2 positional arguments (1 given)
try:
    'a'.replace('a', 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: replace() argument 2 must be str, not int
try:
    'a'.replace(1, 'a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: replace() argument 1 must be str, not int
