# ordering by code point
print('a' < 'b', 'a' < 'A', 'abc' < 'abd', 'ab' < 'abc', '' < 'a', 'Z' < 'a')
# expect: True False True True True True
print('é' > 'z', '😀' > '\uffff', 'a' == 'a', 'a' != b'a')  # expect: True True True True
print(max('hello'), min('hello'), sorted('banana'), 'a' == 1, 'a'.__eq__(1), 'a'.__lt__(1))
# expect: o e ['a', 'a', 'a', 'b', 'n', 'n'] False NotImplemented NotImplemented
try:
    'a' < 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'str' and 'int'
try:
    'a' >= None
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '>=' not supported between instances of 'str' and 'NoneType'
