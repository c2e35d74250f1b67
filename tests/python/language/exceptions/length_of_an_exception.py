# An exception class may have a length, as any class.
class Fault(Exception):
    def __len__(self):
        return len(self.args)


try:
    raise Fault(1, 2)
except Fault as e:
    print(len(e), bool(e), bool(Fault()))  # expect: 2 True False
try:
    len(ValueError(1))
except TypeError as e:
    print(e)  # expect: object of type 'ValueError' has no len()
from collections.abc import MutableMapping


class Empty(MutableMapping):
    def __getitem__(self, key):
        raise KeyError(key)

    __setitem__ = __delitem__ = None

    def __iter__(self):
        return iter(())

    def __len__(self):
        return 0


try:
    Empty().popitem()
except KeyError as e:
    print(repr(e), e.__suppress_context__)  # expect: KeyError() True
