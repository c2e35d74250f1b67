# an error in __set_name__
# since: 3.14
class D:
    def __set_name__(self, owner, name): raise ValueError(f'bad name {name}')
try:
    class A: x = D()
except ValueError as e: print(e, getattr(e, '__notes__', None))
# expect: bad name x ["Error calling __set_name__ on 'D' instance 'x' in 'A'"]
class E:
    def __set_name__(self, a): pass
try:
    exec('class B: y = E()')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: E.__set_name__() takes 2 positional arguments but 3 were given
class F:
    calls = []
    def __set_name__(self, owner, name): F.calls.append((owner.__name__, name))
f = F()
class C: p = f; q = f
C.r = f
print(F.calls)  # expect: [('C', 'p'), ('C', 'q')]
