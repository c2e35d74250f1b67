"""A tokenizer made of one large alternation with named groups, over the source of a small language."""

import re

KINDS = [
    ('comment', r'#[^\n]*'),
    ('float', r'\d+\.\d*(?:[eE][+-]?\d+)?'),
    ('int', r'0[xX][0-9a-fA-F]+|\d+'),
    ('string', r'"(?:[^"\\\n]|\\.)*"'),
    ('keyword', r'\b(?:if|else|while|for|in|def|return|and|or|not|pass)\b'),
    ('name', r'[A-Za-z_]\w*'),
    ('op', r'\*\*|//|==|!=|<=|>=|->|[-+*/%<>=(){}\[\]:,.]'),
    ('newline', r'\n'),
    ('space', r'[ \t]+'),
    ('other', r'.'),
]
TOKEN = re.compile('|'.join(f'(?P<{name}>{pattern})' for name, pattern in KINDS))


def source(n):
    parts = []
    for i in range(n):
        parts.append(f'def step_{i}(left, right):  # number {i}\n'
                     f'    while left <= {i} and not right == 0x{i:x}:\n'
                     f'        left = left ** 2 + {i / 8} * right[{i}]\n'
                     f'    return "part \\"{i}\\"" if left != right else table.entry{i}\n')
    return '\n'.join(parts)


def main():
    counts, length, line = {}, 0, 1
    for token in TOKEN.finditer(source(7000)):
        kind = token.lastgroup
        if kind == 'newline':
            line += 1
        elif kind not in ('space', 'comment'):
            counts[kind] = counts.get(kind, 0) + 1
            length += len(token.group())
    print(sorted(counts.items()), length, line)


main()
