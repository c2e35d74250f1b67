# a sync function called by a coroutine has a sync body
# engine: hognose
# tools: add, ro_echo, log
import asyncio
def helper(x):
    y = add(x, 1)
    return y * 10
def overlap():
    return [ro_echo(i, 20 - i * 10) for i in range(2)]
async def main():
    print(helper(1))
    print(overlap())
    print(await ro_echo('awaited'))
asyncio.run(main())
# expect: 20
# expect: [0, 1]
# expect: awaited
print([e[:3] for e in log()])  # expect: ['sta', 'end', 'sta', 'sta', 'end', 'end', 'sta', 'end']
