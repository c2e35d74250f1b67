# futures, call_later and the running loop
# since: 3.14
import asyncio
async def main():
    loop = asyncio.get_running_loop()
    f = loop.create_future()
    loop.call_later(2, f.set_result, 'later')
    loop.call_soon(print, 'soon')
    print(f.done())
    print(await f, f.result())
    try: f.set_result(1)
    except asyncio.InvalidStateError as e: print(type(e).__name__)
    g = loop.create_future()
    g.set_exception(ValueError('x'))
    try: await g
    except ValueError as e: print(e)
    h = asyncio.ensure_future(asyncio.sleep(0, 'slept'))
    print(await h, asyncio.isfuture(h), asyncio.iscoroutinefunction(main))
    t0 = loop.time()
    await asyncio.sleep(5)
    print(loop.time() - t0 >= 5)
asyncio.run(main())
# expect: False
# expect: soon
# expect: later later
# expect: InvalidStateError
# expect: x
# expect: slept True True
# expect: True
try:
    asyncio.get_running_loop()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: RuntimeError: no running event loop
# stderr: tests/python/stdlib/asyncio/futures_and_loop.py:18: DeprecationWarning: 'asyncio.iscoroutinefunction' is deprecated and slated for removal in Python 3.16; use inspect.iscoroutinefunction() instead
# stderr:   print(await h, asyncio.isfuture(h), asyncio.iscoroutinefunction(main))
