"""What the Python package costs, beside the Rust API under it and, where they are installed, beside its peers.

    python benches/python/figures.py --rust target/release/deps/figures-… [--peer 0.0.17=PYTHON] [--peer 1.4.0=PYTHON]

Each figure is the least of 50 batches, in nanoseconds, and everything is measured in one run, in turns, so that the machine is the same
for all. PYTHON is an interpreter with that release of `pydantic-monty` installed. `make bench-python` sets all of this up.
Not here: programs that run long (`cargo xtask bench`), and many runs at once (`concurrent.py`).
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable

BATCHES = 50


def least(n: int, run: Callable[[], object]) -> float:
    """Nanoseconds that one run takes in the best of all batches."""
    best = float("inf")
    for _ in range(BATCHES):
        start = time.perf_counter_ns()
        for _ in range(n):
            run()
        best = min(best, (time.perf_counter_ns() - start) / n)
    return best


def hognose_figures() -> dict[str, float]:
    """The package's own API."""
    import hognose

    program = hognose.Program("1 + 1")
    session = hognose.Session()
    calling = hognose.Program("for i in range(1000): tool(i)")
    tools = {"tool": lambda i: 1}
    unlimited = hognose.Limits(calls=None)

    def stepping() -> None:
        step = calling.start(tools=tools, limits=unlimited)
        while type(step) is hognose.FunctionCall:
            step.args
            step = step.resume(1)

    paused = hognose.Program("tool(1) + 1").start(tools=tools)
    saved_program, saved = program.dump(), paused.dump()
    return {
        "cold": least(200, lambda: hognose.Program("1 + 1").run()),
        "prepared": least(500, program.run),
        "fed": least(2000, lambda: session.feed(program)),
        "call": least(1, lambda: calling.run(tools=tools, limits=unlimited)) / 1000,
        "step": least(1, stepping) / 1000,
        "program_dump": least(2000, program.dump),
        "program_load": least(500, lambda: hognose.Program.load(saved_program)),
        "dump": least(500, paused.dump),
        "load": least(200, lambda: hognose.load(saved)),
    }


def compat_figures() -> dict[str, float]:
    """The API of the peer's first line, as this package offers it."""
    import hognose.compat.pydantic_monty as peer

    return _first_line(peer)


def _first_line(peer: object) -> dict[str, float]:
    monty = peer.Monty  # type: ignore[attr-defined]
    program = monty("1 + 1")
    calling = monty("for i in range(1000): tool(i)", inputs=[])

    def tool(i: int) -> int:
        return 1

    def stepping() -> None:
        step = calling.start()
        while type(step).__name__ != "MontyComplete":
            step.args
            step = step.resume({"return_value": 1})

    paused = monty("tool(1) + 1", inputs=[]).start()
    saved_program, saved = program.dump(), paused.dump()
    return {
        "cold": least(200, lambda: monty("1 + 1").run()),
        "prepared": least(500, program.run),
        "call": least(1, lambda: calling.run(external_functions={"tool": tool})) / 1000,
        "step": least(1, stepping) / 1000,
        "program_dump": least(2000, program.dump),
        "program_load": least(500, lambda: monty.load(saved_program)),
        "dump": least(500, paused.dump),
        "load": least(200, lambda: peer.load_snapshot(saved)),  # type: ignore[attr-defined]
    }


def _second_line(peer: object) -> dict[str, float]:
    with peer.Monty(max_processes=4) as pool, pool.checkout() as session:  # type: ignore[attr-defined]
        for _ in range(20):
            session.feed_run("1 + 1")
        lookup = {"tool": lambda i: 1}
        calling = "for i in range(50): tool(i)"

        def cold() -> None:
            with pool.checkout() as fresh:
                fresh.feed_run("1 + 1")

        limits = {"max_suspensions": 10_000_000}
        with pool.checkout(limits=limits) as other:
            return {
                "cold": least(4, cold),
                "fed": least(20, lambda: session.feed_run("1 + 1")),
                "call": least(1, lambda: other.feed_run(calling, external_lookup=lookup)) / 50,
            }


PEER = {"0.0": "_first_line", "1.": "_second_line"}

ROWS = [
    ("cold", "`1 + 1`: source to value in a fresh session", 1000.0),
    ("prepared", "`1 + 1`: prepared, fresh session", 1000.0),
    ("fed", "`1 + 1`: prepared, session used before", 1000.0),
    ("call", "call of a tool in `run`", 400.0),
    ("step", "call of a tool by `start` and `resume`", 800.0),
    ("program_dump", "program to bytes", 1000.0),
    ("program_load", "program from bytes", 1000.0),
    ("dump", "paused run to bytes", 1000.0),
    ("load", "paused run from bytes", 1000.0),
]


def elsewhere(python: str, what: str) -> dict[str, float]:
    """Figures from another process: a peer is measured where it is installed."""
    code = textwrap.dedent(
        f"""
        import sys, json
        sys.path.insert(0, {str(__file__.rpartition('/')[0] or '.')!r})
        import figures, warnings
        warnings.simplefilter("ignore")
        if {what!r}.startswith("_"):
            import pydantic_monty
            found = getattr(figures, {what!r})(pydantic_monty)
        else:
            found = getattr(figures, {what!r})()
        print(json.dumps(found))
        """
    )
    done = subprocess.run([python, "-c", code], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{python} could not measure {what}:\n{done.stderr}")
    return dict(json.loads(done.stdout))


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(
        description=__doc__.partition("\n")[0],
        epilog="example: python benches/python/figures.py --rust target/release/deps/figures-1f2e --peer 0.0.17=/tmp/v/bin/python",
    )
    parser.add_argument("--rust", required=True, help="the program that `cargo bench -p hognose --bench figures --no-run` makes")
    parser.add_argument("--peer", action="append", default=[], metavar="RELEASE=PYTHON", help="a peer, and an interpreter that has it")
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured, in turns (default 3)")
    options = parser.parse_args()
    columns: dict[str, dict[str, float]] = {}

    def measure(name: str, figures: dict[str, float]) -> None:
        known = columns.setdefault(name, figures)
        for row, value in figures.items():
            known[row] = min(known[row], value)

    for round_ in range(options.rounds):
        print(f"round {round_ + 1} of {options.rounds} …", file=sys.stderr)
        rust = subprocess.run([options.rust, "--bench", "json"], capture_output=True, text=True, check=True)
        measure("Rust", dict(json.loads(rust.stdout)))
        measure("hognose", elsewhere(sys.executable, "hognose_figures"))
        measure("hognose.compat", elsewhere(sys.executable, "compat_figures"))
        for peer in options.peer:
            release, _, python = peer.partition("=")
            kind = next((kind for start, kind in PEER.items() if release.startswith(start)), None)
            if kind is None or not python:
                sys.exit(f"--peer is RELEASE=PYTHON with a release of 0.0.x or 1.x, not {peer!r}")
            measure(f"monty {release}", elsewhere(python, kind))
    names = list(columns)
    print("| nanoseconds | " + " | ".join(names) + " | over Rust | wanted |")
    print("| --- |" + " ---: |" * (len(names) + 2))
    for row, title, wanted in ROWS:
        cells = [f"{columns[name][row]:,.0f}" if row in columns[name] else "" for name in names]
        # A step has the round trip of the engine under it.
        under = columns["Rust"].get(row, columns["Rust"]["call"])
        over = columns["hognose"][row] - under
        print(f"| {title} | " + " | ".join(cells) + f" | {over:,.0f} | ≤ {wanted:,.0f} |")


if __name__ == "__main__":
    main()
