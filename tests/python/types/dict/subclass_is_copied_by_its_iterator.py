# A subclass of dict is copied as a dict, whatever its `keys` and `__getitem__` say; only its own `__iter__` is asked.
class Keys(dict):
    def keys(self):
        return ["k"]

    def __getitem__(self, key):
        return "item"


class Iter(dict):
    def __iter__(self):
        return iter(["a"])

    def __getitem__(self, key):
        return "item"


def f(**kwargs):
    return kwargs


for source in (Keys(a=1), Iter(a=1, b=2)):
    d = {}
    d.update(source)
    e = {}
    e |= source
    print(dict(source), {**source}, f(**source), d, e, {} | source)
# expect: {'a': 1} {'a': 1} {'a': 1} {'a': 1} {'a': 1} {'a': 1}
# expect: {'a': 'item', 'b': 'item'} {'a': 'item', 'b': 'item'} {'a': 'item', 'b': 'item'} {'a': 'item', 'b': 'item'} {'a': 'item', 'b': 'item'} {'a': 'item', 'b': 'item'}
