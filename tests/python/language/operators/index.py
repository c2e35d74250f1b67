# __index__ wherever an integer is needed
class I:
    def __index__(s): return 2
class Bad:
    def __index__(s): return 'x'
class Err:
    def __index__(s): raise ValueError('idx')
i = I()
print([5, 6, 7][i], 'abc'[i], (1, 2, 3)[:i], range(i), list(range(i)), bin(i), 'a' * i)
# expect: 7 c (1, 2) range(0, 2) [0, 1] 0b10 aa
print([0] * i, b'abc'[i], int(i), float(i), complex(i), round(1.2345, i))
# expect: [0, 0] 99 2 2.0 (2+0j) 1.23
print(chr(65 + i.__index__()), 'abc'.find('c', i), 'a,b,c'.split(',', i), int('11', i))
# expect: C 2 ['a', 'b', 'c'] 3
print(10 .__add__(2), divmod(7, i.__index__()), slice(i).indices(i), bytes(i))
# expect: 12 (3, 1) (0, 2, 1) b'\x00\x00'
print([1, 2, 3].pop(i))  # expect: 3
try:
    [1][Bad()]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __index__ returned non-int (type str)
try:
    [1][Err()]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: idx
one = 1.0
try:
    [1][one]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: list indices must be integers or slices, not float
try:
    'a' * Bad()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __index__ returned non-int (type str)
try:
    range(Err())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: idx
x = [1, 2, 3]
x[i] = 9
x[:i] = 'q'
print(x)  # expect: ['q', 9]
