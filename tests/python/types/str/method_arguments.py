# wrong arguments of methods
# since: 3.14
try:
    'a'.upper(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: str.upper() takes no arguments (1 given)
try:
    'a'.join()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: str.join() takes exactly one argument (0 given)
try:
    'a'.split(x=1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: split() got an unexpected keyword argument 'x'
try:
    'a'.isalpha(2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: str.isalpha() takes no arguments (1 given)
try:
    'a'.replace('a', 'b', 'c')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'str' object cannot be interpreted as an integer
try:
    str.upper()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unbound method str.upper() needs an argument
try:
    str.upper(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: descriptor 'upper' for 'str' objects doesn't apply to a 'int' object
try:
    'a'.encode(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: encode() argument 'encoding' must be str, not int
try:
    'a'.zfill('x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'str' object cannot be interpreted as an integer
try:
    'a'.startswith('a', 'b')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: slice indices must be integers or None or have an __index__ method
try:
    'a'.format_map(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
