# abs, round, divmod and pow of classes of the program
# since: 3.14
def t(f):
    try:
        print(f'{f()!r}')
    except Exception as e:
        print(f'{type(e).__name__}: {e}')


class R:
    def __radd__(self,o): return 'radd'
    def __rdivmod__(self,o): return 'rdivmod'
    def __rpow__(self,o,m=None): return ('rpow',o,m)
    def __abs__(self): return 'abs'
    def __round__(self,n=None): return ('round',n)
    def __hash__(self): return 2**70
    def __divmod__(self,o): return 'divmod'
    def __pow__(self,o,m=None): return ('pow',o,m)
r=R()
t(lambda: 1+r)
# expect: 'radd'
t(lambda: divmod(1,r))
# expect: 'rdivmod'
t(lambda: divmod(r,1))
# expect: 'divmod'
t(lambda: pow(2,r))
# expect: ('rpow', 2, None)
t(lambda: pow(2,r,3))
# expect: ('rpow', 2, 3)
t(lambda: pow(r,2,3))
# expect: ('pow', 2, 3)
t(lambda: abs(r))
# expect: 'abs'
t(lambda: round(r))
# expect: ('round', None)
t(lambda: round(r,2))
# expect: ('round', 2)
t(lambda: round(r,None))
# expect: ('round', None)
