"""`product` and combinations taken to parts in a loop: three and four at a time, with other patterns, and pools of any kind."""
# since: 3.14

from itertools import combinations, combinations_with_replacement, permutations, product


def rows(iterator, n):
    total, seen = 0, []
    if n == 3:
        for a, b, c in iterator:
            total += 1
            seen.append(f'{a}{b}{c}')
    else:
        for a, b, c, d in iterator:
            total += 1
            seen.append(f'{a}{b}{c}{d}')
    return total, seen[:4], seen[-3:]


for n in (3, 4):
    for pool in ('abcde', range(5), [1.5, None, 'x', (), 7], 'ab', '', 'xyz', {1: 2, 3: 4, 5: 6, 7: 8}):
        print(n, rows(product(pool, repeat=n), n), rows(combinations(pool, n), n))
        print(n, rows(combinations_with_replacement(pool, n), n), rows(permutations(pool, n), n))
# expect: 3 (125, ['aaa', 'aab', 'aac', 'aad'], ['eec', 'eed', 'eee']) (10, ['abc', 'abd', 'abe', 'acd'], ['bce', 'bde', 'cde'])
# expect: 3 (35, ['aaa', 'aab', 'aac', 'aad'], ['dde', 'dee', 'eee']) (60, ['abc', 'abd', 'abe', 'acb'], ['eda', 'edb', 'edc'])
# expect: 3 (125, ['000', '001', '002', '003'], ['442', '443', '444']) (10, ['012', '013', '014', '023'], ['124', '134', '234'])
# expect: 3 (35, ['000', '001', '002', '003'], ['334', '344', '444']) (60, ['012', '013', '014', '021'], ['430', '431', '432'])
# expect: 3 (125, ['1.51.51.5', '1.51.5None', '1.51.5x', '1.51.5()'], ['77x', '77()', '777']) (10, ['1.5Nonex', '1.5None()', '1.5None7', '1.5x()'], ['Nonex7', 'None()7', 'x()7'])
# expect: 3 (35, ['1.51.51.5', '1.51.5None', '1.51.5x', '1.51.5()'], ['()()7', '()77', '777']) (60, ['1.5Nonex', '1.5None()', '1.5None7', '1.5xNone'], ['7()1.5', '7()None', '7()x'])
# expect: 3 (8, ['aaa', 'aab', 'aba', 'abb'], ['bab', 'bba', 'bbb']) (0, [], [])
# expect: 3 (4, ['aaa', 'aab', 'abb', 'bbb'], ['aab', 'abb', 'bbb']) (0, [], [])
# expect: 3 (0, [], []) (0, [], [])
# expect: 3 (0, [], []) (0, [], [])
# expect: 3 (27, ['xxx', 'xxy', 'xxz', 'xyx'], ['zzx', 'zzy', 'zzz']) (1, ['xyz'], ['xyz'])
# expect: 3 (10, ['xxx', 'xxy', 'xxz', 'xyy'], ['yyz', 'yzz', 'zzz']) (6, ['xyz', 'xzy', 'yxz', 'yzx'], ['yzx', 'zxy', 'zyx'])
# expect: 3 (64, ['111', '113', '115', '117'], ['773', '775', '777']) (4, ['135', '137', '157', '357'], ['137', '157', '357'])
# expect: 3 (20, ['111', '113', '115', '117'], ['557', '577', '777']) (24, ['135', '137', '153', '157'], ['735', '751', '753'])
# expect: 4 (625, ['aaaa', 'aaab', 'aaac', 'aaad'], ['eeec', 'eeed', 'eeee']) (5, ['abcd', 'abce', 'abde', 'acde'], ['abde', 'acde', 'bcde'])
# expect: 4 (70, ['aaaa', 'aaab', 'aaac', 'aaad'], ['ddee', 'deee', 'eeee']) (120, ['abcd', 'abce', 'abdc', 'abde'], ['edbc', 'edca', 'edcb'])
# expect: 4 (625, ['0000', '0001', '0002', '0003'], ['4442', '4443', '4444']) (5, ['0123', '0124', '0134', '0234'], ['0134', '0234', '1234'])
# expect: 4 (70, ['0000', '0001', '0002', '0003'], ['3344', '3444', '4444']) (120, ['0123', '0124', '0132', '0134'], ['4312', '4320', '4321'])
# expect: 4 (625, ['1.51.51.51.5', '1.51.51.5None', '1.51.51.5x', '1.51.51.5()'], ['777x', '777()', '7777']) (5, ['1.5Nonex()', '1.5Nonex7', '1.5None()7', '1.5x()7'], ['1.5None()7', '1.5x()7', 'Nonex()7'])
# expect: 4 (70, ['1.51.51.51.5', '1.51.51.5None', '1.51.51.5x', '1.51.51.5()'], ['()()77', '()777', '7777']) (120, ['1.5Nonex()', '1.5Nonex7', '1.5None()x', '1.5None()7'], ['7()Nonex', '7()x1.5', '7()xNone'])
# expect: 4 (16, ['aaaa', 'aaab', 'aaba', 'aabb'], ['bbab', 'bbba', 'bbbb']) (0, [], [])
# expect: 4 (5, ['aaaa', 'aaab', 'aabb', 'abbb'], ['aabb', 'abbb', 'bbbb']) (0, [], [])
# expect: 4 (0, [], []) (0, [], [])
# expect: 4 (0, [], []) (0, [], [])
# expect: 4 (81, ['xxxx', 'xxxy', 'xxxz', 'xxyx'], ['zzzx', 'zzzy', 'zzzz']) (0, [], [])
# expect: 4 (15, ['xxxx', 'xxxy', 'xxxz', 'xxyy'], ['yyzz', 'yzzz', 'zzzz']) (0, [], [])
# expect: 4 (256, ['1111', '1113', '1115', '1117'], ['7773', '7775', '7777']) (1, ['1357'], ['1357'])
# expect: 4 (35, ['1111', '1113', '1115', '1117'], ['5577', '5777', '7777']) (24, ['1357', '1375', '1537', '1573'], ['7351', '7513', '7531'])
print(rows(product('ab', range(3), 'xyz'), 3), rows(product('ab', [0], 'xy', (1, 2, 3)), 4), rows(product('ab', '', 'xyz'), 3))

# Other lengths than the rows have.
# expect: (18, ['a0x', 'a0y', 'a0z', 'a1x'], ['b2x', 'b2y', 'b2z']) (12, ['a0x1', 'a0x2', 'a0x3', 'a0y1'], ['b0y1', 'b0y2', 'b0y3']) (0, [], [])
for make in (lambda: product('ab', repeat=2), lambda: product('ab', repeat=4), lambda: combinations('abcd', 2), lambda: combinations('abcde', 4)):
    try:
        for a, b, c in make():
            print(a, b, c)
    except ValueError as error:
        print('ValueError', error)

# What the names have when a row does not fit stays what they had.
# expect: ValueError not enough values to unpack (expected 3, got 2)
# expect: ValueError too many values to unpack (expected 3, got 4)
# expect: ValueError not enough values to unpack (expected 3, got 2)
# expect: ValueError too many values to unpack (expected 3, got 4)
a = b = c = 'before'
iterator = product('abc', repeat=3)
for a, b, c in iterator:
    if b == 'b':
        break
print(a, b, c, next(iterator), [x for x, _, _ in iterator][:3])
# expect: a b a ('a', 'b', 'b') ['a', 'a', 'a']
for a, (b, c), d in product('ab', ['xy', 'zw'], [1, 2]):
    print(a, b, c, d, end=' ')  # expect: a x y 1 a x y 2 a z w 1 a z w 2 b x y 1 b x y 2 b z w 1 b z w 2
print()
for a, *b, c in product('ab', repeat=4):
    print(a, b, c, end=' ')
# expect: a ['a', 'a'] a a ['a', 'a'] b a ['a', 'b'] a a ['a', 'b'] b a ['b', 'a'] a a ['b', 'a'] b a ['b', 'b'] a a ['b', 'b'] b b ['a', 'a'] a b ['a', 'a'] b b ['a', 'b'] a b ['a', 'b'] b b ['b', 'a'] a b ['b', 'a'] b b ['b', 'b'] a b ['b', 'b'] b
print()
iterator = combinations(range(6), 3)
print(next(iterator), [a * 100 + b * 10 + c for a, b, c in iterator])
# expect: (0, 1, 2) [13, 14, 15, 23, 24, 25, 34, 35, 45, 123, 124, 125, 134, 135, 145, 234, 235, 245, 345]
for a, b, c in (iterator := product(range(2), repeat=3)):
    print(a, b, c, next(iterator, None), end='; ')
# expect: 0 0 0 (0, 0, 1); 0 1 0 (0, 1, 1); 1 0 0 (1, 0, 1); 1 1 0 (1, 1, 1);
print()
print(sum(a * b * c * d for a, b, c, d in product(range(1, 7), repeat=4)), sum(1 for a, b, c in product(range(40), repeat=3) if a * a + b * b == c * c))
# expect: 194481 109
for cls in (lambda: product(*[range(3)] * 3), lambda: combinations_with_replacement([1, 2], 3)):
    for a, b, c in cls():
        for d, e, f in cls():
            if (a, b, c) == (d, e, f):
                print(a, b, c, end=' ')
# expect: 0 0 0 0 0 1 0 0 2 0 1 0 0 1 1 0 1 2 0 2 0 0 2 1 0 2 2 1 0 0 1 0 1 1 0 2 1 1 0 1 1 1 1 1 2 1 2 0 1 2 1 1 2 2 2 0 0 2 0 1 2 0 2 2 1 0 2 1 1 2 1 2 2 2 0 2 2 1 2 2 2 1 1 1 1 1 2 1 2 2 2 2 2
print()
