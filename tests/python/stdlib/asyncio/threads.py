# Functions in threads beside a loop: to_thread and executors.
# engine: hognose
import asyncio
import concurrent.futures
import contextvars
import threading
import time

name = contextvars.ContextVar("name", default="nobody")


def block(n):
    time.sleep(n / 100)
    return n, name.get(), threading.current_thread() is threading.main_thread()


async def to_threads():
    name.set("task")
    began = time.monotonic()
    print(await asyncio.gather(*(asyncio.to_thread(block, 10) for _ in range(3))))
    print(time.monotonic() - began < 0.3)
    ticks = 0
    task = asyncio.create_task(asyncio.to_thread(block, 3))
    while not task.done():
        await asyncio.sleep(0.01)
        ticks += 1
    print(ticks > 1, task.result())
    try:
        await asyncio.to_thread(int, "x")
    except ValueError as error:
        print(error)
    print(await asyncio.to_thread(dict, a=1))


asyncio.run(to_threads())
# expect: [(10, 'task', False), (10, 'task', False), (10, 'task', False)]
# expect: True
# expect: True (3, 'task', False)
# expect: invalid literal for int() with base 10: 'x'
# expect: {'a': 1}


async def executors():
    loop = asyncio.get_running_loop()
    print(await loop.run_in_executor(None, block, 1))
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        futures = [loop.run_in_executor(pool, block, n) for n in (2, 1)]
        print(await asyncio.gather(*futures))
        print(isinstance(futures[0], asyncio.Future), await asyncio.wrap_future(pool.submit(pow, 2, 5)))
        hanging = asyncio.wrap_future(concurrent.futures.Future())
        try:
            await asyncio.wait_for(hanging, 0.01)
        except TimeoutError:
            print("too late", hanging.cancelled())


asyncio.run(executors())
# expect: (1, 'nobody', False)
# expect: [(2, 'nobody', False), (1, 'nobody', False)]
# expect: True 32
# expect: too late True
