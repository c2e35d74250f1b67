# the iterator of finditer: its class, its end, in front of and behind other iterators
import itertools
import re
it = re.finditer('a', 'banana')
print(type(it).__name__, next(it).span(), [m.span() for m in it], list(it), next(it, None))
# expect: callable_iterator (1, 2) [(3, 4), (5, 6)] [] None
p = re.compile(r'\d*')
print([(m.span(), m.group()) for m in p.finditer('12a3' * 30)][:6], len(list(p.finditer('12a3' * 300))))
# expect: [((0, 2), '12'), ((2, 2), ''), ((3, 6), '312'), ((6, 6), ''), ((7, 10), '312'), ((10, 10), '')] 602
print(len(list(re.finditer(b'x', b'axbx'))), [m.string for m in re.finditer('x', 'xx')])
# expect: 2 ['xx', 'xx']
print(list(zip(re.finditer('a', 'aa'), 'xy'))[1][0].span(), iter(it) is it)  # expect: (1, 2) True

print([m.start() for m in itertools.chain(re.finditer('a','aba'), re.finditer('b','aba'))])
# expect: [0, 2, 1]
def g():
    yield from re.finditer('a', 'aXa')
print([m.start() for m in g()])  # expect: [0, 2]
print(sorted(re.finditer('[a-z]', 'dcab'), key=lambda m: m.group())[0].start(), max(re.finditer('[a-z]', 'dcab'), key=lambda m: m.group()).group())
# expect: 2 d
print({m.group(): m.start() for m in re.finditer(r'\w', 'hello')}, *re.finditer('q','zz'))
# expect: {'h': 0, 'e': 1, 'l': 3, 'o': 4}
a, b = re.finditer('.', 'ab')
print(a, b)  # expect: <re.Match object; span=(0, 1), match='a'> <re.Match object; span=(1, 2), match='b'>
print([hasattr(it, name) for name in ('send', 'close', '__next__', '__length_hint__')])
# expect: [False, False, True, False]
