# a method that is patched with its own autospec is bound as before
# since: 3.14
from unittest.mock import patch


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
