# autospecs of data classes; what cannot be a spec
# since: 3.14
import dataclasses
from unittest.mock import Mock, create_autospec


@dataclasses.dataclass
class Data:
    a: int
    b: str = 'x'


def attempt(function):
    try:
        print(type(function()).__name__)
    except Exception as error:
        print(type(error).__name__, str(error).partition(' from target')[0])
mock = create_autospec(Data)
attempt(lambda: mock())  # expect: TypeError missing a required argument: 'a'
attempt(lambda: mock(1).a)  # expect: MagicMock
attempt(lambda: mock.a)  # expect: AttributeError Mock object has no attribute 'a'
print(isinstance(mock(1), Data))  # expect: True


class Mocked:
    inner = Mock(name='inner')
attempt(lambda: create_autospec(Mocked).inner)  # expect: InvalidSpecError Cannot autospec attr 'inner'
attempt(lambda: create_autospec(Data, autospect=True))
# expect: RuntimeError 'autospect' might be a typo; use unsafe=True if this is intended
