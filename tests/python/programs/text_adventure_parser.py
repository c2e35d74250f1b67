# a tokenizer and a recursive-descent parser
import re
from typing import NamedTuple

class Token(NamedTuple):
    kind: str
    value: str
    position: int

SPEC = [('NUMBER', r'\d+(?:\.\d+)?'), ('NAME', r'[A-Za-z_]\w*'), ('OP', r'\*\*|[-+*/^(),=]'), ('SKIP', r'\s+'), ('BAD', r'.')]
SCANNER = re.compile('|'.join(f'(?P<{name}>{pattern})' for name, pattern in SPEC))

def tokenize(text):
    for match in SCANNER.finditer(text):
        kind = match.lastgroup
        if kind == 'BAD':
            raise SyntaxError(f'unexpected {match.group()!r} at {match.start()}')
        if kind != 'SKIP':
            yield Token(kind, match.group(), match.start())

class Parser:
    functions = {'max': max, 'min': min, 'abs': abs}

    def __init__(self, text, variables=None):
        self.tokens = list(tokenize(text))
        self.at = 0
        self.variables = variables or {}

    def peek(self):
        return self.tokens[self.at] if self.at < len(self.tokens) else Token('END', '', -1)

    def take(self, *values):
        token = self.peek()
        if token.value in values:
            self.at += 1
            return token
        return None

    def expression(self):
        value = self.term()
        while op := self.take('+', '-'):
            right = self.term()
            value = value + right if op.value == '+' else value - right
        return value

    def term(self):
        value = self.power()
        while op := self.take('*', '/'):
            right = self.power()
            value = value * right if op.value == '*' else value / right
        return value

    def power(self):
        base = self.atom()
        return base ** self.power() if self.take('**') else base

    def atom(self):
        if self.take('-'):
            return -self.power()
        if self.take('('):
            value = self.expression()
            if not self.take(')'):
                raise SyntaxError('missing )')
            return value
        token = self.peek()
        self.at += 1
        if token.kind == 'NUMBER':
            return float(token.value) if '.' in token.value else int(token.value)
        if token.kind == 'NAME':
            if self.take('('):
                args = [self.expression()]
                while self.take(','):
                    args.append(self.expression())
                self.take(')')
                return self.functions[token.value](*args)
            return self.variables[token.value]
        raise SyntaxError(f'unexpected {token.kind}')

for text in ('1 + 2 * 3', '(1 + 2) * 3 - -4', '2 ** 3 ** 2', 'max(1, x, 3.5) / 2', '1 +', '2 $ 3', '(1', 'y'):
    try:
        print(text, '=', Parser(text, {'x': 10}).expression())
    except (SyntaxError, KeyError) as error:
        print(text, '->', type(error).__name__, error)
# expect: 1 + 2 * 3 = 7
# expect: (1 + 2) * 3 - -4 = 13
# expect: 2 ** 3 ** 2 = 512
# expect: max(1, x, 3.5) / 2 = 5.0
# expect: 1 + -> SyntaxError unexpected END
# expect: 2 $ 3 -> SyntaxError unexpected '$' at 2
# expect: (1 -> SyntaxError missing )
# expect: y -> KeyError 'y'
print(list(tokenize('a=1'))[0])
# expect: Token(kind='NAME', value='a', position=0)
