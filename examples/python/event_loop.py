"""Programs on an event loop: their tools overlap, and a task that is cancelled takes its program with it.

    python examples/python/event_loop.py
"""

import asyncio
import time

import hognose


async def get_rate(currency: str) -> float:
    """A slow service."""
    await asyncio.sleep(0.1)
    return {"EUR": 1.1, "GBP": 1.3, "CHF": 1.2}[currency]


SOURCE = """
rates = await asyncio.gather(*[get_rate(currency) for currency in ['EUR', 'GBP', 'CHF']])
sum(rates)
"""


async def main() -> None:
    """Twenty programs with three calls each take as long as one call."""
    program = hognose.Program(SOURCE)
    began = time.perf_counter()
    values = await asyncio.gather(*(program.run_async(tools=[get_rate]) for _ in range(20)))
    print(f"{len(values)} programs, {3 * len(values)} calls: {time.perf_counter() - began:.1f} seconds")

    task = asyncio.create_task(hognose.Program("while True: pass").run_async())
    await asyncio.sleep(0.05)
    task.cancel()
    try:
        await task
    except asyncio.CancelledError:
        print("a program that never ends was cancelled")


if __name__ == "__main__":
    asyncio.run(main())
