# Mocks note their calls; what they give, and what they raise, is set.
from unittest.mock import Mock, call

shop = Mock(return_value=3)
print(shop(1, two=2), shop.call_args, shop.call_count)  # expect: 3 call(1, two=2) 1
shop.sell('tea')
print(shop.mock_calls, shop.method_calls)  # expect: [call(1, two=2), call.sell('tea')] [call.sell('tea')]
shop.sell.assert_called_once_with('tea')
try:
    shop.sell.assert_called_with('milk')
except AssertionError as error:
    print(error)
# expect: expected call not found.
# expect: Expected: sell('milk')
# expect:   Actual: sell('tea')
shop.side_effect = [1, KeyError('gone')]
print(shop())  # expect: 1
try:
    shop()
except KeyError as error:
    print(error)  # expect: 'gone'
print(shop.mock_calls[-1] == call())  # expect: True
