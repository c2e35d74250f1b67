# __call__
class Adder:
    def __init__(s, n): s.n = n
    def __call__(s, x, *, k=0): return s.n + x + k
add = Adder(5)
print(add(1), add(1, k=2), list(map(add, [1, 2])), sorted([1, -2], key=Adder(0)), callable(add))
# expect: 6 8 [6, 7] [-2, 1] True
try:
    add()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Adder.__call__() missing 1 required positional argument: 'x'
try:
    add(1, 2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Adder.__call__() takes 2 positional arguments but 3 were given
class A: pass
A.__call__ = lambda self: 'late'
print(A()())  # expect: late
class B:
    __call__ = Adder(1)
print(B()(2))  # expect: 3
class C: __call__ = 5
try:
    C()()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not callable
