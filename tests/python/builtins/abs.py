# abs
class A:
    def __abs__(self): return 'absolute'
print(abs(-3), abs(-2.5), abs(3 + 4j), abs(True), abs(A()), abs(-10 ** 30))
# expect: 3 2.5 5.0 1 absolute 1000000000000000000000000000000
try:
    abs('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: bad operand type for abs(): 'str'
try:
    abs(None)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: bad operand type for abs(): 'NoneType'
try:
    abs()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: abs() takes exactly one argument (0 given)
