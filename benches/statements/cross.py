"""Operators and builtins with operands of every sort, in CPython and in the engine: what takes a long way round where nobody looked.

Each operator is asked for each pair of values of `values.py`, each builtin and each piece of syntax for each value; what raises is left
out. Shown are the forms that have expressions below a ratio of the speeds, those with most of them first, and the slowest expressions of each.

    python benches/statements/cross.py target/release/hognose --below 0.2
    python benches/statements/cross.py target/release/hognose '=='
"""

import argparse
import collections
import math
import pathlib
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(HERE.parent))
import beside

OPERATORS = "== != < >= + - * / // % ** & | ^ << in is and".split()
FORMS = """
-{} +{} ~{} abs({}) len({}) bool({}) str({}) repr({}) hash({}) int({}) float({}) list({}) tuple({}) set({}) frozenset({}) dict({}) iter({})
next(iter({})) sorted({}) sum({}) min({}) max({}) any({}) all({}) type({}) type({}).__name__ {}.__class__ isinstance({},int)
isinstance({},(str,list)) isinstance({},Plain) issubclass(type({}),Plain) callable({}) id({}) f"{{{}}}" f"{{{}!r}}" f"{{{}:>8}}" format({})
"%s"%({},) "%s"%{} "{{}}".format({}) round({}) enumerate({}) list(enumerate({})) reversed({}) list(reversed({})) zip({},{}) list(zip({},{}))
map(str,{}) "".join(map(str,{})) hasattr({},"x") getattr({},"x",None) {}.x vars({}) [{}] ({},) {{"k":{}}} [*{}] {}[0] {}[-1] {}[1:] {}[::2] {}[::-1]
{}.copy() copy.copy({}) dict.fromkeys({}) Counter({}) deque({}) chr({}) hex({}) bin({}) bytes({}) divmod({},2) pow({},2) math.floor({}) math.sqrt({})
operator.index({})
""".split()
SENTENCES = ["not {}", "{} if {} else 0", "{} is None", "[x for x in {}]", "{{x for x in {}}}", "sum(1 for x in {})", "a,*c={}"]

MEASURE = """
import time

def nanoseconds(expression):
    made = {}
    exec(f"def run(repeat):\\n begin = now()\\n for _ in range(repeat):\\n  {expression}\\n return now() - begin", NAMES, made)
    run = made["run"]
    once = run(8) / 8
    if once > 2e-4:
        return None
    repeat = max(8, min(400, int(1e-3 / once)))
    return min(run(repeat) for _ in range(5)) / repeat * 1e9

NAMES = globals() | {"now": time.perf_counter}
nothing = min(nanoseconds("pass") for _ in range(5))
for at, expression in enumerate(EXPRESSIONS):
    try:
        taken = nanoseconds(expression)
    except Exception:
        continue
    if taken is not None:
        print(f"{max(taken - nothing, 5):.1f}\\t{at}", flush=True)
"""


def expressions(values):
    """Each expression with its form."""
    for operator in OPERATORS:
        for a in values:
            for b in values:
                # Powers, products and shifts of large numbers take as long as the numbers say.
                if not (operator in ("**", "<<", "*") and "big" in (a, b)):
                    yield f"{a} {operator} {b}", operator
    for form in FORMS + SENTENCES:
        for value in values:
            yield form.replace("{}", value).replace("{{", "{").replace("}}", "}"), form


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("hognose", help="the program of the engine")
    parser.add_argument("form", nargs="?", default="", help="only forms that contain it")
    parser.add_argument("--below", type=float, default=0.3, metavar="RATIO", help="show ratios of the speeds below this one (0.3)")
    arguments = parser.parse_intermixed_args()
    known = (HERE / "values.py").read_text()
    names = {}
    exec(known, names)
    asked = [row for row in expressions(names["VALUES"]) if arguments.form in row[1]]
    if not asked:
        sys.exit(f"no form contains {arguments.form!r}")
    with tempfile.TemporaryDirectory() as folder:
        script = pathlib.Path(folder) / "measure.py"
        script.write_text(f"{known}\nEXPRESSIONS = {[expression for expression, _ in asked]!r}\n{MEASURE}")
        figures = []
        for name, command in (
            ("CPython", [sys.executable, "-W", "ignore", str(script)]),
            ("the engine", [arguments.hognose, "run", "--limits", "calls=none,duration=none,fuel=none", str(script)]),
        ):
            print(f"measuring {name}, {len(asked)} expressions ...", file=sys.stderr)
            rows = (line.split("\t") for line in beside.lines(command))
            figures.append({int(at): float(time) for time, at in rows})
    python, engine = figures
    forms = collections.defaultdict(list)
    for at, time in python.items():
        if at in engine:
            forms[asked[at][1]].append((time / engine[at], asked[at][0], time, engine[at]))
    print("| form | below | of | geometric mean | slowest: CPython, engine, ns |\n| --- | ---: | ---: | ---: | --- |")
    mean = lambda rows: math.exp(sum(math.log(ratio) for ratio, *_ in rows) / len(rows))
    below = {form: sorted(row for row in rows if row[0] < arguments.below) for form, rows in forms.items()}
    for form, rows in sorted(below.items(), key=lambda item: -len(item[1])):
        if rows:
            slowest = "; ".join(f"`{expression}` {theirs:.0f}, {ours:.0f}" for _, expression, theirs, ours in rows[:5])
            row = f"`{form}` | {len(rows)} | {len(forms[form])} | {mean(forms[form]):.2f} | {slowest}"
            print(f"| {row.replace(' | ', chr(0)).replace('|', chr(92) + '|').replace(chr(0), ' | ')} |")
    every = [row for rows in forms.values() for row in rows]
    print(f"\ngeometric mean {mean(every):.2f} ({len(every)} expressions, {sum(map(len, below.values()))} below {arguments.below})")


main()
