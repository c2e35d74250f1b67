# defaults are evaluated once, at definition
# since: 3.14
def f(x, acc=[]):
    acc.append(x)
    return acc
print(f(1), f(2), f(3, []), f(4), f.__defaults__)  # expect: [1, 2, 4] [1, 2, 4] [3] [1, 2, 4] ([1, 2, 4],)
n = 1
def g(a=n, b=lambda: n): return a, b()
n = 2
print(g())  # expect: (1, 2)
def order(a=print('first'), *, b=print('third'), c: print('annotation') = print('fourth')): pass
# expect: first
# expect: third
# expect: fourth
fs = [lambda i=i: i for i in range(3)]
print([h() for h in fs], [h() for h in [lambda: i for i in range(3)]])  # expect: [0, 1, 2] [2, 2, 2]
