# patches whose mocks have a spec: they are called as the original is, and so are their results
# since: 3.14
import types
from unittest.mock import patch


class Plain:
    x = 1


class Callable:
    def __call__(self, a):
        pass


place = types.SimpleNamespace(Plain=Plain, Callable=Callable, plain=Plain())


def attempt(function):
    try:
        print(type(function()).__name__)
    except Exception as error:
        print(type(error).__name__, str(error).partition(' [')[0].partition(' from target')[0])
for options in ({'spec': True}, {'autospec': True, 'spec_set': True}):
    print(list(options.items()))
    for name in ('Plain', 'Callable', 'plain'):
        with patch.object(place, name, **options) as mock:
            attempt(lambda: setattr(mock, 'y', 1))
            attempt(lambda: mock())
            attempt(lambda: mock()(1))
# expect: [('spec', True)]
# expect: NoneType
# expect: NonCallableMagicMock
# expect: TypeError 'NonCallableMagicMock' object is not callable
# expect: NoneType
# expect: MagicMock
# expect: MagicMock
# expect: NoneType
# expect: TypeError 'NonCallableMagicMock' object is not callable
# expect: TypeError 'NonCallableMagicMock' object is not callable
# expect: [('autospec', True), ('spec_set', True)]
# expect: AttributeError Mock object has no attribute 'y'
# expect: NonCallableMagicMock
# expect: TypeError 'NonCallableMagicMock' object is not callable
# expect: AttributeError Mock object has no attribute 'y'
# expect: MagicMock
# expect: MagicMock
# expect: AttributeError Mock object has no attribute 'y'
# expect: TypeError 'NonCallableMagicMock' object is not callable
# expect: TypeError 'NonCallableMagicMock' object is not callable
