# add, discard, remove, pop, clear, update
# since: 3.14
s = {1}
print(s.add(2), s.add(1), s.discard(9), s.discard(1), s, s.pop(), s)
# expect: None None None None set() 2 set()
print(s.update([3], (4,), {5}), s, s.remove(3), s, s.clear(), s)  # expect: None set() None set() None set()
try:
    s.remove(3)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 3
try:
    s.pop()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'pop from an empty set'
try:
    s.add([])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'list' as a set element (unhashable type: 'list')
try:
    s.update(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    s.add()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: set.add() takes exactly one argument (0 given)
try:
    s.remove({1})
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: {1}
print({1} in {frozenset([1])}, {frozenset([1])}.discard({1}))  # expect: True None
