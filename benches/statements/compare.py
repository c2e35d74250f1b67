"""What single statements take in CPython and in the engine.

    python benches/statements/compare.py HOGNOSE [--all] [--below RATIO] [TEXT]

`statements.txt` has one statement in each line (`\\n` inside of one begins another line of it); `known.py` is what they find. Each is run for
some milliseconds, the least of five rounds counts. Shown are those for which the engine takes more than twice the time of CPython (another
ratio of the speeds with `--below`), the slowest first, and the geometric mean of all. TEXT picks the statements that contain it. HOGNOSE is the
program.
"""

import math
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent

MEASURE = '''
import time


def nanoseconds(names, statement):
    body = "\\n".join("        " + line for line in statement.split("\\\\n"))
    made = {}
    exec(f"def run(n):\\n    begin = now()\\n    for _ in range(n):\\n{body}\\n    return now() - begin\\n", names, made)
    run, n = made["run"], 4
    while run(n) < 0.002:
        n *= 4
    return min(run(n) for _ in range(5)) / n * 1e9


for statement in STATEMENTS:
    # Each begins with values that no other one has changed. Dataclasses look for the module of their class.
    names = {"now": time.perf_counter, "__name__": "__main__"}
    exec(KNOWN, names)
    print(f"{nanoseconds(names, statement):.1f}\\t{statement}", flush=True)
'''


def figures(command):
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except OSError as error:
        sys.exit(f"{command[0]} cannot be run: {error.strerror}")
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stderr}")
    rows = (line.split("\t", 1) for line in done.stdout.splitlines())
    return {statement: float(time) for time, statement in rows}


def main(arguments):
    below, words, rest = 0.5, [], iter(arguments)
    for argument in rest:
        if argument == "--all":
            below = math.inf
        elif argument == "--below":
            below = float(next(rest, "0.5"))
        else:
            words.append(argument)
    if not 1 <= len(words) <= 2 or words[0].startswith("-"):
        sys.exit(__doc__)
    chosen = [s for s in (HERE / "statements.txt").read_text().splitlines() if words[1:] == [] or words[1] in s]
    if not chosen:
        sys.exit(f"no statement contains {words[1]!r}")
    with tempfile.TemporaryDirectory() as folder:
        script = pathlib.Path(folder) / "measure.py"
        script.write_text(f"KNOWN = {(HERE / 'known.py').read_text()!r}\nSTATEMENTS = {chosen!r}\n{MEASURE}")
        print("measuring CPython ...", file=sys.stderr)
        python = figures([sys.executable, str(script)])
        print("measuring the engine ...", file=sys.stderr)
        engine = figures([words[0], "run", "--limits", "calls=none", str(script)])
    rows = sorted((python[statement] / time, statement, time) for statement, time in engine.items())
    print("| statement | CPython, ns | engine, ns | ratio |\n| --- | ---: | ---: | ---: |")
    for ratio, statement, time in rows:
        if ratio < below:
            shown = statement.replace("|", "\\|")
            print(f"| `{shown}` | {python[statement]:.0f} | {time:.0f} | {ratio:.2f} |")
    mean = math.exp(sum(math.log(ratio) for ratio, *_ in rows) / len(rows))
    print(f"\ngeometric mean {mean:.2f} ({len(rows)} statements)")


main(sys.argv[1:])
