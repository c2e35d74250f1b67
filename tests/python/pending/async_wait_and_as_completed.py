# wait and as_completed start what they are given
# tools: async rw_echo, log
import asyncio
async def main():
    for c in asyncio.as_completed([rw_echo('slow', 30), rw_echo('fast', 10)]):
        print(await c)
    ts = [asyncio.create_task(rw_echo(n, d)) for n, d in (('a', 20), ('b', 5))]
    done, left = await asyncio.wait(ts, return_when=asyncio.FIRST_COMPLETED)
    print([t.result() for t in done], len(left))
    await asyncio.wait(left)
asyncio.run(main())
# expect: fast
# expect: slow
# expect: ['b'] 1
print(len(log()))  # expect: 8
