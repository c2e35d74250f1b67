"""What loops and calls look at only once: dicts and sets that change, builtins that are replaced, iterators that raise."""
# since: 3.14

import builtins
def t(f):
    try: print(f())
    except BaseException as e: print(type(e).__name__, e)
def grow():
    d={1:1}
    for k in d: d[k+1]=1
def grows():
    s={1}
    for k in s: s.add(k+1)
def swap():
    d={1:1,2:2,3:3}; out=[]
    for k in d:
        d.pop(3,None); d[9]=1; out.append(k)
        if len(out)>5: break
    return out
for f in (grow,grows,swap): t(f)
# expect: RuntimeError dictionary changed size during iteration
# expect: RuntimeError Set changed size during iteration
# expect: [1, 2, 9]
def ln():
    out=[]
    for i in range(6):
        out.append(len('abc'))
        if i==1: builtins.len=lambda x: 99
        if i==3: globals()['len']=lambda x: 7
        if i==4: del globals()['len']; builtins.len=L
    return out
L=len
t(ln); builtins.len=L  # expect: [3, 3, 99, 99, 7, 3]
it=iter([1,2,'x',4]); t(lambda:sum(it)); print(list(it))
# expect: TypeError unsupported operand type(s) for +: 'int' and 'str'
# expect: [4]
it=map(int,['1','x','3']); t(lambda:sum(it)); print(list(it))
# expect: ValueError invalid literal for int() with base 10: 'x'
# expect: [3]
it=map(lambda x:10//x,[5,0,2]); t(lambda:list(it)); print(list(it))
# expect: ZeroDivisionError division by zero
# expect: [5]
t(lambda:list(filter(lambda x:x,['a','',0,[],[1],None,1.5,V(1)]))[:3]); t(lambda:list(map(lambda a:a,[]))); t(lambda:list(map(int,range(3000)))[-1])
# expect: NameError name 'V' is not defined
# expect: []
# expect: 2999
t(lambda:[int(s) for s in ('+5','-0','00012','99999999999999','100000000000000','-99999999999999',' 7 ','1_0')])
# expect: [5, 0, 12, 99999999999999, 100000000000000, -99999999999999, 7, 10]
