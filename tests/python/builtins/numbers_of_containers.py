# min, max and sum of containers of numbers, and of what is nearly one
# since: 3.14
d = {'a': 3, 'b': -1, 'c': 7}
print(min(d.values()), max(d.values()), sum(d.values()), min(d), max(d.keys()))  # expect: -1 7 9 a c
print(sum({1, 2, 3}), sum(frozenset()), min({5, 3, 9}), max({2.5, -1.0}), sum([0.1] * 10), sum((1, 2.5, 3)), sum([True, 2]))
# expect: 6 0 3 2.5 1.0 6.5 3
print(max([1, 2.0, 3]), max([2, 2.0]), max([2.0, 2]), min([True, 1]), min([1, True]), max((float('nan'), 1.0)), max((1.0, float('nan'))))
# expect: 3 2 2.0 True 1 nan 1.0
print(sum([2**47] * 4), sum([2**62, 2**62]), max([2**70, 1]), min([-2**50, 3]), sum({2**46: 1, 5: 2}), sum(x for x in [1, 2]))
# expect: 562949953421312 9223372036854775808 1180591620717411303424 -1125899906842624 70368744177669 3
for bad in (lambda: min([]), lambda: max(()), lambda: min(set()), lambda: sum(['a']), lambda: max([1, 'a']), lambda: min({}), lambda: max({1: 2}.items()), lambda: sum({1: 2}.items()), lambda: max([None]), lambda: min([None, 1])):
    try: print(bad())
    except Exception as e: print(type(e).__name__, e)
# expect: ValueError min() iterable argument is empty
# expect: ValueError max() iterable argument is empty
# expect: ValueError min() iterable argument is empty
# expect: TypeError unsupported operand type(s) for +: 'int' and 'str'
# expect: TypeError '>' not supported between instances of 'str' and 'int'
# expect: ValueError min() iterable argument is empty
# expect: (1, 2)
# expect: TypeError unsupported operand type(s) for +: 'int' and 'tuple'
# expect: None
# expect: TypeError '<' not supported between instances of 'int' and 'NoneType'
print(max([], default=4), min({}, default=None), max({'x': 1}.items()))  # expect: 4 None ('x', 1)
class L(list): pass
print(max(L([1, 5, 2])), sum(L([1, 2])), sum([[1], [2]], []), max('b', 'c'), sum([1, 2], start=2.5), sum([1.5], 2))
# expect: 5 3 [1, 2] c 5.5 3.5
