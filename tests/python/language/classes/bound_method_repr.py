# a bound method shows its object as the object wants
class A:
    def __repr__(self): return 'A!'
    def m(self): pass
    @classmethod
    def c(cls): pass
print(A().m, [A().m], f'{A.c}')
# expect: <bound method A.m of A!> [<bound method A.m of A!>] <bound method A.c of <class '__main__.A'>>
print(slice(A(), None))  # expect: slice(A!, None, None)
