# cancelling a task cancels the call it waits for
# tools: async rw_echo, log
import asyncio
async def worker():
    try: await rw_echo('w', 1000)
    except asyncio.CancelledError:
        print('cancelled')
        raise
    finally:
        print(await rw_echo('cleanup', 1))
async def main():
    t = asyncio.create_task(worker())
    await asyncio.sleep(0.01)
    t.cancel()
    try: await t
    except asyncio.CancelledError:
        print('gone')
    try:
        async with asyncio.TaskGroup() as tg:
            tg.create_task(rw_echo('sibling', 1000))
            await asyncio.sleep(0.01)
            raise ValueError('body')
    except* ValueError:
        print('group')
asyncio.run(main())
# expect: cancelled
# expect: cleanup
# expect: gone
# expect: group
for e in log():
    print(e)
# expect: start rw_echo('w')
# expect: cancel rw_echo('w')
# expect: start rw_echo('cleanup')
# expect: end rw_echo('cleanup')
# expect: start rw_echo('sibling')
# expect: cancel rw_echo('sibling')
