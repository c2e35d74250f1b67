# An iterator of a coroutine is used once; what async for cannot await has a cause.
# since: 3.14
import asyncio, types
async def coroutine(): return 'spam'
coro = coroutine()
it = iter(coro.__await__())
try: it.send(None)
except StopIteration as e: print('stop', e.value)  # expect: stop spam
for i in range(2):
    try: it.send(None)
    except RuntimeError as e: print(e)
    except StopIteration as e: print('stop', e.value)
# expect: cannot reuse already awaited coroutine
# expect: cannot reuse already awaited coroutine
try: coro.send(None)
except RuntimeError as e: print(e)  # expect: cannot reuse already awaited coroutine
class F:
    def __aiter__(self): return self
    def __anext__(self): return self
    def __await__(self): 1 / 0
async def main():
    async for _ in F(): pass
try: main().send(None)
except TypeError as e: print(e, repr(e.__cause__))
# expect: 'async for' received an invalid object from __anext__: F ZeroDivisionError('division by zero')
