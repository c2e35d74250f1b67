# Magic mocks have special methods; mocks with a spec have what the spec has.
from unittest.mock import MagicMock, Mock, sentinel


class Shop:
    open = True


magic = MagicMock()
magic.__len__.return_value = 4
print(len(magic), bool(magic), magic == magic)  # expect: 4 True True
shop = Mock(spec=Shop)
try:
    shop.cellar
except AttributeError as error:
    print(error)  # expect: Mock object has no attribute 'cellar'
print(isinstance(shop, Shop), sentinel.one)  # expect: True sentinel.one
