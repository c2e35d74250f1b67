# functions in a class do not see the class's names
x = 'global'
class A:
    x = 'class'
    def f(self): return x
    y = [x for _ in range(1)]
    z = x
    g = lambda self: x
print(A().f(), A.y, A.z, A().g())  # expect: global ['global'] class global
def outer():
    x = 'outer'
    class B:
        y = x
        x = 'b'
        def f(self): return x
    return B.x, B().f()
try:
    outer()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
def outer2():
    v = 'outer'
    class C:
        w = v
        def f(self): return v
    return C.w, C().f()
print(outer2())  # expect: ('outer', 'outer')
class D:
    n = 3
    sq = [i * 2 for i in range(n)]
print(D.sq)  # expect: [0, 2, 4]
try:
    exec('class E:\n    n = 2\n    l = [i for i in range(3) if i < n]')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'n' is not defined
