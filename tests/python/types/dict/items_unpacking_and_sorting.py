# loops over items and ordering by value
d = {'b': 2, 'a': 3, 'c': 1}
for k, v in d.items():
    print(k, v)
# expect: b 2
# expect: a 3
# expect: c 1
print(sorted(d), sorted(d.items()), sorted(d, key=d.get), max(d, key=d.get))
# expect: ['a', 'b', 'c'] [('a', 3), ('b', 2), ('c', 1)] ['c', 'b', 'a'] a
print(dict(sorted(d.items(), key=lambda p: p[1])), [*d], list(d.values()))
# expect: {'c': 1, 'b': 2, 'a': 3} ['b', 'a', 'c'] [2, 3, 1]
print(min(d.values()), sum(d.values()), {v: k for k, v in d.items()}, len(d))
# expect: 1 6 {2: 'b', 3: 'a', 1: 'c'} 3
print(list(map(d.get, 'abz')), [k for k in d if d[k] > 1])  # expect: [3, 2, None] ['b', 'a']
print(any(v == 3 for v in d.values()), dict(enumerate(d)), tuple(d.items())[0])
# expect: True {0: 'b', 1: 'a', 2: 'c'} ('b', 2)
(k1, v1), *rest = d.items()
print(k1, v1, rest)  # expect: b 2 [('a', 3), ('c', 1)]
nested = {'x': {'y': {'z': 1}}}
print(nested['x']['y']['z'], nested.get('q', {}).get('r', 'none'), 'y' in nested['x'])  # expect: 1 none True
