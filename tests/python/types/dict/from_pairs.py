# Dicts of zip, enumerate and pairs: keys in their order, errors, what is left of the iterator.
# since: 3.14
print(dict(zip("abc", range(3))), dict(zip([1, 2], "xy", strict=True)), dict(enumerate("abc")), dict(enumerate([5], 2**70)), dict(zip()))
# expect: {'a': 0, 'b': 1, 'c': 2} {1: 'x', 2: 'y'} {0: 'a', 1: 'b', 2: 'c'} {1180591620717411303424: 5} {}
makes = (lambda: dict(zip([[1]], [2])), lambda: dict(zip([1], [2], [3])), lambda: dict(zip([1, 2], [3], strict=True)), lambda: dict([(1, 2, 3)]),
         lambda: dict([[1]]), lambda: dict(["ab", "c"]))
for make in makes:
    try:
        print(make())
    except Exception as error:
        print(type(error).__name__, error)
# expect: TypeError cannot use 'list' as a dict key (unhashable type: 'list')
# expect: ValueError dictionary update sequence element #0 has length 3; 2 is required
# expect: ValueError zip() argument 2 is shorter than argument 1
# expect: ValueError dictionary update sequence element #0 has length 3; 2 is required
# expect: ValueError dictionary update sequence element #0 has length 1; 2 is required
# expect: ValueError dictionary update sequence element #1 has length 1; 2 is required
pairs = zip([1, [2], 3], "abc")
try:
    dict(pairs)
except TypeError:
    print(list(pairs))  # expect: [(3, 'c')]


class Key:
    def __init__(self, value):
        self.value = value

    def __hash__(self):
        print("hash", self.value)
        return 1

    def __eq__(self, other):
        print("eq", self.value, other.value)
        return self.value == other.value


print(list(dict(zip([Key(1), Key(2), Key(1)], "abc")).values()))
# expect: hash 1
# expect: hash 2
# expect: eq 1 2
# expect: hash 1
# expect: eq 1 1
# expect: ['c', 'b']
d = {"z": 1}
d.update(zip("ab", [1, 2]))
d.update(enumerate("pq"), k=3)
print(d)  # expect: {'z': 1, 'a': 1, 'b': 2, 0: 'p', 1: 'q', 'k': 3}


def letters():
    yield from "ab"


print(dict(zip(letters(), [1, 2])), dict(zip([1, 2], letters())), dict(["ab", "cd"]), dict([["a", 1], ("b", 2)]))
# expect: {'a': 1, 'b': 2} {1: 'a', 2: 'b'} {'a': 'b', 'c': 'd'} {'a': 1, 'b': 2}
print(len(dict(enumerate(range(200)))), dict(zip(range(130), range(130)))[129])  # expect: 200 129
