# key is called once for each element, in order
calls = []
def key(x):
    calls.append(x)
    return -x
print(sorted([2, 3, 1], key=key), calls)  # expect: [3, 2, 1] [2, 3, 1]
data = [('b', 2), ('a', 2), ('c', 1)]
print(sorted(data, key=lambda t: t[1]), sorted(sorted(data), key=lambda t: t[1], reverse=True))
# expect: [('c', 1), ('b', 2), ('a', 2)] [('a', 2), ('b', 2), ('c', 1)]
