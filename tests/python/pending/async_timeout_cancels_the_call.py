# a time limit cancels the call behind it
# tools: async rw_echo, log
import asyncio
async def main():
    try: await asyncio.wait_for(rw_echo('slow', 5000), 1)
    except TimeoutError:
        print('timed out')
    try:
        async with asyncio.timeout(1): await rw_echo('slow 2', 5000)
    except TimeoutError:
        print('timed out')
    print(await asyncio.wait_for(rw_echo('quick', 10), 1))
asyncio.run(main())
# expect: timed out
# expect: timed out
# expect: quick
for e in log():
    print(e)
# expect: start rw_echo('slow')
# expect: cancel rw_echo('slow')
# expect: start rw_echo('slow 2')
# expect: cancel rw_echo('slow 2')
# expect: start rw_echo('quick')
# expect: end rw_echo('quick')
