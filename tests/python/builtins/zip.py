# zip and strict
# since: 3.14
print(list(zip('ab', [1, 2, 3])), list(zip()), list(zip('a')))  # expect: [('a', 1), ('b', 2)] [] [('a',)]
print(list(zip(*[(1, 2), (3, 4)])), dict(zip('ab', 'cd')))  # expect: [(1, 3), (2, 4)] {'a': 'c', 'b': 'd'}
print(list(zip('ab', [1, 2], strict=True)))  # expect: [('a', 1), ('b', 2)]
z = zip([1, 2], iter('ab'))
print(next(z), list(z), type(z))  # expect: (1, 'a') [(2, 'b')] <class 'zip'>
try:
    list(zip([1, 2], [1], strict=True))
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: zip() argument 2 is shorter than argument 1
try:
    list(zip([1], [1, 2], strict=True))
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: zip() argument 2 is longer than argument 1
try:
    list(zip([1], [1], [1, 2], strict=True))
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: zip() argument 3 is longer than arguments 1-2
try:
    list(zip([], [1], [1], strict=True))
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: zip() argument 2 is longer than argument 1
try:
    zip(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    zip([1], 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    zip(foo=1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: zip() got an unexpected keyword argument 'foo'
a, b = iter([1, 2, 3]), iter([1])
print(list(zip(a, b)), list(a))  # expect: [(1, 1)] [3]
