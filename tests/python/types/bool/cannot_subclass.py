# bool is final
try:
    type('B', (bool,), {})
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: type 'bool' is not an acceptable base type
