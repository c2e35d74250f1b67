# range as a sequence
# since: 3.14
r = range(2, 10, 3)
print(r, list(r), len(r), r[0], r[-1], r[1:], r[::-1], 5 in r, 6 in r, r.index(8))
# expect: range(2, 10, 3) [2, 5, 8] 3 2 8 range(5, 11, 3) range(8, -1, -3) True False 2
print(r.count(5), r.start, r.stop, r.step, range(3), range(0), range(5, 0))
# expect: 1 2 10 3 range(0, 3) range(0, 0) range(5, 0)
print(list(range(5, 0, -2)), bool(range(0)), range(0, 3, 1))  # expect: [5, 3, 1] False range(0, 3)
print(r == range(2, 11, 3), range(0) == range(5, 5))  # expect: True True
print(hash(range(3)) == hash(range(0, 3)), range(3) == [0, 1, 2], list(reversed(r)))
# expect: True False [8, 5, 2]
print(max(r), sum(range(101)), 2.0 in range(3), 'a' in range(3), True in range(2))
# expect: 8 5050 True False True
print(1.5 in range(3))  # expect: False
try:
    range(0, 5, 0)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: range() arg 3 must not be zero
try:
    range(1.5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'float' object cannot be interpreted as an integer
try:
    range('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'str' object cannot be interpreted as an integer
try:
    range()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: range expected at least 1 argument, got 0
try:
    range(1, 2, 3, 4)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: range expected at most 3 arguments, got 4
try:
    r[9]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: range object index out of range
try:
    r['a']
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: range indices must be integers or slices, not str
try:
    r.index(99)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: range.index(x): x not in range
try:
    r.__setitem__(0, 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'range' object has no attribute '__setitem__'
try:
    range(3) < range(4)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'range' and 'range'
