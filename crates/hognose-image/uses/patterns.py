# Regular expressions.
import re
from re import compile as pattern

WORD = re.compile(r"(?P<first>\w)(\w*)", re.IGNORECASE)
text = "The 3 quick foxes, 12 lazy dogs; mail a.b@example.com or c@d.org on 2024-01-31"
found = WORD.match(text)
print(found.group(), found.group("first"), found.groups(), found.span(), found.start(), found.end(), found.groupdict(), found[1])
print(re.findall(r"\d+", text), re.search(r"fox(es)?", text), re.sub(r"\s+", " ", text), re.split(r"[,;]\s*", text), re.match(r"x", text), re.fullmatch(r"a+", "aa"))
print([m.group(0) for m in re.finditer(r"[\w.]+@[\w.]+", text)], re.sub(r"(\d+)", lambda m: str(int(m[1]) * 2), text), re.escape("a.b"), WORD.sub(r"\2\1", "ab cd"))
print(pattern(r"^(\d{4})-(\d\d)", re.M).search("2024-01"), re.subn("a", "b", "aa"), WORD.pattern, WORD.flags)
tokens = re.compile(r"(?P<number>\d+)|(?P<name>[a-z]+)|(?P<skip>\s+)|(?P<other>.)", re.VERBOSE | re.DOTALL)
print([(m.lastgroup, m.group()) for m in tokens.finditer("ab 12+c")])
try:
    re.compile("(")
except re.error as error:
    print(error)
