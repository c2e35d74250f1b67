# removeprefix and removesuffix
print('TestCase'.removeprefix('Test'), 'TestCase'.removeprefix('x'))  # expect: Case TestCase
print('a.py'.removesuffix('.py'), 'a.py'.removesuffix(''), 'aaa'.removeprefix('a'))  # expect: a a.py aa
try:
    'a'.removeprefix(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: removeprefix() argument must be str, not int
try:
    'a'.removesuffix(('a',))
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: removesuffix() argument must be str, not tuple
