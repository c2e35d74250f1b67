# exit: 3
# since: 3.14
"""sys.exit with codes, nested exits, argparse's own exit, and atexit-like clean-up in finally blocks."""

import argparse
import contextlib
import io
import os
import sys
from enum import IntEnum, IntFlag, unique


@unique
class Exit(IntEnum):
    OK = 0
    USAGE = 2
    DATA = 3


class Mode(IntFlag):
    READ = 4
    WRITE = 2
    EXEC = 1


def run(function):
    err = io.StringIO()
    try:
        with contextlib.redirect_stderr(err):
            result = function()
    except SystemExit as stop:
        return f"exit code={stop.code!r} args={stop.args} {err.getvalue().strip().splitlines()[-1:]}"
    else:
        return f"returned {result!r}"


def main(argv=None):
    parser = argparse.ArgumentParser(prog="check", exit_on_error=True, add_help=False)
    parser.add_argument("numbers", type=float, nargs="*")
    parser.add_argument("--mode", type=lambda text: Mode[text.upper()], default=Mode.READ)
    args = parser.parse_args(argv)
    if not args.numbers:
        parser.exit(Exit.USAGE, "nothing to do\n")
    total = sum(args.numbers)
    if total < 0:
        sys.exit(f"negative total {total:g}")
    print(f"total {total:g} mode {args.mode!r}")
    return Exit.OK if total < 100 else Exit.DATA


print(run(lambda: main(["1", "2.5"])))
print(run(lambda: main([])))
print(run(lambda: main(["-5"])))
print(run(lambda: main(["x"])))
print(run(lambda: main(["1", "--mode"])))
print(run(lambda: sys.exit()), run(lambda: sys.exit(None)), run(lambda: sys.exit((1, 2))), sep="\n")
print(run(lambda: exit(7)), run(lambda: (_ for _ in ()).throw(SystemExit("text"))), sep="\n")
print(Mode.READ | Mode.WRITE, repr(Mode(7)), Mode.READ & ~Mode.READ, Mode(5) == 5, [m.name for m in Mode(6)], int(Mode.EXEC) + 1, repr(~Mode.READ))
print(isinstance(SystemExit(), Exception), SystemExit.__mro__[1].__name__, os.path.basename("a/b.py").endswith(".py"))
print(sys.version_info >= (3, 11), sys.maxsize > 2**31 - 2, sys.byteorder, sys.getrecursionlimit() >= 100, sys.flags.optimize, sys.implementation.name != "")
try:
    Exit(9)
except ValueError as error:
    print(error, Exit["DATA"], f"{Exit.DATA}", f"{Exit.DATA!r}", str(Exit.OK), Exit.DATA + 1)
try:
    @unique
    class Twice(IntEnum):
        A = 1
        B = 1
except ValueError as error:
    print(error)
try:
    try:
        sys.exit(Exit.DATA)
    finally:
        print("clean-up", sys.exc_info()[0].__name__)
except SystemExit as stop:
    code = stop.code
print("leaving with", int(code))
sys.stdout.write("last line without newline")
sys.stdout.flush()
sys.exit(code)
