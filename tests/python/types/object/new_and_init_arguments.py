# where surplus arguments are reported
class A: pass
class B:
    def __init__(self, x): self.x = x
class C:
    def __new__(cls, x): return super().__new__(cls)
class D:
    def __new__(cls, x): return super().__new__(cls, x)
class E:
    def __init__(self, x): super().__init__(x)
try:
    A(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: A() takes no arguments
try:
    A(x=1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: A() takes no arguments
try:
    B()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: B.__init__() missing 1 required positional argument: 'x'
try:
    B(1, 2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: B.__init__() takes 2 positional arguments but 3 were given
print(B(x=5).x, type(C(1)))  # expect: 5 <class '__main__.C'>
try:
    C()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: C.__new__() missing 1 required positional argument: 'x'
try:
    D(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: object.__new__() takes exactly one argument (the type to instantiate)
try:
    E(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: object.__init__() takes exactly one argument (the instance to initialize)
