# property as a function
class A:
    def get(self): return self._x
    def set(self, v): self._x = v
    def rem(self): del self._x
    x = property(get, set, rem, 'the x')
    y = property(get)
    z = property()
a = A()
a.x = 3
print(a.x, A.x.__doc__, a.y, type(A.x), A.x.fget is A.get, A.y.fset)
# expect: 3 the x 3 <class 'property'> True None
del a.x
try:
    a.x
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'A' object has no attribute '_x'
try:
    setattr(a, 'y', 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: property 'y' of 'A' object has no setter
try:
    delattr(a, 'y')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: property 'y' of 'A' object has no deleter
try:
    a.z
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: property 'z' of 'A' object has no getter
try:
    property(1, 2, 3, 4, 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: property() takes at most 4 arguments (5 given)
