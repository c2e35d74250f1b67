# pending values in attributes, cells, defaults and globals
# tools: ro_echo, add
class A: v = ro_echo(5, 10)
def make():
    n = ro_echo(1, 10)
    def inc():
        nonlocal n
        n += 1
        return n
    return inc
inc = make()
def f(x=ro_echo('default', 10)): return x
g = ro_echo('global', 10)
def h():
    global g
    g = ro_echo('new', 10)
print(A.v, inc(), inc(), f(), g, h(), g, A().v + 1, add(A.v, ro_echo(1, 5)))
# expect: 5 2 3 default global None new 6 6
