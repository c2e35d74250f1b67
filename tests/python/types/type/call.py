# type() with one and with three arguments
print(type(1), type('a'), type(type), type(int), type(None), type(print))
# expect: <class 'int'> <class 'str'> <class 'type'> <class 'type'> <class 'NoneType'> <class 'builtin_function_or_method'>
print(type(lambda: 0), type(type(1)), type(len).__name__)
# expect: <class 'function'> <class 'type'> builtin_function_or_method
T = type('T', (int,), {'x': 5, 'm': lambda self: self + 1})
print(T, T(3).m(), T.x, T.__name__, T.__bases__, T.__mro__, T.__dict__['x'], T.__module__)
# expect: <class '__main__.T'> 4 5 T (<class 'int'>,) (<class '__main__.T'>, <class 'int'>, <class 'object'>) 5 __main__
try:
    type()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: type() takes 1 or 3 arguments
try:
    type(1, 2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: type() takes 1 or 3 arguments
try:
    type('a', 'b', {})
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: type.__new__() argument 2 must be tuple, not str
try:
    type(1, (), {})
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: type.__new__() argument 1 must be str, not int
try:
    type('a', (1,), {})
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses of all its bases
try:
    type('a', (), 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: type.__new__() argument 3 must be dict, not int
try:
    type('A\0', (), {})
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: type name must not contain null characters
