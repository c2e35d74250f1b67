# money with Decimal: tax, rounding, formatting
from dataclasses import dataclass, field
from decimal import Decimal, ROUND_HALF_EVEN, ROUND_HALF_UP, ROUND_DOWN, getcontext, localcontext, InvalidOperation

CENT = Decimal('0.01')

@dataclass
class Line:
    name: str
    quantity: int
    price: Decimal
    tax_rate: Decimal = Decimal('0.19')

    @property
    def net(self) -> Decimal:
        return (self.price * self.quantity).quantize(CENT, rounding=ROUND_HALF_UP)

    @property
    def tax(self) -> Decimal:
        return (self.net * self.tax_rate).quantize(CENT, rounding=ROUND_HALF_UP)

@dataclass
class Invoice:
    lines: list[Line] = field(default_factory=list)

    def total(self):
        return sum((line.net + line.tax for line in self.lines), Decimal('0'))

invoice = Invoice([Line('Hosting', 12, Decimal('4.995')), Line('Book', 1, Decimal('29.90'), Decimal('0.07'))])
for line in invoice.lines:
    print(f'{line.name:<10}{line.quantity:>3} x {line.price:>8} = {line.net:>10,.2f} + {line.tax}')
# expect: Hosting    12 x    4.995 =      59.94 + 11.39
# expect: Book        1 x    29.90 =      29.90 + 2.09
print(f'{invoice.total():,.2f}', repr(invoice.total()))
# expect: 103.32 Decimal('103.32')
for mode in (ROUND_HALF_UP, ROUND_HALF_EVEN, ROUND_DOWN):
    print(mode, [str(Decimal(x).quantize(CENT, mode)) for x in ('2.665', '2.675', '-2.665')])
# expect: ROUND_HALF_UP ['2.67', '2.68', '-2.67']
# expect: ROUND_HALF_EVEN ['2.66', '2.68', '-2.66']
# expect: ROUND_DOWN ['2.66', '2.67', '-2.66']
print(Decimal(1) / Decimal(7), Decimal('1.10') + 1, 3 * Decimal('0.1') == Decimal('0.3'))
# expect: 0.1428571428571428571428571429 2.10 True
with localcontext() as ctx:
    ctx.prec = 6
    print(Decimal(2).sqrt(), Decimal(1) / 3)
# expect: 1.41421 0.333333
print(getcontext().prec, Decimal('1E+3'), Decimal('123.4500').normalize(), Decimal('1000').normalize())
# expect: 28 1E+3 123.45 1E+3
try:
    Decimal('12,50')
except InvalidOperation as error:
    print(type(error).__name__, error)
# expect: InvalidOperation [<class 'decimal.ConversionSyntax'>]
print(Decimal('7') // 2, Decimal('-7') % 3, divmod(Decimal('7.5'), 2), Decimal('2') ** 10, round(Decimal('2.5')), int(Decimal('-3.9')))
# expect: 3 -1 (Decimal('3'), Decimal('1.5')) 1024 2 -3
print(max(Decimal('1.5'), 2), sorted([Decimal('3'), Decimal('1.2'), 2]), Decimal(0.1) == 0.1, hash(Decimal('2.0')) == hash(2))
# expect: 2 [Decimal('1.2'), 2, Decimal('3')] True True
