# names in nested functions
x = 'g'
def f():
    x = 'f'
    def g():
        def h(): return x
        return h()
    def k():
        x = 'k'
        return x
    return g(), k(), x
print(f(), x)  # expect: ('f', 'k', 'f') g
def later(): return defined_later()
def defined_later(): return 'later'
print(later())  # expect: later
def param(x):
    def inner(): return x
    x += 1
    return inner()
print(param(1))  # expect: 2
def unbound():
    print(x)
    x = 1
try:
    unbound()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: UnboundLocalError: cannot access local variable 'x' where it is not associated with a value
def unbound_cell():
    def g(): return y
    g()
    y = 1
try:
    unbound_cell()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: NameError: cannot access free variable 'y' where it is not associated with a value in enclosing scope
def f2():
    if 0: zz = 1
    return zz
try:
    f2()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: UnboundLocalError: cannot access local variable 'zz' where it is not associated with a value
