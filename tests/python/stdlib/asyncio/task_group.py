# TaskGroup
import asyncio
async def w(n, d=0):
    try:
        await asyncio.sleep(d)
        return n
    except asyncio.CancelledError:
        print('cancelled', n)
        raise
async def bad(d):
    await asyncio.sleep(d)
    raise ValueError(f'bad {d}')
async def main():
    async with asyncio.TaskGroup() as tg:
        a = tg.create_task(w('a', 2))
        b = tg.create_task(w('b', 1))
    print(a.result(), b.result())
    try:
        async with asyncio.TaskGroup() as tg:
            tg.create_task(w('x', 5))
            tg.create_task(bad(1))
            tg.create_task(bad(1))
    except* ValueError as g: print(g.exceptions, g.message)
    try:
        async with asyncio.TaskGroup() as tg:
            tg.create_task(w('y', 5))
            await asyncio.sleep(0)
            raise KeyError('body')
    except* KeyError as g: print(repr(g))
    try: tg.create_task(c := w('late'))
    except RuntimeError as e: print(type(e).__name__); c.close()
asyncio.run(main())
# expect: a b
# expect: cancelled x
# expect: (ValueError('bad 1'), ValueError('bad 1')) unhandled errors in a TaskGroup
# expect: cancelled y
# expect: ExceptionGroup('unhandled errors in a TaskGroup', [KeyError('body')])
# expect: RuntimeError
