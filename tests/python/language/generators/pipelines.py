# generators that feed each other
def count(): 
    n = 0
    while True: n += 1; yield n
def evens(src):
    for x in src:
        if x % 2 == 0: yield x
def take(n, src):
    for _, x in zip(range(n), src): yield x
def chunks(src, n):
    buf = []
    for x in src:
        buf.append(x)
        if len(buf) == n:
            yield buf
            buf = []
    if buf: yield buf
print(list(chunks(take(5, evens(count())), 2)), sum(take(3, (x * x for x in count()))))
# expect: [[2, 4], [6, 8], [10]] 14
def primes():
    src = iter(range(2, 60))
    while (p := next(src, None)) is not None:
        yield p
        src = filter(lambda x, p=p: x % p, src)
print(list(primes()))  # expect: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59]
def tree(t):
    if isinstance(t, list):
        for x in t: yield from tree(x)
    else: yield t
print(list(tree([1, [2, [3, [4]], 5]])))  # expect: [1, 2, 3, 4, 5]
def perm(l):
    if not l: yield []
    for i, x in enumerate(l):
        for p in perm(l[:i] + l[i + 1:]): yield [x, *p]
print(list(perm([1, 2, 3])))  # expect: [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]
