# names in the default repr
class A:
    class B: pass
def f():
    class L: pass
    return L
print(repr(A())[:20], repr(A.B())[:22], A, A.B, f(), A.B.__qualname__)
# expect: <__main__.A object a <__main__.A.B object a <class '__main__.A'> <class '__main__.A.B'> <class '__main__.f.<locals>.L'> A.B
print(f().__qualname__, A.__module__)  # expect: f.<locals>.L __main__
