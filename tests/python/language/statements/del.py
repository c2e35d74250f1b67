# del of names, attributes, items
x = 1
del x
try:
    x
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'x' is not defined
class A: pass
a = A()
a.v = 1
del a.v
try:
    a.v
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'A' object has no attribute 'v'
d = {'a': 1, 'b': 2}
l = [1, 2, 3]
del d['a'], l[0], (l[0])
print(d, l)  # expect: {'b': 2} [3]
p = q = 1
del (p, [q])
try:
    p
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'p' is not defined
def f():
    z = 1
    del z
    return z
try:
    f()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: UnboundLocalError: cannot access local variable 'z' where it is not associated with a value
def g():
    del never
try:
    g()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: UnboundLocalError: cannot access local variable 'never' where it is not associated with a value
try:
    exec('del nothing_here')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'nothing_here' is not defined
