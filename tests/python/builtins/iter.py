# iter with one and two arguments
# since: 3.14
it = iter([1, 2])
print(next(it), next(it), next(it, None), iter(it) is it)  # expect: 1 2 None True
n = iter(lambda: 5, 5)
print(list(n))  # expect: []
values = iter([3, 2, 1, 0, 9])
print(list(iter(lambda: next(values), 0)), list(values))  # expect: [3, 2, 1] [9]
print(list(iter(lambda: next(values), 0)))  # expect: []
class S:
    def __getitem__(self, i):
        if i == 3: raise IndexError
        return i * i
print(list(S()), 4 in S(), 5 in S(), list(map(str, S())), [*S()], max(S()))
# expect: [0, 1, 4] True False ['0', '1', '4'] [0, 1, 4] 4
class N:
    __iter__ = None
class W:
    def __iter__(self): return 5
try:
    iter(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    iter(N())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'N' object is not iterable
try:
    iter(W())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: iter() returned non-iterator of type 'int'
try:
    iter(5, 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: iter(v, w): v must be callable
try:
    next(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not an iterator
try:
    next(iter([]))
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: StopIteration:
try:
    next()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: next expected at least 1 argument, got 0
try:
    [] in N()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: argument of type 'N' is not a container or iterable
