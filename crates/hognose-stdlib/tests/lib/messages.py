"""Compares values and messages with CPython 3.14's.

    python messages.py            compares ours with messages.expected
    python messages.py --oracle   prints what the running CPython says (3.14 writes messages.expected)
"""
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__)) if "__file__" in globals() else "."
SETUP = """
import asyncio, collections, collections.abc, contextlib, contextvars, copy, functools, graphlib, heapq, bisect, itertools, operator, queue, reprlib
import string, textwrap, types, weakref, abc, keyword
_ = getattr(functools, "Placeholder", None)
partial = functools.partial
P = collections.namedtuple("P", "x y", defaults=[1])
def said(expression):
    try:
        return repr(eval(expression))
    except BaseException as error:
        return f"{type(error).__name__} {error}"
"""


def lines():
    with open(os.path.join(HERE, "messages.in")) as file:
        return [line.rstrip("\n") for line in file if line.strip() and not line.startswith("#")]


def answers(said):
    # Addresses differ from run to run.
    return [re.sub(r"0x[0-9a-f]+", "0x", said(line).replace("\n", "\\n")) for line in lines()]


def main(arguments):
    if arguments == ["--oracle"]:
        space = {"__name__": "program"}
        exec(SETUP, space)
        print("\n".join(answers(space["said"])))
        return 0
    sys.path.insert(0, HERE)
    from harness import Library
    space = Library().run(SETUP, name="program")
    with open(os.path.join(HERE, "messages.expected")) as file:
        expected = file.read().splitlines()
    with open(os.path.join(HERE, "messages.skip")) as file:
        skipped = {line.rstrip("\n") for line in file if line.strip() and not line.startswith("#")}
    failed = 0
    for line, ours, theirs in zip(lines(), answers(space["said"]), expected):
        if sys.version_info < (3, 12) and "Can't instantiate abstract class" in theirs:
            # The interpreter below says this, and said it differently.
            continue
        if ours != theirs and line not in skipped:
            failed += 1
            print(f"{line}\n    3.14: {theirs}\n    ours: {ours}")
    print(f"messages: {len(expected)} expressions, {failed} differ")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
