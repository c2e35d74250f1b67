# a missing method names type and attribute
# since: 3.14
try:
    'a'.nope
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'str' object has no attribute 'nope'
try:
    'a'.push('b')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'str' object has no attribute 'push'
try:
    str.nope
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: type object 'str' has no attribute 'nope'
s = 'a'
s.x = 1  # raises: AttributeError: 'str' object has no attribute 'x' and no __dict__ for setting new attributes
