"""A small language: regex tokenizer, recursive-descent parser, AST, visitor evaluator."""
from __future__ import annotations

import operator
import re
from dataclasses import dataclass
from typing import Any, Iterator

TOKEN_RE = re.compile(
    r"""
    (?P<ws>\s+|\#[^\n]*)
  | (?P<num>\d+(?:\.\d+)?)
  | (?P<name>[A-Za-z_]\w*)
  | (?P<op>==|!=|<=|>=|[-+*/%(){}<>=,;])
    """,
    re.VERBOSE,
)
KEYWORDS = {"let", "fn", "if", "else", "while", "return", "print", "and", "or", "not"}


@dataclass(frozen=True)
class Token:
    kind: str
    text: str
    pos: int


def tokenize(src: str) -> Iterator[Token]:
    pos = 0
    while pos < len(src):
        m = TOKEN_RE.match(src, pos)
        if m is None:
            raise SyntaxError(f"bad character {src[pos]!r} at {pos}")
        kind = m.lastgroup
        text = m.group()
        if kind == "name" and text in KEYWORDS:
            kind = "kw"
        if kind != "ws":
            yield Token(kind, text, pos)
        pos = m.end()
    yield Token("eof", "", pos)


@dataclass
class Num:
    value: float


@dataclass
class Var:
    name: str


@dataclass
class Unary:
    op: str
    operand: Any


@dataclass
class BinOp:
    op: str
    left: Any
    right: Any


@dataclass
class Call:
    func: str
    args: list


@dataclass
class Let:
    name: str
    value: Any


@dataclass
class Assign:
    name: str
    value: Any


@dataclass
class If:
    cond: Any
    then: Block
    orelse: Block | None


@dataclass
class While:
    cond: Any
    body: Block


@dataclass
class Return:
    value: Any


@dataclass
class Print:
    value: Any


@dataclass
class Fn:
    name: str
    params: list
    body: Block


@dataclass
class Block:
    stmts: list


class Parser:
    PRECEDENCE = [("or",), ("and",), ("==", "!="), ("<", ">", "<=", ">="), ("+", "-"), ("*", "/", "%")]

    def __init__(self, src):
        self.toks = list(tokenize(src))
        self.i = 0

    @property
    def cur(self):
        return self.toks[self.i]

    def accept(self, *texts):
        tok = self.cur
        if tok.text in texts and tok.kind in ("op", "kw"):
            self.i += 1
            return tok
        return None

    def expect(self, text):
        tok = self.accept(text)
        if tok is None:
            raise SyntaxError(f"expected {text!r}, got {self.cur.text!r} at {self.cur.pos}")
        return tok

    def ident(self):
        tok = self.cur
        if tok.kind != "name":
            raise SyntaxError(f"expected a name at {tok.pos}")
        self.i += 1
        return tok.text

    def program(self):
        stmts = []
        while self.cur.kind != "eof":
            stmts.append(self.statement())
        return Block(stmts)

    def block(self):
        self.expect("{")
        stmts = []
        while not self.accept("}"):
            stmts.append(self.statement())
        return Block(stmts)

    def statement(self):
        if self.accept("fn"):
            name = self.ident()
            self.expect("(")
            params = []
            if not self.accept(")"):
                params.append(self.ident())
                while self.accept(","):
                    params.append(self.ident())
                self.expect(")")
            return Fn(name, params, self.block())
        if self.accept("if"):
            cond = self.expr()
            then = self.block()
            orelse = self.block() if self.accept("else") else None
            return If(cond, then, orelse)
        if self.accept("while"):
            return While(self.expr(), self.block())
        if self.accept("let"):
            name = self.ident()
            self.expect("=")
            node = Let(name, self.expr())
        elif self.accept("return"):
            node = Return(self.expr())
        elif self.accept("print"):
            node = Print(self.expr())
        elif self.cur.kind == "name" and self.toks[self.i + 1].text == "=":
            name = self.ident()
            self.expect("=")
            node = Assign(name, self.expr())
        else:
            node = self.expr()
        self.expect(";")
        return node

    def expr(self, level=0):
        if level == len(self.PRECEDENCE):
            return self.unary()
        left = self.expr(level + 1)
        while tok := self.accept(*self.PRECEDENCE[level]):
            left = BinOp(tok.text, left, self.expr(level + 1))
        return left

    def unary(self):
        if tok := self.accept("-", "not"):
            return Unary(tok.text, self.unary())
        return self.atom()

    def atom(self):
        tok = self.cur
        if tok.kind == "num":
            self.i += 1
            return Num(float(tok.text) if "." in tok.text else int(tok.text))
        if self.accept("("):
            node = self.expr()
            self.expect(")")
            return node
        name = self.ident()
        if self.accept("("):
            args = []
            if not self.accept(")"):
                args.append(self.expr())
                while self.accept(","):
                    args.append(self.expr())
                self.expect(")")
            return Call(name, args)
        return Var(name)


class Visitor:
    def visit(self, node):
        method = getattr(self, "visit_" + type(node).__name__, None)
        if method is None:
            raise TypeError(f"no visitor for {type(node).__name__}")
        return method(node)


class Folder(Visitor):
    """Constant folding; leaves everything else alone."""

    def visit(self, node):
        method = getattr(self, "visit_" + type(node).__name__, None)
        if method:
            return method(node)
        for name, value in vars(node).items():
            if isinstance(value, list):
                setattr(node, name, [self.visit(v) if hasattr(v, "__dict__") else v for v in value])
            elif hasattr(value, "__dict__"):
                setattr(node, name, self.visit(value))
        return node

    def visit_Num(self, node):
        return node

    def visit_BinOp(self, node):
        left, right = self.visit(node.left), self.visit(node.right)
        if isinstance(left, Num) and isinstance(right, Num) and node.op in OPS:
            return Num(OPS[node.op](left.value, right.value))
        return BinOp(node.op, left, right)


OPS = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.floordiv, "%": operator.mod,
    "==": operator.eq, "!=": operator.ne, "<": operator.lt, ">": operator.gt, "<=": operator.le, ">=": operator.ge,
}


class ReturnSignal(Exception):
    def __init__(self, value):
        self.value = value


class Env:
    def __init__(self, parent=None):
        self.vars = {}
        self.parent = parent

    def lookup(self, name):
        env = self
        while env is not None:
            if name in env.vars:
                return env
            env = env.parent
        raise NameError(name)


class Evaluator(Visitor):
    def __init__(self):
        self.globals = self.env = Env()
        self.output = []
        self.calls = 0

    def visit_Num(self, node):
        return node.value

    def visit_Var(self, node):
        return self.env.lookup(node.name).vars[node.name]

    def visit_Unary(self, node):
        value = self.visit(node.operand)
        return -value if node.op == "-" else not value

    def visit_BinOp(self, node):
        if node.op == "and":
            return self.visit(node.left) and self.visit(node.right)
        if node.op == "or":
            return self.visit(node.left) or self.visit(node.right)
        return OPS[node.op](self.visit(node.left), self.visit(node.right))

    def visit_Let(self, node):
        self.env.vars[node.name] = self.visit(node.value)

    def visit_Assign(self, node):
        self.env.lookup(node.name).vars[node.name] = self.visit(node.value)

    def visit_Block(self, node):
        for stmt in node.stmts:
            self.visit(stmt)

    def visit_If(self, node):
        if self.visit(node.cond):
            self.visit(node.then)
        elif node.orelse is not None:
            self.visit(node.orelse)

    def visit_While(self, node):
        while self.visit(node.cond):
            self.visit(node.body)

    def visit_Print(self, node):
        self.output.append(self.visit(node.value))

    def visit_Return(self, node):
        raise ReturnSignal(self.visit(node.value))

    def visit_Fn(self, node):
        self.env.vars[node.name] = node

    def visit_Call(self, node):
        fn = self.env.lookup(node.func).vars[node.func]
        args = [self.visit(a) for a in node.args]
        if len(args) != len(fn.params):
            raise TypeError(f"{fn.name} takes {len(fn.params)} arguments")
        saved, self.env = self.env, Env(self.globals)
        self.env.vars.update(zip(fn.params, args))
        self.calls += 1
        try:
            self.visit(fn.body)
        except ReturnSignal as signal:
            return signal.value
        finally:
            self.env = saved
        return None


PROGRAM = """
fn fib(n) { if n < 2 { return n; } return fib(n - 1) + fib(n - 2); }
fn gcd(a, b) { while b != 0 { let t = a % b; a = b; b = t; } return a; }
fn is_prime(n) {
    if n < 2 { return 0; }
    let d = 2;
    while d * d <= n {          # trial division
        if n % d == 0 { return 0; }
        d = d + 1;
    }
    return 1;
}
print fib(17);
let i = 1; let acc = 0;
while i <= 1500 {
    acc = acc + gcd(i * (2 + 2 * 2), 84 * 5) * (1 + 2 * 3 - 4);
    if not (i % 3 == 0 or i % 5 == 0) and i > 10 { acc = acc - 1; } else { acc = acc + 2; }
    i = i + 1;
}
print acc;
let count = 0; let n = 0;
while n < 2500 { count = count + is_prime(n); n = n + 1; }
print count;
print -(3 - 10) * 2.5;
"""


def main():
    for _ in range(60):
        tree = Folder().visit(Parser(PROGRAM).program())
    ev = Evaluator()
    ev.visit(tree)
    print(ev.output, ev.calls)
    for bad in ("let = 3;", "print 1 +;", "x $ y", "foo(1", "if 1 { print 2; "):
        try:
            Parser(bad).program()
        except SyntaxError as exc:
            print(type(exc).__name__, exc)


if __name__ == "__main__":
    main()
