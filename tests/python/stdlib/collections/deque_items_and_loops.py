# items of deques, and loops over them, as they are and in subclasses
from collections import deque

d = deque([1, 2, 3])
d.appendleft(0)
d.popleft()
d.popleft()
print([x for x in d], list(d), sum(d), tuple(d), max(d), sorted(d), list(zip(d, d)), list(enumerate(d)))
# expect: [2, 3] [2, 3] 5 (2, 3) 3 [2, 3] [(2, 2), (3, 3)] [(0, 2), (1, 3)]
print(d[0], d[-1], d[True], d[1])  # expect: 2 3 3 3
d[0] = 'a'
d[-1] = 'b'
print(d)  # expect: deque(['a', 'b'])
for index in (2, -3, 10**20, 1.0, 'x', None, slice(0, 1)):
    try:
        print(d[index])
    except (IndexError, TypeError) as error:
        print(type(error).__name__, error)
    try:
        d[index] = 1
    except (IndexError, TypeError) as error:
        print(type(error).__name__, error)
# expect: IndexError deque index out of range
# expect: IndexError deque index out of range
# expect: IndexError deque index out of range
# expect: IndexError deque index out of range
# expect: IndexError cannot fit 'int' into an index-sized integer
# expect: IndexError cannot fit 'int' into an index-sized integer
# expect: TypeError sequence index must be integer, not 'float'
# expect: TypeError sequence index must be integer, not 'float'
# expect: TypeError sequence index must be integer, not 'str'
# expect: TypeError sequence index must be integer, not 'str'
# expect: TypeError sequence index must be integer, not 'NoneType'
# expect: TypeError sequence index must be integer, not 'NoneType'
# expect: TypeError sequence index must be integer, not 'slice'
# expect: TypeError sequence index must be integer, not 'slice'
print(d, len(d), bool(d), bool(deque()), not d)  # expect: deque(['a', 'b']) 2 True False False


class Index:
    def __index__(self):
        return 1


print(d[Index()])  # expect: b
d[Index()] = 'c'
print(d)  # expect: deque(['a', 'c'])

for change in (d.append, d.appendleft, lambda x: d.pop(), lambda x: d.popleft(), lambda x: d.rotate(1)):
    d = deque(range(3))
    try:
        for x in d:
            change(x)
        print(x)
    except RuntimeError as error:
        print(error)
# expect: 2
# expect: 2
# expect: deque mutated during iteration
# expect: deque mutated during iteration
# expect: deque mutated during iteration
d = deque(range(3))
for x in d:
    d[0] = 7
print(d)  # expect: deque([7, 1, 2])
try:
    for pair in zip(d, d):
        d.append(1)
except RuntimeError as error:
    print(error)  # expect: deque mutated during iteration

it = iter(d)
print(next(it), it.__length_hint__(), list(it), list(it))  # expect: 7 3 [1, 2, 1] []


class Loud(deque):
    def __getitem__(self, index):
        return ('item', index)

    def __setitem__(self, index, value):
        print('set', index, value)

    def __iter__(self):
        yield 'mine'

    def __len__(self):
        return 17


loud = Loud([1, 2])
print(loud[0], list(loud), [x for x in loud], len(loud), sum(1 for _ in loud))
# expect: ('item', 0) ['mine'] ['mine'] 17 1
loud[0] = 3  # expect: set 0 3
print(list(zip(loud, 'ab')))  # expect: [('mine', 'a')]


class Plain(deque):
    pass


plain = Plain([1, 2])
print(plain[0], list(plain), [x for x in plain], len(plain))  # expect: 1 [1, 2] [1, 2] 2
plain[0] = 5
print(plain)  # expect: Plain([5, 2])
try:
    deque.extra = 1
except TypeError as error:
    print(error)  # expect: cannot set 'extra' attribute of immutable type 'collections.deque'
Plain.extra = 2
print(plain.extra)  # expect: 2
