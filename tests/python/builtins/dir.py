# dir of objects, classes and with __dir__
class A:
    x = 1
    def f(self): pass
class B(A):
    def __init__(self): self.y = 2
class C:
    def __dir__(self): return ['b', 'a']
print([n for n in dir(B()) if not n.startswith('_')])  # expect: ['f', 'x', 'y']
print([n for n in dir(A) if not n.startswith('__')], dir(C()))  # expect: ['f', 'x'] ['a', 'b']
print('append' in dir([]), '__add__' in dir(int), [n for n in dir() if n in 'ABC'])
# expect: True True ['A', 'B', 'C']
def f(q, z):
    w = 1
    return dir()
print(f(1, 2))  # expect: ['q', 'w', 'z']
class D:
    def __dir__(self): return 5
try:
    dir(D())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
