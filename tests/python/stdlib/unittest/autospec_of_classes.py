# mocks made after classes: calls are checked, attributes are made when they are needed
# since: 3.14
from unittest.mock import create_autospec


class Part:
    def bar(self):
        return 1


class Whole:
    part = Part()
    number = 3
    Kind = Part

    def __init__(self, a):
        pass

    def method(self, a, b, c, d=None):
        pass

    @classmethod
    def make(cls, x):
        pass

    @staticmethod
    def help(x):
        pass


def attempt(function):
    try:
        print(type(function()).__name__)
    except Exception as error:
        print(type(error).__name__, str(error).partition(' from target')[0])
mock = create_autospec(Whole)
attempt(lambda: mock())  # expect: TypeError missing a required argument: 'a'
attempt(lambda: mock(1).method(1))  # expect: TypeError missing a required argument: 'b'
attempt(lambda: mock.make(1, 2))  # expect: TypeError too many positional arguments
attempt(lambda: mock.help())  # expect: TypeError missing a required argument: 'x'
attempt(lambda: mock.Kind().bar())  # expect: MagicMock
attempt(lambda: mock.number)  # expect: NonCallableMagicMock
