# Threads beside a loop: to_thread, executors, calls from other threads into the loop, a loop in a thread.
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
    print(await asyncio.gather(*(asyncio.to_thread(block, 10) for _ in range(4))))
    print(time.monotonic() - began < 0.3)
    ticks = 0
    task = asyncio.create_task(asyncio.to_thread(block, 5))
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
# expect: [(10, 'task', False), (10, 'task', False), (10, 'task', False), (10, 'task', False)]
# expect: True
# expect: True (5, 'task', False)
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


async def from_outside():
    loop = asyncio.get_running_loop()
    queue = asyncio.Queue()

    async def add(a, b):
        await asyncio.sleep(0.01)
        return a + b

    async def fail():
        raise KeyError("in the loop")

    def other():
        loop.call_soon_threadsafe(queue.put_nowait, "called")
        future = asyncio.run_coroutine_threadsafe(add(1, 2), loop)
        loop.call_soon_threadsafe(queue.put_nowait, future.result())
        loop.call_soon_threadsafe(queue.put_nowait, repr(asyncio.run_coroutine_threadsafe(fail(), loop).exception()))
        try:
            asyncio.get_running_loop()
        except RuntimeError as error:
            loop.call_soon_threadsafe(queue.put_nowait, str(error))

    thread = threading.Thread(target=other)
    thread.start()
    print([await queue.get() for _ in range(4)])
    thread.join()


asyncio.run(from_outside())  # expect: ['called', 3, "KeyError('in the loop')", 'no running event loop']


async def inner():
    await asyncio.sleep(0.01)
    return threading.current_thread().name, asyncio.get_running_loop() is not None


async def loop_in_a_thread():
    print(await asyncio.to_thread(lambda: asyncio.run(inner())[1]))


asyncio.run(loop_in_a_thread())  # expect: True


loop = asyncio.new_event_loop()
thread = threading.Thread(target=loop.run_forever, name="loop")
thread.start()
print(asyncio.run_coroutine_threadsafe(inner(), loop).result())  # expect: ('loop', True)
loop.call_soon_threadsafe(loop.stop)
thread.join()
loop.close()
print(loop.is_running(), loop.is_closed())  # expect: False True
failed = []


def no_loop():
    try:
        asyncio.get_event_loop()
    except RuntimeError as error:
        failed.append(str(error))


thread = threading.Thread(target=no_loop, name="bare")
thread.start()
thread.join()
print(failed)  # expect: ["There is no current event loop in thread 'bare'."]
