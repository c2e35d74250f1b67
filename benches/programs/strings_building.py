"""Building text: joins, formats, replace, split and concatenation in a loop."""

def table(rows):
    lines = []
    for i in range(rows):
        cells = [f'{i:>6}', f'{i * 1.5:.2f}', str(i % 7).rjust(3), 'x' * (i % 5)]
        lines.append(' | '.join(cells))
    return '\n'.join(lines)


def grow(n):
    text = ''
    for i in range(n):
        text += chr(97 + i % 26)
    return text


def main():
    text = table(170000)
    words = text.replace('|', ' ').split()
    print(len(text), len(words), len(set(words)))
    letters = grow(900000)
    print(letters.count('abc'), letters[1000:1010].upper(), letters.find('zab', 1000))
    total = 0
    for line in text.splitlines():
        if line.strip().startswith('1') and 'xx' in line:
            total += len(line.partition('|')[2].lstrip())
    print(total)
    print(sum(len('%s-%05d' % (word, len(word))) for word in words[:300000]))


main()
