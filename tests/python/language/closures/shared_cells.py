# several closures share one variable
def f():
    x = []
    def add(v): x.append(v)
    def rebind():
        nonlocal x
        x = ['new']
    def get(): return x
    return add, rebind, get
add, rebind, get = f()
add(1)
print(get())  # expect: [1]
rebind()
add(2)
print(get())  # expect: ['new', 2]
def param(a, *args, k=1, **kw):
    return lambda: (a, args, k, kw)
print(param(1, 2, k=3, z=4)())  # expect: (1, (2,), 3, {'z': 4})
def deleted():
    v = 1
    def g(): return v
    del v
    return g
try:
    deleted()()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: NameError: cannot access free variable 'v' where it is not associated with a value in enclosing scope
