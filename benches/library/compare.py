"""What modules of the library take for inputs of a megabyte, in the engine and in CPython, as a table in Markdown.

    python compare.py ENGINE [ROUNDS]

`ENGINE` is the program `hognose`. The Python that runs this is the one it is compared with. Rounds alternate; the least time of all counts.
"""

import math
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
import beside

WORK = str(pathlib.Path(__file__).resolve().with_name("work.py"))


def run(command):
    return {(group, name): float(seconds) for group, name, seconds in (line.split() for line in beside.lines(command))}


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[1] in ("-h", "--help"):
        sys.exit(__doc__)
    ours, theirs = {}, {}
    for _ in range(int(sys.argv[2]) if len(sys.argv) == 3 else 3):
        for best, command in ((theirs, [sys.executable, WORK]), (ours, [sys.argv[1], "run", "--limits", "fuel=none,memory=none,duration=none", WORK])):
            for key, seconds in run(command).items():
                best[key] = min(seconds, best.get(key, seconds))
    print("| work | CPython ms | engine ms | CPython / engine |")
    print("| --- | ---: | ---: | ---: |")
    for group in dict.fromkeys(group for group, _ in theirs):
        ratios = []
        for key in theirs:
            if key[0] == group:
                ratio = theirs[key] / ours[key]
                ratios.append(ratio)
                print(f"| {key[1].replace('_', ' ')} | {theirs[key] * 1000:.1f} | {ours[key] * 1000:.1f} | {ratio:.2f} |")
        mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
        print(f"| **{group}, geometric mean** | | | **{mean:.2f}** |")


main()
