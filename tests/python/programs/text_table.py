# a table with aligned columns
rows = [{'name': 'apple', 'qty': 3, 'price': 1.2}, {'name': 'kiwi', 'qty': 12, 'price': 0.25}, {'name': 'fig', 'qty': 100, 'price': 10}]
cols = list(rows[0])
width = {c: max(len(c), *(len(str(r[c])) for r in rows)) for c in cols}
print(' | '.join(f'{c:^{width[c]}}' for c in cols))  # expect: name  | qty | price
print('-+-'.join('-' * width[c] for c in cols))  # expect: ------+-----+------
for r in rows: print(' | '.join(f'{r[c]:<{width[c]}}' if isinstance(r[c], str) else f'{r[c]:>{width[c]}}' for c in cols))
# expect: apple |   3 |   1.2
# expect: kiwi  |  12 |  0.25
# expect: fig   | 100 |    10
print(f'{sum(r["qty"] * r["price"] for r in rows):,.2f}')  # expect: 1,006.60
print(max(rows, key=lambda r: r['price'])['name'])  # expect: fig
print(sorted(rows, key=lambda r: -r['qty'])[0]['name'])  # expect: fig
