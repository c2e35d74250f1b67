# pretty printing nested data
from pprint import pprint, pformat
import reprlib

data = {'name': 'config', 'servers': [{'host': f'host-{n}.example.com', 'ports': list(range(n, n + 3))} for n in range(3)], 'empty': {}, 'tuple': (1,)}
pprint(data)
# expect: {'empty': {},
# expect:  'name': 'config',
# expect:  'servers': [{'host': 'host-0.example.com', 'ports': [0, 1, 2]},
# expect:              {'host': 'host-1.example.com', 'ports': [1, 2, 3]},
# expect:              {'host': 'host-2.example.com', 'ports': [2, 3, 4]}],
# expect:  'tuple': (1,)}
pprint(data, width=40, depth=2)
# expect: {'empty': {},
# expect:  'name': 'config',
# expect:  'servers': [{...}, {...}, {...}],
# expect:  'tuple': (1,)}
print(pformat({'b': 1, 'a': 2}), pformat({'b': 1, 'a': 2}, sort_dicts=False), pformat([1, 2], width=3))
# expect: {'a': 2, 'b': 1} {'b': 1, 'a': 2} [1,
# expect:  2]
pprint('word ' * 30, width=50)
# expect: ('word word word word word word word word word '
# expect:  'word word word word word word word word word '
# expect:  'word word word word word word word word word '
# expect:  'word word word ')
pprint({1, 3, 2})
# expect: {1, 2, 3}
pprint([list(range(12)), 'x' * 50, ('a', 'b')], compact=True, width=30)
# expect: [[0, 1, 2, 3, 4, 5, 6, 7, 8,
# expect:   9, 10, 11],
# expect:  'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
# expect:  ('a', 'b')]
print(reprlib.repr(list(range(20))), reprlib.repr('x' * 100))
# expect: [0, 1, 2, 3, 4, 5, ...] 'xxxxxxxxxxxx...xxxxxxxxxxxxx'
loop = [1]
loop.append(loop)
pprint(loop) if False else print('recursive')
# expect: recursive
