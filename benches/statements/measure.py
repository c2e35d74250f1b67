"""The nanoseconds of each of `STATEMENTS`, which find what `KNOWN` makes, run for `SECONDS` each time; whoever runs this puts these in front of it."""
import time


def nanoseconds(names, statement):
    body = "\n".join("        " + line for line in statement.split("\\n"))
    made = {}
    exec(f"def run(n):\n    begin = now()\n    for _ in range(n):\n{body}\n    return now() - begin\n", names, made)
    run, n = made["run"], 4
    while run(n) < SECONDS:
        n *= 4
    return min(run(n) for _ in range(5)) / n * 1e9


for statement in STATEMENTS:
    # Each begins with values that no other one has changed. Dataclasses look for the module of their class.
    names = {"now": time.perf_counter, "__name__": "__main__"}
    exec(KNOWN, names)
    print(f"{nanoseconds(names, statement):.1f}\t{statement}", flush=True)
