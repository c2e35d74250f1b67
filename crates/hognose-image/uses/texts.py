# Texts: methods and formats.
import string
import textwrap
import unicodedata

line = "  The quick brown fox, it jumps over: the lazy dog!  "
print(line.strip().split(), line.split(","), line.partition(":"), line.rpartition(" "), line.find("fox"), line.rfind("o"), line.index("q"), line.count("o"))
print(line.upper(), line.lower(), line.title(), line.strip().capitalize(), line.swapcase(), line.casefold(), line.replace("o", "0"), line.startswith("  T"), line.endswith(("!", " ")))
print("a".center(9, "*"), "a".ljust(3) + "|", "a".rjust(3), "7".zfill(3), ",".join("abc"), "a b\nc".splitlines(), "x=1".removeprefix("x"), "a.py".removesuffix(".py"))
print("abc".isalpha(), "12".isdigit(), "a1".isalnum(), " ".isspace(), "A".isupper(), "a".islower(), "a_b".isidentifier(), "1".isnumeric(), "1".isdecimal())
print("abc".translate(str.maketrans("ab", "xy", "c")), "ab"[::-1], "ä".encode(), b"abc".decode(), "a\tb".expandtabs(4), "%05d %-5s| %x" % (1, "a", 255), "a" * 3)
print(f"{3.14159:.2f} {1234567:,} {255:#x} {5:>4} {'a':^5} {0.25:.0%} {12:08b} {1e9:e} {'b'!r:>5}", "{:>10}".format("a"), "{a[0]} {b.real}".format(a=[1], b=2))
print(string.ascii_letters, string.digits, string.punctuation, string.Template("$a").substitute(a=1), string.capwords("a b"))
print(textwrap.fill(line, 20), textwrap.dedent("  a\n  b"), textwrap.indent("a\nb", "> "), textwrap.shorten(line, 20), textwrap.wrap(line, 30))
print(unicodedata.normalize("NFD", "é"), unicodedata.category("a"), unicodedata.name("a"))
