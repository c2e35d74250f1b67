# a string item cannot be assigned
s = 'abc'
try:
    del s[0]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'str' object doesn't support item deletion
s[0] = 'x'  # raises: TypeError: 'str' object does not support item assignment
