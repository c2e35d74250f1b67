"""Money: prices read from text, lines with discounts and taxes, rounded to cents, summed, sorted, counted and written."""

from decimal import Decimal, ROUND_DOWN, ROUND_HALF_UP, getcontext, localcontext

CENT = Decimal('0.01')
RATES = {'food': Decimal('0.07'), 'books': Decimal('0.05'), 'other': Decimal('0.19')}
KINDS = list(RATES)


def price_of(n):
    return Decimal(f'{n * 37 % 900 + 1}.{n * 13 % 100:02d}')


class Invoice:
    def __init__(self, number):
        self.number = number
        self.lines = []

    def add(self, kind, quantity, price):
        net = price * quantity
        if quantity >= 5:
            net -= (net / 100 * 3).quantize(CENT, rounding=ROUND_DOWN)
        tax = (net * RATES[kind]).quantize(CENT, rounding=ROUND_HALF_UP)
        self.lines.append((kind, net, tax))

    def total(self):
        return sum(net + tax for _, net, tax in self.lines)


def interest(balance, rate, months):
    month = rate / 12
    for _ in range(months):
        balance = (balance + balance * month).quantize(CENT)
    return balance


def main():
    totals, taxes, seen, text = [], dict.fromkeys(KINDS, Decimal(0)), {}, 0
    for number in range(30000):
        invoice = Invoice(number)
        for i in range(4):
            invoice.add(KINDS[(number + i) % 3], (number + i) % 7 + 1, price_of(number + i))
        for kind, _, tax in invoice.lines:
            taxes[kind] += tax
        total = invoice.total()
        totals.append(total)
        seen[total] = seen.get(total, 0) + 1
        text += len(f'{number:06d} {total:>12,.2f}') + len(str(-total))
    totals.sort()
    print(totals[0], totals[-1], len(seen), text)
    print({kind: str(tax) for kind, tax in taxes.items()})
    limit = Decimal(1500)
    above = [t for t in totals if t > limit]
    print(len(above), max(above), min(above), round(sum(above) / len(above), 2), int(sum(totals)))
    print(interest(Decimal('1000'), Decimal('0.035'), 2400), getcontext().prec)
    with localcontext() as context:
        context.prec = 12
        print(sum(1 / Decimal(n) for n in range(1, 8000)), float(totals[77]))


main()
