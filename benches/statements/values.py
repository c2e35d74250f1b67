"""What the expressions of `cross.py` are asked for: `VALUES` by the names that stand in them."""
import collections
import copy
import dataclasses
import datetime
import decimal
import enum
import fractions
import math
import operator
from collections import Counter, deque


class Plain:
    def __init__(self):
        self.x = 1


class Special:
    """Special methods of all kinds, that return at once."""

    def __init__(self):
        self.x = 1

    def __eq__(self, other):
        return self.x == other.x if isinstance(other, Special) else NotImplemented

    def __hash__(self):
        return 5

    def __lt__(self, other):
        return False

    def __len__(self):
        return 3

    def __bool__(self):
        return True

    def __add__(self, other):
        return self

    def __getitem__(self, at):
        if at > 2:
            raise IndexError
        return at

    def __iter__(self):
        return iter((1, 2, 3))

    def __contains__(self, item):
        return item == 1

    def __int__(self):
        return 4

    def __float__(self):
        return 4.0

    def __index__(self):
        return 1

    def __str__(self):
        return "special"

    def __repr__(self):
        return "Special()"

    def __neg__(self):
        return self

    def __reversed__(self):
        return iter((3, 2, 1))


class Generated:
    def __iter__(self):
        for i in range(3):
            yield i


@dataclasses.dataclass(order=True, frozen=True)
class Data:
    a: int
    b: str


class Colour(enum.Enum):
    RED = 1
    BLUE = 2


class Number(enum.IntEnum):
    ONE = 1
    TWO = 2


class SubList(list):
    pass


class SubDict(dict):
    pass


class SubStr(str):
    pass


class SubInt(int):
    pass


Pair = collections.namedtuple("Pair", "a b")
VALUES = {
    "flag": True, "i": 5, "big": 2**70, "f": 1.5, "cx": 1j, "s": "abc", "u": "äbc", "ls": "abc" * 40, "b": b"abc", "ba": bytearray(b"abc"),
    "l": [1, 2, 3], "t": (1, 2, 3), "d": {"a": 1, "b": 2}, "st": {1, 2, 3}, "fs": frozenset((1, 2)), "r": range(5), "n": None, "p": Plain(),
    "q": Special(), "g": Generated(), "fn": len, "gf": lambda x: x, "cls": Plain, "typ": int, "dec": decimal.Decimal("1.5"),
    "fr": fractions.Fraction(1, 3), "dt": datetime.date(2024, 1, 2), "td": datetime.timedelta(1), "nt": Pair(1, 2), "dc": Data(1, "a"), "en": Colour.RED,
    "ie": Number.ONE, "dq": deque((1, 2, 3)), "ct": Counter("abc"), "dd": collections.defaultdict(int, {"a": 1}),
    "od": collections.OrderedDict(a=1), "sl": SubList((1, 2, 3)), "sd": SubDict(a=1), "ss": SubStr("abc"), "si": SubInt(5), "ell": ...,
}  # fmt: skip
globals().update(VALUES)
