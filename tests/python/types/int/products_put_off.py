# Long products by short factors, read at all moments, and beside the numbers that they were made of.
import copy
import gc
import json


def long(n=20, start=3):
    r = start << 1500
    for i in range(1, n):
        r *= i
    return r


def show(*numbers):
    print(*(f"{n % (2**61 - 1)}:{n.bit_length()}" for n in numbers))


# One is changed in place, the other stays.
r = long()
a = r
r *= 3
r *= 5
show(a, r)  # expect: 1850979457725193353:1559 94575755313572883:1563
print(r // a, r % a, r == a * 15, a == r)  # expect: 15 0 True False
b = r
r *= -7
r *= -11
c = r * -1
show(a, b, r, c)
# expect: 1850979457725193353:1559 94575755313572883:1563 364804131504030138:1569 1941038877709663813:1569
print(r // b, c // b, c < b < r, -c == r, abs(c) == r)  # expect: 77 -77 True True True

# Zero and one.
print(r * 0, 0 * r, (r * 3) * 0)  # expect: 0 0 0
show(r * 1, r * True, 1 * r * -1)
# expect: 364804131504030138:1569 364804131504030138:1569 1941038877709663813:1569
print(r * 1 == r, r * -1 == -r, (r * 3) * False)  # expect: True True 0

# Factors that do not fit 64 bits together.
x = long()
for factor in (2**47 - 1, -(2**47), 2**40 + 1, 2**62, 3, -(2**63), 2**63 - 1, 2**64 + 1, 7):
    y = x
    x *= factor
    show(y, x)
    print(x // factor == y)
# expect: 1850979457725193353:1559 1483063878744589435:1606
# expect: True
# expect: 1483063878744589435:1606 2144326591034564828:1653
# expect: True
# expect: 2144326591034564828:1653 568309636507599877:1693
# expect: True
# expect: 568309636507599877:1693 1136619273015199754:1755
# expect: True
# expect: 1136619273015199754:1755 1104014809831905311:1756
# expect: True
# expect: 1104014809831905311:1756 195626779099766658:1819
# expect: True
# expect: 195626779099766658:1819 586880337299299974:1882
# expect: True
# expect: 586880337299299974:1882 670237017266311864:1946
# expect: True
# expect: 670237017266311864:1946 79973102436795146:1949
# expect: True
y = long()
for i in range(70):
    y *= -2
    if i % 9 == 0:
        show(y)
# expect: 909727102977001196:1560
# expect: 11136941565750:1569
# expect: 2300140895132029951:1578
# expect: 613639400598274049:1587
# expect: 1717119155959758199:1596
# expect: 1667021668234891394:1605
# expect: 1952662282016062093:1614
# expect: 972777606519383118:1623
print(y == long() << 70, y >> 70 == long())  # expect: True True
y = long()
for i in range(60):
    y *= 2**31
show(y)  # expect: 148714593179402245:3419
y = long(30, 1)
lengths = []
for i in range(120):
    y *= 1 + i % 3
    lengths.append(y.bit_length())
print(lengths == sorted(lengths), lengths[::17])

# The highest 64 bits do not tell how long three times this is.
# expect: True [1603, 1619, 1633, 1647, 1663, 1677, 1691, 1707]
for last in (0, 2**2000 - 1):
    y = (2**65 - 2) // 3 << 2000 | last
    for factor in (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, -3, 1):
        y *= factor
    show(y, y // 3)

# Keys, hashes, members.
# expect: 2294021060191846399:2067 2301902359539744767:2065
# expect: 2291487785401450504:2067 2301057934609612802:2066
table = {}
key = long()
keys = []
for i in range(1, 20):
    key *= i
    table[key] = i
    keys.append(key)
print([table[k] for k in keys], hash(keys[5]) == hash(keys[4] * 6), keys[7] in table, keys[7] + 1 in table)
# expect: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19] True True False
print(len({long(), long(), long() * 2}), keys.index(keys[3]), sorted(keys, reverse=True) == keys[::-1], len(set(keys)))
# expect: 2 3 True 19
print(max(keys) == keys[-1], min(keys) == keys[1], keys[0] == keys[1] // 2)  # expect: True False True

# Text.
p = long(30)
p *= 12345
p *= 6789
print(p)
# expect: 77974118517319818448200834208769932514646271545813684093262635651180773703051992475455852688137057687061692302413939918088727494929021388491223170511304133781731075044993850924810292512722677332088408945978444876369519179289164512108564736489078955168645334807927640775170795961628045256604617553184183746783534891705519227448084762940480536027667583861755790164041128819373965908117081290588654259580796840310106064020198901532669465730938295916815527776872233326086970394149744803840000000
print(f"{p:x}"[:30], f"{p:,}"[-31:], str(-p)[:20], repr(p * -3)[-20:])
# expect: 688777e63ce54ad1f78cd66a0da000 970,394,149,744,803,840,000,000 -7797411851731981844 82449234411520000000
print(hex(p * 5)[:20], oct(p * 7)[:20], bin(p * 9)[:20])
# expect: 0x20aa5577f307a7619d 0o266732107227251050 0b111010110011000011
print(int(str(p * 11)) == p * 11, "%d" % (p * 13) == str(p * 13))  # expect: True True

# Bits.
q = long()
q *= 9
q *= 25
show(q & (q - 1), q | 1, q ^ long(), ~q, q >> 100, q << 3)
# expect: 1414132730076222749:1567 1418636329703593246:1567 720578394033686932:1567 887206679510100705:1567 1040433310140424196:1467 2125718600773970156:1570
q *= -49
show(q & 2**2000, q | 1, q ^ long(), ~q, q >> 1700, q << 3)
# expect: 281474976710656:2001 1967953130148443477:1572 207045682158954973:1572 337889879065250474:1572 2305843009213693950:1 1908566985905384102:1575
print(q.bit_count(), q.bit_length(), (q * 2).bit_length(), bool(q * 3), q.__sizeof__() > 0)
# expect: 26 1572 1573 True True
print((q * 3).to_bytes(260, "big", signed=True)[:8], int.from_bytes((q * 3).to_bytes(260, "little", signed=True), "little", signed=True) == q * 3)

# Sums and quotients.
# expect: b'\xff\xff\xff\xff\xff\xff\xff\xff' True
s = long()
t = long(21)
for i in range(3, 12):
    s *= i
    t *= i
print(s + t == t + s, s - t == -(t - s), s * 20 == t, t // s, t % s, divmod(t * 3, s * 2), t / s)
# expect: True True True 20 0 (30, 0) 20.0
show(s + 1, s - 1, 1 - s, s + t, s - t, s * t, pow(s, 2), pow(s, 3, t + 1), s // 10**100, -s // 10**100, s % 10**50, -s % 10**50)
# expect: 1946448208615216558:1583 1946448208615216556:1583 359394800598477395:1583 1676081224286750530:1587 2216815192943682584:1587 764223224322643102:3170 2113469869508456711:3166 540974620163721885:1574 1206452110126852604:1251 1099390899086841346:1251 1645608763171539979:166 1279566817220827718:165
print(float(s * 3 >> 1400), (s * 3 > s, s * -3 > s, s * 3 >= s * 3, s * 3 != s * 3, s * 2 < 1e308))

# Copies.
# expect: 2.769889343403944e+55 (True, False, True, False, False)
u = long()
u *= 17
u *= 19
v = copy.copy(u)
w = copy.deepcopy([u, u * 23])
z = json.loads(json.dumps([u, u * 29, -u * 31]))
print(v == u, w[0] == u, w[1] == u * 23, z[0] == u, z[1] == u * 29, z[2] == -u * 31)
# expect: True True True True True True


class Own(int):
    pass


own = Own(u * 37)
show(own, own * 3, own * own, Own(own * 41) * 43)
# expect: 1103511886819689760:1572 1004692651245375329:1574 232249974918352500:3144 1665799695969046187:1583
print(own == u * 37, type(own * 3).__name__, hash(own) == hash(u * 37))  # expect: True int True

# With collections in between, and many of the products kept.
kept = []
k = long()
for i in range(1, 160):
    k *= i % 13 + 1
    if i % 7 == 0:
        kept.append(k)
    if i % 50 == 0:
        gc.collect()
        show(k)
    if i % 40 == 0:
        k //= 2**90
# expect: 1782183571965786783:1595
# expect: 1445554200993845418:1628
# expect: 16694710963350946:1662
print(len(kept), sum(kept) % (2**61 - 1), all(n.bit_length() > 1000 for n in kept))

# Made by a function that is called often, and dropped.
# expect: 22 601876055049474668 True
total = 0
for i in range(12):
    total = (total + long(20 + i % 5) * (i + 1) * (i + 2)) % (10**30 + 57)
print(total)  # expect: 571434439516408055948011241124


def steps():
    n = long(20)
    while True:
        n *= yield n
        n *= 3


g = steps()
next(g)
for factor in (2, -5, 2**50, 2**63, 1):
    show(g.send(factor))
# expect: 1882504709496384314:1561
# expect: 1738388477332256653:1565
# expect: 1919954008849080844:1617
# expect: 2286861023265724569:1682
# expect: 2248897051369785805:1683
