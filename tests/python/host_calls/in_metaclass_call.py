# a host call in a metaclass's __call__
# tools: echo
class M(type):
    def __call__(cls, *a):
        o = super().__call__(*a)
        o.tag = echo('tagged')
        return o
    def __new__(m, name, bases, ns): return super().__new__(m, echo(name), bases, ns)
    def __instancecheck__(cls, o): return echo(True)
class A(metaclass=M):
    def __init__(self, x): self.x = echo(x)
    def __new__(cls, x): return super().__new__(cls) if echo(1) else None
a = A(5)
print(a.x, a.tag, A.__name__, isinstance(3, A))  # expect: 5 tagged A True
class B:
    def __init_subclass__(cls): cls.sub = echo('sub')
class C(B): pass
print(C.sub)  # expect: sub
