# attributes of classes
class A:
    """doc of A"""
    x = 1
    def f(self): pass
class B(A): pass
print(A.__name__, A.__qualname__, A.__doc__, B.__doc__, B.__base__, B.__bases__)
# expect: A A doc of A None <class '__main__.A'> (<class '__main__.A'>,)
print([c.__name__ for c in B.__mro__], B.mro() == list(B.__mro__), A.__subclasses__())
# expect: ['B', 'A', 'object'] True [<class '__main__.B'>]
print(A.__dict__['x'], 'x' in B.__dict__, type(A.__dict__).__name__, A.__module__)
# expect: 1 False mappingproxy __main__
A.__name__ = 'Z'
A.__qualname__ = 'Q'
A.y = 2
print(A, A.__name__, B.y)  # expect: <class '__main__.Q'> Z 2
try:
    setattr(A, '__name__', 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can only assign string to Z.__name__, not 'int'
try:
    setattr(int, 'x', 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot set 'x' attribute of immutable type 'int'
try:
    delattr(A, 'nope')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: type object 'Z' has no attribute 'nope'
try:
    A.nope
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: type object 'Z' has no attribute 'nope'
try:
    A.__dict__.__setitem__('a', 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'mappingproxy' object has no attribute '__setitem__'
try:
    setattr(A, '__bases__', ())
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: can only assign non-empty tuple to Z.__bases__, not ()
