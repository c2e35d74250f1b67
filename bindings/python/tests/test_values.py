"""Values that cross the boundary: every kind both ways, what comes back as what, and what is refused with which text.

Most tests send a value through a program that gives it back. Not here: values that tools get by their annotations
(`test_adapt.py`), and values in steps (`test_steps.py`).
"""

import collections
import dataclasses
import datetime
import decimal
import enum
import fractions
import math
import pathlib
import random
import sys
import typing
import uuid
import zoneinfo
from typing import Any, ClassVar

import pytest
from pydantic import BaseModel, ConfigDict, Field, field_validator

import hognose
from hognose import ConversionError, GuestError, LimitReached, Opaque, Program, Record, Session

SAME = Program("v", inputs=["v"])


def there_and_back(value: Any) -> Any:
    return SAME.run({"v": value})


def seen(expression: str, value: Any) -> Any:
    """What the guest makes of a value."""
    return Program(expression, inputs=["v"]).run({"v": value})


def check_same(value: Any) -> None:
    found = there_and_back(value)
    assert type(found) is type(value)
    assert found == value
    assert repr(found) == repr(value)


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


@dataclasses.dataclass
class Point:
    x: int
    y: int = 0


@dataclasses.dataclass(frozen=True)
class Frozen:
    x: int


@dataclasses.dataclass(slots=True)
class Slotted:
    x: int = 1


@dataclasses.dataclass
class Derived(Point):
    tags: list[str] = dataclasses.field(default_factory=list)
    limit: ClassVar[int] = 5


@dataclasses.dataclass
class Computed:
    x: int
    double: int = dataclasses.field(init=False)

    def __post_init__(self) -> None:
        if self.x < 0:
            raise ValueError("x is negative")
        self.double = 2 * self.x


@dataclasses.dataclass(kw_only=True)
class Named:
    x: int


class Color(enum.Enum):
    RED = "red"
    BLUE = ("b", 1)
    CRIMSON = "red"


class Number(enum.IntEnum):
    ONE = 1


class Word(str, enum.Enum):
    HI = "hi"


class Permission(enum.Flag):
    READ = 1
    WRITE = 2


class Pair(typing.NamedTuple):
    a: int
    b: Any = None


class Movie(typing.TypedDict):
    title: str
    year: int


class Price(BaseModel):
    amount: float
    currency: str = "EUR"

    @field_validator("amount")
    @classmethod
    def is_positive(cls, amount: float) -> float:
        if amount < 0:
            raise ValueError("amount is negative")
        return amount


class Order(BaseModel):
    price: Price
    items: list[Price] = []
    day: datetime.date | None = None


class Aliased(BaseModel):
    number: int = Field(alias="Number")


class Open(BaseModel):
    model_config = ConfigDict(extra="allow")
    a: int


PLAIN = [
    None,
    True,
    False,
    ...,
    0,
    -1,
    2**63 - 1,
    2**63,
    -(2**63),
    -(2**63) - 1,
    2**64,
    10**4000,
    -(10**4000),
    1.5,
    -0.0,
    5e-324,
    math.inf,
    -math.inf,
    1 + 2j,
    complex(-0.0, math.inf),
    "",
    "ä€😀\x00\n",
    b"",
    bytes(range(256)),
    [],
    (),
    {},
    set(),
    frozenset(),
    [1, [2, [3]]],
    ((),),
    {(): {}, "a": {1: (2,)}},
    {(2, frozenset({4}))},
    {None: 1, True: 2, 1.5: 3, b"x": 4},
]


@pytest.mark.parametrize("value", PLAIN, ids=lambda value: repr(value)[:40] if not isinstance(value, int) else str(value)[:40])
def test_a_plain_value_comes_back_as_it_was(value: Any) -> None:
    check_same(value)
    check_same([value])
    check_same({"k": (value,)})


def test_nan_comes_back_as_nan() -> None:
    assert math.isnan(there_and_back(math.nan))
    assert math.isnan(there_and_back([math.nan])[0])
    assert math.isnan(there_and_back(complex(1, math.nan)).imag)


def test_the_order_of_a_dict_stays() -> None:
    keys = [str(key) for key in range(1000)]
    random.Random(1).shuffle(keys)
    assert list(there_and_back(dict.fromkeys(keys))) == keys


def test_keys_that_are_equal_stay_one() -> None:
    assert there_and_back({1: "a"}) == {True: "a"}
    assert seen("{1: 'a', True: 'b', 1.0: 'c'}", None) == {1: "c"}


def test_what_comes_back_is_a_copy() -> None:
    value = [[1]]
    found = there_and_back(value)
    assert found is not value and found[0] is not value[0]
    seen("v[0].append(2)", value)
    assert value == [[1]]


UTC = datetime.timezone.utc
BERLIN = zoneinfo.ZoneInfo("Europe/Berlin")
LIBRARY = [
    datetime.date.min,
    datetime.date.max,
    datetime.datetime.min,
    datetime.datetime.max,
    datetime.datetime(2024, 1, 2, 3, 4, 5, 6),
    datetime.datetime(2024, 1, 2, fold=1),
    datetime.datetime(2024, 1, 2, tzinfo=datetime.timezone(datetime.timedelta(hours=-5, minutes=-30), "X")),
    datetime.time(1, 2, 3, 4),
    datetime.time(23, 59, fold=1),
    datetime.time(1, tzinfo=datetime.timezone(datetime.timedelta(hours=2), "Y")),
    datetime.timedelta(0),
    datetime.timedelta.min,
    datetime.timedelta.max,
    datetime.timedelta(days=-1, microseconds=1),
    datetime.timezone(datetime.timedelta(0), "Z"),
    decimal.Decimal("1.50"),
    decimal.Decimal("-0.00"),
    decimal.Decimal("1E+100000"),
    decimal.Decimal("-Infinity"),
    fractions.Fraction(-(10**30), 3),
    uuid.UUID(int=2**128 - 1),
    pathlib.PosixPath("/a/b"),
    pathlib.PosixPath("."),
    pathlib.PurePosixPath("a/ä"),
]


@pytest.mark.parametrize("value", LIBRARY, ids=repr)
def test_a_value_of_the_library_comes_back_as_it_was(value: Any) -> None:
    check_same(value)
    check_same({"k": [value]})


def test_fold_comes_back() -> None:
    assert there_and_back(datetime.datetime(2024, 1, 2, fold=1)).fold == 1
    assert there_and_back(datetime.time(2, fold=1)).fold == 1


def test_utc_stays_utc() -> None:
    assert there_and_back(UTC) == UTC
    found = there_and_back(datetime.datetime(2024, 1, 2, tzinfo=UTC))
    assert found == datetime.datetime(2024, 1, 2, tzinfo=UTC)
    assert found.tzname() == "UTC"


def test_decimals_that_are_no_numbers() -> None:
    assert there_and_back(decimal.Decimal("NaN")).is_qnan()
    assert there_and_back(decimal.Decimal("sNaN")).is_snan()


@pytest.mark.parametrize("fold", [0, 1])
def test_a_time_in_a_named_zone_keeps_its_instant(fold: int) -> None:
    # In the night in which clocks go back, `fold` says which of two instants is meant.
    moment = datetime.datetime(2024, 10, 27, 2, 30, tzinfo=BERLIN, fold=fold)
    found = there_and_back(moment)
    assert found.timestamp() == moment.timestamp()
    assert found.utcoffset() == moment.utcoffset()
    assert found.tzname() == moment.tzname()
    assert seen("v.utcoffset().total_seconds()", moment) == (3600 if fold else 7200)


def test_a_zone_without_a_fixed_offset_is_refused() -> None:
    with pytest.raises(ConversionError, match="no fixed offset"):
        there_and_back(BERLIN)


def test_a_time_of_day_in_a_named_zone_does_not_lose_its_zone() -> None:
    with pytest.raises(ConversionError, match="no fixed offset"):
        there_and_back(datetime.time(1, 2, tzinfo=BERLIN))


def test_buffers_come_back_as_bytes() -> None:
    for value in (bytearray(b"ab"), memoryview(b"ab")):
        assert there_and_back(value) == b"ab"
        assert type(there_and_back(value)) is bytes


def test_a_range_comes_back_as_itself() -> None:
    check_same(range(3))
    check_same(range(10, -10, -3))
    assert Program("range(1, 9, 2)").run() == range(1, 9, 2)


def test_a_deque_crosses_as_a_list() -> None:
    assert there_and_back(collections.deque([1, [2]])) == [1, [2]]
    assert Program("import collections\ncollections.deque([1, 2])").run() == [1, 2]


def test_dicts_of_the_library_come_back_as_dicts() -> None:
    for value in (collections.OrderedDict(a=1), collections.defaultdict(list, a=1), collections.Counter("a")):
        found = there_and_back(value)
        assert type(found) is dict and found == {"a": 1}


class TextSubclass(str):
    pass


class IntSubclass(int):
    pass


class FloatSubclass(float):
    pass


class ComplexSubclass(complex):
    pass


class BytesSubclass(bytes):
    pass


class ListSubclass(list):  # type: ignore[type-arg]
    pass


class TupleSubclass(tuple):  # type: ignore[type-arg]
    pass


class DictSubclass(dict):  # type: ignore[type-arg]
    pass


class SetSubclass(set):  # type: ignore[type-arg]
    pass


class FrozenSetSubclass(frozenset):  # type: ignore[type-arg]
    pass


class DateTimeSubclass(datetime.datetime):
    pass


class DecimalSubclass(decimal.Decimal):
    pass


@pytest.mark.parametrize(
    "value, plain",
    [
        (TextSubclass("a"), "a"),
        (IntSubclass(3), 3),
        (IntSubclass(2**100), 2**100),
        (FloatSubclass(1.5), 1.5),
        (ComplexSubclass(1, 2), 1 + 2j),
        (BytesSubclass(b"a"), b"a"),
        (ListSubclass([1]), [1]),
        (TupleSubclass((1,)), (1,)),
        (DictSubclass(a=1), {"a": 1}),
        (SetSubclass({1}), {1}),
        (FrozenSetSubclass({1}), frozenset({1})),
        (DateTimeSubclass(2024, 1, 2), datetime.datetime(2024, 1, 2)),
        (DecimalSubclass("1.5"), decimal.Decimal("1.5")),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_subclass_crosses_as_its_builtin_class(value: Any, plain: Any) -> None:
    found = there_and_back(value)
    assert type(found) is type(plain) and found == plain


def test_subclasses_of_the_guest_come_out_as_their_builtin_classes() -> None:
    source = "class L(list): pass\nclass D(dict): pass\nclass I(int): pass\nclass S(str): pass\nL([1]), D(a=1), I(3), S('x')"
    found = Program(source).run()
    assert found == ([1], {"a": 1}, 3, "x")
    assert [type(value) for value in found] == [list, dict, int, str]


@pytest.mark.parametrize(
    "value",
    [Point(1, 2), Frozen(3), Slotted(4), Derived(1, 2, ["a"]), Computed(5), Named(x=6), Point(1, [Point(2)])],  # type: ignore[arg-type]
    ids=repr,
)
def test_a_dataclass_comes_back_as_itself(value: Any) -> None:
    check_same(value)
    check_same([{"k": value}])


def test_the_guest_reads_and_sets_fields() -> None:
    assert seen("v.x + v.y", Point(1, 2)) == 3
    assert seen("v.x = 10\nv", Point(1, 2)) == Point(10, 2)
    assert seen("repr(v)", Point(1, 2)) == "Point(x=1, y=2)"


def test_methods_of_the_host_stay_there() -> None:
    with pytest.raises(GuestError) as caught:
        seen("v.__post_init__()", Computed(1))
    assert caught.value.type_name == "AttributeError"


def test_what_post_init_refuses_cannot_come_back() -> None:
    with pytest.raises(ConversionError, match="x is negative") as caught:
        seen("v.x = -1\nv", Computed(1))
    assert isinstance(caught.value.__cause__, ValueError)


def test_what_a_validator_refuses_cannot_come_back() -> None:
    with pytest.raises(ConversionError, match="amount is negative"):
        seen("v.amount = -1\nv", Price(amount=1))


@pytest.mark.parametrize(
    "value",
    [
        Price(amount=1.5),
        Order(price=Price(amount=1), items=[Price(amount=2), Price(amount=3)], day=datetime.date(2024, 1, 2)),
    ],
    ids=["flat", "nested"],
)
def test_a_model_comes_back_as_itself(value: BaseModel) -> None:
    check_same(value)


def test_a_model_with_aliases_comes_back() -> None:
    check_same(Aliased(Number=1))


def test_a_model_with_further_fields_keeps_them() -> None:
    check_same(Open(a=1, b=2))  # type: ignore[call-arg]


def test_an_enumeration_comes_back_as_its_member() -> None:
    for member in Color:
        assert there_and_back(member) is member
    assert there_and_back({Color.RED: [Color.BLUE]}) == {Color.RED: [Color.BLUE]}
    assert seen("v.name, v.value", Color.BLUE) == ("BLUE", ("b", 1))
    assert there_and_back(Color.CRIMSON) is Color.RED


def test_enumerations_of_plain_values_cross_as_those() -> None:
    for member, plain in ((Number.ONE, 1), (Word.HI, "hi")):
        found = there_and_back(member)
        assert type(found) is type(plain) and found == plain


@pytest.mark.skipif(sys.version_info < (3, 11), reason="StrEnum is newer")
def test_a_str_enum_crosses_as_its_text() -> None:
    kind = enum.StrEnum("kind", ["A"])
    assert there_and_back(kind.A) == "a"  # type: ignore[attr-defined]


@pytest.mark.parametrize("flag", [Permission.READ, Permission.READ | Permission.WRITE, Permission(0)], ids=repr)
def test_a_flag_comes_back_as_itself(flag: Permission) -> None:
    assert there_and_back(flag) is flag


def test_an_enumeration_over_a_class_of_the_library_comes_back_as_its_member() -> None:
    class Day(datetime.date, enum.Enum):
        FIRST = (2024, 1, 1)

    assert there_and_back(Day.FIRST) is Day.FIRST


def test_a_named_tuple_comes_back_as_itself() -> None:
    check_same(Pair(1))
    check_same(Pair(1, [Pair(2, "b")]))
    assert seen("v.a", Pair(1)) == 1
    untyped = collections.namedtuple("untyped", "a b")
    check_same(untyped(1, 2))


def test_a_typed_dict_is_a_dict() -> None:
    check_same(Movie(title="x", year=1999))


def test_a_class_that_was_defined_anew_is_the_one_that_comes_back() -> None:
    # As in a notebook, where a cell with a class is run twice.
    def define() -> Any:
        @dataclasses.dataclass
        class Cell:
            x: int

        return Cell

    session, first, second = Session(), define(), define()
    assert type(session.feed("v", {"v": first(1)})) is first
    assert type(session.feed("v", {"v": second(2)})) is second


def test_types_lets_instances_come_out_that_never_went_in() -> None:
    source = "from dataclasses import dataclass\n@dataclass\nclass {}:\n  x: int\n  y: int = 0\n{}(1)"
    name = f"{Point.__module__}.Point"
    made = Program(source.format("Point", "Point")).run(types=[Point])
    # A class of the guest is its own, whatever it is called, unless the host's has no module in its name.
    assert type(made) is (Point if name == "__main__.Point" else Record)


def test_a_dataclass_of_the_guest_comes_out_as_a_record() -> None:
    source = "from dataclasses import dataclass\n@dataclass(frozen=True)\nclass P:\n  x: int\n{P(1): [P(2)]}"
    found = Program(source).run()
    ((key, (value,)),) = found.items()
    assert isinstance(key, Record) and isinstance(value, Record)
    assert (key.x, repr(value), vars(value)) == (1, "P(x=2)", {"x": 2})
    assert key != value and key == Program("from dataclasses import dataclass\n@dataclass\nclass P:\n  x: int\nP(1)").run()


def test_a_record_goes_back_in() -> None:
    record = Program("from dataclasses import dataclass\n@dataclass\nclass P:\n  x: object\nP([1])").run()
    assert seen("v.x, repr(v)", record) == ([1], "P(x=[1])")
    assert there_and_back(record) == record


def test_a_record_and_an_opaque_can_be_pickled_and_copied() -> None:
    import copy
    import pickle

    record = Program("from dataclasses import dataclass\n@dataclass\nclass P:\n  x: object\nP([1])").run()
    opaque = Program("len").run()
    for value in (record, opaque):
        assert pickle.loads(pickle.dumps(value)) == value
        assert copy.deepcopy(value) == value


def test_an_enumeration_of_the_guest_comes_out_as_a_record() -> None:
    member = Program("import enum\nclass E(enum.Enum):\n  A = [1]\nE.A").run()
    assert (member.name, member.value, repr(member)) == ("A", [1], "<E.A: [1]>")


@pytest.mark.parametrize(
    "source, type_name",
    [
        ("def f(): pass\nf", "function"),
        ("len", "builtin_function_or_method"),
        ("class A: pass\nA", "type"),
        ("class A: pass\nA()", "__main__.A"),
        ("(x for x in [])", "generator"),
        ("import math\nmath", "module"),
        ("ValueError('x')", "ValueError"),
        ("{}.keys()", "dict_keys"),
        ("iter([])", "list_iterator"),
    ],
)
def test_anything_else_of_the_guest_comes_out_as_opaque(source: str, type_name: str) -> None:
    found = Program(source).run()
    assert isinstance(found, Opaque) and found.type_name == type_name
    assert repr(found).startswith(f"<opaque {type_name}: ")


def test_the_text_of_an_opaque_runs_no_code_of_the_guest() -> None:
    source = "class A:\n  def __repr__(self):\n    while True: pass\nA()"
    assert Program(source).run(limits=hognose.Limits(fuel=100_000)).type_name == "__main__.A"


@pytest.mark.parametrize(
    "value, name",
    [
        (object(), "object"),
        (lambda: 1, "function"),
        (int, "type"),
        (iter([]), "list_iterator"),
        (ValueError("x"), "ValueError"),
        (sys, "module"),
        (slice(1), "slice"),
        (collections.UserDict(), "collections.UserDict"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_has_no_meaning_in_a_guest_is_refused(value: Any, name: str) -> None:
    with pytest.raises(ConversionError) as caught:
        there_and_back(value)
    assert str(caught.value).startswith("the input 'v' cannot enter the guest: ")
    assert f"a value of type {name} has no meaning there" in str(caught.value)


def test_a_refusal_names_nothing_that_does_not_exist() -> None:
    with pytest.raises(ConversionError) as caught:
        there_and_back(object())
    assert "hognose.expose" not in str(caught.value) or hasattr(hognose, "expose")


def test_a_refusal_says_where() -> None:
    with pytest.raises(ConversionError, match=r" at \[1\]\['a'\]\.y\[0\]$"):
        there_and_back([1, {"a": Point(1, [object()])}])  # type: ignore[arg-type]


@pytest.mark.parametrize("value", ["\ud800", "a\udfffb", ["\ud800"], {"\ud800": 1}], ids=ascii)
def test_a_lone_surrogate_cannot_enter(value: Any) -> None:
    with pytest.raises(ConversionError, match="lone surrogate"):
        there_and_back(value)


def test_a_lone_surrogate_cannot_leave() -> None:
    with pytest.raises(GuestError, match="lone surrogate"):
        Program(r"'\ud800'").run()


def test_depth() -> None:
    assert there_and_back(nested(255)) == nested(255)
    for depth in (256, 257, 10_000):
        with pytest.raises(ConversionError, match="nested more than 256 levels deep"):
            there_and_back(nested(depth))
    with pytest.raises(GuestError, match="nested more than 256 levels deep"):
        Program("v = []\nfor _ in range(100_000): v = [v]\nv").run()


def test_cycles_are_refused() -> None:
    cyclic_list: list[Any] = []
    cyclic_list.append(cyclic_list)
    cyclic_dict: dict[str, Any] = {}
    cyclic_dict["k"] = (cyclic_dict,)
    cyclic_point = Point(1)
    cyclic_point.y = cyclic_point  # type: ignore[assignment]
    for value in (cyclic_list, cyclic_dict, cyclic_point):
        with pytest.raises(ConversionError, match="contains itself"):
            there_and_back(value)
    with pytest.raises(GuestError, match="256 levels"):
        Program("v = {}\nv[1] = v\nv").run()


def test_size() -> None:
    limits = hognose.Limits(value="1MB")
    assert SAME.run({"v": "x" * 500_000}, limits=limits) == "x" * 500_000
    for value in ("x" * 2_000_000, list(range(500_000)), {"k": [b"x" * 2_000_000]}):
        with pytest.raises(ConversionError, match="1048576 bytes"):
            SAME.run({"v": value}, limits=limits)
    for source in ("'x' * 2_000_000", "list(range(500_000))"):
        with pytest.raises(LimitReached) as caught:
            Program(source).run(limits=limits)
        assert caught.value.limit == "value"


def test_a_wide_value() -> None:
    wide = [list(range(1000)) for _ in range(100)]
    assert there_and_back(wide) == wide
    assert there_and_back({str(key): key for key in range(50_000)}) == {str(key): key for key in range(50_000)}


def test_a_value_that_shares_much_is_measured_as_the_tree_it_is() -> None:
    with pytest.raises(LimitReached):
        Program("v = [1]\nfor _ in range(60): v = [v, v]\nv").run()


@pytest.mark.parametrize("key", [Color.RED, Pair(1, 2)], ids=repr)
def test_what_the_engine_can_hash_is_a_key(key: Any) -> None:
    assert there_and_back({key: 1}) == {key: 1}
    assert there_and_back({key}) == {key}
    assert seen("{v: 1}[v]", key) == 1


@pytest.mark.parametrize(
    "key",
    [
        datetime.date(2024, 1, 2),
        datetime.datetime(2024, 1, 2, tzinfo=UTC),
        datetime.time(1),
        datetime.timedelta(1),
        decimal.Decimal("1.5"),
        fractions.Fraction(1, 3),
        uuid.UUID(int=1),
        pathlib.PosixPath("a"),
        Frozen(1),
        (1, datetime.date(2024, 1, 2)),
    ],
    ids=repr,
)
def test_a_value_of_a_class_is_a_key(key: Any) -> None:
    assert there_and_back({key: 1}) == {key: 1}
    assert there_and_back({key}) == {key}
    assert seen("{v: 1}[v]", key) == 1


def test_a_named_tuple_is_a_tuple_in_the_guest() -> None:
    assert seen("a, b = v\n(v[0], b, len(v), list(v), v == (1, 2))", Pair(1, 2)) == (1, 2, 2, [1, 2], True)


def test_a_value_that_changes_while_it_enters() -> None:
    changing: dict[str, Any] = {}

    class Sly:
        __dataclass_fields__ = Point.__dataclass_fields__

        @property
        def x(self) -> int:
            changing.clear()
            changing.update({str(key): key for key in range(100)})
            return 1

        y = 2

    changing.update(a=Sly(), b=2, c=3)
    try:
        there_and_back(changing)
    except (RuntimeError, ConversionError):
        # Either is an answer; a crash is not.
        pass


def test_a_property_that_raises_is_heard() -> None:
    class Broken:
        __dataclass_fields__ = Point.__dataclass_fields__
        y = 2

        @property
        def x(self) -> int:
            raise RuntimeError("no x today")

    with pytest.raises(RuntimeError, match="no x today"):
        there_and_back(Broken())


def scalars(rng: random.Random) -> Any:
    kind = rng.randrange(16)
    if kind == 0:
        return rng.choice([None, True, False, ...])
    if kind in (1, 2):
        return rng.randint(-100, 100)
    if kind == 3:
        return rng.randint(-(2 ** rng.randint(1, 300)), 2 ** rng.randint(1, 300))
    if kind in (4, 5):
        return rng.choice([0.0, -0.0, math.inf, rng.uniform(-1e300, 1e300), rng.random()])
    if kind in (6, 7, 8):
        return "".join(chr(rng.choice([rng.randrange(128), rng.randrange(0xD800), 0x1F600])) for _ in range(rng.randrange(8)))
    if kind == 9:
        return rng.randbytes(rng.randrange(10))
    if kind == 10:
        return datetime.datetime.fromtimestamp(rng.randrange(2**31), rng.choice([None, UTC]))
    if kind == 11:
        return datetime.timedelta(microseconds=rng.randint(-(10**15), 10**15))
    if kind == 12:
        return rng.choice(list(Color))
    if kind == 13:
        return decimal.Decimal(rng.randint(-(10**20), 10**20)).scaleb(rng.randint(-10, 10))
    if kind == 14:
        return Frozen(rng.randrange(10))
    return complex(rng.random(), rng.randrange(10))


def hashable(rng: random.Random, depth: int) -> Any:
    if depth > 0 and rng.random() < 0.2:
        return tuple(hashable(rng, depth - 1) for _ in range(rng.randrange(3)))
    return scalars(rng)


def generated(rng: random.Random, depth: int) -> Any:
    kind = rng.randrange(10) if depth > 0 else 0
    if kind <= 3:
        return scalars(rng)
    n = rng.randrange(5)
    if kind == 4:
        return [generated(rng, depth - 1) for _ in range(n)]
    if kind == 5:
        return tuple(generated(rng, depth - 1) for _ in range(n))
    if kind in (6, 7):
        return {hashable(rng, 1): generated(rng, depth - 1) for _ in range(n)}
    if kind == 8:
        return rng.choice([set, frozenset])(hashable(rng, 1) for _ in range(n))
    return rng.choice([Point, Pair])(n, generated(rng, depth - 1))


def shape(value: Any) -> Any:
    """A value with its types, so that `1`, `True` and `1.0` are told apart."""
    if isinstance(value, datetime.datetime):
        return type(value), value.replace(tzinfo=None), value.utcoffset(), value.tzname()
    if isinstance(value, dict):
        return type(value), [(shape(key), shape(item)) for key, item in value.items()]
    if isinstance(value, (list, tuple)):
        return type(value), [shape(item) for item in value]
    if isinstance(value, (set, frozenset)):
        return type(value), sorted((repr(shape(item)) for item in value))
    if dataclasses.is_dataclass(value):
        return type(value), [shape(getattr(value, field.name)) for field in dataclasses.fields(value)]
    return type(value), repr(value)


@pytest.mark.parametrize("seed", range(8))
def test_generated_values_come_back(seed: int) -> None:
    rng = random.Random(seed)
    for number in range(250):
        value = generated(rng, 5)
        found = there_and_back(value)
        assert shape(found) == shape(value), f"value {number} of seed {seed}"


@pytest.mark.parametrize("seed", range(4))
def test_generated_values_survive_a_dump(seed: int) -> None:
    rng = random.Random(100 + seed)
    for _ in range(25):
        value = generated(rng, 4)
        session = Session(types=[Point, Pair, Frozen, Color])
        session.set("v", value)
        woken = Session.load(session.dump(), types=[Point, Pair, Frozen, Color])
        assert shape(woken.feed("v")) == shape(value)


@pytest.mark.parametrize(
    "text",
    ["", "a", "a\\b.txt", "C:", "C:\\", "c:a\\b", "C:/a/./b//c", "\\a", "\\\\host\\share\\a", "\\\\host\\share", "\\\\host", "\\\\?\\UNC\\h\\s\\a", "./a:b", "é:\\x", "..\\a"],
)
def test_paths_of_windows(text: str) -> None:
    # What the parts are is said by the guest, which is of a later Python.
    path = pathlib.PureWindowsPath(text)
    found = there_and_back(path)
    assert (type(found), str(found)) == (pathlib.PureWindowsPath, str(path))
    source = "from pathlib import PureWindowsPath\nw = PureWindowsPath(t)\n[(type(p), str(p), p.drive, p.root, p.parts, hash(p)) for p in (v, w)]"
    v, w = Program(source, inputs=["v", "t"]).run({"v": path, "t": str(path)})
    assert v[1:] == w[1:]
