# getattr, setattr, hasattr, delattr
# since: 3.14
class A: x = 1
a = A()
print(getattr(a, 'x'), getattr(a, 'y', 'default'), hasattr(a, 'y'), setattr(a, 'y', 2))
# expect: 1 default False None
print(a.y, delattr(a, 'y'), hasattr(a, 'y'), getattr(A, 'x'), getattr(1, 'real'))  # expect: 2 None False 1 1
try:
    getattr(a, 'nope')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'A' object has no attribute 'nope'
try:
    getattr(a, 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: attribute name must be string, not 'int'
try:
    getattr(a)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: getattr expected at least 2 arguments, got 1
try:
    setattr(a, 5, 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: attribute name must be string, not 'int'
try:
    delattr(a, 'x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'A' object has no attribute 'x'
try:
    delattr(a, 'q')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'A' object has no attribute 'q'
try:
    hasattr(a, 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: attribute name must be string, not 'int'
try:
    getattr(5, 'nope')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'int' object has no attribute 'nope'
try:
    getattr(A, 'nope')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: type object 'A' has no attribute 'nope'
try:
    setattr(5, 'x', 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'int' object has no attribute 'x' and no __dict__ for setting new attributes
class P:
    @property
    def v(self): raise ValueError('inside')
    @property
    def w(self): raise AttributeError('gone')
print(hasattr(P(), 'w'), getattr(P(), 'w', 'd'))  # expect: False d
try:
    hasattr(P(), 'v')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: inside
