"""One operation on a small part of a large collection: what it takes with 1,000 items and with 50,000, in CPython and in the engine.

    python benches/growth/operations.py HOGNOSE [--all]

Each operation is run some hundred times, the least of three rounds counts, in nanoseconds. Shown are those that grow faster in the engine than in
CPython, or take more than two and a half times as long; `--all` shows every one. What grows here and not there is a defect: `a -= {x}` once took the time
of all of `a`. HOGNOSE is the program; this file runs in it as well, with `measure` as its argument.
"""

import re
import sys
import time

SIZES = 1000, 50000
TIMES = 300

# A name, what makes the collections of N items, and the operation.
CASES = [
    ("list.append", "a=[]", "a.append(1)"),
    ("list.pop", "a=[0]*N", "a.pop();a.append(1)"),
    ("list[0:5]", "a=[0]*N", "a[0:5]"),
    ("list.extend small", "a=[0]*N", "a.extend((1,2));del a[-2:]"),
    ("del tail slice", "a=[0]*N", "del a[-1:];a.append(1)"),
    ("a+=[1]", "a=[0]*N", "a+=[1]"),
    ("a[i:i]=[]", "a=[0]*N", "a[-1:]=[1]"),
    ("list==prefix", "a=[0]*N;b=[1]*N", "a==b"),
    ("x in list first", "a=list(range(N))", "0 in a"),
    ("tuple index", "a=tuple(range(N))", "a[5];a[1:3]"),
    ("set add/discard", "a=set(range(N))", "a.add(-1);a.discard(-1)"),
    ("set -= small", "a=set(range(N));b={-1}", "a-=b"),
    ("set |= small", "a=set(range(N));b={-1}", "a|=b"),
    ("set &= (small result)", "a={1};b=set(range(N))", "a&=b"),
    ("set ^= small", "a=set(range(N));b={-1}", "a^=b"),
    ("set.update small", "a=set(range(N))", "a.update((1,2))"),
    ("set.update tuple elems", "a={(i,i) for i in range(N)}", "a.update([(1,1)])"),
    ("set.intersection_update small", "a={1,2};b=set(range(N))", "a.intersection_update(b)"),
    ("small & big", "a={1,2};b=set(range(N))", "a&b;b&a"),
    ("small - big", "a={1,2};b=set(range(N))", "a-b"),
    ("big.isdisjoint small", "a={-1,-2};b=set(range(N))", "b.isdisjoint(a);a.isdisjoint(b)"),
    ("small <= big", "a={1,2};b=set(range(N))", "a<=b;b>=a"),
    ("big == small", "a={1,2};b=set(range(N))", "a==b"),
    ("symdiff_update small", "a=set(range(N))", "a.symmetric_difference_update({-5})"),
    ("set pop/add", "a=set(range(N))", "a.add(a.pop())"),
    ("dict set/del", "a=dict.fromkeys(range(N))", "a[-1]=1;del a[-1]"),
    ("dict.update small", "a=dict.fromkeys(range(N))", "a.update({1:2})"),
    ("dict |= small", "a=dict.fromkeys(range(N));b={1:2}", "a|=b"),
    ("dict popitem", "a=dict.fromkeys(range(N))", "k,v=a.popitem();a[k]=v"),
    ("dict pop/add", "a=dict.fromkeys(range(N))", "a.pop(5);a[5]=1"),
    ("dict setdefault", "a=dict.fromkeys(range(N))", "a.setdefault(3,4)"),
    ("keys & small", "a=dict.fromkeys(range(N));b={1}", "b & a.keys()"),
    ("items contains", "a=dict.fromkeys(range(N))", "(3,None) in a.items()"),
    ("len(keys)", "a=dict.fromkeys(range(N))", "len(a.keys());len(a.items())"),
    ("next(iter(d))", "a=dict.fromkeys(range(N))", "next(iter(a))"),
    ("reversed first", "a=dict.fromkeys(range(N))", "next(reversed(a))"),
    ("deque both", "from collections import deque;a=deque(range(N))", "a.append(1);a.popleft();a.appendleft(2);a.pop()"),
    ("deque rotate 1", "from collections import deque;a=deque(range(N))", "a.rotate(1)"),
    ("deque rotate -1", "from collections import deque;a=deque(range(N))", "a.rotate(-1)"),
    ("deque a[-1]", "from collections import deque;a=deque(range(N))", "a[-1];a[0];a[-2]"),
    ("deque maxlen", "from collections import deque;a=deque(range(N),maxlen=N)", "a.append(1)"),
    ("deque appendleft maxlen", "from collections import deque;a=deque(range(N),maxlen=N)", "a.appendleft(1)"),
    ("deque extendleft", "from collections import deque;a=deque(range(N))", "a.extendleft((1,2));a.popleft();a.popleft()"),
    ("deque pop loop", "from collections import deque;a=deque(range(N))", "a.pop();a.appendleft(0)"),
    ("heappush", "from heapq import*;a=list(range(N))", "heappush(a,heappop(a))"),
    ("heapreplace", "from heapq import*;a=list(range(N))", "heapreplace(a,5)"),
    ("bisect", "from bisect import*;a=list(range(N))", "bisect(a,5)"),
    ("insort end", "from bisect import*;a=list(range(N))", "insort(a,N);a.pop()"),
    ("OrderedDict move", "from collections import OrderedDict;a=OrderedDict.fromkeys(range(N))", "a.move_to_end(1);a.move_to_end(1,last=False)"),
    ("OrderedDict popitem first", "from collections import OrderedDict;a=OrderedDict.fromkeys(range(N))", "k,v=a.popitem(last=False);a[k]=v"),
    ("Counter", "from collections import Counter;a=Counter(range(N))", "a[5]+=1;a.update((1,))"),
    ("defaultdict", "from collections import defaultdict;a=defaultdict(list,{i:[] for i in range(N)})", "a[5].append(1)"),
    ("ChainMap", "from collections import ChainMap;a=ChainMap({},dict.fromkeys(range(N)))", "a[5];5 in a"),
    ("str slice", "a='x'*N", "a[3:6]"),
    ("str[-1]", "a='x'*N", "a[-1]"),
    ("str ucs slice", "a='é€'*N", "a[3:6];a[-1]"),
    ("startswith", "a='x'*N", "a.startswith('xx');a.endswith('xx')"),
    ("find first", "a='x'*N", "a.find('x');'x' in a"),
    ("s+= loop", "a='x'*N", "a+='y'"),
    ("s+= attr", "class C:pass\nc=C();c.s='x'*N", "c.s+='y'"),
    ("s+= dict", "d={'s':'x'*N}", "d['s']+='y'"),
    ("bytearray append", "a=bytearray(N)", "a.append(1);a+=b'12'"),
    ("bytearray del front", "a=bytearray(N*10)", "del a[:1]"),
    ("bytes slice", "a=bytes(N)", "a[3:6];a[-1]"),
    ("memoryview slice", "a=memoryview(bytes(N))", "a[3:600]"),
    ("StringIO write", "import io;a=io.StringIO();a.write('x'*N)", "a.write('y')"),
    ("StringIO readline", "import io;a=io.StringIO('x\\n'*N)", "a.readline() or a.seek(0)"),
    ("BytesIO write", "import io;a=io.BytesIO();a.write(b'x'*N)", "a.write(b'y')"),
    ("BytesIO read1", "import io;a=io.BytesIO(b'x'*N)", "a.read(1) or a.seek(0)"),
    ("array append", "from array import array;a=array('i',range(N))", "a.append(1);a.pop()"),
    ("re.match", "import re;a='x'*N;p=re.compile('xx')", "p.match(a);p.search(a)"),
    ("range index", "a=range(N)", "a[5];5 in a;len(a);a.index(5)"),
    ("int bit", "a=1<<N", "a.bit_length()"),
    ("islice", "from itertools import*;a=list(range(N))", "next(islice(a,3))"),
    ("enumerate first", "a=list(range(N))", "next(enumerate(a));next(zip(a,a));next(map(str,a))"),
    ("any first", "a=[1]*N", "any(a);any(x for x in a)"),
    ("all first", "a=[0]*N", "all(a);all(x for x in a)"),
    ("for break", "a=list(range(N))", "\n  for x in a: break"),
    ("for set break", "a=set(range(N))", "\n  for x in a: break"),
    ("for dict break", "a=dict.fromkeys(range(N))", "\n  for x in a.items(): break"),
    ("a,*b=", "a=list(range(5))", "x,*y=a"),
    ("unpack err", "a=list(range(N))", "\n  try: x,y=a\n  except ValueError: pass"),
    ("random.choice", "import random;a=list(range(N))", "random.choice(a)"),
    ("random.sample", "import random;a=list(range(N))", "random.sample(a,3)"),
    ("f(*a) small", "def f(*a):pass\na=[1]", "f(*a)"),
    ("closure list", "a=list(range(N))\ndef f():return a[0]", "f()"),
    ("copy self", "class C:\n def __init__(s):s.a=list(range(N))\nc=C()", "c.a[0];c.a.append(1)"),
    ("queue", "import queue;a=queue.Queue()\nfor i in range(N):a.put(i)", "a.put(1);a.get()"),
    ("PriorityQueue", "import queue;a=queue.PriorityQueue()\nfor i in range(N):a.put(i)", "a.put(1);a.get()"),
    ("splitlines first", "a='x\\n'*10", "a.splitlines()"),
    ("partition", "a='x,'+'y'*N", "a.partition(',')[0]"),
    ("split max1", "a='x,'+'y'*N", "a.split(',',1)[0]"),
    ("list.index first", "a=list(range(N))", "a.index(0)"),
    ("sorted already", "a=list(range(10))", "sorted(a)"),
    ("exception ctx", "a=list(range(N))", "\n  try: a[N*100]\n  except IndexError: pass"),
    ("str eq diff", "a='x'*N;b='y'+'x'*(N-1)", "a==b;a<b"),
    ("dict eq diff", "a=dict.fromkeys(range(N));b=dict.fromkeys(range(1,N+1))", "a==b"),
    ("frozenset hash", "a=frozenset(range(N));hash(a)", "hash(a)"),
    ("str hash", "a='x'*N;hash(a)", "hash(a);{a:1}"),
    ("tuple in dict", "a={(i,i):i for i in range(N)}", "a[(5,5)];(6,6) in a"),
    ("weakset", "import weakref\nclass K:pass\nks=[K() for _ in range(N)];a=weakref.WeakSet(ks)", "ks[0] in a"),
    ("lru hit", "from functools import lru_cache\n@lru_cache(None)\ndef f(x):return x\nfor i in range(N):f(i)", "f(5)"),
    ("lru evict", "from functools import lru_cache\n@lru_cache(N)\ndef f(x):return x\nfor i in range(N):f(i)\nk=[N]", "k[0]+=1;f(k[0])"),
]


def nanoseconds(setup, operation, size):
    lines = setup if "\n" in setup else setup.replace(";", "\n")
    # Names that the operation assigns are the module's.
    assigned = sorted(set(re.findall(r"\b([ab])(?=[-+|&^]=)", operation)))
    operation = operation.replace("\n  ", "\n        ")
    known = f"    global {', '.join(assigned)}\n" if assigned else ""
    source = f"N = {size}\n{lines}\ndef run():\n{known}    for i in range({TIMES}):\n        {operation}\n"
    names = {}
    exec(source, names)
    best = float("inf")
    for _ in range(3):
        begin = time.perf_counter()
        names["run"]()
        best = min(best, time.perf_counter() - begin)
    return best / TIMES * 1e9


def measure():
    for name, setup, operation in CASES:
        small, large = (nanoseconds(setup, operation, size) for size in SIZES)
        print(f"{name}\t{small:.0f}\t{large:.0f}", flush=True)


def figures(command):
    import pathlib  # Not at the top: this file runs in the engine as well, which has no such module beside it.

    sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
    import beside

    rows = (line.split("\t") for line in beside.lines(command))
    return {name: (float(small), float(large)) for name, small, large in rows}


def main(arguments):
    if arguments == ["measure"]:
        return measure()
    programs = [argument for argument in arguments if argument != "--all"]
    if len(programs) != 1:
        sys.exit(__doc__)
    print("measuring CPython ...", file=sys.stderr)
    python = figures([sys.executable, __file__, "measure"])
    print("measuring the engine ...", file=sys.stderr)
    engine = figures([programs[0], "run", __file__, "--", "measure"])
    print("| operation | CPython, 1,000 | 50,000 | engine, 1,000 | 50,000 | |\n| --- | ---: | ---: | ---: | ---: | --- |")
    for name, (small, large) in engine.items():
        before, behind = python[name]
        says = []
        if large / small > 3 * max(1, behind / before):
            says.append("grows")
        if large > 2.5 * behind and large > 300:
            says.append("slow")
        if says or "--all" in arguments:
            print(f"| {name} | {before:.0f} | {behind:.0f} | {small:.0f} | {large:.0f} | {', '.join(says)} |")


main(sys.argv[1:])
