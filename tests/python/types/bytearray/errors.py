# what a bytearray refuses
# since: 3.14
b = bytearray(b'abc')
try:
    b.append(256)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: byte must be in range(0, 256)
try:
    b.append('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'str' object cannot be interpreted as an integer
try:
    b[9]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: bytearray index out of range
try:
    b[9] = 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: bytearray index out of range
try:
    b.__setitem__(0, 'a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'str' object cannot be interpreted as an integer
try:
    b.pop(9)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: pop index out of range
try:
    bytearray().pop()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: pop from empty bytearray
try:
    b.remove(120)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: value not found in bytearray
try:
    b.extend('x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: expected iterable of integers; got: 'str'
try:
    b.extend(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: can't extend bytearray with int
try:
    b.insert(0, 300)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: byte must be in range(0, 256)
try:
    hash(b)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: unhashable type: 'bytearray'
try:
    b + 'x'
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: can't concat str to bytearray
try:
    bytearray('x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: string argument without an encoding
b[::2] = b'xy'
print(b)  # expect: bytearray(b'xby')
try:
    b.__setitem__(slice(None, None, 2), b'a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: attempt to assign bytes of size 1 to extended slice of size 2
