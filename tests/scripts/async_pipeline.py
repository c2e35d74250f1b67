# judge: 3.11
"""An asyncio pipeline: producers, a bounded queue, workers behind a semaphore, timeouts and cancellation."""

import asyncio
import functools
import time
from collections import defaultdict
from dataclasses import dataclass, field


@dataclass
class Job:
    number: int
    cost: float
    tags: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Result:
    number: int
    status: str
    detail: str = ""


async def produce(queue: asyncio.Queue, jobs):
    for job in jobs:
        await queue.put(job)
        await asyncio.sleep(0)
    queue.shutdown() if hasattr(queue, "no_such") else await queue.put(None)


async def handle(job: Job) -> Result:
    await asyncio.sleep(job.cost)
    if job.number % 4 == 0:
        raise ValueError(f"job {job.number} is a multiple of four")
    return Result(job.number, "done", "+".join(job.tags))


async def work(name: str, queue: asyncio.Queue, gate: asyncio.Semaphore, results: list, stats):
    while (job := await queue.get()) is not None:
        async with gate:
            try:
                async with asyncio.timeout(0.05):
                    results.append(await handle(job))
            except TimeoutError:
                results.append(Result(job.number, "timeout"))
            except ValueError as error:
                results.append(Result(job.number, "failed", str(error)))
            finally:
                stats[name] += 1
                queue.task_done()
    queue.task_done()
    await queue.put(None)


async def pipeline():
    queue, gate = asyncio.Queue(maxsize=3), asyncio.Semaphore(2)
    results, stats = [], defaultdict(int)
    jobs = [Job(n, 5.0 if n == 3 else 0.001, [f"t{n}"] * (n % 3)) for n in range(1, 9)]
    async with asyncio.TaskGroup() as group:
        group.create_task(produce(queue, jobs), name="producer")
        for n in range(3):
            group.create_task(work(f"w{n}", queue, gate, results, stats))
    for result in sorted(results, key=lambda r: r.number):
        print(result)
    print("handled", sum(stats.values()), "by", len(stats), "workers")


async def group_errors():
    async def fail(kind, text):
        raise kind(text)

    async def forever():
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            print("forever cancelled")
            raise

    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(forever())
            group.create_task(fail(KeyError, "k"))
            group.create_task(fail(OSError, "disk"))
    except* KeyError as errors:
        print("keys", errors.exceptions)
    except* OSError as errors:
        print("os", errors.exceptions, errors.message)


async def assorted():
    values = await asyncio.gather(*(asyncio.sleep(0.001 * n, n * n) for n in (3, 1, 2)), return_exceptions=True)
    print(values)
    order = []
    for next_done in asyncio.as_completed([asyncio.sleep(d, d) for d in (0.03, 0.01, 0.02)]):
        order.append(await next_done)
    print(order)
    try:
        await asyncio.wait_for(asyncio.sleep(10), timeout=0.01)
    except asyncio.TimeoutError as error:
        print("wait_for", type(error).__name__, repr(str(error)))
    task = asyncio.create_task(asyncio.sleep(10), name="nap")
    await asyncio.sleep(0)
    print(task.get_name(), task.done(), task.cancel("stop it"))
    try:
        await task
    except asyncio.CancelledError as error:
        print("cancelled", error.args, task.cancelled())
    done, pending = await asyncio.wait(
        [asyncio.create_task(asyncio.sleep(d)) for d in (0.001, 5)], return_when=asyncio.FIRST_COMPLETED
    )
    print(len(done), len(pending))
    for task in pending:
        task.cancel()
    loop = asyncio.get_running_loop()
    print(await loop.run_in_executor(None, functools.partial(pow, 2, mod=5), 10))
    print(await asyncio.to_thread(sorted, "queue"), await asyncio.shield(asyncio.sleep(0, "shielded")))


async def stream(n):
    for i in range(n):
        await asyncio.sleep(0)
        yield i


async def main():
    await pipeline()
    await group_errors()
    await assorted()
    print([x async for x in stream(5) if x % 2], {x: x**2 async for x in stream(3)})
    lock, condition, log = asyncio.Lock(), asyncio.Condition(), []

    async def waiter(n):
        async with condition:
            await condition.wait_for(lambda: len(log) >= 1)
            log.append(n)

    async with asyncio.TaskGroup() as group:
        waiters = [group.create_task(waiter(n)) for n in range(2)]
        await asyncio.sleep(0)
        async with lock, condition:
            log.append("go")
            condition.notify_all()
    print(log, lock.locked(), [t.result() for t in waiters])


started = time.perf_counter()
asyncio.run(main())
print("fast enough:", time.perf_counter() - started < 5)
