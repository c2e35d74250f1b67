# Members that are numbers or strings calculate and show themselves as these, whatever their classes show of themselves.
import enum


class Level(enum.IntEnum):
    LOW = 1
    HIGH = 2


class Own(enum.IntEnum):
    A = 1

    def __str__(self):
        return 'own'


class Shown(int):
    def __repr__(self):
        return 'shown'


class Text(enum.StrEnum):
    X = 'x'


class Mixed(str, enum.Enum):
    Y = 'y'


class Added(int):
    def __add__(self, other):
        return 'added'


class Right(int):
    def __radd__(self, other):
        return 'from the right'


class InPlace(int):
    def __iadd__(self, other):
        return 'in place'


print(f'{Level.HIGH} {Level.HIGH:>3} {Level.HIGH!r} {Level.HIGH!s}', str(Level.LOW), '%s %d' % (Level.HIGH, Level.LOW), format(Level.LOW))  # expect: 2   2 <Level.HIGH: 2> 2 1 2 1 1
print(f'{Own.A} {Own.A!r} {Own.A:>4}', str(Own.A), f'{Shown(3)}', str(Shown(3)), f'{Text.X} {Text.X!r} {Text.X:>3}', str(Text.X))  # expect: own <Own.A: 1>    1 own shown shown x <Text.X: 'x'>   x x
print(str(Mixed.Y), f'{Mixed.Y.value}')  # expect: Mixed.Y y
print(Level.HIGH + 1, 1 + Level.HIGH, Level.HIGH - Level.LOW, Level.HIGH * 2.5, Level.HIGH / 2, 7 // Level.HIGH, 2 ** Level.HIGH, Level.HIGH & 3, -Level.HIGH)  # expect: 3 3 1 5.0 1.0 3 4 2 -2
print(type(Level.HIGH + 0), Level.HIGH + True, True + Level.LOW, Level.HIGH << 3, divmod(7, Level.HIGH), Level.HIGH % 2, Level.HIGH ** -1)  # expect: <class 'int'> 3 2 16 (3, 1) 0 0.5
print(Added(1) + 2, 2 + Added(1), 1 + Right(1), Right(1) + 1, Level.LOW + Right(1), Level.LOW + Added(1), Shown(1) + Shown(2))  # expect: added 3 from the right 2 2 2 3
number = InPlace(1)
number += 1
print(number, InPlace(1) + 1)  # expect: in place 2
try:
    Level.HIGH + 'a'
except TypeError as error:
    print(error)
# expect: unsupported operand type(s) for +: 'Level' and 'str'
