# plain objects
# since: 3.14
o = object()
print(type(o), o == o, o != object(), isinstance(o, object), hash(o) == hash(o))
# expect: <class 'object'> True True True True
print(bool(o), repr(o).startswith('<object object at 0x'), str(o) == repr(o))  # expect: True True True
print(object.__doc__ is not None)  # expect: True
try:
    o.x
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'object' object has no attribute 'x'
try:
    setattr(o, 'x', 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'object' object has no attribute 'x' and no __dict__ for setting new attributes
try:
    object(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: object() takes no arguments
try:
    object.__new__()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: object.__new__(): not enough arguments
try:
    object.__new__(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: object.__new__(X): X is not a type object (int)
try:
    o < o
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'object' and 'object'
try:
    o + o
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'object' and 'object'
try:
    o()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'object' object is not callable
try:
    o[0]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'object' object is not subscriptable
try:
    len(o)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: object of type 'object' has no len()
try:
    iter(o)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'object' object is not iterable
try:
    o.__setattr__('a', 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'object' object has no attribute 'a' and no __dict__ for setting new attributes
try:
    delattr(o, 'q')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'object' object has no attribute 'q' and no __dict__ for setting new attributes
