# `Counter` says that an element cannot be hashed, in the words of `hash`; other failures stay what they are.
from collections import Counter

for elements in ([[1]], [{}], [1, ({2},)], (x for x in [set()])):
    try:
        Counter(elements)
    except TypeError as error:
        print(error, "|", error.__context__)
# expect: unhashable type: 'list' | None
# expect: unhashable type: 'dict' | None
# expect: unhashable type: 'set' | None
# expect: unhashable type: 'set' | None
try:
    Counter([1]).update([[]])
except TypeError as error:
    print(error)  # expect: unhashable type: 'list'


def broken():
    yield "a"
    raise TypeError("from the iterable")


try:
    Counter(broken())
except TypeError as error:
    print(error)  # expect: from the iterable
