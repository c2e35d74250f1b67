# an exception leaves asyncio.run
import asyncio
async def main():
    await asyncio.sleep(1)
    raise LookupError('from main')
asyncio.run(main())  # raises: LookupError: from main
