# async iteration
import asyncio
class It:
    def __init__(s, n): s.n, s.i = n, 0
    def __aiter__(s): return s
    async def __anext__(s):
        if s.i == s.n: raise StopAsyncIteration
        s.i += 1
        await asyncio.sleep(0)
        return s.i
async def main():
    async for x in It(3):
        if x == 2: continue
        print(x)
    else:
        print('else')
    async for x in It(5):
        if x == 2: break
    else:
        print('no')
    print([x async for x in It(3)], {x async for x in It(2)})
    print({x: x async for x in It(2)}, [x async for x in It(4) if x % 2])
    print([await asyncio.sleep(0, y) for y in 'ab'])
    print([(x, y) async for x in It(2) for y in 'pq'])
    g = (x * 2 async for x in It(3))
    print(type(g).__name__, [v async for v in g], await anext(It(1)))
    print(await anext(It(0), 'default'))
asyncio.run(main())
# expect: 1
# expect: 3
# expect: else
# expect: [1, 2, 3] {1, 2}
# expect: {1: 1, 2: 2} [1, 3]
# expect: ['a', 'b']
# expect: [(1, 'p'), (1, 'q'), (2, 'p'), (2, 'q')]
# expect: async_generator [2, 4, 6] 1
# expect: default
async def bad():
    async for x in [1]: pass
try:
    asyncio.run(bad())
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'async for' requires an object with __aiter__ method, got list
class NoAnext:
    def __aiter__(s): return 5
async def bad2():
    async for x in NoAnext(): pass
try:
    asyncio.run(bad2())
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'async for' received an object from __aiter__ that does not implement __anext__: int
async def bad3():
    for x in It(1): pass
try:
    asyncio.run(bad3())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'It' object is not iterable
