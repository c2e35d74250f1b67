# A methodcaller of a builtin method that changes nothing takes no frame; all others do.
from operator import methodcaller as mc

print(list(map(mc('upper'),['a','b'])), list(map(mc('split',','),['a,b'])), mc('join',['x','y'])('-'))
# expect: ['A', 'B'] [['a', 'b']] x-y
class S(str):
    def upper(self): return 'mine'
print(mc('upper')(S('a')), [mc('pop')(l) for l in ([1,2],)], sorted(['b','A'], key=mc('lower')))
# expect: mine [2] ['A', 'b']
l=[[3,1],[2,9]]
print(sorted(l,key=mc('pop')), l)  # expect: [[3], [2]] [[3], [2]]
try: mc('foo')('a')
except AttributeError as e: print(e)  # expect: 'str' object has no attribute 'foo'
try: mc('index','z')('a')
except ValueError as e: print(e)  # expect: substring not found
print(mc('bit_length')(5), mc('count',1)((1,1,2)), mc('encode','utf-8')('ä'), mc('replace','a','b')('aa'))
# expect: 3 2 b'\xc3\xa4' bb
def g():
    yield 'a'; yield 'b'
it=g()
print(mc('join',it)('-'), mc('format',1,x=2)('{} {x}'))  # expect: a-b 1 2
