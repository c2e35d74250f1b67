# tuple displays and tuple()
print((), (1,), (1, 2), tuple(), tuple('ab'), tuple([1, [2]]), (*[1], *(2, 3)), 1)
# expect: () (1,) (1, 2) () ('a', 'b') (1, [2]) (1, 2, 3) 1
print(tuple({'k': 1}))  # expect: ('k',)
t = 1, 2
print(t, type(t), (1), len(()), tuple() is tuple(), tuple(t) is t, t[:] is t)
# expect: (1, 2) <class 'tuple'> 1 0 True True True
try:
    tuple(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    tuple(1, 2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: tuple expected at most 1 argument, got 2
