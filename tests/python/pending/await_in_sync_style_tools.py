# one tool serves code with and without await
# engine: hognose
# tools: echo, add
import asyncio
def plain(): return add(echo(1), 2)
async def awaited(): return await add(await echo(1), 2)
async def mixed(): return add(await echo(1), echo(2)) + 0
print(plain(), asyncio.run(awaited()), asyncio.run(mixed()))  # expect: 3 3 3
