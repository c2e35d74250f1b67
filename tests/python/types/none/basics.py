# None, Ellipsis and NotImplemented
print(None, ..., NotImplemented, type(None), type(...), type(NotImplemented))
# expect: None Ellipsis NotImplemented <class 'NoneType'> <class 'ellipsis'> <class 'NotImplementedType'>
print(None is None, None == 0, bool(None), str(None), repr(...), {None: 1})
# expect: True False False None Ellipsis {None: 1}
print(type(None)() is None, [None] * 2)  # expect: True [None, None]
try:
    None.x
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'NoneType' object has no attribute 'x'
nothing = None
try:
    nothing()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'NoneType' object is not callable
try:
    None + 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'NoneType' and 'int'
try:
    nothing[0]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'NoneType' object is not subscriptable
try:
    len(None)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: object of type 'NoneType' has no len()
try:
    iter(None)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'NoneType' object is not iterable
try:
    None < None
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'NoneType' and 'NoneType'
try:
    type(None)(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: NoneType takes no arguments
for f in (lambda: None.upper(), lambda: None.x.y):
    try:
        f()
    except Exception as error:
        print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'NoneType' object has no attribute 'upper'
# expect: AttributeError: 'NoneType' object has no attribute 'x'
