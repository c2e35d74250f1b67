"""Bytes that are no dump, or a damaged one: a `SnapshotError`, or an object that works; never a crash, a hang or another error.

Every prefix of some dumps, and seeded changes of bytes: one, several, cut out, put in, two dumps spliced. What can be loaded is run
under small limits.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import hognose
from hognose import HognoseError, Limits, Program, Session, SnapshotError

LIMITS = Limits(fuel=100_000, memory="8MB", duration=5, waiting=0.0, output="64KB")

SOURCE = """
from dataclasses import dataclass
import datetime, enum

@dataclass
class Point:
    x: int
    names: list

class Color(enum.Enum):
    RED = 1

def walk(n):
    try:
        yield from [n, fetch(n)]
    finally:
        seen.append(n)

seen = []
points = {i: Point(i, ['a' * i, 2.5, 2**80, None, b'x', (1, {2})]) for i in range(4)}
day = datetime.date(2024, 1, 2)
print('hello', len(points))
"""


def session_dump() -> bytes:
    session = Session()
    session.feed(SOURCE)
    return session.dump()


def step_dump() -> bytes:
    step: Any = Program(SOURCE + "list(walk(3)) + [day.year, Color.RED.value]").start(tools={"fetch": abs})
    return step.dump()  # type: ignore[no-any-return]


def futures_dump() -> bytes:
    source = "import asyncio\nawait asyncio.wait_for(asyncio.gather(*[fetch(i) for i in range(3)]), 100)"
    step: Any = Program(source).start(tools={"fetch": abs})
    while isinstance(step, hognose.FunctionCall):
        step = step.defer()
    return step.dump()  # type: ignore[no-any-return]


def program_dump() -> bytes:
    return Program(SOURCE + "n", inputs=["n"], name="damaged.py").dump()


def use_session(data: bytes) -> None:
    session = Session.load(data, tools={"fetch": abs}, limits=LIMITS)
    try:
        session.feed("x = 1\nx + 1")
        session.feed("[str(p) for p in points.values()], seen, day")
    except HognoseError:
        pass
    session.dump()


def use_step(data: bytes) -> None:
    step: Any = hognose.load(data, tools={"fetch": abs}, limits=LIMITS)
    try:
        for _ in range(20):
            if isinstance(step, hognose.Complete):
                break
            elif isinstance(step, hognose.Futures):
                step = step.resume({number: 1 for number in step.pending})
                if isinstance(step, hognose.Futures) and not step.pending:
                    break
            else:
                step = step.resume()
    except HognoseError:
        pass


def use_program(data: bytes) -> None:
    program = Program.load(data)
    repr(program), program.code, program.name
    try:
        program.run({name: 1 for name in program.inputs or ()}, limits=LIMITS, print=lambda text: None)
    except HognoseError:
        pass


KINDS: dict[str, tuple[Callable[[], bytes], Callable[[bytes], None]]] = {
    "session": (session_dump, use_session),
    "step": (step_dump, use_step),
    "futures": (futures_dump, use_step),
    "program": (program_dump, use_program),
}


def check(use: Callable[[bytes], None], data: bytes, what: str) -> bool:
    """Whether it could be loaded. Anything but a `SnapshotError` is shown with what was done to the bytes."""
    try:
        use(data)
    except SnapshotError as error:
        assert str(error)
        return False
    except BaseException as error:
        raise AssertionError(f"{what}: {type(error).__name__}: {error}") from error
    return True


@pytest.mark.parametrize("kind", KINDS)
def test_a_dump_that_is_whole_loads(kind: str) -> None:
    make, use = KINDS[kind]
    assert check(use, make(), "whole")


@pytest.mark.parametrize("kind", KINDS)
def test_every_prefix(kind: str) -> None:
    make, use = KINDS[kind]
    data = make()
    step = max(1, len(data) // 2000)
    for end in [*range(0, min(len(data), 300)), *range(300, len(data), step)]:
        assert not check(use, data[:end], f"the first {end} of {len(data)} bytes")


@pytest.mark.parametrize("kind", KINDS)
def test_more_bytes_than_there_were(kind: str) -> None:
    make, use = KINDS[kind]
    data = make()
    for more in (b"\0", b"x" * 100, data):
        check(use, data + more, f"{len(more)} more bytes")


def changes(data: bytes, rng: random.Random, n: int) -> Iterator[tuple[bytes, str]]:
    """Damaged dumps, each with what was done."""
    for _ in range(n):
        changed = bytearray(data)
        kind = rng.randrange(6)
        at = rng.choice([rng.randrange(len(data)), rng.randrange(min(len(data), 120))])
        if kind <= 1:
            changed[at] ^= 1 << rng.randrange(8)
            what = f"byte {at} is {changed[at]}"
        elif kind == 2:
            changed[at : at + 8] = rng.choice([b"\xff" * 8, b"\0" * 8, b"\x7f" + b"\xff" * 7, rng.randbytes(8)])
            what = f"8 bytes at {at} are {bytes(changed[at : at + 8])!r}"
        elif kind == 3:
            n_out = rng.randrange(1, 50)
            del changed[at : at + n_out]
            what = f"{n_out} bytes at {at} are gone"
        elif kind == 4:
            more = rng.randbytes(rng.randrange(1, 50))
            changed[at:at] = more
            what = f"{more!r} put in at {at}"
        else:
            for _ in range(rng.randrange(2, 30)):
                changed[rng.randrange(len(changed))] = rng.randrange(256)
            what = "several bytes"
        yield bytes(changed), what


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("kind", KINDS)
def test_changed_bytes(kind: str, seed: int) -> None:
    make, use = KINDS[kind]
    for changed, what in changes(make(), random.Random(seed), 700):
        check(use, changed, f"seed {seed}, {what}")


@pytest.mark.parametrize("kind", KINDS)
def test_dumps_that_were_spliced(kind: str) -> None:
    _, use = KINDS[kind]
    rng = random.Random(1)
    dumps = [make() for make, _ in KINDS.values()]
    for _ in range(200):
        one, other = rng.sample(dumps, 2)
        cut = rng.randrange(min(len(one), len(other)))
        check(use, one[:cut] + other[cut:], f"spliced at {cut}")


@pytest.mark.parametrize("kind", KINDS)
def test_dumps_of_another_kind(kind: str) -> None:
    _, use = KINDS[kind]
    for make, _ in KINDS.values():
        check(use, make(), "another kind")


@pytest.mark.parametrize("load", [hognose.load, Session.load, Program.load], ids=["step", "session", "program"])
@pytest.mark.parametrize("data", [b"", b"\0", b"hognose", b"hognosey", b"hognosey\x01", b"hognosey\xff" + b"x" * 100, b"\x80\x04K\x01.", b"x" * 10_000])
def test_bytes_that_are_something_else(load: Callable[[bytes], Any], data: bytes) -> None:
    with pytest.raises(SnapshotError):
        load(data)


def checksum(data: bytes) -> bytes:
    """The sum that stands in a snapshot's head."""
    word = (1 << 64) - 1

    def mix(a: int, b: int) -> int:
        product = a * (b | 1)
        return (product ^ product >> 64) & word

    total = 0x9E3779B97F4A7C15 ^ len(data)
    whole = len(data) // 8 * 8
    for at in range(0, whole, 8):
        part = int.from_bytes(data[at : at + 8], "little")
        mixed = mix(total ^ part, 0xD6E8FEB86659FD93)
        total = ((mixed << 23 | mixed >> 41) + part) & word
    return mix(total ^ int.from_bytes(data[whole:], "little"), 0xA0761D6478BD642F).to_bytes(8, "little")


def test_what_the_release_before_saved_is_loaded() -> None:
    data = session_dump()
    mark, version, rest = data[:8], data[8], data[17:]
    assert version == 2
    # Flags, three words, and two texts stood there; behind them stand the calls of tools and the host's objects now: here
    # there is neither.
    stdout = int.from_bytes(rest[25:33], "little")
    stderr_at = 33 + stdout
    end = stderr_at + 8 + int.from_bytes(rest[stderr_at : stderr_at + 8], "little")
    own, counts, inner = rest[:end], rest[end : end + 16], rest[end + 16 :]
    assert data[9:17] == checksum(own + counts) and counts == bytes(16)
    before = mark + bytes([1]) + checksum(own) + own + inner
    woken = Session.load(before)
    assert woken.feed("points[1].x") == 1 and woken.stdout == "hello 4\n"
    with pytest.raises(SnapshotError, match="up to version 2"):
        Session.load(mark + bytes([3]) + data[9:])


def forged(data: bytes, was: bytes, becomes: bytes) -> bytes:
    """A dump with other bytes in the part around the engine's, and a sum that fits."""
    end = data.index(b"hognose\x02", 17)
    assert data[17:end].count(was) == 1
    own = data[17:end].replace(was, becomes)
    return data[:9] + checksum(own) + own + data[end:]


class Thing:
    def work(self) -> int:
        return 1


def with_object(number: int) -> bytes:
    """A dump of a session that has one object, with this number."""
    session = Session()
    session.set("thing", hognose.expose(Thing(), key="the thing", methods=["work"]))
    one = (1).to_bytes(8, "little")
    # There is one, and it is the first.
    return forged(session.dump(), one + one + b"\x01", one + number.to_bytes(8, "little") + b"\x01")


@pytest.mark.parametrize("number", [0, 2**53 + 1, 2**64 - 1])
def test_numbers_that_no_object_has(number: int) -> None:
    with pytest.raises(SnapshotError, match="damaged"):
        Session.load(with_object(number))


@pytest.mark.parametrize("number", [1, 2**53])
def test_the_next_object_has_a_number_of_its_own(number: int) -> None:
    woken = Session.load(with_object(number))
    woken.set("other", hognose.expose(Thing(), methods=["work"]))
    assert woken.feed("repr(other)") == f"<Thing #{number + 1}>"


def test_a_count_of_calls_that_nobody_made() -> None:
    toolbox = hognose.Toolbox()
    toolbox.add(abs, max_calls=3)
    step: Any = Program("abs(-1) + abs(-2)").start(tools=toolbox)
    made = b"abs" + (1).to_bytes(8, "little")
    woken: Any = hognose.load(forged(step.dump(), made, b"abs" + b"\xff" * 8), tools=toolbox)
    with pytest.raises(hognose.GuestError, match="abs"):
        woken.resume(1).resume()
