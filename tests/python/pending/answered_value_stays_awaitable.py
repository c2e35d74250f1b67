# an answered value can be awaited again
# engine: hognose
# tools: ro_echo, rw_echo
import asyncio
async def main():
    x = rw_echo('x', 10)
    print(await x, await x)
    print(x)
    y = ro_echo('y')
    print(y)
    print(await y)
    print(await asyncio.gather(x, y))
asyncio.run(main())
# expect: x x
# expect: x
# expect: y
# expect: y
# expect: ['x', 'y']
