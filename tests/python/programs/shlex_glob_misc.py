# shlex, fnmatch, graphlib, colorsys, keyword, html
import shlex
import fnmatch
import graphlib
import colorsys
import keyword
import operator
from string import Formatter

print(shlex.split('cp "my file" dest\\ dir --flag=\'a b\' # c', comments=True), shlex.quote("it's"), shlex.join(['a b', 'c']))
# expect: ['cp', 'my file', 'dest dir', '--flag=a b'] 'it'"'"'s' 'a b' c
print(fnmatch.filter(['a.py', 'b.txt', 'c.py'], '*.py'), fnmatch.fnmatch('data1.csv', 'data[0-9].csv'), fnmatch.fnmatchcase('A', 'a'))
# expect: ['a.py', 'c.py'] True False
order = graphlib.TopologicalSorter({'deploy': {'test', 'build'}, 'test': {'build'}, 'build': {'fetch'}})
print(list(order.static_order()))
# expect: ['fetch', 'build', 'test', 'deploy']
try:
    list(graphlib.TopologicalSorter({'a': {'b'}, 'b': {'a'}}).static_order())
except graphlib.CycleError as error:
    print(error.args[0])
# expect: nodes are in a cycle
print(tuple(round(x, 3) for x in colorsys.rgb_to_hsv(0.2, 0.4, 0.4)), keyword.iskeyword('match'), keyword.iskeyword('def'), keyword.softkwlist[:2])
# expect: (0.5, 0.5, 0.4) False True ['_', 'case']
print(operator.itemgetter(1, 0)('ab'), operator.methodcaller('split', ',')('a,b'), operator.attrgetter('real')(3))
# expect: ('b', 'a') ['a', 'b'] 3
print([(a, b) for a, b, *_ in Formatter().parse('x{name}y{0!r:>5}')], Formatter().vformat('{a} {0}', ['p'], {'a': 'k'}))
# expect: [('x', 'name'), ('y', '0')] k p
print(all(map(operator.le, [1, 2], [1, 3])), operator.concat([1], [2]), operator.contains('abc', 'b'), operator.index(True))
# expect: True [1, 2] True 1
