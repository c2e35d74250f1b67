# sort in place, stable, by key, reversed
# since: 3.14
x = [3, 1, 2]
print(x.sort(), x)  # expect: None [1, 2, 3]
x.sort(reverse=True)
print(x)  # expect: [3, 2, 1]
w = ['bb', 'A', 'c', 'aaa']
w.sort(key=len)
print(w)  # expect: ['A', 'c', 'bb', 'aaa']
w.sort(key=str.lower, reverse=True)
print(w)  # expect: ['c', 'bb', 'aaa', 'A']
p = [(1, 'b'), (0, 'z'), (1, 'a'), (0, 'a')]
p.sort(key=lambda t: t[0])
print(p)  # expect: [(0, 'z'), (0, 'a'), (1, 'b'), (1, 'a')]
p.sort(key=lambda t: t[0], reverse=True)
print(p)  # expect: [(1, 'b'), (1, 'a'), (0, 'z'), (0, 'a')]
p.sort(key=None)
print(p)  # expect: [(0, 'a'), (0, 'z'), (1, 'a'), (1, 'b')]
try:
    [1, 'a'].sort()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'str' and 'int'
try:
    [1].sort(len)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: sort() takes no positional arguments
try:
    [1, 2].sort(key=5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not callable
try:
    [None, None].sort()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'NoneType' and 'NoneType'
try:
    [1].sort(cmp=1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: sort() got an unexpected keyword argument 'cmp'
print([1, 2.5, True, 0].sort() , sorted([[2], [1, 5], []]))  # expect: None [[], [1, 5], [2]]
