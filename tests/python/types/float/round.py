# round() of floats rounds half to even
print(round(0.5), round(1.5), round(2.5), round(-0.5), round(-1.5), round(2.675, 2))
# expect: 0 2 2 0 -2 2.67
print(round(1.005, 2))  # expect: 1.0
print(round(3.14159, 2), round(3.14159, 0), round(1234.5, -2), round(1e300, 2), round(2.5, None))
# expect: 3.14 3.0 1200.0 1e+300 2
print(round(0.1, 20), round(5e-324, 400), round(123.456, -3), round(-2.5), round(1e16 + 0.5))
# expect: 0.1 5e-324 0.0 -2 10000000000000000
try:
    round(float('nan'))
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: cannot convert float NaN to integer
try:
    round(float('inf'))
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: OverflowError: cannot convert float infinity to integer
print(round(float('inf'), 1), round(float('nan'), 1))  # expect: inf nan
try:
    round(1.5, 'a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'str' object cannot be interpreted as an integer
try:
    round('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: type str doesn't define __round__ method
