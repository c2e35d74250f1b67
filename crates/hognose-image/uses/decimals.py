# Decimal numbers.
import decimal
from decimal import ROUND_DOWN, ROUND_HALF_UP, Decimal, getcontext, localcontext

price = Decimal("19.99")
getcontext().prec = 28
print(price * 3, price / 7, price + 1, price.quantize(Decimal("0.1"), rounding=ROUND_HALF_UP), round(price, 1), f"{price:.1f} {price:>10,.2f}", -price, abs(price), int(price), float(price))
print(Decimal(1) / 3, Decimal("1.5").to_integral_value(), price > 2, price == Decimal("19.990"), sum([price, price], Decimal()), Decimal(2).sqrt(), max(price, Decimal(3)), str(price), repr(price))
print(price % 2, price // 2, divmod(price, 3), price**2, Decimal("1E+3"), Decimal(0.5), price.as_tuple(), hash(price) == hash(price), price.quantize(Decimal(1), ROUND_DOWN), price.is_zero())
with localcontext() as context:
    context.prec = 5
    print(Decimal(1) / 7)
try:
    Decimal("x")
except decimal.InvalidOperation as error:
    print(type(error))
