# every division by zero has its message
# since: 3.14
try:
    1 / 0
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ZeroDivisionError: division by zero
try:
    1 // 0
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ZeroDivisionError: division by zero
try:
    1 % 0
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ZeroDivisionError: division by zero
try:
    divmod(1, 0)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ZeroDivisionError: division by zero
try:
    0 ** -1
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ZeroDivisionError: zero to a negative power
try:
    pow(2, -1, 4)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: base is not invertible for the given modulus
try:
    pow(2, 5, 0)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: pow() 3rd argument cannot be 0
