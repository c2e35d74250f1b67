"""Reviews two versions of a text: side by side, statistics, merging, and close matches; hashes and compact encodings."""

import base64
import difflib
import hashlib
import itertools
import re
import string
import textwrap
from collections import Counter, namedtuple
from enum import Enum, auto

OLD = """def area(r):
    return 3.14 * r * r

def greet(name):
    print("Hello " + name)

# end of file
"""
NEW = """import math

def area(radius: float) -> float:
    return math.pi * radius ** 2

def greet(name, *, loud=False):
    print("Hello " + name)
    if loud:
        print("!")

# end of file
"""


class Op(Enum):
    EQUAL = auto()
    REPLACE = auto()
    DELETE = auto()
    INSERT = auto()


Hunk = namedtuple("Hunk", "op old new")
a, b = OLD.splitlines(), NEW.splitlines()
matcher = difflib.SequenceMatcher(a=a, b=b)
hunks = [Hunk(Op[tag.upper()], a[i1:i2], b[j1:j2]) for tag, i1, i2, j1, j2 in matcher.get_opcodes()]
for hunk in hunks:
    print(f"{hunk.op.name:<8}", len(hunk.old), len(hunk.new), (hunk.old or hunk.new)[0].strip()[:30])
print(Counter(h.op.name.lower() for h in hunks), f"{matcher.ratio():.3f} {matcher.quick_ratio():.3f} {matcher.real_quick_ratio():.3f}")
width = 34
for hunk in hunks:
    for left, right in itertools.zip_longest(hunk.old, hunk.new, fillvalue=""):
        mark = " " if left == right else "|" if left and right else "<" if left else ">"
        print(f"{left[:width]:<{width}} {mark} {right[:width]}".rstrip())
print("\n".join(difflib.unified_diff(a, b, "old.py", "new.py", "2024-01-01", "2024-02-01", n=1, lineterm="")))
print("\n".join(l for l in difflib.ndiff(a, b) if l[0] in "+-?").replace("\n\n", "\n"))
for group in matcher.get_grouped_opcodes(n=0):
    print([tag for tag, *_ in group], group[0][1:3], group[-1][3:])
table = difflib.HtmlDiff(wrapcolumn=20).make_table(a[:2], b[:4], "old", "new", context=True, numlines=1)
print(len(re.findall(r"<tr>", table)), sorted(set(re.findall(r'class="(diff_\w+)"', table))), "diff_add" in table)
words = ["colour", "color", "collar", "cooler", "caller"]
print(difflib.get_close_matches("colur", words), difflib.get_close_matches("xyz", words), difflib.get_close_matches("color", words, n=1, cutoff=0.9))
print([difflib.SequenceMatcher(None, "kitten", w).ratio().__round__(3) for w in ("sitting", "kitten", "mitten", "")], difflib.IS_LINE_JUNK("  # \n"), difflib.IS_CHARACTER_JUNK("\t"))


def levenshtein(s, t):
    row = list(range(len(t) + 1))
    for i, x in enumerate(s, 1):
        previous, row[0] = row[0], i
        for j, y in enumerate(t, 1):
            previous, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, previous + (x != y))
    return row[-1]


def merge(base, mine, theirs):
    """A three-way merge of lines, with conflicts marked."""
    out = []
    for line, m, t in itertools.zip_longest(base, mine, theirs):
        match (m == line, t == line):
            case (True, _):
                out.append(t)
            case (_, True):
                out.append(m)
            case _ if m == t:
                out.append(m)
            case _:
                out += ["<<<<<<<", m, "=======", t, ">>>>>>>"]
    return [line for line in out if line is not None]


print(levenshtein("kitten", "sitting"), levenshtein("", "abc"), merge(["a", "b", "c"], ["a", "B", "c"], ["a", "b", "d", "e"]), merge(["x"], ["y"], ["z"]))
digest = hashlib.sha1(f"blob {len(NEW)}\0{NEW}".encode()).hexdigest()
print(digest, base64.b32encode(bytes.fromhex(digest))[:12].decode().lower(), hashlib.sha256(OLD.encode()).hexdigest()[:16])


def run_length(text):
    return "".join(f"{len(list(g))}{c}" if (n := 0) or True else "" for c, g in itertools.groupby(text))


def decode(text):
    return "".join(c * int(n) for n, c in re.findall(r"(\d+)(\D)", text))


print(run_length("aaabccd"), decode(run_length("aaabccd")), textwrap.shorten(NEW, 40), textwrap.wrap(OLD.replace("\n", " "), 30, max_lines=2))
alphabet = string.digits + string.ascii_letters


def base62(n):
    digits = ""
    while n:
        n, rest = divmod(n, 62)
        digits = alphabet[rest] + digits
    return digits or "0"


print([base62(n) for n in (0, 61, 62, 10**12)], int(digest[:8], 16), f"{int(digest[:4], 16):016b}", f"{1234567:_x} {255:#010b} {0o17:#o}")
