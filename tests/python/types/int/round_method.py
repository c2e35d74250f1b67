# round() of integers
print(round(1234), round(1234, -2), round(1250, -2), round(1350, -2), round(-1250, -2))
# expect: 1234 1200 1200 1400 -1200
print(round(5, 3), round(15, -1), round(25, -1), round(5, -5), round(10**30 + 5, -1))
# expect: 5 20 20 0 1000000000000000000000000000000
print(round(True), type(round(True)))  # expect: 1 <class 'int'>
try:
    round(5, 1.5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'float' object cannot be interpreted as an integer
