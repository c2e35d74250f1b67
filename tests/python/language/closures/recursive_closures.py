# functions that refer to themselves
def outer():
    def fact(n): return 1 if n == 0 else n * fact(n - 1)
    return fact
f = outer()
print(f(5))  # expect: 120
Y = lambda f: (lambda x: x(x))(lambda x: f(lambda *a: x(x)(*a)))
print(Y(lambda fac: lambda n: 1 if n < 2 else n * fac(n - 1))(6))  # expect: 720
def mutual():
    def even(n): return n == 0 or odd(n - 1)
    def odd(n): return n != 0 and even(n - 1)
    return even
print(mutual()(10))  # expect: True
def acc():
    total = [0]
    return lambda n: total.__setitem__(0, total[0] + n) or total[0]
a = acc()
print(a(1), a(5))  # expect: 1 6
