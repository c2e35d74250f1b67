# a sealed mock makes no more mocks, in the depth too
# since: 3.14
from unittest.mock import MagicMock, Mock, seal


def attempt(function):
    try:
        print(type(function()).__name__)
    except Exception as error:
        print(type(error).__name__, str(error).partition(' from target')[0])
sealed = Mock()
sealed.one().two.return_value = 3
seal(sealed)
attempt(lambda: sealed.one().two())  # expect: int
attempt(lambda: sealed.one().two().three())  # expect: AttributeError 'int' object has no attribute 'three'
attempt(lambda: sealed.one()())  # expect: AttributeError mock.one().return_value


sealed = MagicMock()
sealed.__len__.return_value = 3
seal(sealed)
attempt(lambda: len(sealed))  # expect: int
attempt(lambda: sealed())  # expect: AttributeError mock.return_value
