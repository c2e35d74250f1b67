# since: 3.14
"""A chat room in memory: asyncio queues, broadcasts, time-outs, cancellation, context variables and exception groups."""

import asyncio
import contextvars
import itertools
from collections import Counter, defaultdict
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial

user = contextvars.ContextVar("user", default="system")


@dataclass(frozen=True)
class Message:
    sender: str
    text: str
    number: int = field(default_factory=itertools.count(1).__next__)


class Room:
    def __init__(self, limit=3):
        self.members: dict[str, asyncio.Queue[Message]] = {}
        self.history: list[Message] = []
        self.slots = asyncio.BoundedSemaphore(limit)
        self.changed = asyncio.Condition()

    @asynccontextmanager
    async def join(self, name):
        async with self.slots:
            self.members[name] = queue = asyncio.Queue()
            token = user.set(name)
            await self.say("joins")
            try:
                yield queue
            finally:
                del self.members[name]
                with suppress(ValueError):
                    user.reset(token)
                await self.say(f"{name} left")

    async def say(self, text):
        message = Message(user.get(), text)
        self.history.append(message)
        for name, queue in self.members.items():
            if name != message.sender:
                queue.put_nowait(message)
        async with self.changed:
            self.changed.notify_all()

    async def wait_until(self, predicate):
        async with self.changed:
            return await self.changed.wait_for(partial(predicate, self.history))


async def member(room, name, lines, received):
    async with room.join(name) as inbox:
        for line in lines:
            await asyncio.sleep(0.01)
            if line == "!crash":
                raise RuntimeError(f"{name} crashed")
            await room.say(line)
        try:
            async with asyncio.timeout(0.05):
                while True:
                    received[name].append((await inbox.get()).text)
        except TimeoutError:
            return f"{name} idle, {inbox.qsize()} unread"


async def watchdog(interval, ticks):
    try:
        for n in itertools.count():
            await asyncio.sleep(interval)
            ticks.append(n)
    except asyncio.CancelledError:
        ticks.append("stopped")
        raise
    finally:
        ticks.append("cleaned")


async def main():
    room, received, ticks = Room(), defaultdict(list), []
    dog = asyncio.create_task(watchdog(0.02, ticks), name="dog")
    seen = asyncio.create_task(room.wait_until(lambda history: any("bye" in m.text for m in history)))
    results = await asyncio.gather(member(room, "ann", ["hi", "bye"], received), member(room, "bob", ["hello"], received))
    print(results, await seen)
    print({name: texts for name, texts in sorted(received.items())})
    print([m.number for m in room.history] == sorted(m.number for m in room.history), Counter(m.sender for m in room.history))
    dog.cancel("enough")
    with suppress(asyncio.CancelledError):
        await dog
    print(dog.cancelled(), ticks[-2:], dog.get_name(), user.get())
    try:
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(member(room, n, ["x", "!crash"] if n == "eve" else ["y"] * 9, received)) for n in ("eve", "max")]
    except* RuntimeError as caught:
        print(caught.message, caught.exceptions, [t.cancelled() for t in tasks], room.members)
    lock = asyncio.Lock()
    order = []

    async def critical(n):
        async with lock:
            order.append(f"+{n}")
            await asyncio.sleep(0)
            order.append(f"-{n}")

    await asyncio.gather(*map(critical, range(3)))
    print(order)
    queue = asyncio.PriorityQueue()
    for item in ((2, "b"), (1, "a"), (3, "c")):
        await queue.put(item)
    queue.shutdown()
    found = []
    with suppress(asyncio.QueueShutDown):
        while True:
            found.append((await queue.get())[1])
    print(found, queue.empty())
    barrier = asyncio.Barrier(2)

    async def meet(n):
        async with barrier as position:
            return n, position

    print(sorted(await asyncio.gather(meet("x"), meet("y"))), barrier.n_waiting)
    loop = asyncio.get_running_loop()
    future = loop.create_future()
    loop.call_later(0.01, future.set_result, "later")
    loop.call_soon(order.clear)
    print(await asyncio.wait_for(future, 1), order, future.done(), loop.is_running())
    event = asyncio.Event()
    waiters = [asyncio.create_task(event.wait()) for _ in range(2)]
    await asyncio.sleep(0)
    event.set()
    done, pending = await asyncio.wait(waiters, timeout=1)
    print(len(done), len(pending), event.is_set(), asyncio.iscoroutinefunction(main) if False else len(asyncio.all_tasks()), asyncio.current_task().get_name().startswith("Task-"))
    for error in (await asyncio.gather(asyncio.sleep(0, 1), asyncio.wait_for(asyncio.sleep(9), 0), return_exceptions=True))[1:]:
        print(repr(error))
    try:
        async with asyncio.timeout(0.01) as scope:
            await asyncio.sleep(1)
    except TimeoutError:
        print(scope.expired(), scope)
    with asyncio.Runner() if False else suppress():
        eager = await asyncio.gather(asyncio.sleep(0.002, "slow"), asyncio.sleep(0.001, "fast"))
        print(eager)


asyncio.run(main())
