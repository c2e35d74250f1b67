# one class of abstract mappings, whichever way its module was reached
# since: 3.14
import collections
import collections.abc
from collections.abc import KeysView, Mapping, MutableMapping, Set

chain = collections.ChainMap({1: 'a'})
print(isinstance(chain, Mapping), issubclass(collections.UserDict, MutableMapping), isinstance(chain.keys(), (KeysView, Set)))
# expect: True True True
print(chain | collections.ChainMap({2: 'b'}), {3: 'c'} | chain)
# expect: ChainMap({1: 'a', 2: 'b'}) ChainMap({3: 'c', 1: 'a'})
print(collections.ChainMap.__mro__[1] is collections.abc.MutableMapping)  # expect: True
