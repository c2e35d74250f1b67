# everyday set algebra
a, b = {1, 2, 3, 4}, {3, 4, 5}
print(a | b, a & b, a - b, b - a, a ^ b, a <= b, {3} <= a, a.isdisjoint({9}))
# expect: {1, 2, 3, 4, 5} {3, 4} {1, 2} {5} {1, 2, 5} False True True
print(len(a | b), sorted(a ^ b), a == {4, 3, 2, 1}, bool(set()), 3 in a)
# expect: 5 [1, 2, 5] True False True
print({x % 2 for x in a}, set('hello') & set('world') == {'l', 'o'})  # expect: {0, 1} True
print(set().union(*[{1}, {2}, {1}]), {1, 2}.issuperset([1]), frozenset(a) == a)  # expect: {1, 2} True True
print({(1, 2), (1, 2)}, set(range(5)) - {0}, max(a), sum(b), list({7}))
# expect: {(1, 2)} {1, 2, 3, 4} 4 12 [7]
print({1, 2} | {2, 3} & {3, 4}, {*a, *b}, sorted(map(str, a)))
# expect: {1, 2, 3} {1, 2, 3, 4, 5} ['1', '2', '3', '4']
c = a.copy()
c -= b
c.add(10)
print(a, c, c.pop() in {1, 2, 10}, len(c))  # expect: {1, 2, 3, 4} {2, 10} True 2
