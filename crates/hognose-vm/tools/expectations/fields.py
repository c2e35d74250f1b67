"""Writes src/text/tests/data/fields.txt: replacement fields of str.format.

Run with CPython 3.14: python3.14 tools/expectations/fields.py > src/text/tests/data/fields.txt
"""

import _string, random
random.seed(4)
def esc(s): return s.encode('unicode_escape').decode()
forms=['','abc','{','}','{}{','a}','{0','{!','{!r','{!}','{!rr}','{!x}','{!r:','{:','{a.}','{a[}','{a[]}','{0.}','{0[x','{0[x]y}','{0[x]]}','{}{0}','{0}{}','{ }','{0 }','{:{:{}}}','{:{}}','{0!r:{1}>{2}}','{0!s}','{0:{1:}}','{{}}','{{{0}}}','{0:}}','{0:{{}}}','{!r}{!s}','{a[0][b].c}','{a[{}]}','{0:{','{0:}','{0!:}','{[0]}','{.x}','{}}','{{','}}','{a:{}}','{0[}]}','{0[{]}','{a!r }','{a!r:}','{a.b!s:{w}.{p}}','{:%Y-%m-%d}','{0!\u3000}','x{é}y{\U0001f600:>5}z','{a{b}}','{{{','}}}','a{{b}}c{d}e']
frag=['{','}','{{','}}','a','0','!','r',':','[',']','.','é','{}','{a}','{0!r:>{w}}']
forms+=[''.join(random.choice(frag) for _ in range(random.randint(1,7))) for _ in range(500)]
for f in forms:
    out=[]
    try:
        for lit,name,spec,conv in _string.formatter_parser(f):
            out.append('~'.join(esc(x) if x is not None else '-' for x in (lit,name,spec,conv)))
    except ValueError as e: out.append('!'+str(e))
    print('\t'.join(['f',esc(f)]+out))
for n in ['a','a.b','a[0]','a[x].y','','0','0.x','[0]','.x','a.','a[','a[]','a[0]x','a..b','99999999999999999999','a[99999999999999999999]','0x','-1','a[]]','a[0]]','\u0661\u0662','a[\u0663]','00','a[ 1]','a[-1]','a.b[c].d[5]','é.ü']:
    out=[]
    try:
        f,r=_string.formatter_field_name_split(n); out.append(f'{type(f).__name__[0]}{f}')
        for a,k in r: out.append('.'+esc(k) if a else f'[{type(k).__name__[0]}{esc(k) if isinstance(k,str) else k}')
    except ValueError as e: out.append('!'+str(e))
    print('\t'.join(['n',esc(n)]+[out[0] if out[0][0]=='!' else esc(out[0])]+out[1:]))
