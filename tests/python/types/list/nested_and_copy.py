# nested lists, shallow and deep copies
import copy
a = [[1, 2], [3]]
b, c, d = a[:], list(a), copy.deepcopy(a)
a[0].append(9)
a.append('x')
print(a, b, c, d)  # expect: [[1, 2, 9], [3], 'x'] [[1, 2, 9], [3]] [[1, 2, 9], [3]] [[1, 2], [3]]
m = [[0] * 2 for _ in range(2)]
m[0][0] = 1
w = [[0] * 2] * 2
w[0][0] = 1
print(m, w, [list(r) for r in zip(*[[1, 2], [3, 4]])], sum([[1], [2, 3]], []))
# expect: [[1, 0], [0, 0]] [[1, 0], [1, 0]] [[1, 3], [2, 4]] [1, 2, 3]
print([x for r in a[:2] for x in r])  # expect: [1, 2, 9, 3]
a[0][:] = []
print(b[0])  # expect: []
