# `math.floor`, `ceil` and `trunc` of numbers of the library and of classes derived from them.
import math
from decimal import Decimal
from fractions import Fraction


class Own(Decimal):
    def __trunc__(self):
        return 'trunc'

    def __floor__(self):
        return 'floor'


class Half(Fraction):
    def __ceil__(self):
        return 'ceil'


for _ in range(2):
    for x in (Decimal('-1.5'), Decimal('2.5'), Fraction(-3, 2), Fraction(5, 2), -1.5, 7, True, Own('1.5'), Half(1, 2)):
        print(math.floor(x), math.ceil(x), math.trunc(x), round(x), int(x))
    for x in (Decimal('NaN'), Decimal('Infinity'), 'x', None, 1j):
        for f in (math.floor, math.ceil, math.trunc):
            try:
                print(f(x))
            except Exception as e:
                print(type(e).__name__, e)
# expect: -2 -1 -1 -2 -1
# expect: 2 3 2 2 2
# expect: -2 -1 -1 -2 -1
# expect: 2 3 2 2 2
# expect: -2 -1 -1 -2 -1
# expect: 7 7 7 7 7
# expect: 1 1 1 1 1
# expect: floor 2 trunc 2 1
# expect: 0 ceil 0 0 0
# expect: ValueError cannot convert NaN to integer
# expect: ValueError cannot convert NaN to integer
# expect: ValueError cannot convert NaN to integer
# expect: OverflowError cannot convert Infinity to integer
# expect: OverflowError cannot convert Infinity to integer
# expect: OverflowError cannot convert Infinity to integer
# expect: TypeError must be real number, not str
# expect: TypeError must be real number, not str
# expect: TypeError type str doesn't define __trunc__ method
# expect: TypeError must be real number, not NoneType
# expect: TypeError must be real number, not NoneType
# expect: TypeError type NoneType doesn't define __trunc__ method
# expect: TypeError must be real number, not complex
# expect: TypeError must be real number, not complex
# expect: TypeError type complex doesn't define __trunc__ method
# expect: -2 -1 -1 -2 -1
# expect: 2 3 2 2 2
# expect: -2 -1 -1 -2 -1
# expect: 2 3 2 2 2
# expect: -2 -1 -1 -2 -1
# expect: 7 7 7 7 7
# expect: 1 1 1 1 1
# expect: floor 2 trunc 2 1
# expect: 0 ceil 0 0 0
# expect: ValueError cannot convert NaN to integer
# expect: ValueError cannot convert NaN to integer
# expect: ValueError cannot convert NaN to integer
# expect: OverflowError cannot convert Infinity to integer
# expect: OverflowError cannot convert Infinity to integer
# expect: OverflowError cannot convert Infinity to integer
# expect: TypeError must be real number, not str
# expect: TypeError must be real number, not str
# expect: TypeError type str doesn't define __trunc__ method
# expect: TypeError must be real number, not NoneType
# expect: TypeError must be real number, not NoneType
# expect: TypeError type NoneType doesn't define __trunc__ method
# expect: TypeError must be real number, not complex
# expect: TypeError must be real number, not complex
# expect: TypeError type complex doesn't define __trunc__ method
