"""Small asyncio programs whose order of events must be CPython's.

Each program logs what happens and when; it runs once on CPython's asyncio and once on ours, both on a virtual clock, and the logs are compared.
`call(name, delay, value)` is a tool call: a pending value for ours, a coroutine that waits for a future for CPython's.

    python asyncio_order.py [-v] [name …]

Needs CPython 3.13 or newer for all of them (`wait_for`, `as_completed`, `shutdown` and some cancellation rules changed since 3.11);
those marked `# since 3.x` are left out on older ones.
"""
import asyncio
import re
import selectors
import sys

from harness import HERE, Library


class VirtualSelector(selectors.SelectSelector):
    """Never blocks: waiting moves the clock."""

    def __init__(self, clock):
        super().__init__()
        self.clock = clock

    def select(self, timeout=None):
        if timeout is None:
            raise RuntimeError("nothing to wait for")
        if timeout > 0:
            self.clock[0] += timeout
        return []


def virtual_loop():
    clock = [1000.0]
    loop = asyncio.SelectorEventLoop(VirtualSelector(clock))
    loop.time = lambda: clock[0]
    return loop


class Log(list):
    def __init__(self, asyncio_module):
        self.asyncio = asyncio_module

    def __call__(self, *values):
        try:
            when = round(self.asyncio.get_running_loop().time() - 1000.0, 6)
        except RuntimeError:
            when = "-"
        self.append((when, *[value if isinstance(value, (int, float, str, type(None), list, tuple, dict, bool)) else repr(value) for value in values]))


def on_cpython(source, names):
    log = Log(asyncio)

    async def call(name, delay=1.0, value=None):
        loop = asyncio.get_running_loop()
        future = loop.create_future()

        def answer():
            if not future.done():
                if isinstance(value, BaseException):
                    future.set_exception(value)
                else:
                    future.set_result(value)

        loop.call_later(delay, answer)
        return await future

    policy = asyncio.DefaultEventLoopPolicy()
    policy.new_event_loop = virtual_loop
    asyncio.set_event_loop_policy(policy)
    space = {"__name__": "program", "log": log, "call": call, **names}
    exec(compile(source, "<program>", "exec"), space)
    try:
        asyncio.run(space["main"]())
    except BaseException as error:
        log("ended", type(error).__name__, str(error))
    return log


def on_ours(source, names):
    library = Library()
    ours = library.load("asyncio")
    scheduler = library.load("_sched")
    log = Log(ours)
    space = {"log": log, "call": scheduler.call, **names}
    space = library.run(source, **space)
    try:
        ours.run(space["main"]())
    except BaseException as error:
        log("ended", type(error).__name__, str(error))
    return log


def programs():
    text = open(f"{HERE}/asyncio_programs.py").read()
    for piece in re.split(r"^# --- ", text, flags=re.M)[1:]:
        title, _, source = piece.partition("\n")
        name, _, since = title.partition(" since 3.")
        yield name.strip(), int(since) if since else 0, source


PRELUDE = """
import asyncio
from asyncio import *

async def work(name, delay=0, value=None):
    log(name, "begins")
    try:
        await sleep(delay)
    except CancelledError as error:
        log(name, "cancelled", *error.args)
        raise
    log(name, "ends")
    if isinstance(value, BaseException):
        raise value
    return name if value is None else value
"""


def main(arguments):
    verbose = "-v" in arguments
    wanted = [item for item in arguments if item != "-v"]
    failed = ran = 0
    for name, since, source in programs():
        if wanted and name not in wanted or sys.version_info < (3, since):
            continue
        ran += 1
        theirs = on_cpython(PRELUDE + source, {})
        ours = on_ours(PRELUDE + source, {})
        if list(theirs) != list(ours) or verbose:
            failed += list(theirs) != list(ours)
            print(f"{name}: {'differs' if list(theirs) != list(ours) else 'same'}")
            for position in range(max(len(theirs), len(ours))):
                a = theirs[position] if position < len(theirs) else None
                b = ours[position] if position < len(ours) else None
                print("   " if a == b else " ! ", a, "" if a == b else f"   OURS: {b}")
    print(f"asyncio order: {ran} programs, {failed} differ")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
