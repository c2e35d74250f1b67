"""Mixins with checks that several test modules share."""

from math import copysign, isnan


class ExceptionIsLikeMixin:
    """Compares exceptions and groups of them by type, text and structure."""

    def assertExceptionIsLike(self, exc, template):
        if exc is None or template is None:
            self.assertIs(exc, template)
            return
        if not isinstance(exc, BaseExceptionGroup):
            self.assertEqual(exc.__class__, template.__class__)
            self.assertEqual(exc.args[0], template.args[0])
            return
        self.assertEqual(exc.message, template.message)
        self.assertEqual(len(exc.exceptions), len(template.exceptions))
        for one, other in zip(exc.exceptions, template.exceptions):
            self.assertExceptionIsLike(one, other)


class FloatsAreIdenticalMixin:
    """Compares floats with the signs of their zeros."""

    def assertFloatsAreIdentical(self, x, y):
        if isnan(x) or isnan(y):
            self.assertTrue(isnan(x) and isnan(y), f'{x!r} and {y!r} are not identical')
        else:
            self.assertEqual(x, y)
            self.assertEqual(copysign(1, x), copysign(1, y))


class ComplexesAreIdenticalMixin(FloatsAreIdenticalMixin):
    """Compares complex numbers, part by part."""

    def assertComplexesAreIdentical(self, x, y):
        self.assertFloatsAreIdentical(x.real, y.real)
        self.assertFloatsAreIdentical(x.imag, y.imag)
