"""Rational numbers.

Promises CPython 3.14's `fractions`.
Deliberately absent: regular expressions (texts are read by hand), and imports of `decimal`, which is only asked about
when it is loaded.
"""

import math
import numbers
import operator
import sys

from _hognose_native import set_twin as _set_twin

__all__ = ['Fraction']

_HASH_MODULUS = sys.hash_info.modulus
_HASH_INF = sys.hash_info.inf


def _digits(text):
    """The number in a run of digits with single underscores between; None for anything else."""
    if not text or text[0] == '_' or text[-1] == '_' or '__' in text:
        return None
    plain = text.replace('_', '')
    return plain if plain.isdecimal() else None


def _parse(text):
    """Numerator and denominator of a text, or None."""
    body = text.strip()
    negative = body[:1] == '-'
    if body[:1] in ('+', '-'):
        body = body[1:]
    top, slash, bottom = body.partition('/')
    if slash:
        top, bottom = _digits(top.rstrip()), _digits(bottom.lstrip())
        if top is None or bottom is None:
            return None
        numerator, denominator = int(top), int(bottom)
    else:
        at = max(body.find('e'), body.find('E'))
        exponent = 0
        if at >= 0:
            power = body[at + 1:]
            sign = -1 if power[:1] == '-' else 1
            power = _digits(power[1:] if power[:1] in ('+', '-') else power)
            if power is None:
                return None
            exponent = sign * int(power)
            body = body[:at]
        whole, point, rest = body.partition('.')
        if not whole and not rest:
            return None
        if whole:
            whole = _digits(whole)
        if rest:
            rest = _digits(rest)
        if whole is None or rest is None:
            return None
        numerator = int(whole or '0')
        denominator = 1
        if rest:
            scale = 10 ** len(rest)
            numerator = numerator * scale + int(rest)
            denominator = scale
        if exponent >= 0:
            numerator *= 10 ** exponent
        else:
            denominator *= 10 ** -exponent
    return (-numerator if negative else numerator), denominator


class Fraction(numbers.Rational):
    """This class implements rational numbers."""

    __slots__ = ('_numerator', '_denominator')

    def __new__(cls, numerator=0, denominator=None):
        if denominator is None:
            if type(numerator) is int:
                self = object.__new__(cls)
                self._numerator = numerator
                self._denominator = 1
                return self
            if isinstance(numerator, numbers.Rational):
                self = object.__new__(cls)
                self._numerator = numerator.numerator
                self._denominator = numerator.denominator
                return self
            if isinstance(numerator, str):
                parsed = _parse(numerator)
                if parsed is None:
                    raise ValueError('Invalid literal for Fraction: %r' % numerator)
                numerator, denominator = parsed
            elif isinstance(numerator, float) or (
                    not isinstance(numerator, type) and hasattr(numerator, 'as_integer_ratio')):
                self = object.__new__(cls)
                self._numerator, self._denominator = numerator.as_integer_ratio()
                return self
            else:
                raise TypeError("argument should be a string or a Rational instance or have the "
                                "as_integer_ratio() method")
        elif type(numerator) is int is type(denominator):
            pass
        elif isinstance(numerator, numbers.Rational) and isinstance(denominator, numbers.Rational):
            numerator, denominator = (numerator.numerator * denominator.denominator,
                                      denominator.numerator * numerator.denominator)
        else:
            raise TypeError("both arguments should be Rational instances")
        if denominator == 0:
            raise ZeroDivisionError(f'Fraction({numerator}, 0)')
        common = math.gcd(numerator, denominator)
        if denominator < 0:
            common = -common
        self = object.__new__(cls)
        self._numerator = numerator // common
        self._denominator = denominator // common
        return self

    @classmethod
    def from_number(cls, number):
        """A fraction from a number, not from a text."""
        if type(number) is int:
            return cls._from_coprime_ints(number, 1)
        if isinstance(number, numbers.Rational):
            return cls._from_coprime_ints(number.numerator, number.denominator)
        if isinstance(number, float) or (not isinstance(number, type)
                                         and hasattr(number, 'as_integer_ratio')):
            return cls._from_coprime_ints(*number.as_integer_ratio())
        raise TypeError("argument should be a Rational instance or have the "
                        "as_integer_ratio() method")

    @classmethod
    def from_float(cls, f):
        """The exact value of a float."""
        if isinstance(f, numbers.Integral):
            return cls(f)
        if not isinstance(f, float):
            raise TypeError("%s.from_float() only takes floats, not %r (%s)"
                            % (cls.__name__, f, type(f).__name__))
        return cls._from_coprime_ints(*f.as_integer_ratio())

    @classmethod
    def from_decimal(cls, dec):
        """The exact value of a decimal."""
        from decimal import Decimal
        if isinstance(dec, numbers.Integral):
            dec = Decimal(int(dec))
        elif not isinstance(dec, Decimal):
            raise TypeError("%s.from_decimal() only takes Decimals, not %r (%s)"
                            % (cls.__name__, dec, type(dec).__name__))
        return cls._from_coprime_ints(*dec.as_integer_ratio())

    @classmethod
    def _from_coprime_ints(cls, numerator, denominator, /):
        self = object.__new__(cls)
        self._numerator = numerator
        self._denominator = denominator
        return self

    def is_integer(self):
        """Whether the value is whole."""
        return self._denominator == 1

    def as_integer_ratio(self):
        """Numerator and denominator, in lowest terms."""
        return self._numerator, self._denominator

    def limit_denominator(self, max_denominator=1000000):
        """The closest fraction whose denominator is at most so large."""
        if max_denominator < 1:
            raise ValueError("max_denominator should be at least 1")
        if self._denominator <= max_denominator:
            return Fraction(self)
        # Convergents of the continued fraction, then the best of the two around.
        p0, q0, p1, q1 = 0, 1, 1, 0
        n, d = self._numerator, self._denominator
        while True:
            a = n // d
            q2 = q0 + a * q1
            if q2 > max_denominator:
                break
            p0, q0, p1, q1 = p1, q1, p0 + a * p1, q2
            n, d = d, n - a * d
        k = (max_denominator - q0) // q1
        if 2 * d * (q0 + k * q1) <= self._denominator:
            return Fraction._from_coprime_ints(p1, q1)
        return Fraction._from_coprime_ints(p0 + k * p1, q0 + k * q1)

    numerator = property(lambda self: self._numerator)
    denominator = property(lambda self: self._denominator)

    def __repr__(self):
        return '%s(%s, %s)' % (self.__class__.__name__, self._numerator, self._denominator)

    def __str__(self):
        if self._denominator == 1:
            return str(self._numerator)
        return '%s/%s' % (self._numerator, self._denominator)

    def __format__(self, format_spec, /):
        return _format(self, format_spec)

    def __add__(a, b):
        if type(b) is Fraction or isinstance(b, (int, Fraction)):
            return _add(a, b)
        return _other(operator.add, a, b)

    def __radd__(b, a):
        return _reflected(operator.add, _add, a, b)

    def __sub__(a, b):
        if isinstance(b, (int, Fraction)):
            return _sub(a, b)
        return _other(operator.sub, a, b)

    def __rsub__(b, a):
        return _reflected(operator.sub, _sub, a, b)

    def __mul__(a, b):
        if isinstance(b, (int, Fraction)):
            return _mul(a, b)
        return _other(operator.mul, a, b)

    def __rmul__(b, a):
        return _reflected(operator.mul, _mul, a, b)

    def __truediv__(a, b):
        if isinstance(b, (int, Fraction)):
            return _div(a, b)
        return _other(operator.truediv, a, b)

    def __rtruediv__(b, a):
        return _reflected(operator.truediv, _div, a, b)

    def __floordiv__(a, b):
        if isinstance(b, (int, Fraction)):
            return _floordiv(a, b)
        return _other(operator.floordiv, a, b)

    def __rfloordiv__(b, a):
        return _reflected(operator.floordiv, _floordiv, a, b)

    def __divmod__(a, b):
        if isinstance(b, (int, Fraction)):
            return _divmod(a, b)
        return _other(divmod, a, b)

    def __rdivmod__(b, a):
        return _reflected(divmod, _divmod, a, b)

    def __mod__(a, b):
        if isinstance(b, (int, Fraction)):
            return _mod(a, b)
        return _other(operator.mod, a, b)

    def __rmod__(b, a):
        return _reflected(operator.mod, _mod, a, b)

    def __pow__(a, b, modulo=None):
        if modulo is not None:
            return NotImplemented
        if isinstance(b, numbers.Rational):
            if b.denominator == 1:
                power = b.numerator
                if power >= 0:
                    return Fraction._from_coprime_ints(a._numerator ** power,
                                                       a._denominator ** power)
                if a._numerator > 0:
                    return Fraction._from_coprime_ints(a._denominator ** -power,
                                                       a._numerator ** -power)
                if a._numerator == 0:
                    raise ZeroDivisionError(f'Fraction({a._denominator ** -power}, 0)')
                return Fraction._from_coprime_ints((-a._denominator) ** -power,
                                                   (-a._numerator) ** -power)
            return float(a) ** float(b)
        if isinstance(b, (float, complex)):
            return float(a) ** b
        return NotImplemented

    def __rpow__(b, a, modulo=None):
        if modulo is not None:
            return NotImplemented
        if b._denominator == 1 and b._numerator >= 0:
            return a ** b._numerator
        if isinstance(a, numbers.Rational):
            return Fraction(a.numerator, a.denominator) ** b
        if b._denominator == 1:
            return a ** b._numerator
        return a ** float(b)

    def __pos__(a):
        return Fraction._from_coprime_ints(a._numerator, a._denominator)

    def __neg__(a):
        return Fraction._from_coprime_ints(-a._numerator, a._denominator)

    def __abs__(a):
        return Fraction._from_coprime_ints(abs(a._numerator), a._denominator)

    def __int__(a, _index=operator.index):
        if a._numerator < 0:
            return _index(-(-a._numerator // a._denominator))
        return _index(a._numerator // a._denominator)

    def __trunc__(a):
        if a._numerator < 0:
            return -(-a._numerator // a._denominator)
        return a._numerator // a._denominator

    def __floor__(a):
        return a._numerator // a._denominator

    def __ceil__(a):
        return -(-a._numerator // a._denominator)

    def __round__(self, ndigits=None):
        if ndigits is None:
            return _round_ratio(self._numerator, self._denominator)
        shift = 10 ** abs(ndigits)
        if ndigits > 0:
            return Fraction(round(self * shift), shift)
        return Fraction(round(self / shift) * shift)

    def __hash__(self):
        try:
            inverse = pow(self._denominator, -1, _HASH_MODULUS)
        except ValueError:
            hash_ = _HASH_INF
        else:
            hash_ = hash(hash(abs(self._numerator)) * inverse)
        result = hash_ if self._numerator >= 0 else -hash_
        return -2 if result == -1 else result

    def __eq__(a, b):
        if type(b) is int:
            return a._numerator == b and a._denominator == 1
        if type(b) is Fraction:
            return a._numerator == b._numerator and a._denominator == b._denominator
        if isinstance(b, numbers.Rational):
            return a._numerator == b.numerator and a._denominator == b.denominator
        if isinstance(b, numbers.Complex) and b.imag == 0:
            b = b.real
        if isinstance(b, float):
            if math.isnan(b) or math.isinf(b):
                return 0.0 == b
            return a == a.from_float(b)
        return NotImplemented

    def __lt__(a, b):
        if type(b) is int:
            return a._numerator < b * a._denominator
        return _compare(a, b, operator.lt)

    def __gt__(a, b):
        if type(b) is int:
            return a._numerator > b * a._denominator
        return _compare(a, b, operator.gt)

    def __le__(a, b):
        if type(b) is int:
            return a._numerator <= b * a._denominator
        return _compare(a, b, operator.le)

    def __ge__(a, b):
        if type(b) is int:
            return a._numerator >= b * a._denominator
        return _compare(a, b, operator.ge)

    def __bool__(a):
        return bool(a._numerator)

    def __reduce__(self):
        return self.__class__, (self._numerator, self._denominator)

    def __copy__(self):
        if type(self) is Fraction:
            return self
        return self.__class__(self._numerator, self._denominator)

    def __deepcopy__(self, memo):
        return self.__copy__()


# Natives stand in front of these operators, for small numbers.
for _name in ('__add__', '__radd__', '__sub__', '__rsub__', '__mul__', '__rmul__', '__truediv__', '__rtruediv__', '__eq__', '__lt__',
              '__le__', '__gt__', '__ge__', '__hash__', '__bool__', '__neg__', '__abs__'):
    _set_twin(Fraction, _name, vars(Fraction)[_name])
del _name


def _compare(a, b, op):
    if type(b) is Fraction:
        return op(a._numerator * b._denominator, a._denominator * b._numerator)
    if isinstance(b, numbers.Rational):
        return op(a._numerator * b.denominator, a._denominator * b.numerator)
    if isinstance(b, float):
        if math.isnan(b) or math.isinf(b):
            return op(0.0, b)
        return op(a, a.from_float(b))
    return NotImplemented


def _other(op, a, b):
    if isinstance(b, float):
        return op(float(a), b)
    if isinstance(b, complex) and op in (operator.add, operator.sub, operator.mul,
                                         operator.truediv):
        return op(float(a), b)
    return NotImplemented


def _reflected(op, exact, a, b):
    if isinstance(a, numbers.Rational):
        return exact(Fraction(a), b)
    if isinstance(a, numbers.Real):
        return op(float(a), float(b))
    if isinstance(a, numbers.Complex):
        return op(complex(a), float(b))
    return NotImplemented


def _add(a, b):
    na, da = a._numerator, a._denominator
    nb, db = b.numerator, b.denominator
    g = math.gcd(da, db)
    if g == 1:
        return Fraction._from_coprime_ints(na * db + da * nb, da * db)
    s = da // g
    t = na * (db // g) + nb * s
    g2 = math.gcd(t, g)
    if g2 == 1:
        return Fraction._from_coprime_ints(t, s * db)
    return Fraction._from_coprime_ints(t // g2, s * (db // g2))


def _sub(a, b):
    return _add(a, -b)


def _mul(a, b):
    na, da = a._numerator, a._denominator
    nb, db = b.numerator, b.denominator
    # Common factors go before the numbers grow.
    g1 = math.gcd(na, db)
    if g1 > 1:
        na //= g1
        db //= g1
    g2 = math.gcd(nb, da)
    if g2 > 1:
        nb //= g2
        da //= g2
    return Fraction._from_coprime_ints(na * nb, db * da)


def _div(a, b):
    nb, db = b.numerator, b.denominator
    if nb == 0:
        raise ZeroDivisionError(f'Fraction({db}, 0)')
    if nb < 0:
        nb, db = -nb, -db
    return _mul(a, Fraction._from_coprime_ints(db, nb))


def _floordiv(a, b):
    return (a.numerator * b.denominator) // (a.denominator * b.numerator)


def _divmod(a, b):
    da, db = a.denominator, b.denominator
    div, rest = divmod(a.numerator * db, da * b.numerator)
    return div, Fraction(rest, da * db)


def _mod(a, b):
    da, db = a.denominator, b.denominator
    return Fraction((a.numerator * db) % (b.numerator * da), da * db)


def _round_ratio(n, d):
    """n / d as the nearest integer, ties to even."""
    floor, rest = divmod(n, d)
    if rest * 2 < d:
        return floor
    if rest * 2 > d or floor % 2:
        return floor + 1
    return floor


def _format(self, spec):
    """Fill, alignment, sign, width, grouping, precision; types e, f, g, %, or none for n/d."""
    original = spec

    def refuse():
        raise ValueError(f"Invalid format specifier {original!r} for object of type "
                         f"{type(self).__name__!r}")

    fill, align = ' ', ''
    if len(spec) >= 2 and spec[1] in '<>=^':
        fill, align, spec = spec[0], spec[1], spec[2:]
    elif spec[:1] and spec[0] in '<>=^':
        align, spec = spec[0], spec[1:]
    sign = '-'
    if spec[:1] and spec[0] in '+- ':
        sign, spec = spec[0], spec[1:]
    no_negative_zero = spec[:1] == 'z'
    if no_negative_zero:
        spec = spec[1:]
    alternate = spec[:1] == '#'
    if alternate:
        spec = spec[1:]
    kind = spec[-1:] if spec[-1:] and spec[-1] in 'eEfFgG%' else ''
    if kind:
        spec = spec[:-1]
    zero_padded = False
    if spec[:1] == '0' and len(spec) > 1 and spec[1].isdecimal():
        zero_padded = True
        spec = spec[1:]
    elif spec[:1] == '0' and (len(spec) == 1 or spec[1] in ',_.'):
        # A lone zero is a width of zero.
        zero_padded = False
    end = 0
    while end < len(spec) and spec[end].isdecimal():
        end += 1
    width, spec = int(spec[:end] or 0), spec[end:]
    separator = ''
    if spec[:1] and spec[0] in ',_':
        separator, spec = spec[0], spec[1:]
    precision = None
    if spec[:1] == '.':
        end = 1
        while end < len(spec) and spec[end].isdecimal():
            end += 1
        if end == 1:
            refuse()
        precision, spec = int(spec[1:end]), spec[end:]
    if spec:
        refuse()
    if zero_padded:
        if align:
            if fill != '0' or align != '=':
                refuse()
        fill, align = '0', '='
    elif not align:
        align = '>'

    negative = self._numerator < 0
    n, d = abs(self._numerator), self._denominator
    if not kind:
        if precision is not None or no_negative_zero or zero_padded:
            refuse()
        body = f'{n:{separator}}' if separator else str(n)
        if d > 1 or alternate:
            body += '/' + (f'{d:{separator}}' if separator else str(d))
    else:
        body, negative = _decimal_body(n, d, negative, kind, precision, alternate, separator,
                                       no_negative_zero)
    mark = '-' if negative else '' if sign == '-' else sign
    if align == '=' and fill == '0' and separator and kind:
        # Zeros are grouped, too.
        whole, _, rest = body.partition('.')
        at = len(whole)
        for index, char in enumerate(whole):
            if not (char.isdecimal() or char == separator):
                at = index
                break
        digits = whole[:at].replace(separator, '')
        tail = body[at:]
        target = width - len(mark) - len(tail)
        text = f'{int(digits or 0):{separator}}'
        while len(text) < target:
            digits = '0' + digits
            groups = []
            rest_digits = digits
            while rest_digits:
                groups.insert(0, rest_digits[-3:])
                rest_digits = rest_digits[:-3]
            text = separator.join(groups)
        return mark + text + tail
    text = mark + body
    padding = fill * (width - len(text))
    if align == '>':
        return padding + text
    if align == '<':
        return text + padding
    if align == '^':
        half = len(padding) // 2
        return padding[:half] + text + padding[half:]
    return mark + padding + body


def _round_to_exponent(n, d, exponent):
    """n / d as a number of units of 10 ** exponent."""
    if exponent >= 0:
        d *= 10 ** exponent
    else:
        n *= 10 ** -exponent
    return _round_ratio(n, d)


def _round_to_figures(n, d, figures):
    """n / d as (significand of so many figures, exponent)."""
    if n == 0:
        return 0, 1 - figures
    text_n, text_d = str(n), str(d)
    m = len(text_n) - len(text_d) + (text_d <= text_n)
    exponent = m - figures
    significand = _round_to_exponent(n, d, exponent)
    if len(str(significand)) == figures + 1:
        significand //= 10
        exponent += 1
    return significand, exponent


def _decimal_body(n, d, negative, kind, precision, alternate, separator, no_negative_zero):
    if precision is None:
        precision = 6
    trim = kind in 'gG' and not alternate
    suffix = ''
    if kind in 'fF%':
        exponent = -precision
        if kind == '%':
            exponent -= 2
            suffix = '%'
        significand = _round_to_exponent(n, d, exponent)
        if kind == '%':
            exponent += 2
        scientific = False
        point = precision
    else:
        figures = max(precision, 1) if kind in 'gG' else precision + 1
        significand, exponent = _round_to_figures(n, d, figures)
        scientific = kind in 'eE' or exponent > 0 or exponent + figures <= -4
        point = figures - 1 if scientific else -exponent
        if scientific:
            suffix = '%s%+03d' % ('E' if kind in 'EG' else 'e', exponent + point)
    if no_negative_zero and significand == 0:
        negative = False
    digits = f'{significand:0{point + 1}d}'
    whole, fraction = digits[:len(digits) - point], digits[len(digits) - point:]
    if trim:
        fraction = fraction.rstrip('0')
    dot = '.' if fraction or alternate else ''
    if separator:
        whole = f'{int(whole):{separator}}'
    return whole + dot + fraction + suffix, negative
