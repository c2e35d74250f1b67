# create_task, results and names
import asyncio
async def w(n):
    for i in range(2):
        print(n, i)
        await asyncio.sleep(0)
    return n * 2
async def main():
    t = asyncio.create_task(w('a'), name='first')
    u = asyncio.create_task(w('b'))
    print('created', t.done(), t.get_name())
    print(await t, await u, t.done(), t.result(), t.exception(), t.cancelled(), await t)
    async def bad(): raise KeyError('k')
    b = asyncio.create_task(bad())
    await asyncio.sleep(0)
    print(b.done(), repr(b.exception()))
    try: b.result()
    except KeyError as e: print('raised', e)
    p = asyncio.create_task(w('p'))
    try: p.result()
    except asyncio.InvalidStateError as e: print(e)
    print(asyncio.current_task() is not None, len(asyncio.all_tasks()))
    p.add_done_callback(lambda t: print('callback', t.result()))
    await p
    await asyncio.sleep(0)
asyncio.run(main())
# expect: created False first
# expect: a 0
# expect: b 0
# expect: a 1
# expect: b 1
# expect: aa bb True aa None False aa
# expect: True KeyError('k')
# expect: raised 'k'
# expect: Result is not set.
# expect: True 2
# expect: p 0
# expect: p 1
# expect: callback pp
