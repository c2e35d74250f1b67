# `OrderedDict(other)` asks a subclass of dict for its keys and items; `dict(other)` takes them as they are.
# since: 3.14
from collections import OrderedDict


class Loud(dict):
    def __getitem__(self, key):
        print("get", key)
        return super().__getitem__(key)


class Keys(dict):
    def keys(self):
        return ["z"]

    def __getitem__(self, key):
        return key * 2


loud = Loud(a=1, b=2)
print(OrderedDict(loud))
# expect: get a
# expect: get b
# expect: OrderedDict({'a': 1, 'b': 2})
ordered = OrderedDict(c=3)
ordered.update(loud, d=4)
# expect: get a
# expect: get b
print(ordered)  # expect: OrderedDict({'c': 3, 'a': 1, 'b': 2, 'd': 4})
print(dict(loud))  # expect: {'a': 1, 'b': 2}
print(OrderedDict(Keys(q=1)), dict(Keys(q=1)))  # expect: OrderedDict({'z': 'zz'}) {'q': 1}


class Cache(OrderedDict):
    def __getitem__(self, key):
        print("cached", key)
        return super().__getitem__(key)


print(OrderedDict(Cache(a=1)))
# expect: cached a
# expect: OrderedDict({'a': 1})
print(OrderedDict(OrderedDict(x=1), y=2))  # expect: OrderedDict({'x': 1, 'y': 2})
