# every consumer takes every iterable
class It:
    def __iter__(self):
        yield 1
        yield 2
for f in (list, tuple, set, frozenset, sum, max, min, sorted, any, all, bytes, bytearray):
    print(f.__name__, f(It()))
# expect: list [1, 2]
# expect: tuple (1, 2)
# expect: set {1, 2}
# expect: frozenset frozenset({1, 2})
# expect: sum 3
# expect: max 2
# expect: min 1
# expect: sorted [1, 2]
# expect: any True
# expect: all True
# expect: bytes b'\x01\x02'
# expect: bytearray bytearray(b'\x01\x02')
print(dict.fromkeys(It()), ','.join(map(str, It())), [].extend(It()))  # expect: {1: None, 2: None} 1,2 None
print(list(enumerate(It())), list(zip(It(), It())), [*It(), *It()])
# expect: [(0, 1), (1, 2)] [(1, 1), (2, 2)] [1, 2, 1, 2]
a, b = It()
print(a, b, 2 in It(), 3 in It(), print(*It()))
# expect: 1 2
# expect: 1 2 True False None
