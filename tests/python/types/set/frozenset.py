# frozensets are hashable and immutable
f = frozenset([1, 2])
print(f, hash(f) == hash(frozenset([2, 1])), {f: 1}[frozenset([2, 1])], f | {3})
# expect: frozenset({1, 2}) True 1 frozenset({1, 2, 3})
print(f.union([3]), f.copy() is f, frozenset(f) is f, f == {1, 2}, len(f), 1 in f)
# expect: frozenset({1, 2, 3}) True True True 2 True
print(f - {1}, frozenset('') or 'empty')  # expect: frozenset({2}) empty
try:
    f.add(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'frozenset' object has no attribute 'add'
try:
    hash({1})
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: unhashable type: 'set'
g = f
g |= {9}
print(g, f)  # expect: frozenset({1, 2, 9}) frozenset({1, 2})
