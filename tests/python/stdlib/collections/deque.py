# deque
# since: 3.14
from collections import deque
d = deque([1, 2, 3], maxlen=4)
d.append(4)
d.append(5)
d.appendleft(0)
print(d, d.maxlen, d.pop(), d.popleft(), d, len(d), d[0], d[-1], d.rotate(1), d)
# expect: deque([3, 2], maxlen=4) 4 4 0 deque([3, 2], maxlen=4) 2 2 3 None deque([3, 2], maxlen=4)
print(d.extend([7, 8]), d, d.extendleft('ab'), d, d.count('a'))
# expect: None deque(['b', 'a', 3, 2], maxlen=4) None deque(['b', 'a', 3, 2], maxlen=4) 1
print(d.index(3) if 3 in d else None, d.reverse(), d, list(reversed(d)), d.copy())
# expect: 2 None deque([2, 3, 'a', 'b'], maxlen=4) ['b', 'a', 3, 2] deque([2, 3, 'a', 'b'], maxlen=4)
print(d == deque(d), deque('ab') < deque('b'), deque([1]) + deque([2]), deque([1]) * 2)
# expect: True True deque([1, 2]) deque([1, 1])
print(deque(), bool(deque()), d.clear(), d)  # expect: deque([]) False None deque([], maxlen=4)
d.extend([1, 2, 1])
d.remove(1)
d.insert(1, 'i')
d[0] = 'z'
del d[1]
print(d)  # expect: deque(['z', 1], maxlen=4)
try:
    deque().pop()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: pop from an empty deque
try:
    deque().popleft()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: pop from an empty deque
try:
    d[9]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: deque index out of range
try:
    d.remove(99)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: deque.remove(x): x not in deque
try:
    d.index(99)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: deque.index(x): x not in deque
try:
    deque(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    deque([], -1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: maxlen must be non-negative
try:
    d[0:1]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: sequence index must be integer, not 'slice'
try:
    deque(maxlen='a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: an integer is required
try:
    hash(d)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: unhashable type: 'collections.deque'
d = deque([1, 2])
try:
    for x in d: d.append(x)
except RuntimeError as e: print(e)  # expect: deque mutated during iteration
f = deque([1, 2], maxlen=2)
try:
    f.insert(0, 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: deque already at its maximum size
f.append(f)
print(f)  # expect: deque([2, [...]], maxlen=2)
