# Enum members
# since: 3.14
from enum import Enum, auto, unique, IntEnum, StrEnum
class C(Enum):
    RED = 1
    GREEN = 2
    ALIAS = 1
    def describe(self): return f'{self.name.lower()}={self.value}'
    @classmethod
    def default(cls): return cls.RED
print(C.RED, repr(C.RED), C.RED.name, C.RED.value, C(2), C['GREEN'], C.ALIAS is C.RED)
# expect: C.RED <C.RED: 1> RED 1 C.GREEN C.GREEN True
print(list(C), len(C), C.RED.describe(), C.default(), C.RED == 1, C.RED is C(1))
# expect: [<C.RED: 1>, <C.GREEN: 2>] 2 red=1 C.RED False True
print(C.RED in C, {C.RED: 1}[C(1)], C.__members__, isinstance(C.RED, C), f'{C.RED}')
# expect: True 1 {'RED': <C.RED: 1>, 'GREEN': <C.GREEN: 2>, 'ALIAS': <C.RED: 1>} True C.RED
print(C.RED != C.GREEN, bool(C.RED), type(C.RED), [m.name for m in reversed(C)])
# expect: True True <enum 'C'> ['GREEN', 'RED']
print(hash(C.RED) == hash(C.RED), C)  # expect: True <enum 'C'>
try:
    C(9)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: 9 is not a valid C
try:
    C['NOPE']
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'NOPE'
try:
    C.NOPE
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: type object 'C' has no attribute 'NOPE'
try:
    setattr(C, 'RED', 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: cannot reassign member 'RED'
try:
    delattr(C, 'RED')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'C' cannot delete member 'RED'.
try:
    C.RED < C.GREEN
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'C' and 'C'
try:
    exec('class D(C): X = 1')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: <enum 'D'> cannot extend <enum 'C'>
try:
    exec('class E(Enum):\n    A = 1\n    A = 2')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'A' already defined as 1
try:
    exec('@unique\nclass U(Enum):\n    A = 1\n    B = 1')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: duplicate values found in <enum 'U'>: B -> A
try:
    setattr(C.RED, 'value', 3)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: <enum 'Enum'> cannot set attribute 'value'
class A(Enum):
    X = auto()
    Y = auto()
print([a.value for a in A], C.RED.__class__, Enum('F', 'A B').B.value, Enum('G', {'K': 'v'}).K)
# expect: [1, 2] <enum 'C'> 2 G.K
