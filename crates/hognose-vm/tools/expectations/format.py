"""Writes src/text/tests/data/format.txt: format specifications applied to str, int, float and complex.

Run with CPython 3.14: python3.14 tools/expectations/format.py > src/text/tests/data/format.txt
On a 32-bit build, rows about precisions from 2**31 on say so and have to be left out.
"""

import random
random.seed(5)
out=[]
def case(kind,v,spec):
    try: r='='+format(v,spec)
    except (ValueError,OverflowError) as e: r='!'+str(e)
    vs = v if kind=='s' else (repr(v) if kind!='c' else f"{v.real!r},{v.imag!r}")
    line='\t'.join([kind,vs,spec,r])
    if '\n' in line or '\r' in line: return
    out.append(line)
svals=['','abc','é\U0001f600x','hello world']
ivals=[0,1,-1,7,255,-255,1234,1234567,-98765432109876543210,65,0x1F600,0x110000,10**30]
fvals=[0.0,-0.0,1.0,-1.5,0.1,1e16,1e15,123456789.0,1.5e-5,1e-4,12345.6789,1e22,-1e100,5e-324,1.7976931348623157e308,float('inf'),float('-inf'),float('nan'),2.5,0.5,1e21,99.995,0.045,-0.4,-0.0001,1234.5,999999.5,1e5,1e6]
cvals=[0j,1+2j,complex(-0.0,1.5),1.5-2.5j,complex(1e20,-1e-7),complex(float('nan'),float('inf')),complex(0,-3),complex(-1234567.5,2345678.25)]
aligns=['','','','<','>','^','=','*<','é>','_^','0=','x=','\U0001f600^']
signs=['','','','+','-',' ']
def spec(types,intlike=False):
    s=random.choice(aligns)+random.choice(signs)
    if random.random()<.1: s+='z'
    if random.random()<.15: s+='#'
    if random.random()<.25: s+='0'
    s+=random.choice(['','','1','5','8','10','12','15','20','21','22','23'])
    s+=random.choice(['','','','',',','_'])
    if random.random()<(.1 if intlike else .5): s+='.'+random.choice(['0','1','2','3','6','10','17','20','25','','3,','5_',',','_'])
    s+=random.choice(types)
    return s
for i in range(700): case('s',random.choice(svals),spec(['','','s','s','d','q'],True) if i%3 else random.choice(['','5','<5','^9','*^9','.2','10.1','>6s','s','.0','é<4']))
for i in range(1500): case('i',random.choice(ivals),spec(['','','d','x','X','b','o','c','n','s','y'],True))
for i in range(2500): case('f',random.choice(fvals),spec(['','','e','E','f','F','g','G','n','%','f','g','d']))
for i in range(600): case('c',random.choice(cvals),spec(['','','','e','f','g','G','n','%','F']))
for i in range(800): case('f',random.choice([random.uniform(-1,1)*10**random.randint(-12,20),random.random()*1e3,float(random.randint(-10**6,10**6)),random.uniform(0,1)]),spec(['','','e','f','g','%']))
for s in ['99999999999999999999','.99999999999999999999','5,_','5_,','.2,_','.2_,','q5','5qq','\u0665','.\u0663f','=+#010x',',c','_c',',x','_x',',n','\x01','é','\u3000',',\x01',',é','.3,d','.3','+c','#c','z','zd','#s','c ','<','<<','<<<','<<<<','0','00','010','+','.','..','.x','#,','.2147483648f','.3000000000']:
    case('s','abc',s); case('i',65,s); case('f',1234.5678,s); case('c',1+2j,s)
print('\n'.join(out))
