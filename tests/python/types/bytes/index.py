# indexing gives integers, slicing bytes
b = b'hello'
print(b[0], b[-1], b[1:3], b[::-1], list(b), len(b), 104 in b, b'ell' in b, b'' in b)
# expect: 104 111 b'el' b'olleh' [104, 101, 108, 108, 111] 5 True True True
print(b.hex(), max(b))  # expect: 68656c6c6f 111
try:
    b[9]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: index out of range
try:
    b['a']
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: byte indices must be integers or slices, not str
try:
    'a' in b
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: a bytes-like object is required, not 'str'
try:
    256 in b
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: byte must be in range(0, 256)
try:
    b + 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: can't concat str to bytes
try:
    b'a' < 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'bytes' and 'str'
print(b'a' == 'a', b'a' < b'b', b'a' * 2, b'a' + b'b', b + bytearray(b'!'))
# expect: False True b'aa' b'ab' b'hello!'
