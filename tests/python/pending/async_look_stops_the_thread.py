# a look does not let other tasks run
# engine: hognose
# tools: ro_echo
import asyncio
async def ticker():
    for i in range(2):
        print('tick', i)
        await asyncio.sleep(0)
async def main():
    t = asyncio.create_task(ticker())
    x = ro_echo('x', 10)
    print(x)
    print('looked')
    await t
asyncio.run(main())
# expect: x
# expect: looked
# expect: tick 0
# expect: tick 1
