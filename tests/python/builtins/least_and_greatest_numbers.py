"""`min` and `max` of containers of integers or floats, and of truth values, which add up as integers do."""
# since: 3.14

print(min({3, 1, 2}), max({3, 1, 2}), min([2.5, 1.5]), max((1.0, -0.0, 0.0)), min([5]), max({-5, -7}), min({1: 2, 0: 3}))
# expect: 1 3 1.5 1.0 5 -5 0
print(max({'a': 4, 'b': 9}.values()), min([1, 2.0, 0.5]), max([True, 2]), max([float('nan'), 1.0]), max([1.0, float('nan')]))
# expect: 9 0.5 2 nan 1.0
print(min([0, -2**47, 2**47 - 1]), max([0, -2**47, 2**47 - 1]), max([0, 2**47, 1]), min([-2**63, 5, -2**64]))
# expect: -140737488355328 140737488355327 140737488355328 -18446744073709551616
print(max([0.0, -0.0]), min([0.0, -0.0]), min([2, 1, True]), min([1, True]), max([True, 1]), max(range(5)), min(frozenset({2.5, -3.5})))
# expect: 0.0 0.0 1 1 True 4 -3.5
numbers = [*range(40)] * 3
print(min(numbers), max(numbers), min([-n for n in numbers]), max([-n for n in numbers]), min([n / 4 for n in numbers]), max([n / 4 for n in numbers]))
# expect: 0 39 -39 0 0.0 9.75
for bad in [], [1, 'a'], ['a', 1], [1.0, None], [None]:
    try:
        print(min(bad))
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
# expect: ValueError min() iterable argument is empty
# expect: TypeError '<' not supported between instances of 'str' and 'int'
# expect: TypeError '<' not supported between instances of 'int' and 'str'
# expect: TypeError '<' not supported between instances of 'NoneType' and 'float'
# expect: None

yes, no, most = True, False, 2**47 - 1
print(yes + yes, yes - 2, yes * 3, no + 0.5, 2.5 * yes, yes + 2**47, most * yes + yes, yes + 2**70, yes * 2**70, -yes, yes / 2, yes**2, yes // 1)
# expect: 2 -1 3 0.5 2.5 140737488355329 140737488355328 1180591620717411303425 1180591620717411303424 -1 0.5 1 1
print(most + most, most * most, most + 0.5, 3 - 0.25, 4 * 0.25, -most - most - 2, yes + yes + no + yes, sum([yes, no, yes]), yes + 1.5 + no)
# expect: 281474976710654 19807040628565802923409276929 140737488355327.5 2.75 1.0 -281474976710656 3 2 2.5
total = yes
total += yes
total -= no
total *= 3
print(total, yes % 2, yes << 3, yes | 2, yes & no, yes ^ yes, divmod(yes, 1))
# expect: 6 1 8 3 False False (1, 0)
for left, right in (yes, 'a'), ('a', yes), (yes, None), (1, 'a'), (1.5, 'a'), ([], yes):
    try:
        print(left + right)
    except TypeError as e:
        print(e)
# expect: unsupported operand type(s) for +: 'bool' and 'str'
# expect: can only concatenate str (not "bool") to str
# expect: unsupported operand type(s) for +: 'bool' and 'NoneType'
# expect: unsupported operand type(s) for +: 'int' and 'str'
# expect: unsupported operand type(s) for +: 'float' and 'str'
# expect: can only concatenate list (not "bool") to list
