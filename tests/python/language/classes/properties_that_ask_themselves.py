"""Properties and small functions that read what they give: a `RecursionError`, whoever asks first."""
# judge: 3.11


class Bases:
    @property
    def __bases__(self):
        return self.__bases__


class Value:
    @property
    def value(self):
        return self.value

    def __hash__(self):
        return self.value

    def __lt__(self, other):
        return self.value

    def __len__(self):
        return self.value

    def __getitem__(self, key):
        return self.value[key]


class Item:
    def __getitem__(self, key):
        return self[key]

    def __hash__(self):
        return hash(self)

    def __eq__(self, other):
        return self == other

    def __lt__(self, other):
        return self < other

    def __len__(self):
        return len(self)

    def __iter__(self):
        return iter(self)

    def __contains__(self, item):
        return item in self

    def __bool__(self):
        return bool(self)


value, item = Value(), Item()
for ask in (
    lambda: issubclass(Bases(), int),
    lambda: isinstance(1, Bases()),
    lambda: value.value,
    lambda: hash(value),
    lambda: sorted([value, value]),
    lambda: sorted([value, value], key=lambda v: v.value),
    lambda: max([value, value], key=lambda v: v.value),
    lambda: list(map(lambda v: v.value, [value])),
    lambda: len(value),
    lambda: value[0],
    lambda: {value: 1},
    lambda: item[0],
    lambda: sorted([item, item], key=lambda v: v[0]),
    lambda: list(map(lambda v: v[0], [item])),
    lambda: hash(item),
    lambda: {item},
    lambda: item == 1,
    lambda: item < item,
    lambda: min([item, item]),
    lambda: len(item),
    lambda: 1 in item,
    lambda: bool(item),
):
    try:
        print(ask())
    except RecursionError:
        print('RecursionError')
    except TypeError as error:
        print('TypeError', error)
# expect: RecursionError
# expect: RecursionError
# expect: RecursionError
# expect: RecursionError
# expect: RecursionError
# expect: RecursionError
# expect: RecursionError
# expect: RecursionError
# expect: RecursionError
# expect: RecursionError
# expect: RecursionError
# expect: RecursionError
# expect: RecursionError
# expect: RecursionError
# expect: RecursionError
# expect: RecursionError
# expect: RecursionError
# expect: RecursionError
# expect: RecursionError
# expect: RecursionError
# expect: RecursionError
# expect: RecursionError
