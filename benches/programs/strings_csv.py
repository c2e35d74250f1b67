"""Rows of comma-separated text, some quoted, taken apart by hand and put together again."""


def rows(n):
    for i in range(n):
        yield ','.join([str(i), f'name {i % 50}', f'"street {i}, no. {i % 9}"', f' {i * 3 % 1000}.{i % 10} ', 'yes' if i % 3 else 'no'])


def split_row(line):
    if '"' not in line:
        return line.split(',')
    cells = []
    for at, part in enumerate(line.split('"')):
        if at % 2:
            cells.append(part)
        else:
            cells += [cell for cell in part.strip(',').split(',') if cell]
    return cells


def quote(cell):
    return '"' + cell.replace('"', '""') + '"' if ',' in cell or '"' in cell else cell


def main():
    total, kept, names = 0.0, [], {}
    text = '\n'.join(rows(120000))
    table = str.maketrans('aeiou', '43105')
    for line in text.splitlines():
        number, name, street, price, flag = split_row(line)
        total += float(price.strip())
        key, _, tail = name.partition(' ')
        names[tail] = names.get(tail, 0) + 1
        if flag.startswith(('y', 'Y')) and not street.endswith('8'):
            kept.append(';'.join([number.rjust(6, '0'), quote(street), name.title(), key.translate(table)]))
    print(round(total, 2), len(names), len(kept), sum(map(len, kept)), kept[100])


main()
