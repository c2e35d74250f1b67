# Special methods of numbers are bound as descriptors say, also those that builtin functions call.
import math


class Given:
    def __get__(self, instance, owner=None):
        return lambda *args: ('given', args)


class Number:
    __rdivmod__ = __divmod__ = __rpow__ = __pow__ = __round__ = __trunc__ = __floor__ = __ceil__ = __abs__ = Given()


print(divmod(5, Number()))  # expect: ('given', (5,))
print(divmod(Number(), 5))  # expect: ('given', (5,))
print(pow(2, Number()), 2 ** Number())  # expect: ('given', (2,)) ('given', (2,))
print(pow(Number(), 2, 3))  # expect: ('given', (2, 3))
print(round(Number()), round(Number(), 2))  # expect: ('given', ()) ('given', (2,))
print(math.trunc(Number()), math.floor(Number()), math.ceil(Number()))
# expect: ('given', ()) ('given', ()) ('given', ())
print(abs(Number()))  # expect: ('given', ())


class ByProperty:
    __round__ = property(lambda self: lambda *args: ('property', args))
    __rdivmod__ = property(lambda self: lambda *args: ('property', args))


print(round(ByProperty(), 1), divmod(1, ByProperty()))  # expect: ('property', (1,)) ('property', (1,))
