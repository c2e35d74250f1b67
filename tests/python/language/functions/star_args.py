# unpacking into calls
def f(*a, **k): return a, k
print(f(*[], **{}), f(*(1, 2), 3, *[4]), f(*{'a': 1}), f(**dict(a=1), **dict(b=2)))
# expect: ((), {}) ((1, 2, 3, 4), {}) (('a',), {}) ((), {'a': 1, 'b': 2})
print(f(*(x for x in 'ab')), f(1, *[2], k=3, *[4]), f(*range(3)))
# expect: (('a', 'b'), {}) ((1, 2, 4), {'k': 3}) ((0, 1, 2), {})
class It:
    def __iter__(s): return iter([7, 8])
class Map:
    def keys(s): return ['p', 'q']
    def __getitem__(s, k): return k * 2
print(f(*It(), **Map()))  # expect: ((7, 8), {'p': 'pp', 'q': 'qq'})
try:
    f(*None)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: __main__.f() argument after * must be an iterable, not NoneType
try:
    f(**[('a', 1)])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: __main__.f() argument after ** must be a mapping, not list
try:
    f(*1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: __main__.f() argument after * must be an iterable, not int
try:
    f(**{1: 2})
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: keywords must be strings
try:
    f(a=1, **{'a': 2})
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: __main__.f() got multiple values for keyword argument 'a'
try:
    print(*1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: print() argument after * must be an iterable, not int
try:
    len(*[1, 2])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: len() takes exactly one argument (2 given)
try:
    f(**Map(), p=1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: __main__.f() got multiple values for keyword argument 'p'
