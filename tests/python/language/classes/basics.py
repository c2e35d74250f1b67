# definition, instances, attributes
class A:
    """Doc."""
    shared = []
    n = 0
    def __init__(self, x): self.x = x
    def get(self): return self.x
    def bump(self):
        self.n += 1
        A.total = self.n
a, b = A(1), A(2)
a.shared.append(5)
a.bump()
print(a.get(), b.get(), b.shared, a.n, b.n, A.n, A.total, a.__dict__, type(a) is A)
# expect: 1 2 [5] 1 0 0 1 {'x': 1, 'n': 1} True
print(a.__class__.__name__, A.__doc__, isinstance(a, A))  # expect: A Doc. True
a.y = 5
del a.x
try:
    a.get()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'A' object has no attribute 'x'
try:
    b.y
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'A' object has no attribute 'y'
A.extra = lambda self: 'extra'
print(a.extra(), b.extra())  # expect: extra extra
a.get = lambda: 'instance'
print(a.get(), b.get())  # expect: instance 2
