# since: 3.14
"""Formatting of numbers, tables and units; f-string specifications, fractions, complex numbers, bases and rounding."""

import math
import numbers
import operator
import sys
from decimal import Decimal
from fractions import Fraction
from functools import reduce
from itertools import accumulate, chain, groupby, starmap
from string import Formatter, ascii_uppercase, digits
from textwrap import dedent


def human_size(n: float) -> str:
    for unit in ("B", "KiB", "MiB", "GiB", "TiB"):
        if abs(n) < 1024 or unit == "TiB":
            return f"{n:.1f} {unit}" if unit != "B" else f"{n:g} B"
        n /= 1024


def duration(seconds: float) -> str:
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(int(minutes), 60)
    days, hours = divmod(hours, 24)
    parts = [f"{v}{u}" for v, u in ((days, "d"), (hours, "h"), (minutes, "m")) if v]
    return " ".join(parts + [f"{seconds:.3g}s"] if seconds or not parts else parts)


def roman(n: int) -> str:
    table = zip((1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1), "M CM D CD C XC L XL X IX V IV I".split())
    return "".join(symbol * count for value, symbol in table for count, n in [divmod(n, value)]) if False else _roman(n)


def _roman(n):
    out = []
    for value, symbol in zip((1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1), "M CM D CD C XC L XL X IX V IV I".split()):
        count, n = divmod(n, value)
        out.append(symbol * count)
    return "".join(out)


def ordinal(n):
    suffix = "th" if 10 <= n % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return f"{n}{suffix}"


def column_name(n):
    name = ""
    while n:
        n, rest = divmod(n - 1, 26)
        name = ascii_uppercase[rest] + name
    return name


print([human_size(n) for n in (0, 1023, 1536, 5 * 2**20, -3e9, 2.0**50)])
print([duration(s) for s in (0, 59.5, 61, 3600, 90061.25, 1e6)])
print([roman(n) for n in (1994, 2024, 4)], [ordinal(n) for n in (1, 2, 3, 11, 22, 103, 113)], [column_name(n) for n in (1, 26, 27, 703)])
value, width, precision = 1234567.891, 16, 2
print(f"[{value:{width}.{precision}f}] [{value:<{width},.1f}] [{value:^+{width}.3e}] [{value:0>{width}.0f}] [{value:_.4f}] [{value!r:>{width}}] [{value:g}] [{value:.10g}] [{value:%}]")
print(f"{42:b} {42:o} {42:x} {42:X} {42:#06x} {42:+d} {42: d} {42:c} {-42:08d} {42:>#10b} {10**9:,} {10**9:_d} {255:_b} {True:d} {42:e} {42:.1f} {42:n}")
print(f"{3.0} {1e16} {1e-5} {123456789.123456789} {0.1 + 0.2} {1/3:.3} {2.5:.0f} {3.5:.0f} {-0.0:+} {float('inf'):>8} {float('nan'):05} {1e300 * 10:.2f} {5e-324}")
print(f"{1 + 2j} {1.5 - 0.25j:.2f} {complex(0, -1):+g} {abs(3 + 4j)} {(1 + 1j) ** 2} {complex('1e2-3j').imag} {1j * 1j}")
print(f"{'text':*^12}|{'text':>8.2}|{'ünï':<6}|{'a' 'b'!r:^7}|{'é'!a}|{None!s:>6}|{[1, 'x']!s:>10}|{{}}|{'nested ' + f'{1:>{2 + 1}}'}|{'q'!r}|{value=:.1f}|{width + 1 = }|{'x'=!s}")
for spec, thing in (("d", 1.5), ("s", 3), ("10", [1]), ("x", "a"), (".2d", 1), (",b", 5), ("=5", "a"), ("z", 3), ("c", -1), ("%", "x"), (",_", 1)):
    try:
        print(format(thing, spec))
    except (ValueError, TypeError, OverflowError) as error:
        print(f"{type(error).__name__}: {error}")
print("{0:>{1}} {name[key]} {obj.real} {0!r:.3} {{literal}}".format("abcdef", 8, name={"key": 5}, obj=3.5), "{:d}-{:d}".format(1, 2), "{a}{b}".format_map({"a": 1, "b": 2}))
for template, args in (("{} {2}", (1,)), ("{x}", ()), ("{0.y}", (1,)), ("{", ()), ("}", ()), ("{!z}", (1,)), ("{0} {}", (1, 2)), ("{:{}}", (1,))):
    try:
        print(template.format(*args))
    except (ValueError, IndexError, KeyError, AttributeError) as error:
        print(f"{type(error).__name__}: {error}")
print("%5.1f|%-6d|%06.2f|%+d|%x|%#o|%e|%g|%s|%r|%c|%5s%%|%(k)s" % {"k": 1} if False else "%5.1f|%-6d|%06.2f|%+d|%x|%#o|%e|%g|%s|%r|%c|%5s%%" % (3.14159, 42, 2.5, 7, 255, 8, 12345.678, 1e-7, "s", "r", 65, "w"), "%(a)s-%(b)03d" % {"a": 1, "b": 2}, "%*.*f" % (8, 2, math.pi))
for bad in (lambda: "%d" % "x", lambda: "%s %s" % 1, lambda: "%s" % (1, 2), lambda: "%y" % 1, lambda: "%(a)s" % {}, lambda: "%c" % "ab"):
    try:
        print(bad())
    except (TypeError, ValueError, KeyError) as error:
        print(f"{type(error).__name__}: {error}")
print([round(x, n) for x, n in ((2.675, 2), (1234.5678, -2), (0.5, 0), (1.5, 0), (-2.5, 0), (1e22, 2))], round(2.5), round(7, -1), round(15, -1), round(Fraction(7, 3), 2), round(Decimal("2.5")))
print(int("0b101", 0), int("0x_ff", 16), int("zz", 36), int(" -7 "), int(3.99), int("١٢"), float(" 1_0.5e1 "), float("-Infinity"), bin(-5), oct(64), hex(-255), divmod(-7, 3), -7 // 2, -7 % 3, 7.5 // 2, math.fmod(-7, 3), pow(3, -1, 7), pow(2, 0.5))
for bad in ("12a", "", "1__0", "0x", "9" * 5000, "1.5"):
    try:
        int(bad)
    except ValueError as error:
        print(str(error)[:90])
print(math.floor(-1.5), math.ceil(1.2), math.trunc(-1.9), math.copysign(3, -0.0), math.remainder(7, 4), math.modf(-2.25), math.ldexp(0.5, 4), math.log2(1024), math.log1p(1e-10), math.cbrt(27), math.perm(5, 2), math.factorial(20), math.degrees(math.pi), math.isfinite(math.inf), math.gamma(5), math.erf(0.5))
print((0.1).hex(), float.fromhex("0x1.8p1"), (2.5).as_integer_ratio(), (10).bit_length(), (255).bit_count(), (3.0).is_integer(), sys.float_info.max > 1e308, (2**100).to_bytes(13, "big").hex(), isinstance(Decimal(1), numbers.Real), isinstance(1, numbers.Rational), Fraction(3, 4) + 1, Fraction(1.5), Fraction("2/6"), 0.5 + Fraction(1, 2))
print(list(starmap(pow, [(2, 5), (3, 2)])), list(accumulate([1, 2, 3], operator.mul)), reduce(operator.xor, range(5)), sum([0.1] * 3), math.fsum([0.1] * 3), sum([[1], [2]], []), max("apple", "fig", key=len), min([], default=None), sorted([3, -1, 2], key=abs, reverse=True), list(Formatter().parse("{a:>5}"))[0][2])
print(dedent(f"""\
    | {'item':<8} | {'qty':>5} | {'cost':>9} |
    |:{'-' * 8}-|-{'-' * 5}:|-{'-' * 9}:|
""") + "\n".join(f"    | {n:<8} | {q:>5,d} | {c:>9,.2f} |" for n, q, c in [("bolt", 1200, 0.5), ("very long name", 3, 99999.999)]))
