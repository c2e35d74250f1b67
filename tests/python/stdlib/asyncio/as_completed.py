# results in order of completion
import asyncio
async def w(n, d):
    await asyncio.sleep(d)
    return n
async def main():
    for c in asyncio.as_completed([w('a', 3), w('b', 1), w('c', 2)]):
        print(await c)
    try:
        for c in asyncio.as_completed([w('x', 1), w('y', 9)], timeout=3):
            print(await c)
    except TimeoutError:
        print('timeout')
asyncio.run(main())
# expect: b
# expect: c
# expect: a
# expect: x
# expect: timeout
