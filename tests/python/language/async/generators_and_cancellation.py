# async generators cleaned up by tasks
import asyncio
async def ticks():
    try:
        n = 0
        while True:
            yield n
            n += 1
            await asyncio.sleep(1)
    finally:
        print('ticks closed')
async def reader():
    async for t in ticks():
        print(t)
async def main():
    t = asyncio.create_task(reader())
    await asyncio.sleep(2.5)
    t.cancel()
    try: await t
    except asyncio.CancelledError:
        print('cancelled')
    await asyncio.sleep(0)
asyncio.run(main())
# expect: 0
# expect: 1
# expect: 2
# expect: ticks closed
# expect: cancelled
async def squares(n):
    for i in range(n):
        await asyncio.sleep(0)
        yield i * i
async def evens(src):
    async for x in src:
        if x % 2 == 0: yield x
async def pipeline(): return [x async for x in evens(squares(6))]
print(asyncio.run(pipeline()))  # expect: [0, 4, 16]
