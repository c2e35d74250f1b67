"""Writes src/text/tests/data/float.txt: float repr, hex, percent and parsing.

Run with CPython 3.14: python3.14 tools/expectations/float.py > src/text/tests/data/float.txt
"""

import random,struct
random.seed(3)
out=[]
vals=[0.0,-0.0,1.0,0.1,1e16,1e15,9999999999999998.0,1e-4,1e-5,123456789012345680.0,1e22,1e23,5e-324,2.2250738585072014e-308,1.7976931348623157e308,float('inf'),float('-inf'),float('nan'),1/3,2/3,100.0,1e300,-1e-7]
vals+=[struct.unpack('d',struct.pack('Q',random.getrandbits(64)))[0] for _ in range(500)]
vals+=[random.uniform(-1e6,1e6) for _ in range(100)]
for v in vals:
    out.append('\t'.join(['v',str(struct.unpack('Q',struct.pack('d',v))[0]),repr(v),v.hex(),'%.17g'%v,'%.3e'%v,'%.0f'%v if abs(v)<1e25 else 'x']))
def esc(s): return s.encode('unicode_escape').decode()
for s in ['1','1.','.5','.','','e5','1e5','1e','1e+','1e+5','1E-5',' 1.5\n','\u00a01\u2003','1_000','1__0','_1','1_','1_e5','1e_5','1e1_0','1_.5','1._5','1.5_5','inf','-INF','+Infinity','infinit','nan','-nan','NaN','nan(1)','0x10','1 2','+ 1','--1','+-1','\u0661\u0662.\u0665','1\u06602e1','1e400','-1e400','1e-400','1e99999999999999999999','0e99999999999','00012','1.5j','\x001','1\x00','\u2212 1','1\ud800','\U0001d7d8','1,5','1d5','in_f','\x1c1\x1f','\x0c2']:
    try: r=repr(float(s))
    except ValueError: r='!'
    out.append('p\t'+esc(s)+'\t'+r)
for s in ['0x1p0','1','0x.8','0x1.8p1','-0x1.fffffffffffffp1023','0x1p1024','0x1.fffffffffffff8p1023','0x1.fffffffffffff7ffp1023','0x1p-1074','0x1p-1075','0x1.8p-1075','0x1.00001p-1075','0x0.8p-1074','0x1p-1076','0x0p99999','0x1p99999','0x1p-99999999999999999999','0x1p99999999999999999999','inf','-nan','Infinity','x','0x','0x.','0xp1','0x1p','0x1p+','0x1.g','  0x1p0\t','0X1P+3','1.8','a.8p-2','0x1.00000000000008p0','0x1.00000000000018p0','0x1.000000000000080001p0','0x123456789abcdef0123p0','0x0.0000000000000000000000000123456789abcdefp0','0x1.fffffffffffff8p-1','0x0.fffffffffffffp-1022','0x0.fffffffffffff8p-1022','0x1.23456789abcdep-1030','-0x0p0','+ 0x1','0x1_0','0x1p1_0','\u06610','-','','0x1ffffffffffffffffp-10','0x0.00000000000000000000000000000000001p140','0x3.8p-1076','0x3p-1075','0x5p-1075']:
    try: r=repr(float.fromhex(s))
    except ValueError: r='!v'
    except OverflowError: r='!o'
    out.append('h\t'+esc(s)+'\t'+r)
print('\n'.join(out))
