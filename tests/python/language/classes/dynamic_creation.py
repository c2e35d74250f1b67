# classes made by type() and functions
def make(name, **attrs): return type(name, (), attrs)
P = make('P', x=1, get=lambda self: self.x, cls=classmethod(lambda c: c.__name__), st=staticmethod(lambda: 's'))
print(P().get(), P.cls(), P.st(), P.__name__, P.__qualname__, P.get.__name__)  # expect: 1 P s P P <lambda>
Q = type('Q', (P,), {'__init__': lambda self, y: setattr(self, 'y', y), '__repr__': lambda s: f'Q{s.y}', '__slots__': ()})
print(Q(5), Q(1).x, Q.__mro__[1] is P)  # expect: Q5 1 True
P.late = property(lambda s: 'late')
print(Q(1).late)  # expect: late
for i in range(2): setattr(P, f'm{i}', lambda self, i=i: i)
print(P().m0(), P().m1())  # expect: 0 1
