# every form of super
# since: 3.14
class A:
    def __init__(self, *a): self.log = ['A', *a]
    def f(self): return 'A.f'
    @classmethod
    def c(cls): return 'A.c ' + cls.__name__
    @staticmethod
    def s(): return 'A.s'
    p = property(lambda self: 'A.p')
    v = 'A.v'
class B(A):
    def __init__(self):
        super().__init__('from B')
        self.log.append('B')
    def f(self): return super().f() + super(B, self).f() + A.f(self)
    @classmethod
    def c(cls): return super().c() + '!'
    @staticmethod
    def s(): return super(B, B).s()
    @property
    def p(self): return super().p + '!'
    v = 'B.v'
    def w(self): return super().v, super().__class__, (lambda: super(B, self).f())(), [super(B, self).v for _ in range(1)]
    def nested(self):
        def g(): return super(__class__, self).f()
        return g()
b = B()
print(b.log, b.f(), B.c(), b.c(), b.s(), b.p, b.w(), b.nested())
# expect: ['A', 'from B', 'B'] A.fA.fA.f A.c B! A.c B! A.s A.p! ('A.v', <class 'super'>, 'A.f', ['A.v']) A.f
print(repr(super(B, b))[:30], super(B, B).c())  # expect: <super: <class 'B'>, <B object A.c B
try:
    super(B, b).nope
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'super' object has no attribute 'nope'
try:
    super(B, 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: super(type, obj): obj (instance of int) is not an instance or subtype of type (B).
try:
    super(5, b)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: super() argument 1 must be a type, not int
try:
    super()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: RuntimeError: super(): no arguments
def f(x): return super()
try:
    f(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: RuntimeError: super(): __class__ cell not found
class C(A):
    def f(): return super().f()
    def g(self):
        del self
        return super().f()
try:
    C.f()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: RuntimeError: super(): no arguments
try:
    C().g()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: RuntimeError: super(): arg[0] deleted
try:
    setattr(super(B, b), 'x', 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'super' object has no attribute 'x' and no __dict__ for setting new attributes
