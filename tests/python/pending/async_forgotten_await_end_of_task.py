# calls nobody looked at run at the end of the task
# engine: hognose
# tools: rw_echo, log
import asyncio
async def sub():
    x = rw_echo('sub', 5)
async def main():
    x = rw_echo('main', 5)
    await asyncio.create_task(sub())
    return 'returned'
print(asyncio.run(main()))  # expect: returned
for e in log(): print(e)
# expect: start rw_echo('sub')
# expect: end rw_echo('sub')
# expect: start rw_echo('main')
# expect: end rw_echo('main')
