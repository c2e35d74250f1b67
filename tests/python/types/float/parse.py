# float() from text and other objects
print(float('1.5'), float(' 1e3 '), float('-inf'), float('Infinity'), float('NaN'))
# expect: 1.5 1000.0 -inf inf nan
print(float('1_0.5'), float('.5'), float('5.'))  # expect: 10.5 0.5 5.0
print(float(3), float(True), float(b'2.5'), float(), float('+1'), float('1e400'), float(10**22))
# expect: 3.0 1.0 2.5 0.0 1.0 inf 1e+22
class F:
    def __float__(self): return 2.5
class I:
    def __index__(self): return 4
class Bad:
    def __float__(self): return 1
print(float(F()), float(I()))  # expect: 2.5 4.0
try:
    float('')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: could not convert string to float: ''
try:
    float('abc')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: could not convert string to float: 'abc'
try:
    float('1..2')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: could not convert string to float: '1..2'
try:
    float('1_')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: could not convert string to float: '1_'
try:
    float(None)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: float() argument must be a string or a real number, not 'NoneType'
try:
    float([])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: float() argument must be a string or a real number, not 'list'
try:
    float(1j)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: float() argument must be a string or a real number, not 'complex'
try:
    float(10 ** 400)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: OverflowError: int too large to convert to float
try:
    float(Bad())
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Bad.__float__ returned non-float (type int)
