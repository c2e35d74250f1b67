# list, set, dict and generator comprehensions
# since: 3.14
print([x * x for x in range(4)], {x % 2 for x in range(5)})  # expect: [0, 1, 4, 9] {0, 1}
print({x: x * x for x in range(3)}, list(x for x in 'ab'))  # expect: {0: 0, 1: 1, 2: 4} ['a', 'b']
print([x for x in range(10) if x % 2 if x > 4], [(x, y) for x in 'ab' for y in (1, 2)])
# expect: [5, 7, 9] [('a', 1), ('a', 2), ('b', 1), ('b', 2)]
print([[y for y in range(x)] for x in range(3)], [x for x, in [(1,), (2,)]])
# expect: [[], [0], [0, 1]] [1, 2]
print([a for a, *b in ['xyz']], {k: v for k, v in [('a', 1), ('a', 2)]})  # expect: ['x'] {'a': 2}
print([x if x else 'zero' for x in (0, 1)], [x for row in [[1], [2, 3]] for x in row])
# expect: ['zero', 1] [1, 2, 3]
print([x for x in [1, 2] for x in [x, x * 10]])  # expect: [1, 10, 2, 20]
print([i for i in range(3) for _ in range(i)], sum(x for x in range(5)))  # expect: [1, 2, 2] 10
print(max((x for x in [1, 5]), default=0), {**{k: 1 for k in 'ab'}})  # expect: 5 {'a': 1, 'b': 1}
print([lambda: x for x in range(2)][0](), [f'{x}' for x in (1, 2)])  # expect: 1 ['1', '2']
try:
    [x for x in 5]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    [x for x, y in [1]]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: cannot unpack non-iterable int object
try:
    {[]: 1 for _ in [1]}
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'list' as a dict key (unhashable type: 'list')
try:
    {[] for _ in [1]}
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'list' as a set element (unhashable type: 'list')
try:
    [1 / x for x in (1, 0)]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ZeroDivisionError: division by zero
