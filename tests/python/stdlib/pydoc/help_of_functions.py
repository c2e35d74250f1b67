# help() of functions, methods, properties and names.
# since: 3.14
import functools


def area(width: float, height: float = 1.0, *rest, unit: str = 'cm', **more) -> float:
    """Computes an area.

    Args:
        width: how wide
    """


def plain():
    """One line."""


def long(first_of_many_parameters: int, second_of_many_parameters: str = 'x', *, third: dict[str, list[int]] = {}) -> None:
    """Parameters on lines of their own."""


async def later(x: 'Unknown'):
    """Some day."""


def logged(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        return function(*args, **kwargs)
    return wrapper


@logged
def wrapped(a, b):
    """Wrapped."""


class Shape:
    """A shape."""

    def scale(self, by=2):
        """Scales."""

    @classmethod
    def unit(cls):
        """The unit shape."""

    @property
    def size(self):
        """How large."""


class Square(Shape):
    def scale(self, by=2):
        pass


for what in [area, plain, long, later, wrapped, Shape.scale, Shape().scale, Square().scale, Shape.unit, Shape.size]:
    help(what)
# expect: Help on function area in module __main__:
# expect:
# expect: area(width: float, height: float = 1.0, *rest, unit: str = 'cm', **more) -> float
# expect:     Computes an area.
# expect:
# expect:     Args:
# expect:         width: how wide
# expect:
# expect: Help on function plain in module __main__:
# expect:
# expect: plain()
# expect:     One line.
# expect:
# expect: Help on function long in module __main__:
# expect:
# expect: long(
# expect:     first_of_many_parameters: int,
# expect:     second_of_many_parameters: str = 'x',
# expect:     *,
# expect:     third: dict[str, list[int]] = {}
# expect: ) -> None
# expect:     Parameters on lines of their own.
# expect:
# expect: Help on function later in module __main__:
# expect:
# expect: async later(x: Unknown)
# expect:     Some day.
# expect:
# expect: Help on function wrapped in module __main__:
# expect:
# expect: wrapped(a, b)
# expect:     Wrapped.
# expect:
# expect: Help on function scale in module __main__:
# expect:
# expect: scale(self, by=2)
# expect:     Scales.
# expect:
# expect: Help on method scale in module __main__:
# expect:
# expect: scale(by=2) method of __main__.Shape instance
# expect:     Scales.
# expect:
# expect: Help on method scale in module __main__:
# expect:
# expect: scale(by=2) method of __main__.Square instance
# expect:     Scales.
# expect:
# expect: Help on method unit in module __main__:
# expect:
# expect: unit() class method of __main__.Shape
# expect:     The unit shape.
# expect:
# expect: Help on property:
# expect:
# expect: size
# expect:     How large.
# expect:
help('no_such_thing')
# expect: No Python documentation found for 'no_such_thing'.
# expect: Use help() to get the interactive help utility.
# expect: Use help(str) for help on the str class.
# expect:
