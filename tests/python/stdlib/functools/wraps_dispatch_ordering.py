# wraps, singledispatch, total_ordering, cmp_to_key
from functools import wraps, singledispatch, singledispatchmethod, total_ordering, cmp_to_key
def deco(f):
    @wraps(f)
    def inner(*a): return f(*a)
    return inner
@deco
def documented(x):
    """Docs."""
    return x
print(documented.__name__, documented.__doc__, documented.__wrapped__(1))  # expect: documented Docs. 1
@singledispatch
def show(x): return 'default'
@show.register
def _(x: int): return 'int'
@show.register(list)
def _(x): return 'list ' + show(x[0])
print(show(1), show('a'), show([1]), show(True), show.dispatch(int).__name__)
# expect: int default list int int _
print(show.dispatch(str) is show.__wrapped__ if hasattr(show, '__wrapped__') else '')  # expect: True
try:
    show()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: show requires at least 1 positional argument
@total_ordering
class V:
    def __init__(s, n): s.n = n
    def __eq__(s, o): return s.n == o.n
    def __lt__(s, o): return s.n < o.n
print(V(1) <= V(1), V(2) > V(1), V(1) >= V(2))  # expect: True True False
print(sorted([3, 1, 2], key=cmp_to_key(lambda a, b: b - a)))  # expect: [3, 2, 1]
class S:
    @singledispatchmethod
    def m(self, x): return 'other'
    @m.register
    def _(self, x: str): return 'str'
print(S().m(1), S().m('a'))  # expect: other str
