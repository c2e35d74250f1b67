# What CPython 3.14 prints for this is in json.expected; checks_cases.py compares.
import json, math
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, e, getattr(e,'__notes__',None), getattr(e,'pos',None))
class U: pass
class I(int):
    def __repr__(s): return 'I'
class St(str): pass
a=[]; a.append(a); d={}; d['x']=[d]
for v in [1,1.5,'a"\\\n\x01é😀\u2028\x7f',None,True,[1,[2,[]],{}],{'a':{'b':[1,2]}},{1:2,True:3,None:4,1.5:2,False:1},(1,2),math.inf,-math.inf,math.nan,I(3),St('x'),{U():1},U(),[U()],{'a':[1,U()]},a,d,{'b':1,'a':2},'\ud800',10**30,1e100,-0.0,{(1,):2},set(),b'x',{'a':math.nan}]:
    for kw in [{},{'indent':2},{'indent':'\t'},{'indent':0},{'sort_keys':True},{'skipkeys':True},{'ensure_ascii':False},{'allow_nan':False},{'separators':(',',':')},{'default':lambda o:'D'},{'default':lambda o:[o]},{'default':str} if not isinstance(v,set) else {},{'check_circular':False} if v is not a and v is not d else {},{'indent':2,'separators':('; ',' = ')}]:
        if isinstance(v,U) or 'U object' in repr(v): kw={k:x for k,x in kw.items() if x is not str}
        t(lambda: json.dumps(v,**kw))
for s in ['','  ','1','1.5','-0','-','01','1.','1e5','1E+','[]','[1,]','[1','[1 2]','[,1]','{}','{"a":1}','{"a":1,}','{a:1}','{"a"}','{"a":}','{"a":1 "b":2}','{1:2}','"abc','"a\nb"','"\\x"','"\\u12"','"\\u1234"','"\\ud83d\\ude00"','"\\ud83d"','"\\ud83dx"','nul','null','true','false','NaN','Infinity','-Infinity','[1] x','{"a":1,"a":2}','\ufeff1','{"a": [1, {"b": null}]}','tru','"\t"','"','[','{','{"','{"a','{"a":','{"a":1','[1,\n2,\n x]','{"a":1,}','"\\','[1]]','\n\n x']:
    t(lambda: json.loads(s)); t(lambda: json.loads(s,object_hook=lambda d:('H',d))); t(lambda: json.loads(s,object_pairs_hook=tuple,parse_int=lambda x:'i'+x,parse_float=lambda x:'f'+x,parse_constant=lambda x:'c'+x)); t(lambda: json.loads(s.encode()))
t(lambda: json.loads(3)); t(lambda: json.JSONDecoder().raw_decode('  1')); t(lambda: json.JSONDecoder().raw_decode('1 2')); t(lambda: json.JSONDecoder(strict=False).decode('"a\tb"')); t(lambda: json.loads('[1]'.encode('utf-16'))); t(lambda: json.loads('[1]'.encode('utf-32-le')))
class E(json.JSONEncoder):
    def default(self,o): return ['E'] if isinstance(o,U) else super().default(o)
t(lambda: json.dumps({'a':U()},cls=E)); t(lambda: json.dumps({'a':set()},cls=E)); t(lambda: list(json.JSONEncoder().iterencode([1])).__len__()>0); t(lambda: json.JSONEncoder(indent=1).encode([1,2])); t(lambda: json.dumps(1,foo=2)); t(lambda: json.loads('1',foo=2))
import io
f=io.StringIO(); json.dump({'a':[1,2]},f,indent=1); print(f.getvalue()); print(json.load(io.StringIO('[1]')))
t(lambda: json.JSONDecodeError('m','a\nb',2).__reduce__()); t(lambda: json.JSONDecoder().raw_decode('x',-1)); print(json.__all__)
class EE(dict): pass
t(lambda: json.dumps(EE(a=1)))
from enum import IntEnum,StrEnum
class C(IntEnum): A=1
class C2(StrEnum): A='q'
t(lambda: json.dumps([C.A,{C.A:C2.A}]))
