# gather keeps the order of its arguments
import asyncio
async def w(n, d):
    await asyncio.sleep(d)
    print('done', n)
    return n
async def main():
    print(await asyncio.gather(w('a', 3), w('b', 1), w('c', 2)))
    print(await asyncio.gather(), await asyncio.gather(*[w(i, 0) for i in range(2)]))
    async def bad(): raise ValueError('bad')
    print(await asyncio.gather(w('x', 1), bad(), return_exceptions=True))
    try: await asyncio.gather(w('y', 1), bad())
    except ValueError as e: print('failed', e)
    await asyncio.sleep(5)
    return 'end'
print(asyncio.run(main()))
# expect: done b
# expect: done c
# expect: done a
# expect: ['a', 'b', 'c']
# expect: done 0
# expect: done 1
# expect: [] [0, 1]
# expect: done x
# expect: ['x', ValueError('bad')]
# expect: failed bad
# expect: done y
# expect: end
