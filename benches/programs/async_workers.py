"""Coroutines: tasks, queues, gather and a semaphore without any real waiting."""

import asyncio


async def double(x):
    await asyncio.sleep(0)
    return x * 2


async def worker(jobs, results, gate):
    while True:
        job = await jobs.get()
        if job is None:
            return
        async with gate:
            results.append(await double(job))


async def chain(n):
    return 0 if n == 0 else n + await chain(n - 1)


async def ticker(n):
    for i in range(n):
        if i % 50 == 0:
            await asyncio.sleep(0)
        yield i


async def main():
    jobs, results, gate = asyncio.Queue(), [], asyncio.Semaphore(3)
    workers = [asyncio.create_task(worker(jobs, results, gate)) for _ in range(4)]
    for i in range(26000):
        await jobs.put(i)
    for _ in workers:
        await jobs.put(None)
    await asyncio.gather(*workers)
    total = sum([x async for x in ticker(260000)])
    sums = await asyncio.gather(*(chain(60) for _ in range(900)))
    print(len(results), sum(results), total, sum(sums))


asyncio.run(main())
