# how asyncio.run ends
import asyncio
async def leftover():
    try: await asyncio.sleep(100)
    finally:
        print('leftover cancelled')
async def main():
    asyncio.create_task(leftover())
    await asyncio.sleep(0)
    return 'main done'
print(asyncio.run(main()))
# expect: leftover cancelled
# expect: main done
async def bad():
    asyncio.create_task(leftover())
    await asyncio.sleep(0)
    raise ValueError('main failed')
try:
    asyncio.run(bad())  # expect: leftover cancelled
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: main failed
async def gen():
    try:
        yield 1
        yield 2
    finally:
        print('agen closed')
async def uses():
    async for x in gen(): break
    return x
print(asyncio.run(uses()))
# expect: agen closed
# expect: 1
async def cancel_self():
    asyncio.current_task().cancel()
    await asyncio.sleep(0)
try: asyncio.run(cancel_self())
except asyncio.CancelledError: print('cancelled out')  # expect: cancelled out
