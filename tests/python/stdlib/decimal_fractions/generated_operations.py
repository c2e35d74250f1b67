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
    return str(random(9) + 1) + ''.join([str(random(100000000)) for _ in range(n // 8)]) + str(random(10 ** (n % 8)))


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
    return int.from_bytes(text.encode(), 'big') % 1000000007


def flags():
    context = getcontext()
    text = ''.join(map(str, map(int, context.flags.values())))
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
    group('mixed', lambda a, b: [a + b, b + a, a - b, b - a, a * b, b * a], 1, number, whole)
    group('quotients', lambda a, b: [a / b, a // b, a % b, b / a, b // a, b % a], 1, number, whole)
    group('compared', lambda a, b: [f(a, b) for f in (eq, ne, lt, le, gt, ge)], count, number, number)
    group('quantize', lambda a, e, r: a.quantize(Decimal(f'1E{-e}'), rounding=r), count, number, lambda: random(6), rounding)
    group('unary', lambda a: [-a, +a, abs(a), bool(a), repr(a), str(a)], 1, number)
    group('whole', lambda a: [int(a), round(a), round(a, 2)], 1, number)
    group('converted', lambda a: [hash(a) == hash(int(a)), hash(a) == hash(+a), float(a), f'{a:.2f}', format(a, ',.1f'), f'{a:>9.0f}'], 1, number)
    group('powers', lambda a, n: [a ** n, (a * a).sqrt(), a.sqrt()], 1, lambda: Decimal(f'{random(900) + 103}.{random(90) + 11}'), lambda: random(12))


under(Context(), 3)
# expect: add 875854857 115.59 000000000
# expect: sub 211073471 -3831497925569013454128347898 000000110
# expect: mul 447585642 -234047210.880 000000000
# expect: truediv 221951911 -0.002239300531279094515630216839 000000110
# expect: floordiv 883965441 -0 000000000
# expect: mod 90428688 -361 000000000
# expect: mixed 822592810 [Decimal('-792'), Decimal('-792'), Decimal('-944'), Decimal('944'), Decimal('-65968'), Decimal('-65968')] 000000000
# expect: quotients 363935094 [Decimal('0.1063829787234042553191489362'), Decimal('0'), Decimal('5'), Decimal('9.4'), Decimal('9'), Decimal('2')] 000000110
# expect: compared 983434376 [False, True, True, True, False, False] 000000000
# expect: quantize 84622319 0 000000110
# expect: unary 344983832 [Decimal('-9215293444680.422542005197094'), Decimal('9215293444680.422542005197094'), Decimal('9215293444680.422542005197094'), True, "Decimal('9215293444680.422542005197094230968')", '9215293444680.422542005197094230968'] 000000110
# expect: whole 949842572 [34, 34, Decimal('34.00')] 000000000
# expect: converted 639044709 [False, True, -0.052, '-0.05', '-0.1', '       -0'] 000000000
# expect: powers 954774756 [Decimal('2.129795358280201522847365905E+32'), Decimal('868.84'), Decimal('29.47609200691299239994587030')] 000000110
under(Context(prec=9, rounding=ROUND_HALF_UP), 1)
# expect: add 824579680 -7.88530001 000000110
# expect: sub 664665280 -8.92276271E+12 000000110
# expect: mul 732678878 -1936979.35 000000110
# expect: truediv 424236254 -1.13579468E-9 000000110
# expect: floordiv 424020974 -1564877 000000000
# expect: mod 4823123 -5.0 000000000
# expect: mixed 265115417 [Decimal('-1.88000000E+17'), Decimal('-1.88000000E+17'), Decimal('-1.88000000E+17'), Decimal('1.88000000E+17'), Decimal('-1.66756E+20'), Decimal('-1.66756E+20')] 000000110
# expect: quotients 164789735 [Decimal('-64.3594167'), Decimal('-64'), Decimal('-43.13'), Decimal('-0.0155377418'), Decimal('-0'), Decimal('120.00')] 000000110
# expect: compared 110446954 [False, True, True, True, False, False] 000000000
# expect: quantize 747010187 3.7 000000110
# expect: unary 65368484 [Decimal('4.41700793E-10'), Decimal('-4.41700793E-10'), Decimal('4.41700793E-10'), True, "Decimal('-4.417007930149893E-10')", '-4.417007930149893E-10'] 000000110
# expect: whole 501002446 [-5320, -5321, Decimal('-5320.87')] 000000000
# expect: converted 220214770 [False, True, -4784.7, '-4784.70', '-4,784.7', '    -4785'] 000000000
# expect: powers 596647443 [Decimal('3.56725147E+9'), Decimal('244.39'), Decimal('15.6329780')] 000000110
under(Context(prec=3, rounding=ROUND_FLOOR, Emin=-9, Emax=9, traps=[]), 2)
# expect: add 342005272 -Infinity 000100110
# expect: sub 716951365 -Infinity 000100110
# expect: mul 722605248 1.72E-8 000000110
# expect: truediv 604993670 -0.000246 000000110
# expect: floordiv 976275089 0 000000000
# expect: mod 887091191 NaN 100000000
# expect: mixed 73558267 [Decimal('-9.68E+4'), Decimal('-9.68E+4'), Decimal('-9.62E+4'), Decimal('9.61E+4'), Decimal('3.26E+7'), Decimal('3.26E+7')] 000000110
# expect: quotients 470612864 [Decimal('-1E-11'), Decimal('-0'), Decimal('0E-11'), Decimal('-Infinity'), Decimal('NaN'), Decimal('NaN')] 100111111
# expect: compared 46290661 [False, True, False, False, True, True] 000000000
# expect: quantize 695824184 NaN 100000000
# expect: unary 373407762 [Decimal('-7.58E+4'), Decimal('7.57E+4'), Decimal('7.57E+4'), True, "Decimal('75702')", '75702'] 000000110
# expect: whole 862587719 [-482, -482, Decimal('NaN')] 100000000
# expect: converted 846227837 [False, True, -0.821, '-0.83', '-0.9', '       -1'] 000000000
# expect: powers 428995734 [Decimal('9.99E+9'), Decimal('428'), Decimal('20.7')] 000100110
under(Context(prec=50, rounding=ROUND_05UP, traps=[]), 1)
# expect: add 99410416 -15329078581707411782187631728492584442 000000000
# expect: sub 702846013 971.4276 000000000
# expect: mul 124282445 2529921.828 000000000
# expect: truediv 375834956 -4438136969258015078327376463258681181755582516.3131 000000110
# expect: floordiv 274749286 0 000000000
# expect: mod 315014387 -0.0516 000000000
# expect: mixed 564585993 [Decimal('-14.9'), Decimal('-14.9'), Decimal('21.1'), Decimal('-21.1'), Decimal('-55.8'), Decimal('-55.8')] 000000000
# expect: quotients 706439246 [Decimal('398051771117166212.53405994550408719346049046321526'), Decimal('398051771117166212'), Decimal('-196'), Decimal('2.5122360269705993086216928500530513057466543450731E-18'), Decimal('0'), Decimal('-367')] 000000110
# expect: compared 597241752 [False, True, False, False, True, True] 000000000
# expect: quantize 359319793 7613.49 000000000
# expect: unary 381599170 [Decimal('-25424.12'), Decimal('25424.12'), Decimal('25424.12'), True, "Decimal('25424.12')", '25424.12'] 000000000
# expect: whole 537887177 [394233, 394234, Decimal('394233.80')] 000000000
# expect: converted 614768298 [True, True, 8602.0, '8602.00', '8,602.0', '     8602'] 000000000
# expect: powers 831375052 [Decimal('125.78'), Decimal('125.78'), Decimal('11.215168300119263034152852451116790443074652116234')] 000000110
under(Context(prec=5, rounding=ROUND_CEILING, traps=[Inexact]), 1)
# expect: add 413720618 [<class 'decimal.Inexact'>] 000000110
# expect: sub 413720618 [<class 'decimal.Inexact'>] 000000110
# expect: mul 413720618 [<class 'decimal.Inexact'>] 000000110
# expect: truediv 413720618 [<class 'decimal.Inexact'>] 000000110
# expect: floordiv 837175506 -1455 000000000
# expect: mod 125613072 -1960.8 000000000
# expect: mixed 413720618 [<class 'decimal.Inexact'>] 000000110
# expect: quotients 495825117 [Decimal('0E+3'), Decimal('0'), Decimal('0'), Decimal('Infinity'), Decimal('Infinity'), Decimal('NaN')] 101000000
# expect: compared 597241752 [False, True, False, False, True, True] 000000000
# expect: quantize 829246725 -9.9000 000000000
# expect: unary 445314838 [Decimal('-1E+2'), Decimal('1E+2'), Decimal('1E+2'), True, "Decimal('1E+2')", '1E+2'] 000000000
# expect: whole 413720618 [<class 'decimal.Inexact'>] 000000110
# expect: converted 413720618 [<class 'decimal.Inexact'>] 000000110
# expect: powers 413720618 [<class 'decimal.Inexact'>] 000000110
under(Context(prec=7, rounding=ROUND_UP, traps=[Rounded, Clamped], clamp=1, Emax=20, Emin=-20), 1)
# expect: add 633203915 [<class 'decimal.Rounded'>] 000000110
# expect: sub 633203915 [<class 'decimal.Rounded'>] 000000110
# expect: mul 633203915 [<class 'decimal.Rounded'>] 000000110
# expect: truediv 944948399 [<class 'decimal.Rounded'>] 000011110
# expect: floordiv 784274482 -102 000000000
# expect: mod 344638265 4.66 000000000
# expect: mixed 633203915 [<class 'decimal.Rounded'>] 000000110
# expect: quotients 633203915 [<class 'decimal.Rounded'>] 000000110
# expect: compared 597241752 [False, True, False, False, True, True] 000000000
# expect: quantize 124968902 10.0 000000000
# expect: unary 531416453 [Decimal('7419734'), Decimal('-7419734'), Decimal('7419734'), True, "Decimal('-7419734')", '-7419734'] 000000000
# expect: whole 633203915 [<class 'decimal.Rounded'>] 000000110
# expect: converted 158323971 [True, True, -4.92062e+19, '-49206200000000000000.00', '-49,206,200,000,000,000,000.0', '-49206200000000000000'] 000000000
# expect: powers 633203915 [<class 'decimal.Rounded'>] 000000110
