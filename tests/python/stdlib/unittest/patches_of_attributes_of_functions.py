# what a function has again after a patch; misspelt options; what is a mock already; files with results that were set
# since: 3.14
import types
from unittest.mock import Mock, mock_open, patch

place = types.SimpleNamespace(plain=1)


def attempt(function):
    try:
        print(type(function()).__name__)
    except Exception as error:
        print(type(error).__name__, str(error).partition(' [')[0].partition(' from target')[0])


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
