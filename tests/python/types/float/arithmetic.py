# the operators of floats
# since: 3.14
print(1.5 + 2.25, 1.5 - 2, 1.5 * 2, 7.5 / 2, 7.5 // 2, -7.5 // 2, 7.5 % 2, -7.5 % 2, 7.5 % -2)
# expect: 3.75 -0.5 3.0 3.75 3.0 -4.0 1.5 0.5 -0.5
print(divmod(7.5, 2), divmod(-7.5, 2), 2.0 ** 0.5, 2.0 ** -1, (-8.0) ** 2)
# expect: (3.0, 1.5) (-4.0, 0.5) 1.4142135623730951 0.5 64.0
print(0.1 + 0.2, 1e308 * 10, -1e308 * 10, 1e-320)  # expect: 0.30000000000000004 inf -inf 1e-320
print(5 // 0.3, 5 % 0.3, -0.0, 0.0 == -0.0, 0.0 * -1)  # expect: 16.0 0.20000000000000018 -0.0 True -0.0
try:
    1.0 / 0
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ZeroDivisionError: division by zero
try:
    1.0 // 0.0
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ZeroDivisionError: division by zero
try:
    1.0 % 0
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ZeroDivisionError: division by zero
try:
    divmod(1.0, 0)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ZeroDivisionError: division by zero
try:
    0.0 ** -1
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ZeroDivisionError: zero to a negative power
try:
    1.0 + '1'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'float' and 'str'
try:
    1.0 & 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for &: 'float' and 'int'
