# messages count self
class A:
    def f(self, a): pass
    def g(self): pass
    def h(): pass
    @classmethod
    def c(cls, x): pass
    @staticmethod
    def s(x): pass
    def __init__(self, q=1): pass
    def __call__(self, z): pass
a = A()
try:
    a.f()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: A.f() missing 1 required positional argument: 'a'
try:
    a.f(1, 2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: A.f() takes 2 positional arguments but 3 were given
try:
    a.g(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: A.g() takes 1 positional argument but 2 were given
try:
    a.h()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: A.h() takes 0 positional arguments but 1 was given
try:
    a.c()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: A.c() missing 1 required positional argument: 'x'
try:
    a.s()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: A.s() missing 1 required positional argument: 'x'
try:
    A(1, 2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: A.__init__() takes from 1 to 2 positional arguments but 3 were given
try:
    A(w=1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: A.__init__() got an unexpected keyword argument 'w'
try:
    a()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: A.__call__() missing 1 required positional argument: 'z'
try:
    A.f()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: A.f() missing 2 required positional arguments: 'self' and 'a'
try:
    A.f(a)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: A.f() missing 1 required positional argument: 'a'
try:
    A.g()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: A.g() missing 1 required positional argument: 'self'
