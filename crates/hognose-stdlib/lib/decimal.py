"""Decimal numbers: floating point with the base ten, of any precision, after the General Decimal Arithmetic Specification.

Promises CPython 3.14's `decimal` as its C version shows it. A number is a sign, an integer of digits and an exponent. The
functions that compute note what happened in the context's `_status` as bits; `_deliver` turns them into flags and exceptions when
the result is known.

Deliberately absent: pickling, and exponents beyond those of 64-bit machines.
"""

import contextvars as _contextvars
import re as _re
from collections import namedtuple as _namedtuple
from math import isqrt as _isqrt
from numbers import Number as _Number

from _decimal_native import install as _install

try:
    from _hognose import qualified as _qualified
except ImportError:
    def _qualified(cls):
        return cls

__all__ = ['Decimal', 'Context', 'DecimalTuple', 'DefaultContext', 'BasicContext', 'ExtendedContext', 'DecimalException', 'Clamped',
           'InvalidOperation', 'DivisionByZero', 'Inexact', 'Rounded', 'Subnormal', 'Overflow', 'Underflow', 'FloatOperation',
           'DivisionImpossible', 'InvalidContext', 'ConversionSyntax', 'DivisionUndefined', 'ROUND_DOWN', 'ROUND_HALF_UP',
           'ROUND_HALF_EVEN', 'ROUND_CEILING', 'ROUND_FLOOR', 'ROUND_UP', 'ROUND_HALF_DOWN', 'ROUND_05UP', 'setcontext', 'getcontext',
           'localcontext', 'IEEEContext', 'MAX_PREC', 'MAX_EMAX', 'MIN_EMIN', 'MIN_ETINY', 'IEEE_CONTEXT_MAX_BITS', 'HAVE_THREADS',
           'HAVE_CONTEXTVAR']

ROUND_DOWN = 'ROUND_DOWN'
ROUND_HALF_UP = 'ROUND_HALF_UP'
ROUND_HALF_EVEN = 'ROUND_HALF_EVEN'
ROUND_CEILING = 'ROUND_CEILING'
ROUND_FLOOR = 'ROUND_FLOOR'
ROUND_UP = 'ROUND_UP'
ROUND_HALF_DOWN = 'ROUND_HALF_DOWN'
ROUND_05UP = 'ROUND_05UP'
_ROUNDINGS = (ROUND_UP, ROUND_DOWN, ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_05UP)

MAX_PREC = MAX_EMAX = 999999999999999999
MIN_EMIN = -MAX_EMAX
MIN_ETINY = MIN_EMIN - MAX_PREC + 1
IEEE_CONTEXT_MAX_BITS = 512
HAVE_THREADS = HAVE_CONTEXTVAR = True
__version__ = '1.70'
__libmpdec_version__ = '4.0.0'

DecimalTuple = _namedtuple('DecimalTuple', 'sign digits exponent')


# --- signals --------------------------------------------------------------------------------------------------------------------

class DecimalException(ArithmeticError):
    pass


class Clamped(DecimalException):
    pass


class InvalidOperation(DecimalException):
    pass


class ConversionSyntax(InvalidOperation):
    pass


class DivisionByZero(DecimalException, ZeroDivisionError):
    pass


class DivisionImpossible(InvalidOperation):
    pass


class DivisionUndefined(InvalidOperation, ZeroDivisionError):
    pass


class Inexact(DecimalException):
    pass


class InvalidContext(InvalidOperation):
    pass


class Rounded(DecimalException):
    pass


class Subnormal(DecimalException):
    pass


class Overflow(Inexact, Rounded):
    pass


class Underflow(Inexact, Rounded, Subnormal):
    pass


class FloatOperation(DecimalException, TypeError):
    pass


_CONVERSION, _IMPOSSIBLE, _UNDEFINED, _CONTEXT, _INVALID, _FLOAT, _BY_ZERO, _OVERFLOW, _UNDERFLOW, _SUBNORMAL, _INEXACT, _ROUNDED, \
    _CLAMPED = [1 << bit for bit in range(13)]
# Signals in the order of their precedence, with the bits that they stand for.
_SIGNALS = ((InvalidOperation, _CONVERSION | _IMPOSSIBLE | _UNDEFINED | _CONTEXT | _INVALID), (FloatOperation, _FLOAT),
            (DivisionByZero, _BY_ZERO), (Overflow, _OVERFLOW), (Underflow, _UNDERFLOW), (Subnormal, _SUBNORMAL),
            (Inexact, _INEXACT), (Rounded, _ROUNDED), (Clamped, _CLAMPED))
_CONDITIONS = ((_CONVERSION, ConversionSyntax), (_IMPOSSIBLE, DivisionImpossible), (_UNDEFINED, DivisionUndefined),
               (_CONTEXT, InvalidContext), (_INVALID, InvalidOperation), (_FLOAT, FloatOperation), (_BY_ZERO, DivisionByZero),
               (_OVERFLOW, Overflow), (_UNDERFLOW, Underflow), (_SUBNORMAL, Subnormal), (_INEXACT, Inexact), (_ROUNDED, Rounded),
               (_CLAMPED, Clamped))
_ORDER = (InvalidOperation, FloatOperation, DivisionByZero, Overflow, Underflow, Subnormal, Inexact, Rounded, Clamped)
# The order in which a context shows them.
_SHOWN = (Clamped, InvalidOperation, DivisionByZero, Inexact, FloatOperation, Overflow, Rounded, Subnormal, Underflow)


# --- integers -------------------------------------------------------------------------------------------------------------------

def _n_digits(n):
    """How many decimal digits a non-negative integer has; one for zero."""
    if n < 10000000000000000:
        return len(str(n))
    guess = n.bit_length() * 30103 // 100000
    while n >= 10 ** guess:
        guess += 1
    while n < 10 ** (guess - 1):
        guess -= 1
    return guess


def _digits(n):
    """The digits of a non-negative integer, of any size."""
    if n < 10 ** 4000:
        return str(n)
    pieces = []
    while n:
        n, low = divmod(n, 10 ** 4000)
        pieces.append(str(low).rjust(4000, '0'))
    return ''.join(reversed(pieces)).lstrip('0')


def _int_of(text):
    if len(text) <= 4000:
        return int(text)
    n = 0
    for at in range(0, len(text), 4000):
        piece = text[at:at + 4000]
        n = n * 10 ** len(piece) + int(piece)
    return n


def _shifted(n, places, rounding, sign):
    """n / 10**places as an integer, and whether that was inexact."""
    unit = 10 ** places
    q, r = divmod(n, unit)
    if not r:
        return q, False
    if rounding == ROUND_HALF_EVEN:
        r *= 2
        up = r > unit or r == unit and q & 1
    elif rounding == ROUND_HALF_UP:
        up = r * 2 >= unit
    elif rounding == ROUND_DOWN:
        up = False
    elif rounding == ROUND_UP:
        up = True
    elif rounding == ROUND_CEILING:
        up = not sign
    elif rounding == ROUND_FLOOR:
        up = sign
    elif rounding == ROUND_HALF_DOWN:
        up = r * 2 > unit
    else:
        up = q % 10 in (0, 5)
    return (q + 1 if up else q), True


# --- contexts -------------------------------------------------------------------------------------------------------------------

def _whole(value):
    if not isinstance(value, int):
        raise TypeError('an integer is required')
    return _ssize(value)


def _ssize(value):
    if not -2 ** 63 <= value < 2 ** 63:
        raise OverflowError('Python int too large to convert to C ssize_t')
    return value


_UNKNOWN_SIGNAL = ('valid values for signals are:\n  [InvalidOperation, FloatOperation, DivisionByZero,\n'
                   '   Overflow, Underflow, Subnormal, Inexact, Rounded,\n   Clamped]')
_UNKNOWN_ROUNDING = ('valid values for rounding are:\n  [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,\n'
                     '   ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,\n   ROUND_05UP]')


class SignalDict(dict):
    """Which signals are set: of `Context.flags` and `Context.traps`. One that a context did not make is of no use."""

    def _refuse_empty(self):
        if not dict.__len__(self):
            raise ValueError('invalid signal dict')

    def __repr__(self):
        self._refuse_empty()
        return '{' + ', '.join([f'{signal!r}:{on}' for signal, on in self.items()]) + '}'

    def __len__(self):
        self._refuse_empty()
        return dict.__len__(self)

    def __iter__(self):
        self._refuse_empty()
        return dict.__iter__(self)

    def __getitem__(self, signal, /):
        self._refuse_empty()
        if signal not in _ORDER:
            raise KeyError(_UNKNOWN_SIGNAL)
        return dict.__getitem__(self, signal)

    def __setitem__(self, signal, on, /):
        self._refuse_empty()
        if signal not in _ORDER:
            raise KeyError(_UNKNOWN_SIGNAL)
        _set_signal(self, signal, bool(on))

    def __eq__(self, other):
        self._refuse_empty()
        if isinstance(other, SignalDict):
            other._refuse_empty()
        return dict.__eq__(self, other)

    __hash__ = None

    def copy(self):
        self._refuse_empty()
        return dict(self.items())

    def __delitem__(self, signal, /):
        raise ValueError('signal keys cannot be deleted')


_set_signal = dict.__setitem__
_get_signal = dict.__getitem__


def _signal_dict(value, lists=True):
    if isinstance(value, dict):
        if len(value) != len(_ORDER) or any([signal not in value for signal in _ORDER]):
            raise KeyError('invalid signal dict')
        return SignalDict([(signal, bool(value[signal])) for signal in _ORDER])
    if not lists or not isinstance(value, list):
        raise TypeError('argument must be a signal dict')
    for signal in value:
        if signal not in _ORDER:
            raise KeyError(_UNKNOWN_SIGNAL)
    return SignalDict([(signal, signal in value) for signal in _ORDER])


@_qualified
class Context:
    """How results are rounded, and which signals raise."""

    __slots__ = ('_prec', '_rounding', '_Emin', '_Emax', '_capitals', '_clamping', '_flags', '_traps', '_status', '__weakref__')

    def __init__(self, prec=None, rounding=None, Emin=None, Emax=None, capitals=None, clamp=None, flags=None, traps=None):
        default = DefaultContext
        self.prec = default._prec if prec is None else prec
        self.rounding = default._rounding if rounding is None else rounding
        self.Emin = default._Emin if Emin is None else Emin
        self.Emax = default._Emax if Emax is None else Emax
        self.capitals = default._capitals if capitals is None else capitals
        self.clamp = default._clamping if clamp is None else clamp
        self._flags = _signal_dict([] if flags is None else flags)
        self._traps = _signal_dict(default._traps if traps is None else traps)
        self._status = 0

    @property
    def prec(self):
        return self._prec

    @prec.setter
    def prec(self, value):
        if not 1 <= _whole(value) <= MAX_PREC:
            raise ValueError('valid range for prec is [1, MAX_PREC]')
        self._prec = value

    @property
    def rounding(self):
        return self._rounding

    @rounding.setter
    def rounding(self, value):
        if value not in _ROUNDINGS:
            raise TypeError(_UNKNOWN_ROUNDING)
        self._rounding = value

    @property
    def Emin(self):
        return self._Emin

    @Emin.setter
    def Emin(self, value):
        if not MIN_EMIN <= _whole(value) <= 0:
            raise ValueError('valid range for Emin is [MIN_EMIN, 0]')
        self._Emin = value

    @property
    def Emax(self):
        return self._Emax

    @Emax.setter
    def Emax(self, value):
        if not 0 <= _whole(value) <= MAX_EMAX:
            raise ValueError('valid range for Emax is [0, MAX_EMAX]')
        self._Emax = value

    @property
    def capitals(self):
        return self._capitals

    @capitals.setter
    def capitals(self, value):
        if _whole(value) not in (0, 1):
            raise ValueError('valid values for capitals are 0 or 1')
        self._capitals = value

    @property
    def clamp(self):
        return self._clamping

    @clamp.setter
    def clamp(self, value):
        if _whole(value) not in (0, 1):
            raise ValueError('valid values for clamp are 0 or 1')
        self._clamping = value

    @property
    def flags(self):
        return self._flags

    @flags.setter
    def flags(self, value):
        self._flags = _signal_dict(value, lists=False)

    @property
    def traps(self):
        return self._traps

    @traps.setter
    def traps(self, value):
        self._traps = _signal_dict(value, lists=False)

    def __repr__(self):
        flags = ', '.join([signal.__name__ for signal in _SHOWN if self._flags[signal]])
        traps = ', '.join([signal.__name__ for signal in _SHOWN if self._traps[signal]])
        return (f'Context(prec={self._prec}, rounding={self._rounding}, Emin={self._Emin}, Emax={self._Emax}, '
                f'capitals={self._capitals}, clamp={self._clamping}, flags=[{flags}], traps=[{traps}])')

    def copy(self):
        """A copy, flags and all."""
        other = object.__new__(Context)
        other._prec = self._prec
        other._rounding = self._rounding
        other._Emin = self._Emin
        other._Emax = self._Emax
        other._capitals = self._capitals
        other._clamping = self._clamping
        other._flags = SignalDict(self._flags.items())
        other._traps = SignalDict(self._traps.items())
        other._status = 0
        return other

    __copy__ = copy

    def clear_flags(self):
        """Takes all flags back."""
        for signal in _ORDER:
            _set_signal(self._flags, signal, False)

    def clear_traps(self):
        """No signal raises any more."""
        for signal in _ORDER:
            _set_signal(self._traps, signal, False)

    def Etiny(self):
        """The least exponent of a subnormal number."""
        return self._Emin - self._prec + 1

    def Etop(self):
        """The greatest exponent of a number with all digits."""
        return self._Emax - self._prec + 1

    def radix(self):
        """Ten."""
        return Decimal(10)

    def _deliver(self):
        """Turns the noted bits into flags, and raises what is trapped."""
        status = self._status
        self._status = 0
        raised = None
        trapped = 0
        flags, traps = self._flags, self._traps
        for signal, bits in _SIGNALS:
            if status & bits:
                _set_signal(flags, signal, True)
                if _get_signal(traps, signal):
                    trapped |= bits
                    if raised is None:
                        raised = signal
        if raised is not None:
            raise raised([condition for bit, condition in _CONDITIONS if bit & status & trapped])

    def create_decimal(self, num='0', /):
        """A decimal from a number or text, rounded by this context."""
        if isinstance(num, str):
            result = _parse(num, self, exact=False)
        else:
            result = _converted(num, self)
            if result is NotImplemented:
                raise TypeError(f'conversion from {type(num).__name__} to Decimal is not supported')
            if result._kind >= 2 and _n_digits(result._int) > self._prec - self._clamping and result._int:
                self._status |= _CONVERSION
                result = _NAN
        return _done(_fix(result, self), self)

    def create_decimal_from_float(self, f, /):
        """A decimal from a float, rounded by this context."""
        return _done(_fix(Decimal.from_float(f), self), self)

    def _apply(self, a, /):
        """A number rounded by this context."""
        return _done(_fix(_operand(a), self), self)

    def to_sci_string(self, a, /):
        """The text of a number, with an exponent where needed."""
        return _text(_operand(a), self)

    def to_eng_string(self, a, /):
        """The text of a number, exponents being multiples of three."""
        return _text(_operand(a), self, True)


def _bare_context(prec, rounding, emin, emax, traps):
    made = object.__new__(Context)
    made._prec = prec
    made._rounding = rounding
    made._Emin = emin
    made._Emax = emax
    made._capitals = 1
    made._clamping = 0
    made._flags = SignalDict((signal, False) for signal in _ORDER)
    made._traps = SignalDict((signal, signal in traps) for signal in _ORDER)
    made._status = 0
    return made


DefaultContext = _bare_context(28, ROUND_HALF_EVEN, -999999, 999999, (InvalidOperation, DivisionByZero, Overflow))
BasicContext = _bare_context(9, ROUND_HALF_UP, -999999, 999999,
                             (InvalidOperation, DivisionByZero, Overflow, Underflow, Clamped))
ExtendedContext = _bare_context(9, ROUND_HALF_EVEN, -999999, 999999, ())
# For exact intermediate results.
_WIDE = _bare_context(MAX_PREC, ROUND_HALF_EVEN, MIN_EMIN, MAX_EMAX, ())

_current = _contextvars.ContextVar('decimal_context')


def IEEEContext(bits, /):
    """The context of an IEEE interchange format."""
    if not 0 < bits <= IEEE_CONTEXT_MAX_BITS or bits % 32:
        raise ValueError('argument must be a multiple of 32, with a maximum of 512')
    emax = 3 * (1 << bits // 16 + 3)
    made = _bare_context(9 * bits // 32 - 2, ROUND_HALF_EVEN, 1 - emax, emax, ())
    made._clamping = 1
    return made


def getcontext():
    """The context in use."""
    context = _current.get(None)
    if context is None:
        context = DefaultContext.copy()
        _current.set(context)
    return context


def setcontext(context, /):
    """Uses another context from now on."""
    if not isinstance(context, Context):
        raise TypeError('optional argument must be a context')
    if context in (DefaultContext, BasicContext, ExtendedContext):
        context = context.copy()
        context.clear_flags()
    _current.set(context)


_LOCAL_NAMES = ('prec', 'rounding', 'Emin', 'Emax', 'capitals', 'clamp', 'flags', 'traps')


def localcontext(ctx=None, **kwargs):
    """A context manager that uses a copy of a context."""
    if ctx is None:
        ctx = getcontext()
    elif not isinstance(ctx, Context):
        raise TypeError('optional argument must be a context')
    ctx = ctx.copy()
    for name, value in kwargs.items():
        if name not in _LOCAL_NAMES:
            raise TypeError(f"localcontext() got an unexpected keyword argument '{name}'")
        if name in ('flags', 'traps'):
            value = _signal_dict(value)
        setattr(ctx, name, value)
    return ContextManager(ctx)


class ContextManager:
    """Uses a context within a `with` statement."""

    __slots__ = ('_new', '_saved')

    def __init__(self, context):
        self._new = context

    def __enter__(self):
        self._saved = getcontext()
        _current.set(self._new)
        return self._new

    def __exit__(self, *_):
        _current.set(self._saved)


# --- numbers --------------------------------------------------------------------------------------------------------------------

# `_kind`: 0 finite, 1 infinite, 2 quiet NaN, 3 signaling NaN (`_int` is its payload).

_NUMBER = _re.compile(r'([-+])?(?:(?=\d|\.\d)(\d*)(?:\.(\d*))?(?:e([-+]?\d+))?|(inf(?:inity)?)|(s)?nan(\d*))\Z', _re.IGNORECASE)
_HASH_MODULUS = (1 << 61) - 1
_HASH_INVERSE = pow(10, _HASH_MODULUS - 2, _HASH_MODULUS)
_object_new = object.__new__


def _plain_int(value):
    """The value of an instance of a subclass of int, whatever its methods say."""
    return value if type(value) is int else int.__add__(value, 0)


def _make(sign, n, exp, kind=0):
    made = _object_new(Decimal)
    made._sign = sign
    made._int = n
    made._exp = exp
    made._kind = kind
    return made


def _parse(text, context, exact=True):
    # What a context makes follows the specification, in which nothing may stand around a number.
    found = _NUMBER.match(text.strip().replace('_', '') if exact else text)
    if found is None:
        context._status |= _CONVERSION
        return _NAN
    minus, whole, fraction, exponent, infinite, signaling, payload = found.groups()
    sign = 1 if minus == '-' else 0
    if infinite:
        return _make(sign, 0, 0, 1)
    if whole is not None:
        exponent = int(exponent) if exponent else 0
        if fraction:
            n = _int_of(whole + fraction)
            exponent -= len(fraction)
        else:
            n = _int_of(whole)
        if exact and _is_too_wide(n, exponent):
            context._status |= _INVALID
            return _NAN
        return _make(sign, n, exponent)
    n = _int_of(payload) if payload else 0
    if not exact and n and _n_digits(n) > context._prec - context._clamping:
        context._status |= _CONVERSION
        return _NAN
    return _make(sign, n, 0, 3 if signaling else 2)


def _is_too_wide(n, exponent):
    """Whether the widest context does not hold a number."""
    return not MIN_ETINY <= exponent or exponent > MAX_EMAX or exponent + (_n_digits(n) if n else 1) - 1 > MAX_EMAX


def _converted(value, context=None):
    """A decimal with exactly the value of an int, float, tuple or decimal; `NotImplemented` for others."""
    if isinstance(value, Decimal):
        return value
    if isinstance(value, int):
        value = _plain_int(value)
        return _make(1, -value, 0) if value < 0 else _make(0, value, 0)
    if isinstance(value, (tuple, list)):
        return _from_tuple(value)
    if isinstance(value, float):
        if context is not None:
            context._status |= _FLOAT
            if context._traps[FloatOperation]:
                context._deliver()
        return Decimal.from_float(value)
    return NotImplemented


def _from_tuple(value):
    value = tuple(value)
    if len(value) != 3:
        raise ValueError('argument must be a sequence of length 3')
    sign, digits, exponent = value
    if not isinstance(sign, int) or sign not in (0, 1):
        raise ValueError('sign must be an integer with the value 0 or 1')
    if exponent == 'F':
        return _make(sign, 0, 0, 1)
    n = 0
    for digit in digits:
        if not isinstance(digit, int) or not 0 <= digit <= 9:
            raise ValueError('coefficient must be a tuple of digits')
        n = n * 10 + digit
    if exponent in ('n', 'N'):
        return _make(sign, n, 0, 2 if exponent == 'n' else 3)
    if not isinstance(exponent, int):
        raise ValueError("string argument in the third position must be 'F', 'n' or 'N'"
                         if isinstance(exponent, str) else 'exponent must be an integer')
    return _make(sign, n, _ssize(exponent))


def _done(result, context):
    if context._status:
        context._deliver()
    if type(result) is not Decimal and isinstance(result, Decimal):
        # An operand that is its own result is no longer of its subclass.
        return _make(result._sign, result._int, result._exp, result._kind)
    return result


def _fix(d, context):
    """A result as the context wants it: rounded, within its exponents."""
    kind = d._kind
    n, exp = d._int, d._exp
    prec = context._prec
    if kind:
        if kind >= 2 and n:
            room = prec - context._clamping
            if _n_digits(n) > room:
                return _make(d._sign, n % 10 ** room, 0, kind)
        return d
    emin, emax = context._Emin, context._Emax
    if not n:
        highest = emax - prec + 1 if context._clamping else emax
        fixed = min(max(exp, emin - prec + 1), highest)
        if fixed != exp:
            context._status |= _CLAMPED
            return _make(d._sign, 0, fixed)
        return d
    size = _n_digits(n)
    adjusted = exp + size - 1
    if size <= prec and emin <= adjusted <= emax:
        if context._clamping and exp > emax - prec + 1:
            context._status |= _CLAMPED
            top = emax - prec + 1
            return _make(d._sign, n * 10 ** (exp - top), top)
        return d
    return _rounded(d, size, adjusted, context)


def _rounded(d, size, adjusted, context):
    sign, n, exp = d._sign, d._int, d._exp
    prec, emin, emax = context._prec, context._Emin, context._Emax
    if adjusted > emax:
        return _too_large(sign, context)
    least = max(emin - prec + 1, adjusted - prec + 1)
    subnormal = adjusted < emin
    if subnormal:
        context._status |= _SUBNORMAL
    if exp < least:
        if least - exp > size + 1:
            # Nothing of the digits is left, only that there were some.
            n, exp = 1, least - 2
        n, inexact = _shifted(n, least - exp, context._rounding, sign)
        exp = least
        if n.bit_length() > prec and n == 10 ** prec:
            n //= 10
            exp += 1
        context._status |= _ROUNDED
        if inexact:
            context._status |= _INEXACT
            if subnormal:
                context._status |= _UNDERFLOW
        if not n:
            context._status |= _CLAMPED
        elif exp + _n_digits(n) - 1 > emax:
            return _too_large(sign, context)
        d = _make(sign, n, exp)
    top = emax - prec + 1
    if context._clamping and exp > top and n:
        context._status |= _CLAMPED
        d = _make(sign, n * 10 ** (exp - top), top)
    return d


def _too_large(sign, context):
    context._status |= _OVERFLOW | _INEXACT | _ROUNDED
    rounding = context._rounding
    if rounding in (ROUND_DOWN, ROUND_05UP) or rounding == (ROUND_CEILING if sign else ROUND_FLOOR):
        return _make(sign, 10 ** context._prec - 1, context._Emax - context._prec + 1)
    return _make(sign, 0, 0, 1)


def _nan_of(a, b, context):
    """The NaN that an operation with a NaN operand gives; `None` when there is none."""
    if a._kind < 2 and (b is None or b._kind < 2):
        return None
    for operand in (a, b):
        if operand is not None and operand._kind == 3:
            context._status |= _INVALID
            return _fix(_make(operand._sign, operand._int, 0, 2), context)
    return _fix(a if a._kind == 2 else b, context)


def _invalid(context, bit=_INVALID):
    context._status |= bit
    return _NAN


def _negated(d):
    return _make(1 - d._sign, d._int, d._exp, d._kind)


def _add(a, b, context):
    if a._kind or b._kind:
        nan = _nan_of(a, b, context)
        if nan is not None:
            return nan
        if a._kind:
            if b._kind and a._sign != b._sign:
                return _invalid(context)
            return a
        return b
    exp = a._exp if a._exp < b._exp else b._exp
    m, n = a._int, b._int
    if not m or not n:
        if not m and not n:
            sign = a._sign & b._sign
            if a._sign != b._sign and context._rounding == ROUND_FLOOR:
                sign = 1
            return _fix(_make(sign, 0, exp), context)
        d = b if n else a
        exp = max(exp, d._exp - context._prec - 1)
        return _fix(_rescaled(d, exp), context)
    if a._exp != b._exp:
        if a._exp > b._exp:
            m, n = _aligned(m, a._exp, n, b._exp, context._prec)
        else:
            n, m = _aligned(n, b._exp, m, a._exp, context._prec)
        if type(m) is tuple:
            (m, exp), n = m, n
        elif type(n) is tuple:
            n, exp = n
    if a._sign == b._sign:
        return _fix(_make(a._sign, m + n, exp), context)
    if m == n:
        return _fix(_make(1 if context._rounding == ROUND_FLOOR else 0, 0, exp), context)
    if m > n:
        return _fix(_make(a._sign, m - n, exp), context)
    return _fix(_make(b._sign, n - m, exp), context)


def _aligned(high, high_exp, low, low_exp, prec):
    """Two coefficients with one exponent: the lower one. A low operand too small to matter is replaced, with a new exponent."""
    size = _n_digits(high)
    least = high_exp + min(-1, size - prec - 2)
    if _n_digits(low) + low_exp - 1 < least:
        return high * 10 ** (high_exp - least), (1, least)
    return high * 10 ** (high_exp - low_exp), low


def _rescaled(d, exp, rounding=ROUND_DOWN):
    """A finite number with another exponent."""
    if not d._int:
        return _make(d._sign, 0, exp)
    if d._exp >= exp:
        return _make(d._sign, d._int * 10 ** (d._exp - exp), exp)
    places = exp - d._exp
    size = _n_digits(d._int)
    if places > size + 1:
        return _make(d._sign, _shifted(1, 2, rounding, d._sign)[0], exp)
    return _make(d._sign, _shifted(d._int, places, rounding, d._sign)[0], exp)


def _multiply(a, b, context):
    sign = a._sign ^ b._sign
    if a._kind or b._kind:
        nan = _nan_of(a, b, context)
        if nan is not None:
            return nan
        if (a._kind or a._int) and (b._kind or b._int):
            return _make(sign, 0, 0, 1)
        return _invalid(context)
    return _fix(_make(sign, a._int * b._int, a._exp + b._exp), context)


def _divide(a, b, context):
    sign = a._sign ^ b._sign
    if a._kind or b._kind:
        nan = _nan_of(a, b, context)
        if nan is not None:
            return nan
        if a._kind:
            return _invalid(context) if b._kind else a if sign == a._sign else _make(sign, 0, 0, 1)
        context._status |= _CLAMPED
        return _make(sign, 0, context._Emin - context._prec + 1)
    n = b._int
    if not n:
        if not a._int:
            return _invalid(context, _UNDEFINED)
        context._status |= _BY_ZERO
        return _make(sign, 0, 0, 1)
    if not a._int:
        return _fix(_make(sign, 0, a._exp - b._exp), context)
    digits = context._prec
    if digits > 1000:
        # An exact quotient has no more digits than these, however many the context allows.
        digits = min(digits, max(1000, 4 * (n.bit_length() + a._int.bit_length())))
        if digits < context._prec and a._int * 10 ** digits % n:
            digits = context._prec
    places = _n_digits(n) - _n_digits(a._int) + digits + 1
    exp = a._exp - b._exp - places
    if places >= 0:
        q, r = divmod(a._int * 10 ** places, n)
    else:
        q, r = divmod(a._int, n * 10 ** -places)
    if r:
        # So that no rounding takes it for exact or for half.
        if q % 5 == 0:
            q += 1
    else:
        while places > 0 and not q % 10:
            q //= 10
            exp += 1
            places -= 1
    return _fix(_make(sign, q, exp), context)


def _divmod(a, b, context):
    """Quotient towards zero and remainder of finite operands, the divisor not zero; `None` when the quotient is too large."""
    sign = a._sign ^ b._sign
    exp = a._exp if b._kind else min(a._exp, b._exp)
    if b._kind:
        return _make(sign, 0, 0), a
    distance = _adjusted(a) - _adjusted(b)
    limit = context._prec
    if not a._int or distance <= -2:
        return _make(sign, 0, 0), _rescaled(a, exp)
    if distance <= context._prec:
        m, n = a._int * 10 ** (a._exp - exp), b._int * 10 ** (b._exp - exp)
        q, r = divmod(m, n)
        if limit > q.bit_length() or q < 10 ** limit:
            return _make(sign, q, 0), _make(a._sign, r, exp)
    return None


def _adjusted(d):
    return d._exp + _n_digits(d._int) - 1


def _divide_int(a, b, context):
    nan = _nan_of(a, b, context)
    if nan is not None:
        return nan
    sign = a._sign ^ b._sign
    if a._kind:
        return _invalid(context) if b._kind else _make(sign, 0, 0, 1)
    if not b._kind and not b._int:
        if not a._int:
            return _invalid(context, _UNDEFINED)
        context._status |= _BY_ZERO
        return _make(sign, 0, 0, 1)
    both = _divmod(a, b, context)
    if both is None:
        return _invalid(context, _IMPOSSIBLE)
    return _fix(both[0], context)


def _remainder(a, b, context):
    nan = _nan_of(a, b, context)
    if nan is not None:
        return nan
    if a._kind:
        return _invalid(context)
    if not b._kind and not b._int:
        return _invalid(context, _INVALID if a._int else _UNDEFINED)
    both = _divmod(a, b, context)
    if both is None:
        return _invalid(context, _IMPOSSIBLE)
    return _fix(both[1], context)


def _divmod_both(a, b, context):
    nan = _nan_of(a, b, context)
    if nan is not None:
        return nan, nan
    sign = a._sign ^ b._sign
    if a._kind:
        if b._kind:
            return _invalid(context), _NAN
        return _make(sign, 0, 0, 1), _invalid(context)
    if not b._kind and not b._int:
        if not a._int:
            return _invalid(context, _UNDEFINED), _NAN
        context._status |= _BY_ZERO | _INVALID
        return _make(sign, 0, 0, 1), _NAN
    both = _divmod(a, b, context)
    if both is None:
        return _invalid(context, _IMPOSSIBLE), _NAN
    return _fix(both[0], context), _fix(both[1], context)


def _remainder_near(a, b, context):
    nan = _nan_of(a, b, context)
    if nan is not None:
        return nan
    if a._kind:
        return _invalid(context)
    if b._kind:
        return _fix(a, context)
    if not b._int:
        return _invalid(context, _INVALID if a._int else _UNDEFINED)
    exp = min(a._exp, b._exp)
    if not a._int:
        return _fix(_make(a._sign, 0, exp), context)
    distance = _adjusted(a) - _adjusted(b)
    if distance >= context._prec + 1:
        return _invalid(context, _IMPOSSIBLE)
    if distance <= -2:
        return _fix(_rescaled(a, exp), context)
    m, n = a._int * 10 ** (a._exp - exp), b._int * 10 ** (b._exp - exp)
    q, r = divmod(m, n)
    sign = a._sign
    if 2 * r + (q & 1) > n:
        r = n - r
        q += 1
        sign ^= 1
    if q >= 10 ** context._prec:
        return _invalid(context, _IMPOSSIBLE)
    return _fix(_make(sign if r else a._sign, r, exp), context)


def _plus(a, context):
    nan = _nan_of(a, None, context)
    if nan is not None:
        return nan
    if not a._kind and not a._int and context._rounding != ROUND_FLOOR:
        a = _make(0, 0, a._exp)
    return _fix(a, context)


def _minus(a, context):
    nan = _nan_of(a, None, context)
    if nan is not None:
        return nan
    if not a._kind and not a._int and context._rounding != ROUND_FLOOR:
        return _fix(_make(0, 0, a._exp), context)
    return _fix(_negated(a), context)


def _absolute(a, context):
    nan = _nan_of(a, None, context)
    if nan is not None:
        return nan
    return _fix(_make(0, a._int, a._exp, a._kind), context)


def _fma(a, b, c, context):
    # The product comes first, with its own NaN; then what it is added to counts.
    for operand in (a, b):
        if operand._kind == 3:
            return _nan_of(operand, None, context)
    for operand in (a, b):
        if operand._kind == 2:
            return _nan_of(operand, c, context)
    sign = a._sign ^ b._sign
    if a._kind or b._kind:
        if not ((a._kind or a._int) and (b._kind or b._int)):
            return _invalid(context)
        product = _make(sign, 0, 0, 1)
    else:
        product = _make(sign, a._int * b._int, a._exp + b._exp)
    return _add(product, c, context)


def _compare(a, b):
    """-1, 0 or 1; neither is a NaN."""
    if a._kind or b._kind:
        x = (0 if not a._kind else -1 if a._sign else 1)
        y = (0 if not b._kind else -1 if b._sign else 1)
        return (x > y) - (x < y)
    m, n = a._int, b._int
    if not m or not n:
        if not m and not n:
            return 0
        if not m:
            return 1 if b._sign else -1
        return -1 if a._sign else 1
    if a._sign != b._sign:
        return -1 if a._sign else 1
    if a._exp != b._exp:
        x, y = _adjusted(a), _adjusted(b)
        if x != y:
            result = 1 if x > y else -1
            return -result if a._sign else result
        if a._exp > b._exp:
            m *= 10 ** (a._exp - b._exp)
        else:
            n *= 10 ** (b._exp - a._exp)
    result = (m > n) - (m < n)
    return -result if a._sign else result


def _compare_total(a, b):
    if a._sign != b._sign:
        return -1 if a._sign else 1
    sign = -1 if a._sign else 1
    if a._kind >= 2 or b._kind >= 2:
        if a._kind == b._kind:
            return sign * ((a._int > b._int) - (a._int < b._int))
        # Quiet NaNs are above signaling ones, and these above numbers.
        x, y = [0 if k < 2 else 2 if k == 2 else 1 for k in (a._kind, b._kind)]
        return sign if x > y else -sign
    found = _compare(a, b)
    if found or a._kind:
        return found
    return sign * ((a._exp > b._exp) - (a._exp < b._exp))


def _choose(a, b, context, want, magnitude):
    if a._kind >= 2 or b._kind >= 2:
        if a._kind == 3 or b._kind == 3 or a._kind == b._kind:
            return _nan_of(a, b, context)
        return _fix(b if a._kind == 2 else a, context)
    if magnitude:
        order = _compare(_make(0, a._int, a._exp, a._kind), _make(0, b._int, b._exp, b._kind))
    else:
        order = _compare(a, b)
    if not order:
        order = _compare_total(a, b)
    return _fix(a if order * want >= 0 and (order or want) else b, context)


def _quantize(a, b, context, rounding=None):
    if a._kind or b._kind:
        nan = _nan_of(a, b, context)
        if nan is not None:
            return nan
        if a._kind and b._kind:
            return a
        return _invalid(context)
    exp = b._exp
    if not context._Emin - context._prec + 1 <= exp <= context._Emax:
        return _invalid(context)
    if not a._int:
        return _fix(_make(a._sign, 0, exp), context)
    adjusted = _adjusted(a)
    if adjusted > context._Emax or adjusted - exp + 1 > context._prec:
        return _invalid(context)
    result = _rescaled(a, exp, rounding or context._rounding)
    if result._int and _adjusted(result) > context._Emax or _n_digits(result._int) > context._prec:
        return _invalid(context)
    if result._int and _adjusted(result) < context._Emin:
        context._status |= _SUBNORMAL
    if exp > a._exp:
        if _compare(result, a):
            context._status |= _INEXACT
        context._status |= _ROUNDED
    return _fix(result, context)


def _to_integral(a, context, rounding, exact):
    nan = _nan_of(a, None, context)
    if nan is not None:
        return nan
    if a._kind or a._exp >= 0:
        return a
    if not a._int:
        return _make(a._sign, 0, 0)
    result = _rescaled(a, 0, rounding or context._rounding)
    if exact:
        if _compare(result, a):
            context._status |= _INEXACT
        context._status |= _ROUNDED
    return result


def _reduce(a, context):
    nan = _nan_of(a, None, context)
    if nan is not None:
        return nan
    a = _fix(a, context)
    if a._kind:
        return a
    if not a._int:
        return _make(a._sign, 0, 0)
    n, exp = a._int, a._exp
    most = context._Emax - context._prec + 1 if context._clamping else context._Emax
    while exp < most and not n % 10:
        n //= 10
        exp += 1
    return _make(a._sign, n, exp)


def _sqrt(a, context):
    nan = _nan_of(a, None, context)
    if nan is not None:
        return nan
    if a._kind and not a._sign:
        return a
    if not a._kind and not a._int:
        return _fix(_make(a._sign, 0, a._exp // 2), context)
    if a._sign:
        return _invalid(context)
    exp = a._exp
    half = exp >> 1
    n = a._int
    prec = context._prec + 1
    if prec > 1000 + n.bit_length():
        even = n * 10 if exp & 1 else n
        if _isqrt(even) ** 2 == even:
            # Exact: it needs no more digits than it has.
            prec = 1000 + n.bit_length()
    if exp & 1:
        n *= 10
        size = (_n_digits(a._int) >> 1) + 1
    else:
        size = (_n_digits(n) + 1) >> 1
    places = prec - size
    exact = True
    if places >= 0:
        n *= 100 ** places
    else:
        n, left = divmod(n, 100 ** -places)
        exact = not left
    half -= places
    root = _isqrt(n)
    exact = exact and root * root == n
    if exact:
        if places >= 0:
            root //= 10 ** places
        else:
            root *= 10 ** -places
        half += places
    elif root % 5 == 0:
        root += 1
    return _fix_half_even(_make(0, root, half), context)


def _fix_half_even(d, context):
    saved = context._rounding
    context._rounding = ROUND_HALF_EVEN
    d = _fix(d, context)
    context._rounding = saved
    return d


# Transcendental functions work on integers with a scale of 10**p.

def _atanh_inverse(n, scale):
    total = term = scale // n
    square = n * n
    k = 3
    while term:
        term //= square
        total += term // k
        k += 2
    return total


def _ln10(p):
    scale = 10 ** (p + 10)
    value = 46 * _atanh_inverse(31, scale) + 34 * _atanh_inverse(49, scale) + 20 * _atanh_inverse(161, scale)
    return value // 10 ** 10


def _exp_scaled(x, p):
    """exp(x / 10**p) * 10**p for 0 <= x < about 3 * 10**p."""
    halvings = 8 + p.bit_length()
    extra = 12 + halvings // 3
    scale = 10 ** (p + extra)
    x = x * 10 ** extra >> halvings
    total = term = scale
    k = 1
    while term:
        term = term * x // scale // k
        total += term
        k += 1
    for _ in range(halvings):
        total = total * total // scale
    return total // 10 ** extra


def _ln_scaled(x, p):
    """ln(x / 10**p) * 10**p for x near 10**p."""
    roots = 8
    extra = 16
    scale = 10 ** (p + extra)
    x *= 10 ** extra
    for _ in range(roots):
        x = _isqrt(x * scale)
    y = (x - scale) * scale // (x + scale)
    square = y * y // scale
    total = term = y
    k = 3
    while abs(term) > 1:
        term = term * square // scale
        total += term // k
        k += 2
    return (total << roots + 1) // 10 ** extra


def _ln_of(n, exp, p):
    """ln(n * 10**exp) * 10**p, off by a few units."""
    q = p + 6 + len(str(abs(exp) + _n_digits(n)))
    size = _n_digits(n)
    power = exp + size
    # Between 0.1 and 1; up to 0.3 it is taken as a number between 1 and 3.
    x = n * 10 ** (q - size) if q >= size else n // 10 ** (size - q)
    if x < 3 * 10 ** (q - 1):
        x *= 10
        power -= 1
        if q < size:
            x = n // 10 ** (size - q - 1)
    return (_ln_scaled(x, q) + power * _ln10(q)) // 10 ** (q - p)


def _exp_of(value, p):
    """exp(value / 10**p) as digits and an exponent, with about p digits."""
    q = p + 4
    x = value * 10 ** 4
    power, rest = divmod(x, _ln10(q + len(str(abs(value) // 10 ** p + 1))) // 10 ** len(str(abs(value) // 10 ** p + 1)))
    # Once more with the digits that the multiple of ln 10 needs.
    more = len(str(abs(power))) + 2
    rest = (x * 10 ** more - power * _ln10(q + more)) // 10 ** more
    return _exp_scaled(rest, q), power - q


def _settled(n, doubtful):
    """Whether the last `doubtful` digits decide the rounding, although they may be off by some units."""
    rest = n % 10 ** doubtful
    half = 5 * 10 ** (doubtful - 1)
    margin = 1000
    return margin < rest < half - margin or half + margin < rest < 10 ** doubtful - margin


def _exp(a, context):
    nan = _nan_of(a, None, context)
    if nan is not None:
        return nan
    if a._kind:
        return _make(0, 0, 0) if a._sign else a
    if not a._int:
        return _make(0, 1, 0)
    prec = context._prec
    adjusted = _adjusted(a)
    if not a._sign and adjusted > len(str((context._Emax + 1) * 3)):
        result = _make(0, 1, context._Emax + 1)
    elif a._sign and adjusted > len(str((-(context._Emin - prec + 1) + 1) * 3)):
        result = _make(0, 1, context._Emin - prec)
    elif not a._sign and adjusted < -prec:
        result = _make(0, 10 ** (prec + 1) + 1, -prec - 1)
    elif a._sign and adjusted < -prec - 1:
        result = _make(0, 10 ** (prec + 2) - 1, -prec - 2)
    else:
        extra = 6
        while True:
            p = prec + extra
            q = p + max(adjusted, 0) + 2
            n = a._int
            shift = a._exp + q
            x = n * 10 ** shift if shift >= 0 else n // 10 ** -shift
            digits, exp = _exp_of(-x if a._sign else x, q)
            doubtful = _n_digits(digits) - prec
            if _settled(digits, doubtful) or extra > 200:
                break
            extra += 6
        if digits % 5 == 0:
            digits += 1
        result = _make(0, digits, exp)
    return _fix_half_even(result, context)


def _ln(a, context, base_ten=False):
    nan = _nan_of(a, None, context)
    if nan is not None:
        return nan
    if not a._kind and not a._int:
        return _make(1, 0, 0, 1)
    if a._sign:
        return _invalid(context)
    if a._kind:
        return a
    n, exp = a._int, a._exp
    prec = context._prec
    if base_ten:
        text = _digits(n)
        if text == '1' + '0' * (len(text) - 1):
            power = exp + len(text) - 1
            return _fix_half_even(_make(1 if power < 0 else 0, abs(power), 0), context)
    elif exp <= 0 and n == 10 ** -exp or exp > 0 and not n:
        return _make(0, 0, 0)
    # Near one the result is small: so many digits are lost.
    lost = 2
    adjusted = _adjusted(a)
    if adjusted in (0, -1):
        difference = abs(n - 10 ** -exp) if exp <= 0 else n
        lost = max(2, -exp - _n_digits(difference) + 3) if difference else 2
    extra = 8
    while True:
        p = prec + lost + extra
        x = _ln_of(n, exp, p)
        if base_ten:
            x = x * 10 ** p // _ln10(p)
        size = _n_digits(abs(x))
        if size > prec + 2 and (_settled(abs(x), size - prec) or extra > 200):
            break
        extra += 8
    sign = 1 if x < 0 else 0
    x = abs(x)
    if x % 5 == 0:
        x += 1
    return _fix_half_even(_make(sign, x, -p), context)


def _log10(a, context):
    return _ln(a, context, True)


def _is_integer(d):
    if d._kind:
        return False
    if d._exp >= 0 or not d._int:
        return True
    return -d._exp <= _n_digits(d._int) and not d._int % 10 ** -d._exp


def _as_int(d):
    n = d._int * 10 ** d._exp if d._exp >= 0 else d._int // 10 ** -d._exp
    return -n if d._sign else n


def _power(a, b, context):
    nan = _nan_of(a, b, context)
    if nan is not None:
        return nan
    whole = _is_integer(b)
    if not b._kind and not b._int:
        if not a._kind and not a._int:
            return _invalid(context)
        return _make(0, 1, 0)
    odd = whole and _is_odd(b)
    sign = a._sign if odd else 0
    if a._sign:
        if not whole and (a._kind or a._int):
            return _invalid(context)
        a = _make(0, a._int, a._exp, a._kind)
    if not a._kind and not a._int:
        if b._sign:
            return _make(sign, 0, 0, 1)
        return _fix(_make(sign, 0, 0), context)
    if a._kind:
        return _infinite_power(a, b, sign, context)
    one = _compare(a, _ONE)
    if not one:
        prec = context._prec
        if whole:
            times = 10 ** _adjusted(b) if b._sign == 0 and _adjusted(b) > 18 else abs(_as_int(b)) if _adjusted(b) <= 18 else prec
            if b._sign:
                times = 1 if a._exp == 0 else prec
            exp = max(a._exp * times, 1 - prec) if a._exp < 0 else 0
            if a._exp * times < 1 - prec:
                context._status |= _ROUNDED
        else:
            context._status |= _INEXACT | _ROUNDED
            exp = 1 - prec
        return _fix(_make(sign, 10 ** -exp, exp), context)
    if b._kind:
        grows = (one > 0) == (b._sign == 0)
        if grows:
            return _make(sign, 0, 0, 1)
        return _fix(_make(sign, 0, 0), context)
    result = None
    prec = context._prec
    adjusted = _adjusted(b)
    if whole and adjusted < 20:
        times = abs(_as_int(b))
        size = _n_digits(a._int)
        stripped, zeros = a._int, 0
        while not stripped % 10:
            stripped //= 10
            zeros += 1
        if stripped == 1:
            power = (a._exp + zeros) * (-times if b._sign else times)
            if b._sign:
                return _fix(_make(sign, 1, power), context)
            if not zeros or power < 1 << 60:
                exact = _make(sign, 1, power)
                # Trailing zeros of the base multiply, as far as the precision goes.
                room = min(zeros * times, prec - 1)
                if room < zeros * times:
                    context._status |= _ROUNDED
                if room > 0 and power <= context._Emax:
                    exact = _make(sign, 10 ** room, power - room)
                return _fix(exact, context)
        if not b._sign and times * size <= 8 * prec + 200:
            return _fix(_make(sign, a._int ** times, a._exp * times), context)
        if b._sign and times * size <= 8 * prec + 200:
            return _fix(_with_sign(sign, _divide(_ONE, _make(0, a._int ** times, a._exp * times), context)), context)
    # Out of range without computing: the logarithm of the result, roughly.
    log = (_adjusted(a) + (1 if one < 0 else 0)) or (1 if one > 0 else -1)
    extra = 8
    while True:
        p = prec + extra + max(adjusted, 0) + len(str(abs(_adjusted(a)) + 1)) + 4
        if adjusted > len(str(max(abs(context._Emin), context._Emax))) + prec + 8:
            grows = (one > 0) == (b._sign == 0)
            if grows:
                return _fix(_make(sign, 1, context._Emax + 1), context)
            return _fix(_make(sign, 1, context._Emin - 2 * prec - 2), context)
        near = _adjusted(_add(a, _make(1, 1, 0), _WIDE.copy())) if _adjusted(a) in (0, -1) else 0
        p += max(0, -near)
        ln = _ln_of(a._int, a._exp, p + 4)
        shift = b._exp
        x = ln * b._int
        x = x * 10 ** shift if shift >= 0 else x // 10 ** -shift
        if b._sign:
            x = -x
        x //= 10 ** 4
        ten = x // _ln10(p)
        if ten > context._Emax + 2:
            return _too_large(sign, context)
        if ten < context._Emin - 2 * prec - 5:
            return _fix(_make(sign, 1, context._Emin - 2 * prec - 2), context)
        digits, exp = _exp_of(x, p)
        size = _n_digits(digits)
        if size > prec + 3 and (_settled(digits, size - prec - 0) or extra > 60):
            break
        extra += 12
    rest = digits % 10 ** (size - prec)
    unit = 10 ** (size - prec)
    if extra > 60 and (rest < 10 ** 6 or unit - rest < 10 ** 6):
        # An exact power: the digits beyond are errors of computing.
        digits = digits // unit + (1 if rest * 2 > unit else 0)
        exp += size - prec
        if not whole:
            context._status |= _INEXACT | _ROUNDED
    elif digits % 5 == 0:
        digits += 1
    return _fix(_make(sign, digits, exp), context)


def _with_sign(sign, d):
    return d if d._sign == sign else _make(sign, d._int, d._exp, d._kind)


def _is_odd(d):
    if d._exp > 0 or not d._int:
        return False
    return bool(d._int // 10 ** -d._exp & 1)


def _infinite_power(a, b, sign, context):
    if b._sign:
        return _fix(_make(sign, 0, 0), context)
    return _make(sign, 0, 0, 1)


def _power_modulo(a, b, modulo, context):
    for operand in (a, b, modulo):
        if operand._kind == 3:
            return _nan_of(operand, None, context)
    for operand in (a, b, modulo):
        if operand._kind == 2:
            return _fix(operand, context)
    if not (_is_integer(a) and _is_integer(b) and _is_integer(modulo)):
        return _invalid(context)
    if b._sign and b._int or not modulo._int or _adjusted(modulo) >= context._prec or not a._int and not b._int:
        return _invalid(context)
    sign = a._sign if _is_odd(b) else 0
    m = abs(_as_int(modulo))
    base = a._int % m * pow(10, a._exp, m) % m if a._exp >= 0 else abs(_as_int(a)) % m
    result = pow(base, _as_int(b), m)
    return _fix(_make(sign, result, 0), context)


def _next(a, context, up):
    """The next representable number above or below."""
    nan = _nan_of(a, None, context)
    if nan is not None:
        return nan
    if a._kind:
        if a._sign == (0 if up else 1):
            return a
        return _make(a._sign, 10 ** context._prec - 1, context._Emax - context._prec + 1)
    quiet = context.copy()
    quiet.clear_traps()
    quiet._rounding = ROUND_CEILING if up else ROUND_FLOOR
    fixed = _fix(a, quiet)
    if fixed._kind or _compare(fixed, a):
        return fixed
    tiny = _make(0 if up else 1, 1, context._Emin - context._prec)
    return _add(a, tiny, quiet)


def _next_toward(a, b, context):
    nan = _nan_of(a, b, context)
    if nan is not None:
        return nan
    order = _compare(a, b)
    if not order:
        return _make(b._sign, a._int, a._exp, a._kind)
    result = _next(a, context, order < 0)
    if result._kind:
        context._status |= _OVERFLOW | _INEXACT | _ROUNDED
    elif not result._int or _adjusted(result) < context._Emin:
        context._status |= _UNDERFLOW | _SUBNORMAL | _INEXACT | _ROUNDED
        if not result._int:
            context._status |= _CLAMPED
    return result


def _logb(a, context):
    nan = _nan_of(a, None, context)
    if nan is not None:
        return nan
    if a._kind:
        return _make(0, 0, 0, 1)
    if not a._int:
        context._status |= _BY_ZERO
        return _make(1, 0, 0, 1)
    return _fix(_converted(_adjusted(a)), context)


def _scaleb(a, b, context):
    nan = _nan_of(a, b, context)
    if nan is not None:
        return nan
    if b._kind or b._exp != 0:
        return _invalid(context)
    n = _as_int(b)
    limit = 2 * (context._Emax + context._prec)
    if not -limit <= n <= limit:
        return _invalid(context)
    if a._kind:
        return a
    return _fix(_make(a._sign, a._int, a._exp + n), context)


def _shift_digits(a, b, context, rotate):
    nan = _nan_of(a, b, context)
    if nan is not None:
        return nan
    if b._kind or b._exp != 0:
        return _invalid(context)
    n, prec = _as_int(b), context._prec
    if not -prec <= n <= prec:
        return _invalid(context)
    if a._kind:
        return a
    digits = a._int % 10 ** prec
    if rotate:
        text = _digits(digits).rjust(prec, '0')
        digits = _int_of(text[n:] + text[:n])
    elif n < 0:
        digits //= 10 ** -n
    else:
        digits = digits * 10 ** n % 10 ** prec
    return _make(a._sign, digits, a._exp)


def _logical(a, b, context, combine):
    operands = (a,) if b is None else (a, b)
    texts = []
    for operand in operands:
        text = _digits(operand._int)
        if operand._kind or operand._sign or operand._exp or text.strip('01'):
            return _invalid(context)
        texts.append(text[-context._prec:].rjust(context._prec, '0'))
    if b is None:
        text = ''.join(['1' if x == '0' else '0' for x in texts[0]])
    else:
        text = ''.join([str(combine(int(x), int(y))) for x, y in zip(*texts)])
    return _make(0, _int_of(text), 0)


# --- text -----------------------------------------------------------------------------------------------------------------------

def _text(d, context=None, engineering=False):
    sign = '-' if d._sign else ''
    if d._kind:
        if d._kind == 1:
            return sign + 'Infinity'
        return sign + ('sNaN' if d._kind == 3 else 'NaN') + (_digits(d._int) if d._int else '')
    exp = d._exp
    digits = _digits(d._int)
    left = exp + len(digits)
    if exp <= 0 and left > -6:
        point = left
    elif not engineering:
        point = 1
    elif d._int:
        point = (left - 1) % 3 + 1
    else:
        point = (left + 1) % 3 - 1
    if point <= 0:
        whole, fraction = '0', '.' + '0' * -point + digits
    elif point >= len(digits):
        whole, fraction = digits + '0' * (point - len(digits)), ''
    else:
        whole, fraction = digits[:point], '.' + digits[point:]
    if left == point:
        tail = ''
    else:
        if context is None:
            context = getcontext()
        tail = ('E' if context._capitals else 'e') + f'{left - point:+d}'
    return sign + whole + fraction + tail


_SPEC = _re.compile(r'(?:(.)?([<>=^]))?([-+ ])?(z)?(#)?(0)?(\d+)?([,_])?(?:\.(\d+))?([,_])?([eEfFgGn%])?\Z', _re.DOTALL)


def _conventions(override):
    """How numbers are written by the type `n`: point, separator, sizes of groups from the right."""
    point, separator, grouping = '.', '', ''
    if override is not None:
        point = override.get('decimal_point', point)
        separator = override.get('thousands_sep', separator)
        grouping = override.get('grouping', grouping)
        for text in (point, separator, grouping):
            if not isinstance(text, str):
                raise TypeError('bad argument type for built-in operation')
        if not len(point) == 1 or len(separator) > 1 or any([char > '\x7f' for char in grouping]):
            raise ValueError('invalid override dict')
    return point, separator, [ord(char) for char in grouping]


def _format(d, spec, context, override=None):
    found = _SPEC.match(spec)
    if found is None:
        raise ValueError('invalid format string')
    fill, align, sign, no_minus_zero, alternate, zero, width, grouping, precision, fraction_grouping, kind = found.groups()
    if zero:
        if align is not None:
            raise ValueError('invalid format string')
        fill, align = '0', '='
    fill = fill or ' '
    align = align or '>'
    width = int(width) if width else 0
    precision = int(precision) if precision is not None else None
    if width > MAX_PREC or precision is not None and precision > MAX_PREC:
        raise ValueError('invalid format string')
    point_text, sizes = '.', None
    conventions = None if override is None else _conventions(override)
    if kind == 'n':
        if grouping:
            raise ValueError('invalid format string')
        kind = 'g'
        if override is not None:
            point_text, grouping, sizes = conventions
    minus = '-' if d._sign else ''
    if d._kind:
        body = _text(_make(0, d._int, 0, d._kind))
        if kind == '%':
            body += '%'
        if fill == '0' and align == '=':
            fill, align = ' ', '>'
        return _padded(minus or _plus_sign(sign), body, fill, align, width)
    if kind == '%':
        d = _make(d._sign, d._int, d._exp + 2)
    rounding = context._rounding
    if precision is not None:
        if kind in ('e', 'E'):
            if d._int:
                d = _to_digits(d, precision + 1, rounding)
        elif kind in ('f', 'F', '%'):
            d = _rescaled(d, -precision, rounding)
        else:
            precision = precision or 1
            if d._int and _n_digits(d._int) > precision:
                d = _to_digits(d, precision, rounding)
    if kind in ('f', 'F', '%') and d._exp > 0:
        d = _rescaled(d, 0)
    digits = _digits(d._int)
    left = d._exp + len(digits)
    if kind in ('e', 'E'):
        if not d._int and precision is not None:
            point = 1 - precision
            digits = '0' * (precision + 1)
            left = d._exp + 1 + precision
            left = 1 + d._exp + precision
            point = 1
        else:
            point = 1
    elif kind in ('f', 'F', '%'):
        point = left
    elif d._exp <= 0 and left > -6:
        point = left
    else:
        point = 1
    if no_minus_zero and minus and not d._int:
        minus = ''
    if point <= 0:
        whole, fraction = '0', '0' * -point + digits
    elif point >= len(digits):
        whole, fraction = digits + '0' * (point - len(digits)), ''
    else:
        whole, fraction = digits[:point], digits[point:]
    exponent = left - point
    tail = ''
    if kind in ('e', 'E') or exponent:
        upper = kind in ('E', 'G') or kind is None and context._capitals
        tail = ('E' if upper else 'e') + f'{exponent:+d}'
    if kind == '%':
        tail += '%'
    if fraction_grouping:
        fraction = fraction_grouping.join([fraction[at:at + 3] for at in range(0, len(fraction), 3)])
    if fraction or alternate:
        tail = point_text + fraction + tail
    minus = minus or _plus_sign(sign)
    if grouping:
        least = width - len(minus) - len(tail) if fill == '0' and align == '=' else 0
        whole = _grouped(whole, grouping, least) if sizes is None else _grouped_by(whole, grouping, least, sizes)
    return _padded(minus, whole + tail, fill, align, width)


def _plus_sign(sign):
    return sign if sign in ('+', ' ') else ''


def _to_digits(d, size, rounding):
    """A number rounded to so many digits."""
    exp = d._exp + _n_digits(d._int) - size
    d = _rescaled(d, exp, rounding)
    if _n_digits(d._int) > size:
        d = _make(d._sign, d._int // 10, d._exp + 1)
    return d


def _grouped(whole, separator, least):
    """The digits in groups of three, with zeros in front as far as the width asks for."""
    n = len(whole)
    while n + (n - 1) // 3 < least:
        n += 1
    whole = whole.rjust(n, '0')
    first = n % 3 or 3
    return separator.join([whole[:first], *[whole[at:at + 3] for at in range(first, n, 3)]])


def _grouped_by(whole, separator, least, sizes):
    """As `_grouped`, with groups of other sizes: the last size repeats, 127 ends the grouping."""
    while True:
        groups = []
        end = len(whole)
        at = size = 0
        while end > 0:
            if at < len(sizes):
                size = sizes[at] or size
                at += 1
            begin = max(0, end - size) if size and size != 127 else 0
            groups.append(whole[begin:end])
            end = begin
        text = separator.join(groups[::-1])
        if len(text) >= least:
            return text
        # Zeros are grouped too.
        whole = '0' + whole


def _padded(sign, body, fill, align, width):
    room = width - len(sign) - len(body)
    if room <= 0:
        return sign + body
    if align == '<':
        return sign + body + fill * room
    if align == '>':
        return fill * room + sign + body
    if align == '=':
        return sign + fill * room + body
    half = room // 2
    return fill * half + sign + body + fill * (room - half)


# --- Decimal --------------------------------------------------------------------------------------------------------------------

def _operand(value):
    """An argument of a method as a decimal."""
    if isinstance(value, Decimal):
        return value
    if isinstance(value, int):
        return _converted(value)
    raise TypeError(f'conversion from {type(value).__name__} to Decimal is not supported')


def _check_rounding(rounding):
    if rounding is not None and rounding not in _ROUNDINGS:
        raise TypeError(_UNKNOWN_ROUNDING)


def _context_of(context):
    if context is None:
        return getcontext()
    if not isinstance(context, Context):
        raise TypeError('optional argument must be a context')
    return context


def _comparable(self, other, context, equality):
    """Both sides of a comparison as decimals, or `None`."""
    if isinstance(other, Decimal):
        return self, other
    if isinstance(other, int):
        return self, _converted(other)
    if isinstance(other, float):
        context._status |= _FLOAT
        if equality and context._traps[FloatOperation]:
            context._status &= ~_FLOAT
            context._flags[FloatOperation] = True
        else:
            _done(None, context)
        return self, Decimal.from_float(other)
    if isinstance(other, complex) and equality:
        if other.imag:
            return None
        return _comparable(self, other.real, context, equality)
    numerator = getattr(other, 'denominator', None)
    if numerator is not None and isinstance(other, _Rational):
        if self._kind:
            return self, _converted(other.numerator)
        scaled = _make(self._sign, self._int * int(other.denominator), self._exp)
        return scaled, _converted(int(other.numerator))
    return None


def _ordered(self, other, test):
    context = getcontext()
    both = _comparable(self, other, context, False)
    if both is None:
        return NotImplemented
    a, b = both
    if a._kind >= 2 or b._kind >= 2:
        context._status |= _INVALID
        _done(None, context)
        return False
    return test(_compare(a, b))


def _operated(function, self, other):
    if not isinstance(other, (Decimal, int)):
        return NotImplemented
    context = getcontext()
    return _done(function(self, _operand(other), context), context)


def _reflected(function, self, other):
    if not isinstance(other, int):
        return NotImplemented
    context = getcontext()
    return _done(function(_operand(other), self, context), context)


_ratio = float.as_integer_ratio


@_qualified
class Decimal:
    """A decimal number, exact as it was given; operations round by the context."""

    __slots__ = ('_sign', '_int', '_exp', '_kind')

    def __new__(cls, value='0', context=None):
        if type(value) is str:
            # The common way.
            context = getcontext() if context is None else _context_of(context)
            made = _parse(value, context)
        elif isinstance(value, str):
            context = _context_of(context)
            made = _parse(str(value), context)
        else:
            context = _context_of(context)
            made = _converted(value, context)
            if made is NotImplemented:
                raise TypeError(f'conversion from {type(value).__name__} to Decimal is not supported')
            if made._kind == 0 and isinstance(value, (tuple, list)) and _is_too_wide(made._int, made._exp):
                context._status |= _INVALID
                made = _NAN
        if context._status:
            context._deliver()
        if cls is Decimal:
            return made if type(made) is Decimal else _make(made._sign, made._int, made._exp, made._kind)
        self = _object_new(cls)
        self._sign = made._sign
        self._int = made._int
        self._exp = made._exp
        self._kind = made._kind
        return self

    @classmethod
    def from_float(cls, f, /):
        """The exact value of a float or an integer."""
        if isinstance(f, int):
            made = _converted(f)
        elif not isinstance(f, float):
            raise TypeError('argument must be int or float')
        elif f != f:
            made = _make(0, 0, 0, 2)
        elif f in (_INFINITY, -_INFINITY):
            made = _make(1 if f < 0 else 0, 0, 0, 1)
        else:
            sign = 1 if str(f)[0] == '-' else 0
            n, d = _ratio(f)
            n = abs(n)
            places = d.bit_length() - 1
            made = _make(sign, n * 5 ** places, -places)
        return made if cls is Decimal else cls(made)

    @classmethod
    def from_number(cls, number, /):
        """The exact value of a number."""
        if isinstance(number, (int, float, Decimal)):
            made = _converted(number)
            return made if cls is Decimal else cls(made)
        raise TypeError('Cannot convert %r to Decimal' % (number,))

    def __repr__(self):
        return f"Decimal('{_text(self)}')"

    def __str__(self):
        return _text(self)

    def __format__(self, specifier, override=None, /):
        if not isinstance(specifier, str):
            raise TypeError('format arg must be str')
        if override is not None and not isinstance(override, dict):
            raise TypeError('optional argument must be a dict')
        return _format(self, specifier, getcontext(), override) if specifier else _text(self)

    def __hash__(self):
        if self._kind:
            if self._kind == 3:
                raise TypeError('Cannot hash a signaling NaN value')
            if self._kind == 2:
                return object.__hash__(self)
            return -314159 if self._sign else 314159
        if self._exp >= 0:
            value = pow(10, self._exp, _HASH_MODULUS)
        else:
            value = pow(_HASH_INVERSE, -self._exp, _HASH_MODULUS)
        value = self._int * value % _HASH_MODULUS
        if self._sign:
            value = -value
        return -2 if value == -1 else value

    def __bool__(self):
        return self._kind != 0 or self._int != 0

    def __eq__(self, other, /):
        if type(other) is Decimal and not self._kind and not other._kind:
            return _compare(self, other) == 0
        context = getcontext()
        both = _comparable(self, other, context, True)
        if both is None:
            return NotImplemented
        a, b = both
        if a._kind >= 2 or b._kind >= 2:
            if a._kind == 3 or b._kind == 3:
                context._status |= _INVALID
                _done(None, context)
            return False
        return _compare(a, b) == 0

    def __lt__(self, other, /):
        return _ordered(self, other, lambda order: order < 0)

    def __le__(self, other, /):
        return _ordered(self, other, lambda order: order <= 0)

    def __gt__(self, other, /):
        return _ordered(self, other, lambda order: order > 0)

    def __ge__(self, other, /):
        return _ordered(self, other, lambda order: order >= 0)

    def __add__(self, other, /):
        if not isinstance(other, Decimal):
            if not isinstance(other, int):
                return NotImplemented
            other = _converted(other)
        context = getcontext()
        result = _add(self, other, context)
        if context._status:
            context._deliver()
        return result

    def __radd__(self, other, /):
        if not isinstance(other, int):
            return NotImplemented
        return _converted(other) + self

    def __sub__(self, other, /):
        if not isinstance(other, Decimal):
            if not isinstance(other, int):
                return NotImplemented
            other = _converted(other)
        context = getcontext()
        result = _subtract(self, other, context)
        if context._status:
            context._deliver()
        return result

    def __rsub__(self, other, /):
        if not isinstance(other, int):
            return NotImplemented
        return _converted(other) - self

    def __mul__(self, other, /):
        if not isinstance(other, Decimal):
            if not isinstance(other, int):
                return NotImplemented
            other = _converted(other)
        context = getcontext()
        result = _multiply(self, other, context)
        if context._status:
            context._deliver()
        return result

    def __rmul__(self, other, /):
        if not isinstance(other, int):
            return NotImplemented
        return _converted(other) * self

    def __truediv__(self, other, /):
        if not isinstance(other, Decimal):
            if not isinstance(other, int):
                return NotImplemented
            other = _converted(other)
        context = getcontext()
        result = _divide(self, other, context)
        if context._status:
            context._deliver()
        return result

    def __rtruediv__(self, other, /):
        if not isinstance(other, int):
            return NotImplemented
        return _converted(other) / self

    def __floordiv__(self, other, /):
        return _operated(_divide_int, self, other)

    def __rfloordiv__(self, other, /):
        return _reflected(_divide_int, self, other)

    def __mod__(self, other, /):
        return _operated(_remainder, self, other)

    def __rmod__(self, other, /):
        return _reflected(_remainder, self, other)

    def __divmod__(self, other, /):
        return _operated(_divmod_both, self, other)

    def __rdivmod__(self, other, /):
        return _reflected(_divmod_both, self, other)

    def __pos__(self):
        context = getcontext()
        return _done(_plus(self, context), context)

    def __neg__(self):
        context = getcontext()
        return _done(_minus(self, context), context)

    def __abs__(self):
        context = getcontext()
        return _done(_absolute(self, context), context)

    def __pow__(self, other, modulo=None, /):
        if not isinstance(other, (Decimal, int)) or modulo is not None and not isinstance(modulo, (Decimal, int)):
            return NotImplemented
        context = getcontext()
        if modulo is not None:
            return _done(_power_modulo(self, _operand(other), _operand(modulo), context), context)
        return _done(_power(self, _operand(other), context), context)

    def __rpow__(self, other, modulo=None, /):
        if not isinstance(other, int):
            return NotImplemented
        return _converted(other) ** self

    def __int__(self):
        if self._kind:
            if self._kind == 1:
                raise OverflowError('cannot convert Infinity to integer')
            raise ValueError('cannot convert NaN to integer')
        return _as_int(self)

    __trunc__ = __int__

    def __float__(self):
        if self._kind >= 2:
            if self._kind == 3:
                raise ValueError('cannot convert signaling NaN to float')
            return float('-nan' if self._sign else 'nan')
        if self._kind:
            return -_INFINITY if self._sign else _INFINITY
        return float(f"{'-' if self._sign else ''}{_digits(self._int)}E{self._exp}")

    def __complex__(self):
        return complex(float(self))

    def __round__(self, ndigits=None, /):
        if ndigits is not None:
            if not isinstance(ndigits, int):
                raise TypeError('optional arg must be an integer')
            _ssize(ndigits)
            context = getcontext()
            return _done(_quantize(self, _make(0, 1, -ndigits), context), context)
        return self._to_int(ROUND_HALF_EVEN)

    def __floor__(self):
        return self._to_int(ROUND_FLOOR)

    def __ceil__(self):
        return self._to_int(ROUND_CEILING)

    def _to_int(self, rounding):
        if self._kind:
            if self._kind == 1:
                raise OverflowError('cannot convert Infinity to integer')
            raise ValueError('cannot convert NaN to integer')
        return _as_int(_rescaled(self, 0, rounding))

    def __copy__(self):
        return self

    def __deepcopy__(self, memo, /):
        return self

    def __reduce__(self):
        return type(self), (_text(self),)

    def __sizeof__(self):
        # Four words lie in the object itself, further ones beside it.
        words = -(-_n_digits(self._int) // 19) if self._int else 1
        return 104 if words <= 4 else 104 + 8 * words

    @property
    def real(self):
        return self

    @property
    def imag(self):
        return _make(0, 0, 0)

    def conjugate(self):
        """The number itself."""
        return self

    def as_tuple(self):
        """Sign, digits and exponent."""
        if self._kind == 1:
            return DecimalTuple(self._sign, (0,), 'F')
        if self._kind:
            digits = tuple(map(int, _digits(self._int))) if self._int else ()
            return DecimalTuple(self._sign, digits, 'n' if self._kind == 2 else 'N')
        return DecimalTuple(self._sign, tuple(map(int, _digits(self._int))), self._exp)

    def as_integer_ratio(self):
        """Two integers whose ratio it is."""
        if self._kind:
            if self._kind == 1:
                raise OverflowError('cannot convert Infinity to integer ratio')
            raise ValueError('cannot convert NaN to integer ratio')
        if not self._int:
            return 0, 1
        n = self._int
        if self._exp >= 0:
            n, d = n * 10 ** self._exp, 1
        else:
            from math import gcd
            d = 10 ** -self._exp
            common = gcd(n, d)
            n, d = n // common, d // common
        return (-n if self._sign else n), d

    def adjusted(self):
        """The exponent of the first digit."""
        return 0 if self._kind else _adjusted(self)

    def canonical(self):
        return self

    def copy_abs(self):
        return _make(0, self._int, self._exp, self._kind)

    def copy_negate(self):
        return _negated(self)

    def copy_sign(self, other, context=None):
        _context_of(context)
        return _make(_operand(other)._sign, self._int, self._exp, self._kind)

    def is_canonical(self):
        return True

    def is_finite(self):
        return self._kind == 0

    def is_infinite(self):
        return self._kind == 1

    def is_nan(self):
        return self._kind >= 2

    def is_qnan(self):
        return self._kind == 2

    def is_snan(self):
        return self._kind == 3

    def is_signed(self):
        return self._sign == 1

    def is_zero(self):
        return not self._kind and not self._int

    def is_normal(self, context=None):
        context = _context_of(context)
        return not self._kind and self._int != 0 and _adjusted(self) >= context._Emin

    def is_subnormal(self, context=None):
        context = _context_of(context)
        return not self._kind and self._int != 0 and _adjusted(self) < context._Emin

    def number_class(self, context=None):
        """What kind of number it is, in a word."""
        context = _context_of(context)
        if self._kind >= 2:
            return 'NaN' if self._kind == 2 else 'sNaN'
        sign = '-' if self._sign else '+'
        if self._kind:
            return sign + 'Infinity'
        if not self._int:
            return sign + 'Zero'
        return sign + ('Subnormal' if self.is_subnormal(context) else 'Normal')

    def radix(self):
        return _make(0, 10, 0)

    def same_quantum(self, other, context=None):
        """Whether the exponents are the same."""
        _context_of(context)
        other = _operand(other)
        if self._kind or other._kind:
            return self._kind >= 2 and other._kind >= 2 or self._kind == 1 and other._kind == 1
        return self._exp == other._exp

    def compare(self, other, context=None):
        """-1, 0 or 1 as a decimal; NaN for a NaN."""
        context = _context_of(context)
        other = _operand(other)
        nan = _nan_of(self, other, context)
        return _done(_converted(_compare(self, other)) if nan is None else nan, context)

    def compare_signal(self, other, context=None):
        """As `compare`, but every NaN signals."""
        context = _context_of(context)
        other = _operand(other)
        nan = _nan_of(self, other, context)
        if nan is not None:
            context._status |= _INVALID
        return _done(_converted(_compare(self, other)) if nan is None else nan, context)

    def compare_total(self, other, context=None):
        """The order of representations."""
        _context_of(context)
        return _converted(_compare_total(self, _operand(other)))

    def compare_total_mag(self, other, context=None):
        _context_of(context)
        return _converted(_compare_total(self.copy_abs(), _operand(other).copy_abs()))

    def quantize(self, exp, rounding=None, context=None):
        """The number with the exponent of another."""
        context = _context_of(context)
        _check_rounding(rounding)
        return _done(_quantize(self, _operand(exp), context, rounding), context)

    def to_integral_value(self, rounding=None, context=None):
        """Rounded to an integer."""
        context = _context_of(context)
        _check_rounding(rounding)
        return _done(_to_integral(self, context, rounding, False), context)

    to_integral = to_integral_value

    def to_integral_exact(self, rounding=None, context=None):
        """Rounded to an integer, with signals."""
        context = _context_of(context)
        _check_rounding(rounding)
        return _done(_to_integral(self, context, rounding, True), context)

    def sqrt(self, context=None):
        """The square root, rounded to the nearest number."""
        context = _context_of(context)
        return _done(_sqrt(self, context), context)

    def to_eng_string(self, context=None):
        """The text with exponents that are multiples of three."""
        return _text(self, _context_of(context), True)

    def fma(self, other, third, context=None):
        """self * other + third, rounded once."""
        context = _context_of(context)
        return _done(_fma(self, _operand(other), _operand(third), context), context)

    def logical_invert(self, context=None):
        context = _context_of(context)
        return _done(_logical(self, None, context, None), context)


def _subtract(a, b, context):
    if b._kind >= 2 or a._kind >= 2:
        return _nan_of(a, b, context)
    return _add(a, _negated(b), context)


_Rational = None
_INFINITY = float('inf')
_NAN = _make(0, 0, 0, 2)
_ONE = _make(0, 1, 0)


def _next_up(a, context):
    return _next(a, context, True)


def _next_down(a, context):
    return _next(a, context, False)


def _add_methods():
    global _Rational
    from numbers import Rational
    _Rational = Rational

    def one(function, name):
        def method(self, context=None):
            context = _context_of(context)
            return _done(function(self, context), context)
        if not hasattr(Decimal, name):
            add(Decimal, method, name)

        def of_context(self, a, /):
            return _done(function(_operand(a), self), self)
        return of_context

    def two(function, name):
        def method(self, other, context=None):
            context = _context_of(context)
            return _done(function(self, _operand(other), context), context)
        add(Decimal, method, name)

        def of_context(self, a, b, /):
            return _done(function(_operand(a), _operand(b), self), self)
        return of_context

    def add(cls, method, name):
        method.__name__ = name
        method.__qualname__ = f'{cls.__name__}.{name}'
        setattr(cls, name, method)

    for function, name in ((_exp, 'exp'), (_ln, 'ln'), (_log10, 'log10'), (_sqrt, 'sqrt'), (_reduce, 'normalize'), (_logb, 'logb'),
                           (_next_up, 'next_plus'), (_next_down, 'next_minus')):
        add(Context, one(function, name), name)
    choices = (('max', 1, False), ('min', -1, False), ('max_mag', 1, True), ('min_mag', -1, True))
    for name, want, magnitude in choices:
        add(Context, two(lambda a, b, c, want=want, magnitude=magnitude: _choose(a, b, c, want, magnitude), name), name)
    bits = (('logical_and', lambda x, y: x & y), ('logical_or', lambda x, y: x | y), ('logical_xor', lambda x, y: x ^ y))
    for name, combine in bits:
        add(Context, two(lambda a, b, c, combine=combine: _logical(a, b, c, combine), name), name)
    for function, name in ((_remainder_near, 'remainder_near'), (_scaleb, 'scaleb'), (_next_toward, 'next_toward'),
                           (lambda a, b, c: _shift_digits(a, b, c, False), 'shift'),
                           (lambda a, b, c: _shift_digits(a, b, c, True), 'rotate')):
        add(Context, two(function, name), name)
    for function, name in ((_add, 'add'), (_subtract, 'subtract'), (_multiply, 'multiply'), (_divide, 'divide'),
                           (_divide_int, 'divide_int'), (_remainder, 'remainder'), (_divmod_both, 'divmod'), (_quantize, 'quantize')):
        def of_context(self, a, b, /, function=function):
            return _done(function(_operand(a), _operand(b), self), self)
        add(Context, of_context, name)
    for function, name in ((_plus, 'plus'), (_minus, 'minus'), (_absolute, 'abs')):
        def of_context(self, a, /, function=function):
            return _done(function(_operand(a), self), self)
        add(Context, of_context, name)
    # What is the same as the method of the number.
    for name in ('compare', 'compare_signal', 'compare_total', 'compare_total_mag', 'copy_sign', 'same_quantum', 'to_integral_value',
                 'to_integral_exact', 'is_normal', 'is_subnormal', 'number_class', 'logical_invert', 'fma'):
        def of_context(self, a, /, *others, name=name):
            return getattr(_operand(a), name)(*others, context=self)
        add(Context, of_context, name)
    for name in ('canonical', 'copy_abs', 'copy_negate', 'is_canonical', 'is_finite', 'is_infinite', 'is_nan', 'is_qnan', 'is_signed',
                 'is_snan', 'is_zero'):
        def of_context(self, a, /, name=name):
            if name in ('canonical', 'is_canonical') and not isinstance(a, Decimal):
                raise TypeError('argument must be a Decimal')
            return getattr(_operand(a), name)()
        add(Context, of_context, name)
    Context.to_integral = Context.to_integral_value

    def copy_decimal(self, a, /):
        return _operand(a)

    def power(self, a, b, modulo=None):
        """a ** b, or modulo a number."""
        if modulo is None:
            return _done(_power(_operand(a), _operand(b), self), self)
        return _done(_power_modulo(_operand(a), _operand(b), _operand(modulo), self), self)
    add(Context, copy_decimal, 'copy_decimal')
    add(Context, power, 'power')
    _Number.register(Decimal)


_add_methods()
del _add_methods

# What natives have to know: they read the context in use and its fields.
Decimal._known = (Context, _contextvars.Context, _contextvars._first, _current, hash(_current), _ROUNDINGS, Inexact, Rounded)


def _new(value='0', context=None):
    return Decimal.__new__(Decimal, value, context)


# From here on natives stand before the methods that have one, for whatever is common.
_install(Decimal, _new)
