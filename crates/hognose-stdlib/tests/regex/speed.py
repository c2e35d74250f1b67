"""The measurement of `src/regex/tests/speed.rs` with CPython's engine: finding all matches in a megabyte of log."""
import os
import re
import time


def log():
    parts, size, number = [], 0, 1
    while size < 1_000_000:
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
        level = ["INFO", "WARN", "DEBUG", "ERROR"][(number >> 8) % 4]
        parts.append("10.%d.%d.%d - user%d [10/Oct/2024:13:%02d:%02d +0000] \"GET /items/%d/view?id=%d HTTP/1.1\" %d %d %s took=%dms\n" % (
            number % 256, (number >> 4) % 256, (number >> 9) % 256, number % 1000, (number >> 3) % 60, (number >> 5) % 60,
            number % 5000, number, 200 + number % 300, number % 100000, level, number % 777))
        size += len(parts[-1])
    return "".join(parts)


TEXT = log()
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "speed.txt")) as file:
    PATTERNS = file.read().splitlines()
for pattern in PATTERNS:
    program = re.compile(pattern)
    best = 1e9
    count = len(program.findall(TEXT))
    for _ in range(3):
        # The scanner makes the fewest objects: one match for each.
        search = program.scanner(TEXT).search
        start = time.perf_counter()
        while search():
            pass
        best = min(best, (time.perf_counter() - start) * 1000)
    print("%8.2f %7d  %s" % (best, count, pattern))
