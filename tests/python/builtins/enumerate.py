# enumerate
print(list(enumerate('ab')), list(enumerate('ab', 5)), list(enumerate('a', start=-1)))
# expect: [(0, 'a'), (1, 'b')] [(5, 'a'), (6, 'b')] [(-1, 'a')]
print(next(enumerate([9])), list(enumerate([], 10 ** 20)))  # expect: (0, 9) []
print(list(enumerate('a', 10 ** 20)))  # expect: [(100000000000000000000, 'a')]
e = enumerate('abc')
print(next(e), list(e), list(e), type(e), iter(e) is e)
# expect: (0, 'a') [(1, 'b'), (2, 'c')] [] <class 'enumerate'> True
try:
    enumerate(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    enumerate()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: enumerate() missing required argument 'iterable'
try:
    enumerate('a', 'b')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'str' object cannot be interpreted as an integer
try:
    enumerate('a', 1, 2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: enumerate() takes at most 2 arguments (3 given)
