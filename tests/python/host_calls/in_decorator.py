# host calls in decorators
# tools: echo
def deco(f):
    name = echo(f.__name__)
    def inner(*a): return name, echo(f(*a))
    return inner
@deco
def g(x): return x + 1
def maker(tag):
    tag = echo(tag)
    return lambda f: lambda *a: (tag, f(*a))
@maker(echo('outer'))
@maker('inner')
def h(x): return x
@(lambda c: (echo('class'), c)[1])
class K: v = echo('body')
print(g(1), h(2), K.v)  # expect: ('g', 2) ('outer', ('inner', 2)) body
