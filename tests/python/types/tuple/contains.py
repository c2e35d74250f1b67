"""`in` of short tuples: strings, numbers that are equal, NaN, classes of the guest's."""

class Yes:
    def __eq__(self, other):
        print('asked', other)
        return True

class Word(str):
    pass

nan = float('nan')
word = ''.join(['sp', 'ace'])
tuples = [(), (1, 2), ('space', 'comment'), (1.0, None), (True, 'a'), (nan, 2), ((1, 2), 'x'), (b'a', 'b'), (2 ** 70, 1), ([1], 1), ('x' * 3000, 'a'), tuple(range(12))]
for item in (1, 1.0, True, 'space', word, 'a', None, nan, (1, 2), b'a', 2 ** 70, [1], 'x' * 3000, 'x' * 2999 + 'y', Word('space'), 11):
    print(*[int(item in t) for t in tuples])
# expect: 0 1 0 1 1 0 0 0 1 1 0 1
# expect: 0 1 0 1 1 0 0 0 1 1 0 1
# expect: 0 1 0 1 1 0 0 0 1 1 0 1
# expect: 0 0 1 0 0 0 0 0 0 0 0 0
# expect: 0 0 1 0 0 0 0 0 0 0 0 0
# expect: 0 0 0 0 1 0 0 0 0 0 1 0
# expect: 0 0 0 1 0 0 0 0 0 0 0 0
# expect: 0 0 0 0 0 1 0 0 0 0 0 0
# expect: 0 0 0 0 0 0 1 0 0 0 0 0
# expect: 0 0 0 0 0 0 0 1 0 0 0 0
# expect: 0 0 0 0 0 0 0 0 1 0 0 0
# expect: 0 0 0 0 0 0 0 0 0 1 0 0
# expect: 0 0 0 0 0 0 0 0 0 0 1 0
# expect: 0 0 0 0 0 0 0 0 0 0 0 0
# expect: 0 0 1 0 0 0 0 0 0 0 0 0
# expect: 0 0 0 0 0 0 0 0 0 0 0 1
print('a' not in ('b', 'a'), 'c' not in ('b', 'a'), 3 not in (1, 2))  # expect: False True True
print(1 in (Yes(), 1), 'a' in ('b', Yes()), Yes() in (1, 2), 'b' in ('b', Yes()))
# expect: asked 1
# expect: asked a
# expect: asked 1
# expect: True True True True
