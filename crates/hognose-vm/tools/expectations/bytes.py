"""Writes src/text/tests/data/bytes.txt: methods of bytes, bytes.fromhex and complex.

Run with CPython 3.14: python3.14 tools/expectations/bytes.py > src/text/tests/data/bytes.txt
"""

import random
random.seed(8)
def b1(*v): return ''.join('01'[bool(x)] for x in v)
pool=[b'a',b'B',b' ',b'\t',b'\n',b'\r',b'\x1c',b'\x0b',b'\xe9',b'1',b'z',b'Z']
for i in range(250):
    s=b''.join(random.choice(pool) for _ in range(random.randint(0,8)))
    k=random.choice([-1,0,1]); g=random.choice([-3,-2,-1,0,1,2,3,4])
    l=lambda x:','.join(y.hex() for y in x)
    print('\t'.join(['b',s.hex(),str(k),str(g),b1(s.isalpha(),s.isdigit(),s.isalnum(),s.isspace(),s.isupper(),s.islower(),s.istitle()),s.title().hex(),s.capitalize().hex(),s.swapcase().hex(),l(s.split(None,k)),l(s.rsplit(None,k)),l(s.splitlines()),l(s.splitlines(True)),s.hex('-',g)]))
for t in ['','aB','a','a b','ab cd','ab c d','ab\x0bCD','zz','ab z','abz','ab\xe9','a\u0100','ab\u2003cd',' ab ','ab c','0x12','ab\x1ccd','\uff11\uff12','1\uff12','a\ud800','ab ',' a','abc','ab cd e']:
    try: r='='+bytes.fromhex(t).hex()
    except ValueError as e: r='!'+str(e)
    print('\t'.join(['h',t.encode('unicode_escape').decode(),r]))
for c in ['1','1j','1+2j','-1-2j','(1+2j)',' ( 1+2j ) ','( 1 + 2j )','j','-j','+J','1+j','1-J','inf+nanj','infinityj','1_0+2_0j','1__0','1+2','1+2jj','','()','(1','1)','(1)','1e5-1e-5j','nan','-nan-infj','1.5.5j','1j+2','j1','++j','1+-2j','1-+2j','\u0661+\u0662j','\xa01j\u2003','1 j','1e','1ej','e','.5j','5.j','.j','1e400j','0x1j','(1+2j','((1+2j))','-0j','-0.0-0j','1_j','1+_2j','infinit','in','+','-','1+','1e+j','1e5+j']:
    try: z=complex(c); r=f'{z.real!r} {z.imag!r} {z!r}'
    except ValueError as e: r='!'
    print('\t'.join(['c',c.encode('unicode_escape').decode(),r]))
