"""`sum`, `min` and `max` of lists and tuples, alone and inside of small functions that others ask."""
# since: 3.14
from itertools import groupby, starmap

for row in ((), (1, 2, 3), [1, 2, 3], [1.5, 2], (True, 2), (2 ** 46, 2 ** 46), (2 ** 62, 2 ** 62), [10 ** 30, 1], (1, 2.5, 3), (-1, -5), ['a', 'b'], [[1], [2]], [None, 1]):
    for start in ((), (10,), (0.5,), ([],)):
        try:
            print(sum(row, *start), end=' ')
        except TypeError as e:
            print(e, end=' | ')
    for ask in (min, max):
        try:
            print(ask(row), end=' ')
        except (TypeError, ValueError) as e:
            print(e, end=' | ')
    print()
# expect: 0 10 0.5 [] min() iterable argument is empty | max() iterable argument is empty |
# expect: 6 16 6.5 can only concatenate list (not "int") to list | 1 3
# expect: 6 16 6.5 can only concatenate list (not "int") to list | 1 3
# expect: 3.5 13.5 4.0 can only concatenate list (not "float") to list | 1.5 2
# expect: 3 13 3.5 can only concatenate list (not "bool") to list | True 2
# expect: 140737488355328 140737488355338 140737488355328.5 can only concatenate list (not "int") to list | 70368744177664 70368744177664
# expect: 9223372036854775808 9223372036854775818 9.223372036854776e+18 can only concatenate list (not "int") to list | 4611686018427387904 4611686018427387904
# expect: 1000000000000000000000000000001 1000000000000000000000000000011 1e+30 can only concatenate list (not "int") to list | 1 1000000000000000000000000000000
# expect: 6.5 16.5 7.0 can only concatenate list (not "int") to list | 1 3
# expect: -6 4 -5.5 can only concatenate list (not "int") to list | -5 -1
# expect: unsupported operand type(s) for +: 'int' and 'str' | unsupported operand type(s) for +: 'int' and 'str' | unsupported operand type(s) for +: 'float' and 'str' | can only concatenate list (not "str") to list | a b
# expect: unsupported operand type(s) for +: 'int' and 'list' | unsupported operand type(s) for +: 'int' and 'list' | unsupported operand type(s) for +: 'float' and 'list' | [1, 2] [1] [2]
# expect: unsupported operand type(s) for +: 'int' and 'NoneType' | unsupported operand type(s) for +: 'int' and 'NoneType' | unsupported operand type(s) for +: 'float' and 'NoneType' | can only concatenate list (not "NoneType") to list | '<' not supported between instances of 'int' and 'NoneType' | '>' not supported between instances of 'int' and 'NoneType' |
rows = [(3, 1), (1, 2), (2, 2), (0, 9)]
print(max(rows, key=sum), min(rows, key=sum), sorted(rows, key=max), sorted(rows, key=lambda r: (min(r), -max(r))), max(rows, key=lambda r: sum(r) % 4))
# expect: (0, 9) (1, 2) [(1, 2), (2, 2), (3, 1), (0, 9)] [(0, 9), (3, 1), (1, 2), (2, 2)] (1, 2)
print(list(map(sum, rows)), list(map(lambda r: sum(r) * 2, rows)), list(filter(lambda r: max(r) > 2, rows)), sorted([[1.5, 2], [3, 0.25]], key=sum))
# expect: [4, 3, 4, 9] [8, 6, 8, 18] [(3, 1), (0, 9)] [[3, 0.25], [1.5, 2]]
long = [list(range(n)) for n in (100, 50, 2000, 3)]
print(max(long, key=sum)[-1], [sum(r) for r in long], sorted(map(len, long)), min(long, key=lambda r: sum(r) + max(r))[-1])
# expect: 1999 [4950, 1225, 1999000, 3] [3, 50, 100, 2000] 2
for wrong in ([['a']], [[1], 'x'], [()], [None]):
    for ask in (lambda: max(wrong, key=sum), lambda: sorted(wrong, key=lambda r: max(r)), lambda: list(map(lambda r: sum(r), wrong))):
        try:
            print(ask())
        except (TypeError, ValueError) as e:
            print(type(e).__name__, e)
# expect: TypeError unsupported operand type(s) for +: 'int' and 'str'
# expect: [['a']]
# expect: TypeError unsupported operand type(s) for +: 'int' and 'str'
# expect: TypeError unsupported operand type(s) for +: 'int' and 'str'
# expect: TypeError '<' not supported between instances of 'str' and 'int'
# expect: TypeError unsupported operand type(s) for +: 'int' and 'str'
# expect: ()
# expect: ValueError max() iterable argument is empty
# expect: [0]
# expect: TypeError 'NoneType' object is not iterable
# expect: TypeError 'NoneType' object is not iterable
# expect: TypeError 'NoneType' object is not iterable
its = [iter([1, 2]), iter([3])]
print(sorted(map(lambda i: sum(i), its)), list(its[0]), max([iter([5, 6]), iter([7])], key=lambda i: sum(i)) is not None)
# expect: [3, 3] [] True
print(list(starmap(lambda *r: sum(r), rows)), [(k, len(list(g))) for k, g in groupby(rows, key=lambda r: sum(r) % 2)])
# expect: [4, 3, 4, 9] [(0, 1), (1, 1), (0, 1), (1, 1)]

class Row(list):
    def __iter__(self):
        return iter([100])

print(sum(Row([1, 2])), max(Row([1, 2])), max([Row([1]), [50]], key=sum))  # expect: 100 100 [1]
data = [{'n': 2, 'k': 'b'}, {'n': 1, 'k': 'a'}]

class Thing:
    def __init__(self, n):
        self.n = n

    @property
    def twice(self):
        return self.n * 2

things = [Thing(n) for n in (3, 1, 2)]
print(sorted(data, key=lambda d: d['n'])[0], [t.n for t in sorted(things, key=lambda t: t.n)], min(things, key=lambda t: t.twice).n, sorted('bca', key=lambda s: s[0]))
# expect: {'n': 1, 'k': 'a'} [1, 2, 3] 1 ['a', 'b', 'c']
for key in (lambda d: d['missing'], lambda d: d[5], lambda d: d.missing):
    for items in (data, things, [(1,), (2,)], [1, 2]):
        try:
            print(sorted(items, key=key))
        except (KeyError, IndexError, AttributeError, TypeError) as e:
            print(type(e).__name__, e)
# expect: KeyError 'missing'
# expect: TypeError 'Thing' object is not subscriptable
# expect: TypeError tuple indices must be integers or slices, not str
# expect: TypeError 'int' object is not subscriptable
# expect: KeyError 5
# expect: TypeError 'Thing' object is not subscriptable
# expect: IndexError tuple index out of range
# expect: TypeError 'int' object is not subscriptable
# expect: AttributeError 'dict' object has no attribute 'missing'
# expect: AttributeError 'Thing' object has no attribute 'missing'
# expect: AttributeError 'tuple' object has no attribute 'missing'
# expect: AttributeError 'int' object has no attribute 'missing'
