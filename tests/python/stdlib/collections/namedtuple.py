# namedtuple
# since: 3.14
from collections import namedtuple
P = namedtuple('P', 'x y', defaults=[0])
p = P(1)
print(p, p.x, p[1], p == (1, 0), p._asdict(), p._replace(y=5), P._fields)
# expect: P(x=1, y=0) 1 0 True {'x': 1, 'y': 0} P(x=1, y=5) ('x', 'y')
print(P._make([3, 4]), P._field_defaults, tuple(p), p + (2,), P.__name__)
# expect: P(x=3, y=4) {'y': 0} (1, 0) (1, 0, 2) P
print(isinstance(p, tuple), P(y=2, x=1), hash(p) == hash((1, 0)), P.x.__doc__, len(p))
# expect: True P(x=1, y=2) True Alias for field number 0 2
print(P.__doc__)  # expect: P(x, y)
x, y = p
class Q(namedtuple('Q', ['a', 'b'])):
    def total(s): return s.a + s.b
print(x, y, Q(1, 2).total(), Q(1, 2), namedtuple('R', 'a, b')._fields)  # expect: 1 0 3 Q(a=1, b=2) ('a', 'b')
print(namedtuple('S', ['a', 'class', 'a'], rename=True)._fields)  # expect: ('a', '_1', '_2')
try:
    P()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: P.__new__() missing 1 required positional argument: 'x'
try:
    P(1, 2, 3)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: P.__new__() takes from 2 to 3 positional arguments but 4 were given
try:
    P(z=1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: P.__new__() got an unexpected keyword argument 'z'
try:
    setattr(p, 'x', 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: can't set attribute
try:
    p._replace(z=1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: Got unexpected field names: ['z']
try:
    namedtuple('T', 'a a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: Encountered duplicate field name: 'a'
try:
    namedtuple('T', 'class')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Type names and field names cannot be a keyword: 'class'
try:
    namedtuple('1x', 'a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Type names and field names must be valid identifiers: '1x'
try:
    namedtuple('T', '_a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Field names cannot start with an underscore: '_a'
try:
    P._make([1])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: Expected 2 arguments, got 1
match p:
    case P(a, b):
        print(a, b)  # expect: 1 0
