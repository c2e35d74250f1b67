# int() from other objects
print(int(3.99), int(-3.99), int(True), int(1e20))  # expect: 3 -3 1 100000000000000000000
class Index:
    def __index__(self): return 7
class Int:
    def __int__(self): return 8
class Trunc:
    def __int__(self): return 'x'
print(int(Index()), int(Int()))  # expect: 7 8
try:
    int(Trunc())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __int__ returned non-int (type str)
try:
    int(None)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: int() argument must be a string, a bytes-like object or a real number, not 'NoneType'
try:
    int([])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: int() argument must be a string, a bytes-like object or a real number, not 'list'
try:
    int(1j)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: int() argument must be a string, a bytes-like object or a real number, not 'complex'
try:
    int(float('nan'))
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: cannot convert float NaN to integer
try:
    int(float('inf'))
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: OverflowError: cannot convert float infinity to integer
try:
    int(float('-inf'))
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: OverflowError: cannot convert float infinity to integer
try:
    int(3.5, 10)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: int() can't convert non-string with explicit base
try:
    int(base=10)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: int() missing string argument
