"""What single statements take in CPython and in the engine.

`statements.txt` has one statement in each line (`\\n` inside of one begins another line of it); `known.py` is what they find. Each is run for
some milliseconds, the least of five rounds counts. Shown are those for which the engine takes more than twice the time of CPython, the slowest
first, and the geometric mean of all.

    python benches/statements/compare.py target/release/hognose sorted
"""

import argparse
import math
import pathlib
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(HERE.parent))
import beside


def figures(command):
    rows = (line.split("\t", 1) for line in beside.lines(command))
    return {statement: float(time) for time, statement in rows}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("hognose", help="the program of the engine")
    parser.add_argument("text", nargs="?", default="", help="only statements that contain it")
    parser.add_argument("--below", type=float, default=0.5, metavar="RATIO", help="show ratios of the speeds below this one (0.5)")
    parser.add_argument("--all", action="store_const", const=math.inf, dest="below", help="show every statement")
    arguments = parser.parse_intermixed_args()
    chosen = [s for s in (HERE / "statements.txt").read_text().splitlines() if arguments.text in s]
    if not chosen:
        sys.exit(f"no statement contains {arguments.text!r}")
    with tempfile.TemporaryDirectory() as folder:
        script = pathlib.Path(folder) / "measure.py"
        known, measure = ((HERE / name).read_text() for name in ("known.py", "measure.py"))
        script.write_text(f"KNOWN = {known!r}\nSTATEMENTS = {chosen!r}\nSECONDS = 0.002\n{measure}")
        print("measuring CPython ...", file=sys.stderr)
        python = figures([sys.executable, str(script)])
        print("measuring the engine ...", file=sys.stderr)
        engine = figures([arguments.hognose, "run", "--limits", "calls=none", str(script)])
    rows = sorted((python[statement] / time, statement, time) for statement, time in engine.items())
    print("| statement | CPython, ns | engine, ns | ratio |\n| --- | ---: | ---: | ---: |")
    for ratio, statement, time in rows:
        if ratio < arguments.below:
            shown = statement.replace("|", "\\|")
            print(f"| `{shown}` | {python[statement]:.0f} | {time:.0f} | {ratio:.2f} |")
    mean = math.exp(sum(math.log(ratio) for ratio, *_ in rows) / len(rows))
    print(f"\ngeometric mean {mean:.2f} ({len(rows)} statements)")


main()
