# a function made after another one stands in front of a mock
# since: 3.14
from unittest.mock import Mock, create_autospec


def spec(a, b=2, *, c):
    """It does something."""


def inner(x):
    pass


spec.inner = inner
mock = create_autospec(spec, return_value='result')
print(type(mock).__name__, mock.__name__, mock.__signature__)  # expect: function spec (a, b=2, *, c)
print(mock(1, c=3), mock.call_args_list)  # expect: result [call(1, c=3)]
for args, kwargs in (((1,), {}), ((), {'c': 1}), ((1, 2, 3), {'c': 1})):
    try:
        mock(*args, **kwargs)
    except TypeError as error:
        print(error)
# expect: missing a required argument: 'c'
# expect: missing a required argument: 'a'
# expect: too many positional arguments
mock.assert_called_once_with(a=1, c=3)
try:
    mock.inner()
except TypeError as error:
    print(error)  # expect: missing a required argument: 'x'
parent = Mock()
parent.attach_mock(mock, 'child')
mock(5, c=6)
print(parent.mock_calls, mock.mock_calls)  # expect: [call.child(5, c=6)] [call(1, c=3), call(5, c=6)]
mock.reset_mock()
print(mock.called, mock.call_count, mock.mock_calls)  # expect: False 0 []
print(create_autospec(lambda x: x).__name__)  # expect: funcopy
