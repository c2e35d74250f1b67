# in searches for a substring
print('ell' in 'hello', '' in 'a', '' in '', 'x' in 'abc', 'abc' not in 'ab')
# expect: True True True False True
print('é' in 'café', '😀' in 'a😀b')  # expect: True True
try:
    1 in 'abc'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'in <string>' requires string as left operand, not int
try:
    None in 'abc'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'in <string>' requires string as left operand, not NoneType
