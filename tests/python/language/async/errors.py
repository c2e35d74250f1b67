# misuse of coroutines
# since: 3.14
import asyncio
async def f(): return 1
try:
    exec('def g(): await f()')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: 'await' outside async function (<string>, line 1)
try:
    exec('await f()')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: 'await' outside function (<string>, line 1)
try:
    exec('[await x for x in y]')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: asynchronous comprehension outside of an asynchronous function (<string>, line 1)
try:
    exec('def h():\n    async for x in y: pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: 'async for' outside async function (<string>, line 2)
try:
    exec('def h():\n    async with x: pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: 'async with' outside async function (<string>, line 2)
try:
    exec('def h(): return [x async for x in y]')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: asynchronous comprehension outside of an asynchronous function (<string>, line 1)
async def twice():
    c = f()
    await c
    await c
try:
    asyncio.run(twice())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: RuntimeError: cannot reuse already awaited coroutine
try:
    asyncio.run(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: An asyncio.Future, a coroutine or an awaitable is required
try:
    asyncio.run(f)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: An asyncio.Future, a coroutine or an awaitable is required
async def nested(): asyncio.run(f())
c = None
async def fail(): raise ValueError('in coroutine')
try:
    asyncio.run(fail())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: in coroutine
async def stop(): raise StopIteration('s')
try:
    asyncio.run(stop())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: RuntimeError: coroutine raised StopIteration
c = f()
try:
    c + 1
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'coroutine' and 'int'
try:
    c()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'coroutine' object is not callable
c.close()
