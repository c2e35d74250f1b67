"""Containers beyond the builtin ones. Each lives in a file of its own beside this one; the abstract ones are in `collections.abc`."""

from collections._chainmap import ChainMap
from collections._counter import Counter, _count_elements
from collections._deque import deque
from collections._dicts import OrderedDict, defaultdict
from collections._namedtuple import namedtuple
from collections._user import UserDict, UserList, UserString
import collections.abc

__all__ = ["ChainMap", "Counter", "OrderedDict", "UserDict", "UserList", "UserString", "defaultdict", "deque", "namedtuple"]
