# Steps of tasks: results and errors of coroutines of every kind, contexts that tasks share until they set
# since: 3.14
# something, tasks that are named, awaitables of one's own, locks and queues of derived classes.
import asyncio
import contextvars

var = contextvars.ContextVar("var", default=0)


async def value(n):
    await asyncio.sleep(0)
    return n


async def none():
    pass


class Own:
    def __init__(self, n): self.n = n
    def __await__(self):
        yield
        return self.n


class Plain:
    def __await__(self): return iter([None, None])


async def own(n):
    return await Own(n), await Plain()


async def fails(n):
    await asyncio.sleep(0)
    raise ValueError(n)


async def stops():
    raise StopIteration(3)


async def sets(n):
    before = var.get()
    var.set(n)
    await asyncio.sleep(0)
    return before, var.get()


async def main():
    print(await asyncio.gather(value(1), none(), own(2), value([]), value(None)))
    print(await asyncio.gather(fails(1), value(2), stops(), return_exceptions=True))
    var.set(7)
    print(await asyncio.gather(sets(1), sets(2)), var.get())
    one = value(5)
    print(await asyncio.gather(one, value(6), one))
    tasks = [asyncio.create_task(value(1)), asyncio.create_task(value(2), name="two"), asyncio.create_task(value(3))]
    names = [task.get_name() for task in tasks]
    print(names[1], int(names[2][5:]) - int(names[0][5:]), len(asyncio.all_tasks()), await asyncio.gather(*tasks))
    task = asyncio.create_task(asyncio.sleep(9))
    await asyncio.sleep(0)
    task.cancel()
    print(await asyncio.gather(task, return_exceptions=True))
    try:
        await asyncio.gather(value(1), fails(4))
    except ValueError as error:
        print("raised", error)

    async def odd():
        await Odd()

    print(await asyncio.gather(odd(), return_exceptions=True))


class Odd:
    def __await__(self):
        yield 5


asyncio.run(main())
# expect: [1, None, (2, None), [], None]
# expect: [ValueError(1), 2, RuntimeError('coroutine raised StopIteration')]
# expect: [(7, 1), (7, 2)] 7
# expect: [5, 6, 5]
# expect: two 1 4 [1, 2, 3]
# expect: [CancelledError('')]
# expect: raised 4
# expect: [RuntimeError('Task got bad yield: 5')]


class Shy(asyncio.Lock):
    async def acquire(self):
        print("asked")
        return await super().acquire()


class Few(asyncio.Queue):
    def _put(self, item): self._queue.append(-item)


async def derived():
    async with Shy() as held:
        print(held)
    queue = Few()
    await queue.put(3)
    print(await queue.get(), queue.empty())
    gate = asyncio.BoundedSemaphore(1)
    async with gate:
        print(gate.locked())
    print(gate.locked())


asyncio.run(derived())
# expect: asked
# expect: None
# expect: -3 True
# expect: True
# expect: False


class Bare(asyncio.Queue):
    # What a queue is asked for, and nothing of what it has.
    def _init(self, maxsize): self.held = []
    def _put(self, item): self.held.append(item)
    def _get(self): return self.held.pop()
    def qsize(self): return len(self.held)
    def empty(self): return not self.held


class Open(asyncio.Semaphore):
    def locked(self): return False


async def bare():
    queue, gate = Bare(1), Open(0)
    await queue.put(1)
    print(await queue.get(), queue.empty(), await gate.acquire(), gate._value)
    async with gate:
        print(gate._value)


asyncio.run(bare())
# expect: 1 True True -1
# expect: -2
