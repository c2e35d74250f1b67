# sumprod and cbrt kin
# since: 3.12
import math
print(math.sumprod([1, 2], [3, 4]), math.sumprod([1.5], [2]))  # expect: 11 3.0
try:
    math.sumprod([1], [1, 2])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: Inputs are not the same length
