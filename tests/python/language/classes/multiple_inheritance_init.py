# which __init__ runs
class A:
    def __init__(self): self.a = 1
class B:
    def __init__(self): self.b = 2
class C(A, B): pass
class D(A, B):
    def __init__(self):
        A.__init__(self)
        B.__init__(self)
class E(B, A): pass
print(vars(C()), vars(D()), vars(E()))  # expect: {'a': 1} {'a': 1, 'b': 2} {'b': 2}
class Mixin:
    def hello(self): return f'hello {self.name}'
class F(Mixin, A):
    name = 'f'
print(F().hello(), F().a, Mixin.hello.__qualname__)  # expect: hello f 1 Mixin.hello
try:
    Mixin().hello()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'Mixin' object has no attribute 'name'
