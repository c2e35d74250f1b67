# async generators
import asyncio
async def g(n):
    try:
        for i in range(n):
            await asyncio.sleep(0)
            x = yield i
            if x:
                print('got', x)
    finally:
        print('finally')
async def main():
    print([x async for x in g(3)])
    a = g(3)
    print(await a.asend(None), await a.asend('s'), await anext(a))
    await a.aclose()
    try: await anext(a)
    except StopAsyncIteration:
        print('stopped')
    b = g(2)
    await anext(b)
    try: await b.athrow(ValueError('v'))
    except ValueError as e: print(e)
    c = g(1)
    try: await c.asend(1)
    except TypeError as e: print(e)
    await c.aclose()
    async def swallow():
        try: yield 1
        except KeyError: yield 'caught'
    d = swallow()
    await anext(d)
    print(await d.athrow(KeyError), await anext(d, 'end'), type(d).__name__)
asyncio.run(main())
# expect: finally
# expect: [0, 1, 2]
# expect: got s
# expect: 0 1 2
# expect: finally
# expect: stopped
# expect: finally
# expect: v
# expect: can't send non-None value to a just-started async generator
# expect: caught end async_generator
try:
    exec('async def f():\n    yield 1\n    return 2')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: 'return' with value in async generator (<string>, line 3)
