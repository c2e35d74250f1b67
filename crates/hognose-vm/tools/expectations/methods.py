"""Writes src/text/tests/data/methods.txt: methods of str.

Run with CPython 3.14: python3.14 tools/expectations/methods.py > src/text/tests/data/methods.txt
"""

import random
random.seed(17)
def esc(s): return s.encode('unicode_escape').decode()
pools=['ab ','ab\t\n\r ','aé \xa0\x85','a\u0100\u2003 ','a\ud800\u2028-','\U0001f600 +b\x1c','-+09 x',"'\"\\a\n"]
def rnd(n,p): return ''.join(random.choice(p) for _ in range(random.randint(0,n)))
for i in range(900):
    p=random.choice(pools); s=rnd(9,p); q=rnd(2,p) or p[0]; k=random.choice([-1,0,1,2]); w=random.randint(0,12)
    rows={'split':s.split(None,k),'rsplit':s.rsplit(None,k),'splits':s.split(q,k),'rsplits':s.rsplit(q,k),'lines':s.splitlines(),'linesk':s.splitlines(True),
     'part':s.partition(q),'rpart':s.rpartition(q),'strip':[s.strip(),s.lstrip(),s.rstrip(),s.strip(q),s.lstrip(q),s.rstrip(q)],
     'pad':[s.ljust(w,q[0]),s.rjust(w,q[0]),s.center(w,q[0]),s.zfill(w),s.expandtabs(w),s.expandtabs(4)],'fix':[s.removeprefix(q),s.removesuffix(q)],
     'repr':[repr(s),ascii(s)],'ends':[str(s.startswith(q)),str(s.endswith(q))],
     'bytes':[repr(s.encode('utf-8','surrogatepass'))]}
    name=random.choice(list(rows)) 
    print('\t'.join([name,esc(s),esc(q),str(k),str(w)]+[esc(x) for x in rows[name]]))
