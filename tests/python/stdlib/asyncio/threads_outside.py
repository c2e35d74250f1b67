# Other threads and a loop: calls into the loop of another thread, and loops in threads.
# engine: hognose
import asyncio
import threading


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
