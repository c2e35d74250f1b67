# dicts in text
d = {'a': [1, {'b': None}], 2: (3,), None: 'x', (1, 2): {1}}
d['self'] = d
print(d, str({}), f'{ {1: 2} }', repr({'q"': "'"}), {1: 2}.keys(), {1: 2}.values(), {}.items())
# expect: {'a': [1, {'b': None}], 2: (3,), None: 'x', (1, 2): {1}, 'self': {...}} {} {1: 2} {'q"': "'"} dict_keys([1]) dict_values([2]) dict_items([])
