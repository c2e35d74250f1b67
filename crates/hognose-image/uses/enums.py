# Enumerations.
import enum
from enum import Enum, Flag, IntEnum, IntFlag, StrEnum, auto, unique


@unique
class Color(Enum):
    RED = 1
    GREEN = 2

    @property
    def pretty(self):
        return self.name.title()


class Level(IntEnum):
    LOW = auto()
    HIGH = auto()


class Mode(StrEnum):
    READ = "r"


class Access(Flag):
    NONE = 0
    READ = auto()
    WRITE = auto()
    ALL = READ | WRITE


class Bits(IntFlag):
    A = 1
    B = 2


print(Color.RED, Color(2), Color["RED"], Color.RED.name, Color.GREEN.value, list(Color), Color.RED.pretty, Color.RED is Color(1), repr(Color.RED), len(Color))
print(Level.LOW < Level.HIGH, Level.HIGH + 1, Mode.READ == "r", f"{Mode.READ}", Access.READ | Access.WRITE, Access.READ in Access.ALL, bool(Access.NONE), Bits.A | Bits.B, ~Access.READ)
print({Color.RED: 1}, Color.RED in Color, Color.__members__, isinstance(Color.RED, Color), enum.Enum("Made", "X Y").X, sorted(Level))
try:
    Color(9)
except ValueError as error:
    print(error)
