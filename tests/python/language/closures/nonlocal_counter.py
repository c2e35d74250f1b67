# a counter in a closure
def make():
    n = 0
    def inc(by=1):
        nonlocal n
        n += by
        return n
    def get(): return n
    return inc, get
a, ga = make()
b, gb = make()
print(a(), a(), a(5), b(), ga(), gb())  # expect: 1 2 7 1 7 1
print(a.__closure__[0].cell_contents, a.__code__.co_freevars, len(ga.__closure__))  # expect: 7 ('n',) 1
print(type(ga.__closure__[0]).__name__)  # expect: cell
