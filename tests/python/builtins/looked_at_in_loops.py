"""Elements of sets, parts of sequences, lists that grow in place, and conversions in format strings, each many times in one place."""
# since: 3.14


class Odd:
    def __init__(self, value):
        self.value = value

    def __hash__(self):
        return hash(self.value)

    def __eq__(self, other):
        return isinstance(other, Odd) and other.value == self.value or other == self.value

    def __repr__(self):
        return f'Odd({self.value})'

    def __str__(self):
        return 'odd'


small = {'a', 'b', 1, 2, (1, 2), None, True, 2.5}
frozen = frozenset(['x', 'yy', 'z' * 30, 7, -1, 2**60])
empty = set()
odd = {Odd('a'), Odd(3)}
for container in small, frozen, empty, odd, {i * 8 for i in range(20)}, {str(i) for i in range(50)}, set('abc'):
    found = []
    for item in 'a', 'b', 'q', 'z' * 30, ''.join(['y', 'y']), str(17), 1, 2, 0, -1, -2, 3, 16, 2**60, 1.0, 2.5, True, False, None, (1, 2), (2, 1), Odd('a'), Odd(16):
        found.append(item in container)
        assert (item not in container) != found[-1]
    print(found.count(True), [i for i, f in enumerate(found) if f])
# expect: 10 [0, 1, 6, 7, 14, 15, 16, 18, 19, 21]
# expect: 4 [3, 4, 9, 13]
# expect: 0 []
# expect: 3 [0, 11, 21]
# expect: 4 [8, 12, 17, 22]
# expect: 1 [5]
# expect: 3 [0, 1, 21]
try:
    print([] in small)
except TypeError as error:
    print(error)  # expect: cannot use 'list' as a set element (unhashable type: 'list')
small.discard('a')
small.add('q')
print('a' in small, 'q' in small, {1} in {frozenset({1})})  # expect: False True True

items = list(range(10))
for sequence in items, tuple(items), 'abcdefghij', b'abcdefghij', range(10):
    print(*[sequence[part] for part in (slice(2, 5), slice(None), slice(-3, None), slice(5, 2), slice(0, 100), slice(None, None, 2), slice(None, None, -1), slice(-100, 3))], sep=' ')
# expect: [2, 3, 4] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] [7, 8, 9] [] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] [0, 2, 4, 6, 8] [9, 8, 7, 6, 5, 4, 3, 2, 1, 0] [0, 1, 2]
# expect: (2, 3, 4) (0, 1, 2, 3, 4, 5, 6, 7, 8, 9) (7, 8, 9) () (0, 1, 2, 3, 4, 5, 6, 7, 8, 9) (0, 2, 4, 6, 8) (9, 8, 7, 6, 5, 4, 3, 2, 1, 0) (0, 1, 2)
# expect: cde abcdefghij hij  abcdefghij acegi jihgfedcba abc
# expect: b'cde' b'abcdefghij' b'hij' b'' b'abcdefghij' b'acegi' b'jihgfedcba' b'abc'
# expect: range(2, 5) range(0, 10) range(7, 10) range(5, 2) range(0, 10) range(0, 10, 2) range(9, -1, -1) range(0, 3)
copy = items[:]
copy[0] = 'changed'
print(items[0], copy[0], items[True:3], items[1:True + 2])  # expect: 0 changed [1, 2] [1, 2]
for bad in (slice('a', None), slice(None, None, 0), slice(1.5, 2)):
    try:
        items[bad]
    except (TypeError, ValueError) as error:
        print(error)
# expect: slice indices must be integers or None or have an __index__ method
# expect: slice step cannot be zero
# expect: slice indices must be integers or None or have an __index__ method


class Joined(list):
    def __iadd__(self, other):
        return Joined(['joined', *other])

    def __add__(self, other):
        return 'added'


def grown(first, *others):
    for other in others:
        first += other
    return first


xs = ys = [1]
print(grown(xs, [2], [3, 4], [], xs, (5,), 'ab', range(2), {9}), xs is ys, grown(Joined([1]), [2]), Joined() + [1])
# expect: [1, 2, 3, 4, 1, 2, 3, 4, 5, 'a', 'b', 0, 1, 9] True ['joined', 2] added
print(grown([1], Joined([2])), [1] + [2], [[1]] + [[]])  # expect: [1, 2] [1, 2] [[1], []]
try:
    grown([1], 5)
except TypeError as error:
    print(error)  # expect: 'int' object is not iterable
try:
    [1] + (2,)
except TypeError as error:
    print(error)  # expect: can only concatenate list (not "tuple") to list
row = [1]
rows = ([],)
try:
    rows[0] += row
except TypeError as error:
    print(error, rows)  # expect: 'tuple' object does not support item assignment ([1],)

for value in 'text', "it's", '"', 'é', '日本', '\n', 'x' * 30, 12, -1, 2**70, 1.5, 1e300, float('nan'), True, None, [1, 'a'], ('a',), Odd(5), b'b', '':
    print(f'{value!r}|{value!s}|{value!a}|{value!r:>8}|{value!s:^8}')
# expect: 'text'|text|'text'|  'text'|  text
# expect: "it's"|it's|"it's"|  "it's"|  it's
# expect: '"'|"|'"'|     '"'|   "
# expect: 'é'|é|'\xe9'|     'é'|   é
# expect: '日本'|日本|'\u65e5\u672c'|    '日本'|   日本
# expect: '\n'|
# expect: |'\n'|    '\n'|
# expect:
# expect: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'|'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
# expect: 12|12|12|      12|   12
# expect: -1|-1|-1|      -1|   -1
# expect: 1180591620717411303424|1180591620717411303424|1180591620717411303424|1180591620717411303424|1180591620717411303424
# expect: 1.5|1.5|1.5|     1.5|  1.5
# expect: 1e+300|1e+300|1e+300|  1e+300| 1e+300
# expect: nan|nan|nan|     nan|  nan
# expect: True|True|True|    True|  True
# expect: None|None|None|    None|  None
# expect: [1, 'a']|[1, 'a']|[1, 'a']|[1, 'a']|[1, 'a']
# expect: ('a',)|('a',)|('a',)|  ('a',)| ('a',)
# expect: Odd(5)|odd|Odd(5)|  Odd(5)|  odd
# expect: b'b'|b'b'|b'b'|    b'b'|  b'b'
# expect: ''||''|      ''|
