# an exception drops calls that were not started
# engine: hognose
# tools: rw_echo, log
import asyncio
async def main():
    q = rw_echo('never', 5)
    raise ValueError('before the call began')
try:
    asyncio.run(main())
except ValueError as e:
    print(e)  # expect: before the call began
print(log())  # expect: []
