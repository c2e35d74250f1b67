# a float power that is too large
# judge: 3.11
try:
    10.0 ** 400
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: OverflowError: (34, 'Numerical result out of range')
try:
    2.0 ** 1024
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: OverflowError: (34, 'Numerical result out of range')
try:
    (-10.0) ** 401
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: OverflowError: (34, 'Numerical result out of range')
print(10.0 ** 308, 10.0 ** -400, 1e200 * 1e200)  # expect: 1e+308 0.0 inf
