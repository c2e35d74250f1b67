# Calls made in threads of a loop overlap with those that the loop awaits.
# tools: rw_echo, log
# engine: hognose
import asyncio


def plain(name):
    return rw_echo(name + "1", 10) + rw_echo(name + "2", 10)


async def awaits(name):
    return await rw_echo(name + "1", 10) + await rw_echo(name + "2", 10)


async def main():
    print(await asyncio.gather(asyncio.to_thread(plain, "t"), awaits("a"), asyncio.to_thread(rw_echo, "tool", 15)))
    # expect: ['t1t2', 'a1a2', 'tool']


asyncio.run(main())
print(*log(), sep="\n")
# expect: start rw_echo('t1')
# expect: start rw_echo('a1')
# expect: start rw_echo('tool')
# expect: end rw_echo('t1')
# expect: start rw_echo('t2')
# expect: end rw_echo('a1')
# expect: start rw_echo('a2')
# expect: end rw_echo('tool')
# expect: end rw_echo('t2')
# expect: end rw_echo('a2')
