# special methods with results of the wrong type
class A:
    def __len__(s): return 2.5
    def __bool__(s): return None
    def __hash__(s): return []
    def __repr__(s): return b'x'
    def __iter__(s): return []
    def __index__(s): return 1.0
    def __int__(s): return '1'
    def __float__(s): return 1
    def __contains__(s, x): return []
    def __format__(s, f): return None
    def __complex__(s): return 1
    def __dir__(s): return None
    def __reversed__(s): return 5
a = A()
try:
    len(a)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'float' object cannot be interpreted as an integer
try:
    bool(a)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: __bool__ should return bool, returned NoneType
try:
    hash(a)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __hash__ method should return an integer
try:
    repr(a)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __repr__ returned non-string (type bytes)
try:
    iter(a)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: iter() returned non-iterator of type 'list'
try:
    [1][a]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __index__ returned non-int (type float)
try:
    int(a)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __int__ returned non-int (type str)
try:
    float(a)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: A.__float__ returned non-float (type int)
try:
    format(a)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __format__ must return a str, not NoneType
try:
    complex(a)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: __complex__ returned non-complex (type int)
try:
    dir(a)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'NoneType' object is not iterable
print(1 in a, reversed(a))  # expect: False 5
