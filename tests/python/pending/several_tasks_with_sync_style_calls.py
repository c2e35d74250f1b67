# each task has its own queue
# engine: hognose
# tools: rw_echo, log
import asyncio
async def worker(n):
    a = rw_echo(n + '1', 10)
    b = rw_echo(n + '2', 10)
    await asyncio.sleep(0)
    return await b, await a
async def main():
    print(await asyncio.gather(worker('x'), worker('y')))
asyncio.run(main())
# expect: [('x2', 'x1'), ('y2', 'y1')]
print([e for e in log() if e.startswith('start')])
# expect: ["start rw_echo('x2')", "start rw_echo('y2')", "start rw_echo('x1')", "start rw_echo('y1')"]
