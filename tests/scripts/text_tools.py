"""Text processing: wrapping, diffing, word statistics, templates and simple tables."""

import difflib
import re
import string
import textwrap
import unicodedata
from collections import Counter, deque
from itertools import chain, count, islice, takewhile, zip_longest
from pprint import pformat

TEXT = """
    The quick brown fox jumps over the lazy dog.  The dog sleeps; the fox
    doesn't.  "What a day!" said the fox --- a very long-winded fox-like
    creature, http://example.com/a/very/long/path/that/cannot/be/broken was
    its home page.

        Indented code stays here.
"""

body = textwrap.dedent(TEXT).strip()
first, second = body.split("\n\n")
print(textwrap.fill(first, width=38, initial_indent="* ", subsequent_indent="  "))
print(textwrap.shorten(first, width=45, placeholder=" [...]"))
print(textwrap.indent(second, "> ", lambda line: True))
wrapper = textwrap.TextWrapper(width=24, max_lines=3, placeholder="…", break_long_words=False, fix_sentence_endings=True)
for line in wrapper.wrap(first):
    print(f"|{line:<24}|")
print(textwrap.wrap("aaaaaaaaaaaaaa bb-cc-dd ee", 6, break_on_hyphens=False), textwrap.wrap("", 5))

words = re.findall(r"[a-z]+(?:'[a-z]+)?", body.lower())
print(Counter(words).most_common(4), len(set(words)))
lengths = Counter(map(len, words))
for length in sorted(lengths):
    print(f"{length:>2} {'#' * lengths[length]}")

old = "alpha\nbeta\ngamma\ndelta\nepsilon\n".splitlines(keepends=True)
new = "alpha\nBeta\ngamma\nzeta\ndelta\nepsilon!\n".splitlines(keepends=True)
print("".join(difflib.unified_diff(old, new, "old.txt", "new.txt", n=1)), end="")
print("".join(difflib.context_diff(old, new, "a", "b", "2024-01-01", "2024-01-02", n=0)), end="")
print("".join(difflib.ndiff(old, new)), end="")
matcher = difflib.SequenceMatcher(None, "private volatile", "private Volatile!", autojunk=False)
print(round(matcher.ratio(), 4), matcher.get_opcodes(), matcher.find_longest_match())
print(difflib.get_close_matches("appel", ["ape", "apple", "peach", "puppy"], n=2, cutoff=0.5))
print([m.size for m in matcher.get_matching_blocks()], "".join(difflib.restore(difflib.ndiff(old, new), 2)) == "".join(new))


class PercentTemplate(string.Template):
    delimiter = "%"
    idpattern = r"[a-z]+_[a-z]+"


print(string.Template("$who owes ${amount}USD, $$5 fee").substitute(who="Ann", amount=12))
print(string.Template("$who and $missing").safe_substitute({"who": "Bob"}), PercentTemplate("%user_name %x").safe_substitute(user_name="u"))
try:
    string.Template("$a $b").substitute(a=1)
except KeyError as error:
    print("KeyError", error)
try:
    string.Template("line\n $ bad").substitute()
except ValueError as error:
    print(error)
print(string.Template("$x ${y} $$").get_identifiers(), string.Template("$x").is_valid())


class Shout(string.Formatter):
    def get_value(self, key, args, kwargs):
        return kwargs.get(key, f"<{key}?>") if isinstance(key, str) else super().get_value(key, args, kwargs)

    def convert_field(self, value, conversion):
        return value.upper() if conversion == "u" else super().convert_field(value, conversion)

    def format_field(self, value, spec):
        return f"{value}..." if spec == "dots" else super().format_field(value, spec)


print(Shout().format("{0!u} {name:>8} {1[0]:dots} {other!r} {n.real:05.1f}", "hi", [1, 2], name="x", n=2 + 0j))
print(list(string.Formatter().parse("a{b!r:>{w}}c{{d}}")), string.capwords("hello  wORLD-wide web"))

accented = "Crème Brûlée – naïve façade ﬁne"
plain = "".join(c for c in unicodedata.normalize("NFKD", accented) if not unicodedata.combining(c))
print(plain.encode("ascii", "replace"), re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-"))
print([unicodedata.name(c) for c in "é–ﬁ"], unicodedata.category("–"), "ß".upper(), "ǆ".title(), "İ".lower().encode())
table = str.maketrans({"a": "4", "e": "3", "o": None})
print("a decode too".translate(table), "tEsT".swapcase(), "x".center(7, "*"), "a\tbc\td".expandtabs(4), "3½".isnumeric())


def caesar(text, shift):
    lower, upper = string.ascii_lowercase, string.ascii_uppercase
    return text.translate(str.maketrans(lower + upper, lower[shift:] + lower[:shift] + upper[shift:] + upper[:shift]))


print(caesar("Hello, World", 13), caesar(caesar("abc xyz", 5), -5))
rows = [("name", "qty"), ("pear", "12"), ("fig",)]
columns = list(zip_longest(*rows, fillvalue="-"))
widths = [max(map(len, column)) for column in columns]
for row in zip(*columns):
    print(" | ".join(cell.ljust(width) for cell, width in zip(row, widths)))
window, averages = deque(maxlen=3), []
for value in islice(count(1, 1.5), 5):
    window.append(value)
    averages.append(sum(window) / len(window))
print(averages, list(takewhile(lambda x: x < 5, chain.from_iterable([[1, 2], [4, 6], [1]]))))
print(pformat({"words": words[:12], "nested": {"key": ["value " * 4] * 2, "t": (1,)}}, width=50, compact=True, sort_dicts=False))
