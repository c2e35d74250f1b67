# IntEnum, StrEnum, Flag, mixins, special methods
from enum import IntEnum, StrEnum, Flag, IntFlag, Enum, auto, nonmember, member
class I(IntEnum):
    A = 1
    B = 2
print(I.A + 1, I.A < I.B, I.A == 1, [10, 20, 30][I.B], str(I.A), repr(I.A), f'{I.A}')
# expect: 2 True True 30 1 <I.A: 1> 1
print(isinstance(I.A, int), sorted([I.B, I.A]), I(1), '%d' % I.B)  # expect: True [<I.A: 1>, <I.B: 2>] 1 2
class S(StrEnum):
    A = auto()
    B = 'bee'
print(S.A, S.B == 'bee', S.A.upper(), f'{S.B}', repr(S.A), 'x' + S.A)  # expect: a True A bee <S.A: 'a'> xa
class P(Flag):
    R = auto()
    W = auto()
    X = auto()
    RW = R | W
print(P.R | P.W, P.RW, P.R & P.RW, ~P.R, P.R in P.RW, P(3), P(0), bool(P(0)))
# expect: P.RW P.RW P.R P.W|X True P.RW P(0) False
print(list(P.RW), P.R ^ P.RW, P.X.value, repr(P.R | P.X), P.RW.name, len(P.RW))
# expect: [<P.R: 1>, <P.W: 2>] P.W 4 <P.R|X: 5> RW 2
print([m.name for m in P])  # expect: ['R', 'W', 'X']
try:
    P(64)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: <flag 'P'> invalid value 64
# expect:     given 0b0 1000000
# expect:   allowed 0b0 0000111
class N(IntFlag):
    A = 1
    B = 2
print(N.A | 8, N.A | N.B, N(3) == 3, N.A + 1)  # expect: 9 3 True 2
class Planet(Enum):
    EARTH = (5.97, 6.37)
    MARS = (0.64, 3.39)
    def __init__(s, mass, radius): s.mass, s.radius = mass, radius
    @property
    def g(s): return round(s.mass / s.radius, 3)
print(Planet.EARTH.g, Planet.MARS.mass, Planet((5.97, 6.37)))  # expect: 0.937 0.64 Planet.EARTH
class M(Enum):
    A = 'a'
    @classmethod
    def _missing_(cls, v): return cls.A if v == 'x' else None
    def __str__(s): return 'M:' + s.value
print(M('x'), str(M.A), f'{M.A}')  # expect: M:a M:a M:a
try:
    M('q')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: 'q' is not a valid M
