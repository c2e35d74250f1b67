# a value that is no member
from enum import Enum
class Color(Enum): RED = 1
Color(7)  # raises: ValueError: 7 is not a valid Color
