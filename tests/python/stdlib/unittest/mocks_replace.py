# Patches put something else in the place of an attribute or an item for a while.
from unittest.mock import Mock, patch


class Shop:
    def price(self, item, count=1):
        return len(item) * count


with patch.object(Shop, 'price', new=Mock(return_value=7)) as price:
    print(Shop().price('x'), price.mock_calls)  # expect: 7 [call('x')]
print(Shop().price('x'))  # expect: 1
settings = {'a': 1}


@patch.dict(settings, b=2)
@patch('json.dumps', new=lambda value: 'text')
def patched():
    import json
    return json.dumps([]), settings


print(patched(), settings)  # expect: ('text', {'a': 1}) {'a': 1}
try:
    with patch.object(Shop, 'cellar', new=1):
        pass
except AttributeError as error:
    print(error)  # expect: <class '__main__.Shop'> does not have the attribute 'cellar'
