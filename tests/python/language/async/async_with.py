# async context managers
# since: 3.14
import asyncio
class C:
    def __init__(s, n, swallow=False): s.n, s.sw = n, swallow
    async def __aenter__(s):
        await asyncio.sleep(0)
        print('enter', s.n)
        return s
    async def __aexit__(s, t, v, tb):
        await asyncio.sleep(0)
        print('exit', s.n, t and t.__name__)
        return s.sw
async def main():
    async with C(1) as a, C(2) as b:
        print(a.n, b.n)
    async with C(3, True): raise ValueError
    try:
        async with C(4): raise KeyError('k')
    except KeyError as e: print('out', e)
    async def f():
        async with C(5): return 'r'
    print(await f())
asyncio.run(main())
# expect: enter 1
# expect: enter 2
# expect: 1 2
# expect: exit 2 None
# expect: exit 1 None
# expect: enter 3
# expect: exit 3 ValueError
# expect: enter 4
# expect: exit 4 KeyError
# expect: out 'k'
# expect: enter 5
# expect: exit 5 None
# expect: r
async def bad():
    async with 5: pass
try:
    asyncio.run(bad())
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'int' object does not support the asynchronous context manager protocol (missed __aexit__ method)
async def bad2():
    with C(1): pass
try:
    asyncio.run(bad2())
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'C' object does not support the context manager protocol (missed __exit__ method) but it supports the asynchronous context manager protocol. Did you mean to use 'async with'?
