# A program with top-level await uses threads too.
# tools: rw_echo
# engine: hognose
import asyncio
import threading

print(await asyncio.gather(*(asyncio.to_thread(rw_echo, n, 10) for n in range(3))))  # expect: [0, 1, 2]
loop = asyncio.get_running_loop()
ready = asyncio.Event()


def work():
    value = rw_echo("from a thread", 10)
    loop.call_soon_threadsafe(ready.set)
    print(asyncio.run_coroutine_threadsafe(rw_echo_later(value), loop).result())


async def rw_echo_later(value):
    return await rw_echo(value + " and the loop", 10)


thread = threading.Thread(target=work)
thread.start()
await ready.wait()
print("ready")
# expect: ready
await asyncio.to_thread(thread.join)
# expect: from a thread and the loop
