# integer powers, with and without modulus
print(2 ** 64, 2 ** 65, 3 ** 40)  # expect: 18446744073709551616 36893488147419103232 12157665459056928801
print(pow(2, 10), pow(2, 10, 1000), pow(-2, 3, 5), pow(2, 3, -5))  # expect: 1024 24 2 -2
print(pow(3, -1, 7), pow(3, -2, 7), pow(10 ** 20, 3, 10 ** 9 + 7))  # expect: 5 4 648999181
print(pow(base=2, exp=3), pow(2, 3, mod=5))  # expect: 8 3
print(2 ** 0.5)  # expect: 1.4142135623730951
print((-8) ** (1 / 3))  # expect: (1.0000000000000002+1.7320508075688772j)
try:
    pow(2.0, 3, 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: pow() 3rd argument not allowed unless all arguments are integers
try:
    pow(2, 3.0, 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: pow() 3rd argument not allowed unless all arguments are integers
try:
    pow('a', 2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for ** or pow(): 'str' and 'int'
try:
    pow(2, 2, 'x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for ** or pow(): 'int', 'int', 'str'
