# a keyword that the function does not have
def f(a): pass
f(1, zzz=2)  # raises: TypeError: f() got an unexpected keyword argument 'zzz'
