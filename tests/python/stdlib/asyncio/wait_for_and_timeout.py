# time limits
import asyncio
async def w(d):
    try:
        await asyncio.sleep(d)
        return 'finished'
    except asyncio.CancelledError:
        print('was cancelled')
        raise
async def main():
    print(await asyncio.wait_for(w(1), 5))
    try: await asyncio.wait_for(w(10), 2)
    except TimeoutError as e:
        print('timed out', repr(e))
    try:
        async with asyncio.timeout(1): await w(3)
    except TimeoutError:
        print('block timed out')
    async with asyncio.timeout(10) as t: await w(1)
    print(t.expired(), asyncio.TimeoutError is TimeoutError)
    async with asyncio.timeout(None): await w(0)
    try: await asyncio.wait_for(w(1), 0)
    except TimeoutError:
        print('at once')
    try:
        async with asyncio.timeout(5):
            async with asyncio.timeout(1): await w(9)
    except TimeoutError:
        print('inner')
asyncio.run(main())
# expect: finished
# expect: was cancelled
# expect: timed out TimeoutError()
# expect: was cancelled
# expect: block timed out
# expect: False True
# expect: at once
# expect: was cancelled
# expect: inner
