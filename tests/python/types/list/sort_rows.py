# Rows are sorted by their columns: ties, other types behind, lengths that differ, zeros, texts with common beginnings.
rows = [(i * 7 % 4, [0.0, -0.0, 1.5, -2.5, 3][i * 11 % 5], 'a' * (i * 29 % 12), i) for i in range(60)]
print([row[3] for row in sorted(rows)])
# expect: [48, 8, 28, 0, 36, 20, 56, 16, 40, 12, 32, 52, 24, 44, 4, 3, 23, 43, 15, 51, 11, 35, 31, 55, 27, 47, 7, 39, 59, 19, 58, 18, 38, 10, 46, 6, 30, 26, 50, 22, 42, 2, 34, 54, 14, 53, 13, 33, 5, 41, 1, 25, 21, 45, 17, 37, 57, 29, 49, 9]
print([row[3] for row in sorted(rows, reverse=True)][:20])
# expect: [9, 49, 29, 57, 37, 17, 45, 21, 25, 1, 41, 5, 33, 13, 53, 14, 54, 34, 2, 42]
print([row[3] for row in sorted(rows, key=lambda row: (row[2], -row[0]))])
# expect: [0, 12, 24, 36, 48, 5, 17, 29, 41, 53, 10, 22, 34, 46, 58, 3, 15, 27, 39, 51, 8, 20, 32, 44, 56, 1, 13, 25, 37, 49, 6, 18, 30, 42, 54, 11, 23, 35, 47, 59, 4, 16, 28, 40, 52, 9, 21, 33, 45, 57, 2, 14, 26, 38, 50, 7, 19, 31, 43, 55]
print([row[3] for row in sorted(rows, key=lambda row: row[:2], reverse=True)])
# expect: [9, 29, 49, 17, 37, 57, 1, 5, 21, 25, 41, 45, 13, 33, 53, 14, 34, 54, 2, 22, 42, 6, 10, 26, 30, 46, 50, 18, 38, 58, 19, 39, 59, 7, 27, 47, 11, 15, 31, 35, 51, 55, 3, 23, 43, 4, 24, 44, 12, 32, 52, 0, 16, 20, 36, 40, 56, 8, 28, 48]
print(sorted([(1, 2), (1,), (0, 5, 5), (1, 2, 0)]))  # expect: [(0, 5, 5), (1,), (1, 2), (1, 2, 0)]
print(sorted([[2, 'b'], [1, 'z'], [2, 'a']]))  # expect: [[1, 'z'], [2, 'a'], [2, 'b']]
print(sorted([(2, {}), (1, []), (3, None)]))  # expect: [(1, []), (2, {}), (3, None)]
print(sorted([(1, None), (0, None), (1, None)]))  # expect: [(0, None), (1, None), (1, None)]
try:
    sorted([(1, {}), (1, [])])
except TypeError as error:
    print(error)  # expect: '<' not supported between instances of 'list' and 'dict'
try:
    sorted([(1, 'a'), (1, 2)])
except TypeError as error:
    print(error)  # expect: '<' not supported between instances of 'int' and 'str'
print(sorted([(2**60, 1), (2**60, 0), (-2**70, 5), (3, 3)]))
# expect: [(-1180591620717411303424, 5), (3, 3), (1152921504606846976, 0), (1152921504606846976, 1)]
print(sorted([(True, 2), (0, 3), (False, 1), (1, 1)]))  # expect: [(False, 1), (0, 3), (1, 1), (True, 2)]
print(sorted([-1, 2**47 - 1, -2**47, 0, True, False]))
# expect: [-140737488355328, -1, 0, False, True, 140737488355327]
print(sorted([-(2**47), 2**47 - 1, 5, -5], key=lambda n: (n, 0)))
# expect: [-140737488355328, -5, 5, 140737488355327]
print(sorted([0.0, -0.0, 1, -1.5, 2.5, True]))  # expect: [-1.5, 0.0, -0.0, 1, True, 2.5]
print(sorted(['b\0', 'b', 'abcdefgh', 'abcdefghi', 'abcdefg', '', 'ü', 'z', 'é']))
# expect: ['', 'abcdefg', 'abcdefgh', 'abcdefghi', 'b', 'b\x00', 'z', 'é', 'ü']
print(sorted(['\u4e2d\u6587b', '\u4e2d\u6587a', 'z', '\U0001f600', '\uffff', '\u4e2d']))
# expect: ['z', '中', '中文a', '中文b', '\uffff', '😀']
print(sorted([('b', 1), ('a', 2), ('b', 0), ('a', 1)], key=lambda row: row[0]))
# expect: [('a', 2), ('a', 1), ('b', 1), ('b', 0)]
nan = float('nan')
print(len(sorted([(nan, 1), (1.0, 2), (nan, 0)])))  # expect: 3
words = ['%s%d' % (c, n) for c in 'cab' for n in (10, 9, 1)]
words.sort()
print(words)  # expect: ['a1', 'a10', 'a9', 'b1', 'b10', 'b9', 'c1', 'c10', 'c9']
