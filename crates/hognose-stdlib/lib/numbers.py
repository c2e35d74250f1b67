"""Abstract base classes for numbers (PEP 3141).

Promises CPython 3.14's `numbers`; int, float, complex and bool are registered.
Deliberately absent: anything concrete.
"""

from abc import ABCMeta, abstractmethod

__all__ = ["Number", "Complex", "Real", "Rational", "Integral"]


class Number(metaclass=ABCMeta):
    """Everything that is a number."""

    __slots__ = ()
    __hash__ = None


def _abstract(cls, *names):
    for name in names:
        def method(self, *args):
            raise NotImplementedError
        method.__name__ = name
        method.__qualname__ = f'{cls}.{name}'
        yield name, abstractmethod(method)


class Complex(Number):
    """Numbers with arithmetic, `abs`, `conjugate` and two parts."""

    __slots__ = ()
    locals().update(_abstract(
        'Complex', '__complex__', '__add__', '__radd__', '__neg__', '__pos__', '__mul__',
        '__rmul__', '__truediv__', '__rtruediv__', '__pow__', '__rpow__', '__abs__',
        'conjugate', '__eq__'))

    def __bool__(self):
        """self != 0"""
        return self != 0

    @property
    @abstractmethod
    def real(self):
        raise NotImplementedError

    @property
    @abstractmethod
    def imag(self):
        raise NotImplementedError

    def __sub__(self, other):
        """self - other"""
        return self + -other

    def __rsub__(self, other):
        """other - self"""
        return -self + other


class Real(Complex):
    """Numbers that are ordered, and can be rounded."""

    __slots__ = ()
    locals().update(_abstract(
        'Real', '__float__', '__trunc__', '__floor__', '__ceil__', '__round__', '__floordiv__',
        '__rfloordiv__', '__mod__', '__rmod__', '__lt__', '__le__'))

    def __divmod__(self, other):
        """divmod(self, other)"""
        return self // other, self % other

    def __rdivmod__(self, other):
        """divmod(other, self)"""
        return other // self, other % self

    def __complex__(self):
        """complex(self) == complex(float(self), 0)"""
        return complex(float(self))

    @property
    def real(self):
        return +self

    @property
    def imag(self):
        return 0

    def conjugate(self):
        """Conjugate is a no-op for Reals."""
        return +self


class Rational(Real):
    """Numbers with numerator and denominator."""

    __slots__ = ()

    @property
    @abstractmethod
    def numerator(self):
        raise NotImplementedError

    @property
    @abstractmethod
    def denominator(self):
        raise NotImplementedError

    def __float__(self):
        """float(self) = self.numerator / self.denominator"""
        return int(self.numerator) / int(self.denominator)


class Integral(Rational):
    """Whole numbers, with bits."""

    __slots__ = ()
    locals().update(_abstract(
        'Integral', '__int__', '__pow__', '__lshift__', '__rlshift__', '__rshift__',
        '__rrshift__', '__and__', '__rand__', '__xor__', '__rxor__', '__or__', '__ror__',
        '__invert__'))

    def __index__(self):
        """operator.index(self)"""
        return int(self)

    def __float__(self):
        """float(self) == float(int(self))"""
        return float(int(self))

    @property
    def numerator(self):
        return +self

    @property
    def denominator(self):
        return 1


Complex.register(complex)
Real.register(float)
Integral.register(int)
