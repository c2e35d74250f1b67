# awaited host calls in coroutines
# tools: async echo, add
import asyncio
async def f(x):
    a = await echo(x)
    return await add(a, 1)
class C:
    async def __aenter__(s): return await echo('enter')
    async def __aexit__(s, *a): return await echo(True)
class It:
    def __init__(s): s.i = 0
    def __aiter__(s): return s
    async def __anext__(s):
        s.i = await add(s.i, 1)
        if s.i > 2: raise StopAsyncIteration
        return s.i
async def agen():
    for i in range(2): yield await echo(i)
async def main():
    print(await f(1), [await echo(i) for i in range(3)], [x async for x in It()])
    print([x async for x in agen()])
    async with C() as c:
        print(c)
        raise ValueError('swallowed')
    print(await asyncio.gather(f(1), f(2)), (await echo([1]))[0], f'{await echo("f")}')
asyncio.run(main())
# expect: 2 [0, 1, 2] [1, 2]
# expect: [0, 1]
# expect: enter
# expect: [2, 3] 1 f
