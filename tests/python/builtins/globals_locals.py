# globals, locals and vars
# since: 3.14
g = globals()
g['made'] = 5
print(made, g is globals(), 'g' in locals(), locals() is globals())  # expect: 5 True True True
def f(a):
    b = 2
    l = locals()
    l['c'] = 3
    return l, sorted(locals())
print(f(1))  # expect: ({'a': 1, 'b': 2, 'c': 3}, ['a', 'b', 'l'])
class C:
    y = 1
    z = sorted(k for k in locals() if not k.startswith('__'))
print(C.z, vars(C)['y'], vars() is globals())  # expect: ['y'] 1 True
class D: pass
d = D()
d.q = 1
print(vars(d), vars(d) is d.__dict__)  # expect: {'q': 1} True
try:
    vars(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: vars() argument must have __dict__ attribute
try:
    locals(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: locals() takes no arguments (1 given)
