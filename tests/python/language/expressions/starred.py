# * in displays, subscripts and returns
a = [1, 2]
print([*a, *'xy'], (*a, 3), {*a, *a}, {**{'k': 1}, **{'k': 2}}, *a, [*range(3), *[], *(4,)])
# expect: [1, 2, 'x', 'y'] (1, 2, 3) {1, 2} {'k': 2} 1 2 [0, 1, 2, 4]
t = *a, 9
print(t)  # expect: (1, 2, 9)
def f(): return *a, 5
print(f(), [*[*[1]]], (*{},))  # expect: (1, 2, 5) [1] ()
for x in *a, 7:
    print(x)
# expect: 1
# expect: 2
# expect: 7
class G:
    def __getitem__(s, k): return k
print(G()[*a], G()[0, *a, 1:2])  # expect: (1, 2) (0, 1, 2, slice(1, 2, None))
try:
    [*5]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: Value after * must be an iterable, not int
try:
    (*None,)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Value after * must be an iterable, not NoneType
try:
    {*1}
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    {**[1]}
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'list' object is not a mapping
def g(): yield *a, 6
print(list(g()))  # expect: [(1, 2, 6)]
