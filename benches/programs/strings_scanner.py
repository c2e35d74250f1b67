"""A hand-written scanner that looks at one character at a time."""

def tokens(text):
    i, n = 0, len(text)
    while i < n:
        c = text[i]
        if c.isspace():
            i += 1
        elif c.isalpha() or c == '_':
            start = i
            while i < n and (text[i].isalnum() or text[i] == '_'):
                i += 1
            yield 'name', text[start:i]
        elif c.isdigit():
            start = i
            while i < n and text[i].isdigit():
                i += 1
            yield 'number', int(text[start:i])
        elif c in '+-*/=()<>;':
            yield 'operator', c
            i += 1
        else:
            raise ValueError(f'unexpected {c!r} at {i}')


def main():
    source = 'total_1 = (alpha + 42) * beta_two - 7 / gamma; x = x + 1; ' * 28000
    kinds, numbers = {}, 0
    for kind, value in tokens(source):
        kinds[kind] = kinds.get(kind, 0) + 1
        if kind == 'number':
            numbers += value
    print(sorted(kinds.items()), numbers)


main()
