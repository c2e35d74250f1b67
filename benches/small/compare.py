"""What small operations take in the engine and in CPython, as a table in Markdown, the slowest beside CPython first.

    python compare.py ENGINE [NAME ...]

`ENGINE` is the program `hognose`. The Python that runs this is the one it is compared with. Three rounds alternate; the least time of all counts.
"""

import math
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
import beside

WORK = str(pathlib.Path(__file__).resolve().with_name("work.py"))
ROUNDS = 3


def run(command):
    return {(group, name): float(time) for group, name, time in (line.split() for line in beside.lines(command))}


def main():
    if len(sys.argv) < 2 or sys.argv[1] in ("-h", "--help"):
        sys.exit(__doc__)
    engine, *names = sys.argv[1:]
    ours, theirs = {}, {}
    for _ in range(ROUNDS):
        for best, command in ((theirs, [sys.executable, WORK, *names]), (ours, [engine, "run", WORK, "--", *names])):
            for key, time in run(command).items():
                best[key] = min(time, best.get(key, time))
    if not theirs:
        sys.exit(f"no operation is called {' or '.join(names)}; {WORK} has their names")
    ratio = {key: theirs[key] / ours[key] for key in theirs}
    print("| group | operation | CPython ns | engine ns | CPython / engine |")
    print("| --- | --- | ---: | ---: | ---: |")
    for group, name in sorted(ratio, key=ratio.get):
        key = group, name
        print(f"| {group} | {name} | {theirs[key]:.1f} | {ours[key]:.1f} | {ratio[key]:.2f} |")
    mean = math.exp(sum(map(math.log, ratio.values())) / len(ratio))
    print(f"| | **geometric mean of {len(ratio)}** | | | **{mean:.2f}** |")


main()
