# frozen, order, slots, kw_only, unsafe_hash
# since: 3.14
from dataclasses import dataclass, field, KW_ONLY, InitVar, FrozenInstanceError
from typing import ClassVar
@dataclass(frozen=True, order=True)
class V:
    a: int
    b: int = 0
print(V(1) < V(2), V(1, 5) > V(1, 2), hash(V(1)) == hash(V(1)), {V(1): 'x'}[V(1)])  # expect: True True True x
print(sorted([V(2), V(1)]), max(V(1), V(3)))  # expect: [V(a=1, b=0), V(a=2, b=0)] V(a=3, b=0)
try:
    setattr(V(1), 'a', 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: FrozenInstanceError: cannot assign to field 'a'
try:
    delattr(V(1), 'a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: FrozenInstanceError: cannot delete field 'a'
try:
    V(1) < 5
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'V' and 'int'
@dataclass(slots=True, kw_only=True)
class S:
    x: int
    y: int = 2
print(S(x=1), hasattr(S(x=1), '__dict__'), S.__slots__)  # expect: S(x=1, y=2) False ('x', 'y')
try:
    S(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: S.__init__() takes 1 positional argument but 2 were given
try:
    setattr(S(x=1), 'z', 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'S' object has no attribute 'z' and no __dict__ for setting new attributes
@dataclass
class K:
    a: int
    _: KW_ONLY
    b: int = 1
    c: ClassVar[int] = 5
    d: InitVar[int] = 0
    def __post_init__(self, d): self.e = self.a + d
print(K(1, b=2, d=10).e, K(1), K.c)  # expect: 11 K(a=1, b=1) 5
try:
    K(1, 2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: K.__init__() takes 2 positional arguments but 3 were given
@dataclass(repr=False, eq=False, init=False)
class N: x: int = 1
print(N() == N(), N().x, issubclass(FrozenInstanceError, AttributeError))  # expect: False 1 True
@dataclass(unsafe_hash=True)
class H: x: int
print(hash(H(1)) == hash(H(1)))  # expect: True
