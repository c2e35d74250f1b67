# A metaclass chooses the order in which attributes are looked up; what cannot be one is refused.
# since: 3.14
def attempt(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
class A: pass
def make(order):
    class M(type):
        def mro(cls): return order(cls)
    class X(A, metaclass=M): pass
    return X
for order in (lambda c: [c, int, object], lambda c: [c, A, object], lambda c: [A, object], lambda c: [c, 5], lambda c: [], lambda c: (c, A), lambda c: 7, lambda c: [c, dict, object], lambda c: [object, A, c]):
    attempt(lambda: [k.__name__ for k in make(order).__mro__])
# expect: TypeError mro() returned base with unsuitable layout ('int')
# expect: ['X', 'A', 'object']
# expect: TypeError super(type, obj): obj (type X) is not an instance or subtype of type (X).
# expect: TypeError mro() returned a non-class ('int')
# expect: TypeError type MRO must not be empty
# expect: ['X', 'A']
# expect: TypeError 'int' object is not iterable
# expect: TypeError mro() returned base with unsuitable layout ('dict')
# expect: ['object', 'A', 'X']
X = make(lambda c: [c, A, object]); attempt(lambda: int.__add__(X(), 1))
# expect: TypeError descriptor '__add__' requires a 'int' object but received a 'X'
class Reversed(type):
    def mro(cls): return type.mro(cls)[::-1]
class B(A):
    def f(self): return 'B'
A.f = lambda self: 'A'
class Z(B, metaclass=Reversed): pass
print([k.__name__ for k in Z.__mro__], Z().f())  # expect: ['object', 'A', 'B', 'Z'] A
class W(Z): pass
print([k.__name__ for k in W.__mro__], W().f())  # expect: ['Z', 'B', 'A', 'object', 'W'] B
