# dunders are looked up on the type
class A:
    def __getattr__(self, n): return lambda *a: 5
a = A()
try:
    len(a)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: object of type 'A' has no len()
try:
    a + 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'A' and 'int'
try:
    a[0]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'A' object is not subscriptable
a.__len__ = lambda: 3
try:
    len(a)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: object of type 'A' has no len()
print(a.__len__(), a.__add__(1))  # expect: 3 5
class M(type):
    def __getattr__(cls, n): return f'meta {n}'
    def __len__(cls): return 7
    def __getitem__(cls, k): return k
    def __iter__(cls): return iter('abc')
    def __contains__(cls, x): return x == 1
    def __call__(cls, *a): return ('called', a)
    def __add__(cls, o): return 'added'
class B(metaclass=M): x = 1
print(B.y, B.x, len(B), B[5], list(B), 1 in B, 2 in B, B(3), B + 1)
# expect: meta y 1 7 5 ['a', 'b', 'c'] True False ('called', (3,)) added
