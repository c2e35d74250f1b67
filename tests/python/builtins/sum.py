# sum with a start
print(sum([1, 2, 3]), sum([]), sum([1.5, 2]), sum([[1], [2]], []), sum([1, 2], 10))
# expect: 6 0 3.5 [1, 2] 13
print(sum((1, 2), start=5), sum(range(101)), sum([True, False, True]), sum([1j, 2]))
# expect: 8 5050 2 (2+1j)
print(sum(x for x in [1, 2]), sum([(1,), (2,)], ()))  # expect: 3 (1, 2)
class N:
    def __init__(s, n): s.n = n
    def __add__(s, o): return N(s.n + (o.n if isinstance(o, N) else o))
    def __radd__(s, o): return N(s.n + o)
print(sum([N(1), N(2)]).n, sum([N(1)], N(5)).n)  # expect: 3 6
try:
    sum(['a', 'b'])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'int' and 'str'
try:
    sum(['a'], '')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: sum() can't sum strings [use ''.join(seq) instead]
try:
    sum([b'a'], b'')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: sum() can't sum bytes [use b''.join(seq) instead]
try:
    sum([bytearray()], bytearray())
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: sum() can't sum bytearray [use b''.join(seq) instead]
try:
    sum(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    sum([1, None])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'int' and 'NoneType'
try:
    sum()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: sum() takes at least 1 positional argument (0 given)
try:
    sum([[1]])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'int' and 'list'
try:
    sum('ab')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'int' and 'str'
