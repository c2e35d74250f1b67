# since: 3.14
# Views of several dimensions: cast, items, rows, and what is not there.
import array


def attempt(function):
    try:
        print(function())
    except Exception as error:
        print(type(error).__name__, error)


a = array.array('i', range(6))
m = memoryview(a).cast('B').cast('@i', [3, 2])
print(m.format, m.ndim, m.shape, m.strides, m.nbytes, len(m), m.c_contiguous, m.f_contiguous, m.tolist())
# expect: @i 2 (3, 2) (8, 4) 24 3 True False [[0, 1], [2, 3], [4, 5]]
print(m[0, 1], m[-1, -1], m[Ellipsis:] if False else m[1:].tolist(), m[::-1].tolist(), m[::2].strides, m[::2].contiguous)
# expect: 1 5 [[2, 3], [4, 5]] [[4, 5], [2, 3], [0, 1]] (16, 4) False
print(m[::2].tobytes() == m.tobytes()[:8] + m.tobytes()[16:], m[::2][1, 1], m[2:0].tolist(), m[5:].shape)
# expect: True 5 [] (0, 2)
print(bytes(m) == bytes(a), m.tobytes('F') == bytes(array.array('i', [0, 2, 4, 1, 3, 5])), m == m[:], m[::-1] == m)
# expect: True True True False
m[0, 1] = 77
m[:][2, 0] = 88
print(a)  # expect: array('i', [0, 77, 2, 3, 88, 5])
for key in [0, (0,), (0, 0, 0), (3, 0), (0, 2), ..., (), (slice(1), slice(1)), (slice(1), 0), 'a']:
    attempt(lambda: m[key])
# expect: NotImplementedError multi-dimensional sub-views are not implemented
# expect: NotImplementedError sub-views are not implemented
# expect: TypeError cannot index 2-dimension view with 3-element tuple
# expect: IndexError index out of bounds on dimension 1
# expect: IndexError index out of bounds on dimension 2
# expect: TypeError memoryview: invalid slice key
# expect: NotImplementedError sub-views are not implemented
# expect: NotImplementedError multi-dimensional slicing is not implemented
# expect: TypeError memoryview: invalid slice key
# expect: TypeError memoryview: invalid slice key
for key in [0, slice(1), (0,), (3, 0), (slice(1), slice(1)), 'a']:
    attempt(lambda: m.__setitem__(key, 1))
# expect: NotImplementedError sub-views are not implemented
# expect: NotImplementedError memoryview slice assignments are currently restricted to ndim = 1
# expect: NotImplementedError sub-views are not implemented
# expect: IndexError index out of bounds on dimension 1
# expect: NotImplementedError memoryview slice assignments are currently restricted to ndim = 1
# expect: TypeError memoryview: invalid slice key
attempt(lambda: list(m))  # expect: NotImplementedError multi-dimensional sub-views are not implemented
attempt(lambda: 1 in m)  # expect: NotImplementedError multi-dimensional sub-views are not implemented
attempt(lambda: m.count(1))  # expect: NotImplementedError multi-dimensional sub-views are not implemented
attempt(lambda: m.index(1))  # expect: NotImplementedError multi-dimensional lookup is not implemented
attempt(lambda: m.cast('i'))  # expect: TypeError memoryview: cannot cast between two non-byte formats
attempt(lambda: m.cast('B', [2, 12]))  # expect: TypeError memoryview: cast must be 1D -> ND or ND -> 1D
attempt(lambda: m[::2].cast('B'))  # expect: TypeError memoryview: casts are restricted to C-contiguous views
attempt(lambda: m.cast('B').tolist()[:5])  # expect: [0, 0, 0, 0, 77]
z = memoryview(bytearray(4)).cast('i', [])
print(z.shape, z.strides, z.ndim, z.nbytes, z.tolist(), z[()], z[...] is z, z == z)
# expect: () () 0 4 0 0 True True
z[()] = 5
z[...] = 6
print(z.tolist(), z.tobytes())  # expect: 6 b'\x06\x00\x00\x00'
for function in [lambda: len(z), lambda: z[0], lambda: z[:], lambda: list(z), lambda: bool(z)]:
    attempt(function)
# expect: TypeError 0-dim memory has no length
# expect: TypeError invalid indexing of 0-dim memory
# expect: TypeError invalid indexing of 0-dim memory
# expect: TypeError invalid indexing of 0-dim memory
# expect: TypeError 0-dim memory has no length
for args in [('x',), ('<h',), ('',), (1,), ('h', [3]), ('B', [0]), ('B', [1.0]), ('B', 'a'), ('B', [1] * 65), ('i',)]:
    attempt(lambda: memoryview(b'ab').cast(*args))
# expect: ValueError memoryview: destination format must be a native single character format prefixed with an optional '@'
# expect: ValueError memoryview: destination format must be a native single character format prefixed with an optional '@'
# expect: ValueError memoryview: destination format must be a native single character format prefixed with an optional '@'
# expect: TypeError cast() argument 'format' must be str, not int
# expect: TypeError memoryview: product(shape) * itemsize != buffer size
# expect: ValueError memoryview.cast(): elements of shape must be integers > 0
# expect: TypeError memoryview.cast(): elements of shape must be integers
# expect: TypeError shape must be a list or a tuple
# expect: ValueError memoryview: number of dimensions must not exceed 64
# expect: TypeError memoryview: length is not a multiple of itemsize
attempt(lambda: memoryview(b'').cast('B', [1]))
# expect: TypeError memoryview: cannot cast view with zeros in shape or strides
attempt(lambda: memoryview(b'').cast('i').tolist())  # expect: []
attempt(lambda: memoryview(b'abc')[...])  # expect: TypeError memoryview: invalid slice key
