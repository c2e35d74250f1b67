# since: 3.14
# Signals of a context: the order and the form in which they show.
from decimal import Context, Decimal, Inexact, Rounded, Subnormal, getcontext

Decimal(1) / 7
print(getcontext())
# expect: Context(prec=28, rounding=ROUND_HALF_EVEN, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[Inexact, Rounded], traps=[InvalidOperation, DivisionByZero, Overflow])
print(getcontext().flags)
# expect: {<class 'decimal.InvalidOperation'>:False, <class 'decimal.FloatOperation'>:False, <class 'decimal.DivisionByZero'>:False, <class 'decimal.Overflow'>:False, <class 'decimal.Underflow'>:False, <class 'decimal.Subnormal'>:False, <class 'decimal.Inexact'>:True, <class 'decimal.Rounded'>:True, <class 'decimal.Clamped'>:False}
context = Context(prec=3, traps=[Subnormal, Inexact, Rounded])
for signal in context.flags:
    context.flags[signal] = True
print(context)
# expect: Context(prec=3, rounding=ROUND_HALF_EVEN, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[Clamped, InvalidOperation, DivisionByZero, Inexact, FloatOperation, Overflow, Rounded, Subnormal, Underflow], traps=[Inexact, Rounded, Subnormal])
try:
    del context.flags[Inexact]
except ValueError as error:
    print(error)  # expect: signal keys cannot be deleted
