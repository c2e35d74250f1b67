"""Small operations, each in a loop of its own: `group name nanoseconds` for each, the least of five times.

With names behind it, those alone. Release builds are optimised by what this runs, too (`profile/README.md`): what is rare in programs shall not
be slow for that.
"""

import sys
import time

# Groups; in them, behind each name, what is there before, then what is timed.
OPERATIONS = r'''
## generators

# genexpr-any
t=[1,2,3,4,5]
> any(x > 3 for x in t)

# genexpr-sum
t=[1,2,3,4,5]
> sum(x*x for x in t)

# genexpr-join
t=['a','b','c']
> ','.join(s.upper() for s in t)

# listcomp
t=[1,2,3,4,5]
> [x+1 for x in t]

# listcomp-if
t=list(range(20))
> [x for x in t if x % 3 == 0]

# dictcomp
t=[1,2,3,4,5]
> {x: x+1 for x in t}

# setcomp
t=[1,2,3,4,5]
> {x*2 for x in t}

# genfunc
def g():
    yield 1
    yield 2
> for x in g(): pass

# genfunc-list
def g(n):
    for i in range(n): yield i
> list(g(10))

# yieldfrom
def a():
    yield 1
    yield 2
def g():
    yield from a()
    yield 3
> for x in g(): pass

# gensend
def g():
    x = 0
    while True: x = yield x
it = g()
next(it)
> it.send(3)

# gennext
def g():
    while True: yield 1
it = g()
> next(it)

## calls

# lambda-make
y=1
> (lambda x: x+1)

# lambda-call
f=lambda x: x+1
> f(2)

# closure-make
def mk(a):
    def f(b): return a+b
    return f
> mk(1)(2)

# kwcall
def f(a, b=2, *, c=3): return a
> f(1, c=4)

# starargs
def f(*a): return a
> f(1,2,3)

# kwargs
def f(**k): return k
> f(a=1,b=2)

# callex
def f(a,b,c): return a
t=(1,2,3)
> f(*t)

# callexkw
def f(a,b,c): return a
d={'a':1,'b':2,'c':3}
> f(**d)

## methods

# method
class C:
    def m(self): return 1
o=C()
> o.m()

# superm
class B:
    def m(self): return 1
class C(B):
    def m(self): return super().m()
o=C()
> o.m()

# prop
class C:
    @property
    def p(self): return 1
o=C()
> o.p

# static
class C:
    @staticmethod
    def m(x): return x
o=C()
> o.m(1)

# classm
class C:
    @classmethod
    def m(cls): return 1
o=C()
> C.m()

# construct
class C:
    def __init__(self, a, b): self.a=a; self.b=b
> C(1,2)

## special methods

# dunder-add
class V:
    def __init__(self,x): self.x=x
    def __add__(self,o): return V(self.x+o.x)
a=V(1)
> a+a

# dunder-eq
class V:
    def __init__(self,x): self.x=x
    def __eq__(self,o): return self.x==o.x
a=V(1)
b=V(1)
> a==b

# dunder-lt
class V:
    def __init__(self,x): self.x=x
    def __lt__(self,o): return self.x<o.x
a=V(1)
b=V(2)
> a<b

# dunder-getitem
class V:
    def __getitem__(self,i): return i
a=V()
> a[3]

# dunder-len
class V:
    def __len__(self): return 3
a=V()
> len(a)

# dunder-contains
class V:
    def __contains__(self,x): return True
a=V()
> 3 in a

# dunder-call
class V:
    def __call__(self,x): return x
a=V()
> a(3)

# dunder-iter
class V:
    def __init__(self): self.d=[1,2,3]
    def __iter__(self): return iter(self.d)
a=V()
> for x in a: pass

# dunder-next
class V:
    def __init__(self): self.i=0
    def __iter__(self): return self
    def __next__(self):
        self.i+=1
        if self.i>5: raise StopIteration
        return self.i
> for x in V(): pass

# dunder-enter
class V:
    def __enter__(self): return self
    def __exit__(self,*a): pass
a=V()
> with a: pass

# dunder-bool
class V:
    def __bool__(self): return True
a=V()
> if a: pass

# dunder-str
class V:
    def __str__(self): return 'x'
a=V()
> str(a)

# dunder-repr-f
class V:
    def __repr__(self): return 'x'
a=V()
> f'{a!r}'

# dunder-getattr
class V:
    def __getattr__(self,n): return 1
a=V()
> a.foo

# dunder-setitem
class V:
    def __setitem__(self,k,v): pass
a=V()
> a[1]=2

# dunder-hash-dict
class V:
    def __init__(self,x): self.x=x
    def __hash__(self): return hash(self.x)
    def __eq__(self,o): return self.x==o.x
a=V(1)
d={a:1}
> d[a]

## exceptions

# isinstance-t
a=3
> isinstance(a,(str,int))

# try-noexc
x=1
> try: x+1
> except ValueError: pass

# raise-catch
x=1
> try: raise ValueError('x')
> except ValueError as e: pass

# raise-keyerror
d={}
> try: d['x']
> except KeyError: pass

# raise-nested
def f(): raise ValueError('x')
def g(): f()
> try: g()
> except ValueError: pass

# finally
x=1
> try: x=2
> finally: x=3

## texts

# fstr
a=1
b='x'
> f'{a} and {b}'

# fstr-fmt
a=1.2345
> f'{a:.2f}'

# fstr-pad
a='abc'
> f'{a:>10}'

# fstr-int
a=12345
> f'{a:,}'

# fstr-d
a=12345
> f'{a:05d}'

# percent
a=1
b='x'
> '%d %s' % (a,b)

# format-m
a=1
b='x'
> '{} {}'.format(a,b)

# str-add
a='abc'
b='def'
> a+b

# str-split
a='a b c d e'
> a.split()

# str-split-c
a='a,b,c,d,e'
> a.split(',')

# str-join
t=['a','b','c','d']
> ','.join(t)

# str-replace
a='hello world'
> a.replace('o','0')

# str-strip
a='  abc '
> a.strip()

# str-find
a='hello world'
> a.find('wor')

# str-startswith
a='hello'
> a.startswith('he')

# str-upper
a='hello'
> a.upper()

# str-isdigit
a='12345'
> a.isdigit()

# str-slice
a='hello world'
> a[2:7]

# str-index
a='hello'
> a[2]

# str-in
a='hello world'
> 'wor' in a

# str-eq
a='hello'
b='hellp'
> a==b

# str-iter
a='hello'
> for c in a: pass

# str-of-int
a=12345
> str(a)

# int-of-str
a='12345'
> int(a)

# float-of-str
a='1.25'
> float(a)

# repr-list
t=[1,2,3]
> repr(t)

# str-float
a=3.14159
> str(a)

# ord-chr
a='a'
> chr(ord(a)+1)

## lists and tuples

# list-append
t=[]
> t.append(1)

# list-index
t=[1,2,3]
> t[1]

# list-set
t=[1,2,3]
> t[1]=5

# list-slice
t=[1,2,3,4,5]
> t[1:3]

# list-slice-set
t=[1,2,3,4,5]
> t[1:3]=[7,8]

# list-in
t=[1,2,3,4,5]
> 4 in t

# list-lit
a=1
> [a,a,a]

# list-sort
t=[3,1,2,5,4]
> sorted(t)

# list-sort-key
t=['ccc','a','bb']
> sorted(t,key=len)

# list-sort-lam
t=[(1,2),(0,3)]
> sorted(t,key=lambda p: p[1])

# list-pop-ins
t=[1,2,3,4,5]
> t.insert(0,t.pop())

# list-ext
t=[1,2,3]
> [*t,*t]

# list-concat
t=[1,2,3]
> t+t

# list-copy
t=[1,2,3]
> t[:]

# list-mul
t=[0]
> t*10

# list-unpack
t=[1,2,3]
> a,b,c=t

# tuple-unpack
t=(1,2)
> a,b=t

# star-unpack
t=[1,2,3,4]
> a,*b=t

# swap
a=1
b=2
> a,b=b,a

# tuple-lit
a=1
> (a,a)

## dicts and sets

# dict-get
d={'a':1}
> d['a']

# dict-getm
d={'a':1}
> d.get('b',0)

# dict-set
d={}
> d['a']=1

# dict-lit
a=1
> {'a':a,'b':a}

# dict-in
d={'a':1}
> 'a' in d

# dict-items
d={'a':1,'b':2,'c':3}
> for k,v in d.items(): pass

# dict-iter
d={'a':1,'b':2,'c':3}
> for k in d: pass

# dict-setdefault
d={}
> d.setdefault('a',[])

# dict-intkey
d={1:2}
> d[1]

# dict-tupkey
d={(1,2):2}
a=1
> d[(a,2)]

# dict-update
d={'a':1}
e={'b':2}
> d.update(e)

# dict-merge
d={'a':1}
e={'b':2}
> d|e

# dict-pop
d={'a':1}
> d['b']=1; d.pop('b')

# dict-inc
d={'a':1}
> d['a']+=1

# set-add
s=set()
> s.add(1)

# set-in
s={1,2,3}
> 2 in s

# set-lit
a=1
> {a,2,3}

# set-ops
s={1,2,3}
t={2,3,4}
> s&t

## numbers

# int-add
a=1
b=2
> a+b

# int-mul
a=12
b=25
> a*b

# int-floordiv
a=100
b=7
> a//b

# int-mod
a=100
b=7
> a%b

# int-pow
a=3
> a**5

# int-shift
a=3
> (a<<3)|a

# int-wide
a=2**62
> a*3

# int-big
a=3**100
b=3**90
> a*b

# int-bigadd
a=3**100
b=3**90
> a+b

# int-div
a=7
b=2
> a/b

# float-add
a=1.5
b=2.5
> a+b*a

# float-cmp
a=1.5
b=2.5
> a<b

# float-round
a=1.2345
> round(a,2)

# abs
a=-3
> abs(a)

# min2
a=3
b=4
> min(a,b)

# max-l
t=[1,5,3]
> max(t)

# sum-l
t=[1,5,3]
> sum(t)

# divmod
a=17
> divmod(a,5)

## iteration

# range-loop
a=1
> for i in range(10): pass

# enumerate
t=[1,2,3]
> for i,x in enumerate(t): pass

# zip
t=[1,2,3]
> for a,b in zip(t,t): pass

# map
t=[1,2,3]
> list(map(str,t))

# filter
t=[1,2,3]
> list(filter(None,t))

# reversed
t=[1,2,3]
> for x in reversed(t): pass

# all
t=[1,2,3]
> all(t)

# while
a=0
> i=0
> while i<10: i+=1

## attributes

# global-read
import math
> math.pi

# math-sqrt
import math
a=2.0
> math.sqrt(a)

## match

# match-int
a=3
> match a:
>     case 1: pass
>     case 2: pass
>     case 3: pass

# match-seq
a=[1,2]
> match a:
>     case [x]: pass
>     case [x,y]: pass

# match-class
class P:
    __match_args__=('x','y')
    def __init__(self): self.x=1; self.y=2
a=P()
> match a:
>     case P(x,y): pass

# match-map
a={'k':1,'z':2}
> match a:
>     case {'k':v}: pass

# attr-get
class C: pass
o=C()
o.x=1
> o.x

# attr-set
class C: pass
o=C()
> o.x=1

# attr-cls
class C:
    x=1
o=C()
> o.x

# attr-inc
class C: pass
o=C()
o.x=1
> o.x+=1

# getattr
class C: pass
o=C()
o.x=1
> getattr(o,'x')

# setattr
class C: pass
o=C()
> setattr(o,'x',1)

# hasattr
class C: pass
o=C()
> hasattr(o,'x')

# slots-get
class C:
    __slots__=('x',)
o=C()
o.x=1
> o.x

## records

# dataclass-make
from dataclasses import dataclass
@dataclass
class P:
    x: int
    y: int
> P(1,2)

# dataclass-eq
from dataclasses import dataclass
@dataclass
class P:
    x: int
    y: int
a=P(1,2)
b=P(1,2)
> a==b

# dataclass-repr
from dataclasses import dataclass
@dataclass
class P:
    x: int
    y: int
a=P(1,2)
> repr(a)

# dataclass-replace
from dataclasses import dataclass, replace
@dataclass
class P:
    x: int
    y: int
a=P(1,2)
> replace(a,x=3)

# namedtuple-make
from collections import namedtuple
P=namedtuple('P','x y')
> P(1,2)

# namedtuple-get
from collections import namedtuple
P=namedtuple('P','x y')
a=P(1,2)
> a.x

# namedtuple-unpack
from collections import namedtuple
P=namedtuple('P','x y')
a=P(1,2)
> x,y=a

# enum-get
from enum import Enum
class E(Enum):
    A=1
    B=2
> E.A

# enum-val
from enum import Enum
class E(Enum):
    A=1
    B=2
> E.A.value

# enum-call
from enum import Enum
class E(Enum):
    A=1
    B=2
> E(1)

# enum-eq
from enum import Enum
class E(Enum):
    A=1
    B=2
a=E.A
> a is E.A

## library

# deque
from collections import deque
q=deque()
> q.append(1); q.popleft()

# deque-idx
from collections import deque
q=deque([1,2,3])
> q[1]

# defaultdict
from collections import defaultdict
d=defaultdict(int)
> d['a']+=1

# defaultdict-l
from collections import defaultdict
d=defaultdict(list)
> d['a'].append(1)

# counter
from collections import Counter
t='abcabc'
> Counter(t)

# heapq
import heapq
h=[5,6,7]
> heapq.heappush(h,3); heapq.heappop(h)

# bisect
import bisect
t=[1,3,5,7]
> bisect.bisect_left(t,4)

# chain
from itertools import chain
t=[1,2]
> list(chain(t,t))

# islice
from itertools import islice
t=[1,2,3,4]
> list(islice(t,2))

# product
from itertools import product
t=[1,2]
> list(product(t,t))

# combos
from itertools import combinations
t=[1,2,3]
> list(combinations(t,2))

# groupby
from itertools import groupby
t=[1,1,2]
> [(k,list(g)) for k,g in groupby(t)]

# accumulate
from itertools import accumulate
t=[1,2,3]
> list(accumulate(t))

# reduce
from functools import reduce
t=[1,2,3]
> reduce(lambda a,b:a+b,t)

# partial
from functools import partial
f=partial(max,1)
> f(2)

# lru
from functools import lru_cache
@lru_cache
def f(x): return x
> f(1)

# wraps-deco
def deco(f):
    def w(*a,**k): return f(*a,**k)
    return w
@deco
def f(x): return x
> f(1)

# ctxmgr
from contextlib import contextmanager
@contextmanager
def c(): yield 1
> with c(): pass

# suppress
from contextlib import suppress
> with suppress(ValueError): pass

# re-match
import re
p=re.compile(r'(\w+)=(\d+)')
> p.match('abc=123')

# re-sub
import re
p=re.compile(r'\d+')
> p.sub('x','a1b22c333')

# re-findall
import re
p=re.compile(r'\d+')
> p.findall('a1b22c333')

# json-dumps
import json
d={'a':1,'b':[1,2,3]}
> json.dumps(d)

# json-loads
import json
s='{"a":1,"b":[1,2,3]}'
> json.loads(s)

# dt-now
from datetime import datetime, timedelta
a=datetime(2024,1,1)
d=timedelta(days=1)
> a+d

# dt-fmt
from datetime import datetime
a=datetime(2024,1,1)
> a.strftime('%Y-%m-%d')

# dt-iso
from datetime import datetime
a=datetime(2024,1,1)
> a.isoformat()

# decimal-add
from decimal import Decimal
a=Decimal('1.1')
b=Decimal('2.2')
> a+b

# decimal-mul
from decimal import Decimal
a=Decimal('1.1')
b=Decimal('2.2')
> a*b

# fraction
from fractions import Fraction
a=Fraction(1,3)
b=Fraction(1,4)
> a+b

## others

# bytes-idx
b=b'hello'
> b[1]

# bytearray
b=bytearray(10)
> b[1]=3

# str-encode
a='hello'
> a.encode()

# struct
import struct
> struct.pack('<IH',1,2)

# type
a=3
> type(a)

# id-is
a=3
> a is None

# not
a=3
> not a

# and-or
a=3
b=0
> a and b or a

# chained-cmp
a=3
> 1<a<5

# ternary
a=3
> 1 if a>2 else 0

# walrus
a=3
> (b:=a+1)

# del
a=3
> x=1; del x

# assert
a=3
> assert a

# nested-fn
def f(x):
    def g(y): return y+1
    return g(x)
> f(1)

# nonlocal
def mk():
    c=0
    def inc():
        nonlocal c
        c+=1
        return c
    return inc
f=mk()
> f()

# print-str
import io,sys
o=io.StringIO()
> o.write('x')

# hash-t
t=(1,2,'a')
> hash(t)

## library

# random
import random
r=random.Random(1)
> r.random()

# randint
import random
r=random.Random(1)
> r.randint(1,10)

# copy
import copy
t=[1,2,3]
> copy.copy(t)

# deepcopy
import copy
t=[1,[2],3]
> copy.deepcopy(t)

# abc-inst
from abc import ABC, abstractmethod
class B(ABC):
    @abstractmethod
    def m(self): ...
class C(B):
    def m(self): return 1
o=C()
> isinstance(o,B)

## asyncio

# async-await
import asyncio
async def f(): return 1
async def g():
    for i in range(N): await f()
> asyncio.run(g())

# async-sleep0
import asyncio
async def g():
    for i in range(N): await asyncio.sleep(0)
> asyncio.run(g())

# async-gather
import asyncio
async def f(): return 1
async def g():
    for i in range(N//10): await asyncio.gather(f(),f(),f(),f(),f(),f(),f(),f(),f(),f())
> asyncio.run(g())

# async-queue
import asyncio
async def g():
    q=asyncio.Queue()
    for i in range(N):
        await q.put(i)
        await q.get()
> asyncio.run(g())

# async-lock
import asyncio
async def g():
    q=asyncio.Lock()
    for i in range(N):
        async with q: pass
> asyncio.run(g())

# async-gen
import asyncio
async def a():
    for i in range(N): yield i
async def g():
    async for x in a(): pass
> asyncio.run(g())
'''

TURNS = 20_000
ROUNDS = 5


def indented(lines, depth):
    return "".join(f"{' ' * depth}{line}\n" for line in lines)


def function(setup, timed, asynchronous):
    """`run(N)`: the seconds that N turns take. What is asynchronous has a loop of its own."""
    loop = indented(timed, 4) if asynchronous else "    for _ in range(N):\n" + indented(timed, 8)
    source = "def run(N):\n" + indented(setup, 4) + "    began = time.perf_counter()\n" + loop + "    return time.perf_counter() - began\n"
    namespace = {"time": time}
    exec(source, namespace)
    return namespace["run"]


def main(wanted):
    group = ""
    for block in OPERATIONS.strip().split("\n\n"):
        head, *lines = block.split("\n")
        if head.startswith("## "):
            group = head.removeprefix("## ").replace(" ", "-")
            continue
        name = head.removeprefix("# ")
        if wanted and name not in wanted:
            continue
        setup = [line for line in lines if not line.startswith("> ")]
        timed = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
        asynchronous = group == "asyncio"
        turns = TURNS // 4 if asynchronous else TURNS
        run = function(setup, timed, asynchronous)
        print(f"{group} {name} {min(run(turns) for _ in range(ROUNDS)) / turns * 1e9:.1f}")


main(sys.argv[1:])
