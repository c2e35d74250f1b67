# a coroutine function made after another one
# since: 3.14
import asyncio
from unittest.mock import call, create_autospec


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
