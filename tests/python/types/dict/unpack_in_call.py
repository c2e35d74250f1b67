# ** in calls and displays
def f(**k): return k
print(f(**{'a': 1}), f(**{'a': 1}, b=2), f(x=1, **{'y': 2}, **{'z': 3}), f(**{'not an id': 1}))
# expect: {'a': 1} {'a': 1, 'b': 2} {'x': 1, 'y': 2, 'z': 3} {'not an id': 1}
try:
    f(**{1: 2})
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: keywords must be strings
try:
    f(**[1])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: __main__.f() argument after ** must be a mapping, not list
try:
    f(**{'a': 1}, a=2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: __main__.f() got multiple values for keyword argument 'a'
try:
    f(**{'a': 1}, **{'a': 2})
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: __main__.f() got multiple values for keyword argument 'a'
try:
    f(**None)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: __main__.f() argument after ** must be a mapping, not NoneType
