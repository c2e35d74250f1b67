# decorators run from the bottom up
def deco(name):
    print('make', name)
    def wrap(f):
        print('apply', name, f.__name__)
        def inner(*a, **k): return (name, f(*a, **k))
        return inner
    return wrap
@deco('a')
@deco('b')
def f(x): return x
# expect: make a
# expect: make b
# expect: apply b f
# expect: apply a inner
print(f(5))  # expect: ('a', ('b', 5))
@lambda c: c.__name__
class A: pass
print(A)  # expect: A
table = [lambda f: 'indexed']
@table[0]
def g(): pass
print(g)  # expect: indexed
@(lambda f: lambda: f() + 1)
def h(): return 1
print(h())  # expect: 2
try:
    exec('@5\ndef q(): pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not callable
