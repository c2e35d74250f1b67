# sizes that cannot be
try:
    [0] * (1 << 70)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: OverflowError: cannot fit 'int' into an index-sized integer
try:
    (0,) * (1 << 70)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: OverflowError: cannot fit 'int' into an index-sized integer
try:
    'ab' * (1 << 70)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: OverflowError: cannot fit 'int' into an index-sized integer
