# cancellation
import asyncio
async def w():
    try: await asyncio.sleep(10)
    except asyncio.CancelledError as e:
        print('cancelled', e.args)
        raise
    finally:
        print('cleanup')
async def main():
    t = asyncio.create_task(w())
    await asyncio.sleep(0)
    print(t.cancel('msg'), t.cancelling(), t.cancelled())
    try: await t
    except asyncio.CancelledError:
        print('awaited')
    print(t.cancelled(), t.done(), t.cancel())
    try: t.result()
    except asyncio.CancelledError:
        print('result raises')
    n = asyncio.create_task(w())
    n.cancel()
    try: await n
    except asyncio.CancelledError:
        print('never started')
    async def stubborn():
        try: await asyncio.sleep(5)
        except asyncio.CancelledError: return 'survived'
    s = asyncio.create_task(stubborn())
    await asyncio.sleep(0)
    s.cancel()
    print(await s, s.cancelled())
    async def later():
        await asyncio.sleep(1)
        return 'shielded'
    inner = asyncio.create_task(later())
    o = asyncio.shield(inner)
    asyncio.get_running_loop().call_soon(o.cancel)
    try: await o
    except asyncio.CancelledError:
        print('shield cancelled', inner.cancelled())
    print(await inner)
asyncio.run(main())
# expect: True 1 False
# expect: cancelled ('msg',)
# expect: cleanup
# expect: awaited
# expect: True True False
# expect: result raises
# expect: never started
# expect: survived False
# expect: shield cancelled False
# expect: shielded
print(issubclass(asyncio.CancelledError, Exception))  # expect: False
