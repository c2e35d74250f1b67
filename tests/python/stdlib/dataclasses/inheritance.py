# dataclasses that inherit
from dataclasses import dataclass, field, asdict, make_dataclass
@dataclass
class A:
    x: int
    y: int = 1
@dataclass
class B(A):
    z: int = 2
    x: str = 'first stays first'
    def __str__(s): return 'B!'
print(B(), str(B()), B(1, 2, 3), [*B.__dataclass_fields__], isinstance(B(), A))
# expect: B! B! B! ['x', 'y', 'z'] True
print(A(1) == B(1), asdict(B(z=[A(5)])))
# expect: False {'x': 'first stays first', 'y': 1, 'z': [{'x': 5, 'y': 1}]}
@dataclass(frozen=True)
class F: a: int
try:
    exec('@dataclass\nclass G(F): b: int')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot inherit non-frozen dataclass from a frozen one
C = make_dataclass('C', ['a', ('b', int), ('c', int, field(default=5))])
print(C(1, 2), C.__name__)  # expect: C(a=1, b=2, c=5) C
class Plain(A):
    w = 3
print(Plain(1), Plain(1) == A(1))  # expect: Plain(x=1, y=1) False
@dataclass
class R:
    kids: list = field(default_factory=list)
r = R()
r.kids.append(r)
print(r)  # expect: R(kids=[...])
