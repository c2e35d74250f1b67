# slice objects
s = slice(1, 10, 2)
print(s, s.start, s.stop, s.step, slice(5), slice(None), s.indices(5))
# expect: slice(1, 10, 2) 1 10 2 slice(None, 5, None) slice(None, None, None) (1, 5, 2)
print(slice(None, None, -1).indices(4), slice(-3, None).indices(10))  # expect: (3, -1, -1) (7, 10, 1)
print(s == slice(1, 10, 2), slice(1) < slice(2))  # expect: True True
class G:
    def __getitem__(self, k): return k
g = G()
print(g[1], g[1:2], g[::], g[1:2:3], g[1, 2], g[1:2, ...], g[:, 0], g['a':'b'], g[()], g[...])
# expect: 1 slice(1, 2, None) slice(None, None, None) slice(1, 2, 3) (1, 2) (slice(1, 2, None), Ellipsis) (slice(None, None, None), 0) slice('a', 'b', None) () Ellipsis
try:
    slice()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: slice expected at least 1 argument, got 0
try:
    slice(1, 2, 3, 4)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: slice expected at most 3 arguments, got 4
try:
    slice(1, 2, 0).indices(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: slice step cannot be zero
try:
    slice('a').indices(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: slice indices must be integers or None or have an __index__ method
try:
    slice(1).indices(-1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: length should not be negative
