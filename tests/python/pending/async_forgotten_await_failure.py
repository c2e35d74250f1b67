# behind a failure, queued calls fail with it, unstarted
# engine: hognose
# tools: rw_echo, rw_fail, log
import asyncio
async def main():
    a = rw_fail('broken', 5)
    b = rw_echo('b', 5)
    try:
        print(b)
    except ToolError as e:
        print('caught', e)
asyncio.run(main())
# expect: caught broken
print(log())  # expect: ["start rw_fail('broken')", "end rw_fail('broken')"]
