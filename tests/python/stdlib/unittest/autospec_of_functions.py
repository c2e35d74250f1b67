# a function made after another one stands in front of a mock
# since: 3.14
import asyncio
from unittest.mock import Mock, call, create_autospec, patch


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


class Target:
    def method(self, x):
        return 'original'

    @classmethod
    def kind(cls, x):
        return 'original'

    @staticmethod
    def help(x):
        return 'original'


for name in ('method', 'kind', 'help'):
    with patch.object(Target, name, autospec=True) as mock:
        try:
            print(name, getattr(Target(), name)(1) is mock.return_value, len(mock.call_args.args))
        except TypeError as error:
            print(name, error)
# expect: method True 2
# expect: kind True 1
# expect: help True 1





async def later(x):
    pass


async def main():
    mock = create_autospec(later)
    mock.return_value = 4
    print(await mock(1), mock.await_count, mock.await_args)
    mock.assert_awaited_once_with(1)
    try:
        mock.mock.assert_has_awaits([call(1), call(2, 3)])
    except AssertionError as error:
        print(error)
    mock.reset_mock()
    print(mock.await_count, mock.await_args_list)


asyncio.run(main())
# expect: 4 1 call(1)
# expect: Error processing expected awaits.
# expect: Errors: [None, TypeError('too many positional arguments')]
# expect: Expected: [call(1), call(2, 3)]
# expect: Actual: [call(1)]
# expect: 0 []






try:
    create_autospec(later, instance=True)
except RuntimeError as error:
    print(error)  # expect: Instance can not be True when create_autospec is mocking an async function
