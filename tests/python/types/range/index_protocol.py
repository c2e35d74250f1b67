# range takes objects with __index__
class I:
    def __init__(s, n): s.n = n
    def __index__(s): return s.n
print(list(range(I(3))), list(range(I(1), I(4))), range(I(2)))  # expect: [0, 1, 2] [1, 2, 3] range(0, 2)
class B:
    def __index__(s): return 'x'
try:
    range(B())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __index__ returned non-int (type str)
it = iter(range(3))
print(next(it), it.__length_hint__(), list(it), next(it, 'end'))  # expect: 0 2 [1, 2] end
