# messages of calls that do not fit
def f(a, b): pass
def g(a, b=1, *, c): pass
def h(a, /, b): pass
def i(): pass
def j(*, x, y, z): pass
def k(a, b=2, c=3): pass
try:
    f()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: f() missing 2 required positional arguments: 'a' and 'b'
try:
    f(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: f() missing 1 required positional argument: 'b'
try:
    f(1, 2, 3)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: f() takes 2 positional arguments but 3 were given
try:
    f(1, 2, c=3)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: f() got an unexpected keyword argument 'c'
try:
    f(1, a=2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: f() got multiple values for argument 'a'
try:
    f(b=1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: f() missing 1 required positional argument: 'a'
try:
    g(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: g() missing 1 required keyword-only argument: 'c'
try:
    g(1, 2, 3, c=4)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: g() takes from 1 to 2 positional arguments but 3 positional arguments (and 1 keyword-only argument) were given
try:
    g(c=1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: g() missing 1 required positional argument: 'a'
try:
    h(a=1, b=2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: h() got some positional-only arguments passed as keyword arguments: 'a'
try:
    h(1, 2, 3)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: h() takes 2 positional arguments but 3 were given
try:
    i(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: i() takes 0 positional arguments but 1 was given
try:
    i(1, 2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: i() takes 0 positional arguments but 2 were given
try:
    i(x=1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: i() got an unexpected keyword argument 'x'
try:
    j()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: j() missing 3 required keyword-only arguments: 'x', 'y', and 'z'
try:
    j(x=1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: j() missing 2 required keyword-only arguments: 'y' and 'z'
try:
    j(1, 2, 3)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: j() takes 0 positional arguments but 3 were given
try:
    k()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: k() missing 1 required positional argument: 'a'
try:
    k(1, 2, 3, 4)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: k() takes from 1 to 3 positional arguments but 4 were given
try:
    k(1, d=4)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: k() got an unexpected keyword argument 'd'
try:
    f(*5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: __main__.f() argument after * must be an iterable, not int
try:
    f(*[1], **5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: __main__.f() argument after ** must be a mapping, not int
try:
    f(1, 2, **{'a': 1})
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: f() got multiple values for argument 'a'
try:
    (lambda x: x)()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: <lambda>() missing 1 required positional argument: 'x'
