# gather starts its calls in order and they overlap
# tools: async rw_echo, ro_echo, log
import asyncio
async def main():
    print(await asyncio.gather(rw_echo('a', 30), ro_echo('b', 10), rw_echo('c', 20)))
asyncio.run(main())  # expect: ['a', 'b', 'c']
for e in log():
    print(e)
# expect: start rw_echo('a')
# expect: start ro_echo('b')
# expect: start rw_echo('c')
# expect: end ro_echo('b')
# expect: end rw_echo('c')
# expect: end rw_echo('a')
