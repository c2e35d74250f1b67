# class patterns
# since: 3.14
class P:
    __match_args__ = ('x', 'y')
    def __init__(s, x, y): s.x, s.y = x, y
class Q: pass
def f(v):
    match v:
        case P(0, 0): return 'origin'
        case P(x, y=0): return 'on x', x
        case P(x=a, y=b) if a == b: return 'diagonal', a
        case P(): return 'point'
        case int(n) if n > 5: return 'int', n
        case int() | float(): return 'number'
        case str(s): return 'str', s
        case list([a, *_]): return 'list', a
        case dict(d): return 'dict', d
        case bool(): return 'never'
        case tuple(): return 'tuple'
        case _: return 'other'
print(f(P(0, 0)), f(P(3, 0)), f(P(2, 2)), f(P(1, 2)), f(9), f(1), f(1.5), f('s'))
# expect: origin ('on x', 3) ('diagonal', 2) point ('int', 9) number number ('str', 's')
print(f([1, 2]), f([]), f({'k': 1}), f(True), f((1,)), f(Q()), f(None))
# expect: ('list', 1) other ('dict', {'k': 1}) number tuple other other
def g(v):
    match v:
        case P(1, 2, 3): return 'x'
def h(v):
    match v:
        case Q(1): return 'x'
def i(v):
    match v:
        case P(1, x=2): return 'x'
def j(v):
    match v:
        case int(1, 2): return 'x'
def k(v):
    match v:
        case Q(nope=z): return z
        case Q(): return 'q'
not_a_class = 5
def l(v):
    match v:
        case not_a_class(): pass
try:
    g(P(1, 2))
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: P() accepts 2 positional sub-patterns (3 given)
try:
    h(Q())
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Q() accepts 0 positional sub-patterns (1 given)
try:
    i(P(1, 2))
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: P() got multiple sub-patterns for attribute 'x'
try:
    j(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: int() accepts 1 positional sub-pattern (2 given)
print(k(Q()))  # expect: q
try:
    l(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: called match pattern must be a class
