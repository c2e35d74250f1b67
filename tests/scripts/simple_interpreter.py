"""A calculator: tokenizer, Pratt parser, evaluator and pretty printer, tested with unittest-like checks."""

import cmath
import enum
import functools
import math
import operator
import re
import sys
from collections import ChainMap
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal, DivisionByZero, InvalidOperation, getcontext, localcontext
from fractions import Fraction
from typing import Callable, NamedTuple, Union


class Kind(enum.StrEnum):
    NUMBER = enum.auto()
    NAME = enum.auto()
    OP = enum.auto()
    END = enum.auto()


class Token(NamedTuple):
    kind: Kind
    text: str
    column: int


SCANNER = re.compile(r"\s*(?:(?P<number>\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+)|(?P<name>[^\W\d]\w*)|(?P<op>\*\*|//|[-+*/%^(),=!]))")


class CalcError(Exception):
    def __init__(self, message: str, column: int = 0):
        super().__init__(message)
        self.column = column

    def show(self, source: str) -> str:
        return f"{source}\n{'^':>{self.column + 1}} {self}"


def tokenize(source: str) -> Iterator[Token]:
    position = 0
    source = source.rstrip()
    while position < len(source):
        match = SCANNER.match(source, position)
        if match is None:
            raise CalcError(f"unexpected {source[position:].lstrip()[:1]!r}", position + len(source[position:]) - len(source[position:].lstrip()))
        kind = match.lastgroup
        yield Token(Kind(kind), match[kind], match.start(kind))
        position = match.end()
    yield Token(Kind.END, "", len(source))


@dataclass(frozen=True)
class Number:
    value: Decimal


@dataclass(frozen=True)
class Name:
    name: str


@dataclass(frozen=True)
class Unary:
    op: str
    operand: "Node"


@dataclass(frozen=True)
class Binary:
    op: str
    left: "Node"
    right: "Node"


@dataclass(frozen=True)
class Call:
    name: str
    args: tuple


Node = Union[Number, Name, Unary, Binary, Call]
POWER = {"=": (1, True), "+": (10, False), "-": (10, False), "*": (20, False), "/": (20, False), "//": (20, False), "%": (20, False), "**": (40, True)}


class Parser:
    def __init__(self, source):
        self.tokens = list(tokenize(source))
        self.at = 0

    @property
    def token(self):
        return self.tokens[self.at]

    def take(self, text=None):
        token = self.token
        if text is not None and token.text != text:
            raise CalcError(f"expected {text!r}, found {token.text or 'the end'!r}", token.column)
        self.at += 1
        return token

    def expression(self, least=0) -> Node:
        left = self.prefix()
        while (op := self.token.text) in POWER and POWER[op][0] >= least:
            power, right_assoc = POWER[op]
            self.take()
            left = Binary(op, left, self.expression(power + (not right_assoc)))
        return left

    def prefix(self) -> Node:
        match self.take():
            case Token(Kind.NUMBER, text):
                return Number(Decimal(text))
            case Token(Kind.NAME, name) if self.token.text == "(":
                self.take("(")
                args = []
                while self.token.text != ")":
                    args.append(self.expression())
                    if self.token.text != ")":
                        self.take(",")
                self.take(")")
                return Call(name, tuple(args))
            case Token(Kind.NAME, name):
                return Name(name)
            case Token(text="(" as opening):
                inner = self.expression()
                self.take(")")
                return inner
            case Token(text="-" | "+" as op):
                return Unary(op, self.expression(30))
            case Token(text=text, column=column):
                raise CalcError(f"unexpected {text or 'end'!r}", column)

    def parse(self):
        node = self.expression()
        if self.token.kind is not Kind.END:
            raise CalcError(f"unexpected {self.token.text!r}", self.token.column)
        return node


OPS: dict[str, Callable] = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "//": operator.floordiv, "%": operator.mod, "**": operator.pow}
FUNCTIONS = {"sqrt": Decimal.sqrt, "max": max, "min": min, "abs": abs, "ln": Decimal.ln, "exp": Decimal.exp, "round": lambda x, n=Decimal(0): round(x, int(n))}


@functools.singledispatch
def evaluate(node, scope):
    raise TypeError(f"cannot evaluate {type(node).__name__}")


evaluate.register(Number, lambda node, scope: node.value)


@evaluate.register
def _(node: Name, scope):
    try:
        return scope[node.name]
    except KeyError:
        raise CalcError(f"unknown name {node.name!r}") from None


@evaluate.register
def _(node: Unary, scope):
    value = evaluate(node.operand, scope)
    return -value if node.op == "-" else +value


@evaluate.register
def _(node: Binary, scope):
    if node.op == "=":
        scope[node.left.name] = value = evaluate(node.right, scope)
        return value
    return OPS[node.op](evaluate(node.left, scope), evaluate(node.right, scope))


@evaluate.register
def _(node: Call, scope):
    try:
        function = FUNCTIONS[node.name]
    except KeyError as error:
        raise CalcError(f"no function {error}") from None
    return function(*(evaluate(arg, scope) for arg in node.args))


def show(node) -> str:
    match node:
        case Number(value):
            return str(value)
        case Name(name):
            return name
        case Unary(op, operand):
            return f"({op}{show(operand)})"
        case Binary(op, left, right):
            return f"({show(left)} {op} {show(right)})"
        case Call(name, args):
            return f"{name}({', '.join(map(show, args))})"


scope = ChainMap({}, {"pi": Decimal("3.14159265358979"), "e": Decimal(1).exp()})
SOURCES = ["1 + 2 * 3", "-2 ** 2", "2 ** 3 ** 2", "(1 + 2) * -3 / 4", "x = y = 7 // 2", "x * pi", "sqrt(2) ** 2", "max(1, x, 2.5e0) % 2", "round(10/3, 4)",
           "0.1 + 0.2", "7 / 0", "1 +", "2 $ 3", "foo(1)", "z + 1", "(1", "max(1 2)", "sqrt(-1)", "1e3 - .5", "0 / 0", "exp(1) - e", "abs(-3) //2", "sqrt(4, 5)"]
for source in SOURCES:
    try:
        node = Parser(source).parse()
        print(f"{source:<24} {show(node):<28} = {evaluate(node, scope)}")
    except CalcError as error:
        print(error.show(source))
    except (ArithmeticError, TypeError) as error:
        print(f"{source:<24} {type(error).__name__}: {error}" if not isinstance(error, TypeError) else f"{source:<24} TypeError")
print(dict(scope.maps[0]), Binary("+", Number(Decimal(1)), Name("a")), hash(Name("a")) == hash(Name("a")), {Name("a"): 1}[Name("a")])
with localcontext() as context:
    context.prec = 5
    context.traps[DivisionByZero] = False
    print(evaluate(Parser("1/3 + 7/0").parse(), scope), evaluate(Parser("22/7").parse(), {}), [flag.__name__ for flag, on in context.flags.items() if on])
try:
    Number(Decimal(1)).value = 2
except AttributeError as error:
    print(type(error).__name__, error)
print(Fraction(Decimal("0.125")), math.floor(Decimal("-2.5")), round(Decimal("2.675"), 2), Decimal("1E+3").to_integral_value(), Decimal("12.30").normalize(), Decimal(3).sqrt(), sys.getrecursionlimit() > 50, cmath.isclose(1j * 1j, -1))
