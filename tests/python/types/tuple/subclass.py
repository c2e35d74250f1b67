# a subclass of tuple with __new__
class P(tuple):
    def __new__(cls, x, y): return super().__new__(cls, (x, y))
    x = property(lambda s: s[0])
    def __repr__(self): return f'P{tuple(self)}'
p = P(1, 2)
a, b = p
print(p, p.x, a, b, p == (1, 2), p + (3,), type(p[:]), hash(p) == hash((1, 2)))
# expect: P(1, 2) 1 1 2 True (1, 2, 3) <class 'tuple'> True
print({p: 1}[(1, 2)], len(p))  # expect: 1 2
try:
    P(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: P.__new__() missing 1 required positional argument: 'y'
