# cooperative calls follow the MRO
class Base:
    def go(self, log): log.append('Base'); return log
class A(Base):
    def go(self, log): log.append('A'); return super().go(log)
class B(Base):
    def go(self, log): log.append('B'); return super().go(log)
class C(A, B):
    def go(self, log): log.append('C'); return super().go(log)
print(C().go([]))  # expect: ['C', 'A', 'B', 'Base']
class K1:
    def __init__(self, *, a, **kw):
        self.a = a
        super().__init__(**kw)
class K2:
    def __init__(self, *, b, **kw):
        self.b = b
        super().__init__(**kw)
class K3(K1, K2): pass
print(vars(K3(a=1, b=2)))  # expect: {'a': 1, 'b': 2}
try:
    K3(a=1, b=2, c=3)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: object.__init__() takes exactly one argument (the instance to initialize)
