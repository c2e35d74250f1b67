"""What asyncio does with pending values (tool calls): which calls start when, what is abandoned, and that nothing looks at an unanswered value.

The shim's pending values raise when anything looks at them. A case is a program and what it must log; times are seconds of the virtual clock.
"""
import sys

from harness import Library

CASES = [
    ("gather starts all in order", """
async def main():
    log(await asyncio.gather(call("a", 3, 1), call("b", 1, 2), call("c", 2, 3)))
""", [("start", "a", 0), ("start", "b", 0), ("start", "c", 0), [1, 2, 3], ("end", 3)]),
    ("create_task starts at once", """
async def main():
    t = asyncio.create_task(call("a", 1, 1)); u = asyncio.create_task(call("b", 1, 2))
    host("made")
    log(await t, await u)
""", [("start", "a", 0), ("start", "b", 0), "made", (1, 2), ("end", 1)]),
    ("await starts", """
async def main():
    v = call("a", 1, 1)
    await asyncio.sleep(2)
    log(await v)
""", [("start", "a", 2), 1, ("end", 3)]),
    ("an answered value gives its answer again", """
async def main():
    v = call("a", 1, 1)
    log(await v, await v)
    log(await asyncio.gather(v, v))
""", [("start", "a", 0), (1, 1), [1, 1], ("end", 1)]),
    ("the same value twice in gather", """
async def main():
    v = call("a", 1, 1)
    log(await asyncio.gather(v, v))
""", [("start", "a", 0), [1, 1], ("end", 1)]),
    ("cancelling a task abandons its call", """
async def main():
    t = asyncio.create_task(call("a", 9))
    await asyncio.sleep(1)
    t.cancel()
    log([repr(x) for x in await asyncio.gather(t, return_exceptions=True)])
""", [("start", "a", 0), ("cancel", "a", 1), ["CancelledError('')"], ("end", 1)]),
    ("a time-out abandons", """
async def main():
    try:
        await asyncio.wait_for(call("a", 9), 2)
    except TimeoutError:
        log("late")
    try:
        async with asyncio.timeout(1):
            await asyncio.gather(call("b", 9), call("c", .5, 1))
    except TimeoutError:
        log("late")
""", [("start", "a", 0), ("cancel", "a", 2), "late", ("start", "b", 2), ("start", "c", 2), ("cancel", "b", 3), "late", ("end", 3)]),
    ("a failure cancels the group's other calls", """
async def main():
    try:
        async with asyncio.TaskGroup() as g:
            g.create_task(call("a", 9)); g.create_task(call("b", 1, ValueError("b")))
    except* ValueError as e:
        log(repr(e))
""", [("start", "a", 0), ("start", "b", 0), ("cancel", "a", 1), "ExceptionGroup('unhandled errors in a TaskGroup', [ValueError('b')])", ("end", 1)]),
    ("the end of run abandons what is left", """
async def main():
    asyncio.create_task(call("a", 9)); await asyncio.sleep(1)
""", [("start", "a", 0), ("cancel", "a", 1), ("end", 1)]),
    ("a call returned without await is the coroutine's answer", """
async def f(n):
    return call(n, 2, n)
async def main():
    log(await asyncio.gather(asyncio.create_task(f("a")), f("b")))
    t = asyncio.create_task(f("c")); await asyncio.sleep(.5); log(t.done()); t.cancel()
    log([repr(x) for x in await asyncio.gather(t, return_exceptions=True)])
""", [("start", "a", 0), ("start", "b", 0), ["a", "b"], ("start", "c", 2), False, ("cancel", "c", 2.5), ["CancelledError('')"], ("end", 2.5)]),
    ("everything that takes an awaitable takes a call", """
async def main():
    done, left = await asyncio.wait([call("a", 1, 1), call("b", 2, 2)], return_when="FIRST_COMPLETED")
    log([t.result() for t in done], len(left)); await asyncio.wait(left)
    for f in asyncio.as_completed([call("c", 2, 3), call("d", 1, 4)]): log(await f)
    async for t in asyncio.as_completed([call("e", 1, 5)]): log(await t)
    log(await asyncio.shield(call("f", 1, 6)), await asyncio.ensure_future(call("g", 1, 7)), await asyncio.wait_for(call("h", 1, 8), 5))
    log(asyncio.iscoroutine(call("i")), await asyncio.get_running_loop().run_in_executor(None, call, "j", 1, 9), await asyncio.to_thread(call, "k", 1, 10))
""", [("start", "a", 0), ("start", "b", 0), ([1], 1), ("start", "c", 2), ("start", "d", 2), 4, 3, ("start", "e", 4), 5, ("start", "f", 5), ("start", "g", 6),
      ("start", "h", 7), (6, 7, 8), ("start", "j", 8), ("start", "k", 9), (False, 9, 10), ("end", 10)]),
    ("tasks overlap", """
async def f(n, d):
    log(n, await call(n + "1", d, 1)); log(n, await call(n + "2", d, 2))
async def main():
    await asyncio.gather(f("a", 1), f("b", 1.5))
""", [("start", "a1", 0), ("start", "b1", 0), ("a", 1), ("start", "a2", 1), ("b", 1), ("start", "b2", 1.5), ("a", 2), ("b", 2), ("end", 3)]),
    ("run takes a call", "main = lambda: call('a', 1, 5)", [("start", "a", 0), ("end", 1)]),
    ("a busy loop still hears of answers", """
async def main():
    t = asyncio.create_task(call("a", 0, 1))
    u = asyncio.create_task(call("b", 1, 1))
    while not t.done(): await asyncio.sleep(0)
    log("heard")
""", [("start", "a", 0), ("start", "b", 0), "heard", ("cancel", "b", 0), ("end", 0)]),
    ("shield keeps the call", """
async def main():
    s = asyncio.shield(call("a", 3, 1)); t = asyncio.create_task(asyncio.wait_for(s, 1))
    log([type(x).__name__ for x in await asyncio.gather(t, return_exceptions=True)])
    await asyncio.sleep(3)
""", [("start", "a", 0), ["TimeoutError"], ("end", 4)]),
]

MAIN_CASES = [
    ("top-level await", """
async def body():
    log(await call("a", 1, 1))
    async def f():
        log(await asyncio.gather(call("b", 1, 2), asyncio.sleep(1, "s")))
        return "inner"
    log(asyncio.run(f()))
    v.set("kept")
    asyncio.create_task(call("left", 9))
    await asyncio.sleep(0)
    log(asyncio.get_event_loop().is_running())
    return "value"
v = contextvars.ContextVar("v", default="unset")
log(asyncio._main(body()), v.get())
async def again():
    log(v.get())
    raise ValueError("x")
try:
    asyncio._main(again())
except ValueError as e:
    log(repr(e))
async def nested():
    async def g():
        asyncio.run(h())
    async def h(): pass
    async def inner():
        c = h()
        try:
            asyncio.run(c)
        except RuntimeError as e:
            c.close(); log(str(e))
    asyncio.run(inner())
asyncio._main(nested())
""", [("start", "a", 0), 1, ("start", "b", 1), [2, "s"], "inner", ("start", "left", 2), True, ("cancel", "left", 2), ("value", "kept"), "kept", "ValueError('x')",
      "asyncio.run() cannot be called from a running event loop"]),
]


def run_case(source, top_level):
    library = Library()
    asyncio = library.load("asyncio")
    scheduler = library.load("_sched")

    def log(*values):
        scheduler.log.append(values[0] if len(values) == 1 else values)

    space = library.run(source, asyncio=asyncio, call=scheduler.call, log=log, host=log, contextvars=library.load("contextvars"))
    if not top_level:
        asyncio.run(space["main"]())
        log("end", round(scheduler.now() - 1000, 6))
    return scheduler.log


def main():
    failed = 0
    for cases, top_level in ((CASES, False), (MAIN_CASES, True)):
        for name, source, expected in cases:
            try:
                got = run_case(source, top_level)
            except BaseException as error:
                import traceback
                traceback.print_exc()
                got = repr(error)
            if got != expected:
                failed += 1
                print(f"{name}\n    expected: {expected}\n    got:      {got}")
    print(f"pendings: {len(CASES) + len(MAIN_CASES)} cases, {failed} fail")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
