"""A thousand programs at once on one event loop, beside the same chains of calls written as plain coroutines.

    python benches/python/concurrent_runs.py [--peer PYTHON]

Each program makes ten calls of 50 ms, one after the other. Wall time and CPU time (children included) of everything are printed; the
plain coroutines are measured in the same run, in turns. PYTHON has `pydantic-monty` 1.x installed: its pool runs the same programs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable

SOURCE = """
total = 0
for i in range(10):
    total += await work(i)
total
"""


async def work(i: int) -> int:
    """A call of 50 ms."""
    await asyncio.sleep(0.05)
    return i


async def plain() -> int:
    """What each program does, without one."""
    total = 0
    for i in range(10):
        total += await work(i)
    return total


def cpu() -> float:
    """CPU seconds of this process and of those that it waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


async def measured(runs: int, one: Callable[[], Awaitable[int]]) -> dict[str, float]:
    """Wall and CPU seconds of so many at once."""
    began, used = time.perf_counter(), cpu()
    values = await asyncio.gather(*(one() for _ in range(runs)))
    assert values == [45] * runs
    return {"wall": time.perf_counter() - began, "cpu": cpu() - used}


async def hognose_runs(runs: int) -> dict[str, float]:
    """With this package."""
    import hognose

    program = hognose.Program(SOURCE, tools={"work": work})
    return await measured(runs, program.run_async)


async def _pool_runs(runs: int) -> None:
    import pydantic_monty

    began, used = time.perf_counter(), cpu()
    async with pydantic_monty.AsyncMonty(max_processes=os.cpu_count()) as pool:

        async def one() -> int:
            async with pool.checkout() as session:
                return int(await session.feed_run(SOURCE, external_lookup={"work": work}))

        values = await asyncio.gather(*(one() for _ in range(runs)))
    assert values == [45] * runs
    print(json.dumps({"wall": time.perf_counter() - began, "cpu": cpu() - used}))


def pool_runs(python: str, runs: int) -> dict[str, float] | None:
    """With the peer's pool of workers, in a process of its own. On a machine with much to do its workers give up now and then."""
    code = f"import sys, asyncio; sys.path.insert(0, {os.path.dirname(os.path.abspath(__file__))!r})\n"
    code += f"import concurrent_runs; asyncio.run(concurrent_runs._pool_runs({runs}))"
    for _ in range(3):
        done = subprocess.run([python, "-c", code], capture_output=True, text=True)
        if done.returncode == 0:
            return {key: float(value) for key, value in json.loads(done.stdout).items()}
        print(f"{python} could not run the peer (exit code {done.returncode}): {done.stderr}", file=sys.stderr)
    return None


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(
        description=__doc__.partition("\n")[0], epilog="example: python benches/python/concurrent_runs.py --runs 1000"
    )
    parser.add_argument("--runs", type=int, default=1000, help="how many programs at once (default 1000)")
    parser.add_argument("--rounds", type=int, default=5, help="how often, in turns; the median counts (default 5)")
    parser.add_argument("--peer", metavar="PYTHON", help="an interpreter with pydantic-monty 1.x")
    parser.add_argument("--peer-runs", type=int, default=20, help="how many programs the peer's pool runs (default 20: it is slow)")
    options = parser.parse_args()
    rows: dict[str, list[dict[str, float]]] = {"plain coroutines": [], "hognose": []}
    for _ in range(options.rounds):
        rows["plain coroutines"].append(asyncio.run(measured(options.runs, plain)))
        rows["hognose"].append(asyncio.run(hognose_runs(options.runs)))

    def median(name: str, what: str) -> float:
        values = sorted(row[what] for row in rows[name])
        return values[len(values) // 2]

    print(f"| {options.runs} runs of ten calls of 50 ms | wall s | CPU s | CPU ms a run |\n| --- | ---: | ---: | ---: |")
    for name in rows:
        used = median(name, "cpu")
        print(f"| {name} | {median(name, 'wall'):.3f} | {used:.3f} | {1000 * used / options.runs:.3f} |")
    if options.peer:
        peer = pool_runs(options.peer, options.peer_runs)
        row = "no figures: see above | |"
        if peer is not None:
            row = f"{peer['wall']:.3f} | {peer['cpu']:.3f} | {1000 * peer['cpu'] / options.peer_runs:.3f}"
        print(f"| the peer's pool, {options.peer_runs} runs | {row} |")
    ratio = median("hognose", "wall") / median("plain coroutines", "wall")
    print(f"\nwall time over plain coroutines: {ratio:.2f} (wanted: at most 1.3)")


if __name__ == "__main__":
    main()
