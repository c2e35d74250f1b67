# Lock, Event, Semaphore, Condition
import asyncio
async def main():
    lock = asyncio.Lock()
    async def crit(n):
        async with lock:
            print('in', n)
            await asyncio.sleep(1)
            print('out', n)
    await asyncio.gather(crit('a'), crit('b'))
    print(lock.locked())
    try: lock.release()
    except RuntimeError as e: print(e)
    ev = asyncio.Event()
    async def waiter(n):
        await ev.wait()
        print('woke', n)
    ts = [asyncio.create_task(waiter(i)) for i in range(2)]
    await asyncio.sleep(0)
    print(ev.is_set())
    ev.set()
    await asyncio.gather(*ts)
    ev.clear()
    sem = asyncio.Semaphore(2)
    running = []
    async def limited(n):
        async with sem:
            running.append(n)
            print(sorted(running))
            await asyncio.sleep(1)
            running.remove(n)
    await asyncio.gather(*(limited(i) for i in range(4)))
    b = asyncio.BoundedSemaphore(1)
    try: b.release()
    except ValueError as e: print(e)
    cond = asyncio.Condition()
    async def on_cond():
        async with cond:
            print(await cond.wait_for(lambda: len(running) == 1))
    t = asyncio.create_task(on_cond())
    await asyncio.sleep(0)
    running.append(1)
    async with cond: cond.notify_all()
    await t
asyncio.run(main())
# expect: in a
# expect: out a
# expect: in b
# expect: out b
# expect: False
# expect: Lock is not acquired.
# expect: False
# expect: woke 0
# expect: woke 1
# expect: [0]
# expect: [0, 1]
# expect: [2]
# expect: [2, 3]
# expect: BoundedSemaphore released too many times
# expect: True
