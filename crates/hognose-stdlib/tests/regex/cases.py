"""Prints a table of regular expressions with what CPython 3.14 makes of them; the engine's tests compare it.

`cases.py` prints the chosen cases, `cases.py SEED COUNT` random ones. A line of the table:

    kind, flags, pattern, subject, position, end, expectation    (kind: s for str, b for bytes)
    t, kind, pattern, template, expectation
    e, kind, text, expectation                               (of `escape`)

separated by tabs; texts are escaped. An expectation is an error, or what match, fullmatch, search and finditer gave.
"""
import random
import re
import sys
import warnings

NONE = 1 << 40


def escape(text):
    if isinstance(text, bytes):
        text = text.decode("latin-1")
    out = []
    for char in text:
        code = ord(char)
        if char == "\\":
            out.append("\\\\")
        elif 32 <= code < 127:
            out.append(char)
        else:
            out.append("\\{%x}" % code)
    return "".join(out)


def show(match):
    if match is None:
        return "-"
    spans = [",".join(map(str, span)) if span != (-1, -1) else "-" for span in match.regs]
    return " ".join(spans) + (" @%d" % match.lastindex if match.lastindex is not None else "")


def failure(error):
    if isinstance(error, re.error):
        position = "-" if error.pos is None else str(error.pos)
        return "error %s %s" % (position, escape(error.msg))
    return "%s %s" % (type(error).__name__, escape(str(error)))


def judge(pattern, flags, subject, position, end):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            program = re.compile(pattern, flags)
        except (re.error, ValueError, OverflowError) as error:
            return failure(error)
    found = ["%d %d" % (program.flags, program.groups)]
    found += [escape(name) + "=" + str(number) for name, number in program.groupindex.items()]
    found += ["!" + str(warning.message) for warning in caught if warning.category is FutureWarning]
    answers = [" ".join(found)]
    for method in (program.match, program.fullmatch, program.search):
        answers.append(show(method(subject, position, end)))
    answers.append(" & ".join(show(match) for match in program.finditer(subject, position, end)))
    return " | ".join(answers)


def line(pattern, flags, subject, position=0, end=NONE):
    end = min(end, 1 << 30)
    kind = "b" if isinstance(pattern, bytes) else "s"
    answer = judge(pattern, flags, subject, position, end)
    return "\t".join([kind, str(int(flags)), escape(pattern), escape(subject), str(position), str(end), answer])


def template_line(pattern, template):
    kind = "b" if isinstance(pattern, bytes) else "s"
    program = re.compile(pattern)
    try:
        parts = re._parser.parse_template(template, program)
    except (re.error, IndexError) as error:
        answer = failure(error)
    else:
        shown = []
        for at, part in enumerate(parts):
            if at % 2:
                shown.append("<%d>" % part)
            elif part:
                shown.append("'" + escape(part) + "'")
        answer = " ".join(shown)
    return "\t".join(["t", kind, escape(pattern), escape(template), answer])


class Maker:
    """Random patterns and subjects over few characters, so that much matches."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.groups = 0
        self.closed = []
        self.names = []

    def pick(self, *choices):
        return self.random.choice(choices)

    def atom(self, depth):
        roll = self.random.random()
        if roll < 0.38:
            return self.pick("a", "b", "c", "A", "k", "\u00e9", "\u03c3", "_", "0", " ", "-", "ab", "abc")
        if roll < 0.50:
            return self.pick(".", r"\w", r"\d", r"\s", r"\W", r"\D", r"\S", r"\n", r"\x61", r"\101")
        if roll < 0.62:
            return self.set()
        if roll < 0.68:
            return self.pick("^", "$", r"\b", r"\B", r"\A", r"\Z", r"\z")
        if roll < 0.72 and self.closed:
            return "\\%d" % self.random.choice(self.closed)
        if roll < 0.75 and self.names:
            return "(?P=%s)" % self.random.choice(self.names)
        if depth <= 0:
            return self.pick("a", "b", "c")
        return self.group(depth)

    def set(self):
        parts = []
        for _ in range(self.random.randint(1, 3)):
            parts.append(self.pick("a", "b", "a-c", "A-Z", "0-9", r"\w", r"\d", r"\s", r"\W", "_", "\u00e9", "\u0391-\u03c9", "k", ".", "^", r"\n", "-"))
        return "[" + self.pick("", "", "^") + "".join(parts) + "]"

    def group(self, depth):
        roll = self.random.random()
        if roll < 0.4:
            self.groups += 1
            number = self.groups
            inside = self.alternatives(depth - 1)
            self.closed.append(number)
            return "(" + inside + ")"
        if roll < 0.5:
            self.groups += 1
            number, name = self.groups, "n%d" % self.groups
            inside = self.alternatives(depth - 1)
            self.closed.append(number)
            self.names.append(name)
            return "(?P<%s>%s)" % (name, inside)
        if roll < 0.72:
            return "(?:" + self.alternatives(depth - 1) + ")"
        if roll < 0.78:
            return "(?>" + self.alternatives(depth - 1) + ")"
        if roll < 0.84:
            return self.pick("(?=", "(?!") + self.alternatives(depth - 1) + ")"
        if roll < 0.89:
            return self.pick("(?<=", "(?<!") + self.pick("a", "b", "ab", "[ab]", r"\w", "a|b", "(?:ab|bc)", "^", r"\b", "") + ")"
        if roll < 0.95:
            return "(?%s:%s)" % (self.pick("i", "s", "m", "-i", "i-s", "a", "x", "m-x"), self.alternatives(depth - 1))
        if self.closed:
            yes, no = self.sequence(depth - 1), self.pick("", "|" + self.sequence(depth - 1))
            return "(?(%d)%s%s)" % (self.random.choice(self.closed), yes, no)
        return "(?#c)b"

    def item(self, depth):
        atom = self.atom(depth)
        if atom in ("^", "$", r"\b", r"\B", r"\A", r"\Z", r"\z", "(?#c)b") or self.random.random() < 0.6:
            return atom
        if len(atom) > 1 and atom[0] not in "(\\[":
            atom = "(?:" + atom + ")"
        return atom + self.pick("*", "+", "?", "{2}", "{1,2}", "{0,3}", "{2,}", "{,2}", "*", "+") + self.pick("", "", "", "?", "+")

    def sequence(self, depth):
        return "".join(self.item(depth) for _ in range(self.random.randint(1, 3)))

    def alternatives(self, depth):
        return "|".join(self.sequence(depth) for _ in range(self.pick(1, 1, 2, 3)))

    def pattern(self):
        self.groups, self.closed, self.names = 0, [], []
        return self.alternatives(3)

    def broken(self):
        """Something that may be no pattern at all."""
        pieces = list(self.pattern())
        for _ in range(self.random.randint(1, 3)):
            at = self.random.randint(0, len(pieces))
            pieces.insert(at, self.pick("(", ")", "[", "]", "*", "{1", "}", "\\", "(?", "(?P<", ">", "|", "(?i)", "(?P=x)", r"\9", r"\x1", "(?(1)", "(?<", "?", "+", r"\q", "(?-", ":", "-", "[z-a]", r"\u12", r"\N{", "{3,1}", "(?L)", "(?#", "&&", "--", "[["))
        return "".join(pieces)

    def subject(self):
        length = self.random.randint(0, 9)
        chars = "aaabbbccAkK0 _-\n"
        wide = self.random.random()
        if wide < 0.25:
            chars += "\u00e9\u00c9\u03c3\u03c2"
        elif wide < 0.3:
            chars += "\U0001f600\u212a"
        return "".join(self.random.choice(chars) for _ in range(length))

    def flags(self):
        flags = 0
        for flag in (re.I, re.M, re.S, re.A, re.X):
            if self.random.random() < 0.15:
                flags |= flag
        return flags

    def line(self):
        pattern = self.broken() if self.random.random() < 0.15 else self.pattern()
        flags, subject = self.flags(), self.subject()
        position, end = 0, NONE
        if self.random.random() < 0.15:
            position = self.random.randint(0, 10)
        if self.random.random() < 0.15:
            end = self.random.randint(position, position + 10)
        if self.random.random() < 0.12:
            try:
                return line(pattern.encode("latin-1"), flags, subject.encode("latin-1"), position, end)
            except UnicodeEncodeError:
                pass
        return line(pattern, flags, subject, position, end)


def main(arguments):
    if arguments:
        seed, count = map(int, arguments)
        maker = Maker(seed)
        for _ in range(count):
            print(maker.line())
        return
    import chosen
    for case in chosen.CASES:
        print(line(*case))
    for case in chosen.TEMPLATES:
        print(template_line(*case))
    for text in ["", "".join(map(chr, range(256))), "a\u0100.\U0001f600*\ud800-", bytes(range(256))]:
        print("\t".join(["e", "sb"[type(text) is bytes], escape(text), escape(re.escape(text))]))


if __name__ == "__main__":
    main(sys.argv[1:])
