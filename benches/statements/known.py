"""What the statements of `statements.txt` find: classes, functions, values. Small on purpose: it is the single operation that counts."""

# ruff: noqa: F401
import base64
import bisect
import calendar
import contextlib
import copy
import csv
import dataclasses
import datetime
import decimal
import difflib
import enum
import fractions
import functools
import hashlib
import heapq
import html
import io
import itertools
import json
import math
import operator
import pathlib
import random
import re
import shlex
import statistics
import string
import struct
import textwrap
import typing
import urllib.parse
import uuid
from collections import ChainMap, Counter, OrderedDict, defaultdict, deque, namedtuple


@dataclasses.dataclass
class Point:
    x: int
    y: int = 0


@dataclasses.dataclass(frozen=True, order=True)
class Fixed:
    x: int
    y: int = 0


class Color(enum.Enum):
    RED = 1
    GREEN = 2
    BLUE = 3


class Flag(enum.IntFlag):
    A = 1
    B = 2


Row = namedtuple("Row", "a b c")


class Typed(typing.NamedTuple):
    a: int
    b: str = "x"


class Slotted:
    __slots__ = ("a", "b")

    def __init__(self, a, b):
        self.a = a
        self.b = b


class Base:
    def __init__(self, v):
        self.v = v

    def area(self):
        return self.v

    def __repr__(self):
        return f"Base({self.v})"

    def __eq__(self, other):
        return self.v == other.v

    def __lt__(self, other):
        return self.v < other.v

    def __hash__(self):
        return hash(self.v)

    def __add__(self, other):
        return Base(self.v + other.v)

    def __len__(self):
        return 3

    def __getitem__(self, i):
        return i

    def __contains__(self, i):
        return True

    def __iter__(self):
        return iter((1, 2))

    def __call__(self, x):
        return x

    def __bool__(self):
        return True

    @staticmethod
    def static(x):
        return x

    @classmethod
    def of_class(cls, x):
        return x

    @property
    def size(self):
        return self.v

    @functools.cached_property
    def cached(self):
        return self.v


class Sub(Base):
    def __init__(self, v, w=2):
        super().__init__(v)
        self.w = w

    def area(self):
        return super().area() * 2


class Asking:
    def __getattr__(self, name):
        return 5


class Answer:
    def __get__(self, obj, owner):
        return 42


class Positive:
    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, obj, owner):
        return obj.__dict__[self.name]

    def __set__(self, obj, value):
        obj.__dict__[self.name] = value


class Described:
    kind = "described"
    answer = Answer()
    size = Positive()

    def visit(self, node):
        return getattr(self, "visit_" + type(node).__name__, self.visit_other)(node)

    def visit_int(self, node):
        return node

    def visit_other(self, node):
        return None


class Counts(dict):
    def __init__(self, *args):
        super().__init__(*args)
        self.total = 0


@functools.lru_cache(maxsize=None)
def cached(x):
    return x


@functools.lru_cache(maxsize=16)
def cached_16(x):
    return x


def passing_on(f):
    @functools.wraps(f)
    def wrapper(*args, **kwargs):
        return f(*args, **kwargs)

    return wrapper


@passing_on
def decorated(a, b=1):
    return a


def keywords(a, b=1, *, c=2):
    return a


def anything(*args, **kwargs):
    return args


def count_to(n):
    for i in range(n):
        yield i


@contextlib.contextmanager
def manager():
    yield 1


def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


@dataclasses.dataclass(order=True, frozen=True)
class Ordered:
    a: int
    b: str


class Countdown:
    def __init__(self, n):
        self.items = list(range(n))

    def __iter__(self):
        return iter(self.items)

    def __int__(self):
        return len(self.items)


words = "the quick brown fox jumps over the lazy dog and runs away from the big bad wolf".split()
text = " ".join(words)
nums = [5, 3, 8, 1, 9, 2, 7, 4, 6, 0] * 5
d = {w: i for i, w in enumerate(words)}
recs = [{"name": w, "n": i, "v": i * 1.5} for i, w in enumerate(words)]
one_json, all_json = json.dumps(recs[0]), json.dumps(recs)
pair_pattern = re.compile(r"(\w+)\s(\w+)")
line_pattern = re.compile(r"(?P<n>\d+) (?P<lvl>\w+) user=(?P<u>\d+)")
emails = "a@b.com, foo@bar.org; x.y@z.net"
lines = "\n".join(f"{i} INFO user={i} action=login" for i in range(5))
moment, hours, day = datetime.datetime(2024, 3, 5, 12, 30, 15), datetime.timedelta(hours=5), datetime.date(2024, 3, 5)
iso = "2024-03-05T12:30:15"
objs, points = [Base(i) for i in nums], [Point(i) for i in nums]
t3, l5, l200, pairs = (1, 2, 3), [1, 2, 3, 4, 5], list(range(200)), [[1, 2], [3], [4, 5, 6]]
many, few = set(nums), {1, 2, 3}
p, fixed, o, sub, slotted, row, asking = Point(1), Fixed(1), Base(1), Sub(1), Slotted(1, 2), Row(1, 2, 3), Asking()
matrix = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
csv_text = 'a,b,c\n1,2,3\n4,"5,6",7\n'
described, upper, split_at_comma = Described(), operator.methodcaller("upper"), operator.methodcaller("split", ",")
described.size = 1
wide, mask, key, modulus = 0x9E3779B97F4A7C15, 2**64 - 1, 3**150, 2**255 - 19
big, real, data = 12345678901234567890, 3.14159, b"hello world"
queue, counts = deque(range(20)), Counter(words)
money, price, third = decimal.Decimal("12.34"), decimal.Decimal("5.6"), fractions.Fraction(1, 3)
red, path, url = Color.RED, pathlib.PurePosixPath("/a/b/c.txt"), "https://ex.com/a/b?x=1&y=2#z"
nested = {"a": {"b": [1, 2, {"c": 3}]}}
by_cmp = functools.cmp_to_key(lambda a, b: a - b)
bound = functools.partial(keywords, 1, c=3)
get_n, get_v = operator.itemgetter("n"), operator.attrgetter("v")
template, rnd = string.Template("hi $x"), random.Random(1)
flag, other, ordered, countdown, heap = True, False, [Ordered(i * 7 % 4, "b") for i in range(4)], Countdown(5), []
