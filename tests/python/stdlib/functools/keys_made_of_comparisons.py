# cmp_to_key with functions that take no frame, that take some, and that say odd things
from functools import cmp_to_key

calls = []


def noisy(a, b):
    calls.append((a, b))
    return (a > b) - (a < b)


rows = [(2, 'b'), (1, 'c'), (2, 'a'), (0, 'z')]
print(sorted(rows, key=cmp_to_key(lambda a, b: a[0] - b[0])), sorted(rows, key=cmp_to_key(lambda a, b: b[0] - a[0])))
# expect: [(0, 'z'), (1, 'c'), (2, 'b'), (2, 'a')] [(2, 'b'), (2, 'a'), (1, 'c'), (0, 'z')]
print(sorted([3, 1, 2], key=cmp_to_key(lambda a, b: b - a)), sorted([3, 1, 2], key=cmp_to_key(noisy)), len(calls) > 1)
# expect: [3, 2, 1] [1, 2, 3] True
print(sorted([3, 1, 2], key=cmp_to_key(lambda a, b: a - b), reverse=True), max([3, 1, 2], key=cmp_to_key(lambda a, b: b - a)), min([3, 1, 2], key=cmp_to_key(lambda a, b: a - b)))
# expect: [3, 2, 1] 1 1
print(sorted([0.5, 0.25], key=cmp_to_key(lambda a, b: a - b)), sorted([2, 1], key=cmp_to_key(lambda a, b: a > b or -1)))
# expect: [0.25, 0.5] [1, 2]
K = cmp_to_key(lambda a, b: a - b)
print(K(1) < K(2), K(1) > K(2), K(1) == K(1), K(1) <= K(0), K(2) >= K(2), K(1) != K(2), K(3).obj)
# expect: True False True False True True 3
print(cmp_to_key(lambda a, b: 2**70)(1) < K(2), cmp_to_key(lambda a, b: -2**70)(1) < K(2), cmp_to_key(lambda a, b: True)(1) > K(2))
# expect: False True True
for function in (lambda a, b: None, lambda a, b: 'x', lambda a, b: a.nothing, lambda a: 0, lambda a, b: 1 / 0):
    try:
        print(sorted([2, 1], key=cmp_to_key(function)))
    except Exception as error:
        print(type(error).__name__, error)
# expect: TypeError '<' not supported between instances of 'NoneType' and 'int'
# expect: TypeError '<' not supported between instances of 'str' and 'int'
# expect: AttributeError 'int' object has no attribute 'nothing'
# expect: TypeError <lambda>() takes 1 positional argument but 2 were given
# expect: ZeroDivisionError division by zero
for other in (1, None):
    try:
        print(K(1) < other)
    except TypeError as error:
        print(error)
# expect: other argument must be K instance
# expect: other argument must be K instance


class Sign:
    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        return self.n < other

    def __gt__(self, other):
        return self.n > other


print(sorted([3, 1, 2], key=cmp_to_key(lambda a, b: Sign(a - b))))  # expect: [1, 2, 3]
