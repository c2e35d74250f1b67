"""A report: columns with format specifications, percent formats, `str.format`, and a template filled in."""

TEMPLATE = 'Dear {name},\nyour order {number:06d} of {count} items costs {total:,.2f} EUR.\n{line}\n'


def orders(n):
    for i in range(n):
        yield {'name': f'Customer {i % 31}', 'number': i, 'count': i % 9 + 1, 'price': (i * 37 % 1000) / 8}


def main():
    lines, letters, size, grand = [], [], 0, 0.0
    lines.append('{:<16}|{:^8}|{:>6}|{:>12}'.format('name', 'number', 'count', 'total'))
    lines.append('-' * 45)
    for order in orders(55000):
        total = order['count'] * order['price']
        grand += total
        lines.append(f"{order['name']:<16}|{order['number']:^8}|{order['count']:>6}|{total:>12,.2f}")
        if order['number'] % 2:
            letters.append(TEMPLATE.format(total=total, line='=' * 20, **order))
        else:
            letters.append('%-16s %05d %8.2f %x' % (order['name'], order['number'], total, order['number']))
        size += len(str(order['number']).zfill(8)) + len(order['name'].center(20, '*')) + len(f"{order['name']!r}")
        size += len(f'{total / 1e6:.3%}{grand:e}'.strip().upper())
    text = '\n'.join(lines)
    print(len(text), len(''.join(letters)), size, f'{grand:_.3f}')
    print(lines[0], lines[1], lines[777], letters[3], letters[4], sep='\n')


main()
