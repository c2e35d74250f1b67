# cancelling gather cancels its children
import asyncio
async def w(n):
    try: await asyncio.sleep(10)
    except asyncio.CancelledError:
        print('cancelled', n)
        raise
async def main():
    g = asyncio.gather(w(1), w(2))
    await asyncio.sleep(0)
    g.cancel()
    try: await g
    except asyncio.CancelledError:
        print('gather cancelled')
    async def outer(): await asyncio.gather(w('x'), w('y'))
    t = asyncio.create_task(outer())
    await asyncio.sleep(1)
    t.cancel()
    try: await t
    except asyncio.CancelledError:
        print('outer cancelled')
    async def bad(): raise ValueError('b')
    s = asyncio.create_task(w('stays'))
    try: await asyncio.gather(bad(), s)
    except ValueError:
        print('first failed', s.done())
    s.cancel()
asyncio.run(main())
# expect: cancelled 1
# expect: cancelled 2
# expect: gather cancelled
# expect: cancelled x
# expect: cancelled y
# expect: outer cancelled
# expect: first failed False
# expect: cancelled stays
