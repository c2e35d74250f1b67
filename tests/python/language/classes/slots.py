# __slots__
# since: 3.14
class P:
    __slots__ = ('x', 'y')
    def __init__(s, x): s.x = x
p = P(1)
print(p.x, hasattr(p, '__dict__'), P.__slots__, type(P.x).__name__, P.x.__get__(p))
# expect: 1 False ('x', 'y') member_descriptor 1
try:
    p.y
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'P' object has no attribute 'y'
try:
    setattr(p, 'z', 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'P' object has no attribute 'z' and no __dict__ for setting new attributes
p.y = 2
del p.y
try:
    p.y
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'P' object has no attribute 'y'
try:
    delattr(p, 'y')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: y
class Q(P): pass
q = Q(1)
q.z = 5
print(q.__dict__, q.x)  # expect: {'z': 5} 1
class R(P):
    __slots__ = ['w', '__dict__']
r = R(1)
r.w, r.any = 2, 3
print(r.w, r.__dict__)  # expect: 2 {'any': 3}
try:
    exec("class S:\n    __slots__ = ['a']\n    a = 1")
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: 'a' in __slots__ conflicts with class variable
try:
    exec('class T:\n    __slots__ = [1]')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __slots__ items must be strings, not 'int'
try:
    exec("class U:\n    __slots__ = ['not id']")
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: __slots__ must be identifiers
try:
    exec("class V(int):\n    __slots__ = ['a']\nclass W(V, P): pass")
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: nonempty __slots__ not supported for subtype of 'int'
class One: __slots__ = 'single'
o = One()
o.single = 1
print(o.single, P.x.__set__(p, 9), p.x)  # expect: 1 None 9
try:
    P.x.__get__(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: descriptor 'x' for 'P' objects doesn't apply to a 'int' object
class Priv:
    __slots__ = ('__hidden',)
    def __init__(s): s.__hidden = 1
print(Priv()._Priv__hidden)  # expect: 1
