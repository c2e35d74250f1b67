# ordinary calls of different tasks overlap
# tools: async rw_echo, log
import asyncio
async def worker(n, d):
    a = await rw_echo(f'{n}1', d)
    b = await rw_echo(f'{n}2', d)
    return a + b
async def main():
    t = [asyncio.create_task(worker(n, d)) for n, d in (('x', 30), ('y', 20))]
    print(await t[0], await t[1])
    async with asyncio.TaskGroup() as tg:
        u = tg.create_task(worker('g', 5))
        v = tg.create_task(rw_echo('direct', 1))
    print(u.result(), v.result())
asyncio.run(main())
# expect: x1x2 y1y2
# expect: g1g2 direct
for e in log():
    print(e)
# expect: start rw_echo('x1')
# expect: start rw_echo('y1')
# expect: end rw_echo('y1')
# expect: start rw_echo('y2')
# expect: end rw_echo('x1')
# expect: start rw_echo('x2')
# expect: end rw_echo('y2')
# expect: end rw_echo('x2')
# expect: start rw_echo('g1')
# expect: start rw_echo('direct')
# expect: end rw_echo('direct')
# expect: end rw_echo('g1')
# expect: start rw_echo('g2')
# expect: end rw_echo('g2')
