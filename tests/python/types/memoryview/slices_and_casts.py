# views of views
data = bytearray(range(8))
m = memoryview(data)
v = m[2:6]
v[0] = 99
print(data[2], v.tolist(), v[::2].tolist(), v[1:3][0], len(v), m[::-1].tolist())
# expect: 99 [99, 3, 4, 5] [99, 4] 3 4 [7, 6, 5, 4, 3, 99, 1, 0]
print(m.cast('H').tolist() if m.cast('H').itemsize == 2 else '')  # expect: [256, 867, 1284, 1798]
print(m.toreadonly().readonly, m[2:6] == v, memoryview(b'ab') == b'ab', bytes(v))
# expect: True True True b'c\x03\x04\x05'
print(bytearray(v), list(v))  # expect: bytearray(b'c\x03\x04\x05') [99, 3, 4, 5]
try:
    m.toreadonly().__setitem__(0, 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: cannot modify read-only memory
try:
    v.__setitem__(0, 256)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: memoryview: invalid value for format 'B'
try:
    m.__setitem__(slice(0, 2), b'a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: memoryview assignment: lvalue and rvalue have different structures
