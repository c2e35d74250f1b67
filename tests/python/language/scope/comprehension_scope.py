# comprehension variables stay inside
x = 'outer'
print([x for x in range(3)], x)  # expect: [0, 1, 2] outer
print({x: x for x in 'ab'}, x, list(x for x in (1,)), x)  # expect: {'a': 'a', 'b': 'b'} outer [1] outer
print([(i, j) for i in range(2) for j in range(i + 1)], 'i' in globals())
# expect: [(0, 0), (1, 0), (1, 1)] False
print([y := n for n in range(3)], y)  # expect: [0, 1, 2] 2
def f():
    [z := n for n in range(3)]
    return z, [x for x in 'q'], x
print(f())  # expect: (2, ['q'], 'outer')
try:
    exec('[i := 0 for i in range(3)]')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: assignment expression cannot rebind comprehension iteration variable 'i' (<string>, line 1)
try:
    exec('class A:\n    [q := 1 for _ in range(3)]')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: assignment expression within a comprehension cannot be used in a class body (<string>, line 2)
try:
    exec('[x for x in (y := [1])]')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: assignment expression cannot be used in a comprehension iterable expression (<string>, line 1)
print([[a for a in range(b)] for b in range(3)], [a for a in [a for a in range(3)] if a])
# expect: [[], [0], [0, 1]] [1, 2]
