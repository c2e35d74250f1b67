# fields, defaults, repr, eq
# since: 3.14
from dataclasses import dataclass, field, fields, asdict, astuple, replace, is_dataclass
@dataclass
class P:
    x: int
    y: float = 1.5
    tags: list = field(default_factory=list)
    hidden: str = field(default='h', repr=False, compare=False)
    def total(self): return self.x + self.y
p = P(1)
q = P(1, hidden='other')
print(p, p == q, p.tags is q.tags, p.total(), asdict(p), astuple(p), replace(p, x=5))
# expect: P(x=1, y=1.5, tags=[]) True False 2.5 {'x': 1, 'y': 1.5, 'tags': [], 'hidden': 'h'} (1, 1.5, [], 'h') P(x=5, y=1.5, tags=[])
print([f.name for f in fields(P)], is_dataclass(P), is_dataclass(p), P.__match_args__)
# expect: ['x', 'y', 'tags', 'hidden'] True True ('x', 'y', 'tags', 'hidden')
print(P(1) != P(2), P.y, hasattr(P, 'x'), hasattr(P, 'tags'))  # expect: True 1.5 False False
try:
    P()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: P.__init__() missing 1 required positional argument: 'x'
try:
    P(1, 2, [], 'h', 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: P.__init__() takes from 2 to 5 positional arguments but 6 were given
try:
    P(1, z=5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: P.__init__() got an unexpected keyword argument 'z'
try:
    hash(p)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: unhashable type: 'P'
try:
    p < q
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'P' and 'P'
try:
    replace(p, nope=1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: P.__init__() got an unexpected keyword argument 'nope'
try:
    asdict(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: asdict() should be called on dataclass instances
try:
    exec('@dataclass\nclass B:\n    x: int = 1\n    y: int')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: non-default argument 'y' follows default argument 'x'
try:
    exec('@dataclass\nclass B:\n    x: list = []')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: mutable default <class 'list'> for field x is not allowed: use default_factory
match p:
    case P(x, y):
        print(x, y)  # expect: 1 1.5
