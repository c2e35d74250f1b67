# since: 3.14
# Texts around the lengths at which the way of conversion changes, in every base.
import random

random.seed(7)
for b in range(2, 37, 7):
    for n in (1, 18, 25, 32, 33, 128, 129):
        x=random.randrange(b**(n-1), b**n) if n>1 else 1
        digs=''; y=x
        while y: digs='0123456789abcdefghijklmnopqrstuvwxyz'[y%b]+digs; y//=b
        assert int(digs,b)==x and int('-'+digs.upper(),b)==-x,(b,n)
for n in (32768,32769,65536,70000):
    for b,c in ((16,'f'),(2,'1'),(8,'7'),(32,'v')):
        assert int(c*n,b)==b**n-1,(n,b)
        assert int('1'+'0'*n,b)==b**n
print(int('f'*32,16), int('0'*50+'1',16), int('_'.join('123456789abcdef0123'),16))
# expect: 340282366920938463463374607431768211455 1 5373003642731685151011
