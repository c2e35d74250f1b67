# a module whose body awaits is an async body
# engine: hognose
# tools: rw_echo, log
import asyncio
a = rw_echo('a', 20)
b = rw_echo('b', 10)
print(await asyncio.gather(a, b))  # expect: ['a', 'b']
for e in await log(): print(e)
# expect: start rw_echo('a')
# expect: start rw_echo('b')
# expect: end rw_echo('b')
# expect: end rw_echo('a')
