# Operations on generated numbers under several contexts and roundings: a checksum of texts, signals and exceptions for each group.
from decimal import (Clamped, Context, Decimal, DecimalException, Inexact, ROUND_05UP, ROUND_CEILING, ROUND_DOWN, ROUND_FLOOR,
                     ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_HALF_UP, ROUND_UP, Rounded, getcontext, setcontext)
from operator import add, eq, floordiv, ge, gt, le, lt, mod, mul, ne, pow, sub, truediv

ROUNDINGS = [ROUND_05UP, ROUND_CEILING, ROUND_DOWN, ROUND_FLOOR, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_HALF_UP, ROUND_UP]
seed = 12345


def random(n):
    global seed
    seed = (seed * 1103515245 + 12345) % 2147483648
    return (seed >> 8) % n


def digits(n):
    return ''.join([str(random(10)) for _ in range(n)])


def number():
    kind = random(20)
    if kind == 0:
        return Decimal(['NaN', 'sNaN', 'Infinity', '-Infinity', '-0', '0E-5', '0E+3', '-0.00'][random(8)])
    if kind == 1:
        return Decimal(['1', '10', '0.1', '5', '-5', '0.5', '2.5', '1E+2', '-1', '9.99'][random(10)])
    n = [1, 2, 3, 5, 9, 17, 19, 20, 28, 37, 38, 39, 45, 60][random(14)] if kind < 8 else random(6) + 1
    exp = random(60) - 40 if kind < 8 else -random(5)
    return Decimal(f"{'-' * random(2)}{digits(n)}E{exp}")


def attempt(function, *args):
    try:
        return str(function(*args))
    except DecimalException as error:
        return str(error)
    except (ValueError, OverflowError, ZeroDivisionError, TypeError) as error:
        return type(error).__name__


def checked(text):
    total = 7
    for byte in text.encode():
        total = (total * 31 + byte) & 0xFFFFFFFF
    return total


def flags():
    context = getcontext()
    text = ''.join([str(int(on)) for on in context.flags.values()])
    context.clear_flags()
    return text


def group(name, function, count, *kinds):
    """The checksum of many calls, with the last outcome to look at."""
    lines = []
    for _ in range(count):
        lines.append(attempt(function, *[kind() for kind in kinds]) + ' ' + flags())
    print(name, checked('\n'.join(lines)), lines[-1])


def whole():
    return random(2000) - 1000


def rounding():
    return ROUNDINGS[random(8)]


def under(context, count):
    setcontext(context)
    for function in (add, sub, mul, truediv, floordiv, mod):
        group(function.__name__, function, count, number, number)
    group('mixed', lambda a, b: [a + b, b + a, a - b, b - a, a * b, b * a], 2, number, whole)
    group('quotients', lambda a, b: [a / b, a // b, a % b, b / a, b // a, b % a], 2, number, whole)
    group('compared', lambda a, b: [f(a, b) for f in (eq, ne, lt, le, gt, ge)], count, number, number)
    group('quantize', lambda a, e, r: a.quantize(Decimal(1).scaleb(-e), rounding=r), count, number, lambda: random(6), rounding)
    group('unary', lambda a: [-a, +a, abs(a), bool(a), repr(a), str(a)], 3, number)
    group('whole', lambda a: [int(a), round(a), round(a, 2)], 2, number)
    group('converted', lambda a: [hash(a), hash(a) == hash(int(a)), float(a), f'{a:.2f}', format(a, ',.1f'), f'{a:>9.0f}'], 2, number)
    group('powers', lambda a, n: [a ** n, (a * a).sqrt(), abs(a).sqrt()], 2, number, lambda: random(12))


under(Context(), 6)
under(Context(prec=9, rounding=ROUND_HALF_UP), 3)
under(Context(prec=3, rounding=ROUND_FLOOR, Emin=-9, Emax=9, traps=[]), 4)
under(Context(prec=50, rounding=ROUND_05UP, traps=[]), 3)
under(Context(prec=5, rounding=ROUND_CEILING, traps=[Inexact]), 2)
under(Context(prec=7, rounding=ROUND_UP, traps=[Rounded, Clamped], clamp=1, Emax=20, Emin=-20), 2)
