# finally in coroutines
import asyncio
log = []
async def f(n):
    try:
        await asyncio.sleep(n)
        if n == 2: raise ValueError(n)
        return n
    finally:
        log.append(f'finally {n}')
        await asyncio.sleep(0)
async def main():
    try: return await f(1)
    finally: log.append('main finally')
print(asyncio.run(main()), log)  # expect: 1 ['finally 1', 'main finally']
async def all_(): return await asyncio.gather(f(3), f(2), f(1), return_exceptions=True)
print([repr(x) for x in asyncio.run(all_())], log[2:])
# expect: ['3', 'ValueError(2)', '1'] ['finally 1', 'finally 2', 'finally 3']
async def swallow():
    try: await f(2)
    except ValueError as e: return f'handled {e}'
print(asyncio.run(swallow()))  # expect: handled 2
