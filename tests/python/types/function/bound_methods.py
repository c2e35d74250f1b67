# methods and what they are made of
# since: 3.14
class A:
    def m(self, x=0): return (self.n, x)
    def __init__(self, n): self.n = n
a, b = A(1), A(2)
m = a.m
print(m(), m(5), A.m(b), m.__func__ is A.m, m.__self__ is a, m.__name__, a.m == a.m)
# expect: (1, 0) (1, 5) (2, 0) True True m True
print(a.m is a.m, a.m == b.m, hash(a.m) == hash(a.m), m.__func__.__qualname__, type(m))
# expect: False False True A.m <class 'method'>
print(repr(m)[:18])  # expect: <bound method A.m
A.m.tag = 5
print(m.tag)  # expect: 5
try:
    setattr(m, 'tag', 6)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'method' object has no attribute 'tag' and no __dict__ for setting new attributes
try:
    A.m()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: A.m() missing 1 required positional argument: 'self'
print([].append.__self__, 'a'.upper.__name__, len.__self__ is not None, repr(len))
# expect: [] upper True <built-in function len>
print(repr([].append)[:29], str.upper, [].append.__qualname__)
# expect: <built-in method append of li <method 'upper' of 'str' objects> list.append
