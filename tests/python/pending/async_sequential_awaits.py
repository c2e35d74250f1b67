# awaited calls run one after another
# tools: async rw_echo, log
import asyncio
async def main():
    print(await rw_echo('a', 30), await rw_echo('b', 10))
    x = await rw_echo('c', 5)
    print(x)
asyncio.run(main())
# expect: a b
# expect: c
for e in log():
    print(e)
# expect: start rw_echo('a')
# expect: end rw_echo('a')
# expect: start rw_echo('b')
# expect: end rw_echo('b')
# expect: start rw_echo('c')
# expect: end rw_echo('c')
