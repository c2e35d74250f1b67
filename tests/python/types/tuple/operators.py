# indexing, + * == < in count index
t = (1, 2, 3, 2)
print(t[0], t[-1], t[1:3], t[::-1], t + (4,), t * 2, 2 * (0,), t.count(2), t.index(2))
# expect: 1 2 (2, 3) (2, 3, 2, 1) (1, 2, 3, 2, 4) (1, 2, 3, 2, 1, 2, 3, 2) (0, 0) 2 1
print(t.index(2, 2), 3 in t, t == (1, 2, 3, 2), t == [1, 2, 3, 2], t < (1, 3))
# expect: 3 True True False True
print(() < (0,), hash(t) == hash((1, 2, 3, 2)))  # expect: True True
try:
    t[9]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: tuple index out of range
try:
    t['a']
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: tuple indices must be integers or slices, not str
try:
    t.index(9)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: tuple.index(x): x not in tuple
try:
    t + [1]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can only concatenate tuple (not "list") to tuple
try:
    t + 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can only concatenate tuple (not "int") to tuple
try:
    (1,) < (None,)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'int' and 'NoneType'
try:
    t < [1]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'tuple' and 'list'
try:
    t[1.5]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: tuple indices must be integers or slices, not float
try:
    hash((1, []))
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: unhashable type: 'list'
