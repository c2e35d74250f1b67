# __dict__ of instances
class A: pass
a = A()
a.x = 1
d = a.__dict__
d['y'] = 2
print(a.y, d, vars(a) is d)  # expect: 2 {'x': 1, 'y': 2} True
a.__dict__ = {'z': 3}
print(a.z, hasattr(a, 'x'), d)  # expect: 3 False {'x': 1, 'y': 2}
try:
    setattr(a, '__dict__', 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: __dict__ must be set to a dictionary, not a 'int'
a.__dict__.update(p=1, q=2)
print(sorted(a.__dict__), a.p)  # expect: ['p', 'q', 'z'] 1
del a.__dict__['p']
try:
    a.p
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'A' object has no attribute 'p'
for k in list(vars(a)): delattr(a, k)
print(vars(a))  # expect: {}
a.__dict__[5] = 'odd key'
print(a.__dict__)  # expect: {5: 'odd key'}
