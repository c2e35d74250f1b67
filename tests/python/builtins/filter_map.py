# filter and map are lazy
print(list(filter(None, [0, 1, '', 'a'])), list(filter(lambda x: x > 1, [1, 2, 3])))
# expect: [1, 'a'] [2, 3]
print(list(map(str, [1, 2])), list(map(lambda a, b: a + b, [1, 2], [10, 20, 30])))
# expect: ['1', '2'] [11, 22]
print(list(map(pow, [2, 3], [3, 2])))  # expect: [8, 9]
m = map(print, 'ab')
print(type(m), next(m), list(m), list(m))
# expect: a
# expect: b
# expect: <class 'map'> None [None] []
def bad(x): raise ValueError(x)
m = map(bad, [1, 2])
try:
    next(m)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: 1
try:
    next(m)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: 2
try:
    next(m)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: StopIteration:
try:
    map(str)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: map() must have at least two arguments.
try:
    map(str, 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    filter(None)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: filter expected 2 arguments, got 1
try:
    filter(None, 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    list(map(5, [1]))
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not callable
try:
    list(filter(5, [1]))
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not callable
