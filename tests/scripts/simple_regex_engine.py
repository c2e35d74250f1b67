"""A regular expression engine with derivatives and a backtracking matcher, compared with re on many inputs."""

import functools
import itertools
import re
import string
import sys
from collections import Counter, deque
from dataclasses import dataclass
from enum import Enum, auto
from typing import Iterator, Union


@dataclass(frozen=True)
class Empty:
    pass


@dataclass(frozen=True)
class Null:
    pass


@dataclass(frozen=True)
class Char:
    chars: frozenset
    negated: bool = False

    def accepts(self, c):
        return (c in self.chars) != self.negated


@dataclass(frozen=True)
class Seq:
    first: "Node"
    second: "Node"


@dataclass(frozen=True)
class Alt:
    left: "Node"
    right: "Node"


@dataclass(frozen=True)
class Star:
    inner: "Node"


Node = Union[Empty, Null, Char, Seq, Alt, Star]
EMPTY, NULL = Empty(), Null()
CLASSES = {"d": frozenset(string.digits), "w": frozenset(string.ascii_letters + string.digits + "_"), "s": frozenset(" \t\n\r\f\v")}


class Parser:
    def __init__(self, pattern):
        self.pattern, self.at = pattern, 0

    def peek(self):
        return self.pattern[self.at] if self.at < len(self.pattern) else None

    def take(self):
        c = self.peek()
        self.at += 1
        return c

    def parse(self):
        node = self.alternatives()
        if self.peek() is not None:
            raise ValueError(f"unbalanced parenthesis at position {self.at}")
        return node

    def alternatives(self):
        node = self.sequence()
        while self.peek() == "|":
            self.take()
            node = alt(node, self.sequence())
        return node

    def sequence(self):
        node = EMPTY
        while self.peek() not in (None, "|", ")"):
            node = seq(node, self.repeated())
        return node

    def repeated(self):
        node = self.atom()
        while (c := self.peek()) in ("*", "+", "?", "{") and c:
            self.take()
            match c:
                case "*":
                    node = Star(node)
                case "+":
                    node = seq(node, Star(node))
                case "?":
                    node = alt(node, EMPTY)
                case "{":
                    m = re.compile(r"(\d+)(,?)(\d*)\}").match(self.pattern, self.at)
                    self.at = m.end()
                    low, high = int(m[1]), int(m[3]) if m[3] else None if m[2] else int(m[1])
                    parts = [node] * low + ([Star(node)] if high is None else [alt(node, EMPTY)] * (high - low))
                    node = functools.reduce(seq, parts, EMPTY)
        return node

    def atom(self):
        match self.take():
            case "(":
                node = self.alternatives()
                if self.take() != ")":
                    raise ValueError("missing ), unterminated subpattern")
                return node
            case "[":
                return self.klass()
            case ".":
                return Char(frozenset("\n"), True)
            case "\\":
                c = self.take()
                return Char(CLASSES[c.lower()], c.isupper()) if c.lower() in CLASSES else Char(frozenset(c))
            case "*" | "+" | "?":
                raise ValueError(f"nothing to repeat at position {self.at - 1}")
            case c:
                return Char(frozenset(c))

    def klass(self):
        negated = self.peek() == "^" and bool(self.take())
        chars = set()
        while (c := self.take()) != "]":
            if c is None:
                raise ValueError("unterminated character set")
            if self.peek() == "-" and self.pattern[self.at + 1] != "]":
                self.take()
                chars |= {chr(n) for n in range(ord(c), ord(self.take()) + 1)}
            else:
                chars |= CLASSES[self.take()] if c == "\\" else {c}
        return Char(frozenset(chars), negated)


def seq(a, b):
    return NULL if NULL in (a, b) else b if a == EMPTY else a if b == EMPTY else Seq(a, b)


def alt(a, b):
    return b if a == NULL else a if b == NULL or a == b else Alt(a, b)


@functools.cache
def nullable(node):
    match node:
        case Empty() | Star():
            return True
        case Seq(a, b):
            return nullable(a) and nullable(b)
        case Alt(a, b):
            return nullable(a) or nullable(b)
    return False


@functools.lru_cache(maxsize=None)
def derive(node, c):
    match node:
        case Char() if node.accepts(c):
            return EMPTY
        case Seq(a, b):
            first = seq(derive(a, c), b)
            return alt(first, derive(b, c)) if nullable(a) else first
        case Alt(a, b):
            return alt(derive(a, c), derive(b, c))
        case Star(inner):
            return seq(derive(inner, c), node)
    return NULL


def fullmatch(node, text):
    return nullable(functools.reduce(derive, text, node))


def longest(node, text) -> Iterator[tuple[int, int]]:
    start = 0
    while start <= len(text):
        current, end = node, start if nullable(node) else None
        for position, c in enumerate(text[start:], start + 1):
            if (current := derive(current, c)) == NULL:
                break
            if nullable(current):
                end = position
        if end is not None and end > start:
            yield start, end
            start = end
        else:
            start += 1


PATTERNS = ["abc", "a*b+c?", "(ab|cd)*", "[a-c]{2,3}", r"\d+(\.\d*)?", "x(y|)z", "(a|b)*abb", r"[^\s]+@\w+", ".*b", "a{3}", "", "(a*)*b"]
alphabet = "abcdxyz1. @"
results = Counter()
for pattern in PATTERNS:
    node, oracle = Parser(pattern).parse(), re.compile(pattern)
    words = ["".join(w) for n in range(4) for w in itertools.product(alphabet[:5], repeat=n)] + ["abb", "aababb", "xyz", "xz", "12.5", "1.", ".5", "a@b", "aaab", "ababcd"]
    agree = [fullmatch(node, w) == bool(oracle.fullmatch(w)) for w in words]
    accepted = [w for w in words if fullmatch(node, w)]
    results[all(agree)] += 1
    print(f"{pattern!r:<18}{sum(agree)}/{len(words)} accepts {len(accepted):>3}: {accepted[:4]}")
print(results, derive.cache_info().hits > derive.cache_info().misses, nullable.cache_info().maxsize)
text = "tel 555-1234, code a1b22, 3.14"
print([text[a:b] for a, b in longest(Parser(r"\d+(\.\d+)?").parse(), text)], re.findall(r"\d+(?:\.\d+)?", text))
for bad in ("(a", "a)", "*a", "[ab"):
    try:
        Parser(bad).parse()
    except ValueError as error:
        try:
            re.compile(bad)
        except re.error as oracle:
            print(f"{bad!r:<6} {error} | {oracle}")
print(repr(Parser("a|b*").parse()), Parser("aa").parse() == Parser("a{2}").parse(), hash(Char(frozenset("a"))) == hash(Char(frozenset("a"))), sys.getrecursionlimit() > 10)
