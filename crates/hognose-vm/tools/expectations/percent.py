"""Writes src/text/tests/data/percent.txt: percent directives applied to int, float and str.

Run with CPython 3.14: python3.14 tools/expectations/percent.py > src/text/tests/data/percent.txt
"""

import random
random.seed(9)
def esc(s): return s.encode('unicode_escape').decode()
out=[]
ivals=[0,1,-1,7,255,-255,1234567,-98765432109876543210]
fvals=[0.0,-0.0,1.0,-1.5,0.1,1e16,123456789.0,1.5e-5,1e22,5e-324,float('inf'),float('-inf'),float('nan'),2.5,0.5,99.995]
svals=['','abc','é\U0001f600x']
def spec(conv):
    s='%'+''.join(random.choice(['','','-','+',' ','#','0']) for _ in range(2))
    s+=random.choice(['','','3','8','15'])
    if random.random()<.5: s+='.'+random.choice(['','0','1','3','10','20'])
    return s+random.choice(conv)
for i in range(700):
    v=random.choice(ivals); s=spec('diuoxX'); out.append(f"i\t{v}\t{s}\t{s%v}")
for i in range(900):
    v=random.choice(fvals); s=spec('eEfFgG'); out.append(f"f\t{v!r}\t{s}\t{s%v}")
for i in range(150):
    v=random.choice(svals); s=spec('s'); out.append(f"s\t{v}\t{s}\t{s%v}")
print('\n'.join(out))
