# References to objects with hash and equality of their own: they are equal as their targets are, and keep the hash.
import weakref


class Name:
    def __init__(self, text):
        self.text = text

    def __hash__(self):
        return hash(len(self.text))

    def __eq__(self, other):
        return self.text.lower() == other.text.lower()


one, other, third = Name('abc'), Name('ABC'), Name('xyz')
first = weakref.ref(one)
print(hash(first) == hash(first))  # expect: True
print(first == weakref.ref(other), first == weakref.ref(third), first != weakref.ref(third))
# expect: True False True
print(len({first, weakref.ref(other), weakref.ref(third)}))  # expect: 2
names = weakref.WeakSet([one, other, third])
print(len(names), Name('Abc') in names)  # expect: 2 True
table = weakref.WeakKeyDictionary()
table[one] = 1
table[other] = 2
print(len(table), table[one])  # expect: 1 2


class Unhashable:
    __hash__ = None


thing = Unhashable()
try:
    hash(weakref.ref(thing))
except TypeError as error:
    print(error)  # expect: unhashable type: 'Unhashable'
