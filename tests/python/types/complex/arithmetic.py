# complex numbers
# since: 3.14
a = 1 + 2j
b = 3 - 1j
print(a + b, a - b, a * b, a / b, a ** 2, -a, +a, abs(3 + 4j))
# expect: (4+1j) (-2+3j) (5+5j) (0.1+0.7000000000000001j) (-3+4j) (-1-2j) (1+2j) 5.0
print(a == 1 + 2j, a != b, a == 1, 1j * 1j == -1, (2 + 0j) == 2, hash(2 + 0j) == hash(2))
# expect: True True False True True True
print(a.real, a.imag, a.conjugate(), 2j, 1j ** 2, a ** 0.5 == pow(a, 0.5), 0j ** 0)
# expect: 1.0 2.0 (1-2j) 2j (-1+0j) True (1+0j)
print(a + 1, 1 + a, a * 2.5, 2 / (1 + 1j))  # expect: (2+2j) (2+2j) (2.5+5j) (1-1j)
try:
    a / 0
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ZeroDivisionError: division by zero
try:
    a // 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for //: 'complex' and 'int'
try:
    a % 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for %: 'complex' and 'int'
try:
    a < b
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'complex' and 'complex'
try:
    divmod(a, b)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for divmod(): 'complex' and 'complex'
try:
    int(a)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: int() argument must be a string, a bytes-like object or a real number, not 'complex'
try:
    float(a)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: float() argument must be a string or a real number, not 'complex'
try:
    0j ** -1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ZeroDivisionError: zero to a negative or complex power
try:
    0j ** 1j
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ZeroDivisionError: zero to a negative or complex power
