"""A miniature async runtime: tasks, queues, locks, semaphores, async iterators and context managers."""
import random
from collections import Counter, deque
from contextlib import asynccontextmanager
from heapq import heappop, heappush


class Cancelled(Exception):
    pass


class Future:
    def __init__(self):
        self.done = False
        self.result = None
        self.error = None
        self.waiters = []

    def set_result(self, value):
        self.result = value
        self._finish()

    def set_error(self, exc):
        self.error = exc
        self._finish()

    def _finish(self):
        self.done = True
        for task in self.waiters:
            LOOP.ready.append(task)
        self.waiters.clear()

    def __await__(self):
        if not self.done:
            yield self
        if self.error is not None:
            raise self.error
        return self.result


class Task(Future):
    def __init__(self, coro, name):
        super().__init__()
        self.coro = coro
        self.name = name
        self.cancelling = False

    def cancel(self):
        if not self.done:
            self.cancelling = True
            LOOP.ready.append(self)

    def step(self):
        if self.done:
            return
        try:
            if self.cancelling:
                self.cancelling = False
                pending = self.coro.throw(Cancelled(self.name))
            else:
                pending = self.coro.send(None)
        except StopIteration as stop:
            self.set_result(stop.value)
        except Exception as exc:
            self.set_error(exc)
        else:
            pending.waiters.append(self)


class Loop:
    def __init__(self):
        self.ready = deque()
        self.timers = []
        self.clock = 0
        self.seq = 0
        self.steps = 0

    def spawn(self, coro, name="task"):
        task = Task(coro, name)
        self.ready.append(task)
        return task

    def run(self, coro):
        main = self.spawn(coro, "main")
        while not main.done:
            while self.ready:
                self.steps += 1
                self.ready.popleft().step()
            if self.timers and not main.done:
                self.clock, _, fut = heappop(self.timers)
                fut.set_result(self.clock)
            elif not main.done:
                raise RuntimeError("deadlock")
        if main.error:
            raise main.error
        return main.result


LOOP = Loop()


def sleep(delay):
    fut = Future()
    LOOP.seq += 1
    heappush(LOOP.timers, (LOOP.clock + delay, LOOP.seq, fut))
    return fut


async def gather(*coros, return_exceptions=False):
    tasks = [LOOP.spawn(c, f"g{i}") for i, c in enumerate(coros)]
    results = []
    for t in tasks:
        try:
            results.append(await t)
        except Exception as exc:
            if not return_exceptions:
                raise
            results.append(exc)
    return results


class Queue:
    def __init__(self, maxsize=0):
        self.maxsize = maxsize
        self.items = deque()
        self.getters = deque()
        self.putters = deque()
        self.unfinished = 0
        self.idle = Future()

    async def put(self, item):
        while self.maxsize and len(self.items) >= self.maxsize:
            fut = Future()
            self.putters.append(fut)
            await fut
        self.items.append(item)
        self.unfinished += 1
        self._wake(self.getters)

    async def get(self):
        while not self.items:
            fut = Future()
            self.getters.append(fut)
            await fut
        item = self.items.popleft()
        self._wake(self.putters)
        return item

    @staticmethod
    def _wake(waiting):
        if waiting:
            waiting.popleft().set_result(None)

    def task_done(self):
        self.unfinished -= 1
        if not self.unfinished:
            self.idle.set_result(None)
            self.idle = Future()

    async def join(self):
        if self.unfinished:
            await self.idle


class Semaphore:
    def __init__(self, value=1):
        self.value = value
        self.waiting = deque()

    async def __aenter__(self):
        while self.value == 0:
            fut = Future()
            self.waiting.append(fut)
            await fut
        self.value -= 1
        return self

    async def __aexit__(self, *exc_info):
        self.value += 1
        if self.waiting:
            self.waiting.popleft().set_result(None)
        return False


class Ticker:
    """Async iterator class."""

    def __init__(self, n, period):
        self.n, self.period = n, period

    def __aiter__(self):
        return self

    async def __anext__(self):
        if self.n == 0:
            raise StopAsyncIteration
        self.n -= 1
        return await sleep(self.period)


@asynccontextmanager
async def connection(pool, stats):
    async with pool:
        stats["open"] += 1
        try:
            yield stats["open"]
        finally:
            stats["closed"] += 1


async def fetch(url, pool, stats, rng):
    async with connection(pool, stats):
        await sleep(rng.randint(1, 20))
        if rng.random() < 0.1:
            raise ConnectionError(url)
        return {"url": url, "size": rng.randint(100, 9000)}


async def with_retry(make, attempts=3):
    for attempt in range(attempts):
        try:
            return await make()
        except ConnectionError:
            await sleep(2 ** attempt)
    return None


async def pages(n):
    """Async generator producing batches of links."""
    for i in range(n):
        await sleep(1)
        yield [f"/page/{i}/{j}" for j in range(i % 7)]


async def crawl(rng):
    pool, stats = Semaphore(8), Counter()
    jobs = []
    async for batch in pages(1600):
        jobs += [with_retry(lambda url=url: fetch(url, pool, stats, rng)) for url in batch]
    docs = [d for d in await gather(*jobs) if d]
    return len(docs), sum(d["size"] for d in docs), dict(stats)


async def producer(ident, queue, n):
    for i in range(n):
        await queue.put((ident, i))
        if i % 10 == 0:
            await sleep(3)
    return n


async def worker(name, inbox, outbox, log):
    try:
        while True:
            ident, i = await inbox.get()
            if i % 50 == 0:
                await sleep(1)
            await outbox.put(ident * 1000 + i * i % 97)
            log[name] += 1
            inbox.task_done()
    except Cancelled:
        log["cancelled"] += 1
        raise


async def sink(queue, expected):
    total = 0
    for _ in range(expected):
        total += await queue.get()
        queue.task_done()
    return total


async def pipeline():
    first, second, log = Queue(10), Queue(5), Counter()
    workers = [LOOP.spawn(worker(f"w{i}", first, second, log), f"w{i}") for i in range(4)]
    totals = LOOP.spawn(sink(second, 6 * 8000), "sink")
    made = await gather(*(producer(i, first, 8000) for i in range(6)))
    await first.join()
    total = await totals
    for w in workers:
        w.cancel()
    outcomes = await gather(*(wait_quietly(w) for w in workers))
    return sum(made), total, outcomes, log["cancelled"], sum(log.values())


async def wait_quietly(task):
    try:
        return await task
    except Cancelled as exc:
        return f"{exc} stopped"


async def ring(n, laps):
    queues = [Queue() for _ in range(n)]

    async def member(i):
        hops = 0
        while True:
            token = await queues[i].get()
            hops += 1
            await queues[(i + 1) % n].put(token - 1)
            if token <= n:
                return hops

    tasks = [member(i) for i in range(n)]
    await queues[0].put(n * laps)
    return sum(await gather(*tasks))


async def fib(n):
    if n < 2:
        return n
    return await fib(n - 1) + await fib(n - 2)


async def ticking():
    return [t async for t in Ticker(9000, 5) if t % 3 == 0]


async def main():
    rng = random.Random(2718)
    print("crawl", await crawl(rng))
    print("pipeline", await pipeline())
    print("ring", await ring(60, 600))
    print("fib", await fib(22))
    ticks, errors = await gather(ticking(), failing(), return_exceptions=True)
    print("ticks", len(ticks), repr(errors))


async def failing():
    await sleep(3)
    raise ValueError("boom")


LOOP.run(main())
print("clock", LOOP.clock, "steps", LOOP.steps)
