# shallow copies and updates
a = {'l': [1], 'n': 1}
b, c, d = a.copy(), dict(a), {**a}
a['l'].append(2)
a['n'] = 9
print(b, c, d, b['l'] is a['l'], a | {'n': 0}, a)
# expect: {'l': [1, 2], 'n': 1} {'l': [1, 2], 'n': 1} {'l': [1, 2], 'n': 1} True {'l': [1, 2], 'n': 0} {'l': [1, 2], 'n': 9}
e = a
e |= {'z': 1}
print(a is e, a)  # expect: True {'l': [1, 2], 'n': 9, 'z': 1}
f = dict.fromkeys('xy', [])
f['x'].append(1)
print(f)  # expect: {'x': [1], 'y': [1]}
print({'a': 1, **{'a': 2}, 'b': 3}, dict([('a', 1), ('a', 2)]), dict(a=1, **{'b': 2}))
# expect: {'a': 2, 'b': 3} {'a': 2} {'a': 1, 'b': 2}
print({k: v for k, v in zip('ab', [1, 2])})  # expect: {'a': 1, 'b': 2}
