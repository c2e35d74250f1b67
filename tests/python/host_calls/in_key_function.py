# a host call in a key= function
# tools: add, fail
print(sorted([3, 1, 2], key=lambda x: add(-x, 0)))  # expect: [3, 2, 1]
print(max('abc', key=lambda c: add(ord(c), 0)), min([5, 4], key=lambda x: add(x, 1)))  # expect: c 4
l = ['bb', 'a', 'ccc']
l.sort(key=lambda s: add(len(s), 0), reverse=True)
print(l)  # expect: ['ccc', 'bb', 'a']
try:
    sorted([1, 2], key=lambda x: fail('key failed'))
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ToolError: key failed
from itertools import groupby
print([(k, list(g)) for k, g in groupby([1, 3, 2], key=lambda x: add(x, 0) % 2)])
# expect: [(1, [1, 3]), (0, [2])]
