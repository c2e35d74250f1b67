# | & - ^ and comparisons
a, b = {1, 2, 3}, {2, 3, 4}
print(a | b, a & b, a - b, a ^ b, a <= b, {2} < a, a >= {1}, a > a, a == {3, 2, 1})
# expect: {1, 2, 3, 4} {2, 3} {1} {1, 4} False True True False True
print(a != b, a == frozenset(a), {1} == [1])  # expect: True True False
c = a
a |= {9}
a &= {1, 9, 2}
a -= {1}
a ^= {2, 5}
print(a, c is a)  # expect: {5, 9} True
try:
    {1} | [2]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for |: 'set' and 'list'
try:
    {1} & 'a'
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for &: 'set' and 'str'
try:
    {1} < [1]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'set' and 'list'
try:
    {1} + {2}
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'set' and 'set'
print({1} | frozenset([2]), frozenset([2]) | {1}, type(frozenset() | set()))
# expect: {1, 2} frozenset({1, 2}) <class 'frozenset'>
print(type(set() | frozenset()))  # expect: <class 'set'>
