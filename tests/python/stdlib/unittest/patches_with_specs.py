# patches whose mocks have a spec: they are called as the original is, and so are their results
# since: 3.14
import types
from unittest.mock import Mock, NonCallableMagicMock, mock_open, patch


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
for options in ({'spec': True}, {'spec_set': True}, {'spec': ['x']}, {'autospec': True}):
    print(list(options.items()))
    for name in ('Plain', 'Callable', 'plain'):
        with patch.object(place, name, **options) as mock:
            attempt(lambda: mock.y)
            attempt(lambda: setattr(mock, 'y', 1))
            attempt(lambda: mock())
            attempt(lambda: mock()(1))
# expect: [('spec', True)]
# expect: AttributeError Mock object has no attribute 'y'
# expect: NoneType
# expect: NonCallableMagicMock
# expect: TypeError 'NonCallableMagicMock' object is not callable
# expect: AttributeError Mock object has no attribute 'y'
# expect: NoneType
# expect: MagicMock
# expect: MagicMock
# expect: AttributeError Mock object has no attribute 'y'
# expect: NoneType
# expect: TypeError 'NonCallableMagicMock' object is not callable
# expect: TypeError 'NonCallableMagicMock' object is not callable
# expect: [('spec_set', True)]
# expect: AttributeError Mock object has no attribute 'y'
# expect: AttributeError Mock object has no attribute 'y'
# expect: NonCallableMagicMock
# expect: TypeError 'NonCallableMagicMock' object is not callable
# expect: AttributeError Mock object has no attribute 'y'
# expect: AttributeError Mock object has no attribute 'y'
# expect: MagicMock
# expect: MagicMock
# expect: AttributeError Mock object has no attribute 'y'
# expect: AttributeError Mock object has no attribute 'y'
# expect: TypeError 'NonCallableMagicMock' object is not callable
# expect: TypeError 'NonCallableMagicMock' object is not callable
# expect: [('spec', ['x'])]
# expect: AttributeError Mock object has no attribute 'y'
# expect: NoneType
# expect: TypeError 'NonCallableMagicMock' object is not callable
# expect: TypeError 'NonCallableMagicMock' object is not callable
# expect: AttributeError Mock object has no attribute 'y'
# expect: NoneType
# expect: TypeError 'NonCallableMagicMock' object is not callable
# expect: TypeError 'NonCallableMagicMock' object is not callable
# expect: AttributeError Mock object has no attribute 'y'
# expect: NoneType
# expect: TypeError 'NonCallableMagicMock' object is not callable
# expect: TypeError 'NonCallableMagicMock' object is not callable
# expect: [('autospec', True)]
# expect: AttributeError Mock object has no attribute 'y'
# expect: NoneType
# expect: NonCallableMagicMock
# expect: TypeError 'NonCallableMagicMock' object is not callable
# expect: AttributeError Mock object has no attribute 'y'
# expect: NoneType
# expect: MagicMock
# expect: MagicMock
# expect: AttributeError Mock object has no attribute 'y'
# expect: NoneType
# expect: TypeError 'NonCallableMagicMock' object is not callable
# expect: TypeError 'NonCallableMagicMock' object is not callable






















































def function(x=1, /, y=2, *, z=3):
    """Text."""
    return x, y, z


with patch.object(function, '__defaults__', (7, 8)), patch.object(function, '__doc__', None), patch.object(function, '__kwdefaults__', {'z': 9}):
    print(function(), function.__doc__)  # expect: (7, 8, 9) None
print(function(), function.__doc__)  # expect: (1, 2, 3) Text.
attempt(lambda: patch.object(place, 'plain', auto_spec=True))
# expect: RuntimeError 'auto_spec' might be a typo; use unsafe=True if this is intended

place.mocked = Mock()
attempt(lambda: patch.object(place, 'mocked', spec=True).start())
# expect: InvalidSpecError Cannot spec a Mock object.
attempt(lambda: patch.object(place, 'mocked', autospec=True).start())
# expect: InvalidSpecError Cannot autospec attr 'mocked'
opened = mock_open(read_data='one\ntwo\n')
print(opened().read(), list(opened()), next(opened()), opened().readline())
# expect: one
# expect: two
# expect:  ['one\n', 'two\n'] one
# expect:  one
# expect:
opened().readline.return_value = 'set'
print(opened().readline(), next(opened()))  # expect: set set
opened().read.return_value = 'all'
print(opened().read())  # expect: all
