# text does not change in place
s = 'abc'
s[0] = 'x'  # raises: TypeError: 'str' object does not support item assignment
