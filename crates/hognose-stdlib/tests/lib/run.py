"""Runs every check of the library's Python modules.

    python run.py [--quick]

- messages.py: values, reprs and error messages against CPython 3.14's (recorded in messages.expected)
- fuzz.py: random operations on iterators, deques and heaps against the running CPython's
- pendings.py: asyncio and the host's calls
- asyncio_order.py: the order of events of small asyncio programs against the running CPython's asyncio
- judge.py: CPython's own tests, from where they are installed, against our modules (left out with --quick)

The judge wants CPython 3.13: its tests are nearest to 3.14's among those our modules can run on. Older ones work for the rest.
"""
import os
import subprocess
import sys

from judge import OURS

HERE = os.path.dirname(os.path.abspath(__file__))
# Real clocks, signals, threads or the test-suite's own loops decide these; run them by hand.
BY_HAND = {"queue", "types", "asyncio_tasks", "asyncio_runners", "asyncio_futures"}


def run(*arguments):
    done = subprocess.run([sys.executable, *arguments], cwd=HERE, capture_output=True, text=True, timeout=600)
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n")
    else:
        print(done.stdout.strip().splitlines()[-1])
    return done.returncode != 0


def main(arguments):
    failed = 0
    for script in ("messages.py", "fuzz.py", "pendings.py", "asyncio_order.py"):
        failed += run(script)
    if "--quick" not in arguments:
        if sys.version_info < (3, 13):
            print("judge: left out (wants CPython 3.13)")
        else:
            for topic in OURS:
                if topic not in BY_HAND:
                    failed += run("judge.py", topic)
    print("all passed" if not failed else f"{failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
