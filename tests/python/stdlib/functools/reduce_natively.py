# since: 3.14
# `reduce` and `cmp_to_key` with functions that take no frame, and with those that do.
import functools
import math
import operator
from functools import cmp_to_key, reduce


def attempt(function, *args, **kwargs):
    try:
        print(function(*args, **kwargs))
    except (TypeError, ZeroDivisionError, KeyError) as error:
        print(type(error).__name__, error)


class Text(str):
    def __add__(self, other):
        return Text(f'{self}-{other}')


attempt(reduce, operator.add, [1, 2, 3])  # expect: 6
attempt(reduce, operator.add, (1, 2, 3), 10)  # expect: 16
attempt(reduce, operator.add, [], None)  # expect: None
attempt(reduce, operator.add, [])  # expect: TypeError reduce() of empty iterable with no initial value
attempt(reduce, operator.add, [5])  # expect: 5
attempt(reduce, operator.add, [[1], [2]], [])  # expect: [1, 2]
attempt(reduce, operator.add, 'abc')  # expect: abc
attempt(reduce, operator.add, {'a': 1, 'b': 2})  # expect: ab
attempt(reduce, operator.add, {'a': 1, 'b': 2}.values())  # expect: 3
attempt(reduce, operator.add, [Text('a'), Text('b'), Text('c')])  # expect: a-b-c
attempt(reduce, operator.add, [1, 'a'])
# expect: TypeError unsupported operand type(s) for +: 'int' and 'str'
attempt(reduce, operator.add, iter([1, 2, 3]))  # expect: 6
attempt(reduce, operator.add, (x for x in [1, 2, 3]))  # expect: 6
attempt(reduce, operator.add, 5)  # expect: TypeError reduce() arg 2 must support iteration
attempt(reduce, 5, [1, 2])  # expect: TypeError 'int' object is not callable
attempt(reduce, operator.add, [1, 2], initial=7)  # expect: 10
attempt(reduce, operator.or_, [{1}, {2}])  # expect: {1, 2}
attempt(reduce, operator.getitem, ['a', 'b'], {'a': {'b': 5}})  # expect: 5
attempt(reduce, lambda found, key: found.get(key, {}), ['a', 'b'], {'a': {'b': 5}})  # expect: 5
attempt(reduce, lambda found, key: found[key], ['a', 'c'], {'a': {'b': 5}})  # expect: KeyError 'c'
attempt(reduce, lambda a, b: a * b, range(1, 25))  # expect: 620448401733239439360000
attempt(reduce, lambda a, b: print(a, b) or a + b, [1, 2, 3])
# expect: 1 2
# expect: 3 3
# expect: 6
attempt(reduce, lambda a, b: a / b, [1, 2, 0])  # expect: ZeroDivisionError division by zero
attempt(reduce, max, [1, 5, 2])  # expect: 5
attempt(reduce, math.gcd, [12, 18, 27])  # expect: 3
print(reduce(operator.mul, range(1, 3000)) % 1000007)  # expect: 864200
kept = [1]
print(reduce(operator.iadd, [[2], [3]], kept), kept)  # expect: [1, 2, 3] [1, 2, 3]

words = 'the quick brown fox jumps over the lazy dog'.split()


def longest_first(a, b):
    if len(a) != len(b):
        return len(b) - len(a)
    return -1 if a < b else 1 if a > b else 0


class Backwards:
    def __call__(self, a, b):
        return b - a


def told(a, b):
    print('compares', a, b)
    return a - b


attempt(sorted, words, key=cmp_to_key(longest_first))
# expect: ['brown', 'jumps', 'quick', 'lazy', 'over', 'dog', 'fox', 'the', 'the']
attempt(max, words, key=cmp_to_key(longest_first))  # expect: the
attempt(min, words, key=cmp_to_key(longest_first), default=None)  # expect: brown
attempt(sorted, [5, 3, 9, 1, 4.5], key=cmp_to_key(operator.sub), reverse=True)  # expect: [9, 5, 4.5, 3, 1]
attempt(sorted, [1, 2], key=cmp_to_key(lambda a, b: None))
# expect: TypeError '<' not supported between instances of 'NoneType' and 'int'
attempt(sorted, [1, 2], key=cmp_to_key(lambda a, b: 'x'))
# expect: TypeError '<' not supported between instances of 'str' and 'int'
attempt(sorted, [1, 2], key=cmp_to_key(lambda a, b: 1 / 0))  # expect: ZeroDivisionError division by zero
attempt(sorted, [1, 'a'], key=cmp_to_key(lambda a, b: a - b))
# expect: TypeError unsupported operand type(s) for -: 'str' and 'int'
attempt(sorted, [2, 1], key=cmp_to_key(lambda a, b: 0.5))  # expect: [2, 1]
attempt(sorted, [2, 1], key=cmp_to_key(5))  # expect: TypeError 'int' object is not callable
attempt(sorted, [3, 1, 2], key=cmp_to_key(told))
# expect: compares 1 3
# expect: compares 2 1
# expect: compares 1 2
# expect: compares 2 3
# expect: compares 2 3
# expect: compares 2 1
# expect: [1, 2, 3]
attempt(sorted, [3, 1, 2], key=cmp_to_key(Backwards()))  # expect: [3, 2, 1]
attempt(sorted, [(1, 'b'), (1, 'a'), (0, 'c')], key=cmp_to_key(lambda a, b: a[0] - b[0]))
# expect: [(0, 'c'), (1, 'b'), (1, 'a')]
key = cmp_to_key(lambda a, b: a - b)
print(key(1) < key(2), key(1) == key(1), key(2) > key(1), key(2) <= key(1), key(2) >= key(1), key(1) != key(2), key(3).obj)
# expect: True True True False True True 3
attempt(operator.lt, key(1), 1)  # expect: TypeError other argument must be K instance
print(sorted(range(100, 0, -1), key=key)[:5], functools.reduce is reduce)  # expect: [1, 2, 3, 4, 5] True
