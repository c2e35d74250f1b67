"""A workflow as a state machine: enums with behaviour, class decorators, descriptors, hooks and a history."""

import enum
import functools
import inspect
import operator
import re
import weakref
from collections import Counter, deque
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field, InitVar
from itertools import count, cycle, islice, zip_longest
from typing import Callable, ClassVar, Iterable, Literal, assert_never, cast


class State(enum.Enum):
    DRAFT = ("draft", 1)
    REVIEW = ("in review", 2)
    DONE = ("done", 3)
    REJECTED = ("rejected", 3)

    def __new__(cls, label, rank):
        member = object.__new__(cls)
        member._value_ = label
        member.rank = rank
        return member

    @classmethod
    def _missing_(cls, value):
        for member in cls:
            if isinstance(value, str) and member.name.lower() == value.lower():
                return member
        return None

    @enum.property
    def final(self):
        return self.rank == 3

    def __lt__(self, other):
        return self.rank < other.rank if isinstance(other, State) else NotImplemented

    __str__ = lambda self: self.value.capitalize()


class Perm(enum.Flag, boundary=enum.STRICT):
    R = enum.auto()
    W = enum.auto()
    X = enum.auto()
    RW = R | W


class InvalidTransition(RuntimeError):
    pass


def transition(*sources, to):
    def mark(function):
        function._transition = (frozenset(sources), to)
        return function
    return mark


def machine(cls):
    """Wraps the marked methods and builds the table of transitions."""
    table = {}
    for name, function in inspect.getmembers(cls, inspect.isfunction):
        if info := getattr(function, "_transition", None):
            sources, to = info
            table[name] = (sorted(s.name for s in sources), to.name)

            @functools.wraps(function)
            def wrapper(self, *args, __function=function, __sources=sources, __to=to, **kwargs):
                if self.state not in __sources:
                    raise InvalidTransition(f"cannot {__function.__name__} from {self.state}")
                with self.recording(__function.__name__):
                    result = __function(self, *args, **kwargs)
                    self.state = __to
                return result
            setattr(cls, name, wrapper)
    cls.TABLE = table
    return cls


@machine
@dataclass(eq=False)
class Document:
    title: str
    author: InitVar[str] = "anonymous"
    state: State = State.DRAFT
    history: deque = field(default_factory=lambda: deque(maxlen=4), repr=False)
    TABLE: ClassVar[dict] = {}
    _numbers: ClassVar[count] = count(100, 5)

    def __post_init__(self, author):
        self.number = next(self._numbers)
        self.author = author.upper()

    @contextmanager
    def recording(self, action):
        before = self.state
        try:
            yield
        except Exception as error:
            self.history.append((action, f"failed: {error}"))
            raise
        else:
            self.history.append((action, f"{before.name}->{self.state.name}"))

    @transition(State.DRAFT, to=State.REVIEW)
    def submit(self, note=""):
        """Sends the document to review."""
        if len(self.title) < 3:
            raise ValueError("title is too short")
        return f"submitted {note}".strip()

    @transition(State.REVIEW, to=State.DONE)
    def approve(self, by, *more):
        return sorted([by, *more])

    @transition(State.REVIEW, State.DONE, to=State.REJECTED)
    def reject(self, *, reason: str):
        return reason


doc = Document("Spec", "ann")
print(doc, doc.number, doc.author, Document("x").number)
print(doc.submit(note="v1"), doc.state, doc.approve("zoe", "al"), doc.state.final)
for action in (lambda: doc.submit(), lambda: Document("ab").submit(), lambda: doc.reject("no"), lambda: State("nope"), lambda: Perm(8), lambda: State.DRAFT < 3):
    try:
        print(action())
    except (InvalidTransition, ValueError, TypeError) as error:
        print(f"{type(error).__name__}: {error}")
print(doc.reject(reason="late"), list(doc.history), sep="\n")
print(Document.TABLE, Document.submit.__doc__, inspect.signature(Document.submit), inspect.signature(Document), sep="\n")
print(State("DONE"), State("in review") is State.REVIEW, max(State, key=operator.attrgetter("rank")).name, sorted([State.DONE, State.DRAFT])[0], State.DRAFT in State, [s.name for s in State], len(State))
print(repr(State.DRAFT), Perm.RW, repr(Perm.R | Perm.X), Perm.R in Perm.RW, bool(Perm(0)), ~Perm.R, Perm["W"] ^ Perm.RW, list(Perm), Perm.RW.name, repr(Perm(0)))
print(State.__members__["DONE"].value, isinstance(State.DONE, State), State.DONE._value_, type(State), State.DRAFT.__class__.__name__)
Animal = enum.Enum("Animal", "CAT DOG", start=5)
Color = enum.IntEnum("Color", {"RED": 1, "CRIMSON": 1, "BLUE": 2}, module=__name__)
print(list(Animal), Color.CRIMSON is Color.RED, list(Color.__members__), Color.BLUE * 2, f"{Color.RED:>4}|{Animal.CAT!s}", Color(2).name, Color.RED < Color.BLUE)
try:
    Animal.CAT = 3
except AttributeError as error:
    print(error)
try:
    class More(State):
        EXTRA = ("x", 9)
except TypeError as error:
    print(error)


class Planet(enum.Enum):
    EARTH = 5.976e24, 6.37814e6
    MARS = 6.421e23, 3.3972e6

    def __init__(self, mass, radius):
        self.mass, self.radius = mass, radius

    @property
    def gravity(self):
        return 6.67300e-11 * self.mass / self.radius**2



        pass




print(f"{Planet.EARTH.gravity:.3f}", list(islice(cycle("ab"), 3)))


def grade(score: int) -> Literal["pass", "fail"]:
    return "pass" if score >= 50 else "fail"


print(Counter(map(grade, [10, 50, 90])), weakref.ref(doc)() is doc, cast(int, "x"), [*zip_longest("ab", "xyz", fillvalue="?")])
