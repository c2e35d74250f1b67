"""A spreadsheet: tokenizer, Pratt parser, dependency tracking, recalculation, grid output."""
import math
import operator
import re
import zlib
from enum import Enum, auto
from functools import lru_cache
from itertools import product
from random import Random

ROWS, COLS = 160, 10


class T(Enum):
    NUM = auto()
    STR = auto()
    REF = auto()
    NAME = auto()
    OP = auto()
    END = auto()


SPEC = re.compile(r'\s*(?:(?P<NUM>\d+(?:\.\d+)?)|"(?P<STR>[^"]*)"|(?P<REF>[A-Z]{1,2}\d+)|(?P<NAME>[A-Z]+)|(?P<OP><>|<=|>=|[-+*/^&<>=(),:]))')


class FormulaError(Exception):
    code = "#ERR"


class RefLoop(FormulaError):
    code = "#LOOP"


class DivZero(FormulaError):
    code = "#DIV/0"


class BadName(FormulaError):
    code = "#NAME"


def tokenize(s):
    pos = 0
    while pos < len(s):
        m = SPEC.match(s, pos)
        if m is None:
            raise FormulaError(f"bad char {s[pos]!r}")
        yield T[m.lastgroup], m[m.lastgroup]
        pos = m.end()
    yield T.END, ""


def div(a, b):
    if b == 0:
        raise DivZero
    return a / b


BINARY = {"=": (1, operator.eq), "<>": (1, operator.ne), "<": (1, operator.lt), ">": (1, operator.gt),
          "<=": (1, operator.le), ">=": (1, operator.ge), "&": (2, lambda a, b: f"{fmt(a)}{fmt(b)}"),
          "+": (3, operator.add), "-": (3, operator.sub), "*": (4, operator.mul), "/": (4, div), "^": (6, operator.pow)}


@lru_cache(maxsize=4096)
def col_index(name):
    n = 0
    for ch in name:
        n = n * 26 + ord(ch) - 64
    return n - 1


def split_ref(ref):
    letters = ref.rstrip("0123456789")
    return int(ref[len(letters):]) - 1, col_index(letters)


class Parser:
    def __init__(self, text):
        self.toks = list(tokenize(text))
        self.i = 0

    def next(self):
        tok = self.toks[self.i]
        self.i += 1
        return tok

    @property
    def peek(self):
        return self.toks[self.i]

    def expect(self, op):
        if self.next() != (T.OP, op):
            raise FormulaError(f"expected {op}")

    def expr(self, bp=0):
        kind, val = self.next()
        match kind, val:
            case T.NUM, _:
                left = ("const", float(val))
            case T.STR, _:
                left = ("const", val)
            case T.REF, _:
                left = ("ref", split_ref(val))
                if self.peek == (T.OP, ":"):
                    self.next()
                    left = ("range", left[1], split_ref(self.next()[1]))
            case T.NAME, _:
                self.expect("(")
                args = []
                while self.peek != (T.OP, ")"):
                    args.append(self.expr())
                    if self.peek == (T.OP, ","):
                        self.next()
                self.expect(")")
                left = ("call", val, args)
            case T.OP, "-":
                left = ("neg", self.expr(5))
            case T.OP, "(":
                left = self.expr()
                self.expect(")")
            case _:
                raise FormulaError(f"unexpected {val!r}")
        while (k := self.peek)[0] is T.OP and k[1] in BINARY and BINARY[k[1]][0] > bp:
            self.next()
            prec, fn = BINARY[k[1]]
            left = ("bin", fn, left, self.expr(prec))
        return left


def numbers(args):
    for a in args:
        if isinstance(a, list):
            yield from (x for x in a if isinstance(x, (int, float)))
        else:
            yield a


FUNCS = {"SUM": lambda *a: sum(numbers(a)), "MAX": lambda *a: max(numbers(a), default=0), "MIN": lambda *a: min(numbers(a), default=0),
         "AVG": lambda *a: div(sum(xs := list(numbers(a))), len(xs)), "ROUND": lambda x, n: round(x, int(n)),
         "COUNT": lambda *a: len(list(numbers(a))), "SQRT": lambda x: math.sqrt(abs(x)), "LEN": lambda s: len(fmt(s)),
         "UPPER": lambda s: str(s).upper(), "ABS": abs}


def fmt(v):
    match v:
        case None:
            return ""
        case bool():
            return "TRUE" if v else "FALSE"
        case float() | int():
            return f"{v:.0f}" if float(v).is_integer() and abs(v) < 1e12 else f"{v:.4g}"
        case _:
            return str(v)


class Sheet:
    def __init__(self):
        self.src, self.ast, self.cache, self.active = {}, {}, {}, set()

    def __setitem__(self, ref, text):
        key = split_ref(ref) if isinstance(ref, str) else ref
        self.src[key] = text
        self.cache.clear()
        if isinstance(text, str) and text.startswith("="):
            try:
                p = Parser(text[1:])
                self.ast[key] = p.expr()
                if p.peek[0] is not T.END:
                    raise FormulaError("trailing input")
            except FormulaError as e:
                self.ast[key] = ("raise", e)
        else:
            self.ast[key] = ("const", text)

    def value(self, key):
        if key in self.cache:
            v = self.cache[key]
        elif key in self.active:
            raise RefLoop
        else:
            self.active.add(key)
            try:
                v = self.eval(self.ast[key]) if key in self.ast else None
            except FormulaError as e:
                v = e
            except TypeError:
                v = FormulaError("type")
            finally:
                self.active.discard(key)
            self.cache[key] = v
        if isinstance(v, FormulaError):
            raise v
        return v

    def eval(self, node):
        op, *rest = node
        if op == "const":
            return rest[0]
        if op == "ref":
            v = self.value(rest[0])
            return 0.0 if v is None else v
        if op == "bin":
            fn, a, b = rest
            return fn(self.eval(a), self.eval(b))
        if op == "neg":
            return -self.eval(rest[0])
        if op == "range":
            (r1, c1), (r2, c2) = rest
            return [self.value(k) for k in product(range(r1, r2 + 1), range(c1, c2 + 1))]
        if op == "call":
            name, args = rest
            if name == "IF":
                return self.eval(args[1] if self.eval(args[0]) else args[2])
            if name not in FUNCS:
                raise BadName(name)
            return FUNCS[name](*map(self.eval, args))
        raise rest[0]

    def text(self, key):
        try:
            return fmt(self.value(key))
        except FormulaError as e:
            return e.code


def main():
    rng = Random(64)
    s = Sheet()
    for r in range(ROWS):
        n = r + 1
        s[f"A{n}"] = f"row {n}"
        s[f"B{n}"] = float(rng.randint(0, 40))
        s[f"C{n}"] = round(rng.uniform(-5, 5), 2)
        s[f"D{n}"] = f"=B{n}*C{n}+SUM(B1:B{n})/{rng.randint(1, 9)}"
        s[f"E{n}"] = f"=IF(D{n}>AVG(C1:D{n}),ROUND(D{n}^2/(1+ABS(C{n})),1),-D{n})"
        s[f"F{n}"] = f'=UPPER(A{n})&"-"&LEN(A{n})&"/"&(B{n}>=20)'
        s[f"G{n}"] = f"=E{n}/(B{n}-{rng.randint(0, 6)})" if n % 4 else f"=MAX(E1:E{n},B{n})-MIN(C1:C{n})"
        s[f"H{n}"] = rng.choice([f"=H{n + 1}+1", f"=G{n}*2", f"=FOO(B{n})", f"=SQRT(B{n}", f"=A{n}*-2", f"=COUNT(A{n}:G{n})+H{max(1, n - 1)}"])
    lines = []
    for turn in range(10):
        s[f"B{turn * 7 + 1}"] = float(turn * 11)
        for r in range(ROWS):
            row = [s.text((r, c)) for c in range(COLS)]
            lines.append(f"{r + 1:>3}|" + "|".join(f"{v:<12}" if not v[-1:].isdigit() else f"{v:>12}" for v in row))
    errors = {code: sum(ln.count(code) for ln in lines) for code in ("#ERR", "#LOOP", "#DIV/0", "#NAME")}
    print(lines[-1])
    print(errors, col_index("AZ"), split_ref("BC12"))
    print(zlib.crc32("\n".join(lines).encode()))


main()
