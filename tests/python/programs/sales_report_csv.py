# a report by region from CSV text, written back as CSV
import csv
import io
from collections import defaultdict
from decimal import Decimal, ROUND_HALF_UP

DATA = '''date,region,product,units,price
2024-01-03,North,"Widget, large",10,19.99
2024-01-04,South,Gadget,3,249.50
2024-01-09,North,Gadget,1,249.50
2024-02-11,East,"12"" ruler",40,1.25
2024-02-12,South,Widget,7,9.99
'''

totals = defaultdict(Decimal)
units = defaultdict(int)
for row in csv.DictReader(io.StringIO(DATA)):
    totals[row['region']] += int(row['units']) * Decimal(row['price'])
    units[row['region']] += int(row['units'])
cent = Decimal('0.01')
for region, total in sorted(totals.items(), key=lambda item: -item[1]):
    print(f"{region:<8}{units[region]:>5}{total.quantize(cent, ROUND_HALF_UP):>12,}")
# expect: South      10      818.43
# expect: North      11      449.40
# expect: East       40       50.00
out = io.StringIO()
writer = csv.DictWriter(out, fieldnames=['region', 'total', 'share'], lineterminator='\n')
writer.writeheader()
grand = sum(totals.values())
for region in sorted(totals):
    writer.writerow({'region': region, 'total': totals[region], 'share': f'{totals[region] / grand:.1%}'})
print(out.getvalue(), end='')
# expect: region,total,share
# expect: East,50.00,3.8%
# expect: North,449.40,34.1%
# expect: South,818.43,62.1%
rows = list(csv.reader(DATA.splitlines()))
print(rows[1], rows[4][2], len(rows))
# expect: ['2024-01-03', 'North', 'Widget, large', '10', '19.99'] 12" ruler 6
