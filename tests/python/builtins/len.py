# len
class A:
    def __len__(self): return 7
class B:
    def __len__(self): return -1
class C:
    def __len__(self): return 'a'
class D:
    def __len__(self): return 1 << 80
class E:
    def __len__(self): return True
print(len(''), len([1]), len({1: 2}), len(range(10)), len(A()), len(b'ab'))  # expect: 0 1 1 10 7 2
print(len({1, 2}), len(E()))  # expect: 2 1
try:
    len(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: object of type 'int' has no len()
try:
    len(B())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: __len__() should return >= 0
try:
    len(C())
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'str' object cannot be interpreted as an integer
try:
    len(D())
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: OverflowError: cannot fit 'int' into an index-sized integer
try:
    len(x for x in [])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: object of type 'generator' has no len()
try:
    len()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: len() takes exactly one argument (0 given)
try:
    len([], [])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: len() takes exactly one argument (2 given)
try:
    len(A)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: object of type 'type' has no len()
