# Tasks.
import asyncio
from asyncio import Queue


async def work(n):
    await asyncio.sleep(0)
    return n * 2


async def numbers(n):
    for i in range(n):
        yield i
        await asyncio.sleep(0)


class Resource:
    async def __aenter__(self):
        return self

    async def __aexit__(self, *error):
        return False


async def producer(queue):
    for i in range(3):
        await queue.put(i)
    await queue.put(None)


async def consumer(queue, lock):
    while (item := await queue.get()) is not None:
        async with lock:
            queue.task_done()
    return item


async def main():
    print(await asyncio.gather(work(1), work(2)), [n async for n in numbers(2)])
    task = asyncio.create_task(work(3))
    print(await task, task.done())
    async with Resource():
        pass
    queue = Queue(maxsize=2)
    await asyncio.gather(producer(queue), consumer(queue, asyncio.Lock()))
    async with asyncio.TaskGroup() as group:
        made = group.create_task(work(4))
    semaphore, event = asyncio.Semaphore(1), asyncio.Event()
    async with semaphore:
        event.set()
    await event.wait()
    done, _ = await asyncio.wait([asyncio.create_task(work(5))])
    print(made.result(), [t.result() for t in done], await asyncio.wait_for(work(6), 1), [await t for t in asyncio.as_completed([work(7)])])
    slow = asyncio.create_task(asyncio.sleep(10))
    await asyncio.sleep(0)
    slow.cancel()
    try:
        await slow
    except asyncio.CancelledError:
        print("cancelled")
    print(await asyncio.gather(work(1), fails(), return_exceptions=True))


async def fails():
    raise ValueError("no")


asyncio.run(main())
