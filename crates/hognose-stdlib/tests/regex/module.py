"""Compares `lib/re.py`, over natives made of CPython's engine, with CPython's own `re`: prints what differs."""
import os
import re as theirs
import sys
import types
import warnings

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)


def load(path):
    ours = types.ModuleType("re")
    with open(path) as file:
        exec(compile(file.read(), path, "exec"), ours.__dict__)
    return ours


CASES = r"""
m = re.match(r"(?P<a>\w)(?P<b>x)?(\w)", "abc"); m, m.group(), m.group(0), m.group(1, "b", 3), m["a"], m[2], m.groups(), m.groups("-"), m.groupdict(), m.groupdict(1)
m = re.match(r"(?P<a>\w)(?P<b>x)?(\w)", "abc"); m.span(), m.span("b"), m.start(3), m.end("a"), m.regs, m.pos, m.endpos, m.lastindex, m.lastgroup, m.string, m.re.pattern
m = re.search("(a)(?P<n>b)?", "xxab", 0); m.lastgroup, m.lastindex, m.expand(r"<\g<n>\1\g<0>\n>"), repr(m), bool(m)
re.match("a", "a").group(1)
re.match("a", "a").group(-1)
re.match("a", "a").group("x")
re.match("a", "a")[1.5]
re.match("a", "a")[[]]
re.match("(a)", "a")[True]
re.match("a", "a").start("x")
re.match("a", "a").span(5)
re.match("(a)|b", "b").groups(), re.match("(a)|b", "b").span(1), re.match("(a)|b", "b").expand(r"[\1]")
re.compile("a"), re.compile(b"a"), re.compile("a", re.I), re.compile("a", re.I | re.M | re.S | re.X), re.compile("a", re.A), re.compile(b"a", re.L), re.compile("(?i)a"), re.compile("'\"\n")
re.compile("x" * 300)
p = re.compile("(a)(?P<n>b)"); p.pattern, p.flags, p.groups, dict(p.groupindex), type(p.groupindex).__name__
re.compile("a") == re.compile("a"), re.compile("a") == re.compile("a", re.I), re.compile("a") == re.compile(b"a"), hash(re.compile("a")) == hash(re.compile("a")), re.compile("a") == 1, re.compile("a") != re.compile("b")
import copy; p = re.compile("a"); copy.copy(p) is p, copy.deepcopy(p) is p, copy.copy(p.match("a")).group()
re.compile(re.compile("a")) == re.compile("a"), re.match(re.compile("a"), "a").group()
re.compile(re.compile("a"), re.I)
re.compile(1)
re.compile(bytearray(b"a"))
re.compile([])
re.match("a", 1)
re.match("a", None)
re.match("a", b"a")
re.match(b"a", "a")
re.match(b"a", bytearray(b"ab")).group(), re.match(b"a", memoryview(b"ab")).group()
re.sub("a", "b", 5)
re.sub("a", 5, "a")
re.sub("a", None, "a")
re.sub("a", b"x", "bbb")
re.sub("a", b"x", "a")
re.sub("a", lambda m: 1, "ba")
re.sub("a", lambda m: None, "bab")
re.sub(b"a", lambda m: "x", b"a")
re.sub("a", lambda m: m.group().upper() + str(m.start()), "banana"), re.subn("a", "", "banana"), re.sub("a", "x", "banana", count=2), re.sub("a", "x", "banana", count=-1)
re.sub("", "-", "abc"), re.sub("x*", "-", "abxd"), re.sub("b|", "-", "abc"), re.subn("x*", lambda m: "<%s>" % m.group(), "axb")
re.sub(r"(\w)(\w)?", r"\2\1", "abc"), re.sub(r"(?P<q>a)", r"\g<q>\g<0>\\", "ba"), re.sub("a", r"\n\t", "a"), re.sub(b"(a)", rb"<\1>", b"ba"), re.sub("a", "$1", "a")
re.sub("(a)", r"\2", "a")
re.sub("(a)", r"\g<x>", "a")
re.sub("(a)", r"\q", "a")
re.sub("(a)", "\\", "a")
re.sub("(a)", r"\2", "zzz")
re.sub("a", "b", "aaa", 1)
re.sub("a", "b", "aAa", 0, re.I)
re.sub("a", "b", "aAa", 0, re.I, 5)
re.sub("a", "b", "aAa", 0, count=1)
re.sub("a", "b", "aAa", 0, 0, flags=1)
re.split("a", "bab", 1, 0, 3)
re.subn("a", "b", "aaa", 1)
re.split("a", "banana", 1), re.split("a", "banana"), re.split("(a)", "banana"), re.split("(a)|(n)", "banana", maxsplit=2), re.split("", "abc"), re.split("x*", "axbc"), re.split("a", "banana", maxsplit=-1), re.split(",", "")
re.sub("a", "b", "a", count="x")
re.split("a", "a", maxsplit=1.5)
re.findall("a", "banana"), re.findall("(a)(n)?", "banana"), re.findall("(an)", "banana"), re.findall("", "ab"), re.findall("A", "banana", re.I), re.findall(b"a", b"aa")
p = re.compile("a|"); p.findall("banana", 1, 4), [m.span() for m in p.finditer("banana", 2)], [m.pos for m in p.finditer("banana", 2)], [m.endpos for m in p.finditer("ba", 0, 99)]
it = re.finditer("a", "banana"); next(it), iter(it) is it, [m.span() for m in it]
re.finditer("a", 5)
re.compile("a").match("a", "x")
re.compile("a").search("a", None)
re.compile("a").findall("aaa", True, 2)
re.fullmatch("a|ab", "ab"), re.fullmatch("a", "ab"), re.search("n", "banana"), re.match("n", "banana")
p = re.compile("b"); p.match("abc", 1), p.match("abc", -5), p.search("abc", 5), p.match("abc", pos=1, endpos=2), p.fullmatch("abc", 1, 2), p.match("abc", 1).pos, p.search(string="ab").endpos
p = re.compile("b"); m = p.search("aab", 1, 50); m.pos, m.endpos
re.escape("a.b*c-d e\n#&~é_0/'\"%@:;<>=!,`"), re.escape(b"a.b\xff\x00"), re.escape("")
re.escape(5)
re.purge()
re.I, re.I | re.M, re.NOFLAG, re.RegexFlag(0), re.RegexFlag(1 << 20), re.RegexFlag(3), ~re.I, re.I & re.M, re.I ^ re.S, str(re.I | re.X), f"{re.I}", int(re.A), re.I == 2, re.I.name, (re.I | re.M).name, re.I.value, bool(re.NOFLAG), re.U, re.DEBUG, re.L
list(re.RegexFlag), list(re.RegexFlag.__members__), re.I in (re.I | re.M), isinstance(re.I, int), hash(re.I) == hash(2), re.I | 1, 8 | re.I, re.RegexFlag.I is re.I, re.A is re.ASCII
[n for n in sorted(re.__all__)]
re.error is re.PatternError, re.error.__name__, re.error.__module__, re.Pattern.__name__, re.Match.__module__
re.Pattern[str], re.Match[bytes], isinstance(re.compile(""), re.Pattern), isinstance(re.match("", ""), re.Match)
re.Pattern()
re.Match()
type("P", (re.Pattern,), {})
e = catch(lambda: re.compile("a\n(b")); str(e), e.msg, e.pos, e.lineno, e.colno, e.pattern, e.args
e = catch(lambda: re.compile("(b")); str(e), e.msg, e.pos, e.lineno, e.colno, e.args
e = catch(lambda: re.compile(b"a\nb)")); str(e), e.pattern
e = catch(lambda: re.compile("(?<=a*)b")); str(e), e.pos, e.lineno, e.colno, e.pattern
e = re.error("m"); str(e), e.pos, e.pattern, e.lineno
e = re.error("m", "p\nq", 3); str(e), e.lineno, e.colno
e = catch(lambda: re.sub("a", r"x\q", "a")); str(e), e.pattern, e.pos
re.compile("a", re.L)
re.compile("a", re.A | re.U)
re.compile("[[a]")
class S(str): pass
s = S("abc"); m = re.match("a(b)", s); type(m.group()).__name__, type(m.string).__name__, type(m[1]).__name__, type(re.sub("a", "b", s)).__name__, type(re.compile(S("a")).pattern).__name__
class S(str): pass
re.findall(S("a"), S("aa")), re.split(S("b"), S("abc")), re.sub("b", S("x"), S("abc"))
class N:
    def __index__(self): return 1
re.match("(a)", "a")[N()], re.match("(a)", "a").span(N()), re.sub("a", "b", "aaa", count=N())
sc = re.compile("a|").scanner("ab"); sc.search(), sc.search(), sc.search(), sc.search(), sc.pattern
sc = re.compile("a?").scanner("aab"); sc.match(), sc.match(), sc.match(), sc.match()
re.Scanner([(r"[a-z]+", lambda s, t: t.upper()), (r"\d+", lambda s, t: int(t)), (r"\s+", None)]).scan("ab 12 c!x")
m = re.match("(a)", "a"); m.foo = 1
m = re.match("a", "a"); m.expand(5)
import pickle; pickle.loads(pickle.dumps(theirs.compile("a"))).pattern
[re.sub("a", "b", "a") for _ in range(3)], re.match("a", "b"), re.compile("a") is re.compile("a")
re.compile("a", 2).flags, type(re.compile("a", re.I).flags).__name__, re.compile("(?s).").flags
"""


def catch(function):
    try:
        function()
    except Exception as error:
        return error


def groups(text):
    """Cases are lines; a class and what uses it belong together."""
    case = []
    for line in text.strip("\n").split("\n"):
        case.append(line)
        if not line.startswith(("class ", " ")):
            yield "\n".join(case)
            case = []


def answer(re, case):
    body, _, last = case.rpartition("; ") if "; " in case.rpartition("\n")[2] else case.rpartition("\n")
    names = {"re": re, "catch": catch, "theirs": theirs}
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            if body:
                exec(body, names)
            try:
                shown = repr(eval(last, names))
            except SyntaxError:
                exec(last, names)
                shown = "done"
        except Exception as error:
            shown = "%s: %s" % (type(error).__name__, error)
    return shown + "".join(" !%s %s" % (warning.category.__name__, warning.message) for warning in caught)


def main(path):
    ours = load(path)
    differ = total = 0
    for case in groups(CASES):
        total += 1
        wanted, got = answer(theirs, case), answer(ours, case)
        if wanted != got:
            differ += 1
            print(case, "\n  wanted", wanted, "\n  got   ", got)
    print(differ, "of", total, "differ")
    return differ


if __name__ == "__main__":
    sys.exit(main(os.path.join(HERE, "..", "..", "lib", "re.py")) > 0)
