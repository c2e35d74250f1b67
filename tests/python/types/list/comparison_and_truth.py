# ordering, equality and truth of lists
print([1, 2] == [1, 2.0], [1] < [1, 2], [2] > [1, 99], [] < [[]], [[1]] == [[1]])
# expect: True True True True True
print(['a'] < ['b'], [1, 'a'] < [2, 0], not [], bool([0]), [] == (), [] or 'empty')
# expect: True True True True False empty
print([1] and 'full', [None] == [None], [1, 2] != [2, 1], max([[1, 2], [1, 3]]))
# expect: full True True [1, 3]
print(min([3], [2, 9]), sorted([[2], [1, 1], []]), [1, [2]] <= [1, [2]])
# expect: [2, 9] [[], [1, 1], [2]] True
print(any([[], [0]]), all([[1], [0]]))  # expect: True True
try:
    [1] < ['a']
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'int' and 'str'
try:
    [[]] < [1]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'list' and 'int'
try:
    [] < ()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'list' and 'tuple'
