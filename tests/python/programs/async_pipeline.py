# producers and consumers with asyncio
import asyncio
async def produce(q, n):
    for i in range(n):
        await asyncio.sleep(0.1)
        await q.put(i)
    await q.put(None)
async def consume(q, out):
    while (x := await q.get()) is not None: out.append(x * x)
async def main():
    q, out = asyncio.Queue(2), []
    await asyncio.gather(produce(q, 5), consume(q, out))
    return out
print(asyncio.run(main()))  # expect: [0, 1, 4, 9, 16]
async def fetch(n):
    await asyncio.sleep(n)
    if n == 2: raise ValueError(f'page {n}')
    return f'page {n}'
async def all_pages():
    r = await asyncio.gather(*map(fetch, range(4)), return_exceptions=True)
    return [x if isinstance(x, str) else f'failed: {x}' for x in r]
print(asyncio.run(all_pages()))  # expect: ['page 0', 'page 1', 'failed: page 2', 'page 3']
async def retry(f, times):
    for i in range(times):
        try: return await f(i)
        except ValueError as e:
            print('retry', e)
    raise RuntimeError('gave up')
async def flaky(i):
    await asyncio.sleep(i)
    if i < 2: raise ValueError(i)
    return 'ok'
print(asyncio.run(retry(flaky, 3)))
# expect: retry 0
# expect: retry 1
# expect: ok
try:
    asyncio.run(retry(flaky, 2))
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: retry 0
# expect: retry 1
# expect: RuntimeError: gave up
