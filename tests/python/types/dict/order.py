# insertion order, kept on overwrite, lost on delete
d = {}
for k in 'cab': d[k] = len(d)
print(d, list(d))  # expect: {'c': 0, 'a': 1, 'b': 2} ['c', 'a', 'b']
d['c'] = 99
print(d)  # expect: {'c': 99, 'a': 1, 'b': 2}
del d['c']
d['c'] = 0
print(d, list(reversed(d)), list(reversed(d.values())), list(reversed(d.items())))
# expect: {'a': 1, 'b': 2, 'c': 0} ['c', 'b', 'a'] [0, 2, 1] [('c', 0), ('b', 2), ('a', 1)]
d.update(z=1, a=5)
print(d)  # expect: {'a': 5, 'b': 2, 'c': 0, 'z': 1}
