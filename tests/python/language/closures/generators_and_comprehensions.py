# closures around generators and comprehensions
def f(n):
    def gen():
        nonlocal n
        while n > 0:
            n -= 1
            yield n
    return gen, lambda: n
gen, get = f(3)
g = gen()
print(next(g), get(), list(g), get())  # expect: 2 2 [1, 0] 0
def h():
    k = 5
    return [x + k for x in range(2)], {x: k for x in 'a'}, list(x * k for x in range(2)), [lambda: k + x for x in range(2)][0]()
print(h())  # expect: ([5, 6], {'a': 5}, [0, 5], 6)
