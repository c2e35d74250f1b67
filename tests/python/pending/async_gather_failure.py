# a failure goes through gather
# tools: async rw_echo, rw_fail, log
import asyncio
async def main():
    print(await asyncio.gather(rw_echo('a', 30), rw_fail('no', 10), return_exceptions=True))
    try: await asyncio.gather(rw_echo('b', 30), rw_fail('again', 10))
    except ToolError as e:
        print('caught', e)
    try: await rw_fail('awaited')
    except ToolError as e:
        print('caught', e)
    await asyncio.sleep(1)
asyncio.run(main())
# expect: ['a', ToolError('no')]
# expect: caught again
# expect: caught awaited
for e in log():
    print(e)
# expect: start rw_echo('a')
# expect: start rw_fail('no')
# expect: end rw_fail('no')
# expect: end rw_echo('a')
# expect: start rw_echo('b')
# expect: start rw_fail('again')
# expect: end rw_fail('again')
# expect: start rw_fail('awaited')
# expect: end rw_fail('awaited')
# expect: end rw_echo('b')
