# unpacking and its errors
# since: 3.14
a, *b = [1, 2, 3]
*c, d = 'xyz'
e, *f, g = range(5)
h, *i = [1]
[j, k], l = (1, 2), 3
(*m,) = 'ab'
print(a, b, c, d, e, f, g, h, i, j, k, l, m)
# expect: 1 [2, 3] ['x', 'y'] z 0 [1, 2, 3] 4 1 [] 1 2 3 ['a', 'b']
try:
    (lambda: exec('a, b = 1, 2, 3'))()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: too many values to unpack (expected 2, got 3)
def two(v): x, y = v
def star(v): x, y, *z = v
try:
    two([1])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: not enough values to unpack (expected 2, got 1)
try:
    two([1, 2, 3])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: too many values to unpack (expected 2, got 3)
try:
    two([])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: not enough values to unpack (expected 2, got 0)
try:
    two(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: cannot unpack non-iterable int object
try:
    two('abc')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: too many values to unpack (expected 2)
try:
    star([1])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: not enough values to unpack (expected at least 2, got 1)
try:
    star(None)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: cannot unpack non-iterable NoneType object
try:
    two({1: 2, 3: 4, 5: 6})
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: too many values to unpack (expected 2, got 3)
try:
    two(x for x in range(9))
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: too many values to unpack (expected 2)
