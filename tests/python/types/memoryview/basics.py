# a view shares its bytes
data = bytearray(b'abcdef')
m = memoryview(data)
print(m[0], m[-1], len(m), m[1:3].tobytes(), m.tolist(), bytes(m), m == b'abcdef')
# expect: 97 102 6 b'bc' [97, 98, 99, 100, 101, 102] b'abcdef' True
print(m.readonly, m.nbytes, m.format, m.itemsize, m.ndim, m.shape)  # expect: False 6 B 1 1 (6,)
m[0] = 65
m[1:3] = b'XY'
print(data, m[::2].tobytes(), m.hex(), 65 in m, list(m[:2]), m.obj is data)
# expect: bytearray(b'AXYdef') b'AYe' 415859646566 True [65, 88] True
try:
    m[9]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: index out of bounds on dimension 1
try:
    m.__setitem__(0, 'a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: memoryview: invalid type for format 'B'
try:
    m.__setitem__(slice(0, 2), b'abc')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: memoryview assignment: lvalue and rvalue have different structures
try:
    data.append(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: BufferError: Existing exports of data: object cannot be re-sized
m.release()
data.append(33)
print(data)  # expect: bytearray(b'AXYdef!')
try:
    m[0]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: operation forbidden on released memoryview object
try:
    memoryview('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: memoryview: a bytes-like object is required, not 'str'
try:
    memoryview(b'a').__setitem__(0, 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: cannot modify read-only memory
with memoryview(b'xyz') as v:
    print(v.tobytes(), hash(v) == hash(b'xyz'))  # expect: b'xyz' True
