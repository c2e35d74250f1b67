# in an async body a call starts when it is awaited
# engine: hognose
# tools: rw_echo, log
import asyncio
async def main():
    a = rw_echo('a', 5)
    b = rw_echo('b', 5)
    print(await b, await a)
asyncio.run(main())
# expect: b a
for e in log(): print(e)
# expect: start rw_echo('b')
# expect: end rw_echo('b')
# expect: start rw_echo('a')
# expect: end rw_echo('a')
