# map, filter, zip, sorted and friends together
words = 'the quick brown fox jumps over the lazy dog'.split()
print(list(map(len, words)), sorted(words, key=lambda w: (len(w), w)))
# expect: [3, 5, 5, 3, 5, 4, 3, 4, 3] ['dog', 'fox', 'the', 'the', 'lazy', 'over', 'brown', 'jumps', 'quick']
print(list(filter(lambda w: 'o' in w, words)))  # expect: ['brown', 'fox', 'over', 'dog']
print(dict(zip(words, map(len, words)))['quick'], max(words, key=len))  # expect: 5 quick
print(sum(map(len, words)), list(zip(*[(1, 'a'), (2, 'b')])))  # expect: 35 [(1, 2), ('a', 'b')]
print(any(map(str.isupper, words)), all(map(str.islower, words)))  # expect: False True
print(list(map(lambda a, b: a * b, range(4), range(1, 5))))  # expect: [0, 2, 6, 12]
print(list(reversed(sorted(set(words))))[:3], list(enumerate(words[:2], 1)))
# expect: ['the', 'quick', 'over'] [(1, 'the'), (2, 'quick')]
print(min(words), [*map(str.upper, words[:2])])  # expect: brown ['THE', 'QUICK']
print(list(filter(None, map(lambda w: w if len(w) > 4 else '', words))))
# expect: ['quick', 'brown', 'jumps']
print(dict(map(reversed, {'a': 1}.items())), sorted(range(6), key=lambda x: x % 3))
# expect: {1: 'a'} [0, 3, 1, 4, 2, 5]
print(list(map(max, [1, 5], [3, 2])), sum(1 for w in words if w == 'the'))  # expect: [3, 5] 2
print(''.join(map(chr, range(97, 103))))  # expect: abcdef
print(list(zip('abc', iter(range(9)), strict=False)))  # expect: [('a', 0), ('b', 1), ('c', 2)]
