"""How much memory objects take, in the engine and in CPython, as a table in Markdown.

    python memory.py ENGINE

`ENGINE` is the program `hognose`. The Python that runs this is the one it is compared with. For each row a process makes a list of so many
objects; its largest resident memory, less that of a process that does the same with one object, over their number, is what one takes. The
place of each in the list, eight bytes, is counted in.
"""

import os
import sys
import tempfile

ROWS = [
    ("integers, by `range`", 1_000_000, "list(range(n))"),
    ("integers, by `append`", 1_000_000, "l = []\nfor i in range(n): l.append(i)"),
    ("floats", 1_000_000, "[i * 0.5 for i in range(n)]"),
    ("short texts (`'key%d' % i`)", 1_000_000, "['key%d' % i for i in range(n)]"),
    ("texts of some 35 letters", 1_000_000, "['%035d' % i for i in range(n)]"),
    ("dicts of four fields", 300_000, "[{'id': i, 'name': 'x', 'price': 1.5, 'tags': None} for i in range(n)]"),
    ("instances with two attributes", 1_000_000, "class P:\n    def __init__(self, x, y):\n        self.x = x\n        self.y = y\nl = [P(i, i) for i in range(n)]"),
    ("instances with six attributes", 1_000_000, "class P:\n    def __init__(self, x):\n        self.a = self.b = self.c = self.d = self.e = self.f = x\nl = [P(i) for i in range(n)]"),
    ("instances of `datetime`", 300_000, "import datetime\nmake = datetime.datetime\nl = [make(2024, 1, 1, 0, 0, 0, i) for i in range(n)]"),
    ("tuples of two", 1_000_000, "[(i, i) for i in range(n)]"),
    ("lists of one", 1_000_000, "[[i] for i in range(n)]"),
    ("(a dict of integers, for each key)", 1_000_000, "{i: i for i in range(n)}"),
    ("(a set of integers, for each item)", 1_000_000, "{i * 7 for i in range(n)}"),
]


def resident(command):
    """The largest resident memory of a program, in KiB."""
    process = os.spawnvp(os.P_NOWAIT, command[0], command)
    _, status, usage = os.wait4(process, 0)
    if status:
        sys.exit(f"{' '.join(command)} ended with {os.waitstatus_to_exitcode(status)}")
    return usage.ru_maxrss


def main():
    if len(sys.argv) != 2 or sys.argv[1] in ("-h", "--help"):
        sys.exit(__doc__)
    engines = [[sys.executable], [sys.argv[1], "run", "--limits", "fuel=none,memory=none,duration=none"]]
    with tempfile.NamedTemporaryFile("w", suffix=".py") as file:

        def measure(source):
            file.seek(0)
            file.truncate()
            file.write(source)
            file.flush()
            return [resident([*engine, file.name]) for engine in engines]

        print("| a list of | objects | CPython | engine |")
        print("| --- | ---: | ---: | ---: |")
        for name, n, work in ROWS:
            one, found = (measure(f"n = {count}\n" + (work if "\n" in work else f"l = {work}") + "\n") for count in (1, n))
            cells = [f"{(each - nothing) * 1024 / n:.1f}" for each, nothing in zip(found, one)]
            print(f"| {name} | {n:,} | {' | '.join(cells)} |")


main()
