# What a method did before an exception stays done, as far as CPython keeps it.
# since: 3.14


class Unequal:
    def __hash__(self):
        return 3

    def __eq__(self, other):
        raise ValueError('compared')


def attempt(change, *others):
    s = {1, 2, 3, 4}
    try:
        change(s, *others)
    except (TypeError, ValueError) as error:
        print(error, sorted(s))


attempt(set.update, [5], [6, []], [7])
# expect: cannot use 'list' as a set element (unhashable type: 'list') [1, 2, 3, 4, 5, 6]
attempt(set.update, [5], 6, [7])  # expect: 'int' object is not iterable [1, 2, 3, 4, 5]
attempt(set.update, [5], {6: 1, 1: 2}, [[]])
# expect: cannot use 'list' as a set element (unhashable type: 'list') [1, 2, 3, 4, 5, 6]
attempt(set.difference_update, [2], [3, []], [4])
# expect: cannot use 'list' as a set element (unhashable type: 'list') [1, 4]
attempt(set.difference_update, [2], 5, [4])  # expect: 'int' object is not iterable [1, 3, 4]
attempt(set.difference_update, [2], [4, Unequal()], [1])  # expect: compared [1, 3]
attempt(set.update, [5], [6, Unequal()], [7])  # expect: compared [1, 2, 3, 4, 5, 6]
attempt(set.__ior__, {5, Unequal()})  # expect: compared [1, 2, 3, 4]
attempt(set.symmetric_difference_update, [5, 1, Unequal()])  # expect: compared [2, 3, 4]
attempt(set.symmetric_difference_update, [5, 1, []])
# expect: cannot use 'list' as a set element (unhashable type: 'list') [1, 2, 3, 4]
attempt(set.intersection_update, [1, 2], [[]])  # expect: unhashable type: 'list' [1, 2, 3, 4]
attempt(set.intersection_update, [1, 2], [Unequal()])


class Own:
    # Elements that are compared by the user's code go through another way.
    def __hash__(self):
        return 3

    def __eq__(self, other):
        return self is other


def ask(name, make):
    for s in ({1, 2}, {1, 2, Own()}):
        try:
            found = getattr(s, name)(make())
        except TypeError as error:
            found = error
        print(name, len(found) if isinstance(found, set) else found)


def given(*items):
    yield from items


for name in ('isdisjoint', 'issubset', 'issuperset', 'intersection', 'difference', 'union', 'symmetric_difference'):
    ask(name, lambda: [1, []])
    ask(name, lambda: [7, []])
    ask(name, lambda: given(7, []))
    ask(name, lambda: given(1, 2, 3))
# expect: isdisjoint False
# expect: isdisjoint False
# expect: isdisjoint cannot use 'list' as a set element (unhashable type: 'list')
# expect: isdisjoint cannot use 'list' as a set element (unhashable type: 'list')
# expect: isdisjoint cannot use 'list' as a set element (unhashable type: 'list')
# expect: isdisjoint cannot use 'list' as a set element (unhashable type: 'list')
# expect: isdisjoint False
# expect: isdisjoint False
# expect: issubset unhashable type: 'list'
# expect: issubset unhashable type: 'list'
# expect: issubset unhashable type: 'list'
# expect: issubset unhashable type: 'list'
# expect: issubset unhashable type: 'list'
# expect: issubset unhashable type: 'list'
# expect: issubset True
# expect: issubset False
# expect: issuperset cannot use 'list' as a set element (unhashable type: 'list')
# expect: issuperset cannot use 'list' as a set element (unhashable type: 'list')
# expect: issuperset False
# expect: issuperset False
# expect: issuperset False
# expect: issuperset False
# expect: issuperset False
# expect: issuperset False
# expect: intersection unhashable type: 'list'
# expect: intersection unhashable type: 'list'
# expect: intersection unhashable type: 'list'
# expect: intersection unhashable type: 'list'
# expect: intersection unhashable type: 'list'
# expect: intersection unhashable type: 'list'
# expect: intersection 2
# expect: intersection 2
# expect: difference cannot use 'list' as a set element (unhashable type: 'list')
# expect: difference cannot use 'list' as a set element (unhashable type: 'list')
# expect: difference cannot use 'list' as a set element (unhashable type: 'list')
# expect: difference cannot use 'list' as a set element (unhashable type: 'list')
# expect: difference cannot use 'list' as a set element (unhashable type: 'list')
# expect: difference cannot use 'list' as a set element (unhashable type: 'list')
# expect: difference 0
# expect: difference 1
# expect: union cannot use 'list' as a set element (unhashable type: 'list')
# expect: union cannot use 'list' as a set element (unhashable type: 'list')
# expect: union cannot use 'list' as a set element (unhashable type: 'list')
# expect: union cannot use 'list' as a set element (unhashable type: 'list')
# expect: union cannot use 'list' as a set element (unhashable type: 'list')
# expect: union cannot use 'list' as a set element (unhashable type: 'list')
# expect: union 3
# expect: union 4
# expect: symmetric_difference cannot use 'list' as a set element (unhashable type: 'list')
# expect: symmetric_difference cannot use 'list' as a set element (unhashable type: 'list')
# expect: symmetric_difference cannot use 'list' as a set element (unhashable type: 'list')
# expect: symmetric_difference cannot use 'list' as a set element (unhashable type: 'list')
# expect: symmetric_difference cannot use 'list' as a set element (unhashable type: 'list')
# expect: symmetric_difference cannot use 'list' as a set element (unhashable type: 'list')
# expect: symmetric_difference 1
# expect: symmetric_difference 2
