# Mocks note their calls, stand in for others by patches, and follow specs.
from unittest.mock import ANY, DEFAULT, MagicMock, Mock, call, create_autospec, patch, sentinel


class Shop:
    open = True

    def price(self, item, count=1):
        return len(item) * count


shop = Mock(return_value=3)
print(shop(1, two=2), shop.call_args, shop.call_count)  # expect: 3 call(1, two=2) 1
shop.sell('tea').receipt(1)
print(shop.mock_calls)  # expect: [call(1, two=2), call.sell('tea'), call.sell().receipt(1)]
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
with patch.object(Shop, 'price', return_value=7) as price:
    print(Shop().price('x'), price.mock_calls)  # expect: 7 [call('x')]
print(Shop().price('x'))  # expect: 1


@patch.dict(globals(), answer=42)
@patch('json.dumps', side_effect=lambda value: DEFAULT, return_value='text')
def patched(dumps):
    import json
    return json.dumps([]), dumps.call_args == call(ANY), answer


print(patched())  # expect: ('text', True, 42)
magic = MagicMock()
magic.__len__.return_value = 4
print(len(magic), bool(magic), list(magic), magic == magic, 1 in magic)  # expect: 4 True [] True False
with magic as inside:
    print(inside is magic.__enter__.return_value)  # expect: True
spec = create_autospec(Shop)
try:
    spec().price()
except TypeError as error:
    print(error)  # expect: missing a required argument: 'item'
try:
    spec.cellar
except AttributeError as error:
    print(error)  # expect: Mock object has no attribute 'cellar'
print(isinstance(Mock(spec=Shop), Shop), sentinel.one, call.a(1).b)  # expect: True sentinel.one a().b
