# decimal and fractions
from fractions import Fraction as F
print(F(1, 2) + F(1, 3), F('3/4'), F(0.5), F(6, 4), F(1, 2) ** 2, F(7, 2) // 1)
# expect: 5/6 3/4 1/2 3/2 1/4 3
print(F(1, 3) < F(1, 2), F(1, 2) == 0.5, repr(F(-1, 2)), float(F(1, 4)), int(F(7, 2)))
# expect: True True Fraction(-1, 2) 0.25 3
print(round(F(7, 2)), F(3.14).limit_denominator(100), F(1, 2).numerator)  # expect: 4 157/50 1
print(hash(F(1, 2)) == hash(0.5))  # expect: True
try:
    F(1, 0)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ZeroDivisionError: Fraction(1, 0)
try:
    F('x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: Invalid literal for Fraction: 'x'
from decimal import Decimal as D
print(D('0.1') + D('0.2'), D('1.10'), D(1) / D(3), D('2.5').quantize(D('1')))
# expect: 0.3 1.10 0.3333333333333333333333333333 2
print(round(D('2.675'), 2), D('1E+3'), D('NaN'), D(5) == 5, D('-0'))  # expect: 2.68 1E+3 NaN True -0
print(str(D('1.50') * 2), D('1.5').as_tuple())
# expect: 3.00 DecimalTuple(sign=0, digits=(1, 5), exponent=-1)
try:
    D(1) / 0
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: DivisionByZero: [<class 'decimal.DivisionByZero'>]
try:
    D('x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: InvalidOperation: [<class 'decimal.ConversionSyntax'>]
try:
    D('1') + 1.5
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for +: 'decimal.Decimal' and 'float'
