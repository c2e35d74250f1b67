# a call that stands as a statement is waited for
# engine: hognose
# tools: rw_echo, log
import asyncio
async def main():
    rw_echo('statement', 10)
    x = await rw_echo('awaited', 1)
    return x
print(asyncio.run(main()))  # expect: awaited
for e in log(): print(e)
# expect: start rw_echo('statement')
# expect: end rw_echo('statement')
# expect: start rw_echo('awaited')
# expect: end rw_echo('awaited')
