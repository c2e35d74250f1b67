# wait with its three ways to return
import asyncio
async def w(n, d):
    await asyncio.sleep(d)
    if n == 'bad': raise ValueError(n)
    return n
async def main():
    ts = [asyncio.create_task(w(n, d), name=n) for n, d in (('a', 3), ('b', 1), ('bad', 2))]
    done, pending = await asyncio.wait(ts, return_when=asyncio.FIRST_COMPLETED)
    print(sorted(t.get_name() for t in done), sorted(t.get_name() for t in pending))
    done, pending = await asyncio.wait(ts, return_when=asyncio.FIRST_EXCEPTION)
    print(sorted(t.get_name() for t in done), sorted(t.get_name() for t in pending))
    done, pending = await asyncio.wait(ts, timeout=0.5)
    print(len(done), len(pending))
    done, pending = await asyncio.wait(ts)
    print(len(done), len(pending))
    try: await asyncio.wait([])
    except ValueError as e: print(e)
    try: await asyncio.wait([c := w('x', 1)])
    except TypeError as e: print(e); c.close()
asyncio.run(main())
# expect: ['b'] ['a', 'bad']
# expect: ['b', 'bad'] ['a']
# expect: 2 1
# expect: 3 0
# expect: Set of Tasks/Futures is empty.
# expect: Passing coroutines is forbidden, use tasks explicitly.
