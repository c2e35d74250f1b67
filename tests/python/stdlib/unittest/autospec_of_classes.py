# mocks made after classes: calls are checked, attributes are made when they are needed, instances of data classes have their fields
# since: 3.14
import dataclasses
from unittest.mock import InvalidSpecError, Mock, call, create_autospec, seal


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


@dataclasses.dataclass
class Data:
    a: int
    b: str = 'x'


def attempt(function):
    try:
        print(type(function()).__name__)
    except Exception as error:
        print(type(error).__name__, str(error).partition(' from target')[0])
mock = create_autospec(Whole)
attempt(lambda: mock())  # expect: TypeError missing a required argument: 'a'
attempt(lambda: mock(1).method(1))  # expect: TypeError missing a required argument: 'b'
attempt(lambda: mock.method(1, 2, 3))  # expect: MagicMock
attempt(lambda: mock.make(1))  # expect: MagicMock
attempt(lambda: mock.make(1, 2))  # expect: TypeError too many positional arguments
attempt(lambda: mock.help())  # expect: TypeError missing a required argument: 'x'
attempt(lambda: mock.Kind().bar())  # expect: MagicMock
attempt(lambda: mock.number)  # expect: NonCallableMagicMock
attempt(lambda: mock.missing)  # expect: AttributeError Mock object has no attribute 'missing'
attempt(lambda: mock(1).part.bar(3))  # expect: TypeError too many positional arguments
mock = create_autospec(Whole)
mock(1).method(1, 2, c=3)
mock.assert_has_calls([call(a=1), call().method(1, 2, c=3)])
for wrong in (call(2), call(1, 2), call.Kind()):
    try:
        mock.assert_has_calls([wrong])
    except AssertionError as error:
        print(error)
# expect: Calls not found.
# expect: Expected: [call(2)]
# expect:   Actual: [call(1), call().method(1, 2, c=3)]
# expect: Error processing expected calls.
# expect: Errors: [TypeError('too many positional arguments')]
# expect: Expected: [call(1, 2)]
# expect:   Actual: [call(1), call().method(1, 2, c=3)]
# expect: Calls not found.
# expect: Expected: [call.Kind()]
# expect:   Actual: [call(1), call().method(1, 2, c=3)]
mock = create_autospec(Data)
attempt(lambda: mock())  # expect: TypeError missing a required argument: 'a'
attempt(lambda: mock(1).a)  # expect: MagicMock
attempt(lambda: mock.a)  # expect: AttributeError Mock object has no attribute 'a'
print(isinstance(mock(1), Data))  # expect: True
sealed = create_autospec(Whole, instance=True)
seal(sealed)
attempt(lambda: sealed.method(1, 2, 3).more)  # expect: AttributeError mock.method().more
sealed = Mock()
sealed.one().two.return_value = 3
seal(sealed)
attempt(lambda: sealed.one().two())  # expect: int
attempt(lambda: sealed.one().two().three())  # expect: AttributeError 'int' object has no attribute 'three'
attempt(lambda: sealed.one()())  # expect: AttributeError mock.one().return_value


class Mocked:
    inner = Mock(name='inner')
attempt(lambda: create_autospec(Mocked).inner)  # expect: InvalidSpecError Cannot autospec attr 'inner'
attempt(lambda: create_autospec(Whole, autospect=True))
# expect: RuntimeError 'autospect' might be a typo; use unsafe=True if this is intended
