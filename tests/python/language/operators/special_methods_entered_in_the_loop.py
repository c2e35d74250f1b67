"""Special methods of classes that loops, operators, comparisons and subscriptions ask, over and over."""


def t(f):
    try:
        print(f())
    except BaseException as e:
        print(type(e).__name__, e)


class V:
    def __init__(s,v): s.v=v
    def __add__(s,o): return NotImplemented if isinstance(o,str) else V(s.v+(o.v if isinstance(o,V) else o))
    def __radd__(s,o): return 'r'+str(o)
    def __lt__(s,o): return NotImplemented
    def __gt__(s,o): return 'gt'
    def __eq__(s,o): return NotImplemented
    def __getitem__(s,i):
        if i>2: raise IndexError(i)
        return i*2
    def __hash__(s): return 1
class W(V):
    def __radd__(s,o): return 'W'
    def __add__(s,o): yield 1
class X:
    __add__=None
    def __getitem__(s,*a): return a
class I:
    def __init__(s): s.i=0
    def __iter__(s): return s
    def __next__(s):
        s.i+=1
        if s.i>3: raise StopIteration
        return s.i
class G:
    def __iter__(s): return s
    def __next__(s): yield 1
for _ in range(3):
    t(lambda:(V(1)+V(2)).v); t(lambda:V(1)+'x'); t(lambda:V(1)+W(2)); t(lambda:list(W(1)+1)); t(lambda:X()+1)
    t(lambda:V(1)<V(2)); t(lambda:V(1)==V(1)); t(lambda:[*V(1)]); t(lambda:X()[1]); t(lambda:X()[1,2])
    t(lambda:[x for x in I()]); t(lambda:next(iter([x for x,_ in zip(G(),'ab')])).__class__.__name__)
# expect: 3
# expect: TypeError unsupported operand type(s) for +: 'V' and 'str'
# expect: W
# expect: [1]
# expect: TypeError 'NoneType' object is not callable
# expect: gt
# expect: False
# expect: [0, 2, 4]
# expect: (1,)
# expect: ((1, 2),)
# expect: [1, 2, 3]
# expect: generator
# expect: 3
# expect: TypeError unsupported operand type(s) for +: 'V' and 'str'
# expect: W
# expect: [1]
# expect: TypeError 'NoneType' object is not callable
# expect: gt
# expect: False
# expect: [0, 2, 4]
# expect: (1,)
# expect: ((1, 2),)
# expect: [1, 2, 3]
# expect: generator
# expect: 3
# expect: TypeError unsupported operand type(s) for +: 'V' and 'str'
# expect: W
# expect: [1]
# expect: TypeError 'NoneType' object is not callable
# expect: gt
# expect: False
# expect: [0, 2, 4]
# expect: (1,)
# expect: ((1, 2),)
# expect: [1, 2, 3]
# expect: generator
class R:
    def __add__(s,o): return s+o
    def __next__(s): return next(s)
    def __iter__(s): return s
    def __getitem__(s,i): return s[i]
    def __eq__(s,o): return s==o
for f in (lambda: R() + 1, lambda: [1 for x in R()], lambda: R()[0], lambda: R() == 1):
    try:
        f()
    except RecursionError:
        print('deep')
# expect: deep
# expect: deep
# expect: deep
# expect: deep
