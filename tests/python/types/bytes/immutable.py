# a byte cannot be assigned
b = b'abc'
b[0] = 1  # raises: TypeError: 'bytes' object does not support item assignment
