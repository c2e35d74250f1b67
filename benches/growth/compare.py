"""How cost grows with the size of the work, in the engine and in CPython, as a table in Markdown.

    python compare.py ENGINE [ROUNDS]

`ENGINE` is the program `hognose`. The Python that runs this is the one it is compared with. Rounds alternate; the least time of all counts.
"""

import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
import beside

WORK = str(pathlib.Path(__file__).resolve().with_name("work.py"))


def run(command):
    return {(name, int(times)): float(seconds) for name, times, seconds in (line.split() for line in beside.lines(command))}


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[1] in ("-h", "--help"):
        sys.exit(__doc__)
    ours, theirs = {}, {}
    for _ in range(int(sys.argv[2]) if len(sys.argv) == 3 else 2):
        for best, command in ((theirs, [sys.executable, WORK]), (ours, [sys.argv[1], "run", "--limits", "fuel=none,memory=none,duration=none", WORK])):
            for key, seconds in run(command).items():
                best[key] = min(seconds, best.get(key, seconds))
    print("| work | CPython ms, size 1 | CPython, x 10 | CPython, x 100 | engine ms, size 1 | engine, x 10 | engine, x 100 | CPython / engine at x 100 |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for name in dict.fromkeys(name for name, _ in theirs):
        cells = []
        for times in theirs, ours:
            first = times[name, 1]
            cells += [f"{first * 1000:.2f}", f"{times[name, 10] / first:.0f}", f"{times[name, 100] / first:.0f}"]
        print(f"| {name.replace('_', ' ')} | {' | '.join(cells)} | {theirs[name, 100] / ours[name, 100]:.2f} |")


main()
