# find, rfind, index, rindex, count
# since: 3.14
s = 'banana'
print(s.find('an'), s.rfind('an'), s.find('x'), s.find('an', 2), s.find('an', 2, 4))  # expect: 1 3 -1 3 -1
print(s.find(''), s.rfind(''), s.find('', 10))  # expect: 0 6 -1
print(s.index('n'), s.rindex('n'), s.count('a'), s.count('an'), s.count(''))  # expect: 2 4 3 2 7
print(s.count('aa'), 'aaaa'.count('aa'), s.count('a', 2), s.count('a', -1))  # expect: 0 2 2 1
print(s.find('a', -3), s.find('a', None, None), s.find('b', 1), 'x'.count('', 5))  # expect: 3 1 -1 0
try:
    s.index('x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: substring not found
try:
    s.rindex('x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: substring not found
try:
    s.find(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: find() argument 1 must be str, not int
try:
    s.find()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: find expected at least 1 argument, got 0
try:
    s.count(None)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: count() argument 1 must be str, not None
try:
    s.find('a', 'b')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: slice indices must be integers or None or have an __index__ method
