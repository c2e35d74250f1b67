# __class_getitem__
class A:
    def __class_getitem__(cls, k): return cls.__name__, k
class B(A): pass
print(A[int], B[1, 'x'], B[:], A[()])
# expect: ('A', <class 'int'>) ('B', (1, 'x')) ('B', slice(None, None, None)) ('A', ())
class C: pass
try:
    C[int]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: type 'C' is not subscriptable
try:
    A()[0]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'A' object is not subscriptable
print(list[int], dict[str, int], tuple[int, ...], list[int]([1, 2]))
# expect: list[int] dict[str, int] tuple[int, ...] [1, 2]
print(list[int] == list[int], list[int].__origin__, list[int].__args__)
# expect: True <class 'list'> (<class 'int'>,)
print(type(list[int]).__name__, type[int], list['X'], dict[str, list[int]])
# expect: GenericAlias type[int] list['X'] dict[str, list[int]]
try:
    int[str]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: type 'int' is not subscriptable
try:
    list[int][str]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: list[int] is not a generic class
