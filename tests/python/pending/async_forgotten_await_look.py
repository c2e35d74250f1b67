# a look starts the task's queued calls up to that one, in order
# engine: hognose
# tools: rw_echo, log
import asyncio
async def main():
    a = rw_echo('a', 30)
    b = rw_echo('b', 20)
    c = rw_echo('c', 10)
    print(b + '!')
    print('main ends')
asyncio.run(main())
# expect: b!
# expect: main ends
for e in log(): print(e)
# expect: start rw_echo('a')
# expect: end rw_echo('a')
# expect: start rw_echo('b')
# expect: end rw_echo('b')
# expect: start rw_echo('c')
# expect: end rw_echo('c')
