# help() of classes: sections and their order, values.
# since: 3.14

class Base:
    """The base.

    With more to say.
    """

    __slots__ = ()
    kind = 'base'
    table = {'key': [1, 2, 3] * 9}

    def __init__(self, name: str, legs: int = 4) -> None:
        """Makes it."""

    def __len__(self):
        """How long."""

    def speak(self, loud=False):
        """Says something."""

    talk = speak
    double = lambda self, x: x

    @property
    def size(self):
        """How large."""

    @staticmethod
    def make(a, b=1):
        """Makes another."""

    @classmethod
    def of(cls, text):
        """From text."""

    def _hidden(self):
        """Not shown."""


class Empty:
    __slots__ = ()


help(Base)
# expect: Help on class Base in module __main__:
# expect:
# expect: class Base(builtins.object)
# expect:  |  Base(name: str, legs: int = 4) -> None
# expect:  |
# expect:  |  The base.
# expect:  |
# expect:  |  With more to say.
# expect:  |
# expect:  |  Methods defined here:
# expect:  |
# expect:  |  __init__(self, name: str, legs: int = 4) -> None
# expect:  |      Makes it.
# expect:  |
# expect:  |  __len__(self)
# expect:  |      How long.
# expect:  |
# expect:  |  double lambda self, x
# expect:  |
# expect:  |  speak(self, loud=False)
# expect:  |      Says something.
# expect:  |
# expect:  |  talk = speak(self, loud=False)
# expect:  |
# expect:  |  ----------------------------------------------------------------------
# expect:  |  Class methods defined here:
# expect:  |
# expect:  |  of(text)
# expect:  |      From text.
# expect:  |
# expect:  |  ----------------------------------------------------------------------
# expect:  |  Static methods defined here:
# expect:  |
# expect:  |  make(a, b=1)
# expect:  |      Makes another.
# expect:  |
# expect:  |  ----------------------------------------------------------------------
# expect:  |  Readonly properties defined here:
# expect:  |
# expect:  |  size
# expect:  |      How large.
# expect:  |
# expect:  |  ----------------------------------------------------------------------
# expect:  |  Data and other attributes defined here:
# expect:  |
# expect:  |  kind = 'base'
# expect:  |
# expect:  |  table = {'key': [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3,...
# expect:
help(Empty)
# expect: Help on class Empty in module __main__:
# expect:
# expect: class Empty(builtins.object)
# expect:
